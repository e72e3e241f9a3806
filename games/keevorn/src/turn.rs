//! Who offers moves in which phase, and who carries which move out. No rule stands here.

use game::Chance;

use crate::rules::{backpack, combat, equip, peddler, relics, scrolls, skills};
use crate::{Move, Phase, State};

/// How many moves are legal.
#[inline]
pub(crate) fn count(state: &State) -> usize {
    match state.phase {
        Phase::Explore => {
            equip::count(state)
                + skills::count(state)
                + relics::count(state)
                + combat::count(state)
                + scrolls::count(state)
                + backpack::count(state)
        }
        Phase::Peddler => peddler::count(state),
        Phase::Probe => 2,
        Phase::Loss => scrolls::loss_count(state),
        Phase::Relief => scrolls::relief_count(state),
        Phase::Surprise => scrolls::surprise_count(state),
        Phase::Wish => scrolls::wish_count(state),
        Phase::Over(_) => 0,
    }
}

/// The n-th legal move, `n` below [`count`].
#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    match state.phase {
        Phase::Explore => explore(state, n),
        Phase::Peddler => peddler::nth(state, n),
        Phase::Probe => [Move::Take, Move::Return][n],
        Phase::Loss => scrolls::loss_nth(state, n),
        Phase::Relief => scrolls::relief_nth(state, n),
        Phase::Surprise => scrolls::surprise_nth(state, n),
        Phase::Wish => scrolls::wish_nth(n),
        Phase::Over(_) => unreachable!("no move is legal when the game is over"),
    }
}

#[inline]
fn explore(state: &State, mut n: usize) -> Move {
    macro_rules! group {
        ($($room:ident),*) => {$(
            let count = $room::count(state);
            if n < count {
                return $room::nth(state, n);
            }
            n -= count;
        )*};
    }
    group!(combat, equip, skills, relics, scrolls);
    backpack::nth(state, n)
}

/// Carries a legal move out.
#[inline]
pub(crate) fn play(state: &mut State, mv: Move, chance: &mut impl Chance) {
    match mv {
        Move::Trade(card) => peddler::trade(state, card),
        Move::Explore => state.check_room(chance),
        Move::Equip(card) => equip::equip(state, card, chance),
        Move::EquipDrop(card, drop) => equip::equip_drop(state, card, drop, chance),
        Move::Heal(card) => skills::heal(state, card, chance),
        Move::Probe(card) => skills::probe(state, card),
        Move::Bury(card, target) => skills::bury(state, card, target, chance),
        Move::Take => skills::take(state, chance),
        Move::Return => state.check_room(chance),
        Move::Relic(card) => relics::relic(state, card, chance),
        Move::Fight(monster, with) => combat::fight(state, monster, with, chance),
        Move::Read(card) => scrolls::read(state, card, chance),
        Move::Store(card) => backpack::store(state, card, chance),
        Move::Place(card) => backpack::place(state, card),
        Move::Lose(card) => scrolls::lose(state, card, chance),
        Move::Relieve(card) => scrolls::relieve(state, card, chance),
        Move::Discard(cards) => scrolls::discard(state, cards, chance),
        Move::Wish(fortune) => scrolls::wish(state, fortune, chance),
    }
}
