//! The gesture and the words of each move.

use cards::{Card, Cell, Rank};
use game::{Gesture, Offer, Place};

use crate::{Edge, Move, State, View, words};

type Parts = (Gesture, String, String, &'static [&'static str]);

/// How a legal move is made by hand, and what it will do. The state is any that looks like the view.
pub(crate) fn offer(view: &View, state: &State, mv: Move) -> Offer {
    let (gesture, label, effect, rules) = parts(view, state, mv);
    Offer { spelling: mv.to_string(), gesture, label, effect, rules }
}

fn parts(view: &View, state: &State, mv: Move) -> Parts {
    match mv {
        Move::Take(card) => (
            tap("offer", card),
            format!("Take {}", words::as_item(card)),
            format!("{card} becomes your first item; the other twelve are shuffled and dealt as the map."),
            &["take-1", "R2"],
        ),
        Move::Stand(cell) => (
            tap_cell(cell),
            format!("Stand on {cell}"),
            "You are placed there; the tile is not turned.".into(),
            &["stand-1", "R4", "R5"],
        ),
        Move::Use(card) => (
            tap("hand", card),
            format!("Use {}", words::as_item(card)),
            format!("{}. Then {card} goes to the discard.", capital(words::item_effect(card.rank()))),
            item_rules(card.rank()),
        ),
        Move::Go(cell) => go(view, cell),
        Move::Descend => (
            Gesture::Press,
            "Descend".into(),
            "Deck and discard become the next floor's map, this map becomes its deck; you keep your hand.".into(),
            &["turn-3", "descend-1", "descend-2", "R33"],
        ),
        Move::Resolve => resolve(view),
        Move::Suffer => (
            Gesture::Press,
            "Suffer the curse".into(),
            "The Amulet goes to the discard with eleven other items, or all you have.".into(),
            &["curse-2", "strike-1", "R38"],
        ),
        Move::Discard(card) => (
            tap("hand", card),
            format!("Discard {}", words::as_item(card)),
            format!("{card} goes to the discard."),
            &["choice-2", "R27", "R30"],
        ),
        Move::Keep => (
            Gesture::Press,
            "Keep all".into(),
            "Nothing is discarded, as fewer cards were drawn than asked for.".into(),
            &["choice-3", "R26"],
        ),
        Move::Card(card) => pick(state, card),
        Move::Row(row) => {
            let is_reveal = event_rank(view) == Some(6);
            (
                Gesture::Tap(Place::GridRow("map", row)),
                format!("Row {row}"),
                format!("All tiles of row {row} are {}.", if is_reveal { "revealed" } else { "discarded" }),
                if is_reveal { &["choice-7", "event-6", "R9"] } else { &["choice-8", "event-11", "R9"] },
            )
        }
        Move::Column(column) => {
            let is_reveal = view.using.is_some();
            (
                Gesture::Tap(Place::GridColumn("map", column)),
                format!("Column {column}"),
                format!("All tiles of column {column} are {}.", if is_reveal { "revealed" } else { "discarded" }),
                if is_reveal { &["choice-9", "item-6", "R9"] } else { &["choice-10", "event-9", "R9"] },
            )
        }
        Move::Tile(cell) => {
            let is_lift = view.using.is_some();
            let what = tile_name(view, cell);
            (
                tap_cell(cell),
                format!("{} {cell}", if is_lift { "Lift" } else { "Discard" }),
                format!("{what} goes {}.", if is_lift { "on top of the deck" } else { "to the discard" }),
                if is_lift { &["choice-12", "item-3", "R22"] } else { &["choice-11", "event-8", "R31"] },
            )
        }
        Move::Cell(cell) => match state.picked() {
            Some(card) => (
                tap_cell(cell),
                format!("Lay {card} on {cell}"),
                format!("{} lies there, revealed.", words::as_tile(card)),
                &["choice-14", "cell-2", "R23"],
            ),
            None => (
                tap_cell(cell),
                format!("Move your tile to {cell}"),
                "Your tile goes there, and you with it.".into(),
                &["choice-13", "cell-1", "R21"],
            ),
        },
        Move::Build(edge) => build(state, edge),
    }
}

