//! Curves: in one plot where they are distinguishable, else in a plot each.

use maud::{Markup, html};
use underdeck_game::{Message, say};
use underdeck_plot::{Anchor, Ink, Marks, Scale, Shape, Side, Tick, Tone, Unit, Units};
use underdeck_stats::Interval;

use super::chart::{beside, foot, named_foot, over, uprights};
use super::drawing::{Drawing, FAINT, INK, LETTER, LINE, ROOM, SOFT, longest};
use super::parts::{LOOKS, tick};

/// A named curve.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Curve {
    /// The name.
    pub(crate) name: Message,
    /// The points, from left to right.
    pub(crate) points: Vec<(f64, f64)>,
    /// The intervals of points that have one; such points are drawn as dots.
    pub(crate) intervals: Vec<(f64, Interval)>,
}

/// The axes of a plot of curves.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Axes {
    /// The titles of the horizontal axis and of the vertical axis.
    pub(crate) titles: [Message; 2],
    /// The unit of the vertical axis.
    pub(crate) unit: Unit,
    /// Whether curves are step functions.
    pub(crate) is_stepped: bool,
    /// Whether the vertical axis starts at the least value instead of zero. Shares always span 0 to 1.
    pub(crate) is_close: bool,
    /// The numbers named on the horizontal axis; empty for round numbers.
    pub(crate) named: Vec<(f64, String)>,
    /// Whether the horizontal axis is logarithmic.
    pub(crate) is_log: bool,
    /// A number that the curves should reach, with its name.
    pub(crate) target: Option<(f64, Message)>,
}

impl Axes {
    /// Plain axes with these titles.
    pub(crate) const fn new(titles: [Message; 2], unit: Unit) -> Self {
        Self { titles, unit, is_stepped: false, is_close: false, named: Vec::new(), is_log: false, target: None }
    }
}

/// Curves over common axes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Curves {
    /// The curves.
    pub(crate) curves: Vec<Curve>,
    /// Their axes.
    pub(crate) axes: Axes,
}

/// The side of the square in which curves are drawn before it is stretched to the plot.
const SIDE: f64 = 1000.0;
/// The height of a plot in a file, and the height and width of one of several.
const TALL: f64 = 200.0;
const PANEL: (f64, f64) = (190.0, 90.0);
/// The plots beside each other in a file.
const COLUMNS: usize = 3;

impl Curves {
    /// The curves on a page of any width.
    pub(crate) fn on_page(&self) -> Markup {
        let names: Vec<&str> = self.curves.iter().map(|curve| &*curve.name).collect();
        let [across, up] = &self.axes.titles;
        let title = if up.is_empty() { across } else { up };
        html! {
            div.plot role="img" aria-label=(format!("{title}, {}", names.join(", "))) {
                (over(up))
                @if self.is_many() { (self.panels()) } @else { (self.together()) }
            }
        }
    }

    fn is_many(&self) -> bool {
        self.curves.len() > LOOKS
    }

    fn together(&self) -> Markup {
        let (across, range) = self.domain();
        let (ticks, up) = (self.ticks(across, 8), Scale::new(range, (230.0, 8.0)));
        let look = |n: usize| format!("curve s{}", n % LOOKS);
        html! {
            div.area {
                svg height="230" {
                    (beside(up, self.axes.unit, 5))
                    (uprights(across, &ticks))
                    (square((8, 230), &html! {
                        @for (n, curve) in self.curves.iter().enumerate() {
                            path class=(look(n)) d=(self.path(curve, across, range)) {}
                        }
                    }))
                    (self.points(across, up).markup(Units::Wide))
                }
                (self.foot(across, &ticks))
            }
            @if self.curves.len() > 1 {
                p.legend {
                    @for (n, curve) in self.curves.iter().enumerate() {
                        span { svg width="34" height="10" { line class=(look(n)) x1="1" x2="33" y1="5" y2="5" {} } (curve.name) }
                    }
                }
            }
        }
    }

    fn foot(&self, across: Scale, ticks: &[Tick]) -> Markup {
        let title = &self.axes.titles[0];
        match self.axes.named.is_empty() {
            true => foot(across, ticks, Unit::Whole, title),
            false => named_foot(across, ticks, |number| self.name(number), title),
        }
    }

