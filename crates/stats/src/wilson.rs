//! The interval of a proportion.

use crate::Interval;

/// The 97.5 % quantile of the normal distribution, for 95 % intervals.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % score interval of a proportion, without continuity correction, within 0 to 1. Without trials the interval is 0 to 1.
///
/// Source: E. B. Wilson, “Probable inference, the law of succession, and statistical inference”, Journal of the American Statistical Association 22
/// (1927) 209–212, equation 4.
pub fn wilson(successes: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    wilson_of(successes as f64 / trials as f64, trials as f64, Z95)
}

/// The interval of a share `p` from 0 to 1 that is known as well as from `n` trials, at the confidence that the quantile `z` of the normal distribution gives.
pub(crate) fn wilson_of(p: f64, n: f64, z: f64) -> Interval {
    let z2 = z * z;
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    let low = if p <= 0.0 { 0.0 } else { (centre - half).max(0.0) };
    let high = if p >= 1.0 { 1.0 } else { (centre + half).min(1.0) };
    Interval { low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against Newcombe, “Two-sided confidence intervals for the single proportion”, Statistics in Medicine 17 (1998)
    /// 857–872, table I, method 3.
    #[test]
    fn wilson_gives_the_published_intervals() {
        let published =
            [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0000, 0.1611), (1, 29, 0.0061, 0.1718)];
        for (successes, trials, low, high) in published {
            let found = wilson(successes, trials);
            assert!(
                (found.low - low).abs() < 5e-5 && (found.high - high).abs() < 5e-5,
                "{successes}/{trials}: {found:?}"
            );
        }
        assert_eq!(wilson(0, 0), Interval { low: 0.0, high: 1.0 });
        assert_eq!(wilson(7, 7).high, 1.0);
    }

    /// The coverage for this expected number of wins in many trials: a sum of Poisson probabilities.
    fn coverage(expected: f64) -> f64 {
        const TRIALS: u64 = 1_000_000;
        let mut probability = (-expected).exp();
        let mut covered = 0.0;
        for wins in 0..200_u64 {
            if wilson(wins, TRIALS).contains(expected / TRIALS as f64) {
                covered += probability;
            }
            probability *= expected / (wins + 1) as f64;
        }
        covered
    }

    #[test]
    fn the_coverage_of_rare_wins_is_as_the_docs_say() {
        let low = (1..50).map(|n| coverage(f64::from(n) / 100.0)).fold(1.0, f64::min);
        let high = (1..50).map(|n| coverage(f64::from(n) / 100.0)).fold(0.0, f64::max);
        assert!((0.83..0.85).contains(&low) && (0.98..1.0).contains(&high), "{low} {high}");
        assert!((50..1000).all(|n| (0.89..0.99).contains(&coverage(f64::from(n) / 100.0))));
        assert!((10..60).all(|n| (0.935..0.965).contains(&coverage(f64::from(n)))));
    }
}
