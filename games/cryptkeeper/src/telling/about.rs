//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, Rank};
use underdeck_game::{Link, Message, Place, Term, Tooltip, say};

use crate::{Options, Origin, Side, View, text, words};

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
                (_, None) => Tooltip::new(&text::ABOUT_TILE_HIDDEN, &["side-1", "turn-2", "window-2"])
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
    let effect = words::item_effect(rank);
    let says = match rank {
        10 => say!(ABOUT_AMULET),
        1 => say!(ABOUT_FLASK, effect),
        13 => say!(ABOUT_CROWBAR, effect),
        _ => say!(ABOUT_ITEM, item = words::item(rank), effect),
    };
    Tooltip::new(says, ITEMS[usize::from(rank) - 1])
}

fn waiting(options: Options, rank: Rank) -> Tooltip {
    let says = say!(ABOUT_TILE, tile = words::tile(rank), effect = words::event_effect(options, rank));
    Tooltip::new(says, EVENTS[usize::from(rank) - 1])
}

fn activated(rank: Rank) -> Tooltip {
    let says = match rank {
        13 => &text::ABOUT_STAIRS,
        10 => &text::ABOUT_ALTAR_SPENT,
        _ => &text::ABOUT_ACTIVATED,
    };
    Tooltip::new(says, EVENTS[usize::from(rank) - 1])
}

fn both(options: Options, card: Card) -> Tooltip {
    let rank = card.rank();
    let (tile, event) = (words::tile(rank), words::event_effect(options, rank));
    let (item, effect) = (words::item(rank), words::item_effect(rank));
    let says = say!(ABOUT_BOTH, tile, event, item, effect);
    Tooltip::new(says, ITEMS[usize::from(rank) - 1])
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, &'static [_]) = match id {
        "map" => (&text::ABOUT_MAP, &["zone-1", "map-1", "turn-2", "side-1"]),
        "hand" => (&text::ABOUT_HAND, &["zone-1", "hand-1", "turn-1", "window-1"]),
        "deck" => (&text::ABOUT_DECK, &["zone-1", "draw-1", "descend-2"]),
        "discard" => (&text::ABOUT_DISCARD, &["zone-1", "descend-1"]),
        "offer" => (&text::ABOUT_OFFER_ZONE, &["zone-2", "setup-2", "take-1"]),
        "using" => (&text::ABOUT_USING, &["zone-2", "use-3"]),
        "signs" => (&text::ABOUT_SIGNS, &["event-1", "due-1", "strike-1"]),
        "floor" => (&text::ABOUT_FLOOR, &["descend-1", "descend-2", "descend-3"]),
        "turns" => (&text::ABOUT_TURNS, &["due-1", "end-4"]),
        _ => return None,
    };
    let tooltip = Tooltip::new(says, rules);
    Some(match id {
        "map" => tooltip.odds(unseen(view, Origin::Map)),
        "deck" => tooltip.odds(unseen(view, Origin::Deck)),
        _ => tooltip,
    })
}

/// The unseen cards of this origin, as a text.
fn unseen(view: &View, origin: Origin) -> Message {
    let cards = view.unseen_of(origin).cards(view.options);
    let (n, cards) = (cards.len(), Message::join(cards, Link::And));
    match origin {
        Origin::Map => say!(UNSEEN_MAP, n, cards),
        Origin::Deck => say!(UNSEEN_DECK, n, cards),
    }
}

/// Whether the game is played with the card.
fn is_in_play(view: &View, card: Card) -> bool {
    card.suit().is_some_and(|suit| [view.options.black_suit(), view.options.red_suit()].contains(&suit))
}

/// The origin of the other card of this rank, if it is unseen.
fn twin(view: &View, card: Card) -> Message {
    for origin in [Origin::Map, Origin::Deck] {
        let cards = view.unseen_of(origin).cards(view.options);
        let n = cards.len();
        if let Some(card) = cards.iter().find(|other| other.rank() == card.rank() && *other != card) {
            return match origin {
                Origin::Map => say!(TWIN_MAP, n, card),
                Origin::Deck => say!(TWIN_DECK, n, card),
            };
        }
    }
    Message::default()
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
