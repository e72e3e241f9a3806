//! Drawing one card, from a few characters to a framed card with its role.

use game::CardFace;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use textwrap::WordSplitter;
use unicode_width::UnicodeWidthStr;

use crate::canvas::{frame, paint, put};
use crate::hand::Glow;
use crate::theme::{Look, Rgb, style};

/// How a card or place is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) glow: Glow,
    /// Whether the cursor is on it.
    pub(crate) cursor: bool,
    /// Whether it has just come or was turned over.
    pub(crate) fresh: bool,
}

/// Draws a card, or an empty place where there is none.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    face: Option<&CardFace>,
    tokens: &[String],
    look: &Look,
    shown: Shown,
) {
    if area.width == 0 || area.height == 0 {
        return;
    }
    let Some(face) = face else {
        empty(buffer, area, tokens, look, shown);
        return;
    };
    if area.height < 3 {
        small(buffer, area, face, tokens, look, shown);
        return;
    }
    let area = lying(area, face);
    let colours = Colours::of(face, look);
    paint(buffer, area, style(colours.print, colours.ground));
    if !face.face_up {
        weave(buffer, area, look);
    }
    ring(buffer, area, look, shown, colours);
    let inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2);
    print(buffer, inside, face, tokens, look, colours);
    if shown.glow == Glow::Picked {
        put(
            buffer,
            area.right() - 2,
            area.y,
            1,
            look.glyphs().chosen,
            style(look.palette().mark, colours.ground).add_modifier(Modifier::BOLD),
        );
    }
}

/// The colours of a card.
#[derive(Clone, Copy)]
struct Colours {
    ground: Rgb,
    /// Rank and suit.
    ink: Rgb,
    /// Everything else.
    print: Rgb,
}

impl Colours {
    fn of(face: &CardFace, look: &Look) -> Self {
        let palette = look.palette();
        match (face.face_up, face.card) {
            (true, card) => Self {
                ground: if face.turned { palette.turned } else { palette.paper },
                ink: card.map_or(palette.ink, |card| look.ink(card)),
                print: palette.small,
            },
            (false, _) => Self { ground: palette.back, ink: palette.known, print: palette.known },
        }
    }
}

/// The area of a card in its cell: lower if it lies sideways.
fn lying(area: Rect, face: &CardFace) -> Rect {
    let tall = area.height >= 4;
    match (face.turned, tall) {
        (true, true) => Rect { height: area.height - 1, ..area },
        (false, true) if area.width >= 9 => Rect { x: area.x, width: area.width - 1, ..area },
        _ => area,
    }
}

fn weave(buffer: &mut Buffer, area: Rect, look: &Look) {
    let pattern = style(look.palette().pattern, look.palette().back);
    for y in area.y + 1..area.bottom() - 1 {
        for x in area.x + 1..area.right() - 1 {
            put(buffer, x, y, 1, look.glyphs().back, pattern);
        }
    }
}

fn ring(buffer: &mut Buffer, area: Rect, look: &Look, shown: Shown, colours: Colours) {
    let (palette, glyphs) = (look.palette(), look.glyphs());
    let is_back = colours.ground == palette.back;
    let on = |colour: Rgb, on_back: Rgb| style(if is_back { on_back } else { colour }, colours.ground);
    let (set, style) = match (shown.cursor, shown.glow) {
        (true, _) => (glyphs.thick, on(palette.mark, palette.accent).add_modifier(Modifier::BOLD)),
        (_, Glow::Picked) => (glyphs.thick, on(palette.mark, palette.accent)),
        (_, Glow::Target | Glow::Further) => (glyphs.thick, on(palette.target, palette.legal)),
        _ if shown.fresh => (glyphs.thin, on(palette.mark, palette.accent)),
        (_, Glow::Can) => (glyphs.thin, on(palette.target, palette.legal)),
        _ => (glyphs.thin, on(palette.edge, palette.pattern)),
    };
    frame(buffer, area, set, style);
    if shown.cursor {
        // The cursor must stand out whatever the frames look like.
        let corner = crate::theme::style(palette.felt, palette.accent).add_modifier(Modifier::BOLD);
        for (x, y, glyph) in [
            (area.x, area.y, 0),
            (area.right() - 1, area.y, 1),
            (area.right() - 1, area.bottom() - 1, 2),
            (area.x, area.bottom() - 1, 3),
        ] {
            put(buffer, x, y, 1, set[glyph], corner);
        }
        for x in area.x + 1..area.right() - 1 {
            put(buffer, x, area.y, 1, set[4], corner);
            put(buffer, x, area.bottom() - 1, 1, set[4], corner);
        }
        for y in area.y + 1..area.bottom() - 1 {
            put(buffer, area.x, y, 1, set[5], corner);
            put(buffer, area.right() - 1, y, 1, set[5], corner);
        }
    }
}

