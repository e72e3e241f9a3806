//! Rows of a plot: a number with its interval on each, as a dot or as a bar from zero.

use maud::{Markup, html};
use underdeck_game::{Message, say};
use underdeck_plot::{Anchor, Ink, Marks, Scale, Shape, Side, Tick, Units};
use underdeck_stats::Interval;

use super::chart::{foot, uprights};
use super::drawing::{Drawing, FAINT, INK, LETTER, LINE, ROOM, SOFT, longest, strong};
use super::numbers::NumberFormat;
use super::parts::tick;

/// A row: a number with its interval.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Dot {
    /// The name of the row.
    pub(crate) name: Message,
    /// A remark; may be empty.
    pub(crate) note: Message,
    /// The number.
    pub(crate) value: f64,
    /// Its interval; `None` if it has none.
    pub(crate) interval: Option<Interval>,
    /// The number as text.
    pub(crate) words: Message,
    /// Whether it is drawn hollow, since it is not clear among all comparisons together.
    pub(crate) is_hollow: bool,
}

/// Rows over a common axis.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Rows {
    /// The title of the names, and that of the axis.
    pub(crate) titles: [Message; 2],
    /// The unit of the numbers.
    pub(crate) unit: NumberFormat,
    /// The rows.
    pub(crate) dots: Vec<Dot>,
    /// Whether they are bars from zero.
    pub(crate) is_bars: bool,
    /// The number that they should reach.
    pub(crate) target: Option<f64>,
}

/// The radius of a dot.
const RADIUS: f64 = 4.5;

impl Rows {
    /// The rows on a page of any width.
    pub(crate) fn on_page(&self) -> Markup {
        let scale = self.scale((0.0, 100.0));
        let ticks = scale.ticks(self.unit.axis(), 6);
        html! {
            div class="plot dots" role="img" aria-label=(self.label()) {
                div .name .head { (self.titles[0]) }
                // Each row fills all columns: a missing cell would take that of the next row.
                div .value {}
                div .track .head { @if self.target.is_some() { svg { (self.head(scale).markup(Units::Wide)) } } }
                @for dot in &self.dots {
                    div .name { (dot.name) @if !dot.note.is_empty() { small { (dot.note) } } }
                    div .value { (dot.words) }
                    div .track { (self.track(dot, scale, &ticks)) }
                }
                div.foot { (foot(scale, &ticks, self.unit.axis(), &self.titles[1])) }
            }
        }
    }

    fn track(&self, dot: &Dot, scale: Scale, ticks: &[Tick]) -> Markup {
        let mut marks = Marks::default();
        let (zero, here) = (scale.at(0.0), scale.at(dot.value));
        if self.has_zero() {
            marks.line((zero, 0.0), (zero, 100.0), "zero");
        }
        if let Some(target) = self.target {
            marks.line((scale.at(target), 0.0), (scale.at(target), 100.0), "target");
        }
        if self.is_bars {
            let (at, size) = ((zero.min(here), 22.0), ((here - zero).abs().max(0.2), 56.0));
            marks.draw(Shape::Bar { at, size, round: 0.0 }, "bar f0");
        }
        if let Some(interval) = dot.interval {
            marks.interval(scale, 50.0, interval, 0.0, "whisker s0");
        }
        if !self.is_bars {
            marks.dot((here, 50.0), RADIUS, if dot.is_hollow { "hollow" } else { "f0" });
        }
        html! { svg { (uprights(scale, ticks)) (marks.markup(Units::Percent)) } }
    }

    /// The name of the target, above the rows.
    fn head(&self, scale: Scale) -> Marks {
        let mut marks = Marks::default();
        if let Some(target) = self.target {
            let inks = ["target".into(), "title".into()];
            marks.target((Side::Foot, scale), target, (20.0, 28.0), &self.unit.target(target), inks);
        }
        marks
    }

    /// The rows in a file.
    pub(crate) fn drawing(&self, title: &str) -> Drawing {
        let left = longest(self.dots.iter().map(|dot| &*dot.name).chain([&*self.titles[0]])) + LETTER;
        let words: Vec<Message> = self.dots.iter().map(Dot::said).collect();
        let right = longest(words.iter().map(|words| &**words)) + LETTER;
        let across = self.scale((left, left + ROOM));
        let mut drawing = Drawing::new(title, left + ROOM + right);
        let feet = (LINE, LINE + self.dots.len() as f64 * LINE);
        let (axis, ticks) = (self.unit.axis(), across.ticks(self.unit.axis(), 5));
        let marks = &mut drawing.marks;
        marks.words((left - LETTER, 12.0), &self.titles[0], Anchor::End, SOFT);
        let tone = |number| if number == 0.0 { SOFT } else { FAINT };
        marks.grid((Side::Foot, across), &ticks, feet, |tick| tone(tick.number));
        marks.names((Side::Foot, across), &ticks, feet.1 + 16.0, |number| tick(axis, number), |_| SOFT);
        marks.words((left + ROOM, feet.1 + 34.0), &self.titles[1], Anchor::End, SOFT);
        for (n, (dot, words)) in self.dots.iter().zip(&words).enumerate() {
            let y = feet.0 + (n as f64 + 0.5) * LINE;
            marks.words((left - LETTER, y + 4.0), &dot.name, Anchor::End, INK);
            marks.words((left + ROOM + LETTER, y + 4.0), words, Anchor::Start, SOFT);
            let (zero, here) = (across.at(0.0), across.at(dot.value));
            if self.is_bars {
                let size = ((here - zero).abs().max(0.5), LINE - 6.0);
                let at = (zero.min(here), y - LINE / 2.0 + 3.0);
                marks.draw(Shape::Bar { at, size, round: 0.0 }, strong(0.55));
            }
            if let Some(interval) = dot.interval {
                marks.interval(across, y, interval, 0.0, strong(2.0));
            }
            match (self.is_bars, dot.is_hollow) {
                (true, _) => {}
                (false, false) => marks.dot((here, y), RADIUS, strong(1.0)),
                (false, true) => {
                    marks.dot((here, y), RADIUS, Ink::Tone(underdeck_plot::Tone::Paper, 1.0));
                    marks.draw(Shape::Ring { at: (here, y), radius: RADIUS }, strong(1.5));
                }
            }
        }
        if let Some(target) = self.target {
            let inks = [Ink::Series(1), SOFT];
            marks.target((Side::Foot, across), target, feet, &self.unit.target(target), inks);
        }
        drawing.height = feet.1 + 2.0 * LINE;
        drawing
    }

