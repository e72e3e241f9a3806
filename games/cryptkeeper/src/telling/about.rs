//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, Rank};
use underdeck_game::{Link, Message, Place, RuleIds, Term, Tooltip, say};

use crate::{Options, Origin, Side, View, text, words};

/// The rules of each rank as an event, as an item and as both, ace first.
const RULES: [[RuleIds; 3]; 13] = [
    [&["event-1"], &["item-1", "event-10"], &["event-1", "item-1"]],
    [&["event-2"], &["item-2"], &["event-2", "item-2"]],
    [&["event-3"], &["item-3", "R15"], &["event-3", "item-3", "R15"]],
    [&["event-4"], &["item-4"], &["event-4", "item-4"]],
    [&["event-5"], &["item-5"], &["event-5", "item-5"]],
    [&["event-6"], &["item-6"], &["event-6", "item-6"]],
    [&["event-7"], &["item-7"], &["event-7", "item-7"]],
    [&["event-8"], &["item-8"], &["event-8", "item-8"]],
    [&["event-9"], &["item-9"], &["event-9", "item-9"]],
    [
        &["event-10", "R34"],
        &["draw-2", "due-1", "strike-1", "event-10", "R19", "R37"],
        &["event-10", "draw-2", "strike-1", "R19", "R34"],
    ],
    [&["event-11"], &["item-11"], &["event-11", "item-11"]],
    [&["event-12"], &["item-12"], &["event-12", "item-12"]],
    [&["event-13", "turn-3"], &["item-13"], &["event-13", "turn-3", "item-13"]],
];

fn rules(rank: Rank) -> [RuleIds; 3] {
    RULES[usize::from(rank) - 1]
}

/// The description of a place.
pub(super) fn tooltip(view: &View, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Card("hand" | "offer" | "using", card) => Some(item(view.options, *card).odds(twin(view, *card))),
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

fn item(options: Options, card: Card) -> Tooltip {
    let (rank, option) = (card.rank(), |key| words::option(options, key));
    let effect = words::item_effect(options, rank);
    let says = match rank {
        10 => say!(
            ABOUT_AMULET,
            flask_required = option("flask_required"),
            whole_turn = option("whole_turn"),
            any_item = option("any_item"),
        ),
        1 => say!(ABOUT_FLASK, effect, flask_required = option("flask_required")),
        13 => say!(ABOUT_CROWBAR, effect),
        _ => say!(ABOUT_ITEM, item = words::item(rank), effect),
    };
    Tooltip::new(says, rules(rank)[1])
}

fn waiting(options: Options, rank: Rank) -> Tooltip {
    let says = say!(ABOUT_TILE, tile = words::tile(rank), effect = words::event_effect(options, rank));
    Tooltip::new(says, rules(rank)[0])
}

fn activated(rank: Rank) -> Tooltip {
    let says = match rank {
        13 => &text::ABOUT_STAIRS,
        10 => &text::ABOUT_ALTAR_SPENT,
        _ => &text::ABOUT_ACTIVATED,
    };
    Tooltip::new(says, rules(rank)[0])
}

fn both(options: Options, card: Card) -> Tooltip {
    let rank = card.rank();
    let (tile, event) = (words::tile(rank), words::event_effect(options, rank));
    let (item, effect) = (words::item(rank), words::item_effect(options, rank));
    let says = say!(ABOUT_BOTH, tile, event, item, effect);
    Tooltip::new(says, rules(rank)[2])
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, RuleIds) = match id {
        "map" => (&text::ABOUT_MAP, &["zone-1", "map-1", "turn-2", "side-1"]),
        "hand" => {
            let option = |key| words::option(view.options, key);
            let says = say!(ABOUT_HAND, any_item = option("any_item"), inside_effects = option("inside_effects"),);
            return Some(Tooltip::new(says, &["zone-1", "hand-1", "turn-1", "window-1", "R12", "R19"]));
        }
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
    Term::new("altar", &["event-10", "R34"]),
    Term::new("amulet", &["draw-2", "due-1", "item-10", "R19", "R37"]),
    Term::new("flask", &["event-10", "item-1"]),
    Term::new("rune", &["event-1"]),
    Term::new("stairs", &["turn-3", "event-13"]),
    Term::new("reveal", &["side-2"]),
    Term::new("ejected", &["event-5", "event-12", "end-2", "R26", "R30"]),
    Term::new("curse", &["strike-1", "R37"]),
    // The verbs of the moves.
    Term::new("take", &["take-1"]),
    Term::new("stand", &["stand-1", "R4", "R5"]),
    Term::new("use", &["turn-1", "window-1", "curse-1", "use-1", "R12", "R19"]),
    Term::new("move", &["turn-2"]),
    Term::new("descend", &["turn-3", "descend-1"]),
    Term::new("resolve", &["window-2"]),
    Term::new("suffer", &["curse-2", "strike-1"]),
    Term::new("discard", &["choice-2"]),
    Term::new("keep", &["choice-3", "R26"]),
    Term::new("card", &["choice-4", "choice-5", "choice-6"]),
    Term::new("row", &["choice-7", "choice-8"]),
    Term::new("column", &["choice-9", "choice-10"]),
    Term::new("tile", &["choice-11", "choice-12", "R15"]),
    Term::new("cell", &["choice-13", "choice-14"]),
    Term::new("build", &["choice-15", "choice-16"]),
];
