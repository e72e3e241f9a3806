//! A set of cards in one machine word.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Card, Colour, ParseCardError, Rank, Suit};

crate::bit_set! {
    /// A set of cards, iterated in canonical order.
    ///
    /// Bit `i` stands for the card with [`Card::index`] `i`.
    pub struct CardSet(u64) of Card, Card::bit, Card::at_bit;
}

/// A bit above all cards, with rank 0.
const GUARD: u64 = 1 << 63;

impl CardSet {
    /// All 52 cards of the four suits.
    pub const STANDARD: Self = Self((1 << 52) - 1);
    /// All eight jokers.
    pub const JOKERS: Self = Self(0xff << 52);

    /// The set with these index bits; bits 60 and above are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << Card::COUNT) - 1))
    }

    /// The 13 cards of a suit.
    pub const fn suit(suit: Suit) -> Self {
        Self(0x1fff << (13 * suit as u32))
    }

    /// The 26 cards of a colour.
    pub const fn colour(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self::suit(Suit::Diamonds).union(Self::suit(Suit::Hearts)),
            Colour::Black => Self::suit(Suit::Clubs).union(Self::suit(Suit::Spades)),
        }
    }

    /// The cards of all four suits with ranks `low..=high`.
    pub const fn ranks(low: Rank, high: Rank) -> Self {
        let one = ((1u64 << (high - low + 1)) - 1) << (low - 1);
        Self(one | one << 13 | one << 26 | one << 39)
    }

    /// The first `n` jokers, `n <= 8`.
    pub const fn jokers(n: u8) -> Self {
        Self(((1 << n) - 1) << 52)
    }

    /// The sum of the ranks; jokers count 0.
    #[inline]
    pub const fn rank_sum(self) -> u32 {
        // Without a data-dependent branch for up to four cards.
        let (mut sum, mut rest, mut few) = (0, self.0, 0);
        while few < 4 {
            sum += Card::at_bit((rest | GUARD).trailing_zeros()).rank() as u32;
            rest &= rest.wrapping_sub(1);
            few += 1;
        }
        while rest != 0 {
            sum += Card::at_bit(rest.trailing_zeros()).rank() as u32;
            rest &= rest - 1;
        }
        sum
    }

    /// The positions of some cards in the set: bit `n` for its card `n`. Cards outside the set are ignored.
    #[inline]
    pub const fn places(self, cards: Self) -> usize {
        // As in `nth_subset`, without a branch for the first four.
        let (mut places, mut rest, mut step) = (0, self.0, 0);
        while step < 4 || rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            places |= ((cards.0 & lowest != 0) as usize) << step;
            rest ^= lowest;
            step += 1;
        }
        places
    }

    /// The cards at these positions, the inverse of [`CardSet::places`]; `None` if a position is out of range.
    #[inline]
    pub const fn at(self, places: usize) -> Option<Self> {
        if places >> self.len() == 0 { Some(self.nth_subset(places as u32)) } else { None }
    }

    /// Subset `n` in the order of [`CardSet::subsets`], counting from 0 (the empty set).
    #[inline]
    pub const fn nth_subset(self, n: u32) -> Self {
        let (mut chosen, mut rest, mut n, mut step) = (0, self.0, n, 0);
        while step < 4 || n != 0 {
            let lowest = rest & rest.wrapping_neg();
            chosen |= lowest & ((n & 1) as u64).wrapping_neg();
            rest ^= lowest;
            n >>= 1;
            step += 1;
        }
        Self(chosen)
    }

    /// All `2^len` subsets, from the empty set to the set itself.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let mut next = Some(0u64);
        std::iter::from_fn(move || {
            let now = next?;
            next = (now != self.0).then(|| now.wrapping_sub(self.0) & self.0);
            Some(Self(now))
        })
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

/// Reads cards separated by whitespace, in any order.
impl FromStr for CardSet {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_whitespace().map(str::parse).collect()
    }
}

/// Writes a list of cards in canonical order.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Accepts only a list of cards in canonical order without repetition.
impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if let Some(pair) = cards.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(serde::de::Error::custom(format!(
                "{} comes before {}: list the cards of a set in canonical order (C D H S, A to K, jokers last), each once",
                pair[0], pair[1]
            )));
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn text_json_and_iterator_agree(bits in 0u64..1 << 60) {
            let set = CardSet::from_bits(bits);
            prop_assert_eq!(set.to_string().parse::<CardSet>().unwrap(), set);
            let json = serde_json::to_string(&set).unwrap();
            prop_assert_eq!(serde_json::from_str::<CardSet>(&json).unwrap(), set);
            prop_assert_eq!(set.iter().len(), set.len());
            prop_assert_eq!(set.rank_sum(), set.iter().map(|card| u32::from(card.rank())).sum::<u32>());
            for (n, card) in set.iter().enumerate() {
                prop_assert_eq!(set.nth(n), Some(card));
                prop_assert_eq!(set.place(card), n);
            }
            prop_assert_eq!(set.nth(set.len()), None);
        }

        #[test]
        fn nth_subset_follows_the_order_of_subsets(bits in prop::collection::vec(0u8..60, 0..6)) {
            let set: CardSet = bits.into_iter().filter_map(Card::from_index).collect();
            let all: Vec<CardSet> = set.subsets().collect();
            prop_assert_eq!(all.len(), 1 << set.len());
            prop_assert_eq!(set.at(all.len()), None);
            for (n, &subset) in all.iter().enumerate() {
                prop_assert_eq!(set.nth_subset(n as u32), subset);
                prop_assert_eq!((set.places(subset), set.at(n)), (n, Some(subset)));
            }
        }
    }

    #[test]
    fn named_sets() {
        assert_eq!(CardSet::ranks(2, 4).to_string(), "2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S");
        assert_eq!(CardSet::jokers(3).to_string(), "XR XB X3");
        assert_eq!((CardSet::colour(Colour::Red) | CardSet::colour(Colour::Black)).len(), 52);
        assert!(serde_json::from_str::<CardSet>(r#"["TH","7C"]"#).is_err());
        assert!(serde_json::from_str::<CardSet>(r#"["7C","7C"]"#).is_err());
    }
}
