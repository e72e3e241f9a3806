//! Who offers moves in which phase, and who carries which move out. No rule stands here.

use game::Chance;

use crate::rules::action::Actions;
use crate::rules::{attack, end_of_turn, explore, heal, loot, trap};
use crate::{Move, Phase, State};

/// How many moves are legal: at least one until the game is over (over-1), at most 297 (state-3).
pub(crate) fn count(state: &State) -> usize {
    match state.phase {
        Phase::Action => Actions::of(state).count(),
        Phase::Trap => trap::count(state),
        Phase::Defend(_) => attack::defence_count(state),
        Phase::Over(_) => 0,
    }
}

/// The legal move whose number is chosen, told how many there are; `None` if there is none of this number.
#[inline]
pub(crate) fn pick(state: &State, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
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
pub(crate) fn play(state: &mut State, mv: Move, chance: &mut impl Chance) {
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
