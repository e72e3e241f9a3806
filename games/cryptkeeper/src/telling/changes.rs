//! The changes by a move and their consequences: cards drawn, discarded, revealed and seen, the curse, the end.

use underdeck_cards::{Card, CardSet, Cell, Rank};
use underdeck_game::{Link, Message, SeenChance, say};

use crate::face::Faces;
use crate::state::Phase;
use crate::{Edge, End, Move, Options, Side, View, words};

/// One line for the move itself, then one for each change, in the order in which they happened.
pub(super) fn describe_change(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<Message> {
    let mut lines = vec![played(before, mv, after)];
    if chance.is_empty() {
        lines.extend(drawn(before, mv, after));
        lines.extend(struck(before, mv, after));
        lines.extend(discarded(before, mv, after));
        lines.extend(cleared(before, mv, after));
        lines.extend(revealed(before, mv, after));
        lines.extend(peeked(before, mv, after));
    }
    if after.rune() && !before.rune() {
        lines.push(say!(RUNE_ACTIVE));
    }
    lines.extend(met_altar(before, mv, after));
    lines.extend(cursed(before, after));
    match after.phase {
        Phase::Over(end) => lines.push(ended(after.options, end)),
        _ if after.turns > before.turns => lines.push(say!(TURN_BEGINS, turn = after.turns + 1)),
        _ => {}
    }
    lines
}

/// The effect of the move itself.
fn played(before: &View, mv: Move, after: &View) -> Message {
    match mv {
        Move::Take(card) => say!(PLAYED_TAKE, item = words::as_item(card)),
        Move::Stand(cell) => say!(PLAYED_STAND, cell),
        Move::Use(card) => say!(PLAYED_USE, item = words::as_item(card)),
        Move::Go(cell) => {
            let way = words::way(before.token.cell(), cell);
            match flipped(before, cell, after) {
                Some(card) => say!(PLAYED_GO, way, tile = words::as_tile(card)),
                None => say!(PLAYED_WALK, way),
            }
        }
        Move::Descend => {
            say!(PLAYED_DESCEND, floor = after.floor, tiles = after.tiles().len(), cards = after.deck().len())
        }
        Move::Resolve => match before.event_rank() {
            Some(13) | None => say!(PLAYED_RESOLVE_STAIRS),
            Some(rank) => say!(PLAYED_RESOLVE, tile = words::tile(rank)),
        },
        Move::Suffer => say!(PLAYED_SUFFER),
        Move::Discard(card) => say!(PLAYED_DISCARD, item = words::as_item(card)),
        Move::Keep => say!(PLAYED_KEEP),
        Move::Card(card) => match before.using_rank() {
            Some(4) => say!(PLAYED_CARD_LAY, tile = words::as_tile(card)),
            Some(_) => say!(PLAYED_CARD_RECYCLE, card),
            None => say!(PLAYED_CARD_TAKE, item = words::as_item(card)),
        },
        Move::Row(row) => say!(PLAYED_ROW, row),
        Move::Column(column) => say!(PLAYED_COLUMN, column),
        Move::Tile(cell) if before.using.is_some() => match before.tile_on(cell).and_then(|tile| tile.card.card()) {
            Some(card) => say!(PLAYED_TILE_LIFT, card, cell),
            None => say!(PLAYED_TILE_LIFT_HIDDEN, cell),
        },
        Move::Tile(cell) => say!(PLAYED_TILE_DISCARD, way = words::way(before.token.cell(), cell)),
        Move::Cell(cell) => match before.picked() {
            Some(card) => say!(PLAYED_CELL_LAY, card, cell),
            None => say!(PLAYED_CELL_MOVE, cell),
        },
        Move::Build(edge) => {
            let n = before.deck().len() - after.deck().len();
            match edge {
                Edge::Left => say!(PLAYED_BUILD_LEFT, n),
                Edge::Right => say!(PLAYED_BUILD_RIGHT, n),
                Edge::Top => say!(PLAYED_BUILD_TOP, n),
                Edge::Bottom => say!(PLAYED_BUILD_BOTTOM, n),
            }
        }
    }
}

/// The card of the tile that a move onto this cell activated.
fn flipped(before: &View, cell: Cell, after: &View) -> Option<Card> {
    let tile = before.tile_on(cell).filter(|tile| tile.side != Side::Activated)?;
    // The tile may have left the map at once; then its card is in the discard.
    let card = after.tile_on(cell).and_then(|tile| tile.card.card());
    let seen = before.known | before.hand | before.discard;
    card.or(tile.card.card()).or_else(|| cards(before, after.discard - seen).first())
}

fn cards(view: &View, faces: Faces) -> CardSet {
    faces.cards(view.options)
}

/// The cards as a sentence lists them.
fn listed(cards: CardSet) -> Message {
    Message::join(cards, Link::And)
}

/// The cards that came into the hand from the deck.
fn drawn(before: &View, mv: Move, after: &View) -> Option<Message> {
    let is_draw = matches!(mv, Move::Use(_) | Move::Resolve | Move::Go(_));
    let mut came = after.hand - before.hand;
    // A hand that lost its cards at once has drawn none; a ten struck at once was drawn earlier.
    if !is_draw {
        came = Faces::EMPTY;
    }
    let count = before.deck().len() - after.deck().len().min(before.deck().len());
    (!came.is_empty() && count > 0).then(|| say!(DRAWN, cards = listed(cards(after, came))))
}

/// A curse that struck at once, because no item could be used before it.
fn struck(before: &View, mv: Move, after: &View) -> Option<Message> {
    let gone = before.signs.due() & after.discard;
    let is_discarded = match mv {
        Move::Suffer | Move::Discard(_) => true,
        Move::Use(card) if card.rank() == 10 => true,
        // An event that had begun before the item takes what is left of it.
        _ if before.phase != Phase::Event && matches!(before.event_rank(), Some(5 | 12)) => true,
        _ => matches!(met(before, mv, after), Some(5 | 12)),
    };
    (!gone.is_empty() && !is_discarded).then(|| say!(PLAYED_SUFFER))
}

/// The rank of the event that a move let happen.
fn met(before: &View, mv: Move, after: &View) -> Option<Rank> {
    match mv {
        Move::Resolve => before.event_rank(),
        Move::Go(cell) => flipped(before, cell, after).map(|card| card.rank()),
        _ => None,
    }
}

/// The cards that went from the hand to the discard, except the one that the move names.
fn discarded(before: &View, mv: Move, after: &View) -> Option<Message> {
    let named = match mv {
        Move::Use(card) | Move::Discard(card) => CardSet::of(card),
        _ => CardSet::EMPTY,
    };
    let gone = cards(before, before.hand & after.discard) - named;
    (!gone.is_empty()).then(|| say!(DISCARDED_HAND, cards = listed(gone)))
}

/// The cards that went from the map or the deck to the discard.
fn cleared(before: &View, mv: Move, after: &View) -> Option<Message> {
    let using = cards(before, before.in_use());
    let gone = cards(after, after.discard - before.discard - before.hand) - using;
    let cards = listed(gone);
    (!gone.is_empty()).then(|| match mv {
        Move::Use(_) => say!(DISCARDED_DECK, cards),
        _ => say!(DISCARDED_MAP, cards),
    })
}

/// Tiles that were turned face-up and sideways, except one that the move names.
fn revealed(before: &View, mv: Move, after: &View) -> Option<Message> {
    let was_down = |cell| before.tile_on(cell).is_some_and(|tile| tile.side == Side::Down);
    let shown: Vec<Message> = after
        .tiles()
        .iter()
        .filter(|tile| tile.side == Side::Revealed && was_down(tile.cell) && !matches!(mv, Move::Cell(_)))
        .filter_map(|tile| Some(say!(REVEALED_TILE, tile = words::as_tile(tile.card.card()?), cell = tile.cell)))
        .collect();
    (!shown.is_empty()).then(|| say!(REVEALED, tiles = Message::join(shown, Link::Sign("; "))))
}

/// Cards of the deck that the player saw.
fn peeked(before: &View, mv: Move, after: &View) -> Option<Message> {
    let is_same = before.deck().len() == after.deck().len() && matches!(mv, Move::Resolve | Move::Go(_));
    let known = |view: &View| view.deck().iter().filter(|(seen, _)| seen.card().is_some()).count();
    if !is_same || known(after) == known(before) {
        return None;
    }
    let top = after.deck().iter().take(3).filter_map(|(seen, _)| seen.card());
    Some(say!(PEEKED, cards = Message::join(top, Link::Comma)))
}

/// An altar without the cards that the ritual needs.
fn met_altar(before: &View, mv: Move, after: &View) -> Option<Message> {
    let is_past = after.event.is_none() && after.phase != Phase::Over(End::Won);
    // No card leaves the hand before: the curse strikes later, if at all.
    let has_amulet = !(before.hand & Faces::TENS).is_empty();
    (met(before, mv, after) == Some(10) && is_past).then(|| match after.options.altar_sinks(has_amulet) {
        true => say!(ALTAR_DISCARDED),
        false if has_amulet => say!(ALTAR_WITHOUT_FLASK),
        false => say!(ALTAR_SUNK),
    })
}

/// Tens that came into the hand, with the turn in which their curse strikes.
fn cursed(before: &View, after: &View) -> impl Iterator<Item = Message> {
    let tens = (after.hand - before.hand) & Faces::TENS;
    tens.iter().filter_map(|face| {
        let turn = after.signs.turn(face.is_high(), after.turns)?;
        Some(say!(CURSED, card = face.card(after.options), turn))
    })
}

fn ended(options: Options, end: End) -> Message {
    match end {
        End::Won => say!(ENDED_WON, flask_required = words::option(options, "flask_required")),
        End::Ejected => say!(ENDED_EJECTED),
        End::Stuck => say!(ENDED_STUCK),
    }
}
