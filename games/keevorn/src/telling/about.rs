//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Place, Term, Tooltip, prose};

use crate::deck::{BLACK, MONSTERS, RED, SCROLLS};
use crate::{View, deck, words};

/// The description of a place.
pub(super) fn tooltip(view: &View, place: &Place) -> Option<Tooltip> {
    Some(match place {
        Place::Card(_, card) => {
            let lore = card_lore(view, *card);
            if lore.odds.is_empty() { lore.odds(opposite(view, *card)) } else { lore }
        }
        Place::Zone(id) => zone(view, id)?,
        _ => return None,
    })
}

fn card_lore(view: &View, card: Card) -> Tooltip {
    let (rank, colour) = (card.rank(), deck::colour(card));
    match words::role(view, card) {
        "weapon" => {
            let hand = format!("Equip it into the {colour} Hand to fight {colour} Monsters with power {rank}");
            let (skill, rules): (_, &[_]) = match card.suit() {
                Some(Suit::Clubs) => {
                    ("or discard it to probe: look at the top card of the Floor", &["kind-3", "equip-1", "probe-1"])
                }
                Some(Suit::Diamonds) => {
                    ("or discard it to bury another card of the Room under the Floor", &["kind-3", "equip-1", "bury-1"])
                }
                Some(Suit::Hearts) => ("or discard it to heal its rank", &["kind-3", "equip-1", "heal-1"]),
                _ => (
                    "or let it join any fight straight from the Room; with a spade, power to spare becomes Health",
                    &["kind-3", "equip-1", "fight-2", "fight-4"],
                ),
            };
            Tooltip::new(format!("{hand}, {skill}."), rules)
        }
        "relic" if RED.contains(card) => Tooltip::new(
            format!("Play it to gain {rank} Health, or store it for worse days."),
            &["kind-2", "relic-1", "store-1"],
        ),
        "relic" => {
            let says =
                format!("It costs {rank} Health when it is played; bury it, or keep it in the Backpack, to be spared.");
            Tooltip::new(says, &["kind-2", "relic-1", "store-1"])
        }
        "monster" => {
            let (less, more) = (rank - 2, rank + 3);
            let says = format!(
                "A {colour} Monster of strength {rank}. With power {less} you would lose 2 Health, with {more} and a spade you \
                 would gain 3; equal power is a clean kill."
            );
            Tooltip::new(says, &["kind-4", "fight-8", "fight-3", "fight-4", "fight-5"])
        }
        "scroll" => {
            let says = "Read it, and the next card of the Floor joins the Room. Its suit decides: spades are Pain, clubs Loss, \
                        hearts Vigor, diamonds Relief, a Joker Surprise. Pain at Depth 2 costs 6 Health.";
            Tooltip::new(says, &["kind-1", "read-1", "fortune-1", "fortune-2", "fortune-3", "fortune-4"])
                .odds(fortunes(view))
        }
        _ => Tooltip::new(
            "A Joker cannot be played. When only Jokers are left in the Room, you have found the Stairs.",
            &["kind-5", "room-4", "room-5", "room-6"],
        ),
    }
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, &'static [_]) = match id {
        "room" => (
            "Clear all of its cards, in any order, and the next four are dealt. With 7H and JS left, for example, you could heal \
             7 Health, then fight.",
            &["pile-1", "room-1", "room-3", "enter-1"],
        ),
        "red_hand" | "black_hand" => (
            "It holds two Weapons of its colour, for Monsters of its colour. A third Weapon makes you drop one.",
            &["pile-1", "equip-1", "equip-2", "fight-2"],
        ),
        "backpack" => (
            "Three Weapons or Relics can wait here. Storing costs nothing, and a card can be placed into a Room with space.",
            &["pile-1", "store-1", "place-1"],
        ),
        "health" => ("At 0 you are dead. What you gain above the most is lost.", &["health-1", "health-2"]),
        "depth" => (
            "It rises by one with each Joker removed. Pain and Vigor change your Health by three times the Depth: at Depth 2 by 6.",
            &["room-5", "fortune-1", "fortune-3"],
        ),
        "clean_kills" => (
            "Fights in which your power was equal to the Monster's strength, such as 5 + 7 against a queen.",
            &["fight-5"],
        ),
        "wishes" => ("How many Fortunes you may still name, one after another.", &["wish-1", "wish-2"]),
        "floor" => (
            "The cards of the Rooms to come. The last Room cleared, with no card here, wins the game.",
            &["pile-1", "room-2", "floor-1"],
        ),
        "discard" => (
            "Cards that were used. They are shuffled into the new Floor when you take the Stairs.",
            &["pile-1", "floor-1"],
        ),
        "removed" => ("Jokers that were Stairs. Each of them is one Depth.", &["pile-1", "room-5"]),
        _ => return None,
    };
    let odds = if matches!(id, "floor" | "room") { kinds(view) } else { String::new() };
    Some(Tooltip::new(says, rules).odds(odds))
}

