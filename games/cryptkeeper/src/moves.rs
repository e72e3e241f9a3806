//! The decisions and their spelling.

use std::str::FromStr;

use underdeck_cards::{Card, Cell};
use underdeck_game::{Link, Message, NotationError, say};

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
}

underdeck_game::spellings! { Move:
    "take C"(card) => Take(card),
    "stand CELL"(cell) => Stand(cell),
    "use C"(card) => Use(card),
    "move CELL"(cell) => Go(cell),
    "descend"() => Descend,
    "resolve"() => Resolve,
    "suffer"() => Suffer,
    "discard C"(card) => Discard(card),
    "keep"() => Keep,
    "card C"(card) => Card(card),
    "row N"(row) => Row(row),
    "column N"(column) => Column(column),
    "tile CELL"(cell) => Tile(cell),
    "cell CELL"(cell) => Cell(cell),
    "build left|right|top|bottom"(edge) => Build(edge),
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        // A number has other spellings, such as `+1`, that are not moves (choice-17).
        let spelled = Self::read(text).and_then(Result::ok).filter(|mv| mv.to_string() == text);
        spelled.ok_or_else(|| {
            let moves = Message::join(Self::PATTERNS.iter().map(|pattern| Message::quote(pattern)), Link::Or);
            NotationError::new(text, say!(MOVE_SPELLINGS, moves))
        })
    }
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
