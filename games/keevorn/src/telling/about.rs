//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Id, Link, Message, Place, Term, Tooltip, Value, say};

use crate::deck::{self, BLACK, MONSTERS, RED, SCROLLS};
use crate::words::{self, Role};
use crate::{Fortune, View, text};

/// The description of a place.
pub(super) fn tooltip(view: &View, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Card(_, card) => Some(card_lore(view, *card)),
        Place::Zone(id) => zone(view, id),
        _ => None,
    }
}

fn card_lore(view: &View, card: Card) -> Tooltip {
    let (rank, role, edition) = (card.rank(), Role::of(view, card), view.options.edition.to_string());
    let lore = match (role, card.suit()) {
        (Role::Weapon, Some(Suit::Clubs)) => Tooltip::new(say!(LORE_CLUB, rank), &["kind-3", "equip-1", "probe-1"]),
        (Role::Weapon, Some(Suit::Diamonds)) => {
            Tooltip::new(say!(LORE_DIAMOND, rank), &["kind-3", "equip-1", "bury-1"])
        }
        (Role::Weapon, Some(Suit::Hearts)) => Tooltip::new(say!(LORE_HEART, rank), &["kind-3", "equip-1", "heal-1"]),
        (Role::Weapon, _) => Tooltip::new(say!(LORE_SPADE, rank), &["kind-3", "equip-1", "fight-2", "fight-4"]),
        (Role::Relic, _) if RED.contains(card) => {
            Tooltip::new(say!(LORE_RELIC_RED, rank), &["kind-2", "relic-1", "store-1"])
        }
        (Role::Relic, _) => Tooltip::new(say!(LORE_RELIC_BLACK, rank), &["kind-2", "relic-1", "store-1"]),
        (Role::Monster, _) => Tooltip::new(
            say!(LORE_MONSTER, colour = deck::colour(card), rank, less = rank - 2, more = rank + 3),
            &["kind-4", "fight-8", "fight-3", "fight-4", "fight-5"],
        ),
        (Role::Scroll, _) => {
            let rules = &["kind-1", "read-1", "fortune-1", "fortune-2", "fortune-3", "fortune-4"];
            return Tooltip::new(say!(LORE_SCROLL, change = 3 * view.depth, jokers = view.jokers), rules)
                .odds(fortunes(view));
        }
        (Role::Stairs, _) => {
            Tooltip::new(say!(LORE_STAIRS, jokers = view.jokers, edition), &["kind-5", "room-4", "room-5", "room-6"])
        }
    };
    lore.odds(opposite(view, card, role))
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    Some(match id {
        "room" => Tooltip::new(say!(LORE_ROOM), &["pile-1", "room-1", "room-3", "enter-1"]).odds(kinds(view)),
        "red_hand" | "black_hand" => Tooltip::new(say!(LORE_HAND), &["pile-1", "equip-1", "equip-2", "fight-2"]),
        "backpack" => {
            let relics_as_weapons = view.options.relics_as_weapons.to_string();
            Tooltip::new(say!(LORE_BACKPACK, relics_as_weapons), &["pile-1", "store-1", "place-1"])
        }
        "health" => Tooltip::new(say!(LORE_HEALTH), &["health-1", "health-2"]),
        "depth" => Tooltip::new(say!(LORE_DEPTH, jokers = view.jokers), &["room-5", "fortune-1", "fortune-3"]),
        "clean_kills" => Tooltip::new(say!(LORE_CLEAN_KILLS), &["fight-5"]),
        "wishes" => Tooltip::new(say!(LORE_WISHES), &["wish-1", "wish-2"]),
        "floor" => Tooltip::new(say!(LORE_FLOOR), &["pile-1", "room-2", "floor-1"]).odds(kinds(view)),
        "discard" => Tooltip::new(say!(LORE_DISCARD, jokers = view.jokers), &["pile-1", "floor-1"]),
        "removed" => Tooltip::new(say!(LORE_REMOVED), &["pile-1", "room-5"]),
        _ => return None,
    })
}

/// The face-down cards by kind.
fn kinds(view: &View) -> Message {
    let (unseen, kinds) = (view.unseen(), view.kinds());
    let counted: [(CardSet, &Id); 5] = [
        (kinds.weapons, &text::COUNT_WEAPONS),
        (kinds.relics, &text::COUNT_RELICS),
        (MONSTERS, &text::COUNT_MONSTERS),
        (SCROLLS, &text::COUNT_SCROLLS),
        (CardSet::JOKERS, &text::COUNT_JOKERS),
    ];
    let counts = counted.map(|(cards, id)| ((unseen & cards).len(), id));
    all(unseen, counts.into_iter().filter(|(n, _)| *n > 0).map(|(n, id)| count(n, id)))
}