    fn has_zero(&self) -> bool {
        self.is_bars || self.unit.is_difference()
    }

    /// The scale that contains all numbers with their intervals, the target, and zero where it has a meaning; within 0 and 1 for shares.
    fn scale(&self, to: (f64, f64)) -> Scale {
        let ends = self.dots.iter().flat_map(|dot| match dot.interval {
            Some(interval) => [interval.low.min(dot.value), interval.high.max(dot.value)],
            None => [dot.value; 2],
        });
        let more = self.target.into_iter().chain(self.has_zero().then_some(0.0));
        let (low, high) = ends.chain(more).fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let is_share = matches!(self.unit, NumberFormat::Share);
        let least = if is_share || self.unit == NumberFormat::MoreShare { 0.002 } else { 0.02 };
        let room = ((high - low) * 0.06).max(least);
        let low = if self.is_bars && low >= 0.0 { 0.0 } else { low - room };
        let domain = if is_share { (low.max(0.0), (high + room).min(1.0)) } else { (low, high + room) };
        Scale::new(domain, to)
    }

    /// The alternative text of the plot; only the number of values if there are many.
    fn label(&self) -> String {
        let title = &self.titles[1];
        if self.dots.len() > 12 {
            return say!(REPORT_VALUES, title, n = self.dots.len()).into();
        }
        let all: Vec<String> = self.dots.iter().map(|dot| format!("{} {}", dot.name, dot.said())).collect();
        format!("{title}: {}", all.join(", "))
    }
}

impl Dot {
    /// The number with the remark.
    fn said(&self) -> Message {
        Message::join([&self.words, &self.note].into_iter().filter(|part| !part.is_empty()).cloned(), "; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(unit: NumberFormat, low: f64, high: f64) -> Rows {
        let dot = Dot {
            name: "a_player_with_a_name_longer_than_any_room".into(),
            note: Message::default(),
            value: 0.1,
            interval: Some(Interval { low, high }),
            words: "+10 %".into(),
            is_hollow: false,
        };
        Rows { titles: ["player".into(), "more won".into()], unit, dots: vec![dot], is_bars: false, target: None }
    }

    #[test]
    fn a_plot_names_every_row_with_its_numbers_and_both_axes() {
        let rows = rows(NumberFormat::MoreShare, -0.1, 0.3);
        let page = rows.on_page().into_string();
        assert!(page.contains(">a_player_with_a_name_longer_than_any_room<") && page.contains("class=\"zero\""));
        assert!(page.contains("aria-label=\"more won: a_player"));
        let cells = ["name", "value", "track"].map(|cell| page.matches(&format!("<div class=\"{cell}")).count());
        assert_eq!(cells, [2; 3], "the heading and the row have a cell in each column: {page}");
        for text in [page, rows.drawing("t").svg()] {
            assert!(text.contains(">player<") && text.contains(">more won<"), "{text}");
        }
    }

    #[test]
    fn a_row_that_is_not_clear_is_hollow_with_its_reason_beside_it() {
        let mut rows = rows(NumberFormat::MoreShare, 0.05, 0.15);
        let clear = [rows.on_page().into_string(), rows.drawing("t").svg()];
        (rows.dots[0].is_hollow, rows.dots[0].note) = (true, "not clear among 7".into());
        for (unclear, clear) in [rows.on_page().into_string(), rows.drawing("t").svg()].iter().zip(&clear) {
            assert!(unclear.contains("not clear among 7") && unclear != clear);
        }
        assert!(rows.on_page().into_string().contains("class=\"hollow\""));
    }

    #[test]
    fn scales_of_shares_stay_within_0_and_1_and_a_target_is_on_every_scale() {
        let share = rows(NumberFormat::Share, 0.0, 1.0).scale((0.0, 100.0));
        assert_eq!((share.at(0.0), share.at(1.0)), (0.0, 100.0));
        let mut far = rows(NumberFormat::Number(2), 0.0, 1.0);
        far.target = Some(50.0);
        assert!((0.0..=100.0).contains(&far.scale((0.0, 100.0)).at(50.0)));
        for text in [far.on_page().into_string(), far.drawing("t").svg()] {
            assert!(text.contains(">target 50<"), "{text}");
        }
    }
}
