//! Luck-adjusted means: control variates with cross-fitting.

use serde::Serialize;

use crate::{Interval, t95};

/// Exact sums of pairs of integers: the outcome and the luck of each game.
///
/// Luck has mean 0, so *outcome − β · luck* has the mean of the outcome for any β that does not depend on the same games, and a smaller variance
/// where luck and outcome correlate. β is fitted by least squares on the games with odd numbers for those with even numbers, and vice versa. The
/// adjusted mean is therefore unbiased for any measure of luck, and with an uninformative measure β tends to 0.
///
/// Source: control variates, as in C. Lemieux, *Monte Carlo and Quasi-Monte Carlo Sampling* (2009), ch. 4; the cross-fitting as in A. N. Avramidis,
/// J. R. Wilson, “A splitting scheme for control variates”, Operations Research Letters 14 (1993) 187–198.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Adjusted([Pairs; 2]);

/// The sums of one half.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Pairs {
    count: i128,
    outcome: i128,
    luck: i128,
    outcomes: i128,
    lucks: i128,
    products: i128,
}

/// A luck-adjusted mean.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WithoutLuck {
    /// The mean.
    pub mean: f64,
    /// Its 95 % interval, by Student's t.
    pub interval: Interval,
    /// The variance reduction: the number of unadjusted games that give as narrow an interval as one adjusted game.
    pub worth: f64,
}

impl Adjusted {
    /// Adds the game with this number.
    pub const fn add(&mut self, number: u64, outcome: i64, luck: i64) {
        let (outcome, luck) = (outcome as i128, luck as i128);
        self.0[(number % 2) as usize].merge(Pairs {
            count: 1,
            outcome,
            luck,
            outcomes: outcome * outcome,
            lucks: luck * luck,
            products: outcome * luck,
        });
    }

    /// Adds the sums of other games.
    pub const fn merge(&mut self, other: Self) {
        self.0[0].merge(other.0[0]);
        self.0[1].merge(other.0[1]);
    }

    /// The number of games.
    pub const fn count(&self) -> u64 {
        (self.0[0].count + self.0[1].count) as u64
    }

    /// The mean luck in standard errors; `None` if luck never varied.
    pub fn luck_z(&self) -> Option<f64> {
        let mut all = self.0[0];
        all.merge(self.0[1]);
        let variance = all.squares(0.0, 1.0) / (all.count - 1).max(1) as f64;
        (variance > 0.0).then(|| all.luck as f64 / (variance * all.count as f64).sqrt())
    }

    /// The luck-adjusted mean; `None` with fewer than four games in either half.
    pub fn without_luck(&self) -> Option<WithoutLuck> {
        let [even, odd] = self.0;
        if even.count.min(odd.count) < 4 {
            return None;
        }
        let (mut sum, mut variance, mut plain) = (0.0, 0.0, 0.0);
        for (half, other) in [(even, odd), (odd, even)] {
            let (beta, n) = (other.beta(), half.count as f64);
            sum += half.outcome as f64 - beta * half.luck as f64;
            variance += n * half.squares(1.0, -beta) / (n - 1.0);
            plain += n * half.squares(1.0, 0.0) / (n - 1.0);
        }
        let count = self.count();
        let (mean, n) = (sum / count as f64, count as f64);
        let half = t95(count - 2) * variance.sqrt() / n;
        let worth = if variance > 0.0 { plain / variance } else { 1.0 };
        Some(WithoutLuck { mean, interval: Interval { low: mean - half, high: mean + half }, worth })
    }
}

impl Pairs {
    const fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.outcome += other.outcome;
        self.luck += other.luck;
        self.outcomes += other.outcomes;
        self.lucks += other.lucks;
        self.products += other.products;
    }

    /// A central sum of products, exact up to the last division.
    fn central(&self, squares: i128, one: i128, other: i128) -> f64 {
        (self.count * squares - one * other) as f64 / self.count.max(1) as f64
    }

    /// The sum of squared deviations of `outcomes · outcome + lucks · luck`.
    fn squares(&self, outcomes: f64, lucks: f64) -> f64 {
        let own = outcomes * outcomes * self.central(self.outcomes, self.outcome, self.outcome);
        let both = 2.0 * outcomes * lucks * self.central(self.products, self.outcome, self.luck);
        (own + both + lucks * lucks * self.central(self.lucks, self.luck, self.luck)).max(0.0)
    }

    /// The regression coefficient of outcome on luck.
    fn beta(&self) -> f64 {
        let squares = self.central(self.lucks, self.luck, self.luck);
        crate::ratio(self.central(self.products, self.outcome, self.luck), squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;

    /// In a thousand samples of 200 games, about 95 % of the intervals contain the mean, and the mean of the means is right.
    #[test]
    fn the_mean_has_no_bias_and_its_interval_covers() {
        let mut uniform = Uniform(4);
        for strength in [0, 1, 9] {
            let (mut held, mut sum, mut worth) = (0, 0.0, 0.0);
            for _ in 0..1_000 {
                let mut adjusted = Adjusted::default();
                for game in 0..200 {
                    // Luck of −2 to 2 in tenths; the outcome depends on it with this strength and has noise of its own.
                    let luck = uniform.below(5) as i64 - 2;
                    adjusted.add(game, 3 + strength * luck + uniform.below(7) as i64 - 3, 10 * luck);
                }
                let found = adjusted.without_luck().unwrap();
                held += u32::from(found.interval.contains(3.0));
                sum += found.mean;
                worth += found.worth / 1_000.0;
            }
            // The deviation of a mean is about 2 / √200 = 0.14, of the mean of a thousand 0.0045.
            assert!((930..=970).contains(&held) && (sum / 1_000.0 - 3.0).abs() < 0.02, "{strength}: {held} {sum}");
            let expected = 1.0 + f64::from(strength as i32).powi(2) * 2.0 / 4.0;
            assert!((worth / expected - 1.0).abs() < 0.1, "{strength}: {worth} instead of {expected}");
        }
    }

    #[test]
    fn with_constant_luck_the_adjusted_mean_is_the_plain_one() {
        let mut adjusted = Adjusted::default();
        assert_eq!(adjusted.without_luck(), None);
        (0..10).for_each(|game| adjusted.add(game, i64::from(game < 4), 0));
        let found = adjusted.without_luck().unwrap();
        assert_eq!((found.mean, found.worth, adjusted.luck_z()), (0.4, 1.0, None));
        let mut twice = adjusted;
        twice.merge(adjusted);
        assert_eq!((twice.count(), twice.without_luck().map(|found| found.mean)), (20, Some(0.4)));
    }
}