    /// Points with intervals, and the target.
    fn points(&self, across: Scale, up: Scale) -> Marks {
        let mut marks = Marks::default();
        if let Some((target, name)) = &self.axes.target {
            marks.target((Side::Left, up), *target, (0.0, 100.0), name, ["target".into(), "title".into()]);
        }
        for (n, curve) in self.curves.iter().enumerate() {
            for (x, interval) in &curve.intervals {
                let x = across.at(self.place(*x));
                marks.line((x, up.at(interval.low)), (x, up.at(interval.high)), format!("whisker s{}", n % LOOKS));
            }
            for (x, y) in curve.points.iter().filter(|_| !curve.intervals.is_empty()) {
                marks.dot((across.at(self.place(*x)), up.at(*y)), 4.5, format!("f{}", n % LOOKS));
            }
        }
        marks
    }

    /// A small multiple for each curve, in front of all others in grey.
    fn panels(&self) -> Markup {
        let (across, range) = self.domain();
        let ticks = self.ticks(across, 3);
        let paths: Vec<String> = self.curves.iter().map(|curve| self.path(curve, across, range)).collect();
        // The common path is drawn once and reused; its id is a hash of it, so that ids of two plots on a page do not clash.
        let others = paths.concat();
        let id = format!(
            "all-{:x}",
            others.bytes().fold(others.len() as u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)))
        );
        html! {
            div.panels {
                @for (n, curve) in self.curves.iter().enumerate() {
                    div {
                        p.series { (curve.name) }
                        div.area {
                            svg height="92" {
                                (beside(Scale::new(range, (92.0, 6.0)), self.axes.unit, 2))
                                (uprights(across, &ticks))
                                (square((6, 92), &html! {
                                    @if n == 0 { path class="curve others" id=(id) d=(others) {} } @else { use href=(format!("#{id}")) {} }
                                    path class="curve own s0" d=(paths[n]) {}
                                }))
                            }
                            (foot(across, &ticks, Unit::Whole, ""))
                        }
                    }
                }
            }
            p.below { (say!(REPORT_PANELS, title = self.axes.titles[0])) }
        }
    }

    /// The curves in a file.
    pub(crate) fn drawing(&self, title: &str) -> Drawing {
        let left = 9.0 * LETTER;
        let mut drawing = Drawing::new(title, left + ROOM + 2.0 * LETTER);
        let [foot_title, up_title] = &self.axes.titles;
        drawing.marks.words((0.0, 12.0), up_title, Anchor::Start, SOFT);
        if !self.is_many() {
            let all: Vec<usize> = (0..self.curves.len()).collect();
            self.panel(&mut drawing.marks, (left, 1.5 * LINE), (ROOM, TALL), &all);
            let foot = 1.5 * LINE + TALL + 34.0;
            drawing.marks.words((left + ROOM, foot), foot_title, Anchor::End, SOFT);
            drawing.height = foot + LINE / 2.0;
            for (n, curve) in self.curves.iter().enumerate().filter(|_| self.curves.len() > 1) {
                let y = drawing.height + LINE / 2.0;
                drawing.marks.draw(Shape::Course(vec![(left, y), (left + 34.0, y)]), Ink::Series(n));
                drawing.marks.words((left + 42.0, y + 4.0), &curve.name, Anchor::Start, INK);
                drawing.height += LINE;
            }
            return drawing;
        }
        let step = (PANEL.0 + 9.0 * LETTER, PANEL.1 + 3.0 * LINE);
        let longest = longest(self.curves.iter().map(|curve| &*curve.name));
        drawing.width = left + (COLUMNS as f64) * step.0.max(longest + LETTER);
        for (n, curve) in self.curves.iter().enumerate() {
            let at = (
                left + (n % COLUMNS) as f64 * step.0.max(longest + LETTER),
                2.5 * LINE + (n / COLUMNS) as f64 * step.1,
            );
            drawing.marks.words((at.0, at.1 - 6.0), &curve.name, Anchor::Start, INK);
            self.panel(&mut drawing.marks, at, PANEL, &[n]);
        }
        drawing.height = 2.5 * LINE + self.curves.len().div_ceil(COLUMNS) as f64 * step.1;
        drawing.marks.words(
            (drawing.width, drawing.height),
            say!(REPORT_PANELS, title = *foot_title),
            Anchor::End,
            SOFT,
        );
        drawing.height += LINE / 2.0;
        drawing
    }

    /// Some of the curves in a rectangle of a file, before the others in grey.
    fn panel(&self, marks: &mut Marks, (left, top): (f64, f64), (wide, tall): (f64, f64), shown: &[usize]) {
        let (percent, range) = self.domain();
        let across = |number: f64| left + percent.at(number) / 100.0 * wide;
        let up = Scale::new(range, (top + tall, top + 4.0));
        let (axis, ticks) = (self.axes.unit, up.ticks(self.axes.unit, if tall < TALL { 2 } else { 5 }));
        marks.grid((Side::Left, up), &ticks, (left, left + wide), |_| FAINT);
        marks.names((Side::Left, up), &ticks, left - LETTER, |number| tick(axis, number), |_| SOFT);
        let mut free = f64::MIN;
        for tick in self.ticks(percent, if tall < TALL { 3 } else { 8 }) {
            let (x, name) = (across(tick.number), self.name(tick.number));
            let half = (name.chars().count() as f64 + 1.0) * LETTER / 2.0;
            marks.line((x, top + 4.0), (x, top + tall), FAINT);
            if x - half >= free {
                marks.words((x, top + tall + 16.0), name, Anchor::Middle, SOFT);
                free = x + half;
            }
        }
        let others = (0..self.curves.len()).filter(|n| !shown.contains(n)).map(|n| (n, Ink::Tone(Tone::Faint, 1.0)));
        let own = shown.iter().map(|&n| (n, Ink::Series(if shown.len() == 1 { 0 } else { n })));
        for (n, ink) in others.chain(own) {
            let mut points: Vec<(f64, f64)> = Vec::new();
            for (x, y) in &self.curves[n].points {
                let at = (across(self.place(*x)), up.at(*y));
                if let Some(last) = points.last().filter(|_| self.axes.is_stepped) {
                    points.push((at.0, last.1));
                }
                points.push(at);
            }
            marks.draw(Shape::Course(points), ink);
        }
        for &n in shown {
            let (curve, ink) = (&self.curves[n], Ink::Tone(Tone::Strong, 2.0));
            for (x, interval) in &curve.intervals {
                let x = across(self.place(*x));
                marks.line((x, up.at(interval.low)), (x, up.at(interval.high)), ink.clone());
            }
            for (x, y) in curve.points.iter().filter(|_| !curve.intervals.is_empty()) {
                marks.dot((across(self.place(*x)), up.at(*y)), 4.0, ink.clone());
            }
        }
        if let Some((target, name)) = &self.axes.target {
            marks.target((Side::Left, up), *target, (left, left + wide), name, [Ink::Series(1), SOFT]);
        }
    }

    /// The place of a number on the horizontal axis.
    fn place(&self, number: f64) -> f64 {
        if self.axes.is_log { number.ln() } else { number }
    }

    /// The ticks of the horizontal axis: the named numbers, or round ones. Those too close to the one before are spare.
    fn ticks(&self, across: Scale, about: usize) -> Vec<Tick> {
        if self.axes.named.is_empty() {
            return across.ticks(Unit::Whole, about);
        }
        let mut free = f64::MIN;
        let tick = |(number, name): &(f64, String)| {
            let (number, half) = (self.place(*number), name.chars().count() as f64 * 1.5);
            let is_spare = across.at(number) - half < free;
            free = if is_spare { free } else { across.at(number) + half };
            Tick { number, is_spare }
        };
        self.axes.named.iter().map(tick).collect()
    }

    /// The name of a tick.
    fn name(&self, place: f64) -> String {
        let named = self.axes.named.iter().find(|(number, _)| self.place(*number) == place);
        named.map_or_else(|| tick(Unit::Whole, place), |(_, name)| name.clone())
    }

    /// The horizontal scale in percent, and the range of the vertical axis, which contains the intervals and the target.
    fn domain(&self) -> (Scale, (f64, f64)) {
        let points = || self.curves.iter().flat_map(|curve| curve.points.iter());
        let places = || points().map(|point| self.place(point.0));
        let last = places().fold(f64::MIN, f64::max);
        let first = places().fold(last, f64::min);
        let ends =
            self.curves.iter().flat_map(|curve| curve.intervals.iter().flat_map(|(_, found)| [found.low, found.high]));
        let target = self.axes.target.iter().map(|(target, _)| *target);
        let heights = || points().map(|point| point.1).chain(ends.clone()).chain(target.clone());
        let (lowest, highest) = heights().fold((f64::MAX, f64::MIN), |(low, high), y| (low.min(y), high.max(y)));
        let has_intervals = ends.clone().next().is_some();
        // Dots at an edge need room.
        let room = if has_intervals { (highest - lowest) * 0.06 } else { 0.0 };
        let aside = if has_intervals { (last - first) * 0.02 } else { 0.0 };
        let range = match self.axes.unit {
            Unit::Share if !has_intervals => (0.0, 1.0),
            Unit::Share => ((lowest - room).max(0.0), (highest + room).min(1.0)),
            _ if self.axes.is_close => (lowest - room, highest + room),
            _ => (0.0, if highest > 0.0 { highest + room } else { 1.0 }),
        };
        (Scale::across((first - aside, last + aside)), range)
    }

    /// The path of a curve in integers, without points that are too close to distinguish.
    fn path(&self, curve: &Curve, across: Scale, range: (f64, f64)) -> String {
        let up = Scale::new(range, (SIDE, 0.0));
        let place = |(x, y): &(f64, f64)| ((across.at(self.place(*x)) * SIDE / 100.0).round(), up.at(*y).round());
        underdeck_plot::path(&curve.points.iter().map(place).collect::<Vec<_>>(), self.axes.is_stepped)
    }
}