/// The face-down cards by kind.
fn kinds(view: &View) -> String {
    let (unseen, kinds) = (view.unseen(), view.kinds());
    let jokers = unseen - (kinds.weapons | kinds.relics | MONSTERS | SCROLLS);
    let counted = [
        (kinds.weapons, "Weapon"),
        (kinds.relics, "Relic"),
        (MONSTERS, "Monster"),
        (SCROLLS, "Scroll"),
        (jokers, "Joker"),
    ];
    unseen_counts(unseen, counted.map(|(kind, noun)| (unseen & kind, noun)))
}

/// The number of unseen cards that matter to a card: the Monsters that a Weapon fights, the Weapons that fight a
/// Monster, others of its kind.
fn opposite(view: &View, card: Card) -> String {
    let (unseen, kinds, colour) = (view.unseen(), view.kinds(), deck::colour(card));
    let of_colour = if RED.contains(card) { RED } else { BLACK };
    let (cards, noun) = match words::role(view, card) {
        "weapon" => (MONSTERS & of_colour, format!("{colour} Monster")),
        "monster" => (kinds.weapons & of_colour, format!("{colour} Weapon")),
        "relic" => (kinds.relics, "Relic".into()),
        _ => (unseen - (kinds.weapons | kinds.relics | MONSTERS | SCROLLS), "Joker".into()),
    };
    match unseen.len() {
        0 => "No card is unseen.".into(),
        n => format!("Unseen: {} among {}.", prose::count((unseen & cards).len(), &noun), prose::count(n, "card")),
    }
}

/// The Fortunes that a Scroll may draw.
fn fortunes(view: &View) -> String {
    if let Some(top) = view.top() {
        return format!("The next card is known: the {}.", top.name());
    }
    let unseen = view.unseen();
    let suit = |suit: Suit| unseen.iter().filter(|card| card.suit() == Some(suit)).collect::<CardSet>();
    let jokers: CardSet = unseen.iter().filter(|card| card.is_joker()).collect();
    let counted = [
        (suit(Suit::Spades), "spade"),
        (suit(Suit::Clubs), "club"),
        (suit(Suit::Hearts), "heart"),
        (suit(Suit::Diamonds), "diamond"),
        (jokers, "Joker"),
    ];
    unseen_counts(unseen, counted)
}

/// `Unseen: 34 cards, of which 8 are Weapons and 5 Monsters.`
fn unseen_counts(unseen: CardSet, counted: [(CardSet, &str); 5]) -> String {
    if unseen.is_empty() {
        return "No card is unseen.".into();
    }
    let parts = counted.into_iter().filter(|(cards, _)| !cards.is_empty());
    let parts = prose::list(parts.map(|(cards, noun)| prose::count(cards.len(), noun)));
    format!("Unseen: {}: {parts}.", prose::count(unseen.len(), "card"))
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("power", &["fight-8"]),
    Term::new("strength", &["kind-4", "fight-8"]),
    Term::new("fortune", &["read-1"]),
    Term::new("pain", &["fortune-1"]),
    Term::new("loss", &["fortune-2", "loss-1"]),
    Term::new("vigor", &["fortune-3"]),
    Term::new("relief", &["fortune-4", "relief-1"]),
    Term::new("surprise", &["fortune-5", "fortune-6"]),
    Term::new("stairs", &["room-4", "room-5"]),
    Term::new("secret-floor", &["room-6", "wish-1"]),
    Term::new("clean-kill", &["fight-5"]),
    Term::new("peddler", &["peddler-1", "peddler-2"]),
    // The verbs of the moves.
    Term::new("trade", &["peddler-1"]),
    Term::new("explore", &["peddler-2"]),
    Term::new("equip", &["equip-1", "equip-2"]),
    Term::new("heal", &["heal-1", "health-1"]),
    Term::new("probe", &["probe-1"]),
    Term::new("take", &["probe-2"]),
    Term::new("return", &["probe-3"]),
    Term::new("bury", &["bury-1"]),
    Term::new("relic", &["relic-1"]),
    Term::new("fight", &["fight-1", "fight-2", "fight-3", "fight-4"]),
    Term::new("read", &["read-1"]),
    Term::new("store", &["store-1"]),
    Term::new("place", &["place-1"]),
    Term::new("lose", &["loss-1"]),
    Term::new("relieve", &["relief-1"]),
    Term::new("decline", &["decline-1", "R30"]),
    Term::new("discard", &["surprise-1"]),
    Term::new("wish", &["wish-1"]),
];
