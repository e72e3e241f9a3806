//! A sequential stopping rule by the width of the interval.

use std::fmt;
use std::str::FromStr;

use crate::Interval;

/// A stopping rule: the half width of the 95 % interval at which a simulation stops, as a share of 1.
///
/// The first look is after [`Until::FIRST`] games, further looks after a quarter more each, and the simulation stops at the first look at which every
/// interval is at most twice this wide. The rule depends on the width and not on the value, so the coverage of the final interval tends to 95 % as
/// the width tends to 0.
///
/// Source: Y. S. Chow, H. Robbins, “On the asymptotic theory of fixed-width sequential confidence intervals for the mean”, Annals of Mathematical
/// Statistics 36 (1965) 457–462. A test simulates the coverage at ordinary widths.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Until(f64);

impl Until {
    /// The number of games before the first look.
    pub const FIRST: u64 = 1_024;
    /// Looks are at multiples of this number of games.
    const STEP: u64 = 256;
    /// The least accepted half width.
    const LEAST: f64 = 1e-5;

    /// The half width.
    pub const fn half(self) -> f64 {
        self.0
    }

    /// Whether an interval is narrow enough.
    pub fn is_met(self, interval: Interval) -> bool {
        interval.width() <= 2.0 * self.0
    }

    /// The number of games at the look after the one at `games`.
    pub const fn next_look(games: u64) -> u64 {
        if games < Self::FIRST { Self::FIRST } else { (games + games / 4).next_multiple_of(Self::STEP) }
    }
}

impl fmt::Display for Until {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "±{} %", (self.0 * 1e7).round() / 1e5)
    }
}

/// The error of a text that is not a width.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{found}` is not a width: {}±0.5% stops once every interval is at most one percent wide, from ±0.001% to ±50%",
    meant(found)
)]
pub struct NoWidth {
    /// The text, truncated to a readable length.
    pub found: String,
}

/// Suggestions for a number without `%`: 5 for 5%, 0.05 for 0.05% or 5%.
fn meant(found: &str) -> String {
    let Ok(number) = found.trim().trim_start_matches(['±', '+', '-']).trim().parse::<f64>() else {
        return String::new();
    };
    let texts = [number, (number * 1e7).round() / 1e5].map(|percent| format!("{percent}%"));
    let widths: Vec<String> = texts.into_iter().filter(|text| text.parse::<Until>().is_ok()).collect();
    if widths.is_empty() { String::new() } else { format!("did you mean {}? ", widths.join(" or ")) }
}

impl FromStr for Until {
    type Err = NoWidth;

    /// Reads `±0.5%`, `+-0.5 %` or `0.5%`. A number without `%` is refused, since 0.5 could mean one half.
    fn from_str(text: &str) -> Result<Self, NoWidth> {
        let bare = text.trim();
        let bare = bare.strip_prefix('±').or_else(|| bare.strip_prefix("+-")).unwrap_or(bare).trim();
        let half =
            bare.strip_suffix('%').and_then(|number| number.trim().parse::<f64>().ok()).map(|number| number / 100.0);
        let half = half.filter(|half| (Self::LEAST * 0.999..=0.5).contains(half));
        half.map(Self).ok_or_else(|| NoWidth { found: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uniform::Uniform;
    use crate::wilson;

    #[test]
    fn widths_are_read_in_all_usual_forms() {
        for text in ["±0.5%", "+-0.5 %", "0.5%", " ± 0.5 % "] {
            assert!((text.parse::<Until>().unwrap().half() - 0.005).abs() < 1e-12, "{text}");
        }
        assert_eq!("0.5%".parse::<Until>().unwrap().to_string(), "±0.5 %");
        for text in ["", "narrow", "0", "-1%", "60%", "NaN", "NaN%", "0.0001%", "0.5", "0.005"] {
            let error = text.parse::<Until>().unwrap_err().to_string();
            assert!(error.contains(text) && error.contains("±0.5%"), "{error}");
        }
        for (text, asked) in [("5", "did you mean 5%? "), ("±0.05", "did you mean 0.05% or 5%? "), ("70", "width: ±")]
        {
            let error = text.parse::<Until>().unwrap_err().to_string();
            assert!(error.contains(asked), "{error}");
        }
    }

    #[test]
    fn looks_are_whole_chunks_and_grow_by_a_quarter() {
        let mut looks = vec![Until::next_look(0)];
        for n in 0..6 {
            looks.push(Until::next_look(looks[n]));
        }
        assert_eq!(looks, [1_024, 1_280, 1_792, 2_304, 3_072, 3_840, 4_864]);
    }

    /// In many runs stopped by the rule about 95 % of the intervals contain the true rate, at any rate.
    #[test]
    fn stopping_by_width_keeps_the_coverage() {
        let (until, mut uniform) = ("±1.5%".parse::<Until>().unwrap(), Uniform(9));
        for per_mille in [20, 130, 500, 900] {
            let mut held = 0;
            for _ in 0..1_000 {
                let (mut games, mut wins) = (0, 0);
                loop {
                    let look = Until::next_look(games);
                    wins += (games..look).filter(|_| uniform.below(1_000) < per_mille).count() as u64;
                    games = look;
                    let interval = wilson(wins, games);
                    if until.is_met(interval) {
                        held += u32::from(interval.contains(per_mille as f64 / 1_000.0));
                        break;
                    }
                }
            }
            assert!((930..=970).contains(&held), "{per_mille} ‰: {held} of 1,000");
        }
    }

    /// The same for Tango's interval, which stops comparisons of several players.
    #[test]
    fn stopping_by_the_width_of_a_difference_keeps_the_coverage() {
        let (until, mut uniform, mut held) = ("±2%".parse::<Until>().unwrap(), Uniform(11), 0);
        for _ in 0..400 {
            let (mut games, mut pairs) = (0, crate::Paired::default());
            loop {
                let look = Until::next_look(games);
                for _ in games..look {
                    let drawn = uniform.below(100);
                    pairs.add(drawn < 4, (4..12).contains(&drawn));
                }
                games = look;
                if until.is_met(pairs.tango()) {
                    held += u32::from(pairs.tango().contains(0.04));
                    break;
                }
            }
        }
        assert!((366..=394).contains(&held), "{held} of 400");
    }

    /// A low estimate has a narrow interval and stops early, so the mean estimate of a rare rate is a little too low, by less than a hundredth of the
    /// width.
    #[test]
    fn the_bias_of_rare_rates_is_as_small_as_the_docs_say() {
        let (until, mut uniform, mut sum) = ("±0.5%".parse::<Until>().unwrap(), Uniform(3), 0.0);
        for _ in 0..1_000 {
            let (mut games, mut wins) = (0, 0);
            loop {
                let look = Until::next_look(games);
                wins += (games..look).filter(|_| uniform.below(1_000) < 10).count() as u64;
                games = look;
                if until.is_met(wilson(wins, games)) {
                    sum += wins as f64 / games as f64;
                    break;
                }
            }
        }
        let mean = sum / 1_000.0;
        assert!(mean < 0.01 && mean > 0.009, "{mean}");
    }
}
