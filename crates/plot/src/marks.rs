//! What is drawn: lines, bars, dots and words.

use std::borrow::Cow;

use maud::{Markup, html};
use underdeck_stats::Interval;

use crate::scale::{Scale, Tick, pixels};

/// Marks in the order in which they are drawn. Their [`Units`] are said when they are [written](Marks::markup).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks(pub Vec<(Shape, Ink)>);

/// A shape. Places are from the left and from the top.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Shape {
    Line {
        from: (f64, f64),
        to: (f64, f64),
    },
    /// A line through points, in pixels.
    Course(Vec<(f64, f64)>),
    /// A filled rectangle: its upper left corner, its size, and the radius of its corners.
    Bar {
        at: (f64, f64),
        size: (f64, f64),
        round: f64,
    },
    Dot {
        at: (f64, f64),
        radius: f64,
    },
    /// A circle that is not filled.
    Ring {
        at: (f64, f64),
        radius: f64,
    },
    /// Words on a base line.
    Words {
        at: (f64, f64),
        words: String,
        anchor: Anchor,
    },
}

/// The colour of a shape.
#[derive(Clone, PartialEq, Debug)]
pub enum Ink {
    /// What the style sheet of the page says of this class; none if it is empty.
    Class(Cow<'static, str>),
    /// A tone, with the width of a line, or how strong a filled shape is, from 0 to 1.
    Tone(Tone, f64),
    /// One of several curves or bars in a file of its own, told apart by colour and dashes. Numbers beyond [`SERIES`](Ink::SERIES) begin again.
    Series(usize),
}

impl Ink {
    /// The colours of series, and the dashes of their lines, in pixels.
    pub const SERIES: [(&'static str, &'static [f32]); 6] = [
        ("#1f5f8b", &[]),
        ("#b5482a", &[7.0, 3.0]),
        ("#2f7d4f", &[2.0, 3.0]),
        ("#8a4f9e", &[9.0, 3.0, 2.0, 3.0]),
        ("#9a6b00", &[4.0, 2.0]),
        ("#4a4a4a", &[12.0, 4.0]),
    ];

    /// The colour and the dashes of a series.
    pub const fn series(n: usize) -> (&'static str, &'static [f32]) {
        Self::SERIES[n % Self::SERIES.len()]
    }
}

/// The tone of a shape that needs no style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Tone {
    Ink,
    Soft,
    Faint,
    Strong,
    Paper,
}

/// Which part of words is at their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// The side of a plot at which an axis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Side {
    Left,
    Foot,
}

/// What places are measured in, and where they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Units {
    /// Pixels, in a file of its own.
    File,
    /// Pixels, on a page.
    Pixels,
    /// Percent across and pixels down, on a page: a plot can have any width while its text keeps its size.
    Wide,
    /// Percent, on a page.
    Percent,
}

impl Tone {
    /// The colour in a file of its own, on white, and on a page, which may be dark.
    pub const fn colours(self) -> [&'static str; 2] {
        match self {
            Self::Ink => ["#22201c", "var(--ink)"],
            Self::Soft => ["#6b655b", "var(--soft)"],
            Self::Faint => ["#ddd6c8", "var(--rule)"],
            Self::Strong => ["#1f5f8b", "var(--s0)"],
            Self::Paper => ["#ffffff", "var(--paper)"],
        }
    }
}

impl<T: Into<Cow<'static, str>>> From<T> for Ink {
    fn from(class: T) -> Self {
        Self::Class(class.into())
    }
}

impl Marks {
    /// Draws a shape over what is there.
    pub fn draw(&mut self, shape: Shape, ink: impl Into<Ink>) {
        self.0.push((shape, ink.into()));
    }

