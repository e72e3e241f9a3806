//! The gesture and the effect of each legal move.

use underdeck_cards::{Card, Cell, Rank};
use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, say};

use super::zones::{tap, tap_cell};
use crate::moves::Edge;
use crate::rules::curse::OTHERS;
use crate::state::Phase;
use crate::{Move, Side, State, View, ViewTile, words};

/// The state is any that looks like the view.
pub(super) fn offer(view: &View, state: &State, mv: Move) -> MoveWords {
    // A row is revealed for an event and a column for an item; other lines are discarded.
    let (is_item, is_citrus) = (view.using.is_some(), view.event_rank() == Some(6));
    match mv {
        Move::Take(card) => (
            tap("offer", card),
            say!(TAKE_LABEL, item = words::as_item(card)),
            result(words::item_effect(view.options, card.rank())),
            &["take-1", "R2"],
        ),
        Move::Stand(cell) => (tap_cell(cell), say!(STAND_LABEL, cell), say!(STAND_EFFECT), &["stand-1", "R4", "R5"]),
        Move::Use(card) => (
            tap("hand", card),
            say!(USE_LABEL, item = words::as_item(card)),
            result(words::item_effect(view.options, card.rank())),
            item_rules(card.rank()),
        ),
        Move::Go(cell) => go(view, cell),
        Move::Descend => (
            Gesture::Press,
            say!(DESCEND_LABEL, floor = view.floor + 1),
            say!(DESCEND_EFFECT),
            &["turn-3", "descend-1", "descend-2", "R33"],
        ),
        Move::Resolve => {
            let rank = view.event_rank().expect("an event waits");
            let label = say!(RESOLVE_LABEL, tile = words::tile(rank));
            (Gesture::Press, label, result(words::event_effect(view.options, rank)), event_rules(rank))
        }
        Move::Suffer => {
            let ten = view.signs.due().first().expect("a curse strikes").card(view.options);
            let others = (view.hand.len() - 1).min(OTHERS.into());
            let effect = say!(SUFFER_EFFECT, card = ten, n = others);
            (Gesture::Press, say!(SUFFER_LABEL), effect, &["curse-2", "strike-1", "R38"])
        }
        Move::Discard(card) => {
            let effect = match view.phase {
                Phase::Discard { left: left @ 2.., .. } => say!(DISCARD_EFFECT_MORE, n = left - 1),
                _ => say!(DISCARD_EFFECT),
            };
            let label = say!(DISCARD_LABEL, item = words::as_item(card));
            (tap("hand", card), label, effect, &["choice-2", "R27", "R30"])
        }
        Move::Keep => (Gesture::Press, say!(KEEP_LABEL), say!(KEEP_EFFECT), &["choice-3", "R26"]),
        Move::Card(card) => pick(view, card),
        Move::Row(row) => {
            let line = Gesture::Tap(Place::GridRow("map", row));
            let tiles = view.tiles().iter().filter(|tile| tile.cell.row == row);
            let effect = line_effect(is_citrus, tiles);
            if is_citrus {
                (line, say!(ROW_REVEAL_LABEL, row), effect, &["choice-7", "event-6", "R9"])
            } else {
                (line, say!(ROW_DISCARD_LABEL, row), effect, &["choice-8", "event-11", "R9"])
            }
        }
        Move::Column(column) => {
            let line = Gesture::Tap(Place::GridColumn("map", column));
            let tiles = view.tiles().iter().filter(|tile| tile.cell.column == column);
            let effect = line_effect(is_item, tiles);
            if is_item {
                (line, say!(COLUMN_REVEAL_LABEL, column), effect, &["choice-9", "item-6", "R9"])
            } else {
                (line, say!(COLUMN_DISCARD_LABEL, column), effect, &["choice-10", "event-9", "R9"])
            }
        }
        Move::Tile(cell) => {
            let tile = view.tile_on(cell).and_then(|tile| tile.card.card()).map(words::as_tile);
            let gesture = tap_cell(cell);
            if is_item {
                let label = tile.map_or_else(|| say!(TILE_LIFT_LABEL_HIDDEN, cell), |tile| say!(TILE_LIFT_LABEL, tile));
                let waits = view.event.is_some() && view.token.cell() == cell;
                let effect = if waits { say!(TILE_LIFT_EFFECT_EVENT) } else { say!(TILE_LIFT_EFFECT) };
                (gesture, label, effect, &["choice-12", "item-3", "R15", "R22"])
            } else {
                let hidden = || say!(TILE_DISCARD_LABEL_HIDDEN, cell);
                let label = tile.map_or_else(hidden, |tile| say!(TILE_DISCARD_LABEL, tile));
                (gesture, label, say!(TILE_DISCARD_EFFECT), &["choice-11", "event-8", "R31"])
            }
        }
        Move::Cell(cell) => match view.picked() {
            Some(card) => {
                let effect = say!(CELL_LAY_EFFECT, tile = words::tile(card.rank()));
                (tap_cell(cell), say!(CELL_LAY_LABEL, card, cell), effect, &["choice-14", "cell-2", "R23"])
            }
            None => {
                let label = say!(CELL_MOVE_LABEL, cell);
                (tap_cell(cell), label, say!(CELL_MOVE_EFFECT), &["choice-13", "cell-1", "R21"])
            }
        },
        Move::Build(edge) => build(state, edge),
    }
}

