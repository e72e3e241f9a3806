//! Dispatch: the rules that offer moves in each phase, and the rule that plays each move.

use underdeck_game::{Chance, GameInfo, MoveList, Seat, StateError, Turn};

use crate::rules::action::Actions;
use crate::rules::{self, attack, end_of_turn, explore, heal, loot, trap};
use crate::{INFO, Move, Options, Phase, State, View, check};

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = Moves<'a>;
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

    #[inline]
    fn moves(&self) -> Moves<'_> {
        Moves { state: self, actions: (self.phase == Phase::Action).then(|| Actions::of(self)) }
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

/// The legal moves: at least one until the game is over (over-1), at most 297 (state-3).
#[derive(Clone)]
pub struct Moves<'a> {
    state: &'a State,
    /// Those of phase `action`.
    actions: Option<Actions>,
}

impl MoveList for Moves<'_> {
    type Move = Move;

    #[inline]
    fn count(&self) -> usize {
        match (&self.actions, self.state.phase) {
            (Some(actions), _) => actions.count(),
            (_, Phase::Trap) => trap::count(self.state),
            (_, Phase::Defend(_)) => attack::defence_count(self.state),
            (_, Phase::Action | Phase::Over(_)) => 0,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Move> {
        (n < self.count()).then(|| match (&self.actions, self.state.phase) {
            (Some(actions), _) => actions.nth(self.state, n),
            (_, Phase::Trap) => trap::nth(self.state, n),
            _ => attack::defence_nth(self.state, n),
        })
    }
}

/// Plays a legal move (next-1).
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
