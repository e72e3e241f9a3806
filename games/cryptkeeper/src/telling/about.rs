//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, Rank};
use underdeck_game::{Place, Term, Tooltip, prose};

use crate::{Options, Origin, Side, View, words};

/// The rules of each rank's event, ace first.
const EVENTS: [&[&str]; 13] = [
    &["event-1"],
    &["event-2"],
    &["event-3"],
    &["event-4"],
    &["event-5"],
    &["event-6"],
    &["event-7"],
    &["event-8"],
    &["event-9"],
    &["event-10"],
    &["event-11"],
    &["event-12"],
    &["event-13", "turn-3"],
];
/// The rules of each rank's item, ace first.
const ITEMS: [&[&str]; 13] = [
    &["item-1"],
    &["item-2"],
    &["item-3"],
    &["item-4"],
    &["item-5"],
    &["item-6"],
    &["item-7"],
    &["item-8"],
    &["item-9"],
    &["draw-2", "strike-1"],
    &["item-11"],
    &["item-12"],
    &["item-13"],
];

/// The description of a place.
pub(super) fn tooltip(view: &View, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Card("hand" | "offer" | "using", card) => Some(item(*card).odds(twin(view, *card))),
        Place::Card(_, card) if !is_in_play(view, *card) => None,
        Place::Card(_, card) => Some(both(view.options, *card).odds(twin(view, *card))),
        Place::Cell(_, cell) => {
            let tile = view.tile_on(*cell)?;
            Some(match (tile.side, tile.card.card()) {
                (_, None) => Tooltip::new(
                    "A tile face down. Move onto it from next to it: it is flipped, and its event happens unless you cancel it.",
                    &["side-1", "turn-2", "window-2"],
                )
                .odds(unseen(view, tile.origin)),
                (Side::Activated, Some(card)) => activated(card.rank()),
                (_, Some(card)) => waiting(view.options, card.rank()).odds(twin(view, card)),
            })
        }
        Place::Zone(id) => zone(view, id),
        _ => None,
    }
}

fn item(card: Card) -> Tooltip {
    let rank = card.rank();
    let (effect, rules) = (words::item_effect(rank), ITEMS[usize::from(rank) - 1]);
    let says = match rank {
        10 => "The Amulet. Bring it to the Altar, the other ten, within one move after you drew it, with an ace in hand: you win. \
               Keep it longer, and it goes, with eleven other items."
            .into(),
        1 => format!("The Flask, as an item: {effect}. The ritual needs an ace in your hand, so keep one."),
        13 => format!("A crowbar: {effect}. Use it when you have flipped a tile that would hurt you, such as a queen."),
        _ => format!("{}, as an item: {effect}. It works once and goes to the discard.", words::item(rank)),
    };
    Tooltip::new(says, rules)
}

fn waiting(options: Options, rank: Rank) -> Tooltip {
    let says = format!("{}. When you move onto it: {}.", words::tile(rank), words::event_effect(options, rank));
    Tooltip::new(says, EVENTS[usize::from(rank) - 1])
}

fn activated(rank: Rank) -> Tooltip {
    let says = match rank {
        13 => "The stairs. Once a Rune is active on this floor, you may descend from here.",
        10 => "An Altar that was met too early. It is of no use until the card has left the map and been laid again.",
        _ => "A tile that has been activated: you may walk over it, and nothing happens.",
    };
    Tooltip::new(says, EVENTS[usize::from(rank) - 1])
}

