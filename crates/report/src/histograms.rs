//! Histograms.

use maud::{Markup, html};
use underdeck_game::{Message, say};
use underdeck_plot::{Marks, Scale, Shape, Unit, Units, step};

use super::chart::{beside, foot, uprights};
use super::parts::{LOOKS, figure, percent, same, table};

/// The most histograms drawn below each other.
pub(crate) const MOST_DRAWN: usize = 40;

/// A named series of numbers with their counts.
#[derive(Clone, Debug)]
pub(crate) struct Series<'a> {
    /// The name.
    pub(crate) name: String,
    /// A remark; may be empty.
    pub(crate) note: String,
    /// The numbers with their counts, in order.
    pub(crate) counts: &'a [(i64, u64)],
}

/// Relative frequencies by bin, with common bins for all series.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Bins {
    /// The width of a bin.
    pub(crate) width: i64,
    /// The first number of each bin, and its share in each series.
    pub(crate) bins: Vec<(i64, Vec<f64>)>,
}

impl Bins {
    /// Sorts numbers up to `last` into about forty bins.
    pub(crate) fn of(series: &[Series<'_>], last: Option<i64>) -> Self {
        let is_in = |number: i64| last.is_none_or(|last| number <= last);
        let numbers = || series.iter().flat_map(|series| series.counts.iter().map(|(n, _)| *n)).filter(|n| is_in(*n));
        let (Some(low), Some(high)) = (numbers().min(), numbers().max()) else {
            return Self { width: 1, bins: Vec::new() };
        };
        let width = (step((high - low + 1) as f64, 40) as i64).max(1);
        let (first, last) = (low.div_euclid(width), high.div_euclid(width));
        let mut bins: Vec<(i64, Vec<f64>)> = (first..=last).map(|bin| (bin * width, vec![0.0; series.len()])).collect();
        for (n, series) in series.iter().enumerate() {
            let all: u64 = series.counts.iter().map(|(_, count)| count).sum();
            for (number, count) in series.counts.iter().filter(|(number, _)| is_in(*number)) {
                bins[(number.div_euclid(width) - first) as usize].1[n] += *count as f64 / all.max(1) as f64;
            }
        }
        Self { width, bins }
    }

    /// The range of a bin as text.
    pub(crate) fn words(&self, first: i64) -> Message {
        if self.width == 1 {
            return first.to_string().into();
        }
        say!(REPORT_SPAN, low = first, high = first + self.width - 1)
    }
}

/// A figure with a histogram of each series and a table; empty without numbers.
pub(crate) fn spread(caption: &str, note: &str, title: &str, series: &[Series<'_>], last: Option<i64>) -> Markup {
    let bins = Bins::of(series, last);
    if bins.bins.is_empty() || series.len() > MOST_DRAWN {
        return html! {};
    }
    let mut heads = vec![title];
    heads.extend(series.iter().map(|series| series.name.as_str()));
    let row = |(first, shares): &(i64, Vec<f64>)| {
        std::iter::once(bins.words(*first).into()).chain(shares.iter().map(|share| percent(*share))).collect()
    };
    let rows: Vec<Vec<String>> = bins.bins.iter().map(row).collect();
    figure(caption, note, &histograms(series, &bins, title), &[same(table(&heads, &rows))])
}

/// A histogram of each series, below each other on a common scale.
fn histograms(series: &[Series<'_>], bins: &Bins, title: &str) -> Markup {
    let (Some(first), Some(last)) = (bins.bins.first(), bins.bins.last()) else { return html! {} };
    let most = bins.bins.iter().flat_map(|(_, shares)| shares.iter().copied()).fold(0.0, f64::max);
    let (height, about) = match series.len() {
        1 => (180.0, 4),
        2..=6 => (96.0, 3),
        _ => (60.0, 2),
    };
    // A number is at the centre of its bar.
    let across = Scale::across((first.0 as f64 - 0.5, (last.0 + bins.width) as f64 - 0.5));
    let ticks = across.ticks(Unit::Whole, 8);
    let up = Scale::new((0.0, most), (height, 4.0));
    let names: Vec<&str> = series.iter().map(|series| series.name.as_str()).collect();
    let bars = |n: usize| {
        let mut marks = Marks::default();
        for (first, shares) in bins.bins.iter().filter(|(_, shares)| shares[n] > 0.0) {
            let [x, end] = [*first, first + bins.width].map(|number| across.at(number as f64 - 0.5));
            let (at, tall) = ((x, up.at(shares[n])), (height - up.at(shares[n])).max(0.7));
            marks.draw(Shape::Bar { at, size: (end - x, tall), round: 0.0 }, format!("bar f{}", n % LOOKS));
        }
        marks.line((0.0, height), (100.0, height), "base");
        marks
    };
    html! {
        div class="plot" role="img" aria-label=(format!("{title}, {}", names.join(", "))) {
            @for (n, series) in series.iter().enumerate() {
                @if names.len() > 1 || !series.note.is_empty() {
                    p.series { @if names.len() > 1 { (series.name) " " } small { (series.note) } }
                }
                div.area { svg height=(height) {
                    (beside(up, Unit::Share, about))
                    (uprights(across, &ticks))
                    (bars(n).markup(Units::Wide))
                } }
            }
            div.area { (foot(across, &ticks, Unit::Whole, title)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(counts: &[(i64, u64)]) -> Series<'_> {
        Series { name: "one".into(), note: String::new(), counts }
    }

    #[test]
    fn bins_contain_all_numbers_and_are_common() {
        let one: Vec<(i64, u64)> = (-30..90).map(|n| (n, 2)).collect();
        let two = [(0, 1), (100, 3)];
        let bins = Bins::of(&[series(&one), series(&two)], None);
        assert_eq!((bins.width, bins.bins[0].0, bins.bins.last().unwrap().0), (5, -30, 100));
        for n in 0..2 {
            let sum: f64 = bins.bins.iter().map(|(_, shares)| shares[n]).sum();
            assert!((sum - 1.0).abs() < 1e-9);
        }
        assert_eq!([bins.words(-30), Bins::of(&[series(&[(3, 1)])], None).words(3)], ["-30 to -26", "3"]);
        assert!(Bins::of(&[series(&[])], None).bins.is_empty());
    }

    #[test]
    fn numbers_beyond_the_last_count_but_have_no_bin() {
        let bins = Bins::of(&[series(&[(1, 3), (1000, 1)])], Some(5));
        assert_eq!(bins.bins, [(1, vec![0.75])]);
    }

    #[test]
    fn a_number_is_at_the_centre_of_its_bar() {
        let counts = [(0, 1), (1, 1)];
        let page = spread("c", "", "n", &[series(&counts)], None).into_string();
        assert!(page.contains("x=\"0%\"") && page.contains("width=\"50%\"") && page.contains("x=\"25%\""));
        assert!(!page.contains("class=\"series\""), "a single series needs no name");
    }

    #[test]
    fn too_many_histograms_are_not_drawn() {
        let counts = [(0, 1)];
        let many: Vec<Series<'_>> = (0..=MOST_DRAWN).map(|_| series(&counts)).collect();
        assert!(spread("c", "", "n", &many, None).into_string().is_empty());
        assert_eq!(spread("c", "", "n", &many[1..], None).into_string().matches("<rect").count(), MOST_DRAWN);
    }
}
