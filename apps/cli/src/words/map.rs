//! Grids drawn with plain characters.

use std::fmt::Write;

use anstyle::Style;
use underdeck_cards::{Card, Cell, Colour};
use underdeck_game::{Body, CardFace, Link, Message, Table, Tile, Token, say};

use super::table::glance;
use crate::say::{FAINT, RED, STRONG};

/// The mark of the player's token.
const YOU: char = '@';
/// The marks of other tokens in order of appearance; all further tokens share the last one.
const MARKS: [char; 8] = ['*', '+', '#', '!', '%', '&', '=', '~'];
/// The most tokens marked on one cell.
const MARKED: usize = 2;

/// The table at a glance with its grids drawn.
pub(crate) fn drawn(table: &Table) -> String {
    let mut words = table.clone();
    words.zones.retain(|zone| grid(&zone.body).is_none());
    let mut text = String::new();
    for zone in &table.zones {
        if let Some((first, last, tiles)) = grid(&zone.body) {
            let _ = write!(text, "{STRONG}{}{STRONG:#}\n{}", zone.name, rows(first, last, tiles));
        }
    }
    text + &glance(&words)
}

/// A grid that is not empty.
fn grid(body: &Body) -> Option<(Cell, Cell, &[Tile])> {
    match body {
        Body::Grid { first, last, tiles } if !tiles.is_empty() => Some((*first, *last, tiles)),
        _ => None,
    }
}

fn rows(first: Cell, last: Cell, tiles: &[Tile]) -> String {
    let marks = marks(tiles);
    let mut text = String::from("      ");
    for column in first.column..=last.column {
        let _ = write!(text, "{FAINT}{:<7}{FAINT:#}", format!(" c{column}"));
    }
    for row in first.row..=last.row {
        let _ = write!(text, "\n  {FAINT}{:<4}{FAINT:#}", format!("r{row}"));
        for column in first.column..=last.column {
            text += &cell(tiles.iter().find(|tile| tile.cell == Cell::new(row, column)), &marks);
        }
    }
    let signs = [say!(LINE_MAP_DOWN), say!(LINE_MAP_KNOWN), say!(LINE_MAP_SIDEWAYS)];
    let tokens = marks.iter().map(|(token, mark)| format!("{mark} {token}").into());
    let _ = writeln!(text, "\n  {FAINT}{}{FAINT:#}", Message::join(signs.into_iter().chain(tokens), Link::Comma));
    text
}

/// The tokens on a grid with a mark each, the player first.
fn marks(tiles: &[Tile]) -> Vec<(&Token, char)> {
    let mut marks: Vec<(&Token, char)> = Vec::new();
    let all = || tiles.iter().flat_map(|tile| &tile.tokens);
    marks.extend(all().find(|token| **token == Token::You).map(|you| (you, YOU)));
    let mut others = MARKS.into_iter();
    for token in all() {
        if marks.iter().all(|(known, _)| *known != token) {
            marks.push((token, others.next().unwrap_or(MARKS[MARKS.len() - 1])));
        }
    }
    marks
}

/// One cell of seven columns: the card between its marks, and the tokens there.
fn cell(tile: Option<&Tile>, marks: &[(&Token, char)]) -> String {
    let Some(tile) = tile else { return format!("{:<7}", " .") };
    let (open, name, close) = match &tile.card {
        None => (' ', "   ".to_owned(), ' '),
        Some(CardFace { card: None, .. }) => (' ', "??".into(), ' '),
        Some(face) => {
            let marks = if face.turned {
                ('<', '>')
            } else if face.face_up {
                (' ', ' ')
            } else {
                ('(', ')')
            };
            (marks.0, face.card.map_or_else(String::new, |card| card.symbol().replace("Joker ", "")), marks.1)
        }
    };
    let style = colour(tile.card.as_ref().and_then(|face| face.card));
    let here = marks.iter().filter(|(token, _)| tile.tokens.contains(token));
    let tokens: String = here.map(|(_, mark)| *mark).take(MARKED).collect();
    let rest = 3_usize.saturating_sub(name.chars().count()) + MARKED;
    format!("{open}{style}{name}{style:#}{close}{STRONG}{tokens:<rest$}{STRONG:#}")
}

fn colour(card: Option<Card>) -> Style {
    if card.and_then(Card::colour) == Some(Colour::Red) { RED } else { Style::new() }
}

#[cfg(test)]
mod tests {
    use underdeck_game::Zone;

    use super::*;

    #[test]
    fn a_grid_is_drawn_with_holes_marks_and_tokens() {
        let card = |name: &str| name.parse::<Card>().unwrap();
        let tile = |row, column, face| Tile { cell: Cell::new(row, column), card: face, tokens: Vec::new() };
        let mut sideways = CardFace::up(card("TH"), "ten");
        sideways.turned = true;
        let mut tiles = vec![
            tile(0, 1, Some(CardFace::up(card("QS"), "queen"))),
            tile(0, 3, Some(sideways)),
            tile(1, 1, Some(CardFace::down(None, "face down"))),
            tile(1, 2, Some(CardFace::down(Some(card("2C")), "known"))),
            tile(1, 3, None),
        ];
        tiles[1].tokens.push("came from".into());
        tiles[4].tokens.extend(["a guard".into(), Token::You]);
        let body = Body::Grid { first: Cell::new(0, 1), last: Cell::new(1, 3), tiles };
        let floor = Zone::new("floor", "Floor", Body::Counter { value: 1, max: None });
        let zones = vec![floor, Zone::new("map", "Map", body)];
        let text = drawn(&Table { prompt: Default::default(), zones, offers: Vec::new() });
        let plain = anstream::adapter::strip_str(&text).to_string();
        let lines: Vec<&str> = plain.lines().map(str::trim_end).collect();
        assert_eq!(
            lines[..4],
            ["Map", "       c1     c2     c3", "  r0   Q♠     .     <10♥>*", "  r1   ??    (2♣)        @+"]
        );
        assert!(lines[4].ends_with("sideways, @ you, * came from, + a guard"), "{plain}");
        assert_eq!(lines[5..], ["Floor: 1"]);
    }
}
