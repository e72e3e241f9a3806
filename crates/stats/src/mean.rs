//! Means from exact sums.

use serde::{Deserialize, Serialize};

use crate::{Interval, Z95};

/// Exact sums of powers of integers; the order of adding does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sums {
    /// The number of values.
    pub count: u64,
    /// The sum.
    pub sum: i128,
    /// The sum of squares.
    pub squares: i128,
    /// The sum of cubes, exact for values below a billion; saturates at the range of `i128`.
    pub cubes: i128,
}

impl Sums {
    /// Adds a number.
    pub const fn add(&mut self, number: i64) {
        self.add_many(number, 1);
    }

    /// Adds a number `count` times.
    pub const fn add_many(&mut self, number: i64, count: u64) {
        self.count += count;
        let sum = number as i128 * count as i128;
        self.sum += sum;
        let squares = sum * number as i128;
        self.squares += squares;
        self.cubes = self.cubes.saturating_add(squares.saturating_mul(number as i128));
    }

    /// Adds other sums.
    pub const fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.cubes = self.cubes.saturating_add(other.cubes);
    }

    /// The mean; `None` without values.
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The sample variance, with divisor `count − 1`; `None` for fewer than two values.
    pub fn variance(self) -> Option<f64> {
        let n = i128::from(self.count);
        (n > 1).then(|| (n * self.squares - self.sum * self.sum) as f64 / (n * (n - 1)) as f64)
    }

    /// The sample skewness: the third central moment over the cubed standard deviation; 0 if all values are equal.
    fn skewness(self) -> f64 {
        let n = self.count.max(1) as f64;
        let [mean, squares, cubes] = [self.sum, self.squares, self.cubes].map(|sum| sum as f64 / n);
        let spread = (squares - mean * mean).max(0.0);
        crate::ratio(cubes - 3.0 * mean * squares + 2.0 * mean.powi(3), spread * spread.sqrt())
    }

    /// The 95 % interval of the mean by Student's t; `None` for fewer than two values.
    ///
    /// Exact for normal data. A few hundred skewed values are too few: see [`Sums::skewed_interval`]. Source: Student, “The probable error of a
    /// mean”, Biometrika 6 (1908) 1–25.
    pub fn interval(self) -> Option<Interval> {
        let (mean, variance) = (self.mean()?, self.variance()?);
        let half = t95(self.count - 1) * (variance / self.count as f64).sqrt();
        Some(Interval { low: mean - half, high: mean + half })
    }

    /// The 95 % interval of the mean by Student's t, corrected for skewness; `None` for fewer than two values.
    ///
    /// The t statistic of a skewed sample is skewed. Hall's monotone cubic transformation removes this skewness, so the interval extends further
    /// towards the long tail; without skewness it equals Student's. `docs/measures.md` has a table of its coverage.
    ///
    /// Source: P. Hall, “On the removal of skewness by transformation”, Journal of the Royal Statistical Society B 54 (1992) 221–228.
    pub fn skewed_interval(self) -> Option<Interval> {
        self.skewed_at(Z95)
    }

    /// [`Sums::skewed_interval`] at the confidence that this quantile of the normal distribution gives.
    pub(crate) fn skewed_at(self, z: f64) -> Option<Interval> {
        let (mean, variance) = (self.mean()?, self.variance()?);
        let root = (self.count as f64).sqrt();
        let (t, lean) = (t_at(self.count - 1, z), self.skewness() / root);
        // The inverse of x + γx²/(3√n) + γ²x³/(27n) + γ/(6√n).
        let upright = |x: f64| match lean.abs() < 1e-9 {
            true => x,
            false => 3.0 / lean * ((1.0 + lean * (x - lean / 6.0)).cbrt() - 1.0),
        };
        let error = variance.sqrt() / root;
        Some(Interval { low: mean - error * upright(t), high: mean - error * upright(-t) })
    }
}

/// The quantile of Student's t at the probability of a normal quantile: exact at [`Z95`], elsewhere by the ratio of the expansion in 1/`degrees`.
///
/// Source: M. Abramowitz, I. A. Stegun, “Handbook of Mathematical Functions” (1964), 26.7.5, the first two terms.
fn t_at(degrees: u64, z: f64) -> f64 {
    let n = degrees.max(1) as f64;
    let expanded =
        |z: f64| z + (z.powi(3) + z) / (4.0 * n) + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n * n);
    t95(degrees) * expanded(z) / expanded(Z95)
}