fn both(options: Options, card: Card) -> Tooltip {
    let rank = card.rank();
    let says = format!(
        "As a tile, {}: {}. As an item, {}: {}.",
        words::tile(rank),
        words::event_effect(options, rank),
        words::item(rank),
        words::item_effect(rank)
    );
    Tooltip::new(says, ITEMS[usize::from(rank) - 1])
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, &'static [_]) = match id {
        "map" => (
            "Tiles, and you on one of them. Each turn you move to a tile next to yours. Sideways tiles are seen, and still wait.",
            &["zone-1", "map-1", "turn-2", "side-1"],
        ),
        "hand" => (
            "Your items. Use them before you move, or after a tile was flipped and before its event happens. There is no limit.",
            &["zone-1", "hand-1", "turn-1", "window-1"],
        ),
        "deck" => {
            ("Items that you draw. Downstairs, the old map becomes the deck.", &["zone-1", "draw-1", "descend-2"])
        }
        "discard" => (
            "Used items and tiles that fell. With the deck they become the map of the next floor.",
            &["zone-1", "descend-1"],
        ),
        "offer" => (
            "One of these black cards becomes your first item, the other twelve the map. Six, jack and queen are kind.",
            &["zone-2", "setup-2", "take-1"],
        ),
        "using" => ("The item that is at work.", &["zone-2", "use-3"]),
        "signs" => (
            "What holds on this floor: whether the gargoyles are frozen, and when the Amulet's curse strikes.",
            &["event-1", "due-1", "strike-1"],
        ),
        "floor" => (
            "How deep you are. Each descent makes a map of deck and discard, and a deck of the old map.",
            &["descend-1", "descend-2", "descend-3"],
        ),
        "turns" => ("Turns completed. Fewer are better, in a won game.", &["due-1", "end-4"]),
        _ => return None,
    };
    let odds = match id {
        "map" => unseen(view, Origin::Map),
        "deck" => unseen(view, Origin::Deck),
        _ => String::new(),
    };
    Some(Tooltip::new(says, rules).odds(odds))
}

/// The unseen cards of this origin, as a text.
fn unseen(view: &View, origin: Origin) -> String {
    let cards = view.unseen_of(origin).cards(view.options);
    let whose = if origin == Origin::Map { "of this map" } else { "of the deck" };
    if cards.is_empty() {
        return format!("No card {whose} is unseen.");
    }
    format!("Unseen {whose}: {}: {}.", prose::count(cards.len(), "card"), prose::list(cards))
}

/// Whether the game is played with the card.
fn is_in_play(view: &View, card: Card) -> bool {
    card.suit().is_some_and(|suit| [view.options.black_suit(), view.options.red_suit()].contains(&suit))
}

/// The origin of the other card of this rank, if it is unseen.
fn twin(view: &View, card: Card) -> String {
    for (origin, whose) in [(Origin::Map, "of this map"), (Origin::Deck, "of the deck")] {
        let cards = view.unseen_of(origin).cards(view.options);
        if let Some(other) = cards.iter().find(|other| other.rank() == card.rank() && *other != card) {
            return format!("The other one, {other}, is among {} {whose}.", prose::count(cards.len(), "unseen card"));
        }
    }
    String::new()
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("altar", &["event-10"]),
    Term::new("amulet", &["draw-2", "due-1"]),
    Term::new("flask", &["event-10", "item-1"]),
    Term::new("rune", &["event-1"]),
    Term::new("stairs", &["turn-3", "event-13"]),
    Term::new("reveal", &["side-2"]),
    Term::new("ejected", &["event-5", "end-2"]),
    Term::new("curse", &["strike-1"]),
    // The verbs of the moves.
    Term::new("take", &["take-1"]),
    Term::new("stand", &["stand-1"]),
    Term::new("use", &["turn-1", "window-1", "use-1"]),
    Term::new("move", &["turn-2"]),
    Term::new("descend", &["turn-3", "descend-1"]),
    Term::new("resolve", &["window-2"]),
    Term::new("suffer", &["curse-2", "strike-1"]),
    Term::new("discard", &["choice-2"]),
    Term::new("keep", &["choice-3"]),
    Term::new("card", &["choice-4", "choice-5", "choice-6"]),
    Term::new("row", &["choice-7", "choice-8"]),
    Term::new("column", &["choice-9", "choice-10"]),
    Term::new("tile", &["choice-11", "choice-12"]),
    Term::new("cell", &["choice-13", "choice-14"]),
    Term::new("build", &["choice-15", "choice-16"]),
];
