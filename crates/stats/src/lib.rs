//! The statistics of the reports: confidence intervals, means, quantiles, histograms. It knows no games.
//!
//! - [`wilson`]: the interval of a proportion. [`Paired`]: how two proportions differ on the same trials; [`TwoShares`]: on different
//!   ones.
//! - [`Paired::p_value`], [`Sums::p_value`], [`share_p`], [`holm`]: whether a difference is more than noise, also among many.
//! - [`Sums`]: a mean, its variance and its interval, from exact sums.
//! - [`Adjusted`]: a mean with luck taken out.
//! - [`Histogram`]: counts of whole numbers, from which every statistic follows exactly; [`Bars`] groups them for a plot.
//! - [`Until`]: when a simulation knows a rate well enough to stop.
//!
//! Counts are whole numbers, so no result depends on the order in which games are counted. All intervals are of 95 %
//! confidence.

mod adjusted;
mod bars;
mod histogram;
mod interval;
mod mean;
mod paired;
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
pub use test::{holm, share_p};
pub use two::TwoShares;
pub use width::{NoWidth, Until};
pub use wilson::{Z95, wilson};

/// A quotient; 0 where the divisor is not positive.
pub fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// The nearest rank of a percentile among `count` sorted values, from 1: `ceil(percent / 100 · count)`, at least 1.
///
/// Source: R. J. Hyndman, Y. Fan, “Sample quantiles in statistical packages”, The American Statistician 50 (1996)
/// 361–365, definition 1. Computed in whole numbers, so it is the same on every machine.
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