/// The 97.5 % quantile of Student's t with `degrees` degrees of freedom, at least one. Accurate to five digits, exact for one and two degrees.
///
/// Source: G. W. Hill, “Algorithm 396: Student's t-quantiles”, Communications of the ACM 13 (1970) 619–620.
pub fn t95(degrees: u64) -> f64 {
    const P: f64 = 0.05;
    let n = degrees.max(1) as f64;
    if degrees <= 1 {
        let angle = P * std::f64::consts::FRAC_PI_2;
        return angle.cos() / angle.sin();
    }
    if degrees == 2 {
        return (2.0 / (P * (2.0 - P)) - 2.0).sqrt();
    }
    let a = 1.0 / (n - 0.5);
    let b = 48.0 / (a * a);
    let mut c = ((20_700.0 * a / b - 98.0) * a - 16.0) * a + 96.36;
    let d = ((94.5 / (b + c) - 3.0) / b + 1.0) * (a * std::f64::consts::FRAC_PI_2).sqrt() * n;
    let y = (d * P).powf(2.0 / n);
    if y > 0.05 + a {
        let x = -Z95;
        let z = x * x;
        if degrees < 5 {
            c += 0.3 * (n - 4.5) * (x + 0.6);
        }
        c += (((0.05 * d * x - 5.0) * x - 7.0) * x - 2.0) * x + b;
        let w = (((((0.4 * z + 6.3) * z + 36.0) * z + 94.5) / c - z - 3.0) / b + 1.0) * x;
        return (n * (a * w * w).exp_m1()).sqrt();
    }
    let inner = 1.0 / (((n + 6.0) / (n * y) - 0.089 * d - 0.822) * (n + 2.0) * 3.0) + 0.5 / (n + 4.0);
    (n * ((inner * y - 1.0) * (n + 1.0) / (n + 2.0) + 1.0 / y)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;

    /// The usual table of Student's t, two-sided 5 %.
    #[test]
    fn t_matches_the_tables() {
        let table = [
            (1, 12.706_2),
            (2, 4.302_65),
            (3, 3.182_45),
            (4, 2.776_45),
            (5, 2.570_58),
            (7, 2.364_62),
            (10, 2.228_14),
            (20, 2.085_96),
            (30, 2.042_27),
            (60, 2.000_30),
            (120, 1.979_93),
        ];
        for (degrees, t) in table {
            assert!((t95(degrees) - t).abs() < 5e-4, "{degrees}: {} instead of {t}", t95(degrees));
        }
        assert!((t95(100_000_000) - Z95).abs() < 1e-6);
    }

    #[test]
    fn mean_variance_and_interval_follow_from_the_sums() {
        let mut sums = Sums::default();
        assert_eq!((sums.mean(), sums.interval()), (None, None));
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|number| sums.add(number));
        assert_eq!((sums.mean(), sums.variance()), (Some(5.0), Some(32.0 / 7.0)));
        // 5 ± 2.36462 · √(32/7 / 8)
        let Interval { low, high } = sums.interval().unwrap();
        assert!((low - 3.212_5).abs() < 1e-3 && (high - 6.787_5).abs() < 1e-3, "{low} {high}");
        // Third central moment 5.25, deviation 2: skewness 0.65625, with the long tail above.
        assert!((sums.skewness() - 0.656_25).abs() < 1e-12, "{}", sums.skewness());
        let Interval { low, high } = sums.skewed_interval().unwrap();
        assert!(5.0 - low < 1.787_5 && high - 5.0 > 1.787_5, "{low} {high}");
        let mut even = Sums::default();
        [3, 5, 5, 7].into_iter().for_each(|number| even.add(number));
        // 5 ± 3.18245 · √(8/3 / 4)
        let Interval { low, high } = even.skewed_interval().unwrap();
        assert!((low - 2.401_54).abs() < 1e-3 && (high - 7.598_46).abs() < 1e-3, "{low} {high}");
        let (mut left, mut right) = (Sums::default(), Sums::default());
        [2, 4, 4].into_iter().for_each(|number| left.add(number));
        [4, 5, 5, 7, 9].into_iter().for_each(|number| right.add(number));
        left.merge(right);
        assert_eq!(left, sums);
    }

    #[test]
    fn the_variance_of_large_numbers_is_exact() {
        let mut sums = Sums::default();
        [1_000_000_001, 1_000_000_002, 1_000_000_003].into_iter().for_each(|number| sums.add(number));
        assert_eq!(sums.variance(), Some(1.0));
    }

    #[test]
    fn saturated_cubes_still_give_an_interval() {
        let mut sums = Sums::default();
        [1 << 61, -1 << 61, 1 << 61].into_iter().for_each(|number| sums.add(number));
        let Interval { low, high } = sums.skewed_interval().unwrap();
        assert!(low < high && low.is_finite() && high.is_finite(), "{low} {high}");
    }

    /// A hundred games of which one in thirty scores: the corrected interval contains the mean more often than Student's.
    #[test]
    fn skewed_means_are_covered() {
        let mut uniform = Uniform(12);
        let (mut held, mut students) = (0, 0);
        for _ in 0..4_000 {
            let mut sums = Sums::default();
            // Lost games score 0; one in thirty scores 30 to 89, with mean 59.5.
            (0..100).for_each(|_| {
                let drawn = uniform.below(30 * 60);
                sums.add(if drawn < 60 { 30 + drawn as i64 } else { 0 });
            });
            let holds = |interval: Option<Interval>| i32::from(interval.is_some_and(|ends| ends.contains(59.5 / 30.0)));
            held += holds(sums.skewed_interval());
            students += holds(sums.interval());
        }
        assert!(held > students + 80 && (3_680..=3_900).contains(&held), "{held} {students} of 4,000");
    }
}
