//! The zones of the table, and the decision that is due.

use underdeck_cards::{Card, CardSet, Cell};
use underdeck_game::{
    Badge, Body, CardFace, Entry, Gesture, Icon, Id, Link, Message, Place, Play as _, Sign, Tile, Token, Value, Zone,
    ZoneKind, say,
};

use crate::face::{Face, Faces};
use crate::legal::Legal;
use crate::state::Phase;
use crate::{End, Move, Options, Origin, Side, State, View, ViewTile, text, words};

/// The decision that is due, with the items that can be used before, or the result of the game.
pub(super) fn prompt(view: &View, state: &State) -> Message {
    let due = due(view, state);
    if state.usable_inside().is_empty() { due } else { say!(PROMPT_INSIDE, due) }
}

fn due(view: &View, state: &State) -> Message {
    let asker = || view.asker().capitalised();
    let (item, event) = (view.using_rank(), view.event_rank());
    match view.phase {
        Phase::Take => say!(PROMPT_TAKE),
        Phase::Stand => say!(PROMPT_STAND),
        Phase::Turn => {
            let legal = state.legal_vec();
            let may = |is: fn(&Move) -> bool, way: &'static Id| legal.iter().any(is).then(|| Message::from(way));
            let ways = [
                may(|mv| matches!(mv, Move::Go(_)), &text::WAY_GO),
                may(|mv| *mv == Move::Descend, &text::WAY_DESCEND),
                may(|mv| matches!(mv, Move::Use(_)), &text::WAY_USE),
            ];
            say!(PROMPT_TURN, ways = Message::join(ways.into_iter().flatten(), Link::Or))
        }
        Phase::Event => say!(PROMPT_EVENT, tile = asker()),
        Phase::Curse => say!(PROMPT_CURSE),
        Phase::Discard { optional: true, .. } => say!(PROMPT_DISCARD_OPTIONAL, asker = asker()),
        Phase::Discard { .. } if view.discards_drawn() => {
            say!(PROMPT_DISCARD_DRAWN, asker = asker(), n = view.eligible().len())
        }
        Phase::Discard { left, .. } => say!(PROMPT_DISCARD, asker = asker(), n = left),
        Phase::Card { left } => match item {
            Some(4) => say!(PROMPT_CARD_LAY, asker = asker()),
            Some(_) => say!(PROMPT_CARD_RECYCLE, asker = asker(), n = left),
            None => say!(PROMPT_CARD_TAKE, asker = asker()),
        },
        Phase::Row if event == Some(6) => say!(PROMPT_ROW_REVEAL, asker = asker()),
        Phase::Row => say!(PROMPT_ROW_DISCARD, asker = asker()),
        Phase::Column if item.is_some() => say!(PROMPT_COLUMN_REVEAL, asker = asker()),
        Phase::Column => say!(PROMPT_COLUMN_DISCARD, asker = asker()),
        Phase::Tile if item.is_some() => say!(PROMPT_TILE_LIFT, asker = asker()),
        Phase::Tile => say!(PROMPT_TILE_DISCARD, asker = asker()),
        Phase::Cell { .. } => match view.picked() {
            Some(card) => say!(PROMPT_CELL_LAY, asker = asker(), card),
            None => say!(PROMPT_CELL_MOVE, asker = asker()),
        },
        Phase::Build if item == Some(9) => say!(PROMPT_BUILD_COLUMN, asker = asker()),
        Phase::Build => say!(PROMPT_BUILD_ROW, asker = asker()),
        Phase::Over(End::Won) => say!(PROMPT_WON, floor = view.floor, turns = view.turns),
        Phase::Over(End::Ejected) => say!(PROMPT_EJECTED, floor = view.floor, turns = view.turns),
        Phase::Over(End::Stuck) => say!(PROMPT_STUCK, floor = view.floor, turns = view.turns),
    }
}

