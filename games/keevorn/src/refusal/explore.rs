//! Why a move of phase `explore` is not legal there.

use cards::{Card, CardSet, Suit};
use game::Play as _;

use super::{Reason, Rules, because, kind, not_in};
use crate::deck::{MONSTERS, SCROLLS, STAIRS, same_colour, suit};
use crate::words::{self, list};
use crate::{Move, State};

/// What is wrong with an illegal move: the card's kind, then its place, then what else the move needs.
pub(super) fn reason(state: &State, mv: Move) -> Option<Reason> {
    match mv {
        Move::Equip(card) => equip(state, card).or_else(|| {
            let (hand, held) = (words::colour(card), state.hands & same_colour(card));
            because(format!("your {hand} Hand is full: say which of {} to drop", list(held)), &["equip-2", "R13"])
        }),
        Move::EquipDrop(card, drop) => equip(state, card).or_else(|| needless_drop(state, card, drop)),
        Move::Heal(card) => skill(state, card, Suit::Hearts, "only heart Weapons heal", &["heal-1", "R14"]),
        Move::Probe(card) => skill(state, card, Suit::Clubs, "only club Weapons probe", &["probe-1", "R14"])
            .or_else(|| because("the Floor is empty: there is nothing to probe", &["probe-1", "R16"])),
        Move::Bury(card, target) => skill(state, card, Suit::Diamonds, "only diamond Weapons bury", &["bury-1", "R14"])
            .or_else(|| in_room(state, target, &["bury-1", "R18"]))
            .or_else(|| because(format!("{card} buries another card, not itself"), &["bury-1", "R18"])),
        Move::Relic(card) => relic(state, card),
        Move::Fight(monster, with) => fits(state, MONSTERS, monster, "only Monsters are fought", &["fight-1"])
            .or_else(|| in_room(state, monster, &["fight-1"]))
            .or_else(|| selection(state, monster, with)),
        Move::Read(card) => {
            fits(state, SCROLLS, card, "only aces are read", &["read-1"]).or_else(|| in_room(state, card, &["read-1"]))
        }
        Move::Store(card) => {
            let kinds = state.kinds();
            fits(state, kinds.weapons | kinds.relics, card, "only Weapons and Relics are stored", &["store-1"])
                .or_else(|| in_room(state, card, &["store-1"]))
                .or_else(|| because(format!("your Backpack is full: {}", list(state.backpack)), &["store-1", "pile-1"]))
        }
        Move::Place(card) => not_in(state, state.backpack, card, "in your Backpack", &["place-1"])
            .or_else(|| because(format!("the Room is full: {}", list(state.room)), &["place-1", "R11"])),
        _ => None,
    }
}

/// What keeps a card from being equipped at all.
fn equip(state: &State, card: Card) -> Option<Reason> {
    fits(state, state.kinds().weapons, card, "only Weapons are equipped", &["equip-1"])
        .or_else(|| in_room(state, card, &["equip-1"]))
}

/// The Hand has a place left, or does not hold the card to drop.
fn needless_drop(state: &State, card: Card, drop: Card) -> Option<Reason> {
    let hand = words::colour(card);
    if state.is_legal(Move::Equip(card)) {
        return because(format!("your {hand} Hand has a place left: nothing is dropped"), &["equip-1", "R13"]);
    }
    let wanted = format!("in your {hand} Hand");
    not_in(state, state.hands & same_colour(card), drop, &wanted, &["equip-2", "R13"])
}

/// What keeps a card from doing what Weapons of the suit do.
fn skill(state: &State, card: Card, of: Suit, otherwise: &str, rules: Rules) -> Option<Reason> {
    fits(state, state.kinds().weapons & suit(of), card, otherwise, rules).or_else(|| in_room(state, card, rules))
}

fn relic(state: &State, card: Card) -> Option<Reason> {
    let relics = state.kinds().relics;
    if relics.is_empty() {
        return because("ranks 2 to 4 are Weapons in this game, and nothing is a Relic", &["relic-1", "R47"]);
    }
    fits(state, relics, card, "only Relics are played so", &["relic-1"]).or_else(|| in_room(state, card, &["relic-1"]))
}

/// The first selected card that may not join the fight (fight-2, R14, R22).
fn selection(state: &State, monster: Card, with: CardSet) -> Option<Reason> {
    let card = with.iter().find(|&card| !state.is_legal(Move::Fight(monster, CardSet::of(card))))?;
    let rules: Rules = &["fight-2", "R14", "R22"];
    fits(state, state.kinds().weapons, card, "only Weapons join a fight", rules).or_else(|| {
        if state.room.contains(card) {
            because(format!("{card} lies in the Room and is no spade"), rules)
        } else {
            let wanted = format!("in the {} Hand, which fights {monster}", words::colour(monster));
            not_in(state, CardSet::EMPTY, card, &wanted, rules)
        }
    })
}

/// The card is not of the kind that the move needs; a Joker is of none (explore-1).
fn fits(state: &State, cards: CardSet, card: Card, otherwise: &str, rules: Rules) -> Option<Reason> {
    if cards.contains(card) {
        return None;
    }
    if STAIRS.contains(card) {
        return because(format!("{card} is a Joker, which is neither played nor stored"), &["explore-1"]);
    }
    because(format!("{card} is {}: {otherwise}", kind(state, card)), rules)
}

fn in_room(state: &State, card: Card, rules: Rules) -> Option<Reason> {
    not_in(state, state.room, card, "in the Room", rules)
}
