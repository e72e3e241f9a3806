//! Mean scores and their differences, where a lost game may score far less than a won one.

use serde::{Deserialize, Serialize};

use crate::test::student_p;
use crate::wilson::wilson_of;
use crate::{Interval, Sums, Z95, ratio, t95};

/// Exact sums of scores, of won games and of all others.
///
/// One lost game in a hundred can move a mean score more than all differences among the won games. A sample without such a game then has a narrow
/// interval in the wrong place, whatever the formula, if its scores are taken as one distribution. This type keeps the two parts and the share of
/// each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ScoreSums {
    /// The scores of won games.
    pub won: Sums,
    /// The scores of all other games with a score.
    pub lost: Sums,
    /// The number of other games without a score.
    pub unscored: u64,
    /// The least score, at most 0: the score assumed of a lost game if the sample has none.
    pub least: i64,
}

impl ScoreSums {
    /// Adds a finished game.
    pub fn add(&mut self, is_won: bool, score: Option<i64>) {
        match score {
            Some(score) if is_won => self.won.add(score),
            Some(score) => self.lost.add(score),
            None => self.unscored += u64::from(!is_won),
        }
        self.least = self.least.min(score.unwrap_or(0));
    }

    /// Adds other sums.
    pub fn merge(&mut self, other: Self) {
        self.won.merge(other.won);
        self.lost.merge(other.lost);
        self.unscored += other.unscored;
        self.least = self.least.min(other.least);
    }

    /// All scores.
    pub const fn all(self) -> Sums {
        let mut all = self.won;
        all.merge(self.lost);
        all
    }

    /// The mean score of the games with one; `None` without any.
    pub fn mean(self) -> Option<f64> {
        self.all().mean()
    }

    /// Whether only won games have a score, by this sample: games were lost, and none of them has one.
    pub const fn is_of_wins(self) -> bool {
        self.lost.count == 0 && self.unscored > 0
    }

    /// The 95 % interval of the mean score; `None` if fewer than two games were won, or if all scores are equal and only won games have one.
    ///
    /// The mean is *W* − *p* · (*W* − *L*): the mean scores of won and of lost games, and the share lost. Wilson's interval bounds *p*,
    /// [`Sums::skewed_interval`] *W* and *L*. Each end combines the changes of the mean that the three bounds make one at a time: the root of the sum
    /// of their squares. A sample without a loss assumes that a lost game scores 0, or [`least`](Self::least). A single loss may score anything from
    /// there to *W*. If [only won games have a score](Self::is_of_wins), the interval is that of *W*.
    ///
    /// Source: the method of variance estimates recovery, G. Y. Zou, A. Donner, “Construction of confidence limits about effect measures: a general
    /// approach”, Statistics in Medicine 27 (2008) 1693–1702. `docs/measures.md` has a table of its coverage.
    pub fn interval(self) -> Option<Interval> {
        self.interval_at(Z95)
    }

    /// The interval at the confidence that this quantile of the normal distribution gives.
    fn interval_at(self, z: f64) -> Option<Interval> {
        let of_wins = self.won.skewed_at(z)?;
        let (won, least) = (self.won.mean()?, self.least as f64);
        let found = if self.is_of_wins() {
            of_wins
        } else {
            let count = self.won.count + self.lost.count;
            let share = self.lost.count as f64 / count as f64;
            let of_share = wilson_of(share, count as f64, z);
            let lost = self.lost.mean().unwrap_or(least);
            let of_losses = match self.lost.count {
                0 => Interval { low: lost, high: lost },
                1 => Interval { low: least, high: won.max(lost) },
                _ => self.lost.skewed_at(z)?.within(least, of_wins.high.max(lost)),
            };
            let ends = |of: Interval, at: f64, weight: f64| [weight * (of.low - at), weight * (of.high - at)];
            let moves =
                [ends(of_share, share, lost - won), ends(of_wins, won, 1.0 - share), ends(of_losses, lost, share)];
            let far = |sign: f64| {
                let largest = moves.iter().map(|ends| ends.iter().map(|end| sign * end).fold(0.0, f64::max));
                largest.map(|change| change * change).sum::<f64>().sqrt()
            };
            let mean = self.mean()?;
            Interval { low: mean - far(-1.0), high: mean + far(1.0) }
        };
        (found.width() > 0.0).then_some(found)
    }

    /// The mean score of won games minus that of lost ones, or minus the score assumed of these; 0 if only won games have a score.
    fn cost_of_loss(self) -> f64 {
        let lost = self.lost.mean().unwrap_or(self.least as f64);
        self.won.mean().filter(|_| !self.is_of_wins()).map_or(0.0, |won| won - lost)
    }

