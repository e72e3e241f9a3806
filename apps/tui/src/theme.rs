//! Colours and glyphs.

mod depth;
mod palette;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use underdeck_cards::{Card, Suit};
use underdeck_game::Symbol;
use underdeck_home::{CardBack, Cloth};

pub use depth::Depth;
pub(crate) use palette::Palette;
pub use palette::Theme;

/// A colour: red, green, blue.
pub(crate) type Rgb = (u8, u8, u8);

/// The look of the screen: the theme, limited by the terminal and the player's settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Appearance {
    /// The colours and glyphs.
    pub theme: Theme,
    /// The colour of the table.
    pub cloth: Cloth,
    /// The pattern on the backs of cards.
    pub back: CardBack,
    /// Whether each suit has a colour of its own.
    pub four_colours: bool,
    /// The number of colours.
    pub depth: Depth,
    /// The signs that the terminal has, in every theme.
    pub signs: Signs,
}

/// The signs that a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Signs {
    /// Those of a terminal emulator.
    #[default]
    Full,
    /// Those of code page 437, which the fonts of consoles have.
    Console,
    /// ASCII alone.
    Ascii,
}

/// The characters of frames and marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glyphs {
    /// Corners from top left clockwise, then horizontal and vertical.
    pub(crate) thin: [&'static str; 6],
    /// The same, heavier, under the cursor.
    pub(crate) thick: [&'static str; 6],
    /// The same, broken, for empty places.
    pub(crate) broken: [&'static str; 6],
    /// A card's back.
    pub(crate) back: &'static str,
    /// The full and the empty part of a bar.
    pub(crate) bar: [&'static str; 2],
    /// Single marks: chosen, current step, up, down, dot, ellipsis, list cursor, rule.
    pub(crate) chosen: &'static str,
    pub(crate) now: &'static str,
    pub(crate) up: &'static str,
    pub(crate) down: &'static str,
    pub(crate) left: &'static str,
    pub(crate) right: &'static str,
    pub(crate) dot: &'static str,
    pub(crate) more: &'static str,
    pub(crate) point: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) you: &'static str,
    pub(crate) token: &'static str,
    /// A thin line at the bottom of a character cell.
    pub(crate) hair: &'static str,
    pub(crate) suits: [&'static str; 4],
}

const UNICODE: Glyphs = Glyphs {
    thin: ["╭", "╮", "╯", "╰", "─", "│"],
    thick: ["┏", "┓", "┛", "┗", "━", "┃"],
    broken: ["╭", "╮", "╯", "╰", "╌", "╎"],
    back: "░",
    bar: ["█", "░"],
    chosen: "✓",
    now: "●",
    up: "▲",
    down: "▼",
    left: "◀",
    right: "▶",
    dot: "·",
    more: "…",
    point: "▸",
    rule: "─",
    you: "@",
    token: "•",
    hair: "▁",
    suits: ["♣", "♦", "♥", "♠"],
};

/// The same in code page 437.
const CONSOLE: Glyphs = Glyphs {
    thin: ["┌", "┐", "┘", "└", "─", "│"],
    thick: ["╔", "╗", "╝", "╚", "═", "║"],
    broken: ["·", "·", "·", "·", "·", "·"],
    chosen: "√",
    now: "■",
    left: "◄",
    right: "►",
    more: "~",
    point: "►",
    hair: "_",
    ..UNICODE
};

const ASCII: Glyphs = Glyphs {
    thin: ["+", "+", "+", "+", "-", "|"],
    thick: ["#", "#", "#", "#", "=", "#"],
    broken: [".", ".", ".", ".", ".", ":"],
    back: ":",
    bar: ["#", "."],
    chosen: "*",
    now: "*",
    up: "^",
    down: "v",
    left: "<",
    right: ">",
    dot: "-",
    more: "~",
    point: ">",
    rule: "-",
    you: "@",
    token: "o",
    hair: " ",
    suits: ["C", "D", "H", "S"],
};

/// The sign of a symbol.
pub(crate) const fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Weapon => "⚔",
        Symbol::Defence => "◈",
        Symbol::Monster => "☠",
        Symbol::Health => "♥",
        Symbol::Magic => "✦",
        Symbol::Gold => "◉",
        // A symbol that a later version of the table has.
        _ => "◇",
    }
}

impl Glyphs {
    /// Whether these are ASCII characters alone.
    pub(crate) const fn is_ascii(&self) -> bool {
        self.suits[0].is_ascii()
    }

    /// The [sign] of a symbol, if signs can be shown.
    pub(crate) fn sign(&self, symbol: Option<Symbol>) -> Option<&'static str> {
        symbol.filter(|_| !self.is_ascii()).map(sign)
    }
}

