//! The end of the game.

use std::cmp::Ordering;

use underdeck_game::{GameResult, Outcome, Seat};

use crate::State;
use crate::kinds::Mode;
use crate::phase::{End, Phase};

impl State {
    /// Ends the game; all else stays as it is (end-1).
    pub(crate) fn end(&mut self, end: End) {
        self.phase = Phase::Over(end);
        self.resume = None;
    }

    /// The player with more health; `None` if both are equal (end-5, R69).
    pub(crate) fn winner(&self) -> Option<Seat> {
        match self.keeps[0].hp.cmp(&self.keeps[1].hp) {
            Ordering::Greater => Some(Seat(0)),
            Ordering::Less => Some(Seat(1)),
            Ordering::Equal => None,
        }
    }

    /// The outcome in the terms common to all games (end-2, end-3, end-4, end-5, R56, R64).
    pub(crate) fn outcome_of(&self, end: End) -> Outcome {
        let is_won = match end {
            End::Goal | End::Monarch => true,
            End::Time => self.options.mode == Mode::Mastery,
            End::Death => false,
            End::War => {
                let (result, cause) = match self.winner() {
                    None => (GameResult::Draw, "draw"),
                    Some(Seat(0)) => (GameResult::Winner(Seat(0)), "winner 1"),
                    Some(seat) => (GameResult::Winner(seat), "winner 2"),
                };
                return Outcome { result, cause, score: None };
            }
        };
        let score = (self.options.mode == Mode::Mastery).then(|| self.score());
        Outcome { result: if is_won { GameResult::Won } else { GameResult::Lost }, cause: end.word(), score }
    }
}
