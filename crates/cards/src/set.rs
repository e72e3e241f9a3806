//! A set of cards in one machine word.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Card, Colour, ParseCardError, Rank, Suit};

/// A set of cards, iterated in canonical order.
///
/// Bit `i` stands for the card with [`Card::index`] `i`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(u64);

/// A bit above all cards, with rank 0.
const GUARD: u64 = 1 << 63;

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 52 cards of the four suits.
    pub const STANDARD: Self = Self((1 << 52) - 1);
    /// All eight jokers.
    pub const JOKERS: Self = Self(0xff << 52);

    /// The set with these index bits; bits 60 and above are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << Card::COUNT) - 1))
    }

    /// The index bits.
    pub const fn bits(self) -> u64 {
        self.0
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

    /// The set holding one card.
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// The union of both sets: `|`, but usable in constants.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The number of cards in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The sum of the ranks; jokers count 0.
    #[inline]
    pub const fn rank_sum(self) -> u32 {
        // Up to four cards are summed without a data-dependent branch to mispredict.
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

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether every card of `other` is in the set.
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a card; does nothing if it is already in the set.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Removes a card; does nothing if it is not in the set.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The set with one more card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// The first card in canonical order.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as u8)
    }

    /// Card `n` in canonical order, counting from 0.
    #[inline]
    pub const fn nth(self, n: usize) -> Option<Card> {
        // The first three steps avoid branches: `n` is rarely above 3 and never predictable.
        let (mut bits, mut step) = (self.0, 0);
        while step < 3 {
            bits &= bits.wrapping_sub((step < n) as u64) | ((step >= n) as u64).wrapping_neg();
            step += 1;
        }
        while step < n {
            bits &= bits.wrapping_sub(1);
            step += 1;
        }
        Self(bits).first()
    }

    /// How many cards of the set come before this one: the `n` of [`CardSet::nth`], if the card is in the set.
    #[inline]
    pub const fn place(self, card: Card) -> usize {
        (self.0 & ((1 << card.index()) - 1)).count_ones() as usize
    }

    /// The places of some cards in the set: bit `n` for its card `n`. Cards that are not in the set count for nothing.
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

    /// The cards at these places, as [`CardSet::places`] has them; `None` if one of the places is empty.
    #[inline]
    pub const fn at(self, places: usize) -> Option<Self> {
        if places >> self.len() == 0 { Some(self.nth_subset(places as u32)) } else { None }
    }

    /// The cards in canonical order.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
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

/// The cards of a [`CardSet`] in canonical order.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first();
        self.0 &= self.0.wrapping_sub(1);
        card
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The cards of the left set that are not in the right set.
impl Sub for CardSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
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

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
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
