//! The formulas of the reports, with their sources.

mod mean;
mod proportion;
mod until;

pub use game::{Z95, wilson};
pub use mean::{Sums, t95};
pub use proportion::Paired;
pub use until::{NoWidth, Until};

/// The nearest rank of a percentile among `count` sorted values, from 1: `ceil(percent / 100 · count)`, at least 1.
///
/// Source: R. J. Hyndman, Y. Fan, “Sample quantiles in statistical packages”, The American Statistician 50 (1996)
/// 361–365, definition 1. In whole numbers, so that it is the same everywhere.
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