    /// The p-value of the mean score against `truth`: one minus the confidence at which the end of [`interval`](Self::interval) is `truth`. Without an
    /// interval, [`Sums::p_value_of`] all scores; 1 for fewer than two.
    pub fn p_value_of(self, truth: f64) -> f64 {
        let has_truth = |z: f64| self.interval_at(z).map(|interval| interval.contains(truth));
        if has_truth(Z95).is_none() {
            return self.all().p_value_of(truth).unwrap_or(1.0);
        }
        let (mut below, mut above) = (0.0, Self::FAR);
        for _ in 0..40 {
            let middle = (below + above) / 2.0;
            if has_truth(middle) == Some(true) {
                above = middle;
            } else {
                below = middle;
            }
        }
        libm::erfc(above * std::f64::consts::FRAC_1_SQRT_2)
    }

    /// The quantile beyond which a p-value is as good as 0.
    const FAR: f64 = 12.0;
}

/// The scores of two players on the same deals.
///
/// The mean difference has Student's interval. A sample in which one player alone loses a deal too rarely to be seen has too small a variance: the
/// variance therefore includes half a deal that the first loses alone, and half a deal that the second does.
///
/// Source: pseudo-observations as in A. Agresti, Y. Min, “Simple improved confidence intervals for comparing matched proportions”, Statistics in
/// Medicine 24 (2005) 729–740, who add one half to each cell of the paired table. `docs/measures.md` has a table of the coverage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PairedScores {
    /// The second score minus the first, where both games have one.
    differences: Sums,
    /// The sum of the first scores over these deals.
    base: i128,
    /// All scores of each.
    sides: [ScoreSums; 2],
}

impl PairedScores {
    /// The weight of an unseen deal.
    const UNSEEN: f64 = 0.5;

    /// Adds a deal: whether each won it, and its score.
    pub fn add(&mut self, ends: [(bool, Option<i64>); 2]) {
        self.sides.iter_mut().zip(ends).for_each(|(side, (is_won, score))| side.add(is_won, score));
        if let [(_, Some(first)), (_, Some(second))] = ends {
            self.differences.add(second - first);
            self.base += i128::from(first);
        }
    }

    /// Adds other deals.
    pub fn merge(&mut self, other: Self) {
        self.differences.merge(other.differences);
        self.base += other.base;
        self.sides.iter_mut().zip(other.sides).for_each(|(side, more)| side.merge(more));
    }

    /// The number of deals with two scores.
    pub const fn count(self) -> u64 {
        self.differences.count
    }

    /// The mean scores over the deals with two.
    pub fn means(self) -> [f64; 2] {
        [self.base, self.base + self.differences.sum].map(|sum| ratio(sum as f64, self.count() as f64))
    }

    /// The mean of the second score minus the first; `None` without a deal with two scores.
    pub fn mean(self) -> Option<f64> {
        self.differences.mean()
    }

    /// The 95 % interval of the mean difference; `None` for fewer than two deals.
    pub fn interval(self) -> Option<Interval> {
        let (mean, half) = (self.mean()?, t95(self.count() - 1) * self.error()?);
        Some(Interval { low: mean - half, high: mean + half })
    }

    /// The p-value of the mean difference against 0; the interval excludes 0 exactly if it is below 5 %. `None` for fewer than two deals.
    pub fn p_value(self) -> Option<f64> {
        Some(student_p(self.mean()? / self.error()?, self.count() - 1))
    }

