//! Flat Monte Carlo.

use std::any::Any;

use game::Playable;

use super::mixed;
use super::race::{Course, Race, Track};
use super::value::Scale;
use crate::budget::{Budget, Clock, Meter};
use crate::{Player, Sight};

/// The player of flat Monte Carlo: random games after each legal move, and the move after which they end best.
///
/// The games are shared out by sequential halving (Karnin, Koren and Somekh 2013), and the n-th game of each move is
/// played on the same deal. Unseen cards are dealt anew for each from the view.
#[derive(Debug)]
pub struct Flat {
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    moves: u64,
    race: Option<Box<dyn Any + Send + Sync>>,
}

impl Flat {
    /// A player who thinks so long about a move; without a clock a millisecond counts as a hundred games.
    pub const fn new(budget: Budget, clock: Option<Clock>, seed: u64) -> Self {
        Self { budget, clock, seed, moves: 0, race: None }
    }
}

impl Player for Flat {
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        let count = sight.legal_count();
        if count < 2 {
            return sight.legal_nth(0);
        }
        let mut race = self.race.take().and_then(|race| race.downcast::<Race<S::Move>>().ok()).unwrap_or_default();
        self.moves += 1;
        let meter = Meter::start(self.budget, self.clock);
        let moves = (0..count).filter_map(|n| sight.legal_nth(n));
        let mut scale = Scale::NEW;
        let view = sight.view();
        let track = Track {
            view: &view,
            seat: sight.seat(),
            course: Course::Random,
            seed: mixed(self.seed, self.moves),
            meter,
            share: 0,
            doubt: 0.0,
        };
        race.line_up(moves, None, None);
        race.run::<S>(&track, &mut scale);
        let best = race.best(0.0, &scale).map(|(mv, ..)| mv);
        self.race = Some(race);
        best.or_else(|| sight.legal_nth(0))
    }
}
