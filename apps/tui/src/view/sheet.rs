//! Drawing sheets: lists, texts and questions.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use underdeck_cards::Card;
use underdeck_game::CardFace;
use unicode_width::UnicodeWidthStr;

use super::dock::labelled;
use super::{Shown, draw_card};
use crate::canvas::{frame, paint, paragraph, put, put_cut, wrap};
use crate::highlight::Highlight;
use crate::sheet::{List, Reading, Row, TextLine, Typing, Weight};
use crate::theme::{Appearance, style};

/// Draws a sheet's frame and title; returns the area inside. A long title continues below the frame.
pub(crate) fn lay(buffer: &mut Buffer, area: Rect, title: &str, foot: &str, look: &Appearance) -> Rect {
    paint(buffer, area, look.plain());
    let line = style(look.palette().line, look.palette().table);
    frame(buffer, area, look.glyphs().thin, line);
    let titles = title_lines(title, area.width);
    for (n, title) in titles.iter().enumerate() {
        let title = if n == 0 { format!(" {title} ") } else { title.clone() };
        put(buffer, area.x + 2, area.y + n as u16, area.width.saturating_sub(4), &title, look.accent());
    }
    if !foot.is_empty() {
        let wide = (foot.width() as u16 + 2).min(area.width.saturating_sub(4));
        let x = area.right().saturating_sub(wide + 2);
        put(buffer, x, area.bottom() - 1, wide, &format!(" {foot} "), look.dim());
    }
    let head = titles.len() as u16;
    Rect::new(area.x + 2, area.y + head, area.width.saturating_sub(4), area.height.saturating_sub(1 + head))
}

/// The lines of a title on a sheet of this width.
pub(crate) fn title_lines(title: &str, width: u16) -> Vec<String> {
    wrap(title, width.saturating_sub(6))
}

/// The lines for the notes below a list, with the empty one above them: enough for the longest. An effect that is whole in its row
/// needs none.
pub(crate) fn notes_height(list: &List, width: u16) -> u16 {
    let high = |row: &Row| match row.note.is_empty() || is_whole(row, width) {
        true => 0,
        false => wrap(&row.note.replace("\n\n", "\n"), width.saturating_sub(2)).len() + 1,
    };
    list.rows.iter().map(high).max().unwrap_or(0) as u16
}

/// The width of a sheet with this list: one that shows the effects of moves in their rows, if it can.
pub(crate) fn list_width(list: &List) -> u16 {
    let widths = [72, 76, 92];
    let fits = |wide: &u16| list.rows.iter().all(|row| !row.is_move || is_whole(row, wide - 4));
    widths.into_iter().find(fits).unwrap_or(92)
}

/// Whether a row of this width shows a move and its whole effect.
fn is_whole(row: &Row, width: u16) -> bool {
    row.is_move && row.text.width() + row.note.width() + 5 <= usize::from(width)
}

/// Draws the note of a row, without its empty lines or as one paragraph where it would not fit.
fn note(buffer: &mut Buffer, area: Rect, words: &str, look: &Appearance) {
    let close = words.replace("\n\n", "\n");
    let one = close.replace('\n', " ");
    let fits = |words: &&str| wrap(words, area.width).len() <= area.height.into();
    let words = [words, &close].into_iter().find(fits).unwrap_or(&one);
    paragraph(buffer, area, words, look.plain(), area.height, look.glyphs().more);
}