/// Prints a card's name in the corner, then role, badges and tokens as far as they fit.
fn print(buffer: &mut Buffer, inside: Rect, face: &CardFace, tokens: &[String], look: &Look, colours: Colours) {
    let bold = style(colours.ink, colours.ground).add_modifier(Modifier::BOLD);
    let small = style(colours.print, colours.ground);
    let name = face.card.map_or_else(String::new, |card| look.name(card));
    let name = if face.face_up || name.is_empty() { name } else { format!("({name})") };
    put(buffer, inside.x, inside.y, inside.width, &name, bold);
    let badges = badges(face);
    let token = token(tokens, look, inside.width, inside.height > 1);
    let free = inside.width.saturating_sub(name.width() as u16 + 1);
    let mut lines = inside.height - 1;
    if !token.is_empty() {
        let at = look.cursor();
        if lines > 0 {
            let text = format!("{token:^width$}", width = usize::from(inside.width));
            put(buffer, inside.x, inside.bottom() - 1, inside.width, &text, at);
            lines -= 1;
        } else {
            put(buffer, inside.right() - 1, inside.y, 1, &token, at);
        }
    }
    let in_corner = !badges.is_empty() && badges.width() as u16 <= free && (token.is_empty() || inside.height > 1);
    if in_corner {
        put(
            buffer,
            inside.right() - badges.width() as u16,
            inside.y,
            free,
            &badges,
            small.add_modifier(Modifier::BOLD),
        );
    }
    let role = if face.face_up || face.card.is_some() { face.role.as_str() } else { "" };
    if lines == 0 {
        if !in_corner && token.is_empty() && free >= 3 {
            put(buffer, inside.x + name.width() as u16 + 1, inside.y, free, role, small);
        }
        return;
    }
    let options = textwrap::Options::new(inside.width.into()).break_words(false);
    let mut text = textwrap::wrap(role, options.word_splitter(WordSplitter::NoHyphenation));
    text.retain(|line| !line.is_empty());
    if !badges.is_empty() && !in_corner {
        text.push(badges.into());
    }
    let first = inside.y + 1 + u16::from(inside.height > 4);
    for (n, line) in text.iter().take(lines.into()).enumerate() {
        put(buffer, inside.x, first + n as u16, inside.width, line, small);
    }
}

