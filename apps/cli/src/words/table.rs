//! A table in words.

use std::fmt::Write;

use underdeck_cards::{Card, Colour};
use underdeck_game::{Body, CardFace, Link, Message, Table, Tile, Zone, card_name, say};

use crate::say::{FAINT, RED, STRONG};

/// Open piles of at most this many cards are listed card by card at a glance.
const READABLE: usize = 13;

/// The table at a glance: a line per zone, cards by their short names.
pub(crate) fn glance(table: &Table) -> String {
    lines(table, |zone| brief(&zone.body).to_string())
}

/// The table at a glance for a new player: each zone with its purpose.
pub(crate) fn introduced(table: &Table) -> String {
    lines(table, |zone| {
        let note = if zone.note.is_empty() { String::new() } else { format!(". {FAINT}{}{FAINT:#}", zone.note) };
        format!("{}{note}", brief(&zone.body))
    })
}

/// Zones in full, with their notes.
pub(crate) fn describe(zones: &[Zone]) -> String {
    let mut text = String::new();
    for zone in zones {
        let note = if zone.note.is_empty() { String::new() } else { format!(" ({})", zone.note.trim_end_matches('.')) };
        let _ = write!(text, "{STRONG}{}{STRONG:#}{note}:", zone.name);
        full(&zone.body, &mut text);
    }
    text
}

/// A thing in a zone: all its names, and its full description.
pub(crate) struct Item {
    pub(crate) names: Vec<String>,
    pub(crate) words: String,
}

/// The things in a zone that have a name: known cards, cells, entries.
pub(crate) fn items(zone: &Zone) -> Vec<Item> {
    let of_card = |face: &CardFace| {
        let names = |card: Card| vec![card.to_string(), card.symbol(), card.name(), card_name(card).to_string()];
        let names = face.card.map_or_else(Vec::new, names);
        Item { names, words: long(face).into() }
    };
    let of_tile = |tile: &Tile| {
        let card = tile.card.as_ref().map_or_else(Vec::new, |face| of_card(face).names);
        let names = [tile.cell.to_string()]
            .into_iter()
            .chain(card)
            .chain(tile.tokens.iter().map(ToString::to_string))
            .collect();
        Item { names, words: tile_words(tile, long).into() }
    };
    match &zone.body {
        Body::Row { cards, .. } | Body::Stack { cards, .. } => cards.iter().map(of_card).collect(),
        Body::Grid { tiles, .. } => tiles.iter().map(of_tile).collect(),
        Body::List(entries) => {
            let names = |entry: &underdeck_game::Entry| vec![entry.id.clone(), entry.name.to_string()];
            entries.iter().map(|entry| Item { names: names(entry), words: entry_words(entry) }).collect()
        }
        _ => Vec::new(),
    }
}

fn entry_words(entry: &underdeck_game::Entry) -> String {
    let stop = if entry.note.is_empty() || entry.value.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}: {}{stop} {}", entry.name, entry.value, entry.note).trim_end().to_owned()
}

fn lines(table: &Table, body: impl Fn(&Zone) -> String) -> String {
    let line = |zone: &Zone| format!("{STRONG}{}{STRONG:#}: {}\n", zone.name, body(zone));
    table.zones.iter().map(line).collect()
}