/// Draws a list, and the note of the row under the cursor beside or below it; returns the areas of the rows, for the mouse.
pub(crate) fn list(buffer: &mut Buffer, area: Rect, list: &List, look: &Appearance) -> Vec<(Rect, usize)> {
    let is_wide = area.width >= 72 && list.is_broad;
    let here = list.rows.get(list.at);
    let words = here.map(|row| row.note.as_str()).unwrap_or_default();
    let below = if is_wide { 0 } else { notes_height(list, area.width) };
    let left = if is_wide { area.width * 11 / 20 } else { area.width };
    let mut y = area.y;
    if list.is_proud {
        proud(buffer, Rect { height: 1, ..area }, look);
        y += 2;
    }
    if !list.intro.is_empty() {
        let most = area.height.saturating_sub(list.rows.len() as u16 + below + 1).max(area.height / 3).clamp(3, 12);
        let style = if list.is_proud { look.plain() } else { look.dim() };
        y = paragraph(buffer, Rect { y, ..area }, &list.intro, style, most, look.glyphs().more) + 1;
    }
    let room = area.bottom().saturating_sub(y);
    let below = below.min(room - (list.rows.len() as u16).min(room.div_ceil(2)));
    let rows = Rect::new(area.x, y, left, room - below);
    // An empty line above each heading, if all rows fit then.
    let headings = list.rows.iter().skip(1).filter(|row| row.act.is_none()).count();
    let gap = u16::from(list.rows.len() + headings <= usize::from(rows.height));
    let first = first_row(list.rows.len(), list.at, rows.height.into());
    let mut touch = Vec::new();
    let mut y = rows.y;
    for (n, row) in list.rows.iter().enumerate().skip(first) {
        y += if row.act.is_none() && n > 0 { gap } else { 0 };
        if y >= rows.bottom() {
            break;
        }
        let at = Rect::new(rows.x, y, rows.width, 1);
        line(buffer, at, row, n == list.at, look);
        if row.act.is_some() {
            touch.push((at, n));
        }
        y += 1;
    }
    if first > 0 {
        put(buffer, rows.right().saturating_sub(1), rows.y, 1, look.glyphs().up, look.accent());
    }
    if first + usize::from(rows.height) < list.rows.len() {
        put(
            buffer,
            rows.right().saturating_sub(1),
            rows.bottom().saturating_sub(1),
            1,
            look.glyphs().down,
            look.accent(),
        );
    }
    if is_wide {
        let lines = style(look.palette().line, look.palette().table);
        for y in rows.top()..rows.bottom() {
            put(buffer, rows.right() + 1, y, 1, look.glyphs().thin[5], lines);
        }
        let mut notes = Rect::new(rows.right() + 3, rows.y, area.width.saturating_sub(left + 3), rows.height);
        if list.has_preview {
            notes.height -= preview(buffer, notes, look);
        }
        if let Some(row) = here.filter(|row| row.act.is_some()) {
            let y = paragraph(buffer, notes, row.text.trim(), look.strong(), 2, look.glyphs().more) + 1;
            let room = Rect { y, height: notes.bottom().saturating_sub(y), ..notes };
            note(buffer, room, words, look);
        }
    } else if below > 0 && here.is_none_or(|row| !is_whole(row, area.width)) {
        let notes = Rect::new(area.x + 1, rows.bottom() + 1, area.width.saturating_sub(2), below.saturating_sub(1));
        note(buffer, notes, words, look);
    }
    touch
}

/// Draws cards in the chosen look at the bottom of an area, if they fit; returns how many lines they take.
fn preview(buffer: &mut Buffer, area: Rect, look: &Appearance) -> u16 {
    let (wide, high) = (8, 5);
    if area.height < high + 8 {
        return 0;
    }
    let cards = ["TH", "QC", "7D", "4S"].map(str::parse::<Card>);
    let faces = cards.iter().flatten().map(|card| CardFace::up(*card, ""));
    let shown = Shown { glow: Highlight::None, cursor: false, fresh: false, is_flat: false };
    for (n, face) in [CardFace::down(None, "")].into_iter().chain(faces).enumerate() {
        let x = area.x + n as u16 * (wide + 1);
        if x + wide <= area.right() {
            draw_card(buffer, Rect::new(x, area.bottom() - high, wide, high), Some(&face), &[], look, shown);
        }
    }
    high + 1
}

/// Draws a line of suits in honour of a victory.
fn proud(buffer: &mut Buffer, area: Rect, look: &Appearance) {
    let (suits, palette) = (look.glyphs().suits, look.palette());
    let red = style(palette.alarm, palette.table);
    for x in (0..area.width).step_by(2) {
        let n = usize::from(x / 2) % 4;
        let style = if n == 1 || n == 2 { red } else { look.accent() };
        put(buffer, area.x + x, area.y, 1, suits[n], style);
    }
}

