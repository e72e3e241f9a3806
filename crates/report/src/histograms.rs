//! Histograms.

use maud::{Markup, html};
use underdeck_game::{Message, say};
use underdeck_plot::{Anchor, Ink, Marks, Scale, Shape, Side, Unit, Units, step};

use super::chart::{beside, foot, over, uprights};
use super::drawing::{Drawing, FAINT, INK, LETTER, LINE, ROOM, SOFT, strong};
use super::parts::{LOOKS, tick};

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

/// Histograms below each other on a common scale.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Histograms {
    /// The title of the numbers.
    title: Message,
    /// The name and the remark of each series.
    names: Vec<[Message; 2]>,
    bins: Bins,
}

impl Histograms {
    /// A histogram of each series; `None` without numbers, or for too many series.
    pub(crate) fn of(title: Message, series: &[Series<'_>], last: Option<i64>) -> Option<Self> {
        let bins = Bins::of(series, last);
        let names = series.iter().map(|series| [series.name.clone().into(), series.note.clone().into()]).collect();
        (!bins.bins.is_empty() && series.len() <= MOST_DRAWN).then_some(Self { title, names, bins })
    }

    /// The numbers of each bin, and the share of each series there.
    pub(crate) fn shares(&self) -> impl Iterator<Item = (Message, &Vec<f64>)> {
        self.bins.bins.iter().map(|(first, shares)| (self.bins.words(*first), shares))
    }

    fn has_names(&self) -> bool {
        self.names.len() > 1
    }

    /// The highest share, and the horizontal scale, on which a number is at the centre of its bar.
    fn scales(&self, to: (f64, f64)) -> (f64, Scale) {
        let most = self.bins.bins.iter().flat_map(|(_, shares)| shares.iter().copied()).fold(0.0, f64::max);
        let [first, last] = [self.bins.bins.first(), self.bins.bins.last()].map(|bin| bin.map_or(0, |bin| bin.0));
        (most, Scale::new((first as f64 - 0.5, (last + self.bins.width) as f64 - 0.5), to))
    }

    /// The bars of a series up to a base line at `foot`.
    fn bars(&self, marks: &mut Marks, n: usize, (across, up): (Scale, Scale), foot: f64, ink: &Ink) {
        for (first, shares) in self.bins.bins.iter().filter(|(_, shares)| shares[n] > 0.0) {
            let [x, end] = [*first, first + self.bins.width].map(|number| across.at(number as f64 - 0.5));
            let (at, tall) = ((x, up.at(shares[n])), (foot - up.at(shares[n])).max(0.7));
            marks.draw(Shape::Bar { at, size: (end - x, tall), round: 0.0 }, ink.clone());
        }
    }

    /// The histograms on a page of any width.
    pub(crate) fn on_page(&self) -> Markup {
        let (most, across) = self.scales((0.0, 100.0));
        let (height, about) = match self.names.len() {
            1 => (180.0, 4),
            2..=6 => (96.0, 3),
            _ => (60.0, 2),
        };
        let (ticks, up) = (across.ticks(Unit::Whole, 8), Scale::new((0.0, most), (height, 4.0)));
        let names: Vec<&str> = self.names.iter().map(|[name, _]| &**name).collect();
        let bars = |n: usize| {
            let mut marks = Marks::default();
            self.bars(&mut marks, n, (across, up), height, &format!("bar f{}", n % LOOKS).into());
            marks.line((0.0, height), (100.0, height), "base");
            marks
        };
        html! {
            div class="plot" role="img" aria-label=(format!("{}, {}", self.title, names.join(", "))) {
                (over(&say!(REPORT_AXIS_SHARE)))
                @for (n, [name, note]) in self.names.iter().enumerate() {
                    @if self.has_names() || !note.is_empty() {
                        p.series { @if self.has_names() { (name) " " } small { (note) } }
                    }
                    div.area { svg height=(height) {
                        (beside(up, Unit::Share, about))
                        (uprights(across, &ticks))
                        (bars(n).markup(Units::Wide))
                    } }
                }
                div.area { (foot(across, &ticks, Unit::Whole, &self.title)) }
            }
        }
    }

    /// The histograms in a file.
    pub(crate) fn drawing(&self, title: &str) -> Drawing {
        let (left, height) = (9.0 * LETTER, if self.has_names() { 90.0 } else { 180.0 });
        let (most, across) = self.scales((left, left + ROOM));
        let mut drawing = Drawing::new(title, left + ROOM + 2.0 * LETTER);
        let (marks, mut top) = (&mut drawing.marks, 1.5 * LINE);
        marks.words((0.0, 12.0), say!(REPORT_AXIS_SHARE), Anchor::Start, SOFT);
        for (n, [name, note]) in self.names.iter().enumerate() {
            if self.has_names() || !note.is_empty() {
                let name = Message::join([name, note].into_iter().filter(|part| !part.is_empty()).cloned(), "; ");
                marks.words((left, top + 12.0), name, Anchor::Start, INK);
                top += LINE;
            }
            let up = Scale::new((0.0, most), (top + height, top + 4.0));
            let ticks = up.ticks(Unit::Share, 3);
            marks.grid((Side::Left, up), &ticks, (left, left + ROOM), |_| FAINT);
            marks.names((Side::Left, up), &ticks, left - LETTER, |number| tick(Unit::Share, number), |_| SOFT);
            self.bars(marks, n, (across, up), top + height, &strong(0.75));
            marks.line((left, top + height), (left + ROOM, top + height), SOFT);
            top += height + LINE / 2.0;
        }
        let ticks = across.ticks(Unit::Whole, 6);
        marks.names((Side::Foot, across), &ticks, top + 10.0, |number| tick(Unit::Whole, number), |_| SOFT);
        marks.words((left + ROOM, top + 28.0), &self.title, Anchor::End, SOFT);
        drawing.height = top + 2.0 * LINE;
        drawing
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

    fn drawn(series: &[Series<'_>]) -> Option<Histograms> {
        Histograms::of("n".into(), series, None)
    }

    #[test]
    fn a_number_is_at_the_centre_of_its_bar_and_both_axes_have_titles() {
        let counts = [(0, 1), (1, 1)];
        let found = drawn(&[series(&counts)]).unwrap();
        let page = found.on_page().into_string();
        assert!(page.contains("x=\"0%\"") && page.contains("width=\"50%\"") && page.contains("x=\"25%\""));
        assert!(!page.contains("class=\"series\""), "a single series needs no name");
        for text in [page, found.drawing("t").svg()] {
            assert!(text.contains(">n<") && text.contains(">share of games<"), "{text}");
        }
    }

    #[test]
    fn too_many_histograms_are_not_drawn() {
        let counts = [(0, 1)];
        let many: Vec<Series<'_>> = (0..=MOST_DRAWN).map(|_| series(&counts)).collect();
        assert!(drawn(&many).is_none());
        let html = drawn(&many[1..]).unwrap().on_page().into_string();
        assert_eq!(html.matches("<rect").count(), MOST_DRAWN);
    }
}
