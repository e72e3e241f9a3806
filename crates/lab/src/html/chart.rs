//! Scales and axes.

use maud::{Markup, html};

/// The width of every plot, in its own units.
pub(crate) const WIDTH: f64 = 760.0;

/// How numbers of an axis are written.
pub(crate) type Words = fn(f64) -> String;

/// A straight scale from numbers to places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    from: (f64, f64),
    to: (f64, f64),
}

impl Scale {
    /// A scale from numbers to places; numbers all alike are given some room.
    pub(crate) fn new(from: (f64, f64), to: (f64, f64)) -> Self {
        let from = if from.1 > from.0 { from } else { (from.0 - 0.5, from.0 + 0.5) };
        Self { from, to }
    }

    /// The place of a number.
    pub(crate) fn at(self, number: f64) -> f64 {
        let share = (number - self.from.0) / (self.from.1 - self.from.0);
        self.to.0 + share * (self.to.1 - self.to.0)
    }

    /// Round numbers on the scale, about so many.
    pub(crate) fn ticks(self, about: usize) -> Vec<f64> {
        let step = step(self.from.1 - self.from.0, about);
        let first = (self.from.0 / step - 1e-9).ceil() as i64;
        let last = (self.from.1 / step + 1e-9).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

/// A round step, 1, 2 or 5 times a power of ten, that divides a stretch into about so many.
pub(crate) fn step(stretch: f64, about: usize) -> f64 {
    let rough = stretch / about.max(1) as f64;
    let power = 10f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= rough * 0.999);
    factor.unwrap_or(10.0) * power
}

/// A coordinate, short.
pub(crate) fn c(place: f64) -> String {
    let text = format!("{place:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// A path through some points.
pub(crate) fn path(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut text = String::new();
    for (x, y) in points {
        text.push(if text.is_empty() { 'M' } else { 'L' });
        text.push_str(&format!("{} {}", c(x), c(y)));
    }
    text
}

/// An axis along the bottom, with lines upwards.
pub(crate) fn bottom(scale: Scale, (top, foot): (f64, f64), words: Words, title: &str) -> Markup {
    html! {
        g.axis aria-hidden="true" {
            @for tick in scale.ticks(8) {
                line.grid x1=(c(scale.at(tick))) x2=(c(scale.at(tick))) y1=(c(top)) y2=(c(foot)) {}
                text x=(c(scale.at(tick))) y=(c(foot + 18.0)) text-anchor="middle" { (words(tick)) }
            }
            line.base x1=(c(scale.to.0)) x2=(c(scale.to.1)) y1=(c(foot)) y2=(c(foot)) {}
            text.title x=(c(scale.to.1)) y=(c(foot + 36.0)) text-anchor="end" { (title) }
        }
    }
}

/// An axis along the left, with lines to the right.
pub(crate) fn left(scale: Scale, (start, end): (f64, f64), words: Words, about: usize) -> Markup {
    html! {
        g.axis aria-hidden="true" {
            @for tick in scale.ticks(about) {
                line.grid x1=(c(start)) x2=(c(end)) y1=(c(scale.at(tick))) y2=(c(scale.at(tick))) {}
                text x=(c(start - 8.0)) y=(c(scale.at(tick) + 4.0)) text-anchor="end" { (words(tick)) }
            }
        }
    }
}

/// A whole number on an axis.
pub(crate) fn whole(number: f64) -> String {
    match number {
        n if n < 0.0 => format!("−{}", -n.round()),
        n => n.round().to_string(),
    }
}

/// A share as percent on an axis, without needless digits.
pub(crate) fn share(number: f64) -> String {
    let percent = (number * 1e4).round() / 100.0;
    if percent < 0.0 { format!("−{} %", -percent) } else { format!("{percent} %") }
}

/// A number on an axis, without needless digits.
pub(crate) fn number(number: f64) -> String {
    let rounded = (number * 100.0).round() / 100.0;
    if rounded < 0.0 { format!("−{}", -rounded) } else { rounded.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within() {
        assert_eq!(Scale::new((0.0, 1.0), (0.0, 100.0)).ticks(5), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(Scale::new((-3.0, 42.0), (0.0, 1.0)).ticks(8), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!(Scale::new((7.0, 7.0), (0.0, 1.0)).at(7.0), 0.5);
        assert_eq!([step(40.0, 8), step(41.0, 8), step(0.3, 3)], [5.0, 10.0, 0.1]);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([c(3.0), c(3.26), share(0.125), share(-0.1), number(-2.5)], ["3", "3.3", "12.5 %", "−10 %", "−2.5"]);
        assert_eq!(path([(0.0, 1.0), (2.5, 3.0)]), "M0 1L2.5 3");
    }
}
