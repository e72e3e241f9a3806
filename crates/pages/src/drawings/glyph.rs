//! The glyphs of ranks and suits, drawn for this deck.

use underdeck_cards::{Rank, Suit};

/// A rank as strokes in a box of 60 by 80; 0 is the joker's star.
pub(super) const fn rank(rank: Rank) -> &'static str {
    match rank {
        1 => "M8 72 30 8 52 72M16 50H44",
        2 => "M10 24C10 3 50 3 50 25 50 42 13 52 10 70H52",
        3 => "M10 9H48L27 34C56 33 56 72 29 72 17 72 10 65 9 58",
        4 => "M40 74V8L7 54H54",
        5 => "M47 9H15L12 37C22 27 51 29 51 51 51 74 17 77 8 60",
        6 => "M45 12C27 0 9 14 9 46 9 80 51 79 51 51 51 26 16 24 10 47",
        7 => "M8 9H51L25 74",
        8 => "M30 37C10 37 10 7 30 7 50 7 50 37 30 37 5 37 5 73 30 73 55 73 55 37 30 37Z",
        9 => "M15 68C33 80 51 66 51 34 51 0 9 1 9 29 9 54 44 56 50 33",
        10 => "M3 20 13 9V73M41 8C21 8 21 72 41 72 61 72 61 8 41 8Z",
        11 => "M22 9H46M38 9V52C38 78 9 77 8 55",
        12 => "M30 8C-1 8-1 72 30 72 61 72 61 8 30 8ZM34 53 54 76",
        13 => "M11 7V73M51 8 13 45M27 33 53 73",
        _ => "M30 10 36 32 58 32 40 46 47 70 30 56 13 70 20 46 2 32 24 32Z",
    }
}

/// A suit as a shape in a box of 100 by 100.
pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => {
            "M50 5A20.5 20.5 0 0 1 66 38.500 20.500 20.500 0 1 1 57 71C58 83 62 90 69 95H31C38 90 42 83 43 71A20.500 20.500 0 1 1 34 38.500 20.500 20.500 0 0 1 50 5Z"
        }
        Suit::Diamonds => "M50 3C58 21 70 37 87 50 70 63 58 79 50 97 42 79 30 63 13 50 30 37 42 21 50 3Z",
        Suit::Hearts => {
            "M50 93C20 66 5 50 5 31 5 15 17 7 28 7 39 7 47 14 50 24 53 14 61 7 72 7 83 7 95 15 95 31 95 50 80 66 50 93Z"
        }
        Suit::Spades => {
            "M50 4C58 23 93 41 93 63 93 77 83 84 73 84 65 84 58 80 54 73 55 84 58 91 67 96H33C42 91 45 84 46 73 42 80 35 84 27 84 17 84 7 77 7 63 7 41 42 23 50 4Z"
        }
    }
}

/// The pips of a rank in a box of 100 by 140: x, y, and whether each is upside down.
pub(super) const fn pips(rank: Rank) -> &'static [(u8, u8, bool)] {
    match rank {
        2 => &[(50, 30, false), (50, 110, true)],
        3 => &[(50, 26, false), (50, 70, false), (50, 114, true)],
        4 => &[(26, 30, false), (74, 30, false), (26, 110, true), (74, 110, true)],
        5 => &[(26, 30, false), (74, 30, false), (50, 70, false), (26, 110, true), (74, 110, true)],
        6 => &[(26, 28, false), (74, 28, false), (26, 70, false), (74, 70, false), (26, 112, true), (74, 112, true)],
        7 => &[
            (26, 28, false),
            (74, 28, false),
            (50, 49, false),
            (26, 70, false),
            (74, 70, false),
            (26, 112, true),
            (74, 112, true),
        ],
        8 => &[
            (26, 28, false),
            (74, 28, false),
            (50, 49, false),
            (26, 70, false),
            (74, 70, false),
            (50, 91, true),
            (26, 112, true),
            (74, 112, true),
        ],
        9 => &[
            (26, 22, false),
            (74, 22, false),
            (26, 54, false),
            (74, 54, false),
            (50, 70, false),
            (26, 86, true),
            (74, 86, true),
            (26, 118, true),
            (74, 118, true),
        ],
        10 => &[
            (26, 22, false),
            (74, 22, false),
            (50, 38, false),
            (26, 54, false),
            (74, 54, false),
            (26, 86, true),
            (74, 86, true),
            (50, 102, true),
            (26, 118, true),
            (74, 118, true),
        ],
        _ => &[],
    }
}
