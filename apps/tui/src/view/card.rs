//! Drawing one card, from a few characters to a framed card with its role.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use underdeck_game::{Badge, CardFace, Language, Token};
use underdeck_home::CardBack;
use unicode_width::UnicodeWidthStr;

use crate::canvas::{fits_by_words, frame, paint, put, shorten, wrap};
use crate::highlight::Highlight;
use crate::theme::{Appearance, Rgb, style};

/// How a card or place is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) glow: Highlight,
    /// Whether the cursor is on it.
    pub(crate) cursor: bool,
    /// Whether it has just arrived or was turned over.
    pub(crate) fresh: bool,
    /// Whether it has no frame, whatever its height.
    pub(crate) is_flat: bool,
}

impl Shown {
    /// Plainly.
    pub(crate) const PLAIN: Self = Self { glow: Highlight::None, cursor: false, fresh: false, is_flat: false };
}

/// Whether a drawing of a card of this size says the card's role as a whole, in words or in signs.
pub(crate) fn is_named(
    face: &CardFace,
    tokens: &[Token],
    look: &Appearance,
    (width, height): (u16, u16),
    is_flat: bool,
) -> bool {
    let role = role(face);
    if role.is_empty() {
        return true;
    }
    let area = Rect::new(0, 0, width, height);
    if height < FRAMED || is_flat {
        return flat_lines(face, look, flat_room(area, tokens), height).1;
    }
    let area = lying(area, face);
    let (width, lines) = (area.width.saturating_sub(2), area.height.saturating_sub(3));
    if lines == 0 {
        let free = width.saturating_sub(corner(face, look).width() as u16 + 1);
        return tokens.is_empty() && badges(face, look).is_empty() && role.width() <= usize::from(free);
    }
    describe(role, face.value, look.glyphs().sign(face.role.icon.symbol), width, lines).1
}

/// The role of a card that can be seen; empty for a card that is not known.
fn role(face: &CardFace) -> &str {
    if face.face_up || face.card.is_some() { face.role.name.as_str() } else { "" }
}

/// The text in a card's corner: its rank and suit, in brackets if it is known and face down.
fn corner(face: &CardFace, look: &Appearance) -> String {
    let name = face.card.map_or_else(String::new, |card| look.name(card));
    if face.face_up || name.is_empty() { name } else { format!("({name})") }
}

/// The height below which a card has no frame.
const FRAMED: u16 = 3;

