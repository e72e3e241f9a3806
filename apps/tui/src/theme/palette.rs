//! The colours of each theme.

use ratatui::style::Color;

/// A colour: red, green, blue.
pub(crate) type Rgb = (u8, u8, u8);

/// A set of colours and glyphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Ivory cards on dark felt.
    #[default]
    Dark,
    /// White cards on paper.
    Light,
    /// Black and white, and as few colours as can be.
    Contrast,
    /// No colours, nothing but ASCII.
    Ascii,
}

/// The colours of a theme by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// The table, and what is written on it.
    pub(crate) felt: Rgb,
    pub(crate) text: Rgb,
    pub(crate) dim: Rgb,
    /// Bands at top and bottom, and sheets laid over the table.
    pub(crate) band: Rgb,
    /// Lines and frames on the table.
    pub(crate) line: Rgb,
    /// The cursor, keys, what is chosen.
    pub(crate) accent: Rgb,
    /// What is legal.
    pub(crate) legal: Rgb,
    /// What hurts.
    pub(crate) alarm: Rgb,
    /// A card's face, the same turned, and the line around it.
    pub(crate) paper: Rgb,
    pub(crate) turned: Rgb,
    pub(crate) edge: Rgb,
    /// What is printed on it.
    pub(crate) ink: Rgb,
    pub(crate) red: Rgb,
    pub(crate) club: Rgb,
    pub(crate) diamond: Rgb,
    pub(crate) small: Rgb,
    /// Frames on paper: of the cursor, of a choice, of a legal target.
    pub(crate) mark: Rgb,
    pub(crate) target: Rgb,
    /// A card's back, and its pattern.
    pub(crate) back: Rgb,
    pub(crate) pattern: Rgb,
    /// What is written on a back.
    pub(crate) known: Rgb,
    /// The full part of a bar.
    pub(crate) full: Rgb,
}

const DARK: Palette = Palette {
    felt: (16, 32, 28),
    text: (236, 232, 218),
    dim: (152, 172, 160),
    band: (28, 52, 45),
    line: (96, 128, 114),
    accent: (245, 200, 92),
    legal: (140, 214, 128),
    alarm: (255, 142, 122),
    paper: (246, 240, 225),
    turned: (212, 207, 194),
    edge: (122, 112, 92),
    ink: (28, 28, 30),
    red: (160, 10, 20),
    club: (8, 80, 40),
    diamond: (18, 44, 150),
    small: (70, 62, 48),
    mark: (150, 74, 0),
    target: (18, 96, 40),
    back: (38, 62, 112),
    pattern: (118, 146, 204),
    known: (226, 234, 250),
    full: (116, 190, 120),
};

const LIGHT: Palette = Palette {
    felt: (238, 234, 222),
    text: (34, 38, 34),
    dim: (88, 92, 82),
    band: (220, 214, 196),
    line: (110, 106, 92),
    accent: (128, 44, 0),
    legal: (20, 100, 44),
    alarm: (166, 28, 20),
    paper: (255, 255, 255),
    turned: (214, 210, 198),
    edge: (136, 130, 116),
    ink: (24, 24, 26),
    red: (170, 20, 20),
    club: (8, 92, 40),
    diamond: (16, 40, 150),
    small: (82, 76, 64),
    mark: (150, 70, 0),
    target: (16, 98, 42),
    back: (72, 96, 150),
    pattern: (170, 190, 230),
    known: (255, 255, 255),
    full: (40, 120, 60),
};

const CONTRAST: Palette = Palette {
    felt: (0, 0, 0),
    text: (255, 255, 255),
    dim: (214, 214, 214),
    band: (40, 40, 40),
    line: (170, 170, 170),
    accent: (255, 255, 0),
    legal: (0, 255, 128),
    alarm: (255, 150, 150),
    paper: (255, 255, 255),
    turned: (205, 205, 205),
    edge: (96, 96, 96),
    ink: (0, 0, 0),
    red: (160, 0, 0),
    club: (0, 80, 0),
    diamond: (0, 0, 170),
    small: (40, 40, 40),
    mark: (0, 0, 200),
    target: (0, 84, 40),
    back: (0, 0, 96),
    pattern: (150, 150, 255),
    known: (255, 255, 255),
    full: (0, 255, 128),
};

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Dark, Self::Light, Self::Contrast, Self::Ascii];

    /// The theme of a setting; what the terminal seems to want where the setting leaves it open.
    pub(crate) fn of(setting: home::Theme, found: Self) -> Self {
        match setting {
            home::Theme::Dark => Self::Dark,
            home::Theme::Light => Self::Light,
            home::Theme::HighContrast => Self::Contrast,
            home::Theme::Ascii => Self::Ascii,
            home::Theme::Auto => found,
        }
    }

    pub(crate) fn palette(self) -> &'static Palette {
        match self {
            Self::Dark | Self::Ascii => &DARK,
            Self::Light => &LIGHT,
            Self::Contrast => &CONTRAST,
        }
    }
}

