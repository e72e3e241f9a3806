//! The zones of the table, and the decision that is due.

use underdeck_cards::{Card, CardSet, Cell, Seen};
use underdeck_game::{
    Badge, Body, CardFace, Effect, Entry, Gesture, Icon, Place, Play as _, Tile, Token, Zone, ZoneKind, prose,
};

use crate::face::Faces;
use crate::legal::Legal;
use crate::state::Phase;
use crate::{End, Move, Origin, Side, State, View, ViewTile, words};

/// The decision that is due, or the result of the game.
pub(super) fn prompt(view: &View, state: &State) -> String {
    let legal = state.legal_vec();
    let may = |is: fn(&Move) -> bool| legal.iter().any(is);
    let uses = may(|mv| matches!(mv, Move::Use(_)));
    let name = prose::capitalised(view.asker());
    match view.phase {
        Phase::Take => "Take one card as your first item; the other twelve become the map.".into(),
        Phase::Stand => "Place yourself on any tile.".into(),
        Phase::Turn => {
            let ways = [
                (may(|mv| matches!(mv, Move::Go(_))), "move onto an adjacent tile"),
                (may(|mv| *mv == Move::Descend), "descend"),
                (uses, "use an item first"),
            ];
            format!("{}.", prose::capitalised(&prose::ways(&ways)))
        }
        Phase::Event => {
            format!(
                "{name}: the event waits. {}.",
                prose::ways(&[(true, "Let it happen"), (uses, "use an item first")])
            )
        }
        Phase::Curse => {
            let ways = prose::ways(&[(true, "Suffer it"), (uses, "use an item first")]);
            format!("The curse of the Amulet is about to strike. {ways}.")
        }
        Phase::Discard { left, optional, .. } => {
            let keep = if optional { ", or keep what you have" } else { "" };
            format!("{name}: discard {} of those on offer{keep}.", prose::count(left.into(), "item"))
        }
        Phase::Card { left } => format!("{name}: choose {} of the discard.", prose::count(left.into(), "card")),
        Phase::Row => format!("{name}: choose a row."),
        Phase::Column => format!("{name}: choose a column."),
        Phase::Tile => format!("{name}: choose a tile."),
        Phase::Cell { .. } => format!("{name}: choose an empty cell."),
        Phase::Build => format!("{name}: choose the side on which to build."),
        Phase::Over(end) => ended(view, end),
    }
}

fn ended(view: &View, end: End) -> String {
    let what = match end {
        End::Won => "The Amulet is cleansed, the crypt stops shuddering: you have won",
        End::Ejected => "The crypt ejects you: you have lost",
        End::Stuck => "There is nothing left that you can do: you have lost",
    };
    format!("{what}, on floor {} after {}.", view.floor, prose::count(view.turns as usize, "turn"))
}

/// The map, the piles, the signs and the counters.
pub(super) fn zones(view: &View, state: &State) -> Vec<Zone> {
    let row = |id, name: &str, cards: CardSet, face: fn(Card) -> CardFace| {
        Zone::new(id, name, Body::Row { cards: cards.iter().map(face).collect(), places: 0 })
    };
    let cards = |faces: Faces| faces.cards(view.options);
    let counter = |id, name: &str, value: u32| Zone::new(id, name, Body::Counter { value: value.into(), max: None });
    let mut zones = Vec::new();
    if view.phase == Phase::Take {
        zones
            .push(row("offer", "Offer", cards(state.offer()), item_face).note("One of these becomes your first item."));
    }
    zones.push(map(view, state));
    let hand = row("hand", "Hand", cards(view.hand), item_face).kind(ZoneKind::Hand).icon(Icon::art("hand"));
    zones.push(hand.note("Your items; use them at any time."));
    if view.using.is_some() {
        zones.push(
            row("using", "In use", cards(view.in_use()), item_face).note("Goes to the discard after its effect."),
        );
    }
    zones.push(deck(view));
    let discard = cards(view.discard).iter().map(any_face).collect();
    let note = "Comes back as part of the next floor's map.";
    let discard = Body::Stack { cards: discard, open: true };
    zones.push(Zone::new("discard", "Discard", discard).icon(Icon::art("card-discard")).note(note));
    zones.push(Zone::new("signs", "Signs", Body::List(vec![rune(view), curse(view)])));
    zones.push(counter("floor", "Floor", view.floor).icon(Icon::art("dungeon-gate")));
    zones.push(counter("turns", "Turns", view.turns).icon(Icon::art("footsteps")).note("Turns completed."));
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
    let note =
        "Tiles from the last shuffle of the map, and what was added since; sideways tiles are seen, not activated.";
    Zone::new("map", "Map", Body::Grid { first, last, tiles }).icon(Icon::art("treasure-map")).note(note)
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
        (Side::Down, card) => hidden_face(card, (tile.origin == Origin::Deck).then_some("from the deck")),
        (_, None) => CardFace::down(None, "face down"),
        (side, Some(card)) => {
            let word = if side == Side::Revealed { "revealed, not activated" } else { "activated" };
            let name = words::tile(card.rank());
            let face = CardFace::up(card, format!("{}, tile {name}, {word}", card.name())).role(name, None);
            let face = face.icon(words::tile_icon(card.rank())).does([words::event_effect(view.options, card.rank())]);
            CardFace { turned: side == Side::Revealed, ..face }
        }
    };
    let face = face.badge((tile.side == Side::Revealed).then_some(Badge::Word("revealed".into())));
    let tokens = if token == Some(tile.cell) { vec![Token::You] } else { Vec::new() };
    Tile { cell: tile.cell, card: Some(face), tokens }
}