/// Draws a card, or an empty place where there is none.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    face: Option<&CardFace>,
    tokens: &[Token],
    look: &Appearance,
    shown: Shown,
) {
    if area.width == 0 || area.height == 0 {
        return;
    }
    let Some(face) = face else {
        empty(buffer, area, tokens, look, shown);
        return;
    };
    if area.height < FRAMED || shown.is_flat {
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
    if shown.glow == Highlight::Picked {
        put(
            buffer,
            area.right() - 2,
            area.y,
            1,
            look.glyphs().chosen,
            style(look.marks(colours.ground).0, colours.ground).add_modifier(Modifier::BOLD),
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
    fn of(face: &CardFace, look: &Appearance) -> Self {
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

/// The area of a card in its cell: lower if it is turned sideways.
fn lying(area: Rect, face: &CardFace) -> Rect {
    let tall = area.height >= 4;
    match (face.turned, tall) {
        (true, true) => Rect { height: area.height - 1, ..area },
        (false, true) if area.width >= 9 => Rect { x: area.x, width: area.width - 1, ..area },
        _ => area,
    }
}

fn weave(buffer: &mut Buffer, area: Rect, look: &Appearance) {
    let pattern = style(look.palette().pattern, look.palette().back);
    for y in area.y + 1..area.bottom() - 1 {
        for x in area.x + 1..area.right() - 1 {
            let glyphs = look.glyphs();
            let is_even = (x - area.x + y - area.y).is_multiple_of(2);
            let glyph = match look.back {
                CardBack::Weave => glyphs.back,
                CardBack::Diamonds if is_even => {
                    if glyphs.is_ascii() {
                        glyphs.token
                    } else {
                        glyphs.suits[1]
                    }
                }
                CardBack::Dots if (y - area.y) % 2 == 1 => glyphs.dot,
                CardBack::Diamonds | CardBack::Dots => " ",
            };
            put(buffer, x, y, 1, glyph, pattern);
        }
    }
}

fn ring(buffer: &mut Buffer, area: Rect, look: &Appearance, shown: Shown, colours: Colours) {
    let (palette, glyphs) = (look.palette(), look.glyphs());
    let (mark, target) = look.marks(colours.ground);
    let edge = if colours.ground == palette.back { palette.pattern } else { palette.edge };
    let on = |colour: Rgb| style(colour, colours.ground);
    let (set, style) = match (shown.cursor, shown.glow) {
        // The cursor must be visible with every kind of frame.
        (true, _) => (glyphs.thick, style(palette.table, palette.accent).add_modifier(Modifier::BOLD)),
        (_, Highlight::Picked) => (glyphs.thick, on(mark)),
        (_, Highlight::Target | Highlight::Further) => (glyphs.thick, on(target)),
        _ if shown.fresh => (glyphs.thin, on(mark)),
        (_, Highlight::Can) => (glyphs.thin, on(target)),
        _ => (glyphs.thin, on(edge)),
    };
    frame(buffer, area, set, style);
}

/// Prints a card's name in the corner, then its role and effect, its suit, badges and tokens as far as they fit.
fn print(buffer: &mut Buffer, inside: Rect, face: &CardFace, tokens: &[Token], look: &Appearance, colours: Colours) {
    let bold = style(colours.ink, colours.ground).add_modifier(Modifier::BOLD);
    let small = style(colours.print, colours.ground);
    let name = corner(face, look);
    put(buffer, inside.x, inside.y, inside.width, &name, bold);
    let mut badges = badges(face, look);
    let free = inside.width.saturating_sub(name.width() as u16 + 1);
    let mut lines = inside.height - 1;
    let role = role(face);
    let describe = |most| describe(role, face.value, look.glyphs().sign(face.role.icon.symbol), inside.width, most);
    // A token has the last line, or a place in the corner if the role needs all lines.
    let has_line =
        lines > 0 && (lines == 1 && role.is_empty() || lines > 1 && describe(lines - 1).1 >= describe(lines).1);
    let token = token(tokens, look, inside.width, has_line);
    if !token.is_empty() {
        let at = look.cursor();
        if has_line {
            let text = format!("{token:^width$}", width = usize::from(inside.width));
            put(buffer, inside.x, inside.bottom() - 1, inside.width, &text, at);
            lines -= 1;
        } else {
            put(buffer, inside.right() - 1, inside.y, 1, &token, at);
        }
    }
    // A value for which the role has no room is beside the rank, unless it is the rank.
    let rank = name.as_str();
    let value = face.value.map(|value| value.to_string()).filter(|value| !rank.starts_with(value.as_str()));
    if let Some(value) = value.filter(|value| !describe(lines).0.iter().any(|line| line.ends_with(value.as_str())))
        && badges.is_empty()
    {
        badges = value;
    }
    let in_corner = !badges.is_empty() && badges.width() as u16 <= free && (token.is_empty() || has_line);
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
    if lines == 0 {
        if !in_corner && token.is_empty() && free >= 3 {
            put(buffer, inside.x + name.width() as u16 + 1, inside.y, free, &shorten(role, free), small);
        }
        return;
    }
    let mut text = describe(lines).0;
    if !badges.is_empty() && !in_corner {
        text.push(badges);
    }
    text.truncate(lines.into());
    if !role.is_empty() {
        text.extend(does(face, look, inside.width, lines - text.len() as u16));
    }
    let spare = lines - text.len() as u16;
    // A large card has its suit in the middle and its role at the foot.
    let has_suit = face.face_up && !look.glyphs().is_ascii();
    let suit = face.card.filter(|_| has_suit);
    let mut first = inside.y + 1 + u16::from(spare > 0 && inside.height > 4);
    if let Some(lines) = suit.and_then(|card| suit_lines(card, inside.width, spare)) {
        let (wide, high) = (lines[0].chars().count() as u16, lines.len() as u16);
        let (x, y) = (inside.x + (inside.width - wide) / 2, inside.y + 1 + (spare - high) / 2);
        for (n, line) in lines.iter().enumerate() {
            put(buffer, x, y + n as u16, wide, line, style(colours.ink, colours.ground));
        }
        first = inside.y + 1 + spare;
    }
    for (n, line) in text.iter().enumerate() {
        put(buffer, inside.x, first + n as u16, inside.width, line, small);
    }
}

/// A card's suit, or the star of a Joker, drawn as large as fits into this many columns and lines; `None` if it does not fit.
fn suit_lines(card: underdeck_cards::Card, width: u16, height: u16) -> Option<Vec<String>> {
    let rows: [&[u8; 7]; 6] = match card.suit() {
        Some(underdeck_cards::Suit::Clubs) => [b"  ###  ", b"  ###  ", b"## # ##", b"#######", b"## # ##", b"  ###  "],
        Some(underdeck_cards::Suit::Diamonds) => {
            [b"   #   ", b"  ###  ", b" ##### ", b" ##### ", b"  ###  ", b"   #   "]
        }
        Some(underdeck_cards::Suit::Hearts) => [b" ## ## ", b"#######", b"#######", b" ##### ", b"  ###  ", b"   #   "],
        Some(underdeck_cards::Suit::Spades) => [b"   #   ", b"  ###  ", b" ##### ", b"#######", b"## # ##", b"  ###  "],
        None => [b"   #   ", b"#######", b" ##### ", b"  ###  ", b" ## ## ", b"##   ##"],
    };
    // A character has two pixels, one above the other, or else a pixel is two characters wide.
    let pair = |upper: u8, lower: u8| match (upper, lower) {
        (b' ', b' ') => ' ',
        (_, b' ') => '▀',
        (b' ', _) => '▄',
        _ => '█',
    };
    let small = || rows.chunks(2).map(|two| two[0].iter().zip(two[1]).map(|(a, b)| pair(*a, *b)).collect()).collect();
    let large = || rows.map(|row| row.iter().flat_map(|pixel| [pair(*pixel, *pixel); 2]).collect()).to_vec();
    match (width, height) {
        (16.., 8..) => Some(large()),
        (8.., 3..) => Some(small()),
        _ => None,
    }
}

/// The role of a card in at most `most` lines: its sign and name, wrapped or shortened; its sign and value where words do not fit.
/// Also whether it is whole.
fn describe(role: &str, value: Option<i64>, icon: Option<&str>, width: u16, most: u16) -> (Vec<String>, bool) {
    let signed = icon.map_or_else(|| role.to_owned(), |icon| format!("{icon} {role}"));
    let signed = match value {
        Some(value) if icon.is_some() && signed.width() + 3 < width.into() => format!("{signed} {value}"),
        _ => signed,
    };
    if signed.width() <= width.into() {
        return (if signed.is_empty() { Vec::new() } else { vec![signed] }, true);
    }
    let most_lines = if icon.is_some() && value.is_some() { 1 } else { usize::from(most) };
    let lines = by_words(&signed, width.into());
    let fits = lines.len() <= most_lines && lines.iter().all(|line| line.width() <= width.into());
    let signs = icon.zip(value).map(|(icon, value)| format!("{icon} {value}"));
    let is_whole = fits || signs.as_ref().is_some_and(|signs| signs.width() <= width.into());
    let lines: Vec<String> = match (fits, signs) {
        // A sign alone on a line says nothing.
        (true, _) => lines.into_iter().filter(|line| Some(*line) != icon).map(str::to_owned).collect(),
        (false, Some(signs)) => vec![signs],
        (false, None) if signed.split_whitespace().count() > 1 && most > 1 => {
            let lines = lines.iter().map(|line| shorten(line, width)).take(most.into());
            lines.collect()
        }
        (false, None) => vec![shorten(role, width)],
    };
    (lines.into_iter().filter(|line| !line.is_empty()).collect(), is_whole)
}

/// A text in lines of at most `width` columns, broken at spaces alone.
fn by_words(phrase: &str, width: usize) -> Vec<&str> {
    let mut lines = Vec::new();
    let (mut start, mut end) = (0, 0);
    for (at, word) in phrase.split(' ').scan(0, |at, word| Some((std::mem::replace(at, *at + word.len() + 1), word))) {
        if end > start && phrase[start..at + word.len()].width() > width {
            lines.push(&phrase[start..end]);
            start = at;
        }
        end = at + word.len();
    }
    lines.push(&phrase[start..end]);
    lines
}

/// The effect of a card in at most `most` lines: with signs, in words or else in numbers alone; nothing if neither fits.
fn does(face: &CardFace, look: &Appearance, width: u16, most: u16) -> Vec<String> {
    let in_words = face.does.iter().flat_map(|effect| {
        let words = &effect.words;
        let sign = look.glyphs().sign(effect.symbol);
        wrap(&sign.map_or_else(|| words.to_string(), |sign| format!("{sign} {words}")), width)
    });
    let in_words: Vec<String> = in_words.collect();
    let fits =
        |lines: &[String]| lines.len() <= usize::from(most) && lines.iter().all(|line| line.width() <= width.into());
    let is_whole = face.does.iter().all(|effect| fits_by_words(&effect.words, width));
    if is_whole && fits(&in_words) {
        return in_words;
    }
    let numbers = vec![in_numbers(face, look, " ")];
    if fits(&numbers) && !numbers[0].is_empty() { numbers } else { Vec::new() }
}

/// The effect of a card in signs and numbers, `⚔ 10 ◈ 20`; empty if words are needed.
fn in_numbers(face: &CardFace, look: &Appearance, gap: &str) -> String {
    let short = face.does.iter().map(|effect| {
        let sign = look.glyphs().sign(effect.symbol)?;
        effect.amount.map(|amount| format!("{sign}{gap}{amount}"))
    });
    short.collect::<Option<Vec<String>>>().unwrap_or_default().join(" ")
}

/// The card's value and badges, as far as a small drawing does not show them already.
fn badges(face: &CardFace, look: &Appearance) -> String {
    let number = face.value.map(Badge::Number);
    // The value follows the sign of the role.
    let value = number.iter().filter(|_| look.glyphs().sign(face.role.icon.symbol).is_none());
    let others = face.badges.iter().filter(|badge| number.as_ref() != Some(badge));
    let brief = value.chain(others).filter(|badge| face.is_brief(badge));
    brief.map(|badge| badge.words(Language::current())).collect::<Vec<_>>().join(" ")
}

/// The tokens here: in words if they fit, or else a sign.
fn token(tokens: &[Token], look: &Appearance, width: u16, has_line: bool) -> String {
    let Some(first) = tokens.first() else { return String::new() };
    let words = tokens.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let glyphs = look.glyphs();
    let sign = if *first == Token::You { glyphs.you } else { glyphs.token };
    let lead = if *first == Token::You { 2 } else { 0 };
    let is_said = has_line && words.width() + lead <= usize::from(width);
    match (is_said, first) {
        (true, Token::You) => format!("{sign} {words}"),
        (true, _) => words,
        _ => sign.to_owned(),
    }
}

/// The text of a card without a frame, below its rank and suit or, if it is one line high, after them; and whether it says the
/// role as a whole.
fn flat_lines(face: &CardFace, look: &Appearance, width: u16, height: u16) -> (Vec<String>, bool) {
    let role = role(face);
    if height == 1 {
        let room = width.saturating_sub(flat_name(face, look).width() as u16 + 2);
        let (lines, is_whole) = describe(role, face.value, look.glyphs().sign(face.role.icon.symbol), room.max(1), 1);
        return if is_whole { (lines, true) } else { (Vec::new(), role.is_empty()) };
    }
    let numbers = face.badges.first().map(|badge| badge.words(Language::current())).unwrap_or_default().into_owned();
    let signs = [in_numbers(face, look, ""), numbers].into_iter().find(|words| words.width() <= width.into());
    let signs = signs.filter(|_| face.does.len() > 1).unwrap_or_default();
    let mut others = vec![signs, badges(face, look)];
    others.retain(|words| !words.is_empty() && words.width() <= width.into());
    let most = height - 1;
    let (mut lines, is_whole) = describe(role, None, None, width, most);
    if most == 1 && !is_whole && face.does.len() > 1 && !others.is_empty() {
        lines.clear();
    }
    lines.extend(others);
    lines.truncate(most.into());
    (lines, is_whole)
}

/// The width of a card without a frame on an area: its neighbour is beside it.
const fn flat_width(area: Rect) -> u16 {
    if area.width > 4 { area.width - 1 } else { area.width }
}

/// The columns for its text: a token is at the end of the first line.
fn flat_room(area: Rect, tokens: &[Token]) -> u16 {
    flat_width(area).saturating_sub(if area.height == 1 && !tokens.is_empty() { 2 } else { 0 })
}

/// The rank and suit of a card without a frame.
fn flat_name(face: &CardFace, look: &Appearance) -> String {
    let name = face.card.map_or_else(|| look.glyphs().back.repeat(2), |card| look.name(card));
    if face.turned {
        format!("<{name}>")
    } else if !face.face_up && face.card.is_some() {
        format!("({name})")
    } else {
        name
    }
}

/// A card without a frame.
fn small(buffer: &mut Buffer, area: Rect, face: &CardFace, tokens: &[Token], look: &Appearance, shown: Shown) {
    let colours = Colours::of(face, look);
    let palette = look.palette();
    let room = flat_room(area, tokens);
    let area = Rect { width: flat_width(area).max(1), ..area };
    let (ink, print, ground) = if shown.cursor {
        (palette.table, palette.table, palette.accent)
    } else {
        (colours.ink, colours.print, colours.ground)
    };
    paint(buffer, area, style(print, ground));
    let name = flat_name(face, look);
    let mut ink_style = style(ink, ground).add_modifier(Modifier::BOLD);
    if face.card.is_none() && !shown.cursor {
        ink_style = style(palette.pattern, ground);
    }
    ink_style = highlighted(ink_style, shown, look, ground);
    let sign = token(tokens, look, 1, false);
    let lead = u16::from(usize::from(area.width) > name.width() + sign.width());
    let is_woven = area.height >= FRAMED && !face.face_up && face.card.is_none() && !shown.cursor;
    let end = if is_woven { area.x } else { put(buffer, area.x + lead, area.y, area.width - lead, &name, ink_style) };
    let (chosen, aim) = look.marks(ground);
    let mark = match shown.glow {
        Highlight::Picked => Some((look.glyphs().chosen, chosen)),
        Highlight::Target | Highlight::Further => Some((look.glyphs().point, aim)),
        _ => None,
    };
    if let Some((glyph, colour)) = mark.filter(|_| lead > 0) {
        let colour = if shown.cursor { palette.table } else { colour };
        put(buffer, area.x, area.y, 1, glyph, style(colour, ground).add_modifier(Modifier::BOLD));
    }
    let (lines, _) = flat_lines(face, look, room, area.height);
    if let Some(words) = lines.first().filter(|_| area.height == 1) {
        put(buffer, end + 1, area.y, area.right().saturating_sub(end + 1), words, style(print, ground));
    }
    if is_woven {
        weave(buffer, area, look);
    }
    let mut end = area.x;
    // On a wide card the text begins below the name.
    let fits = |line: &String| line.width() + usize::from(lead) <= area.width.into();
    let indent = if area.width >= 12 && lines.iter().all(fits) { lead } else { 0 };
    for (n, line) in lines.iter().enumerate().filter(|_| area.height > 1) {
        end = put(buffer, area.x + indent, area.y + 1 + n as u16, area.width - indent, line, style(print, ground));
    }
    if lines.len() + 1 < area.height.into() {
        end = area.x;
    }
    if !sign.is_empty() {
        put(buffer, area.right() - 1, area.y, 1, &sign, if shown.cursor { style(ink, ground) } else { look.cursor() });
    }
    // A hairline of the table separates cards in a column.
    if area.height > 1 && !shown.cursor {
        for x in end..area.right() {
            put(buffer, x, area.bottom() - 1, 1, look.glyphs().hair, style(palette.table, ground));
        }
    }
}

/// An empty place, or a token on the bare table.
fn empty(buffer: &mut Buffer, area: Rect, tokens: &[Token], look: &Appearance, shown: Shown) {
    let (palette, glyphs) = (look.palette(), look.glyphs());
    let colour = match (shown.cursor, shown.glow) {
        (true, _) => palette.accent,
        (_, Highlight::Target | Highlight::Further | Highlight::Can) => palette.legal,
        _ => palette.line,
    };
    let line = style(colour, palette.table);
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
fn highlighted(plain: Style, shown: Shown, look: &Appearance, ground: Rgb) -> Style {
    match shown.glow {
        _ if shown.cursor => plain,
        Highlight::Target | Highlight::Further => {
            style(look.marks(ground).1, ground).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
        }
        Highlight::Picked => style(look.marks(ground).0, ground).add_modifier(Modifier::BOLD),
        _ => plain,
    }
}