fn brief(body: &Body) -> Message {
    match body {
        Body::Row { cards, places } => match places.saturating_sub(cards.len()) {
            _ if *places == 0 || !cards.is_empty() => short_cards(cards),
            free => Message::join([say!(TABLE_EMPTY), say!(ZONE_FREE, n = free)], Link::Comma),
        },
        Body::Stack { cards, open: true } if cards.len() <= READABLE => short_cards(cards),
        Body::Stack { cards, .. } => pile(cards),
        Body::Grid { tiles, .. } if tiles.is_empty() => say!(TABLE_EMPTY),
        Body::Grid { tiles, .. } => {
            let row = |row: &[Tile]| Message::join(row.iter().map(|tile| tile_words(tile, short)), Link::Comma);
            Message::join(grid_rows(tiles).into_iter().map(row), "; ")
        }
        Body::Counter { value, max: Some(max) } => say!(LINE_OF, n = *value, most = *max),
        Body::Counter { value, max: None } => value.to_string().into(),
        Body::List(entries) if entries.is_empty() => say!(TABLE_NOTHING),
        Body::List(entries) => {
            let entry = |entry: &underdeck_game::Entry| format!("{} {}", entry.name, entry.value);
            Message::join(entries.iter().map(entry), Link::Comma)
        }
        Body::Track { steps, now } => match steps.get(*now) {
            Some(step) => say!(LINE_STEP, step, n = now + 1, of = steps.len()),
            None => Message::join(steps, Link::Comma),
        },
        _ => say!(ZONE_UNKNOWN),
    }
}

fn full(body: &Body, text: &mut String) {
    let items: Vec<Message> = match body {
        Body::Row { cards, places } => {
            let free = places.saturating_sub(cards.len());
            let empty = (free > 0).then(|| say!(ZONE_FREE, n = free));
            cards.iter().map(long).chain(empty).collect()
        }
        Body::Stack { cards, open: true } => cards.iter().map(long).collect(),
        Body::Grid { tiles, .. } => tiles.iter().map(|tile| tile_words(tile, long)).collect(),
        Body::List(entries) => entries.iter().map(|entry| entry_words(entry).into()).collect(),
        _ => {
            let _ = writeln!(text, " {}", brief(body));
            return;
        }
    };
    match items.as_slice() {
        [] => {
            let _ = writeln!(text, " {}", say!(TABLE_EMPTY));
        }
        [one] => {
            let _ = writeln!(text, " {one}");
        }
        items => {
            text.push('\n');
            items.iter().for_each(|item| {
                let _ = writeln!(text, "  {item}");
            });
        }
    }
}

fn short_cards(cards: &[CardFace]) -> Message {
    if cards.is_empty() { say!(TABLE_EMPTY) } else { Message::join(cards.iter().map(short), Link::Comma) }
}

fn short(face: &CardFace) -> Message {
    let card = match face.card {
        None => say!(PLAIN_FACE_DOWN),
        Some(card) if face.face_up => coloured(card).into(),
        Some(card) => say!(LINE_CARD_DOWN, card = coloured(card)),
    };
    if face.turned { say!(LINE_CARD_SIDEWAYS, card) } else { card }
}

/// A card's name, red suits in red.
fn coloured(card: Card) -> String {
    match card.colour() {
        Some(Colour::Red) => format!("{RED}{}{RED:#}", card.symbol()),
        _ => card.symbol(),
    }
}

fn long(face: &CardFace) -> Message {
    // Most names begin with the card's own.
    let card = face.unnamed().map_or_else(String::new, |card| format!("{} ", card.symbol()));
    let name = Message::from(format!("{card}{}", face.name));
    let turned = face.turned.then(|| say!(ZONE_SIDEWAYS));
    Message::join([name].into_iter().chain(turned), Link::Comma)
}

/// A pile: the number of cards, and the known ones.
fn pile(cards: &[CardFace]) -> Message {
    if cards.is_empty() {
        return say!(TABLE_EMPTY);
    }
    let how_many = say!(CARD_COUNT, n = cards.len());
    if let Some(face) = cards.first().filter(|face| face.face_up) {
        return say!(LINE_PILE_TOP, cards = how_many, card = short(face));
    }
    let runs = known_runs(cards);
    match runs.is_empty() {
        true => how_many,
        false => say!(LINE_PILE_KNOWN, cards = how_many, known = Message::join(runs, "; ")),
    }
}

