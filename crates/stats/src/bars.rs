//! Histograms with bars of equal width.

use serde::Serialize;

/// The most bars.
const MOST: i128 = 12;

/// A histogram of integers in adjacent bars of equal width; empty for no numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Bars {
    /// The bars, from the least number to the greatest; at most 12.
    pub bars: Vec<Bar>,
}

/// A bar: the numbers from `from` to `to` inclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bar {
    /// The least number.
    pub from: i64,
    /// The greatest number.
    pub to: i64,
    /// The count.
    pub count: u64,
}

impl Bars {
    /// Groups numbers. The width of a bar is 1, 2 or 5 times a power of ten, and the first bar starts at a multiple of the width.
    pub fn of(numbers: &[i64]) -> Self {
        let (Some(&least), Some(&most)) = (numbers.iter().min(), numbers.iter().max()) else { return Self::default() };
        let (least, most) = (i128::from(least), i128::from(most));
        let widths = (0..19).flat_map(|power| [1, 2, 5].map(|step: i128| step * 10_i128.pow(power)));
        let bars = |width: i128| most.div_euclid(width) - least.div_euclid(width) + 1;
        let Some(width) = widths.into_iter().find(|&width| bars(width) <= MOST) else { return Self::default() };
        let first = least.div_euclid(width);
        let mut counts = vec![0_u64; usize::try_from(bars(width)).unwrap_or_default()];
        for &number in numbers {
            let n = i128::from(number).div_euclid(width) - first;
            if let Some(count) = usize::try_from(n).ok().and_then(|n| counts.get_mut(n)) {
                *count += 1;
            }
        }
        let clamp = |number: i128| i64::try_from(number.clamp(i64::MIN.into(), i64::MAX.into())).unwrap_or_default();
        let bar = |(n, count): (usize, u64)| {
            let from = (first + n as i128) * width;
            Bar { from: clamp(from), to: clamp(from + width - 1), count }
        };
        Self { bars: counts.into_iter().enumerate().map(bar).collect() }
    }

    /// The count of the highest bar.
    pub fn highest(&self) -> u64 {
        self.bars.iter().map(|bar| bar.count).max().unwrap_or_default()
    }
}

impl Bar {
    /// The range in words: `7`, or `10 to 14`.
    pub fn words(&self) -> String {
        if self.from == self.to { self.from.to_string() } else { format!("{} to {}", self.from, self.to) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_round_and_adjacent_and_count_everything() {
        let bars = |numbers: &[i64]| {
            let bars = Bars::of(numbers).bars;
            bars.iter().map(|bar| (bar.words(), bar.count)).collect::<Vec<_>>()
        };
        let labelled =
            |expected: &[(&str, u64)]| expected.iter().map(|&(words, n)| (words.to_owned(), n)).collect::<Vec<_>>();
        assert_eq!(bars(&[]), []);
        assert_eq!(bars(&[4]), labelled(&[("4", 1)]));
        assert_eq!(bars(&[-1, 2, 2]), labelled(&[("-1", 1), ("0", 0), ("1", 0), ("2", 2)]));
        assert_eq!(bars(&[-3, 14]).first(), labelled(&[("-4 to -3", 1)]).first());
        for numbers in [vec![i64::MIN, i64::MAX], vec![0, 11], vec![0, 12], vec![-188, 30, 31, 31]] {
            let bars = Bars::of(&numbers).bars;
            assert!(bars.len() <= 12, "{bars:?}");
            assert_eq!(bars.iter().map(|bar| bar.count).sum::<u64>(), numbers.len() as u64);
        }
        assert_eq!(Bars::of(&[1, 1, 3]).highest(), 2);
    }
}
