//! Names of cards and Fortunes.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Effect, Icon, Message, Symbol, prose, say};

use crate::deck::{self, MONSTERS, RED, SCROLLS};
use crate::options::Edition;
use crate::{Fortune, View};

/// The card's full name with its role in this game: `nine of spades, weapon 9, attack` (kind-1 to kind-6).
pub(crate) fn name(view: &View, card: Card) -> String {
    let (name, role, rank) = (card.name(), role(view, card), card.rank());
    match role {
        "weapon" => format!("{name}, {role} {rank}, {}", skill(card)),
        "relic" => format!("{name}, {role}, {} {rank} Health", if RED.contains(card) { "gives" } else { "costs" }),
        "monster" => format!("{name}, {role} {rank}, {}", deck::colour(card)),
        _ => format!("{name}, {role}"),
    }
}

/// The card's role in this game (kind-1 to kind-5, R47).
pub(crate) fn role(view: &View, card: Card) -> &'static str {
    let kinds = view.kinds();
    let roles = [(kinds.weapons, "weapon"), (kinds.relics, "relic"), (MONSTERS, "monster"), (SCROLLS, "scroll")];
    roles.into_iter().find(|(cards, _)| cards.contains(card)).map_or("stairs", |(_, role)| role)
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

/// The role's icon.
pub(crate) fn icon(role: &str) -> Icon {
    match role {
        "weapon" => Icon::new(Symbol::Weapon, "weapon"),
        "relic" => Icon::art("holy-grail"),
        "monster" => Icon::new(Symbol::Monster, "monster"),
        "scroll" => Icon::new(Symbol::Magic, "tied-scroll"),
        _ => Icon::art("3d-stairs"),
    }
}

/// The other effect of a card of this role in the Room: a Weapon's skill, a Relic's Health, a Scroll's reading.
pub(crate) fn does(role: &str, card: Card) -> Option<Effect> {
    let heal = || Effect::of("heal", card.rank()).symbol(Symbol::Health);
    match role {
        "weapon" if card.suit() == Some(Suit::Hearts) => Some(heal()),
        "weapon" => Some(if skill(card) == "attack" { "join any fight" } else { skill(card) }.into()),
        "relic" if RED.contains(card) => Some(heal()),
        "relic" => Some(Effect::of("lose", card.rank())),
        "scroll" => Some("read a Fortune".into()),
        "stairs" => Some("the way down".into()),
        _ => None,
    }
}

/// The Fortune's name as the rulebook writes it.
pub(crate) fn title(fortune: Fortune) -> String {
    prose::capitalised(fortune.word())
}

/// The effect of a Fortune at this Depth (fortune-1 to fortune-6).
pub(crate) fn fortune(view: &View, fortune: Fortune) -> Message {
    let change = 3 * view.depth;
    match fortune {
        Fortune::Pain => say!("lose {change} Health, three times the Depth", change),
        Fortune::Loss if view.options.decline_fortunes => "you may discard a card of the Backpack".into(),
        Fortune::Loss => "discard a card of the Backpack, if there is one".into(),
        Fortune::Vigor => say!("gain {change} Health, three times the Depth", change),
        Fortune::Relief if view.options.decline_fortunes => "you may discard a Monster or Relic of the Room".into(),
        Fortune::Relief => "discard a Monster or Relic of the Room, if there is one".into(),
        Fortune::Surprise => match view.options.edition {
            Edition::First => "discard any number of cards from the Room".into(),
            Edition::Second => "name another Fortune".into(),
        },
    }
}
