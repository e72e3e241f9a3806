//! The effect of a jack when its room is first entered.

use underdeck_cards::{Card, Suit};
use underdeck_game::prose;

use crate::{Location, Phase, View, words};

/// The effect of the jack, and the shot that it may have drawn.
pub(super) fn describe_change(before: &View, room: Location, jack: Card, after: &View) -> Vec<String> {
    let mut lines = vec![match jack.suit() {
        Some(Suit::Hearts) if after.wounds < before.wounds => {
            format!("{jack} heals a wound: {}.", words::wounds(after))
        }
        Some(Suit::Hearts) => format!("{jack} heals, but you have no wound to heal."),
        Some(Suit::Spades) => format!("{jack} is a trap: take a wound, or trash a card."),
        _ => match revealed(before, room, after) {
            rooms if rooms.is_empty() => format!("{jack} reveals nothing: no adjacent room is unknown."),
            rooms => format!("{jack} reveals {}.", prose::list(rooms)),
        },
    }];
    if let Phase::Defend(attacker) = after.phase {
        lines.push(words::attack(after, attacker));
    }
    lines
}

/// The rooms revealed around a jack, with their cards.
fn revealed(before: &View, room: Location, after: &View) -> Vec<String> {
    let shown = room.compass().filter(|&near| before.unknown.contains(near));
    shown.filter_map(|near| Some(format!("{} in {near}", after.card(near)?))).collect()
}