    /// The standard error of the mean difference.
    fn error(self) -> Option<f64> {
        let n = self.count() as f64;
        // A deal that one loses alone changes the difference by at least a point.
        let unseen = self.sides.map(|side| Self::UNSEEN * side.cost_of_loss().max(1.0).powi(2)).iter().sum::<f64>();
        Some(((self.differences.variance()? + unseen / (n - 1.0)) / n).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;

    /// Games that win 90 to 110 points, of which one in `rare` is lost and scores 0 to 2.
    fn sample(uniform: &mut Uniform, games: u64, rare: u64) -> ScoreSums {
        let mut sums = ScoreSums::default();
        for _ in 0..games {
            let is_won = uniform.below(rare) > 0;
            let score = if is_won { 90 + uniform.below(21) } else { uniform.below(3) };
            sums.add(is_won, Some(score as i64));
        }
        sums
    }

    #[test]
    fn rare_losses_are_covered_where_one_distribution_fails() {
        let mut uniform = Uniform(57);
        for (games, rare) in [(60, 100), (100, 100), (200, 100), (60, 30), (1_000, 30)] {
            let truth = 100.0 - 99.0 / rare as f64;
            let (mut held, mut plain) = (0, 0);
            for _ in 0..2_000 {
                let sums = sample(&mut uniform, games, rare);
                held += u32::from(sums.interval().is_some_and(|found| found.contains(truth)));
                plain += u32::from(sums.all().skewed_interval().is_some_and(|found| found.contains(truth)));
            }
            assert!(held >= 1_860, "{games} games, one in {rare} lost: {held} of 2,000");
            assert!(games == 1_000 || plain < held, "{games} {rare}: {plain} {held}");
        }
    }

    #[test]
    fn scores_of_won_games_alone_keep_the_interval_of_a_mean() {
        let mut sums = ScoreSums::default();
        [4, 7, 12].into_iter().for_each(|score| sums.add(true, Some(score)));
        let unseen = sums.interval().unwrap();
        sums.add(false, None);
        assert!(sums.is_of_wins() && sums.interval() == sums.won.skewed_interval());
        let alone = sums.interval().unwrap();
        assert!(unseen.low < alone.low && unseen.high == alone.high, "no loss seen: {unseen:?}, {alone:?}");
    }

    #[test]
    fn too_few_wins_have_no_interval() {
        let mut sums = ScoreSums::default();
        assert_eq!((sums.mean(), sums.interval(), sums.p_value_of(3.0)), (None, None, 1.0));
        (0..50).for_each(|_| sums.add(false, Some(0)));
        assert_eq!((sums.mean(), sums.interval()), (Some(0.0), None));
        sums.add(true, Some(51));
        assert_eq!((sums.mean(), sums.interval()), (Some(1.0), None));
        let mut equal = ScoreSums::default();
        (0..3).for_each(|_| equal.add(true, Some(5)));
        equal.add(false, None);
        assert_eq!(equal.interval(), None, "three equal scores show no spread");
    }

    #[test]
    fn the_p_value_is_five_percent_at_the_ends_of_the_interval() {
        let sums = sample(&mut Uniform(3), 200, 20);
        let Interval { low, high } = sums.interval().unwrap();
        for end in [low, high] {
            assert!((sums.p_value_of(end) - 0.05).abs() < 1e-9, "{end}");
        }
        assert!(sums.p_value_of(sums.mean().unwrap()) > 0.999 && sums.p_value_of(low - 5.0) < 0.05);
    }

    #[test]
    fn merging_equals_adding_all() {
        let (mut one, mut other, mut all) = (ScoreSums::default(), ScoreSums::default(), ScoreSums::default());
        for (n, score) in [Some(5), None, Some(-7), Some(9)].into_iter().enumerate() {
            if n < 2 {
                one.add(n != 1, score)
            } else {
                other.add(n == 3, score)
            }
            all.add(n != 1 && n != 2, score);
        }
        one.merge(other);
        assert_eq!((one, one.least), (all, -7));
    }

    #[test]
    fn a_loss_of_one_alone_is_covered_though_it_is_rarely_seen() {
        let mut uniform = Uniform(58);
        // The second never loses and scores 5 more: a mean of 5 + 95/100 more.
        let truth = 5.0 + 95.0 / 100.0;
        for games in [60, 100, 200, 1_000] {
            let (mut held, mut plain) = (0, 0);
            for _ in 0..2_000 {
                let mut pairs = PairedScores::default();
                for _ in 0..games {
                    let (is_won, more) = (uniform.below(100) > 0, uniform.below(11) as i64);
                    pairs.add([(is_won, Some(if is_won { 95 } else { 0 })), (true, Some(95 + more))]);
                }
                held += u32::from(pairs.interval().is_some_and(|found| found.contains(truth)));
                plain += u32::from(pairs.differences.interval().is_some_and(|found| found.contains(truth)));
            }
            assert!(held >= 1_860 && plain < held, "{games} games: {held} of 2,000, {plain} without unseen deals");
        }
    }

    #[test]
    fn equal_games_differ_by_less_than_a_point() {
        let mut pairs = PairedScores::default();
        assert_eq!((pairs.mean(), pairs.interval(), pairs.p_value()), (None, None, None));
        (0..20).for_each(|_| pairs.add([(true, Some(7)); 2]));
        pairs.add([(false, None); 2]);
        let found = pairs.interval().unwrap();
        assert_eq!((pairs.count(), pairs.means(), pairs.p_value()), (20, [7.0, 7.0], Some(1.0)));
        assert!(found.low < 0.0 && found.low == -found.high && found.high < 0.12, "{found:?}");
    }

    #[test]
    fn the_interval_excludes_zero_exactly_if_the_p_value_is_below_five_percent() {
        for more in 0..40 {
            let mut pairs = PairedScores::default();
            (0..30).for_each(|n| pairs.add([(true, Some(50)), (n % 9 > 0, Some(50 + n % 3 * more))]));
            assert_eq!(pairs.interval().unwrap().contains(0.0), pairs.p_value().unwrap() >= 0.05, "{more}");
        }
    }
}
