//! The turn: which phase offers moves, and which rule carries out which move. No rule stands here.

use std::ops::ControlFlow;

use game::{Chance, GameInfo, Seat, StateError, Turn};

use crate::rules::action::Actions;
use crate::rules::{self, attack, end_of_turn, explore, heal, loot, trap};
use crate::{INFO, Move, Options, Phase, State, View, check};

impl game::State for State {
    type Move = Move;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;
    const REFERENCE: &'static str = include_str!("reference.md");

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        rules::set_up(*options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(rules::outcome(self, end)),
            _ => Turn::Decide(Seat(0)),
        }
    }

    fn legal_moves<B>(&self, mut each: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.phase {
            Phase::Action => Actions::of(self).each(self, &mut each),
            Phase::Trap => (0..trap::count(self)).try_for_each(|n| each(trap::nth(self, n))),
            Phase::Defend(_) => attack::each_defence(self, &mut each),
            Phase::Over(_) => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn legal_count(&self) -> usize {
        count(self)
    }

    #[inline]
    fn legal_nth(&self, n: usize) -> Option<Move> {
        pick(self, |_| n)
    }

    #[inline]
    fn legal_pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        pick(self, choose)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        play(self, mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }
}

/// How many moves are legal: at least one until the game is over (over-1), at most 297 (state-3).
fn count(state: &State) -> usize {
    match state.phase {
        Phase::Action => Actions::of(state).count(),
        Phase::Trap => trap::count(state),
        Phase::Defend(_) => attack::defence_count(state),
        Phase::Over(_) => 0,
    }
}

/// The legal move of the number that `choose` gives, told how many there are; `None` if there is no such move.
#[inline]
fn pick(state: &State, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
    if state.phase == Phase::Action {
        let actions = Actions::of(state);
        let count = actions.count();
        let n = choose(count);
        return (n < count).then(|| actions.nth(state, n));
    }
    let count = count(state);
    if count == 0 {
        return None;
    }
    let n = choose(count);
    (n < count).then(|| match state.phase {
        Phase::Trap => trap::nth(state, n),
        _ => attack::defence_nth(state, n),
    })
}

/// Carries a legal move out (next-1).
#[inline]
fn play(state: &mut State, mv: Move, chance: &mut impl Chance) {
    match mv {
        Move::Enter(room, card) | Move::Go(room, card) => explore::walk(state, room, card),
        Move::Flee(to, card) => explore::flee(state, to, card),
        Move::Loot(card) => loot::loot(state, card),
        Move::Attack(cards) => attack::attack(state, cards),
        Move::Double => attack::double(state),
        Move::Heal(card) => heal::heal(state, card),
        Move::HealByQueen => heal::heal_by_queen(state),
        Move::End => end_of_turn::end(state, chance),
        Move::TakeWound => trap::take_wound(state),
        Move::Trash(card) => trap::trash(state, card),
        Move::Defend(cards) => attack::defend(state, cards, chance),
    }
}