fn go(view: &View, cell: Cell) -> Parts {
    let tile = view.tiles().iter().find(|tile| tile.cell == cell);
    let (what, rules): (String, &'static [&'static str]) = match tile.map(|tile| (tile.side, tile.card.0)) {
        Some((crate::Side::Activated, _)) => {
            ("You walk onto an activated tile; nothing happens.".into(), &["turn-2", "R10"])
        }
        Some((_, Some(card))) => {
            let effect = words::event_effect(card.rank());
            (format!("You activate {}: {effect}.", words::as_tile(card)), &["turn-2", "side-1", "R11"])
        }
        _ => ("You flip the tile and meet its event.".into(), &["turn-2", "side-1"]),
    };
    (tap_cell(cell), format!("Move to {cell}"), what, rules)
}

fn resolve(view: &View) -> Parts {
    let rank = event_rank(view).unwrap_or(13);
    (
        Gesture::Press,
        format!("Meet {}", words::tile(rank)),
        format!("{}.", capital(words::event_effect(rank))),
        event_rules(rank),
    )
}

fn pick(state: &State, card: Card) -> Parts {
    let (label, effect, rules): (_, _, &'static [&'static str]) = match state.using_rank() {
        Some(4) => ("Lay", "is laid into the map next", &["choice-5", "item-4"]),
        Some(_) => ("Recycle", "goes on top of the deck", &["choice-6", "item-5", "R24"]),
        None => ("Take", "goes to your hand", &["choice-4", "event-4", "R31"]),
    };
    (tap("discard", card), format!("{label} {card}"), format!("{card} {effect}."), rules)
}

fn build(state: &State, edge: Edge) -> Parts {
    let (place, cells) = match (edge, state.new_line(edge)) {
        (Edge::Left | Edge::Right, Some((cell, cells))) => (Place::GridColumn("map", cell.column), cells),
        (_, Some((cell, cells))) => (Place::GridRow("map", cell.row), cells),
        (_, None) => (Place::Zone("map"), 0),
    };
    let what = if matches!(edge, Edge::Left | Edge::Right) { "column" } else { "row" };
    (
        Gesture::Tap(place),
        format!("Build {what} at the {}", edge.word()),
        format!("{} of the deck, top first, become a new {what}, face down.", words::count(cells, "card")),
        if what == "column" { &["choice-15", "build-1", "R25"] } else { &["choice-16", "build-1", "R25"] },
    )
}

fn tile_name(view: &View, cell: Cell) -> String {
    let card = view.tiles().iter().find(|tile| tile.cell == cell).and_then(|tile| tile.card.0);
    card.map_or_else(|| format!("The unknown tile on {cell}"), words::as_tile)
}

fn event_rank(view: &View) -> Option<Rank> {
    view.event.map(|event| event.rank())
}

fn tap(zone: &'static str, card: Card) -> Gesture {
    Gesture::Tap(Place::Card(zone, card))
}

fn tap_cell(cell: Cell) -> Gesture {
    Gesture::Tap(Place::Cell("map", cell))
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

fn item_rules(rank: Rank) -> &'static [&'static str] {
    match rank {
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

fn event_rules(rank: Rank) -> &'static [&'static str] {
    match rank {
        1 => &["window-2", "event-1", "R32"],
        2 => &["window-2", "event-2", "R26"],
        3 => &["window-2", "event-3", "R26"],
        4 => &["window-2", "event-4", "R31"],
        5 => &["window-2", "event-5", "R30"],
        6 => &["window-2", "event-6", "R9"],
        7 => &["window-2", "event-7", "R29"],
        8 => &["window-2", "event-8", "R31"],
        9 => &["window-2", "event-9", "R9"],
        10 => &["window-2", "event-10", "R34", "R36"],
        11 => &["window-2", "event-11", "R9"],
        12 => &["window-2", "event-12", "R30"],
        _ => &["window-2", "event-13", "R33"],
    }
}
