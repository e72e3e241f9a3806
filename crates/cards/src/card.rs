//! One playing card.

use std::fmt;
use std::str::FromStr;

use crate::serde_as_text;

/// A suit, in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// The colour of a suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Black,
}

/// A rank, `1` for the ace to `13` for the king.
pub type Rank = u8;

/// A playing card: one of 52, or one of up to eight jokers.
///
/// Cards are ordered clubs, diamonds, hearts, spades, ace to king within each suit, with the jokers last.
/// [`Card::index`] is the position in this canonical order, `0..60`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const RANKS: &[u8; 13] = b"A23456789TJQK";
const SUITS: &[u8; 4] = b"CDHS";

impl Suit {
    /// The four suits in canonical order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Red for diamonds and hearts, black for clubs and spades.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Diamonds | Self::Hearts => Colour::Red,
            Self::Clubs | Self::Spades => Colour::Black,
        }
    }

    /// The letter of the text form: `C`, `D`, `H`, `S`.
    pub const fn letter(self) -> char {
        SUITS[self as usize] as char
    }

    /// The suit's English name in lower case.
    pub const fn name(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }
}

impl Card {
    /// The number of different cards.
    pub const COUNT: usize = 60;
    /// All cards in canonical order.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };
    /// The red joker, `XR`.
    pub const RED_JOKER: Self = Self(52);
    /// The black joker, `XB`.
    pub const BLACK_JOKER: Self = Self(53);

    /// The card with a rank (`1..=13`) and a suit.
    ///
    /// # Panics
    /// If `rank` is out of range.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        assert!(rank >= 1 && rank <= 13, "the rank of a card is 1..=13");
        Self(suit as u8 * 13 + rank - 1)
    }

    /// The `n`-th joker, counting from 0: `XR`, `XB`, `X3`, … `X8`.
    ///
    /// # Panics
    /// If `n` is 8 or more.
    pub const fn joker(n: u8) -> Self {
        assert!(n < 8, "there are only eight jokers");
        Self(52 + n)
    }

    /// The card at a position in canonical order; `None` for 60 and above.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 60 { Some(Self(index)) } else { None }
    }

    /// The card of a bit of a set. Bits 60 and above are no card and have rank 0.
    pub(crate) const fn at_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// The bit of the card in a set.
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// The position in canonical order, `0..60`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether the card is a joker.
    pub const fn is_joker(self) -> bool {
        self.0 >= 52
    }

    /// The rank, `1` (ace) to `13` (king); 0 for a joker.
    pub const fn rank(self) -> Rank {
        // A table rather than a division: every inner loop reads this.
        const TABLE: [u8; 64] = {
            let mut table = [0; 64];
            let mut i = 0;
            while i < 52 {
                table[i] = (i % 13) as u8 + 1;
                i += 1;
            }
            table
        };
        TABLE[(self.0 & 63) as usize]
    }

    /// The suit; `None` for a joker.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 {
            0..13 => Some(Suit::Clubs),
            13..26 => Some(Suit::Diamonds),
            26..39 => Some(Suit::Hearts),
            39..52 => Some(Suit::Spades),
            _ => None,
        }
    }

    /// The colour of the suit; `None` for a joker.
    pub const fn colour(self) -> Option<Colour> {
        match self.suit() {
            Some(suit) => Some(suit.colour()),
            None => None,
        }
    }

    /// The card with a suit symbol: `10♥`, `Q♠`, `Joker ★` for the red joker, `Joker ☆` for the black one.
    pub fn symbol(self) -> String {
        const SIGNS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
        match (self.suit(), self.0) {
            (Some(suit), _) => [SIGNS[usize::from(self.rank()) - 1], ["♣", "♦", "♥", "♠"][suit as usize]].concat(),
            (None, 52) => "Joker ★".into(),
            (None, 53) => "Joker ☆".into(),
            (None, n) => format!("Joker {}", n - 51),
        }
    }

    /// The English name, such as `ten of hearts` or `red joker`.
    pub fn name(self) -> String {
        const NAMES: [&str; 13] =
            ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
        match self.suit() {
            Some(suit) => [NAMES[self.rank() as usize - 1], " of ", suit.name()].concat(),
            None => match self.0 {
                52 => "red joker".into(),
                53 => "black joker".into(),
                n => format!("joker {}", n - 51),
            },
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.suit() {
            Some(suit) => [RANKS[self.rank() as usize - 1], SUITS[suit as usize]],
            None => [b'X', b"RB345678"[self.0 as usize - 52]],
        };
        f.pad(std::str::from_utf8(&text).expect("card names are ASCII"))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a card: write a rank A 2-9 T J Q K and a suit C D H S, such as TH, or a joker XR XB X3-X8")]
pub struct ParseCardError(pub String);

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseCardError(text.chars().take(24).collect());
        let &[first, second] = text.as_bytes() else { return Err(error()) };
        if first == b'X' {
            let n = b"RB345678".iter().position(|&c| c == second).ok_or_else(error)?;
            return Ok(Self::joker(n as u8));
        }
        let rank = RANKS.iter().position(|&c| c == first).ok_or_else(error)?;
        let suit = SUITS.iter().position(|&c| c == second).ok_or_else(error)?;
        Ok(Self::new(rank as u8 + 1, Suit::ALL[suit]))
    }
}

serde_as_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_round_trips_in_canonical_order() {
        let names: Vec<String> = (0..60).map(|i| Card::from_index(i).unwrap().to_string()).collect();
        assert_eq!(names[..3], ["AC", "2C", "3C"]);
        assert_eq!(names[50..], ["QS", "KS", "XR", "XB", "X3", "X4", "X5", "X6", "X7", "X8"]);
        for (i, name) in names.iter().enumerate() {
            assert_eq!(name.parse::<Card>().unwrap().index() as usize, i);
        }
        assert_eq!(Card::from_index(60), None);
    }

    #[test]
    fn rank_suit_and_colour() {
        let card: Card = "TH".parse().unwrap();
        assert_eq!((card.rank(), card.suit(), card.colour()), (10, Some(Suit::Hearts), Some(Colour::Red)));
        assert_eq!((Card::RED_JOKER.rank(), Card::RED_JOKER.suit()), (0, None));
        assert_eq!(card.name(), "ten of hearts");
        assert_eq!(Card::joker(2).name(), "joker 3");
    }

    #[test]
    fn an_error_quotes_the_text() {
        for text in ["", "T", "th", "1H", "TX", "X9", "XA", "THH", "♥T", "X2"] {
            let error = text.parse::<Card>().unwrap_err().to_string();
            assert!(error.contains(&format!("`{text}` is not a card")), "{error}");
        }
    }
}
