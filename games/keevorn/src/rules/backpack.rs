//! The Backpack: storing and placing, free and unlimited while exploring (R9, R12).

use cards::{Card, CardSet};
use game::Chance;

use crate::deck::{BACKPACK, ROOM};
use crate::{Move, State};

/// Weapons and Relics of the Room, if the Backpack has a place (store-1).
#[inline]
fn storable(state: &State) -> CardSet {
    let kinds = state.kinds();
    if state.backpack.len() < BACKPACK { state.room & (kinds.weapons | kinds.relics) } else { CardSet::EMPTY }
}

/// Cards of the Backpack, if the Room has a place, Jokers included (place-1, R11).
#[inline]
fn placeable(state: &State) -> CardSet {
    if state.room.len() < ROOM { state.backpack } else { CardSet::EMPTY }
}

#[inline]
pub(crate) fn count(state: &State) -> usize {
    (storable(state) | placeable(state)).len()
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    let storable = storable(state);
    let card = (storable | placeable(state)).nth(n).expect("a card for each move");
    if storable.contains(card) { Move::Store(card) } else { Move::Place(card) }
}

/// The card goes to the Backpack; the Room check follows at once (store-1, R10).
#[inline]
pub(crate) fn store(state: &mut State, card: Card, chance: &mut impl Chance) {
    state.room.remove(card);
    state.backpack.insert(card);
    state.check_room(chance);
}

/// The card goes to the Room, which is explored on (place-1).
#[inline]
pub(crate) fn place(state: &mut State, card: Card) {
    state.backpack.remove(card);
    state.room.insert(card);
}
