//! Exact counts of integers.

use std::collections::BTreeMap;

use crate::{Sums, rank};

/// The count of each integer.
///
/// Merging is commutative and associative.
#[derive(Clone, Debug, Default)]
pub struct Histogram {
    /// The counts of `LOW`, `LOW + 1` and so on, as far as needed.
    near: Vec<u64>,
    /// The counts of all other numbers.
    far: BTreeMap<i64, u64>,
}

impl Histogram {
    const LOW: i64 = -256;
    const NEAR: i64 = 8_192;

    /// An empty histogram.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts a number.
    #[inline]
    pub fn add(&mut self, number: i64) {
        self.add_many(number, 1);
    }

    /// Adds the counts of another histogram.
    pub fn merge(&mut self, other: &Self) {
        for (number, count) in other.iter() {
            self.add_many(number, count);
        }
    }

    /// The total count.
    pub fn count(&self) -> u64 {
        self.iter().map(|(_, count)| count).sum()
    }

    /// The sum of all numbers.
    pub fn sum(&self) -> i128 {
        self.iter().map(|(number, count)| i128::from(number) * i128::from(count)).sum()
    }

    /// The sums of powers, for means and their intervals.
    pub fn sums(&self) -> Sums {
        let mut sums = Sums::default();
        self.iter().for_each(|(number, count)| sums.add_many(number, count));
        sums
    }

    /// The mean; `None` without numbers.
    pub fn mean(&self) -> Option<f64> {
        let count = self.count();
        (count > 0).then(|| self.sum() as f64 / count as f64)
    }

    /// The quantile by nearest rank: the smallest number such that at least `percent` percent of all numbers are not greater. 0 gives the minimum,
    /// 100 the maximum; `None` without numbers.
    pub fn quantile(&self, percent: u64) -> Option<i64> {
        let wanted = rank(self.count(), percent);
        let mut seen = 0;
        self.iter().find_map(|(number, count)| {
            seen += count;
            (seen >= wanted).then_some(number)
        })
    }

    /// The numbers with a positive count, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> + '_ {
        let split = |number: &i64| *number < Self::LOW;
        let far = |below: bool| self.far.iter().map(|(&n, &c)| (n, c)).filter(move |(n, _)| split(n) == below);
        let near = self.near.iter().zip(Self::LOW..).map(|(&count, number)| (number, count));
        far(true).chain(near.filter(|&(_, count)| count > 0)).chain(far(false))
    }

    /// Adds `count` to the count of a number.
    pub fn add_many(&mut self, number: i64, count: u64) {
        if !(Self::LOW..Self::LOW + Self::NEAR).contains(&number) {
            *self.far.entry(number).or_default() += count;
            return;
        }
        let place = (number - Self::LOW) as usize;
        if place >= self.near.len() {
            self.near.resize(place + 1, 0);
        }
        self.near[place] += count;
    }
}

impl PartialEq for Histogram {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Histogram {}

impl FromIterator<i64> for Histogram {
    fn from_iter<I: IntoIterator<Item = i64>>(numbers: I) -> Self {
        let mut histogram = Self::new();
        for number in numbers {
            histogram.add(number);
        }
        histogram
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_and_far_numbers_are_counted_alike() {
        let numbers = [5, -1_000_000, 5, 0, 40_000, -256, 7_935, 7_936, -257];
        let histogram: Histogram = numbers.into_iter().collect();
        let mut sorted = numbers;
        sorted.sort_unstable();
        let listed: Vec<i64> = histogram.iter().flat_map(|(n, count)| vec![n; count as usize]).collect();
        assert_eq!(listed, sorted);
        assert_eq!((histogram.count(), histogram.sum()), (9, numbers.iter().map(|&n| i128::from(n)).sum()));
        assert_eq!(
            (histogram.quantile(0), histogram.quantile(50), histogram.quantile(100)),
            (Some(-1_000_000), Some(5), Some(40_000))
        );
    }

    #[test]
    fn merging_is_counting_both_in_any_order() {
        let (low, high): (Histogram, Histogram) = ((0..50).collect(), (30..9_000).step_by(7).collect());
        let (mut one, mut two) = (low.clone(), high.clone());
        one.merge(&high);
        two.merge(&low);
        assert_eq!(one, two);
        assert_eq!(one.count(), low.count() + high.count());
    }

    #[test]
    fn quantiles_are_by_nearest_rank() {
        let histogram: Histogram = [15, 20, 35, 40, 50].into_iter().collect();
        let quantiles = [5, 30, 40, 50, 100].map(|percent| histogram.quantile(percent).unwrap());
        assert_eq!(quantiles, [15, 20, 20, 35, 50]);
        assert_eq!((Histogram::new().quantile(50), Histogram::new().mean()), (None, None));
    }
}
