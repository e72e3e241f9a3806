//! The number of colours of a terminal, and its nearest colour to any other.

use ratatui::style::Color;

use super::Rgb;

/// The number of colours of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// Sixteen million.
    #[default]
    True,
    /// The 240 fixed ones of a 256-colour terminal.
    Indexed,
    /// Sixteen, as a plain console has.
    Sixteen,
    /// None: only bold, underlined and reversed.
    None,
}

/// The colours of a console, as most of them show them.
const CONSOLE: [(Rgb, Color); 16] = [
    ((0, 0, 0), Color::Black),
    ((170, 0, 0), Color::Red),
    ((0, 120, 0), Color::Green),
    ((170, 85, 0), Color::Yellow),
    ((0, 0, 170), Color::Blue),
    ((170, 0, 170), Color::Magenta),
    ((0, 170, 170), Color::Cyan),
    ((170, 170, 170), Color::Gray),
    ((85, 85, 85), Color::DarkGray),
    ((255, 85, 85), Color::LightRed),
    ((85, 255, 85), Color::LightGreen),
    ((255, 255, 85), Color::LightYellow),
    ((85, 85, 255), Color::LightBlue),
    ((255, 85, 255), Color::LightMagenta),
    ((85, 255, 255), Color::LightCyan),
    ((255, 255, 255), Color::White),
];

/// The least difference between the channels of a colour that does not count as grey.
const LIVELY: u8 = 72;

impl Depth {
    /// The terminal's nearest colour, and its appearance.
    pub(super) fn nearest(self, rgb: Rgb) -> (Rgb, Color) {
        match self {
            Self::True => (rgb, colour(rgb)),
            Self::Indexed => indexed(rgb),
            Self::Sixteen => sixteen(rgb),
            Self::None => (rgb, Color::Reset),
        }
    }
}

pub(super) const fn colour((r, g, b): Rgb) -> Color {
    Color::Rgb(r, g, b)
}

/// The nearest of the 240 colours that are the same on every 256-colour terminal.
fn indexed((r, g, b): Rgb) -> (Rgb, Color) {
    let level = |x: u8| match x {
        0..48 => 0,
        48..115 => 1,
        _ => (x - 35) / 40,
    };
    let value = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    let (lr, lg, lb) = (level(r), level(g), level(b));
    let cube = ((value(lr), value(lg), value(lb)), Color::Indexed(16 + 36 * lr + 6 * lg + lb));
    let mean = (u16::from(r) + u16::from(g) + u16::from(b)) / 3;
    let step = (mean.saturating_sub(3) / 10).min(23) as u8;
    let light = 8 + 10 * step;
    let grey = ((light, light, light), Color::Indexed(232 + step));
    if distance(cube.0, (r, g, b)) <= distance(grey.0, (r, g, b)) { cube } else { grey }
}

/// The nearest of the sixteen colours of a console. Colours never become grey: a soft green is nearer to a grey than to the
/// console's greens, but as a grey it would lose its meaning.
fn sixteen(rgb: Rgb) -> (Rgb, Color) {
    let spread = |(r, g, b): Rgb| r.max(g).max(b) - r.min(g).min(b);
    let is_kind = |(it, _): &(Rgb, Color)| (spread(*it) > 0) == (spread(rgb) >= LIVELY);
    let nearest = CONSOLE.into_iter().filter(is_kind).min_by_key(|(it, _)| distance(*it, rgb));
    nearest.unwrap_or((rgb, colour(rgb)))
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    let square = |x: u8, y: u8| u32::from(x.abs_diff(y)).pow(2);
    square(a.0, b.0) + square(a.1, b.1) + square(a.2, b.2)
}
