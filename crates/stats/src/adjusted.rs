//! Luck-adjusted means: control variates with cross-fitting.

use serde::Serialize;

use crate::paired::tango_of;
use crate::wilson::wilson_of;
use crate::{Interval, Z95, t95};

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
    /// Its 95 % interval, within the range of what it measures and never of width 0.
    pub interval: Interval,
    /// The number of unadjusted games that give as narrow an interval as one adjusted game; at least 1.
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
        let all = self.all();
        let variance = all.squares(0.0, 1.0) / (all.count - 1).max(1) as f64;
        (variance > 0.0).then(|| all.luck as f64 / (variance * all.count as f64).sqrt())
    }

    /// The luck-adjusted share of games with outcome 1, where all others have outcome 0; `None` with fewer than four games in either half.
    ///
    /// The interval has Wilson's form, with as many games as unadjusted ones would be needed for the variance found. Source: effective sample size
    /// with a correction for its degrees of freedom, E. L. Korn, B. I. Graubard, “Confidence intervals for proportions with small expected number of
    /// positive counts estimated from survey data”, Survey Methodology 24 (1998) 193–201.
    pub fn rate(&self) -> Option<WithoutLuck> {
        let (mean, worth) = self.fit(self.telling())?;
        let mean = mean.clamp(0.0, 1.0);
        Some(WithoutLuck { mean, interval: wilson_of(mean, worth * self.count() as f64, Z95), worth })
    }

    /// The luck-adjusted difference of two win rates on the same deals, from outcomes of −1, 0 and 1; `None` with fewer than four games in either
    /// half. The interval is [Tango's](crate::Paired::tango), with an effective number of games as in [`rate`](Self::rate).
    pub fn rate_difference(&self) -> Option<WithoutLuck> {
        let (mean, worth) = self.fit(self.telling())?;
        let (mean, n) = (mean.clamp(-1.0, 1.0), worth * self.count() as f64);
        let alone = (self.all().outcomes as f64 / self.count() as f64).max(mean.abs());
        let interval = tango_of([n, n * (alone - mean) / 2.0, n * (alone + mean) / 2.0]);
        Some(WithoutLuck { mean, interval, worth })
    }

    /// The luck-adjusted mean of any outcomes whose unadjusted mean has the interval `plain`, which is moved to the adjusted mean and narrowed.
    /// `telling` is that of the wins or of the differences of wins. `None` with fewer than four games in either half.
    pub fn mean(&self, plain: Interval, telling: u64) -> Option<WithoutLuck> {
        let (mean, worth) = self.fit(telling)?;
        let at = |end: f64| mean + (end - self.plain_mean()) / worth.sqrt();
        Some(WithoutLuck { mean, interval: Interval { low: at(plain.low), high: at(plain.high) }, worth })
    }

    /// The number of games without the most frequent outcome, for outcomes of −1, 0 and 1: wins or losses, whichever are fewer.
    pub fn telling(&self) -> u64 {
        let Pairs { count, outcome, outcomes, .. } = self.all();
        let most = (count - outcomes).max((outcomes + outcome) / 2).max((outcomes - outcome) / 2);
        (count - most) as u64
    }

    /// The mean without luck, and the number of unadjusted games that one game is worth: at least 1, since an adjustment without a gain is not made.
    ///
    /// Few telling games show neither β nor the gain. Both are trusted in the ratio (telling − 1) : (telling + 1), a single such game not at all: the
    /// coverage in `docs/measures.md` rests on this.
    fn fit(&self, telling: u64) -> Option<(f64, f64)> {
        let [even, odd] = self.0;
        if even.count.min(odd.count) < 4 {
            return None;
        }
        let trust = telling.saturating_sub(1) as f64 / (telling + 1) as f64;
        let (mut sum, mut variance, mut plain) = (0.0, 0.0, 0.0);
        for (half, other) in [(even, odd), (odd, even)] {
            let (beta, n) = (trust * other.beta(), half.count as f64);
            sum += half.outcome as f64 - beta * half.luck as f64;
            variance += n * half.squares(1.0, -beta) / (n - 1.0);
            plain += n * half.squares(1.0, 0.0) / (n - 1.0);
        }
        let gain = if variance > 0.0 { plain / variance } else { 1.0 };
        let worth = 1.0 + trust * (gain * (Z95 / t95(self.count() - 2)).powi(2) - 1.0);
        Some(if worth > 1.0 { (sum / self.count() as f64, worth) } else { (self.plain_mean(), 1.0) })
    }

    fn plain_mean(&self) -> f64 {
        self.all().outcome as f64 / self.count() as f64
    }

    fn all(&self) -> Pairs {
        let mut all = self.0[0];
        all.merge(self.0[1]);
        all
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
    use crate::{Paired, Sums, wilson};

    /// In many samples the mean of the means is right, and the interval contains the truth: scores that depend on luck with three strengths.
    #[test]
    fn the_mean_has_no_bias_and_its_interval_covers() {
        let mut uniform = Uniform(4);
        for strength in [0, 1, 9] {
            let (mut held, mut sum, mut worth) = (0, 0.0, 0.0);
            for _ in 0..1_000 {
                let (mut adjusted, mut plain) = (Adjusted::default(), Sums::default());
                for game in 0..200 {
                    // Luck of −2 to 2 in tenths; the outcome depends on it with this strength and has noise of its own.
                    let luck = uniform.below(5) as i64 - 2;
                    let outcome = 3 + strength * luck + uniform.below(7) as i64 - 3;
                    adjusted.add(game, outcome, 10 * luck);
                    plain.add(outcome);
                }
                let found = adjusted.mean(plain.interval().unwrap(), 100).unwrap();
                held += u32::from(found.interval.contains(3.0));
                sum += found.mean;
                worth += found.worth / 1_000.0;
            }
            // The deviation of a mean is about 2 / √200 = 0.14, of the mean of a thousand 0.0045.
            assert!((930..=980).contains(&held) && (sum / 1_000.0 - 3.0).abs() < 0.02, "{strength}: {held} {sum}");
            let expected = 1.0 + f64::from(strength as i32).powi(2) * 2.0 / 4.0;
            assert!((worth / expected - 1.0).abs() < 0.2, "{strength}: {worth} instead of {expected}");
        }
    }

    /// Games won in `per_mille` of 1,000, whose luck is the win probability that the deal has given. It is 0.02 or 0.98 where `is_strong`.
    fn sample(uniform: &mut Uniform, games: u64, per_mille: u64, is_strong: bool) -> Adjusted {
        let mut adjusted = Adjusted::default();
        for game in 0..games {
            let is_good = uniform.below(1_000) < per_mille;
            let chance = match (is_strong, is_good) {
                (true, true) => 1_000 - (1_000 - per_mille) / 10,
                (true, false) => per_mille / 10,
                (false, _) => per_mille,
            };
            adjusted.add(game, i64::from(uniform.below(1_000) < chance), chance as i64 - per_mille as i64);
        }
        adjusted
    }

    #[test]
    fn rates_near_one_are_covered_and_stay_within_their_range() {
        let mut uniform = Uniform(6);
        for (per_mille, is_strong) in [(500, false), (500, true), (900, true), (990, false), (990, true), (999, true)] {
            // With strong luck the rate is that of the mixture of good and bad deals.
            let share = per_mille as f64 / 1e3;
            let of = [1.0 - (1.0 - share) / 10.0, share / 10.0];
            let truth = if is_strong { share * of[0] + (1.0 - share) * of[1] } else { share };
            for games in [20, 100, 200, 1_000] {
                let (mut held, mut plain) = (0, 0);
                for _ in 0..1_000 {
                    let adjusted = sample(&mut uniform, games, per_mille, is_strong);
                    let WithoutLuck { mean, interval, worth } = adjusted.rate().unwrap();
                    assert!(0.0 <= interval.low && interval.high <= 1.0 && interval.contains(mean) && worth >= 1.0);
                    assert!(interval.width() > 0.0);
                    held += i32::from(interval.contains(truth));
                    plain += i32::from(wilson(adjusted.all().outcome as u64, games).contains(truth));
                }
                assert!(held >= plain.min(950) - 22, "{per_mille} {is_strong} {games}: {held}, Wilson {plain}");
            }
        }
    }

    #[test]
    fn differences_stay_within_their_range_and_are_covered() {
        let mut uniform = Uniform(8);
        for games in [20, 60, 400] {
            let mut held = 0;
            for _ in 0..1_000 {
                let mut adjusted = Adjusted::default();
                for game in 0..games {
                    // One in ten is won by the second alone, one in twenty by the first alone; luck tells half of them.
                    let drawn = uniform.below(40);
                    let outcome = i64::from(drawn < 4) - i64::from((4..6).contains(&drawn));
                    let luck =
                        if uniform.below(2) == 0 { 1_000 * outcome - 50 } else { uniform.below(101) as i64 - 50 };
                    adjusted.add(game, outcome, luck);
                }
                let found = adjusted.rate_difference().unwrap();
                assert!(-1.0 <= found.interval.low && found.interval.high <= 1.0 && found.interval.width() > 0.0);
                held += u32::from(found.interval.contains(0.05));
            }
            assert!(held >= 930, "{games}: {held}");
        }
    }

    #[test]
    fn without_a_gain_the_adjusted_mean_is_the_plain_one() {
        let mut adjusted = Adjusted::default();
        assert_eq!(adjusted.rate(), None);
        (0..10).for_each(|game| adjusted.add(game, i64::from(game < 4), 0));
        let found = adjusted.rate().unwrap();
        assert_eq!((found.mean, found.worth, adjusted.luck_z()), (0.4, 1.0, None));
        assert_eq!((found.interval, adjusted.telling()), (wilson(4, 10), 4));
        let mut twice = adjusted;
        twice.merge(adjusted);
        assert_eq!((twice.count(), twice.rate().map(|found| found.mean)), (20, Some(0.4)));
        let mut all = Adjusted::default();
        (0..200).for_each(|game| all.add(game, 1, game as i64 % 7 - 3));
        let found = all.rate().unwrap();
        assert_eq!((found.mean, found.interval, found.worth), (1.0, wilson(200, 200), 1.0));
        let none = Paired { both: 200, ..Paired::default() };
        let mut equal = Adjusted::default();
        (0..200).for_each(|game| equal.add(game, 0, game as i64 % 7 - 3));
        assert_eq!(equal.rate_difference().unwrap().interval, none.tango());
    }
}