/// The deck, with its known cards from the top.
fn deck(view: &View) -> Zone {
    let cards: Vec<CardFace> = view
        .deck()
        .iter()
        .map(|&(seen, origin)| hidden_face(seen.card(), (origin == Origin::Map).then_some("from the map")))
        .collect();
    let name = |seen: Seen| seen.card().map_or_else(|| "an unseen card".into(), |card| card.to_string());
    let shown: Vec<String> = view.deck().iter().map(|&(seen, _)| name(seen)).collect();
    let last_known = view.deck().iter().rposition(|&(seen, _)| seen.card().is_some());
    let note = match last_known {
        Some(last) => format!("Items, face down. From the top: {}.", shown[..=last].join(", ")),
        None => "Items, face down; nothing is known of their order.".into(),
    };
    Zone::new("deck", "Deck", Body::Stack { cards, open: false }).icon(Icon::art("card-draw")).note(note)
}

fn item_face(card: Card) -> CardFace {
    let (item, effect) = (words::item(card.rank()), Effect::from(words::item_effect(card.rank())));
    let face = CardFace::up(card, format!("{}, {item}: {}", card.name(), effect.words)).role(item, None);
    face.icon(words::item_icon(card.rank())).does([effect])
}

fn any_face(card: Card) -> CardFace {
    CardFace::up(card, both_names(card)).role(words::tile(card.rank()), None).icon(words::tile_icon(card.rank()))
}

/// A card's back, with the player's knowledge: the card, or its shuffle if that is not the usual one (view-3).
fn hidden_face(card: Option<Card>, origin: Option<&str>) -> CardFace {
    let name = match (card, origin) {
        (Some(card), _) => format!("face down, known: {}", both_names(card)),
        (None, Some(origin)) => format!("face down, {origin}"),
        (None, None) => "face down".into(),
    };
    let role = card.map_or("", |card| words::tile(card.rank()));
    let icon = card.map_or_else(Icon::default, |card| words::tile_icon(card.rank()));
    let badge = if card.is_some() { Some(Badge::Known) } else { origin.map(|origin| Badge::Note(origin.into())) };
    CardFace::down(card, name).role(role, None).icon(icon).badge(badge)
}

fn both_names(card: Card) -> String {
    format!("{}, tile {}, item {}", card.name(), words::tile(card.rank()), words::item(card.rank()))
}

fn rune(view: &View) -> Entry {
    let (value, note) = if view.rune {
        ("active", "The gargoyles are frozen: the stairs of this floor may be used.")
    } else {
        ("not active", "The gargoyles guard the stairs until an ace is activated on this floor.")
    };
    Entry::new("rune", "Rune of Calcification", value, note).icon(Icon::art("rune-stone"))
}

fn curse(view: &View) -> Entry {
    let due = |high: bool| view.dues.turn(high, view.turns);
    let mut tens =
        (view.hand & Faces::TENS).iter().filter_map(|ten| Some((ten.card(view.options), due(ten.is_high())?)));
    let words = |(ten, turn): (Card, u32)| match turn.saturating_sub(view.turns) {
        0 | 1 => format!("{ten} strikes at the end of this turn"),
        _ => format!("{ten} strikes at the end of the next turn"),
    };
    let value = match (tens.next(), tens.next()) {
        (None, _) => "asleep".into(),
        (Some(ten), None) => words(ten),
        (Some(one), Some(other)) => format!("{}; {}", words(one), words(other)),
    };
    let note = "An Amulet kept too long goes to the discard with eleven other items.";
    Entry::new("curse", "Curse of the Amulet", value, note).icon(Icon::art("gem-pendant"))
}

pub(super) fn tap(zone: &'static str, card: Card) -> Gesture {
    Gesture::Tap(Place::Card(zone, card))
}

pub(super) fn tap_cell(cell: Cell) -> Gesture {
    Gesture::Tap(Place::Cell("map", cell))
}
