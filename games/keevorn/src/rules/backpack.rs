//! The Backpack: storing and placing.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Link, Message, Refusal, say};

use crate::deck::{BACKPACK, ROOM};
use crate::rules::Census;
use crate::rules::refusal::{check_in, check_kind, check_room};
use crate::{Move, State, text};

/// Weapons and Relics of the Room, if the Backpack has a free place; storing and placing are unlimited (store-1, R9, R12).
#[inline]
fn storable(state: &State, census: &Census) -> CardSet {
    let kinds = state.kinds();
    if census.backpack < BACKPACK { state.room & (kinds.weapons | kinds.relics) } else { CardSet::EMPTY }
}

/// Cards of the Backpack, if the Room has a free place; Jokers fill places too (place-1, R11).
#[inline]
fn placeable(state: &State, census: &Census) -> CardSet {
    if census.room() < ROOM { state.backpack } else { CardSet::EMPTY }
}

#[inline]
pub(crate) fn count(census: &Census) -> usize {
    let numbers = census.club_weapons()
        + census.diamond_weapons()
        + census.heart_weapons()
        + census.spade_weapons()
        + census.relics();
    let storable = if census.backpack < BACKPACK { numbers } else { 0 };
    let placeable = if census.room() < ROOM { census.backpack } else { 0 };
    storable + placeable
}

#[inline]
pub(crate) fn nth(state: &State, census: &Census, n: usize) -> Move {
    let storable = storable(state, census);
    let card = (storable | placeable(state, census)).nth(n).expect("a card for each move");
    if storable.contains(card) { Move::Store(card) } else { Move::Place(card) }
}

/// Moves the card to the Backpack; the Room check follows at once (store-1, R10).
#[inline]
pub(crate) fn store(state: &mut State, card: Card, chance: &mut impl Chance) {
    state.room.remove(card);
    state.backpack.insert(card);
    state.check_room(chance);
}

/// Moves the card to the Room; exploring continues (place-1).
#[inline]
pub(crate) fn place(state: &mut State, card: Card) {
    state.backpack.remove(card);
    state.room.insert(card);
}

/// Whether the card can be stored (store-1, pile-1).
pub(crate) fn check_store(state: &State, card: Card) -> Result<(), Refusal> {
    let kinds = state.kinds();
    check_kind(state, kinds.weapons | kinds.relics, card, &text::ONLY_STORE, &["store-1"])?;
    check_room(state, card, &["store-1"])?;
    Refusal::unless(storable(state, &Census::of(state)).contains(card), &["store-1", "pile-1"], || {
        say!(REFUSAL_BACKPACK_FULL, cards = Message::join(state.backpack, Link::And))
    })
}

/// Whether the card can be placed (place-1, R11).
pub(crate) fn check_place(state: &State, card: Card) -> Result<(), Refusal> {
    check_in(state, state.backpack, card, &text::PILE_BACKPACK, &["place-1"])?;
    Refusal::unless(placeable(state, &Census::of(state)).contains(card), &["place-1", "R11"], || {
        say!(REFUSAL_ROOM_FULL, cards = Message::join(state.room, Link::And))
    })
}