    /// Draws a line.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), ink: impl Into<Ink>) {
        self.draw(Shape::Line { from, to }, ink);
    }

    /// Draws a disc.
    pub fn dot(&mut self, at: (f64, f64), radius: f64, ink: impl Into<Ink>) {
        self.draw(Shape::Dot { at, radius }, ink);
    }

    /// Writes words.
    pub fn words(&mut self, at: (f64, f64), words: impl ToString, anchor: Anchor, ink: impl Into<Ink>) {
        self.draw(Shape::Words { at, words: words.to_string(), anchor }, ink);
    }

    /// Draws an interval at a height: as a bar of some thickness, or as a line if that is 0.
    pub fn interval(&mut self, across: Scale, y: f64, interval: Interval, thick: f64, ink: impl Into<Ink>) {
        let (from, to) = (across.at(interval.low), across.at(interval.high));
        let (at, size) = ((from, y - thick / 2.0), ((to - from).max(1.0), thick));
        let bar = Shape::Bar { at, size, round: thick / 2.0 };
        self.draw(if thick > 0.0 { bar } else { Shape::Line { from: (from, y), to: (to, y) } }, ink);
    }

    /// Draws a line across a plot, from one end to the other, at a number that should be reached, and writes its name at the end of the line.
    pub fn target(&mut self, axis: (Side, Scale), number: f64, (from, to): (f64, f64), name: &str, inks: [Ink; 2]) {
        let [line, words] = inks;
        match (axis.0, axis.1.at(number)) {
            (Side::Left, y) => {
                self.line((from, y), (to, y), line);
                self.words((to, y - 5.0), name, Anchor::End, words);
            }
            (Side::Foot, x) => {
                self.line((x, from), (x, to), line);
                self.words((x, from - 5.0), name, Anchor::Middle, words);
            }
        }
    }

    /// Draws a line from one end of a plot to the other at each tick of an axis.
    pub fn grid(&mut self, axis: (Side, Scale), ticks: &[Tick], (from, to): (f64, f64), ink: impl Fn(&Tick) -> Ink) {
        for tick in ticks {
            match (axis.0, axis.1.at(tick.number)) {
                (Side::Left, y) => self.line((from, y), (to, y), ink(tick)),
                (Side::Foot, x) => self.line((x, from), (x, to), ink(tick)),
            }
        }
    }

    /// Writes the number of each tick beside an axis, ending `at` the left of it, or on a base line `at` its foot.
    pub fn names(
        &mut self,
        axis: (Side, Scale),
        ticks: &[Tick],
        at: f64,
        words: impl Fn(f64) -> String,
        ink: impl Fn(&Tick) -> Ink,
    ) {
        for tick in ticks {
            let name = words(tick.number);
            match (axis.0, axis.1.at(tick.number)) {
                (Side::Left, y) => self.words((at, y + 4.0), name, Anchor::End, ink(tick)),
                (Side::Foot, x) => self.words((x, at), name, Anchor::Middle, ink(tick)),
            }
        }
    }

    /// The marks as elements of an SVG.
    pub fn markup(&self, units: Units) -> Markup {
        let place = |is_percent, place: f64| match is_percent {
            true => format!("{}%", (place * 100.0).round() / 100.0),
            false => pixels(place),
        };
        let x = |across| place(matches!(units, Units::Wide | Units::Percent), across);
        let y = |down| place(units == Units::Percent, down);
        html! {
            @for (shape, ink) in &self.0 {
                @let (class, style) = match ink {
                    Ink::Class(class) => (Some(class.as_ref()).filter(|class| !class.is_empty()), None),
                    Ink::Tone(tone, amount) => (None, Some(shape.style(tone.colours()[usize::from(units != Units::File)], *amount, &[]))),
                    Ink::Series(n) => (None, Some(shape.style(Ink::series(*n).0, 2.0, Ink::series(*n).1))),
                };
                @match shape {
                    Shape::Line { from, to } => line x1=(x(from.0)) y1=(y(from.1)) x2=(x(to.0)) y2=(y(to.1)) class=[class] style=[style] {},
                    Shape::Course(points) => path d=(path(points, false)) class=[class] style=[style] {},
                    Shape::Bar { at, size, round } => rect x=(x(at.0)) y=(y(at.1)) width=(x(size.0)) height=(y(size.1))
                        rx=[(*round > 0.0).then_some(round)] class=[class] style=[style] {},
                    Shape::Dot { at, radius } => circle cx=(x(at.0)) cy=(y(at.1)) r=(pixels(*radius)) class=[class] style=[style] {},
                    Shape::Ring { at, radius } => circle cx=(x(at.0)) cy=(y(at.1)) r=(pixels(*radius)) class=[class] style=[style] {},
                    Shape::Words { at, words, anchor } => text x=(x(at.0)) y=(y(at.1)) class=[class]
                        text-anchor=(["start", "middle", "end"][*anchor as usize]) style=[style] { (words) },
                }
            }
        }
    }
}

impl Shape {
    fn style(&self, colour: &str, amount: f64, dashes: &[f32]) -> String {
        let dashes = match dashes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ") {
            none if none.is_empty() => none,
            dashes => format!(";stroke-dasharray:{dashes}"),
        };
        match self {
            Self::Line { .. } => format!("stroke:{colour};stroke-width:{amount}{dashes}"),
            Self::Course(_) => format!("fill:none;stroke:{colour};stroke-width:{amount}{dashes}"),
            Self::Bar { .. } => format!("fill:{colour};fill-opacity:{:.2}", amount.min(1.0)),
            Self::Dot { .. } => format!("fill:{colour}"),
            Self::Ring { .. } => format!("fill:none;stroke:{colour};stroke-width:{amount}"),
            Self::Words { .. } => format!("fill:{colour};font-size:12px"),
        }
    }
}

/// The path through points in pixels, without those at the place of the one before. A stepped path stays level until the next point.
pub fn path(points: &[(f64, f64)], is_stepped: bool) -> String {
    let mut places: Vec<(String, String)> = Vec::new();
    for place in points.iter().map(|(x, y)| (pixels(*x), pixels(*y))) {
        match places.last_mut() {
            Some(last) if is_stepped && last.0 == place.0 => *last = place,
            Some(last) if *last == place => {}
            _ => places.push(place),
        }
    }
    let command = |(n, (x, y)): (usize, &(String, String))| match (n, is_stepped) {
        (0, _) => format!("M{x} {y}"),
        (_, true) => format!("H{x}V{y}"),
        (_, false) => format!("L{x} {y}"),
    };
    places.iter().enumerate().map(command).collect()
}