/// The card's value and badges, as far as its name and role do not say them already.
fn badges(face: &CardFace) -> String {
    let number = face.card.map_or_else(String::new, |card| card.rank().to_string());
    let role = face.role.to_lowercase();
    let says_more = |badge: &&String| {
        let is_said = badge.chars().all(char::is_alphabetic) && role.contains(&badge.to_lowercase());
        let is_rank = **badge == number && (2..=10).contains(&face.card.map_or(0, cards::Card::rank));
        let is_shown = face.card.is_some() && *badge == "known";
        !(is_said || is_rank || is_shown)
    };
    let value = face.value.map(|value| value.to_string()).filter(|value| !face.badges.contains(value));
    value.iter().chain(&face.badges).filter(says_more).map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The tokens here: in words if they fit, or else a sign.
fn token(tokens: &[String], look: &Look, width: u16, has_line: bool) -> String {
    let Some(first) = tokens.first() else { return String::new() };
    let words = tokens.join(" ");
    let glyphs = look.glyphs();
    let sign = if first == "you" { glyphs.you } else { glyphs.token };
    let is_said = has_line && words.width() <= usize::from(width);
    match (is_said, first == "you") {
        (true, true) => format!("{sign} {words}").chars().take(usize::from(width)).collect(),
        (true, false) => words,
        _ => sign.to_owned(),
    }
}

/// A card of one or two lines.
fn small(buffer: &mut Buffer, area: Rect, face: &CardFace, tokens: &[String], look: &Look, shown: Shown) {
    let colours = Colours::of(face, look);
    let palette = look.palette();
    let area = Rect { width: area.width.saturating_sub(u16::from(area.width > 4)).max(1), ..area };
    let (ink, print, ground) = if shown.cursor {
        (palette.felt, palette.felt, palette.accent)
    } else {
        (colours.ink, colours.print, colours.ground)
    };
    paint(buffer, area, style(print, ground));
    let mut name = face.card.map_or_else(|| look.glyphs().back.repeat(2), |card| look.name(card));
    if face.turned {
        name = format!("<{name}>");
    } else if !face.face_up && face.card.is_some() {
        name = format!("({name})");
    }
    let mut ink_style = style(ink, ground).add_modifier(Modifier::BOLD);
    if face.card.is_none() && !shown.cursor {
        ink_style = style(palette.pattern, ground);
    }
    ink_style = lit(ink_style, shown, look, ground);
    let lead = u16::from(area.width > name.width() as u16);
    put(buffer, area.x + lead, area.y, area.width - lead, &name, ink_style);
    if shown.glow == Glow::Picked {
        put(
            buffer,
            area.x,
            area.y,
            1,
            look.glyphs().chosen,
            style(if shown.cursor { palette.felt } else { palette.mark }, ground).add_modifier(Modifier::BOLD),
        );
    } else if matches!(shown.glow, Glow::Target | Glow::Further) {
        put(
            buffer,
            area.x,
            area.y,
            1,
            look.glyphs().point,
            style(if shown.cursor { palette.felt } else { palette.target }, ground).add_modifier(Modifier::BOLD),
        );
    }
    let sign = token(tokens, look, 1, false);
    if !sign.is_empty() {
        put(buffer, area.right() - 1, area.y, 1, &sign, if shown.cursor { style(ink, ground) } else { look.cursor() });
    }
    let mut end = area.x;
    if area.height > 1 {
        let words = [badges(face), face.role.clone()].into_iter().find(|words| !words.is_empty()).unwrap_or_default();
        end = put(buffer, area.x, area.y + 1, area.width, &words, style(print, ground));
    }
    // A hairline of the table separates cards in a column.
    if area.height > 1 && !shown.cursor {
        for x in end..area.right() {
            put(buffer, x, area.bottom() - 1, 1, look.glyphs().hair, style(palette.felt, ground));
        }
    }
}

/// An empty place, or a token on the bare table.
fn empty(buffer: &mut Buffer, area: Rect, tokens: &[String], look: &Look, shown: Shown) {
    let (palette, glyphs) = (look.palette(), look.glyphs());
    let colour = match (shown.cursor, shown.glow) {
        (true, _) => palette.accent,
        (_, Glow::Target | Glow::Further | Glow::Can) => palette.legal,
        _ => palette.line,
    };
    let line = style(colour, palette.felt);
    if area.height >= 3 {
        let area = if area.width >= 9 && area.height >= 4 { Rect { width: area.width - 1, ..area } } else { area };
        frame(buffer, area, if shown.cursor { glyphs.thick } else { glyphs.broken }, line);
    } else {
        let text = if shown.cursor { format!("[{}]", glyphs.dot) } else { format!(" {} ", glyphs.dot) };
        put(buffer, area.x, area.y, area.width, &text, line);
    }
    let sign = token(tokens, look, area.width.saturating_sub(2), true);
    if !sign.is_empty() {
        let x = area.x + area.width.saturating_sub(sign.width() as u16) / 2;
        put(buffer, x, area.y + area.height / 2, area.width, &sign, look.cursor());
    }
}

/// The style of a highlighted card without a frame.
fn lit(plain: Style, shown: Shown, look: &Look, ground: Rgb) -> Style {
    match shown.glow {
        _ if shown.cursor => plain,
        Glow::Target | Glow::Further => {
            style(look.palette().target, ground).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
        }
        Glow::Picked => style(look.palette().mark, ground).add_modifier(Modifier::BOLD),
        _ => plain,
    }
}