/// The known cards of a pile, top first, neighbours together.
fn known_runs(cards: &[CardFace]) -> Vec<Message> {
    let mut runs = Vec::new();
    let mut above = 0;
    for run in cards.chunk_by(|a, b| a.card.is_some() == b.card.is_some()) {
        let below = cards.len() - above - run.len();
        if run.iter().any(|face| face.card.is_some()) {
            let cards = Message::join(run.iter().filter_map(|face| face.card), Link::Comma);
            runs.push(match (above, below) {
                (0, _) => say!(LINE_KNOWN_TOP, cards),
                (_, 0) => say!(LINE_KNOWN_BOTTOM, cards),
                (n, below) if n <= below => say!(LINE_KNOWN_UNDER, n, cards),
                (_, n) => say!(LINE_KNOWN_ABOVE, n, cards),
            });
        }
        above += run.len();
    }
    runs
}

fn grid_rows(tiles: &[Tile]) -> Vec<&[Tile]> {
    tiles.chunk_by(|a, b| a.cell.row == b.cell.row).collect()
}

fn tile_words(tile: &Tile, words: impl Fn(&CardFace) -> Message) -> Message {
    let card = tile.card.as_ref().map(words);
    let parts = card.into_iter().chain(tile.tokens.iter().map(|token| token.to_string().into()));
    Message::join([Message::from(tile.cell.to_string()), Message::join(parts, Link::And)], " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_cards::Cell;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn up(text: &str) -> CardFace {
        CardFace::up(card(text), card(text).name())
    }

    fn down(text: &str) -> CardFace {
        CardFace::down(text.parse().ok(), "face down")
    }

    #[test]
    fn a_glance_is_a_line_per_zone() {
        let row = |cards: Vec<CardFace>, places| brief(&Body::Row { cards, places });
        assert_eq!(row(vec![up("QS"), up("7S")], 4), "Q♠, 7♠");
        assert_eq!(row(vec![], 3), "empty, 3 places free");
        assert_eq!(row(vec![], 0), "empty");
        let stack = |cards, open| brief(&Body::Stack { cards, open });
        let pile = ["2C", "", "3C", "6C", "", "", "", "7C", "", "4C", "5C"].map(down).to_vec();
        assert_eq!(
            stack(pile, false),
            "11 cards, known: on top 2♣; under 2 others 3♣, 6♣; above the last 3 7♣; at the bottom 4♣, 5♣"
        );
        assert_eq!(stack(vec![down("")], false), "1 card");
        assert_eq!(stack(["2C", "3C"].map(up).to_vec(), true), "2♣, 3♣");
        assert_eq!(stack(vec![up("2C"); 14], true), "14 cards, 2♣ on top");
        assert_eq!(brief(&Body::Counter { value: 3, max: Some(20) }), "3 of 20");
        assert_eq!(brief(&Body::Track { steps: vec!["draw".into(), "fight".into()], now: 1 }), "fight, step 2 of 2");
    }

    #[test]
    fn grids_are_read_by_cells() {
        let tile = |row, column, name| Tile { cell: Cell::new(row, column), card: Some(up(name)), tokens: Vec::new() };
        let mut tiles = vec![tile(1, 1, "QS"), tile(1, 2, "7S"), tile(2, 1, "AC")];
        tiles[2].tokens.push(underdeck_game::Token::You);
        let body = Body::Grid { first: Cell::new(1, 1), last: Cell::new(2, 2), tiles };
        assert_eq!(brief(&body), "r1c1 Q♠, r1c2 7♠; r2c1 A♣ and you");
    }

    #[test]
    fn a_full_description_names_each_card() {
        let body = Body::Row { cards: vec![up("QS"), down("")], places: 3 };
        let zones = vec![Zone::new("room", "Room", body).note("To be cleared.")];
        let text = describe(&zones);
        let plain = anstream::adapter::strip_str(&text).to_string();
        assert_eq!(plain, "Room (To be cleared):\n  queen of spades\n  face down\n  1 place free\n");
    }
}
