//! The gesture and the effect of each legal move.

use underdeck_cards::{Card, Cell, Rank};
use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, prose, say};

use super::zones::{tap, tap_cell};
use crate::moves::Edge;
use crate::{Move, Side, State, View, words};

/// The state is any that looks like the view.
pub(super) fn offer(view: &View, state: &State, mv: Move) -> MoveWords {
    // A row is revealed for an event and a column for an item; other lines are discarded.
    let line = |is_reveal, what: Message| {
        say!("All tiles of {what} are {done}.", what, done = if is_reveal { "revealed" } else { "discarded" })
    };
    let (is_item, is_citrus) = (view.using.is_some(), view.event_rank() == Some(6));
    match mv {
        Move::Take(card) => (
            tap("offer", card),
            say!("Take {item}", item = words::as_item(card)),
            say!("{card} becomes your first item; the other twelve are shuffled and dealt as the map.", card),
            &["take-1", "R2"],
        ),
        Move::Stand(cell) => (
            tap_cell(cell),
            say!("Stand on {cell}", cell),
            "You are placed there; the tile is not turned.".into(),
            &["stand-1", "R4", "R5"],
        ),
        Move::Use(card) => (
            tap("hand", card),
            say!("Use {item}", item = words::as_item(card)),
            say!(
                "{effect}. Then {card} goes to the discard.",
                effect = words::item_effect(card.rank()).capitalised(),
                card
            ),
            item_rules(card.rank()),
        ),
        Move::Go(cell) => go(view, cell),
        Move::Descend => (
            Gesture::Press,
            "Descend".into(),
            "Deck and discard become the next floor's map, this map becomes its deck; you keep your hand.".into(),
            &["turn-3", "descend-1", "descend-2", "R33"],
        ),
        Move::Resolve => {
            let rank = view.event_rank().expect("an event waits");
            let effect = words::event_effect(view.options, rank).capitalised();
            (
                Gesture::Press,
                say!("Meet {tile}", tile = words::tile(rank)),
                say!("{effect}.", effect),
                event_rules(rank),
            )
        }
        Move::Suffer => (
            Gesture::Press,
            "Suffer the curse".into(),
            "The Amulet goes to the discard with eleven other items, or all you have.".into(),
            &["curse-2", "strike-1", "R38"],
        ),
        Move::Discard(card) => (
            tap("hand", card),
            say!("Discard {item}", item = words::as_item(card)),
            say!("{card} goes to the discard.", card),
            &["choice-2", "R27", "R30"],
        ),
        Move::Keep => (
            Gesture::Press,
            "Keep all".into(),
            "Nothing is discarded, as fewer cards were drawn than asked for.".into(),
            &["choice-3", "R26"],
        ),
        Move::Card(card) => pick(view, card),
        Move::Row(row) => (
            Gesture::Tap(Place::GridRow("map", row)),
            say!("Row {row}", row),
            line(is_citrus, say!("row {row}", row)),
            if is_citrus { &["choice-7", "event-6", "R9"] } else { &["choice-8", "event-11", "R9"] },
        ),
        Move::Column(column) => (
            Gesture::Tap(Place::GridColumn("map", column)),
            say!("Column {column}", column),
            line(is_item, say!("column {column}", column)),
            if is_item { &["choice-9", "item-6", "R9"] } else { &["choice-10", "event-9", "R9"] },
        ),
        Move::Tile(cell) => {
            let card = view.tile_on(cell).and_then(|tile| tile.card.card());
            let what = card.map_or_else(|| say!("The unknown tile on {cell}", cell), words::as_tile);
            (
                tap_cell(cell),
                say!("{verb} {cell}", verb = if is_item { "Lift" } else { "Discard" }, cell),
                say!("{what} goes {to}.", what, to = if is_item { "on top of the deck" } else { "to the discard" }),
                if is_item { &["choice-12", "item-3", "R22"] } else { &["choice-11", "event-8", "R31"] },
            )
        }
        Move::Cell(cell) => match view.picked() {
            Some(card) => (
                tap_cell(cell),
                say!("Lay {card} on {cell}", card, cell),
                say!("{tile} lies there, revealed.", tile = words::as_tile(card)),
                &["choice-14", "cell-2", "R23"],
            ),
            None => (
                tap_cell(cell),
                say!("Move your tile to {cell}", cell),
                "Your tile goes there, and you with it.".into(),
                &["choice-13", "cell-1", "R21"],
            ),
        },
        Move::Build(edge) => build(state, edge),
    }
}

fn go(view: &View, cell: Cell) -> MoveWords {
    let (effect, rules): (Message, RuleIds) = match view.tile_on(cell).map(|tile| (tile.side, tile.card.card())) {
        Some((Side::Activated, _)) => ("You walk onto an activated tile; nothing happens.".into(), &["turn-2", "R10"]),
        Some((_, Some(card))) => {
            let effect = words::event_effect(view.options, card.rank());
            let tile = words::as_tile(card);
            (say!("You activate {tile}: {effect}.", tile, effect), &["turn-2", "side-1", "R11"])
        }
        _ => ("You flip the tile and meet its event.".into(), &["turn-2", "side-1"]),
    };
    (tap_cell(cell), say!("Move to {cell}", cell), effect, rules)
}

fn pick(view: &View, card: Card) -> MoveWords {
    let (label, effect, rules): (_, _, RuleIds) = match view.using_rank() {
        Some(4) => ("Lay", "is laid into the map next", &["choice-5", "item-4"]),
        Some(_) => ("Recycle", "goes on top of the deck", &["choice-6", "item-5", "R24"]),
        None => ("Take", "goes to your hand", &["choice-4", "event-4", "R31"]),
    };
    (tap("discard", card), say!("{label} {card}", label, card), say!("{card} {effect}.", card, effect), rules)
}

fn build(state: &State, edge: Edge) -> MoveWords {
    let (what, line) = (edge.line(), state.new_line(edge));
    let place = match line {
        Some((cell, _)) if edge.is_of_column() => Place::GridColumn("map", cell.column),
        Some((cell, _)) => Place::GridRow("map", cell.row),
        None => Place::Zone("map"),
    };
    let cards = prose::count(line.map_or(0, |(_, count)| count), "card");
    (
        Gesture::Tap(place),
        say!("Build {what} at the {edge}", what, edge = edge.word()),
        say!("{cards} of the deck, top first, become a new {what}, face down.", cards, what),
        if edge.is_of_column() { &["choice-15", "build-1", "R25"] } else { &["choice-16", "build-1", "R25"] },
    )
}

const fn event_rules(event: Rank) -> RuleIds {
    match event {
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

const fn item_rules(item: Rank) -> RuleIds {
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
