//! Unbiased choice, shuffling, and the fast generator of bulk simulation.

use std::convert::Infallible;

use rand_core::{Rng, TryRng};
use underdeck_cards::Card;

use crate::chance::{Chance, Die};

/// A number in `0..n`, all equally likely (Lemire 2019: 32-bit multiply–shift with rejection).
///
/// Takes one `u32` of the generator and rarely another. This and [`shuffle`] are frozen: deals depend on them.
///
/// # Panics
/// If `n` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    assert!(n > 0, "a choice among nothing");
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (wide as u32) < threshold {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// Puts the cards in random order, all orders equally likely (Fisher–Yates from the last place down to the second).
///
/// For `i` from `len - 1` down to 1: swaps the cards at `i` and `below(i + 1)`.
#[inline]
pub fn shuffle(rng: &mut impl Rng, cards: &mut [Card]) {
    for i in (1..cards.len()).rev() {
        let j = below(rng, i as u32 + 1) as usize;
        cards.swap(i, j);
    }
}

/// The wyrand generator (Wang Yi, `wyhash` final version 4): 64 bits of state, made for bulk simulation, not for deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastRng(u64);

impl FastRng {
    /// A generator that starts at a seed; every seed is good.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    #[inline]
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x2d35_8dcc_aa6c_78a5);
        let wide = (self.0 as u128) * ((self.0 ^ 0x8bb8_4b93_962e_acc9) as u128);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl TryRng for FastRng {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Infallible> {
        for chunk in dst.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

/// Luck for bulk simulation: shuffles and dice straight from a [`FastRng`].
///
/// Unlike a deal's luck it depends on the order of the draws. Reports that use it say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastChance(pub FastRng);

impl Chance for FastChance {
    #[inline]
    fn shuffle(&mut self, _pile: &'static str, cards: &mut [Card]) {
        shuffle(&mut self.0, cards);
    }

    #[inline]
    fn roll(&mut self, die: Die) -> u8 {
        below(&mut self.0, u32::from(die.sides())) as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_stays_in_range_and_reaches_every_value() {
        let mut rng = FastRng::new(1);
        for n in 1..=70 {
            let mut seen = vec![0u32; n as usize];
            for _ in 0..n * 200 {
                seen[below(&mut rng, n) as usize] += 1;
            }
            assert!(seen.iter().all(|&count| count > 100 && count < 300), "{n}: {seen:?}");
        }
    }

    #[test]
    fn shuffles_are_permutations_and_each_card_reaches_each_place() {
        let mut rng = FastRng::new(2);
        let sorted: Vec<Card> = (0..5).filter_map(Card::from_index).collect();
        let mut counts = [[0u32; 5]; 5];
        for _ in 0..5000 {
            let mut cards = sorted.clone();
            shuffle(&mut rng, &mut cards);
            for (place, card) in cards.iter().enumerate() {
                counts[place][card.index() as usize] += 1;
            }
            cards.sort();
            assert_eq!(cards, sorted);
        }
        assert!(counts.iter().flatten().all(|&n| (850..1150).contains(&n)), "{counts:?}");
    }
}
