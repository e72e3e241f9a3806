//! A table in words.

use std::fmt::Write;

use underdeck_cards::{Card, Colour};
use underdeck_game::{Body, CardFace, Message, Table, Tile, Zone, prose};

use crate::say::{FAINT, RED, STRONG};

/// Open piles of at most this many cards are listed card by card at a glance.
const READABLE: usize = 13;

/// The table at a glance: a line per zone, cards by their short names.
pub(crate) fn glance(table: &Table) -> String {
    lines(table, |zone| brief(&zone.body))
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
        let names = face.card.map_or_else(Vec::new, |card| vec![card.to_string(), card.symbol(), card.name()]);
        Item { names, words: long(face) }
    };
    let of_tile = |tile: &Tile| {
        let card = tile.card.as_ref().map_or_else(Vec::new, |face| of_card(face).names);
        let names = [tile.cell.to_string()]
            .into_iter()
            .chain(card)
            .chain(tile.tokens.iter().map(ToString::to_string))
            .collect();
        Item { names, words: long_tile(tile) }
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

fn brief(body: &Body) -> String {
    match body {
        Body::Row { cards, places } => match places.saturating_sub(cards.len()) {
            _ if *places == 0 || !cards.is_empty() => short_cards(cards),
            free => format!("empty, {free} free"),
        },
        Body::Stack { cards, open: true } if cards.len() <= READABLE => short_cards(cards),
        Body::Stack { cards, open } => pile(cards, *open),
        Body::Grid { tiles, .. } if tiles.is_empty() => "empty".into(),
        Body::Grid { tiles, .. } => {
            grid_rows(tiles).iter().map(|row| row_words(row, short_tile)).collect::<Vec<_>>().join("; ")
        }
        Body::Counter { value, max: Some(max) } => format!("{value} of {max}"),
        Body::Counter { value, max: None } => value.to_string(),
        Body::List(entries) if entries.is_empty() => "nothing".into(),
        Body::List(entries) => {
            entries.iter().map(|entry| format!("{} {}", entry.name, entry.value)).collect::<Vec<_>>().join(", ")
        }
        Body::Track { steps, now } => track(steps, *now),
        _ => "this version cannot describe it".into(),
    }
}

fn full(body: &Body, text: &mut String) {
    let items: Vec<String> = match body {
        Body::Row { cards, places } => {
            let free = places.saturating_sub(cards.len());
            let empty = (free > 0).then(|| format!("{free} free"));
            cards.iter().map(long).chain(empty).collect()
        }
        Body::Stack { cards, open: true } => cards.iter().map(long).collect(),
        Body::Grid { tiles, .. } => tiles.iter().map(long_tile).collect(),
        Body::List(entries) => entries.iter().map(entry_words).collect(),
        _ => {
            let _ = writeln!(text, " {}", brief(body));
            return;
        }
    };
    match items.as_slice() {
        [] => text.push_str(" empty\n"),
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

fn short_cards(cards: &[CardFace]) -> String {
    match cards {
        [] => "empty".into(),
        _ => cards.iter().map(short).collect::<Vec<_>>().join(", "),
    }
}

fn short(face: &CardFace) -> String {
    let name = face.card.map_or_else(|| "face down".into(), coloured);
    let down = if face.card.is_some() && !face.face_up { " face down" } else { "" };
    let turned = if face.turned { " turned" } else { "" };
    name + down + turned
}

/// A card's name, red suits in red.
fn coloured(card: Card) -> String {
    match card.colour() {
        Some(Colour::Red) => format!("{RED}{}{RED:#}", card.symbol()),
        _ => card.symbol(),
    }
}

fn long(face: &CardFace) -> String {
    // Most names begin with the card's own.
    let card = face.unnamed().map_or_else(String::new, |card| format!("{} ", card.symbol()));
    let turned = if face.turned { ", turned" } else { "" };
    format!("{card}{}{turned}", face.name)
}

/// A pile: the number of cards, and the known ones.
fn pile(cards: &[CardFace], open: bool) -> String {
    if cards.is_empty() {
        return "empty".into();
    }
    let how_many = prose::count(cards.len(), "card");
    let top = cards.first().filter(|face| face.face_up);
    if let (true, Some(face)) = (open, top) {
        return format!("{how_many}, {} on top", short(face));
    }
    if let Some(face) = top {
        return format!("{how_many}, {} showing", short(face));
    }
    let runs = known_runs(cards);
    if runs.is_empty() { how_many.into() } else { format!("{how_many}, known: {}", runs.join("; ")) }
}

/// The known cards of a pile, top first, neighbours together.
fn known_runs(cards: &[CardFace]) -> Vec<String> {
    let mut runs = Vec::new();
    let mut above = 0;
    for run in cards.chunk_by(|a, b| a.card.is_some() == b.card.is_some()) {
        let names: Vec<String> = run.iter().filter_map(|face| face.card.map(Card::symbol)).collect();
        let below = cards.len() - above - run.len();
        let place = match (above, below) {
            (0, _) => "on top".to_owned(),
            (_, 0) => "at the bottom".to_owned(),
            (above, below) if above <= below => format!("under {above} others"),
            (_, below) => format!("above the last {below}"),
        };
        if !names.is_empty() {
            runs.push(format!("{place} {}", names.join(", ")));
        }
        above += run.len();
    }
    runs
}

fn grid_rows(tiles: &[Tile]) -> Vec<&[Tile]> {
    tiles.chunk_by(|a, b| a.cell.row == b.cell.row).collect()
}

fn row_words(row: &[Tile], tile: impl Fn(&Tile) -> String) -> String {
    row.iter().map(tile).collect::<Vec<_>>().join(", ")
}

fn short_tile(tile: &Tile) -> String {
    tile_words(tile, short)
}

fn long_tile(tile: &Tile) -> String {
    tile_words(tile, long)
}

fn tile_words(tile: &Tile, words: impl Fn(&CardFace) -> String) -> String {
    let card = tile.card.as_ref().map(words);
    let parts: Vec<String> = card.into_iter().chain(tile.tokens.iter().map(ToString::to_string)).collect();
    format!("{} {}", tile.cell, parts.join(" and "))
}

fn track(steps: &[Message], now: usize) -> String {
    match steps.get(now) {
        Some(step) => format!("{step}, step {} of {}", now + 1, steps.len()),
        None => format!("{} steps", steps.len()),
    }
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
        assert_eq!(row(vec![], 3), "empty, 3 free");
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
        assert_eq!(plain, "Room (To be cleared):\n  queen of spades\n  face down\n  1 free\n");
    }
}