/// A row of a list, or a heading.
fn line(buffer: &mut Buffer, at: Rect, row: &Row, is_here: bool, look: &Appearance) {
    let more = look.glyphs().more;
    if row.act.is_none() {
        put_cut(buffer, at.x, at.y, at.width, &row.text, look.accent(), more);
        return;
    }
    if is_here {
        paint(buffer, at, look.cursor());
    }
    let base = if is_here { look.cursor() } else { look.plain() };
    if row.is_move {
        put(buffer, at.x, at.y, 1, if is_here { look.glyphs().point } else { " " }, base);
        let label = if is_here { base } else { look.strong() };
        labelled(buffer, Rect { x: at.x + 2, width: at.width - 3, ..at }, (&row.text, label), (&row.note, base), more);
        return;
    }
    // The side has what the text leaves, and at least half of the line.
    let left = at.width.saturating_sub(row.text.width() as u16 + 5).max(at.width / 2);
    let side = (row.side.width() as u16).min(left);
    let room = at.width.saturating_sub(2 + if side > 0 { side + 3 } else { 1 });
    put(buffer, at.x, at.y, 1, if is_here { look.glyphs().point } else { " " }, base);
    put_cut(buffer, at.x + 2, at.y, room, &row.text, base, more);
    let style = if is_here { base } else { look.dim() };
    put_cut(buffer, at.right().saturating_sub(side + 1), at.y, side, &row.side, style, more);
}

/// Draws a text from its top line on.
pub(crate) fn reading(buffer: &mut Buffer, area: Rect, reading: &Reading, look: &Appearance) {
    for (n, line) in reading.lines(area.width).iter().skip(reading.top).take(area.height.into()).enumerate() {
        put(buffer, area.x, area.y + n as u16, area.width, &line.text, weight(line, look));
    }
}

fn weight(line: &TextLine, look: &Appearance) -> Style {
    match line.weight {
        Weight::Plain => look.plain(),
        Weight::Dim => look.dim(),
        Weight::Title => look.accent(),
        Weight::Strong => look.strong(),
        Weight::Code => look.legal().add_modifier(Modifier::empty()),
    }
}

/// Marks the ends beyond which a text continues.
pub(crate) fn reading_marks(buffer: &mut Buffer, area: Rect, reading: &Reading, look: &Appearance) {
    let x = area.right();
    if reading.top > 0 {
        put(buffer, x, area.y, 1, look.glyphs().up, look.accent());
    }
    if reading.top + usize::from(area.height) < reading.lines(area.width).len() {
        put(buffer, x, area.bottom().saturating_sub(1), 1, look.glyphs().down, look.accent());
    }
}

/// Draws a line to type, its completions, and why it was refused.
pub(crate) fn asked(buffer: &mut Buffer, area: Rect, asked: &Typing, look: &Appearance) {
    typing(buffer, area, &asked.question, &asked.typed, look);
    let mut y = area.y + 1;
    if !asked.fault.is_empty() {
        let room = Rect { y, height: area.bottom() - y, ..area };
        y = paragraph(buffer, room, &asked.fault, look.alarm(), 4, look.glyphs().more);
    }
    y += 1;
    for choice in asked.matching() {
        if y >= area.bottom() {
            break;
        }
        put_cut(buffer, area.x + 2, y, area.width.saturating_sub(2), choice, look.dim(), look.glyphs().more);
        y += 1;
    }
}

/// Draws a line to type into, with the cursor at its end.
fn typing(buffer: &mut Buffer, area: Rect, question: &str, typed: &str, look: &Appearance) {
    let x = put(buffer, area.x, area.y, area.width, question, look.strong());
    let room = area.right().saturating_sub(x + 1);
    // The end of the typed text stays visible.
    let skip = typed.chars().count().saturating_sub(usize::from(room.saturating_sub(1)));
    let shown: String = typed.chars().skip(skip).collect();
    let x = put(buffer, x + 1, area.y, room, &shown, look.plain());
    put(buffer, x, area.y, 1, " ", look.cursor());
}

/// The first visible row that puts row `at` in the middle.
fn first_row(count: usize, at: usize, room: usize) -> usize {
    at.saturating_sub(room / 2).min(count.saturating_sub(room))
}