impl Appearance {
    pub(crate) fn glyphs(&self) -> &'static Glyphs {
        match self.signs {
            _ if self.theme == Theme::Ascii => &ASCII,
            Signs::Full => &UNICODE,
            Signs::Console => &CONSOLE,
            Signs::Ascii => &ASCII,
        }
    }

    pub(crate) fn palette(&self) -> &'static Palette {
        self.theme.palette(self.cloth)
    }

    /// The colours of a choice and of legal targets on a card's ground: dark on a face, light on a back.
    pub(crate) fn marks(&self, ground: Rgb) -> (Rgb, Rgb) {
        let palette = self.palette();
        if ground == palette.back { (palette.chosen, palette.aim) } else { (palette.mark, palette.target) }
    }

    /// Plain text on the table.
    pub(crate) fn plain(&self) -> Style {
        style(self.palette().text, self.palette().table)
    }

    /// Less important text.
    pub(crate) fn dim(&self) -> Style {
        style(self.palette().dim, self.palette().table)
    }

    /// Titles and prompts.
    pub(crate) fn strong(&self) -> Style {
        self.plain().add_modifier(Modifier::BOLD)
    }

    /// The cursor, keys and choices.
    pub(crate) fn accent(&self) -> Style {
        style(self.palette().accent, self.palette().table).add_modifier(Modifier::BOLD)
    }

    /// Legal moves.
    pub(crate) fn legal(&self) -> Style {
        style(self.palette().legal, self.palette().table)
    }

    /// Errors and warnings.
    pub(crate) fn alarm(&self) -> Style {
        style(self.palette().alarm, self.palette().table).add_modifier(Modifier::BOLD)
    }

    /// The place under the cursor, if it has no frame.
    pub(crate) fn cursor(&self) -> Style {
        style(self.palette().table, self.palette().accent).add_modifier(Modifier::BOLD)
    }

    /// The bars at the top and bottom of the screen.
    pub(crate) fn band(&self) -> Style {
        style(self.palette().text, self.palette().band)
    }

    /// The colour of a card's rank and suit on its face.
    pub(crate) fn ink(&self, card: Card) -> Rgb {
        let palette = self.palette();
        match (card.suit(), self.four_colours) {
            (Some(Suit::Clubs), true) => palette.club,
            (Some(Suit::Diamonds), true) => palette.diamond,
            (Some(Suit::Hearts | Suit::Diamonds), _) => palette.red,
            (None, _) if card == Card::RED_JOKER => palette.red,
            _ => palette.ink,
        }
    }

    /// A card's rank and suit as printed on it: `10♥`.
    pub(crate) fn name(&self, card: Card) -> String {
        let Some(suit) = card.suit() else {
            return match (self.glyphs().is_ascii(), &card.to_string()[1..]) {
                (true, _) => card.to_string(),
                (false, "R") => "★".into(),
                (false, "B") => "☆".into(),
                (false, n) => format!("{n}★"),
            };
        };
        let rank = match card.rank() {
            1 => "A".to_owned(),
            11 => "J".into(),
            12 => "Q".into(),
            13 => "K".into(),
            n => n.to_string(),
        };
        format!("{rank}{}", self.glyphs().suits[suit as usize])
    }

    /// Maps all colours drawn to those that the terminal has.
    pub(crate) fn settle(&self, buffer: &mut Buffer) {
        if self.glyphs().is_ascii() {
            for cell in buffer.content.iter_mut().filter(|cell| !cell.symbol().is_ascii()) {
                cell.set_symbol(ascii(cell.symbol()));
            }
        } else if self.signs == Signs::Console {
            for cell in buffer.content.iter_mut().filter(|cell| !is_on_console(cell.symbol())) {
                cell.set_symbol(console(cell.symbol()));
            }
        }
        let depth = if self.theme == Theme::Ascii { Depth::None } else { self.depth };
        if depth == Depth::True {
            return;
        }
        let nearest = |colour| match colour {
            Color::Rgb(r, g, b) => depth.nearest((r, g, b)).1,
            other => other,
        };
        for cell in &mut buffer.content {
            if depth == Depth::None {
                cell.modifier.insert(self.without_colours(cell.fg, cell.bg));
            }
            (cell.fg, cell.bg) = (nearest(cell.fg), nearest(cell.bg));
        }
    }

    /// Modifiers that replace colours where there are none: for the cursor, legal moves, less important text.
    fn without_colours(&self, fg: Color, bg: Color) -> Modifier {
        let palette = self.palette();
        let is = |colour: Color, any: &[Rgb]| any.iter().any(|rgb| depth::colour(*rgb) == colour);
        if is(bg, &[palette.accent]) {
            Modifier::REVERSED
        } else if is(fg, &[palette.legal, palette.target]) {
            Modifier::BOLD
        } else if is(fg, &[palette.dim, palette.line, palette.edge]) {
            Modifier::DIM
        } else {
            Modifier::empty()
        }
    }
}

