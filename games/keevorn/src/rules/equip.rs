//! Hands: equipping Weapons.

use cards::{Card, CardSet};
use game::Chance;

use crate::deck::{BLACK, HAND, RED, same_colour};
use crate::{Move, State};

/// Weapons in the Room, by the colour of their Hand, and the cards that may be dropped for each: none is needed while
/// the Hand has a free place (equip-1, equip-2, R13).
#[inline]
fn choices(state: &State, colour: CardSet) -> (CardSet, CardSet) {
    let hand = state.hands & colour;
    (state.room & state.kinds().weapons & colour, if hand.len() < HAND { CardSet::EMPTY } else { hand })
}

#[inline]
fn count_of((weapons, drops): (CardSet, CardSet)) -> usize {
    weapons.len() << usize::from(!drops.is_empty())
}

#[inline]
pub(crate) fn count(state: &State) -> usize {
    count_of(choices(state, RED)) + count_of(choices(state, BLACK))
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    let red = choices(state, RED);
    let red_count = count_of(red);
    let ((weapons, drops), n) = if n < red_count { (red, n) } else { (choices(state, BLACK), n - red_count) };
    let weapon = |n| weapons.nth(n).expect("a Weapon for each move");
    match drops.nth(n & 1) {
        Some(drop) => Move::EquipDrop(weapon(n >> 1), drop),
        None => Move::Equip(weapon(n)),
    }
}

/// The Weapon goes to its Hand (equip-1).
#[inline]
pub(crate) fn equip(state: &mut State, card: Card, chance: &mut impl Chance) {
    debug_assert!((state.hands & same_colour(card)).len() < HAND);
    state.room.remove(card);
    state.hands.insert(card);
    state.check_room(chance);
}

/// One Weapon of the full Hand is discarded for it (equip-2, R13).
#[inline]
pub(crate) fn equip_drop(state: &mut State, card: Card, drop: Card, chance: &mut impl Chance) {
    state.hands.remove(drop);
    state.discard.insert(drop);
    equip(state, card, chance);
}
