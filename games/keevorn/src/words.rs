//! Cards and Fortunes in words.

use cards::{Card, CardSet, Suit};

use crate::deck::{MONSTERS, RED, SCROLLS, STAIRS};
use crate::options::Edition;
use crate::{Fortune, View};

/// The card's full name with what it is in this game: `nine of spades, weapon 9, attack` (kind-1 to kind-6).
pub(crate) fn name(view: &View, card: Card) -> String {
    let (kinds, rank) = (view.kinds(), card.rank());
    let role = if kinds.weapons.contains(card) {
        format!("weapon {rank}, {}", skill(card))
    } else if kinds.relics.contains(card) {
        format!("relic, {} {rank} Health", if RED.contains(card) { "gives" } else { "costs" })
    } else if MONSTERS.contains(card) {
        format!("monster {rank}, {}", if RED.contains(card) { "red" } else { "black" })
    } else if SCROLLS.contains(card) {
        "scroll".into()
    } else {
        debug_assert!(STAIRS.contains(card));
        "stairs".into()
    };
    format!("{}, {role}", card.name())
}

/// The skill of a Weapon's suit.
fn skill(card: Card) -> &'static str {
    match card.suit() {
        Some(Suit::Clubs) => "probe",
        Some(Suit::Diamonds) => "bury",
        Some(Suit::Hearts) => "heal",
        _ => "attack",
    }
}

/// `7S`, `5C and 7S`, `5C, 6S and 7S`; `nothing` for none.
pub(crate) fn list(cards: CardSet) -> String {
    let names: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    match names.split_last() {
        None => "nothing".into(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// What a Fortune does at this Depth (fortune-1 to fortune-6).
pub(crate) fn fortune(view: &View, fortune: Fortune) -> String {
    let change = 3 * view.depth;
    match fortune {
        Fortune::Pain => format!("lose {change} Health, three times the Depth"),
        Fortune::Loss => "discard a card of the Backpack, if there is one".into(),
        Fortune::Vigor => format!("gain {change} Health, three times the Depth"),
        Fortune::Relief => "discard a Monster or Relic of the Room, if there is one".into(),
        Fortune::Surprise => match view.edition {
            Edition::First => "discard any number of cards from the Room".into(),
            Edition::Second => "name another Fortune".into(),
        },
    }
}

/// `red` or `black`, as the Hand of the card.
pub(crate) fn colour(card: Card) -> &'static str {
    if RED.contains(card) { "red" } else { "black" }
}

/// What playing a Relic does (relic-1).
pub(crate) fn relic(card: Card) -> String {
    format!("{} {} Health", if RED.contains(card) { "gain" } else { "lose" }, card.rank())
}

/// The Fortune's name as the rulebook writes it.
pub(crate) fn title(fortune: Fortune) -> &'static str {
    match fortune {
        Fortune::Pain => "Pain",
        Fortune::Loss => "Loss",
        Fortune::Vigor => "Vigor",
        Fortune::Relief => "Relief",
        Fortune::Surprise => "Surprise",
    }
}