/// A square stretched over a plot between two heights.
fn square((top, foot): (u32, u32), inner: &Markup) -> Markup {
    html! {
        svg y=(top) height=(foot - top) viewBox=(format!("0 0 {SIDE} {SIDE}")) preserveAspectRatio="none" { (inner) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curves(curves: &[Curve]) -> Curves {
        let axes = Axes { is_stepped: true, ..Axes::new(["moves".into(), "games".into()], Unit::Share) };
        Curves { curves: curves.to_vec(), axes }
    }

    fn curve(name: &str, points: &[(f64, f64)]) -> Curve {
        Curve { name: name.into(), points: points.to_vec(), intervals: Vec::new() }
    }

    #[test]
    fn step_functions_are_level_between_steps() {
        let across = Scale::across((0.0, 4.0));
        let falling = curve("a", &[(0.0, 1.0), (2.0, 0.5), (4.0, 0.0)]);
        let mut all = curves(&[]);
        assert_eq!(all.path(&falling, across, (0.0, 1.0)), "M0 0H500V500H1000V1000");
        assert!(all.path(&curve("a", &[]), across, (0.0, 1.0)).is_empty());
        all.axes.is_stepped = false;
        assert_eq!(all.path(&falling, across, (0.0, 1.0)), "M0 0L500 500L1000 1000");
    }

    #[test]
    fn a_close_axis_holds_all_numbers_and_no_more() {
        let mut all = curves(&[curve("a", &[(0.0, -3.0), (2.0, 5.0), (4.0, 1.0)])]);
        all.axes.unit = Unit::Number;
        assert_eq!(all.domain().1, (0.0, 5.0));
        all.axes.is_close = true;
        assert_eq!(all.domain().1, (-3.0, 5.0));
        all.axes.unit = Unit::Share;
        assert_eq!(all.domain().1, (0.0, 1.0));
    }

    #[test]
    fn indistinguishable_points_are_omitted() {
        let points: Vec<(f64, f64)> = (0..50_000).map(|n| (f64::from(n), 1.0 - f64::from(n) / 5e4)).collect();
        let line = curves(&[]).path(&curve("a", &points), Scale::across((0.0, 5e4)), (0.0, 1.0));
        assert!(line.len() < 12_000, "{}", line.len());
    }

    #[test]
    fn more_curves_than_styles_get_a_plot_each_with_both_axes_titled() {
        let many =
            |n: usize| curves(&(0..n).map(|n| curve(&format!("c{n}"), &[(0.0, 1.0), (9.0, 0.0)])).collect::<Vec<_>>());
        let few = many(LOOKS).on_page().into_string();
        assert!(few.contains("class=\"legend\"") && !few.contains("class=\"panels\""));
        let all = many(LOOKS + 1).on_page().into_string();
        assert_eq!((all.matches("<use").count(), all.matches("curve own").count()), (LOOKS, LOOKS + 1));
        for text in [few, all, many(LOOKS).drawing("t").svg(), many(LOOKS + 1).drawing("t").svg()] {
            assert!(text.contains(">games<") && text.contains("moves") && text.contains(">c5<"), "{text}");
        }
    }

    #[test]
    fn intervals_and_the_target_are_inside_the_plot() {
        let mut all = curves(&[curve("a", &[(1.0, 3.0), (2.0, 5.0)])]);
        all.axes = Axes { unit: Unit::Number, is_close: true, target: Some((9.0, "target 9".into())), ..all.axes };
        all.curves[0].intervals = vec![(2.0, Interval { low: 1.0, high: 8.0 })];
        let (low, high) = all.domain().1;
        assert!(low < 1.0 && high > 9.0);
        for text in [all.on_page().into_string(), all.drawing("t").svg()] {
            assert!(text.contains(">target 9<"), "{text}");
        }
    }
}
