//! Equipping Weapons.

use underdeck_cards::Card;
use underdeck_game::{Place, Play as _, prose, say};

use super::Parts;
use super::refusal::{Reason, because, not_in, not_in_room, unfit};
use super::zones::{drag, hand, in_room};
use crate::deck::same_colour;
use crate::words::colour;
use crate::{Move, State, View};

pub(super) fn offer(_: &View, mv: Move) -> Option<Parts> {
    Some(match mv {
        Move::Equip(card) => (
            drag(in_room(card), Place::Zone(hand(card))),
            say!("Equip {card}", card),
            say!("{card} goes to your {hand} Hand.", card, hand = colour(card)),
            &["equip-1"],
        ),
        Move::EquipDrop(card, drop) => (
            drag(in_room(card), Place::Card(hand(card), drop)),
            say!("Equip {card} for {drop}", card, drop),
            say!("{drop} is discarded from your {hand} Hand; {card} takes its place.", drop, hand = colour(card), card),
            &["equip-2", "R13"],
        ),
        _ => return None,
    })
}

pub(super) fn describe_change(_: &View, mv: Move, _: &View) -> Option<Vec<String>> {
    Some(vec![match mv {
        Move::Equip(card) => format!("{card} is in your {} Hand.", colour(card)),
        Move::EquipDrop(card, drop) => format!("{drop} is discarded; {card} is in your {} Hand.", colour(card)),
        _ => return None,
    }])
}

pub(super) fn refusal(state: &State, mv: Move) -> Option<Reason> {
    match mv {
        Move::Equip(card) => unequippable(state, card).or_else(|| {
            let (hand, held) = (colour(card), prose::list(state.hands & same_colour(card)));
            because(format!("your {hand} Hand is full: say which of {held} to drop"), &["equip-2", "R13"])
        }),
        Move::EquipDrop(card, drop) => unequippable(state, card).or_else(|| needless_drop(state, card, drop)),
        _ => None,
    }
}

/// What keeps a card from being equipped at all.
fn unequippable(state: &State, card: Card) -> Option<Reason> {
    unfit(state, state.kinds().weapons, card, "only Weapons are equipped", &["equip-1"])
        .or_else(|| not_in_room(state, card, &["equip-1"]))
}

/// The Hand has a place left, or does not hold the card to drop.
fn needless_drop(state: &State, card: Card, drop: Card) -> Option<Reason> {
    let hand = colour(card);
    if state.is_legal(Move::Equip(card)) {
        return because(format!("your {hand} Hand has a place left: nothing is dropped"), &["equip-1", "R13"]);
    }
    let wanted = format!("in your {hand} Hand");
    not_in(state, state.hands & same_colour(card), drop, &wanted, &["equip-2", "R13"])
}
