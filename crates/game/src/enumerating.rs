//! Every outcome of chance, one after another.

use underdeck_cards::Card;

use crate::{Chance, Die};

/// Every sequence of chance outcomes that a move can meet, each exactly once.
///
/// Play the move on a fresh copy of the state each time round:
/// ```
/// # use underdeck_game::{Chance, Die, Enumerating};
/// let mut luck = Enumerating::new();
/// let mut sums = [0; 13];
/// loop {
///     sums[(luck.roll(Die::new(6)) + luck.roll(Die::new(6))) as usize] += 1;
///     if !luck.advance() { break }
/// }
/// assert_eq!((sums[2], sums[7]), (1, 6));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Enumerating {
    /// The branches of this round: which one, of how many.
    path: Vec<(u64, u64)>,
    used: usize,
}

impl Enumerating {
    /// Starts at the first sequence.
    pub fn new() -> Self {
        Self::default()
    }

    /// The reciprocal of this round's probability: `n` if it is one in `n`.
    pub fn one_in(&self) -> f64 {
        self.path.iter().map(|&(_, of)| of as f64).product()
    }

    /// Moves on to the next sequence; `false` after the last.
    pub fn advance(&mut self) -> bool {
        self.used = 0;
        while let Some((which, of)) = self.path.pop() {
            if which + 1 < of {
                self.path.push((which + 1, of));
                return true;
            }
        }
        false
    }

    fn branch(&mut self, of: u64) -> u64 {
        if self.used == self.path.len() {
            self.path.push((0, of));
        }
        self.used += 1;
        self.path[self.used - 1].0
    }
}

impl Chance for Enumerating {
    /// # Panics
    /// For 21 cards or more: their orders are too many to enumerate.
    fn shuffle(&mut self, _pile: &'static str, cards: &mut [Card]) {
        assert!(cards.len() <= 20, "the orders of {} cards cannot be enumerated", cards.len());
        let mut which = self.branch((1..=cards.len() as u64).product());
        for i in (1..cards.len()).rev() {
            let of = i as u64 + 1;
            cards.swap(i, (which % of) as usize);
            which /= of;
        }
    }

    fn roll(&mut self, die: Die) -> u8 {
        self.branch(u64::from(die.sides())) as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn enumeration_meets_every_order_once() {
        let (mut luck, mut seen, mut weight) = (Enumerating::new(), HashSet::new(), 0.0);
        loop {
            let mut pile = ["2C", "3C", "4C", "5C"].map(|card| card.parse::<Card>().unwrap());
            luck.shuffle("deck", &mut pile);
            assert!(seen.insert((pile, luck.roll(Die::new(3)))));
            weight += 1.0 / luck.one_in();
            if !luck.advance() {
                break;
            }
        }
        assert_eq!(seen.len(), 24 * 3);
        assert!((weight - 1.0f64).abs() < 1e-9);
    }
}
