//! The game as the engine calls it: two dispatches, no rule.

use underdeck_game::{Chance, GameInfo, Seat, StateError, Turn};

use crate::check;
use crate::info::INFO;
use crate::moves::Move;
use crate::options::Options;
use crate::rules::{draw, setup};
use crate::state::{Phase, State};
use crate::view::View;

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = Vec<Move>;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;
    const REFERENCE: &'static str = include_str!("reference.md");

    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        setup::set_up(options, chance)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn => Turn::Decide(Seat(0)),
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn moves(&self) -> Vec<Move> {
        match self.phase {
            Phase::Turn if draw::may_draw(self) => vec![Move::Draw, Move::Stop],
            Phase::Turn => vec![Move::Stop],
            Phase::Over(_) => Vec::new(),
        }
    }

    fn play_unchecked(&mut self, mv: Move, _chance: &mut impl Chance) {
        match mv {
            Move::Draw => draw::draw(self),
            Move::Stop => draw::stop(self),
        }
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }
}
