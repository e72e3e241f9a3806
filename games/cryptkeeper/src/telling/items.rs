//! Using items.

use underdeck_cards::Rank;
use underdeck_game::say;

use super::refusal::{because, not_in};
use super::zones::tap;
use super::{Parts, Reason, Rules};
use crate::state::Phase;
use crate::{Move, State, View, words};

pub(super) fn offer(_: &View, _: &State, mv: Move) -> Option<Parts> {
    let Move::Use(card) = mv else { return None };
    let effect = words::item_effect(card.rank()).capitalised();
    Some((
        tap("hand", card),
        say!("Use {item}", item = words::as_item(card)),
        say!("{effect}. Then {card} goes to the discard.", effect, card),
        rules(card.rank()),
    ))
}

const fn rules(item: Rank) -> Rules {
    match item {
        1 => &["use-1", "item-1", "R44"],
        2 => &["use-1", "item-2", "R21"],
        3 => &["use-1", "item-3", "R22"],
        4 => &["use-1", "item-4", "R23"],
        5 => &["use-1", "item-5", "R24"],
        6 => &["use-1", "item-6", "R9"],
        7 => &["use-1", "item-7", "draw-1"],
        8 => &["use-1", "item-8", "R28"],
        9 => &["use-1", "item-9", "R25"],
        11 => &["use-1", "item-11", "R25"],
        12 => &["use-1", "item-12", "R26"],
        _ => &["use-1", "item-13", "R16"],
    }
}

pub(super) fn describe_change(_: &View, mv: Move, after: &View) -> Option<String> {
    let Move::Use(card) = mv else { return None };
    let item = words::as_item(card);
    Some(match after.using {
        Some(_) => format!("You use {item}."),
        None => format!("You use {item}; it goes to the discard."),
    })
}

/// The card is not in the hand, or cannot be used (hand-1, R19).
pub(super) fn refusal(view: &View, mv: Move) -> Option<Reason> {
    let Move::Use(card) = mv else { return None };
    let rules: Rules = match view.phase {
        Phase::Event => &["window-1", "hand-1"],
        Phase::Curse => &["curse-1", "hand-1"],
        _ => &["turn-1", "hand-1"],
    };
    not_in(view, view.hand, card, "in your hand", rules).or_else(|| {
        because(format!("{card} is an Amulet, which belongs on the altar and cannot be used"), &["hand-1", "R19"])
    })
}