/// The map, the piles, the signs and the counters.
pub(super) fn zones(view: &View, state: &State) -> Vec<Zone> {
    let zone = |id, name: &'static Id, body| Zone::new(id, name, body);
    let row = |id, name, cards: CardSet| {
        zone(id, name, Body::Row { cards: cards.iter().map(|card| item_face(view.options, card)).collect(), places: 0 })
    };
    let cards = |faces: Faces| faces.cards(view.options);
    let counter = |id, name, value: u32| zone(id, name, Body::Counter { value: value.into(), max: None });
    let mut zones = Vec::new();
    if view.phase == Phase::Take {
        zones.push(row("offer", &text::ZONE_OFFER, cards(state.offer())).note(&text::ZONE_OFFER_NOTE));
    }
    zones.push(map(view, state));
    let hand = row("hand", &text::ZONE_HAND, cards(view.hand)).kind(ZoneKind::Hand).icon(Icon::art("hand"));
    zones.push(hand.note(say!(ZONE_HAND_NOTE, any_item = words::option(view.options, "any_item"))));
    if view.using.is_some() {
        zones.push(row("using", &text::ZONE_USING, cards(view.in_use())).note(&text::ZONE_USING_NOTE));
    }
    zones.push(deck(view));
    let discard = Body::Stack { cards: cards(view.discard).iter().map(any_face).collect(), open: true };
    let discard = zone("discard", &text::ZONE_DISCARD, discard).icon(Icon::art("card-discard"));
    zones.push(discard.note(&text::ZONE_DISCARD_NOTE));
    let signs = zone("signs", &text::ZONE_SIGNS, Body::List(vec![rune(view), curse(view)]));
    zones.push(signs.kind(ZoneKind::Possessions));
    zones.push(counter("floor", &text::ZONE_FLOOR, view.floor).icon(Icon::art("dungeon-gate")));
    let turns = counter("turns", &text::ZONE_TURNS, view.turns).kind(ZoneKind::Clock).icon(Icon::art("footsteps"));
    zones.push(turns.note(&text::ZONE_TURNS_NOTE));
    zones
}

/// The map, with every cell that can be chosen now in sight.
fn map(view: &View, state: &State) -> Zone {
    let token = (!view.token.is_nowhere()).then(|| view.token.cell());
    let mut tiles: Vec<Tile> = view.tiles().iter().map(|tile| map_tile(view, tile, token)).collect();
    if let Some(cell) = token.filter(|&cell| view.tiles().iter().all(|tile| tile.cell != cell)) {
        tiles.push(Tile { cell, card: None, tokens: vec![Token::You] });
        tiles.sort_by_key(|tile| tile.cell);
    }
    let mut cells: Vec<Cell> = tiles.iter().map(|tile| tile.cell).collect();
    match state.legal() {
        Legal::Cells { cells: chosen, .. } => cells.extend(chosen.iter().map(|square| square.cell())),
        Legal::Edges { edges } => {
            cells.extend(edges.into_iter().flatten().filter_map(|edge| state.new_line(edge)).map(|(cell, _)| cell));
        }
        _ => {}
    }
    let (first, last) = span(&cells);
    let zone = Zone::new("map", &text::ZONE_MAP, Body::Grid { first, last, tiles });
    zone.icon(Icon::art("treasure-map")).note(&text::ZONE_MAP_NOTE)
}

/// The smallest rectangle with all the cells; an empty map shows the place of the first deal.
fn span(cells: &[Cell]) -> (Cell, Cell) {
    let ends = |line: fn(&Cell) -> i8| Some((cells.iter().map(line).min()?, cells.iter().map(line).max()?));
    match (ends(|cell| cell.row), ends(|cell| cell.column)) {
        (Some((top, bottom)), Some((left, right))) => (Cell::new(top, left), Cell::new(bottom, right)),
        _ => (Cell::new(1, 1), Cell::new(3, 4)),
    }
}

fn map_tile(view: &View, tile: &ViewTile, token: Option<Cell>) -> Tile {
    let face = match (tile.side, tile.card.card()) {
        (Side::Down, card) => {
            let is_foreign = tile.origin == Origin::Deck;
            hidden_face(card, is_foreign.then_some((&text::FACE_DOWN_DECK, &text::BADGE_DECK, "card-draw")))
        }
        (_, None) => hidden_face(None, None),
        (side, Some(card)) => {
            let (name, title) = (Value::CardName(card), words::tile(card.rank()));
            let full = match side {
                Side::Revealed => say!(FACE_REVEALED, name, tile = title),
                _ => say!(FACE_ACTIVATED, name, tile = title),
            };
            let face = CardFace::up(card, full).role(title, None).title().icon(words::tile_icon(card.rank()));
            let face = face.does([words::event_effect(view.options, card.rank())]);
            CardFace { turned: side == Side::Revealed, ..face }
        }
    };
    let face = face.badge((tile.side == Side::Revealed).then(|| Badge::Word(say!(BADGE_REVEALED))));
    let tokens = if token == Some(tile.cell) { vec![Token::You] } else { Vec::new() };
    Tile { cell: tile.cell, card: Some(face), tokens }
}

