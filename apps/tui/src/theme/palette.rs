//! The colours of each theme.

use underdeck_home::Cloth;

use super::Rgb;

/// A set of colours and glyphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Ivory cards on a dark table.
    #[default]
    Dark,
    /// White cards on paper.
    Light,
    /// Black and white, with as few colours as possible.
    Contrast,
    /// No colours, nothing but ASCII.
    Ascii,
}

/// The colours of a theme by purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// The table and the text on it.
    pub(crate) table: Rgb,
    pub(crate) text: Rgb,
    pub(crate) dim: Rgb,
    /// Bands at top and bottom, and sheets laid over the table.
    pub(crate) band: Rgb,
    /// Lines and frames on the table.
    pub(crate) line: Rgb,
    /// The cursor, keys and choices.
    pub(crate) accent: Rgb,
    /// Legal moves.
    pub(crate) legal: Rgb,
    /// Errors and warnings.
    pub(crate) alarm: Rgb,
    /// A card's face, a card turned sideways, and a card's edge.
    pub(crate) paper: Rgb,
    pub(crate) turned: Rgb,
    pub(crate) edge: Rgb,
    /// The print on it.
    pub(crate) ink: Rgb,
    pub(crate) red: Rgb,
    pub(crate) club: Rgb,
    pub(crate) diamond: Rgb,
    pub(crate) small: Rgb,
    /// Frames on paper: the cursor, a choice, a legal target.
    pub(crate) mark: Rgb,
    pub(crate) target: Rgb,
    /// The same on a card's back: a choice, a legal target.
    pub(crate) chosen: Rgb,
    pub(crate) aim: Rgb,
    /// A card's back and its pattern.
    pub(crate) back: Rgb,
    pub(crate) pattern: Rgb,
    /// The print on a back.
    pub(crate) known: Rgb,
    /// The full part of a bar.
    pub(crate) full: Rgb,
}

const DARK: Palette = Palette {
    table: (16, 32, 28),
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
    chosen: (245, 200, 92),
    aim: (140, 214, 128),
    back: (38, 62, 112),
    pattern: (118, 146, 204),
    known: (226, 234, 250),
    full: (116, 190, 120),
};

const DARK_BLUE: Palette =
    Palette { table: (18, 26, 46), dim: (160, 172, 200), band: (32, 44, 74), line: (112, 124, 160), ..DARK };

const DARK_RED: Palette =
    Palette { table: (44, 20, 28), dim: (196, 168, 172), band: (68, 34, 44), line: (150, 112, 118), ..DARK };

const LIGHT: Palette = Palette {
    table: (238, 234, 222),
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
    chosen: (255, 214, 120),
    aim: (160, 240, 160),
    back: (56, 78, 146),
    pattern: (170, 190, 230),
    known: (255, 255, 255),
    full: (40, 120, 60),
};

const LIGHT_BLUE: Palette =
    Palette { table: (228, 233, 244), dim: (76, 84, 100), band: (206, 214, 232), line: (98, 106, 126), ..LIGHT };

const LIGHT_RED: Palette =
    Palette { table: (246, 232, 230), dim: (92, 78, 76), band: (234, 214, 210), line: (122, 100, 98), ..LIGHT };

const CONTRAST: Palette = Palette {
    table: (0, 0, 0),
    text: (255, 255, 255),
    dim: (210, 210, 210),
    band: (40, 40, 40),
    line: (170, 170, 170),
    accent: (255, 255, 0),
    legal: (0, 255, 110),
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
    chosen: (255, 255, 0),
    aim: (0, 255, 110),
    back: (0, 0, 96),
    pattern: (150, 150, 255),
    known: (255, 255, 255),
    full: (0, 255, 110),
};

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Dark, Self::Light, Self::Contrast, Self::Ascii];

    /// The theme of a setting; `auto` follows the terminal's background.
    pub(crate) fn of(setting: underdeck_home::ColourScheme, found: Self) -> Self {
        match setting {
            underdeck_home::ColourScheme::Dark => Self::Dark,
            underdeck_home::ColourScheme::Light => Self::Light,
            underdeck_home::ColourScheme::HighContrast => Self::Contrast,
            underdeck_home::ColourScheme::Ascii => Self::Ascii,
            underdeck_home::ColourScheme::Auto => found,
        }
    }

    pub(crate) const fn palette(self, cloth: Cloth) -> &'static Palette {
        match (self, cloth) {
            (Self::Dark, Cloth::Midnight) => &DARK_BLUE,
            (Self::Dark, Cloth::Wine) => &DARK_RED,
            (Self::Dark | Self::Ascii, _) => &DARK,
            (Self::Light, Cloth::Forest) => &LIGHT,
            (Self::Light, Cloth::Midnight) => &LIGHT_BLUE,
            (Self::Light, Cloth::Wine) => &LIGHT_RED,
            (Self::Contrast, _) => &CONTRAST,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Depth;

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

    /// Text needs a contrast of 4.5, marks of 3 (WCAG 2.2, 1.4.3 and 1.4.11).
    fn pairs(p: &Palette) -> Vec<(&'static str, Rgb, Rgb, f64)> {
        vec![
            ("text on the table", p.text, p.table, 4.5),
            ("dim on the table", p.dim, p.table, 4.5),
            ("accent on the table", p.accent, p.table, 4.5),
            ("legal on the table", p.legal, p.table, 4.5),
            ("alarm on the table", p.alarm, p.table, 4.5),
            ("text on a band", p.text, p.band, 4.5),
            ("dim on a band", p.dim, p.band, 4.5),
            ("accent on a band", p.accent, p.band, 4.5),
            ("legal on a band", p.legal, p.band, 4.5),
            ("alarm on a band", p.alarm, p.band, 4.5),
            ("the table on the cursor", p.table, p.accent, 4.5),
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
            ("a line on the table", p.line, p.table, 3.0),
            ("an edge on paper", p.edge, p.paper, 3.0),
            ("a mark on paper", p.mark, p.paper, 4.5),
            ("a target on paper", p.target, p.paper, 4.5),
            ("a mark on a turned card", p.mark, p.turned, 3.0),
            ("a target on a turned card", p.target, p.turned, 3.0),
            ("a mark on a back", p.chosen, p.back, 3.0),
            ("a target on a back", p.aim, p.back, 3.0),
            ("a full bar", p.full, p.table, 3.0),
            ("a bar that runs low", p.alarm, p.table, 3.0),
            ("the pattern of a back", p.pattern, p.back, 2.0),
        ]
    }

    #[test]
    fn every_theme_has_enough_contrast() {
        // Consoles differ in their colours: less contrast is required.
        for (depth, part) in [(Depth::True, 1.0), (Depth::Indexed, 1.0), (Depth::Sixteen, 0.5)] {
            for (theme, cloth) in Theme::ALL.into_iter().flat_map(|theme| Cloth::ALL.map(|cloth| (theme, cloth))) {
                for (what, a, b, least) in pairs(theme.palette(cloth)) {
                    let ratio = contrast(depth.nearest(a).0, depth.nearest(b).0);
                    assert!(
                        ratio >= least * part,
                        "{theme:?}, {cloth:?}, {depth:?}: {what} has {ratio:.2}, not {least} × {part}"
                    );
                }
            }
        }
    }
}
