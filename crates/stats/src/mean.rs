//! Means of whole numbers, summed exactly.

use crate::{Interval, Z95};

/// Whole numbers added up exactly, so that the order of adding makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// How many numbers.
    pub count: u64,
    /// Their sum.
    pub sum: i128,
    /// The sum of their squares.
    pub squares: i128,
}

impl Sums {
    /// Adds a number.
    pub const fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += number as i128;
        self.squares += number as i128 * number as i128;
    }

    /// Adds the numbers of another sum.
    pub const fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; `None` without numbers.
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The variance of a sample, with `count − 1`; `None` with fewer than two.
    pub fn variance(self) -> Option<f64> {
        let n = i128::from(self.count);
        (n > 1).then(|| (n * self.squares - self.sum * self.sum) as f64 / (n * (n - 1)) as f64)
    }

    /// The 95 % interval of the mean by Student's t; `None` with fewer than two.
    ///
    /// Source: Student, “The probable error of a mean”, Biometrika 6 (1908) 1–25. Exact for normal data, and
    /// close for other data once there are a few dozen numbers.
    pub fn interval(self) -> Option<Interval> {
        let (mean, variance) = (self.mean()?, self.variance()?);
        let half = t95(self.count - 1) * (variance / self.count as f64).sqrt();
        Some(Interval { low: mean - half, high: mean + half })
    }
}

/// The 97.5 % quantile of Student's t with `degrees` degrees of freedom, at least one.
///
/// Source: G. W. Hill, “Algorithm 396: Student's t-quantiles”, Communications of the ACM 13 (1970) 619–620; accurate to
/// five digits, exact for one and two degrees.
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

    /// The usual table of Student's t, two-sided 5 %.
    #[test]
    fn t_is_as_tabled() {
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
        let (mut left, mut right) = (Sums::default(), Sums::default());
        [2, 4, 4].into_iter().for_each(|number| left.add(number));
        [4, 5, 5, 7, 9].into_iter().for_each(|number| right.add(number));
        left.merge(right);
        assert_eq!(left, sums);
    }

    #[test]
    fn large_numbers_do_not_blur_the_variance() {
        let mut sums = Sums::default();
        [1_000_000_001, 1_000_000_002, 1_000_000_003].into_iter().for_each(|number| sums.add(number));
        assert_eq!(sums.variance(), Some(1.0));
    }
}
