//! The 26 cards of a game by their place in canonical order.

use std::hash::{Hash, Hasher};
use std::num::NonZeroU8;

use underdeck_cards::{Card, CardSet, Rank, Suit};

use crate::Options;

/// The number of cards in the game.
pub(crate) const FACES: usize = 26;

/// A card of the game: its place among the 26 in canonical order, the lower suit `0..13`, the higher one `13..26`.
///
/// Bit 5 is always set, so that an `Option<Face>` is one byte, too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Face(NonZeroU8);

underdeck_cards::bit_set! {
    /// A set of cards of the game; iterates in canonical order.
    pub(crate) struct Faces(u32) of Face, Face::bit, Face::at_bit;
}

impl Face {
    /// The first card in canonical order; it also fills unused places.
    pub(crate) const FIRST: Self = Self::new(0);
    /// The ten of the lower suit.
    pub(crate) const LOW_TEN: Self = Self::new(9);
    /// The ten of the higher suit.
    pub(crate) const HIGH_TEN: Self = Self::new(22);

    #[inline(always)]
    const fn new(place: u8) -> Self {
        match NonZeroU8::new(place | 32) {
            Some(bits) => Self(bits),
            None => unreachable!(),
        }
    }

    #[inline(always)]
    const fn place(self) -> u8 {
        self.0.get() & 31
    }

    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self::new(index as u8)
    }

    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.place() as usize
    }

    #[inline(always)]
    const fn bit(self) -> u32 {
        self.place() as u32
    }

    #[inline(always)]
    const fn at_bit(bit: u32) -> Self {
        Self::new(bit as u8)
    }

    #[inline]
    pub(crate) const fn rank(self) -> Rank {
        const RANKS: [Rank; 32] = {
            let mut ranks = [0; 32];
            let mut i = 0;
            while i < FACES {
                ranks[i] = (i % 13) as Rank + 1;
                i += 1;
            }
            ranks
        };
        RANKS[self.index()]
    }

    /// Whether the card is of the higher suit in canonical order.
    #[inline]
    pub(crate) const fn is_high(self) -> bool {
        self.place() >= 13
    }

    /// The card of the same rank and the other suit.
    pub(crate) const fn turned(self) -> Self {
        Self::new((self.place() + 13) % FACES as u8)
    }

    /// The card itself in a game with these options.
    #[inline]
    pub(crate) const fn card(self, options: Options) -> Card {
        const CARDS: [[Card; 32]; 8] = {
            let (mut cards, mut i) = ([[Card::RED_JOKER; 32]; 8], 0);
            while i < 8 * FACES {
                let ((low, high), face) = (offsets(Options::from_code((i / FACES) as u8)), i % FACES);
                cards[i / FACES][face] = Card::ALL[face + if face >= 13 { high } else { low } as usize];
                i += 1;
            }
            cards
        };
        CARDS[(options.code() & 7) as usize][self.index()]
    }

    /// The place of a card that is in the game with these options.
    #[inline]
    pub(crate) const fn of(card: Card, options: Options) -> Self {
        let (low, high) = offsets(options);
        let index = card.index();
        Self::new(if index >= 13 + high { index - high } else { index.wrapping_sub(low) })
    }
}

impl Hash for Face {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place().hash(state);
    }
}

/// The offsets of the lower and the higher suit from a place to the [`Card::index`].
#[inline]
const fn offsets(options: Options) -> (u8, u8) {
    const TABLE: [(u8, u8); 8] = {
        let mut table = [(0, 0); 8];
        let mut code = 0;
        while code < 8 {
            let options = Options::from_code(code);
            let (black, red) = (options.black_suit() as u8 * 13, options.red_suit() as u8 * 13);
            table[code as usize] = if black < red { (black, red - 13) } else { (red, black - 13) };
            code += 1;
        }
        table
    };
    TABLE[(options.code() & 7) as usize]
}

impl Faces {
    pub(crate) const ALL: Self = Self((1 << FACES) - 1);
    pub(crate) const LOW: Self = Self((1 << 13) - 1);
    pub(crate) const HIGH: Self = Self(Self::LOW.0 << 13);
    pub(crate) const ACES: Self = Self::of_rank(1);
    pub(crate) const TENS: Self = Self::of_rank(10);
    pub(crate) const KINGS: Self = Self::of_rank(13);

    pub(crate) const fn of_rank(rank: Rank) -> Self {
        Self(1 << (rank - 1) | 1 << (rank + 12))
    }

    /// The cards whose place bits are set; all bits are below 26.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The cards of the same ranks and the other suits.
    pub(crate) const fn turned(self) -> Self {
        Self((self.0 >> 13) | (self.0 << 13 & Self::HIGH.0))
    }

    /// The 13 cards of the black suit.
    pub(crate) const fn black(options: Options) -> Self {
        if matches!(options.black_suit(), Suit::Clubs) { Self::LOW } else { Self::HIGH }
    }

    /// Whether there are more than `n` cards, for the small `n` of the rules.
    #[inline]
    pub(crate) const fn exceeds(self, n: usize) -> bool {
        self.len() > n
    }

    pub(crate) fn cards(self, options: Options) -> CardSet {
        self.iter().map(|face| face.card(options)).collect()
    }
}

/// The place of the n-th set bit from 0.
#[inline]
pub(crate) const fn nth_bit(mut bits: u32, n: usize) -> u8 {
    // The first steps have no branch: n is rarely above 3 and never predictable.
    let mut step = 0;
    while step < 3 {
        bits &= bits.wrapping_sub((step < n) as u32) | ((step >= n) as u32).wrapping_neg();
        step += 1;
    }
    while step < n {
        bits &= bits.wrapping_sub(1);
        step += 1;
    }
    bits.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_stand_in_canonical_order_for_every_choice_of_suits() {
        for code in 0..8 {
            let options = Options::from_code(code);
            let cards: Vec<Card> = Faces::ALL.iter().map(|face| face.card(options)).collect();
            assert!(cards.is_sorted());
            for (i, &card) in cards.iter().enumerate() {
                assert_eq!(Face::of(card, options).index(), i);
                assert_eq!(Face::from_index(i).rank(), card.rank());
            }
            let black = Faces::black(options).cards(options);
            assert_eq!(black, CardSet::suit(options.black_suit()));
            assert_eq!(cards.into_iter().collect::<CardSet>() - black, CardSet::suit(options.red_suit()));
        }
    }
}
