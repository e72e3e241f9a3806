//! Linear scales and their ticks.

/// The kind of numbers on an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Shares, written as percent.
    Share,
    /// Any numbers.
    Number,
    /// Whole numbers: no ticks in between.
    Whole,
}

/// A linear scale from numbers to positions.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    from: (f64, f64),
    to: (f64, f64),
}

/// A tick of an axis.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tick {
    /// The number.
    pub number: f64,
    /// Whether it is left out where space is short.
    pub is_spare: bool,
}

impl Unit {
    /// A number as written on an axis, without needless digits.
    pub fn words(self, number: f64) -> String {
        let rounded = match self {
            Self::Share => (number * 1e4).round() / 100.0,
            Self::Number => (number * 100.0).round() / 100.0,
            Self::Whole => number.round(),
        };
        let sign = if rounded < 0.0 { "−" } else { "" };
        let end = if self == Self::Share { " %" } else { "" };
        format!("{sign}{}{end}", rounded.abs())
    }
}

impl Scale {
    /// A scale from numbers to positions; a single number gets some room on both sides.
    pub fn new(from: (f64, f64), to: (f64, f64)) -> Self {
        let from = if from.1 > from.0 { from } else { (from.0 - 0.5, from.0 + 0.5) };
        Self { from, to }
    }

    /// A scale over the whole width, in percent.
    pub fn across(from: (f64, f64)) -> Self {
        Self::new(from, (0.0, 100.0))
    }

    /// The position of a number.
    pub fn at(self, number: f64) -> f64 {
        let share = (number - self.from.0) / (self.from.1 - self.from.0);
        self.to.0 + share * (self.to.1 - self.to.0)
    }

    /// About `about` round numbers on the scale. With more than six every second is spare, never 0.
    pub fn ticks(self, unit: Unit, about: usize) -> Vec<Tick> {
        let step = step(self.from.1 - self.from.0, about).max(if unit == Unit::Whole { 1.0 } else { 0.0 });
        let first = (self.from.0 / step - 1e-9).ceil() as i64;
        let last = (self.from.1 / step + 1e-9).floor() as i64;
        (first..=last).map(|n| Tick { number: n as f64 * step, is_spare: about > 6 && n % 2 != 0 }).collect()
    }
}

/// A round step, 1, 2 or 5 times a power of ten, that divides a stretch into about `about` parts.
pub fn step(stretch: f64, about: usize) -> f64 {
    let rough = stretch / about.max(1) as f64;
    let power = 10f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= rough * 0.999);
    factor.unwrap_or(10.0) * power
}

/// A coordinate in pixels, with at most one decimal.
pub(crate) fn pixels(place: f64) -> String {
    let text = format!("{place:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within() {
        let numbers =
            |scale: Scale, unit, about| scale.ticks(unit, about).iter().map(|tick| tick.number).collect::<Vec<_>>();
        assert_eq!(numbers(Scale::across((-3.0, 42.0)), Unit::Number, 8), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!(numbers(Scale::across((-0.5, 1.5)), Unit::Whole, 8), [0.0, 1.0]);
        assert_eq!(Scale::across((7.0, 7.0)).at(7.0), 50.0);
        assert_eq!([step(40.0, 8), step(41.0, 8), step(0.3, 3)], [5.0, 10.0, 0.1]);
    }

    #[test]
    fn every_second_tick_is_spare_and_zero_never() {
        let ticks = Scale::across((-10.0, 30.0)).ticks(Unit::Whole, 8);
        let kept: Vec<f64> = ticks.iter().filter(|tick| !tick.is_spare).map(|tick| tick.number).collect();
        assert_eq!((ticks.len(), kept), (9, vec![-10.0, 0.0, 10.0, 20.0, 30.0]));
        assert!(Scale::across((0.0, 1.0)).ticks(Unit::Share, 5).iter().all(|tick| !tick.is_spare));
    }

    #[test]
    fn numbers_are_short() {
        let words =
            [Unit::Share.words(0.125), Unit::Share.words(-0.1), Unit::Number.words(-2.5), Unit::Whole.words(-0.2)];
        assert_eq!(words, ["12.5 %", "−10 %", "−2.5", "0"]);
        assert_eq!([pixels(3.0), pixels(3.26)], ["3", "3.3"]);
    }
}