/// The deck, with its known cards from the top.
fn deck(view: &View) -> Zone {
    let is_foreign = |origin| origin == Origin::Map;
    let face = |origin| is_foreign(origin).then_some((&text::FACE_DOWN_MAP, &text::BADGE_MAP, "treasure-map"));
    let cards = view.deck().iter().map(|&(seen, origin)| hidden_face(seen.card(), face(origin))).collect();
    let last_known = view.deck().iter().rposition(|&(seen, _)| seen.card().is_some());
    let note = last_known.map_or_else(
        || say!(ZONE_DECK_NOTE),
        |last| {
            let name = |card: Option<Card>| card.map_or_else(|| Value::from(say!(ZONE_DECK_UNSEEN)), Value::from);
            let shown = view.deck()[..=last].iter().map(|(seen, _)| name(seen.card()));
            say!(ZONE_DECK_NOTE_KNOWN, cards = Message::join(shown, Link::Comma))
        },
    );
    let zone = Zone::new("deck", &text::ZONE_DECK, Body::Stack { cards, open: false });
    zone.icon(Icon::art("card-draw")).note(note)
}

fn item_face(options: Options, card: Card) -> CardFace {
    let (item, effect) = (words::item(card.rank()), words::item_effect(options, card.rank()));
    let face = CardFace::up(card, say!(FACE_ITEM, name = Value::CardName(card), item, effect)).role(item, None).title();
    face.icon(words::item_icon(card.rank())).does([effect])
}

fn any_face(card: Card) -> CardFace {
    let face = CardFace::up(card, both_names(card)).role(words::tile(card.rank()), None);
    face.title().icon(words::tile_icon(card.rank()))
}

/// A card's back, with the player's knowledge: the card, or its shuffle by name and badge if that is not the usual one (view-3).
fn hidden_face(card: Option<Card>, origin: Option<(&'static Id, &'static Id, &'static str)>) -> CardFace {
    let Some(card) = card else {
        let face = CardFace::down(None, origin.map_or(&text::FACE_DOWN, |(name, ..)| name));
        return face.badge(origin.map(|(_, badge, art)| Badge::Sign(badge.into(), Icon::art(art))));
    };
    let face = CardFace::down(Some(card), say!(FACE_DOWN_KNOWN, card = both_names(card))).badge(Badge::Known);
    face.role(words::tile(card.rank()), None).icon(words::tile_icon(card.rank()))
}

fn both_names(card: Card) -> Message {
    say!(FACE_BOTH, name = Value::CardName(card), tile = words::tile(card.rank()), item = words::item(card.rank()))
}

fn rune(view: &View) -> Entry {
    let (value, note) = if view.rune() {
        (&text::SIGN_RUNE_ACTIVE, &text::SIGN_RUNE_ACTIVE_NOTE)
    } else {
        (&text::SIGN_RUNE_ASLEEP, &text::SIGN_RUNE_ASLEEP_NOTE)
    };
    let entry = Entry::new("rune", &text::SIGN_RUNE, value, note).icon(Icon::art("rune-stone"));
    entry.sign(Sign::light(view.rune()))
}

fn curse(view: &View) -> Entry {
    let strikes = |ten: Face| {
        let (turn, card) = (view.signs.turn(ten.is_high(), view.turns)?, ten.card(view.options));
        Some(match turn.saturating_sub(view.turns) {
            0 | 1 => (card, say!(SIGN_CURSE_THIS_TURN, card)),
            _ => (card, say!(SIGN_CURSE_NEXT_TURN, card)),
        })
    };
    let (cards, due): (Vec<Card>, Vec<Message>) = (view.hand & Faces::TENS).iter().filter_map(strikes).unzip();
    let (value, sign) = match due.is_empty() {
        true => (say!(SIGN_CURSE_ASLEEP), Sign::Dim),
        false => (Message::join(due, Link::Sign("; ")), Sign::Lit(Message::join(cards, Link::Sign(" ")))),
    };
    let entry = Entry::new("curse", &text::SIGN_CURSE, value, &text::SIGN_CURSE_NOTE);
    entry.icon(Icon::art("gem-pendant")).sign(sign)
}

pub(super) fn tap(zone: &'static str, card: Card) -> Gesture {
    Gesture::Tap(Place::Card(zone, card))
}

pub(super) fn tap_cell(cell: Cell) -> Gesture {
    Gesture::Tap(Place::Cell("map", cell))
}
