//! The end of a quest, and victory points.

use underdeck_game::{GameResult, Outcome, Refusal, say};

use crate::{End, Kind, Phase, Quest, Square, Title};

impl Quest {
    /// Whether the staircase leads out: with all tasks done, or at any time in a campaign (explore-3, R41, R44).
    #[inline]
    pub(crate) fn may_leave(&self) -> bool {
        self.options.campaign || self.all_done()
    }

    /// Whether the player can leave (explore-3, R41, R44).
    pub(crate) fn check_leave(&self) -> Result<(), Refusal> {
        Refusal::unless(self.here == Kind::Staircase, &["explore-3", "R41"], || {
            say!(REFUSED_LEAVE_ELSEWHERE, cell = Square::STAIRCASE)
        })?;
        Refusal::unless(self.may_leave(), &["explore-3", "R44"], || {
            say!(REFUSED_LEAVE_TASKS, done = self.tasks_done(), all = 4)
        })
    }

    /// Goes up the staircase: a success if all tasks are done, else a failed attempt (explore-3, over-1, R44).
    pub(crate) fn leave(&mut self) {
        self.phase = Phase::Over(if self.all_done() { End::Returned } else { End::FailedAttempt });
    }

    /// Abandons the quest (move-1, over-1, R43).
    #[inline]
    pub(crate) fn abandon(&mut self) {
        self.phase = Phase::Over(End::Abandoned);
    }

    /// Outside a campaign a quest that cannot be completed is over, unless the option `play_on` is set
    /// (check-1, check-2, option-12, R42).
    #[inline(always)]
    pub(crate) fn end_if_hopeless(&mut self) {
        if !matches!(self.phase, Phase::Over(_))
            && !self.options.campaign
            && !self.options.play_on
            && self.is_hopeless()
        {
            self.phase = Phase::Over(End::Impossible);
        }
    }

    /// The outcome in the terms common to all games (over-2, over-3, over-4).
    pub(crate) fn outcome(&self, end: End) -> Outcome {
        let is_won = end == End::Returned;
        Outcome {
            result: if is_won { GameResult::Won } else { GameResult::Lost },
            cause: end.word(),
            score: is_won.then(|| self.score()),
        }
    }

    /// The victory points as of now (score-1, R40, R50).
    pub fn score(&self) -> i32 {
        i32::from(self.hp) + i32::from(self.gp) + 2 * self.items.len() as i32 + self.defeated() as i32
    }

    /// The title for the victory points as of now (score-2, over-5, R46).
    pub fn title_earned(&self) -> Title {
        Title::earned(self.score())
    }
}
