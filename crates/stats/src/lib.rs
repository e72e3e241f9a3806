//! The statistics of the reports: confidence intervals, means, quantiles, histograms. The crate knows no games.
//!
//! - [`wilson`]: the interval of a proportion. [`Paired`]: the difference of two proportions on the same trials; [`TwoShares`]: on independent
//!   trials.
//! - [`Paired::p_value`], [`Sums::p_value`], [`share_p`]: significance tests; [`holm`] corrects for multiple comparisons.
//! - [`Sums`]: a mean with its variance and interval, from exact sums.
//! - [`ScoreSums`]: a mean score where lost games score far less than won ones; [`PairedScores`]: the difference of two.
//! - [`Adjusted`]: a luck-adjusted mean.
//! - [`Histogram`]: exact counts of integers; [`Bars`] groups them for a plot.
//! - [`spreadsheet_text`]: a text in a file for a spreadsheet.
//! - [`Until`]: a stopping rule for a given width of the interval.
//!
//! Sums are integers, so no result depends on the order of the games. All intervals have 95 % confidence.
//!
//! ```
//! use underdeck_stats::{Paired, Sums, wilson};
//!
//! let rate = wilson(3, 10);
//! assert!(rate.low > 0.10 && rate.high < 0.61);
//!
//! let mut scores = Sums::default();
//! [4, 5, 9].into_iter().for_each(|score| scores.add(score));
//! assert_eq!(scores.mean(), Some(6.0));
//!
//! let mut paired = Paired::default();
//! (0..20).for_each(|_| paired.add(false, true));
//! assert!(paired.tango().low > 0.0 && paired.p_value() < 0.001);
//! ```

mod adjusted;
mod bars;
mod histogram;
mod interval;
mod mean;
mod paired;
mod score;
mod spreadsheet;
mod test;
mod two;
#[cfg(test)]
mod uniform;
mod width;
mod wilson;

pub use adjusted::{Adjusted, WithoutLuck};
pub use bars::{Bar, Bars};
pub use histogram::Histogram;
pub use interval::Interval;
pub use mean::{Sums, t95};
pub use paired::Paired;
pub use score::{PairedScores, ScoreSums};
pub use spreadsheet::spreadsheet_text;
pub use test::{holm, share_p};
pub use two::TwoShares;
pub use width::{NoWidth, Until};
pub use wilson::{Z95, wilson};

/// A quotient; 0 if the divisor is not positive.
pub fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// The nearest rank of a percentile among `count` sorted values, from 1: `ceil(percent / 100 · count)`, at least 1. Integer arithmetic, so the same
/// on every machine.
///
/// Source: R. J. Hyndman, Y. Fan, “Sample quantiles in statistical packages”, The American Statistician 50 (1996) 361–365, definition 1.
pub fn rank(count: u64, percent: u64) -> u64 {
    let rank = (u128::from(count) * u128::from(percent)).div_ceil(100);
    u64::try_from(rank).unwrap_or(u64::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_start_at_one_and_end_with_the_last() {
        assert_eq!([rank(5, 0), rank(5, 30), rank(5, 50), rank(5, 100), rank(0, 50)], [1, 2, 3, 5, 1]);
        assert_eq!(rank(u64::MAX, 100), u64::MAX);
    }
}