/// The number of unseen cards that matter to a card: the Monsters that a Weapon fights, the Weapons that fight a
/// Monster, others of its kind.
fn opposite(view: &View, card: Card, role: Role) -> Message {
    let (unseen, kinds, is_red) = (view.unseen(), view.kinds(), RED.contains(card));
    let (cards, id): (_, &Id) = match role {
        Role::Weapon if is_red => (MONSTERS & RED, &text::COUNT_RED_MONSTERS),
        Role::Weapon => (MONSTERS & BLACK, &text::COUNT_BLACK_MONSTERS),
        Role::Monster if is_red => (kinds.weapons & RED, &text::COUNT_RED_WEAPONS),
        Role::Monster => (kinds.weapons & BLACK, &text::COUNT_BLACK_WEAPONS),
        Role::Relic => (kinds.relics, &text::COUNT_RELICS),
        Role::Scroll | Role::Stairs => (CardSet::JOKERS, &text::COUNT_JOKERS),
    };
    match unseen.len() {
        0 => say!(ODDS_NONE),
        n => say!(ODDS_OF, n, count = count((unseen & cards).len(), id)),
    }
}

/// The Fortunes that a Scroll may draw.
fn fortunes(view: &View) -> Message {
    if let Some(card) = view.top() {
        return say!(ODDS_NEXT, card);
    }
    let unseen = view.unseen();
    let number = |fortune| unseen.iter().filter(|card| Fortune::from(card.suit()) == fortune).count();
    let counts = Fortune::ALL.iter().map(|&fortune| (number(fortune), fortune)).filter(|(n, _)| *n > 0);
    all(unseen, counts.map(|(n, fortune)| say!(COUNT_FORTUNE, n, fortune = words::title(fortune))))
}

fn count(n: usize, id: &'static Id) -> Message {
    Message::of(id, vec![("n", Value::from(n))])
}

/// `Unseen: 34 cards, 8 Weapons and 5 Monsters.`
fn all(unseen: CardSet, counts: impl Iterator<Item = Message>) -> Message {
    match unseen.len() {
        0 => say!(ODDS_NONE),
        n => say!(ODDS_ALL, n, counts = Message::join(counts, Link::Comma)),
    }
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("power", &["fight-8"]),
    Term::new("strength", &["kind-4", "fight-8"]),
    Term::new("fortune", &["read-1"]),
    Term::new("pain", &["fortune-1"]),
    Term::new("loss", &["fortune-2", "loss-1", "R30"]),
    Term::new("vigor", &["fortune-3"]),
    Term::new("relief", &["fortune-4", "relief-1", "R30"]),
    Term::new("surprise", &["fortune-5", "fortune-6"]),
    Term::new("stairs", &["room-4", "room-5", "R45"]),
    Term::new("secret-floor", &["room-6", "wish-1", "wish-2", "R40", "R45"]),
    Term::new("clean-kill", &["fight-5", "fight-7"]),
    Term::new("peddler", &["peddler-1", "peddler-2"]),
    // The verbs of the moves.
    Term::new("trade", &["peddler-1"]),
    Term::new("explore", &["peddler-2"]),
    Term::new("equip", &["equip-1", "equip-2"]),
    Term::new("heal", &["heal-1", "health-1", "option-2"]),
    Term::new("probe", &["probe-1"]),
    Term::new("take", &["probe-2"]),
    Term::new("return", &["probe-3"]),
    Term::new("bury", &["bury-1"]),
    Term::new("relic", &["relic-1", "R47"]),
    Term::new("fight", &["fight-1", "fight-2", "fight-3", "fight-4"]),
    Term::new("read", &["read-1"]),
    Term::new("store", &["store-1"]),
    Term::new("place", &["place-1"]),
    Term::new("lose", &["loss-1", "R30"]),
    Term::new("relieve", &["relief-1", "R30"]),
    Term::new("decline", &["decline-1", "R30"]),
    Term::new("discard", &["surprise-1", "surprise-2", "fortune-6"]),
    Term::new("wish", &["wish-1", "wish-2", "R33", "R41"]),
];
