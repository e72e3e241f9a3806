//! Significance tests and the correction for many of them.

use libm::{erfc, lgamma};

use crate::{Paired, Sums};

impl Paired {
    /// The p-value of the difference by McNemar's exact two-sided test: under the null hypothesis, a discordant trial is equally likely to favour
    /// either.
    ///
    /// Source: Q. McNemar, “Note on the sampling error of the difference between correlated proportions or percentages”, Psychometrika 12 (1947)
    /// 153–157.
    pub fn p_value(self) -> f64 {
        let n = self.first + self.second;
        let fewer = self.first.min(self.second);
        let of = |k: u64| {
            let (n, k) = (n as f64, k as f64);
            (lgamma(n + 1.0) - lgamma(k + 1.0) - lgamma(n - k + 1.0) - n * std::f64::consts::LN_2).exp()
        };
        // From the mode outwards, until the terms are negligible.
        let mut tail = 0.0;
        for k in (0..=fewer).rev() {
            let term = of(k);
            tail += term;
            if term < tail * 1e-12 {
                break;
            }
        }
        (2.0 * tail).min(1.0)
    }
}

impl Sums {
    /// The p-value of the mean against 0 by Student's two-sided t test. Equal values have no variance, so they are tested by the sign test. `None`
    /// for fewer than two values.
    pub fn p_value(self) -> Option<f64> {
        self.p_value_of(0.0)
    }

    /// The p-value of the mean against `truth`, as [`Sums::p_value`].
    pub fn p_value_of(self, truth: f64) -> Option<f64> {
        let (mean, variance) = (self.mean()?, self.variance()?);
        Some(match (mean - truth).abs() {
            zero if zero <= 0.0 => 1.0,
            _ if variance <= 0.0 => 2.0_f64.powf(1.0 - self.count as f64),
            mean => student_p(mean / (variance / self.count as f64).sqrt(), self.count - 1),
        })
    }
}

/// The two-sided tail probability of Student's t with `degrees` degrees of freedom.
///
/// Source: M. Abramowitz, I. A. Stegun, “Handbook of Mathematical Functions” (1964), 26.7.3 and 26.7.4, finite sums; the normal distribution above a
/// thousand degrees.
pub(crate) fn student_p(t: f64, degrees: u64) -> f64 {
    if degrees > 1_000 {
        return erfc(t.abs() * std::f64::consts::FRAC_1_SQRT_2);
    }
    let angle = (t.abs() / (degrees as f64).sqrt()).atan();
    let (sine, cosine) = angle.sin_cos();
    let is_odd = degrees % 2 == 1;
    // A recurrence in even powers of the cosine for even degrees, and in odd powers for odd degrees.
    let (mut term, mut sum) = (if is_odd { cosine } else { 1.0 }, 0.0);
    for k in (if is_odd { 3 } else { 2 }..=degrees).step_by(2) {
        sum += term;
        term *= cosine * cosine * (k - 1) as f64 / k as f64;
    }
    let within = match is_odd {
        true => std::f64::consts::FRAC_2_PI * (angle + sine * sum),
        false => sine * sum,
    };
    (1.0 - within).clamp(0.0, 1.0)
}

/// The p-value of a share of successes against `share` by the two-sided score test, which Wilson's interval inverts. 1 without trials, or if `share`
/// is not between 0 and 1.
///
/// Source: E. B. Wilson, “Probable inference, the law of succession, and statistical inference”, Journal of the American Statistical Association 22
/// (1927) 209–212.
pub fn share_p(successes: u64, trials: u64, share: f64) -> f64 {
    let (n, variance) = (trials as f64, share * (1.0 - share));
    if trials == 0 || variance <= 0.0 {
        return 1.0;
    }
    erfc((successes as f64 / n - share).abs() / (variance / n).sqrt() * std::f64::consts::FRAC_1_SQRT_2)
}