/// What an item or event does, as the effect of a move.
fn result(does: Message) -> Message {
    say!(RESULT, does)
}

fn line_effect<'a>(is_reveal: bool, tiles: impl Iterator<Item = &'a ViewTile>) -> Message {
    if is_reveal {
        say!(LINE_REVEAL_EFFECT, n = tiles.filter(|tile| tile.side == Side::Down).count())
    } else {
        say!(LINE_DISCARD_EFFECT, n = tiles.count())
    }
}

fn go(view: &View, cell: Cell) -> MoveWords {
    let way = words::way(view.token.cell(), cell);
    let (label, effect, rules): (_, _, RuleIds) = match view.tile_on(cell).map(|tile| (tile.side, tile.card.card())) {
        Some((Side::Activated, _)) => (say!(GO_LABEL, way), say!(GO_EFFECT_WALK), &["turn-2", "R10"]),
        Some((_, Some(card))) => {
            let effect = result(words::event_effect(view.options, card.rank()));
            (say!(GO_LABEL_KNOWN, way, tile = words::as_tile(card)), effect, &["turn-2", "side-1", "R11"])
        }
        _ => (say!(GO_LABEL, way), say!(GO_EFFECT_HIDDEN), &["turn-2", "side-1"]),
    };
    (tap_cell(cell), label, effect, rules)
}

fn pick(view: &View, card: Card) -> MoveWords {
    let (label, effect, rules): (_, _, RuleIds) = match view.using_rank() {
        Some(4) => (say!(CARD_LAY_LABEL, tile = words::as_tile(card)), say!(CARD_LAY_EFFECT), &["choice-5", "item-4"]),
        Some(_) => (say!(CARD_RECYCLE_LABEL, card), say!(CARD_RECYCLE_EFFECT), &["choice-6", "item-5", "R24"]),
        None => (
            say!(CARD_TAKE_LABEL, item = words::as_item(card)),
            result(words::item_effect(view.options, card.rank())),
            &["choice-4", "event-4", "R31"],
        ),
    };
    (tap("discard", card), label, effect, rules)
}

fn build(state: &State, edge: Edge) -> MoveWords {
    let line = state.new_line(edge);
    let place = match line {
        Some((cell, _)) if edge.is_of_column() => Place::GridColumn("map", cell.column),
        Some((cell, _)) => Place::GridRow("map", cell.row),
        None => Place::Zone("map"),
    };
    let label = match edge {
        Edge::Left => say!(BUILD_LEFT_LABEL),
        Edge::Right => say!(BUILD_RIGHT_LABEL),
        Edge::Top => say!(BUILD_TOP_LABEL),
        Edge::Bottom => say!(BUILD_BOTTOM_LABEL),
    };
    let effect = say!(BUILD_EFFECT, n = line.map_or(0, |(_, count)| count));
    let rules: RuleIds =
        if edge.is_of_column() { &["choice-15", "build-1", "R25"] } else { &["choice-16", "build-1", "R25"] };
    (Gesture::Tap(place), label, effect, rules)
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
        3 => &["use-1", "item-3", "R15", "R22"],
        4 => &["use-1", "item-4", "R23"],
        5 => &["use-1", "item-5", "R24"],
        6 => &["use-1", "item-6", "R9"],
        7 => &["use-1", "item-7", "draw-1"],
        8 => &["use-1", "item-8", "R28"],
        9 => &["use-1", "item-9", "R25"],
        10 => &["use-1", "item-10", "R19"],
        11 => &["use-1", "item-11", "R25"],
        12 => &["use-1", "item-12", "R26"],
        _ => &["use-1", "item-13", "R16"],
    }
}