pub(super) fn colour((r, g, b): Rgb) -> Color {
    Color::Rgb(r, g, b)
}

/// The nearest of the colours that every 256-colour terminal shows alike.
pub(super) fn indexed(colour: Color) -> Color {
    let Color::Rgb(r, g, b) = colour else { return colour };
    let level = |x: u8| {
        if x < 48 {
            0
        } else if x < 115 {
            1
        } else {
            (x - 35) / 40
        }
    };
    let value = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    let (lr, lg, lb) = (level(r), level(g), level(b));
    let cube = (16 + 36 * lr + 6 * lg + lb, (value(lr), value(lg), value(lb)));
    let mean = (u16::from(r) + u16::from(g) + u16::from(b)) / 3;
    let step = (mean.saturating_sub(3) / 10).min(23) as u8;
    let grey = (232 + step, (8 + 10 * step, 8 + 10 * step, 8 + 10 * step));
    let (index, _) = if distance(cube.1, (r, g, b)) <= distance(grey.1, (r, g, b)) { cube } else { grey };
    Color::Indexed(index)
}

/// The nearest of the sixteen colours of a console.
pub(super) fn sixteen(colour: Color) -> Color {
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
    let Color::Rgb(r, g, b) = colour else { return colour };
    let nearest = CONSOLE.into_iter().min_by_key(|(rgb, _)| distance(*rgb, (r, g, b)));
    nearest.map_or(colour, |(_, colour)| colour)
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    let square = |x: u8, y: u8| u32::from(x.abs_diff(y)).pow(2);
    square(a.0, b.0) + square(a.1, b.1) + square(a.2, b.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn light((r, g, b): Rgb) -> f64 {
        let part = |x: u8| {
            let x = f64::from(x) / 255.0;
            if x <= 0.040_45 { x / 12.92 } else { ((x + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
    }

    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (light(a), light(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The colour of an index as every terminal of 256 shows it.
    fn shown(colour: Rgb) -> Rgb {
        let Color::Indexed(n) = indexed(super::colour(colour)) else { panic!("it is indexed") };
        if n >= 232 {
            let grey = 8 + 10 * (n - 232);
            return (grey, grey, grey);
        }
        let value = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
        let n = n - 16;
        (value(n / 36), value(n / 6 % 6), value(n % 6))
    }

    /// Text has to reach 4.5 and marks 3 (WCAG 2.2, 1.4.3 and 1.4.11).
    fn pairs(p: &Palette) -> Vec<(&'static str, Rgb, Rgb, f64)> {
        vec![
            ("text on felt", p.text, p.felt, 4.5),
            ("dim on felt", p.dim, p.felt, 4.5),
            ("accent on felt", p.accent, p.felt, 4.5),
            ("legal on felt", p.legal, p.felt, 4.5),
            ("alarm on felt", p.alarm, p.felt, 4.5),
            ("text on a band", p.text, p.band, 4.5),
            ("dim on a band", p.dim, p.band, 4.5),
            ("accent on a band", p.accent, p.band, 4.5),
            ("legal on a band", p.legal, p.band, 4.5),
            ("alarm on a band", p.alarm, p.band, 4.5),
            ("felt on the cursor", p.felt, p.accent, 4.5),
            ("ink on paper", p.ink, p.paper, 4.5),
            ("red on paper", p.red, p.paper, 4.5),
            ("clubs on paper", p.club, p.paper, 4.5),
            ("diamonds on paper", p.diamond, p.paper, 4.5),
            ("small print on paper", p.small, p.paper, 4.5),
            ("ink on a turned card", p.ink, p.turned, 4.5),
            ("red on a turned card", p.red, p.turned, 4.5),
            ("clubs on a turned card", p.club, p.turned, 4.5),
            ("diamonds on a turned card", p.diamond, p.turned, 4.5),
            ("small print on a turned card", p.small, p.turned, 4.5),
            ("a known back", p.known, p.back, 4.5),
            ("a line on felt", p.line, p.felt, 3.0),
            ("an edge on paper", p.edge, p.paper, 3.0),
            ("a mark on paper", p.mark, p.paper, 4.5),
            ("a target on paper", p.target, p.paper, 4.5),
            ("a mark on a turned card", p.mark, p.turned, 3.0),
            ("a target on a turned card", p.target, p.turned, 3.0),
            ("a full bar", p.full, p.felt, 3.0),
            ("the pattern of a back", p.pattern, p.back, 2.0),
        ]
    }

    #[test]
    fn every_theme_can_be_read() {
        for theme in Theme::ALL {
            for (what, a, b, least) in pairs(theme.palette()) {
                let ratio = contrast(a, b);
                assert!(ratio >= least, "{theme:?}: {what} has {ratio:.2}, less than {least}");
                let ratio = contrast(shown(a), shown(b));
                assert!(ratio >= least, "{theme:?} in 256 colours: {what} has {ratio:.2}, less than {least}");
            }
        }
    }
}