/// The signs and letters of code page 437 that are not ASCII, as far as a table may show them.
const CODE_PAGE: &str = "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■";

/// Whether the font of a console has a character.
fn is_on_console(symbol: &str) -> bool {
    symbol.is_ascii() || CODE_PAGE.contains(symbol)
}

/// The character of code page 437 in place of another one.
fn console(symbol: &str) -> &'static str {
    match symbol {
        "⚔" => "↑",
        "◈" => "◘",
        "☠" => "☻",
        "✦" | "★" => "☼",
        "◉" => "◙",
        "◇" => "♦",
        "☆" => "○",
        "✓" => "√",
        "●" => "■",
        "▸" | "▶" => "►",
        "◀" => "◄",
        "╭" | "┏" => "┌",
        "╮" | "┓" => "┐",
        "╯" | "┛" => "┘",
        "╰" | "┗" => "└",
        "━" | "╌" => "─",
        "┃" | "╎" => "│",
        "▁" | "▂" => "_",
        "▃" | "▅" => "▄",
        "▆" | "▇" => "█",
        "Á" | "À" => "A",
        "Í" => "I",
        "Ó" => "O",
        "Ú" => "U",
        "ẞ" => "ß",
        _ => ascii(symbol),
    }
}

/// The ASCII character in place of another one in the texts of games.
fn ascii(symbol: &str) -> &'static str {
    match symbol {
        "−" | "–" | "—" | "‑" => "-",
        "…" => "~",
        "’" | "‘" => "'",
        "“" | "”" => "\"",
        "♣" => "C",
        "♦" => "D",
        "♥" => "H",
        "♠" => "S",
        "★" | "•" | "✓" | "●" => "*",
        "☆" | "○" => "o",
        "×" => "x",
        "→" | "▸" => ">",
        "└" => "+",
        "·" => "-",
        "é" => "e",
        _ => "?",
    }
}

/// A style of two colours.
pub(crate) fn style(fg: Rgb, bg: Rgb) -> Style {
    Style::new().fg(depth::colour(fg)).bg(depth::colour(bg))
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;

    #[test]
    fn every_sign_of_the_console_is_in_its_font() {
        let glyphs = CONSOLE;
        let lines = [glyphs.thin, glyphs.thick, glyphs.broken].concat();
        let marks =
            [glyphs.chosen, glyphs.now, glyphs.up, glyphs.down, glyphs.left, glyphs.right, glyphs.dot, glyphs.more];
        let others = [glyphs.point, glyphs.rule, glyphs.token, glyphs.hair, glyphs.back];
        for symbol in [&lines[..], &marks, &others, &glyphs.bar, &glyphs.suits].concat() {
            assert!(is_on_console(symbol), "{symbol}");
        }
        for symbol in ["⚔", "◈", "☠", "✦", "◉", "◇", "★", "☆", "╭", "┗", "−", "…", "“", "×"]
        {
            assert!(is_on_console(console(symbol)) && console(symbol) != "?", "{symbol}");
        }
    }

    const DEPTHS: [Depth; 4] = [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::None];

    /// The style of a character as it is finally shown.
    fn shown(look: &Appearance, style: Style) -> (Color, Color, Modifier) {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 1, 1));
        buffer.set_string(0, 0, "x", style);
        look.settle(&mut buffer);
        let cell = &buffer[(0, 0)];
        (cell.fg, cell.bg, cell.modifier)
    }

    #[test]
    fn legal_moves_look_different_in_every_theme_with_any_number_of_colours() {
        for theme in Theme::ALL {
            for depth in DEPTHS {
                let look = Appearance { theme, depth, ..Appearance::default() };
                let palette = look.palette();
                let on_table = [look.plain(), look.dim(), style(palette.line, palette.table)];
                for other in on_table {
                    assert_ne!(shown(&look, look.legal()), shown(&look, other), "{theme:?} {depth:?}");
                }
                for ground in [palette.paper, palette.turned] {
                    let legal = shown(&look, style(palette.target, ground));
                    for other in [palette.edge, palette.small, palette.ink] {
                        assert_ne!(legal, shown(&look, style(other, ground)), "{theme:?} {depth:?}");
                    }
                }
                assert_ne!(shown(&look, look.plain()), shown(&look, look.cursor()), "{theme:?} {depth:?}");
            }
        }
    }
}
