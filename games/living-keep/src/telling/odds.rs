//! Dice and chances in words.

use underdeck_game::{Link, Message, Value, say};

pub(crate) use crate::names::{dice, die};

/// The probability of each sum of some dice.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sums {
    least: u16,
    /// The probability of each sum from the least on.
    chances: Vec<f64>,
}

impl Sums {
    /// No die: 0 with certainty.
    pub(crate) fn none() -> Self {
        Self { least: 0, chances: vec![1.0] }
    }

    /// The sum of `dice` dice with this number of sides.
    pub(crate) fn of(dice: usize, sides: u8) -> Self {
        (0..dice).fold(Self::none(), |sums, _| sums.and(sides))
    }

    /// Adds a die.
    #[must_use]
    pub(crate) fn and(self, sides: u8) -> Self {
        let sides = usize::from(sides);
        let mut chances = vec![0.0; self.chances.len() + sides - 1];
        for (n, chance) in self.chances.iter().enumerate() {
            chances[n..n + sides].iter_mut().for_each(|sum| *sum += chance / sides as f64);
        }
        Self { least: self.least + 1, chances }
    }

    pub(crate) fn most(&self) -> u16 {
        self.least + self.chances.len() as u16 - 1
    }

    pub(crate) fn mean(&self) -> f64 {
        f64::from(self.least + self.most()) / 2.0
    }

    /// The probability that the sum is at least `n`.
    pub(crate) fn at_least(&self, n: u16) -> f64 {
        self.chances.iter().skip(usize::from(n.saturating_sub(self.least))).sum()
    }

    /// `2 to 12, 7 on average`.
    pub(crate) fn words(&self) -> Message {
        if self.least == self.most() {
            return Message::join([self.least], Link::Comma);
        }
        say!(SUMS, least = self.least, most = self.most(), mean = number(self.mean()))
    }
}

/// A number with one decimal if it needs one: `7`, `4.5`.
pub(crate) fn number(n: f64) -> Value {
    match (n * 10.0).round() as i64 {
        tenths if tenths % 10 == 0 => Value::Number(tenths / 10),
        tenths => Value::Tenths(tenths),
    }
}

/// `73%`; never 0% or 100% for an uncertain event.
pub(crate) fn percent(chance: f64) -> Message {
    let n = match (chance * 100.0).round() as i64 {
        _ if chance <= 1e-9 => 0,
        _ if chance >= 1.0 - 1e-9 => 100,
        whole => whole.clamp(1, 99),
    };
    say!(PERCENT, n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_add_up() {
        let two = Sums::of(2, 6);
        assert_eq!((two.least, two.most(), two.words().as_str()), (2, 12, "2 to 12, 7 on average"));
        assert_eq!(percent(two.at_least(7)), "58%");
        assert_eq!(
            [percent(two.at_least(2)), percent(two.at_least(13)), percent(two.at_least(0))],
            ["100%", "0%", "100%"]
        );
        assert_eq!(percent(0.001), "1%");
        assert_eq!(Sums::none().words(), "0");
        assert_eq!(Sums::of(1, 8).words(), "1 to 8, 4.5 on average");
    }
}