/// Holm's step-down correction of p-values, which controls the family-wise error rate: the probability of any false finding is at most the level of
/// the test. In the order given, each at most 1.
///
/// Source: S. Holm, “A simple sequentially rejective multiple test procedure”, Scandinavian Journal of Statistics 6 (1979) 65–70.
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&one, &other| p_values[one].total_cmp(&p_values[other]));
    let (mut corrected, mut greatest) = (vec![1.0; p_values.len()], 0.0_f64);
    for (rank, &n) in order.iter().enumerate() {
        greatest = greatest.max(p_values[n] * (p_values.len() - rank) as f64).min(1.0);
        corrected[n] = greatest;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;

    #[test]
    fn mcnemar_gives_binomial_tails() {
        let p = |first, second| Paired { first, second, both: 7, neither: 7 }.p_value();
        // 2 · (1 + 10 + 45) / 2^10, and a published example: Agresti, “Categorical Data Analysis” (2002), 86 and 150: z = −4.17.
        assert!((p(2, 8) - 112.0 / 1024.0).abs() < 1e-12);
        assert!((p(86, 150) / 3.7e-5 - 1.0).abs() < 0.05, "{}", p(86, 150));
        assert_eq!((p(0, 0), p(5, 5)), (1.0, 1.0));
        assert!(p(0, 1_000_000) < 1e-300 && p(500_000, 500_100) > 0.9);
    }

    #[test]
    fn means_are_tested_by_their_standard_error() {
        let sums = |numbers: &[i64]| {
            let mut sums = Sums::default();
            numbers.iter().for_each(|&n| sums.add(n));
            sums
        };
        // Mean 1, variance 4/3 of four values: t = √3, with two-sided tails of 1/2 − 1/π at three degrees.
        assert!((sums(&[0, 0, 2, 2]).p_value().unwrap() - 0.181_690).abs() < 1e-6);
        assert_eq!(
            (sums(&[1, -1]).p_value(), sums(&[3]).p_value(), sums(&[2, 2]).p_value()),
            (Some(1.0), None, Some(0.5)),
            "two equal numbers say little"
        );
    }

    /// The usual quantiles of Student's t, two-sided 5 %, and one of 1 %.
    #[test]
    fn students_tails_match_the_tables() {
        for degrees in [1, 2, 3, 4, 5, 10, 30, 60, 120, 1_000, 2_000] {
            let p = student_p(crate::t95(degrees), degrees);
            assert!((p - 0.05).abs() < 2e-4, "{degrees}: {p}");
        }
        assert!((student_p(-3.169_27, 10) - 0.01).abs() < 1e-6 && student_p(0.0, 7) > 0.999_999);
        assert!(student_p(40.0, 500) < 1e-9);
    }

    #[test]
    fn a_share_is_tested_where_wilson_ends() {
        for (successes, trials) in [(3, 20), (50, 100), (0, 40)] {
            let interval = crate::wilson(successes, trials);
            for end in [interval.low, interval.high].into_iter().filter(|end| *end > 0.0) {
                assert!((share_p(successes, trials, end) - 0.05).abs() < 1e-6, "{successes} of {trials}: {end}");
            }
        }
        assert_eq!((share_p(0, 0, 0.5), share_p(5, 10, 0.5), share_p(5, 10, 1.0)), (1.0, 1.0, 1.0));
        let mut sums = Sums::default();
        [3, 3, 5, 5].into_iter().for_each(|n| sums.add(n));
        assert!((sums.p_value_of(3.0).unwrap() - 0.181_690).abs() < 1e-6);
    }

    #[test]
    fn holm_corrects_as_published() {
        // Holm's scheme on 0.01, 0.04, 0.03: 3 · 0.01, 2 · 0.03, and then no less than that.
        let found = holm(&[0.01, 0.04, 0.03]);
        for (found, expected) in found.iter().zip([0.03, 0.06, 0.06]) {
            assert!((found - expected).abs() < 1e-12);
        }
        assert_eq!((holm(&[]), holm(&[0.9, 0.8])), (vec![], vec![1.0, 1.0]));
    }

    /// Twenty rules without effect, 300 deals each, 400 times: at 5 % at most one family in twenty has a finding, and without the correction most
    /// have one.
    #[test]
    fn holm_keeps_the_family_wise_error_rate() {
        let mut uniform = Uniform(25);
        let (mut corrected, mut plain) = (0, 0);
        for _ in 0..400 {
            let p: Vec<f64> = (0..20)
                .map(|_| {
                    let mut pair = Paired::default();
                    (0..300).for_each(|_| pair.add(uniform.below(10) < 3, uniform.below(10) < 3));
                    pair.p_value()
                })
                .collect();
            plain += usize::from(p.iter().any(|&p| p < 0.05));
            corrected += usize::from(holm(&p).iter().any(|&p| p < 0.05));
        }
        assert!(corrected <= 33, "{corrected} of 400: 20 and three standard deviations are 33");
        assert!(plain > 160, "{plain} of 400");
    }
}
