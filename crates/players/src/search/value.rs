//! The value of the end of a game to a seat.

use underdeck_game::{GameResult, Outcome, Seat};

/// The end of a game for one seat, before its score is standardised.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct GameEnd {
    /// 1 for a win, 0 for a loss, one half for a draw.
    pub(crate) win: f32,
    /// The score; `None` where the rules keep none, in a contest, or if the game was cut off.
    pub(crate) score: Option<f32>,
}

impl GameEnd {
    /// The end of a game for a seat. `None`, a game that was cut off, counts as lost.
    #[inline]
    pub(crate) fn of(outcome: Option<Outcome>, seat: Seat) -> Self {
        let Some(outcome) = outcome else { return Self { win: 0.0, score: None } };
        let score = outcome.score.map(|score| score as f32);
        match outcome.result {
            GameResult::Won => Self { win: 1.0, score },
            GameResult::Draw => Self { win: 0.5, score: None },
            GameResult::Winner(winner) => Self { win: f32::from(u8::from(winner == seat)), score: None },
            _ => Self { win: 0.0, score },
        }
    }
}

/// Maps a [`GameEnd`] to a number from 0 to 1, relative to the scores so far.
///
/// Winning has the weight [`ScoreScale::WIN`], the score the rest. A score is standardised by the running mean and standard deviation (Welford 1962)
/// and clipped at three standard deviations.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct ScoreScale {
    count: f32,
    mean: f32,
    squares: f32,
    least: f32,
    /// The number of scores that differed from the running mean.
    unlike: u32,
}

impl ScoreScale {
    /// The weight of winning in a game that keeps a score.
    const WIN: f32 = 0.5;
    /// The range of the scale on either side, in standard deviations.
    const REACH: f32 = 3.0;
    /// The fewest differing scores for a usable scale.
    const FEW: u32 = 40;
    /// The greatest weight of past scores, so that the scale follows the game.
    const MEMORY: f32 = 4_000.0;

    /// The scale before the first score.
    pub(crate) const NEW: Self = Self { count: 0.0, mean: 0.0, squares: 0.0, least: 0.0, unlike: 0 };

    /// Updates the scale with a score.
    pub(crate) fn meet(&mut self, end: GameEnd) {
        let Some(score) = end.score else { return };
        if self.count == 0.0 {
            self.least = score;
        }
        self.least = self.least.min(score);
        self.count = (self.count + 1.0).min(Self::MEMORY);
        let off = score - self.mean;
        self.unlike = self.unlike.saturating_add(u32::from(off.abs() > 1e-3));
        self.mean += off / self.count;
        self.squares += off * (score - self.mean);
        if self.count == Self::MEMORY {
            self.squares -= self.squares / self.count;
        }
    }

    /// Whether too few scores differ for a usable scale.
    pub(crate) fn is_flat(&self) -> bool {
        self.unlike < Self::FEW
    }

    /// The typical difference in value between two games with different ends.
    pub(crate) fn range(&self) -> f32 {
        if self.count == 0.0 { 0.5 } else { (1.0 - Self::WIN) / Self::REACH / 2.0 }
    }

    /// The value of an end, 0 to 1. An end without a score counts as the least score so far.
    #[inline]
    pub(crate) fn worth(&self, end: GameEnd) -> f32 {
        if self.count == 0.0 {
            return end.win;
        }
        let spread = (self.squares / self.count).sqrt().max(1e-3) * Self::REACH;
        let score = (end.score.unwrap_or(self.least) - self.mean) / spread;
        Self::WIN * end.win + (1.0 - Self::WIN) * 0.5 * (1.0 + score.clamp(-1.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(result: GameResult, score: Option<i32>) -> Option<Outcome> {
        Some(Outcome { result, cause: "end", score })
    }

    #[test]
    fn an_end_depends_on_the_seat() {
        let end = |result, seat| GameEnd::of(outcome(result, Some(7)), Seat(seat));
        assert_eq!(end(GameResult::Won, 1), GameEnd { win: 1.0, score: Some(7.0) });
        assert_eq!(end(GameResult::Lost, 0), GameEnd { win: 0.0, score: Some(7.0) });
        assert_eq!(end(GameResult::Winner(Seat(1)), 1), GameEnd { win: 1.0, score: None });
        assert_eq!(end(GameResult::Winner(Seat(1)), 0), GameEnd { win: 0.0, score: None });
        assert_eq!(end(GameResult::Draw, 0).win, 0.5);
        assert_eq!(GameEnd::of(None, Seat(0)), GameEnd { win: 0.0, score: None });
    }

    #[test]
    fn without_scores_only_winning_counts() {
        let scale = ScoreScale::default();
        assert_eq!(scale.worth(GameEnd { win: 1.0, score: None }), 1.0);
        assert_eq!(scale.worth(GameEnd { win: 0.0, score: None }), 0.0);
    }

    #[test]
    fn a_score_is_standardised_by_the_scores_so_far() {
        let mut scale = ScoreScale::default();
        for score in [10.0, 20.0, 30.0] {
            scale.meet(GameEnd { win: 1.0, score: Some(score) });
        }
        let worth = |win, score| scale.worth(GameEnd { win, score });
        assert!((worth(1.0, Some(20.0)) - 0.75).abs() < 1e-6 && (worth(0.0, Some(20.0)) - 0.25).abs() < 1e-6);
        assert!(worth(1.0, Some(21.0)) > worth(1.0, Some(20.0)));
        assert_eq!(worth(1.0, Some(1e6)), 1.0);
        assert_eq!(worth(0.0, Some(-1e6)), 0.0);
        assert_eq!(worth(0.0, None), worth(0.0, Some(10.0)));
    }
}
