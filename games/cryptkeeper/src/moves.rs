//! The decisions and their spelling.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::{Card, Cell};
use underdeck_game::{NotationError, prose};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `take C`: takes the starting item (take-1).
    Take(Card),
    /// `stand CELL`: places the token (stand-1).
    Stand(Cell),
    /// `use C`: uses an item (use-1).
    Use(Card),
    /// `move CELL`: moves the token onto a tile (turn-2).
    Go(Cell),
    /// `descend`: goes down the stairs (turn-3).
    Descend,
    /// `resolve`: lets the event happen (window-2).
    Resolve,
    /// `suffer`: lets the curse strike (curse-2).
    Suffer,
    /// `discard C`: discards an item (choice-2).
    Discard(Card),
    /// `keep`: discards no item (choice-3).
    Keep,
    /// `card C`: chooses a card of the discard (choice-4, choice-5, choice-6).
    Card(Card),
    /// `row N`: chooses a row (choice-7, choice-8).
    Row(i8),
    /// `column N`: chooses a column (choice-9, choice-10).
    Column(i8),
    /// `tile CELL`: chooses a tile (choice-11, choice-12).
    Tile(Cell),
    /// `cell CELL`: chooses an empty cell (choice-13, choice-14).
    Cell(Cell),
    /// `build left` and so on: chooses an edge to build on (choice-15, choice-16).
    Build(Edge),
}

underdeck_game::words! {
    /// A side of the map's box (build-1).
    #[allow(missing_docs)]
    pub enum Edge {
        Left = "left",
        Right = "right",
        Top = "top",
        Bottom = "bottom",
    }
}

impl Edge {
    /// Whether a column is built there.
    pub(crate) const fn is_of_column(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    /// The kind of line built there.
    pub(crate) const fn line(self) -> &'static str {
        if self.is_of_column() { "column" } else { "row" }
    }
}

impl Move {
    /// The spellings of moves, in the order of the reference.
    pub(crate) const PATTERNS: &'static [&'static str] = &[
        "take C",
        "stand CELL",
        "use C",
        "move CELL",
        "descend",
        "resolve",
        "suffer",
        "discard C",
        "keep",
        "card C",
        "row N",
        "column N",
        "tile CELL",
        "cell CELL",
        "build left|right|top|bottom",
    ];
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(card) => write!(f, "take {card}"),
            Self::Stand(cell) => write!(f, "stand {cell}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::Go(cell) => write!(f, "move {cell}"),
            Self::Descend => f.write_str("descend"),
            Self::Resolve => f.write_str("resolve"),
            Self::Suffer => f.write_str("suffer"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Keep => f.write_str("keep"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Row(row) => write!(f, "row {row}"),
            Self::Column(column) => write!(f, "column {column}"),
            Self::Tile(cell) => write!(f, "tile {cell}"),
            Self::Cell(cell) => write!(f, "cell {cell}"),
            Self::Build(edge) => write!(f, "build {edge}"),
        }
    }
}

/// The accepted spellings, in words.
fn expected() -> String {
    let moves = prose::either(Move::PATTERNS.iter().map(|pattern| format!("`{pattern}`")));
    format!("a move is {moves}, with a card such as QS, a cell such as r1c2 or r0c-1, and a number such as -1")
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (verb, argument) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let bare = |mv| argument.is_none().then_some(mv);
        let parsed = match verb {
            "take" => read(argument, Self::Take),
            "stand" => read(argument, Self::Stand),
            "use" => read(argument, Self::Use),
            "move" => read(argument, Self::Go),
            "descend" => bare(Self::Descend),
            "resolve" => bare(Self::Resolve),
            "suffer" => bare(Self::Suffer),
            "discard" => read(argument, Self::Discard),
            "keep" => bare(Self::Keep),
            "card" => read(argument, Self::Card),
            "row" => read(argument, Self::Row),
            "column" => read(argument, Self::Column),
            "tile" => read(argument, Self::Tile),
            "cell" => read(argument, Self::Cell),
            "build" => read(argument, Self::Build),
            _ => None,
        };
        // A number has other spellings, such as `+1`, that are not moves (choice-17).
        parsed.filter(|mv| mv.to_string() == text).ok_or_else(|| NotationError::new(text, expected()))
    }
}

fn read<T: FromStr>(argument: Option<&str>, make: impl Fn(T) -> Move) -> Option<Move> {
    argument?.parse().ok().map(make)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_one_spelling_reads() {
        for text in [
            "take QS",
            "stand r1c1",
            "use TH",
            "move r-1c-2",
            "descend",
            "resolve",
            "suffer",
            "discard 2C",
            "keep",
            "card KD",
            "row 0",
            "column -1",
            "tile r9c15",
            "cell r0c3",
            "build left",
            "build bottom",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "take",
            "take qs",
            "take QS ",
            " take QS",
            "take  QS",
            "keep it",
            "row +1",
            "row 01",
            "row -0",
            "row 999",
            "build up",
            "build",
            "descend down",
            "cell r1",
            "TAKE QS",
            "move r1c1 r1c2",
        ] {
            assert!(text.parse::<Move>().unwrap_err().to_string().contains("is no move"), "{text}");
        }
    }
}
