//! The game as the engine calls it: no rule.

use underdeck_game::{Chance, Encode, Facts, GameInfo, Seat, Solve, StateError, Turn};

use crate::info::INFO;
use crate::moves::Move;
use crate::state::{Options, Phase, State};
use crate::view::View;
use crate::{rules, wire};

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = [Option<Move>; 2];
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;
    const REFERENCE: &'static str = include_str!("reference.md");

    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        rules::set_up(*options, chance)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn => Turn::Decide(Seat(0)),
            Phase::Over(cause) => Turn::Over(rules::outcome(self, cause)),
        }
    }

    fn moves(&self) -> Self::Moves<'_> {
        [Move::Draw, Move::Stop].map(|mv| rules::check_move::<()>(self, mv).is_ok().then_some(mv))
    }

    fn play_unchecked(&mut self, mv: Move, _chance: &mut impl Chance) {
        rules::play(self, mv);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        wire::check(self)
    }
}

underdeck_game::playable!(State);

/// Nothing yet: reports ask only what they ask of all games.
impl Facts for State {}

/// Nothing yet: the solver searches plainly.
impl Solve for State {}

/// Nothing yet: moves are numbered in the order of the rules.
impl Encode for View {}
