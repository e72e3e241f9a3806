//! Writing into a buffer of cells: texts, frames, wrapped paragraphs.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use textwrap::WordSplitter;
use unicode_width::UnicodeWidthStr;

/// Writes a text, cut to `width`; returns the column after it.
pub(crate) fn put(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
    if y < buffer.area.y || y >= buffer.area.bottom() || x >= buffer.area.right() {
        return x;
    }
    let width = width.min(buffer.area.right() - x);
    let (end, _) = buffer.set_stringn(x, y, text, width.into(), style);
    end
}

/// Writes a text, cut to `width` with an ellipsis; returns the column after it.
pub(crate) fn put_cut(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style, more: &str) -> u16 {
    if text.width() <= usize::from(width) {
        return put(buffer, x, y, width, text, style);
    }
    let x = put(buffer, x, y, width.saturating_sub(1), text, style);
    if width > 0 { put(buffer, x, y, 1, more, style) } else { x }
}

/// Clears an area in one style.
pub(crate) fn paint(buffer: &mut Buffer, area: Rect, style: Style) {
    let area = area.intersection(buffer.area);
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let cell = &mut buffer[(x, y)];
            cell.reset();
            cell.set_symbol(" ").set_style(style);
        }
    }
}

/// Draws a frame of these six glyphs along the edge of an area.
pub(crate) fn frame(buffer: &mut Buffer, area: Rect, glyphs: [&str; 6], style: Style) {
    if area.width < 2 || area.height < 2 {
        return;
    }
    let (left, right, top, bottom) = (area.x, area.right() - 1, area.y, area.bottom() - 1);
    for x in left + 1..right {
        put(buffer, x, top, 1, glyphs[4], style);
        put(buffer, x, bottom, 1, glyphs[4], style);
    }
    for y in top + 1..bottom {
        put(buffer, left, y, 1, glyphs[5], style);
        put(buffer, right, y, 1, glyphs[5], style);
    }
    for (x, y, glyph) in [(left, top, 0), (right, top, 1), (right, bottom, 2), (left, bottom, 3)] {
        put(buffer, x, y, 1, glyphs[glyph], style);
    }
}

/// Wraps a text into lines of at most `width` columns, broken at spaces; longer words are split.
pub(crate) fn wrap(text: &str, width: u16) -> Vec<String> {
    let options = textwrap::Options::new(width.max(1).into()).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text.trim_end_matches('\n'), options).into_iter().map(Cow::into_owned).collect()
}

/// Draws a text in at most `most` lines; returns the line below it.
pub(crate) fn paragraph(buffer: &mut Buffer, area: Rect, words: &str, style: Style, most: u16, more: &str) -> u16 {
    let lines = wrap(words, area.width);
    let most = most.min(area.height).max(1);
    for (n, line) in lines.iter().take(most.into()).enumerate() {
        let is_cut = n + 1 == usize::from(most) && lines.len() > n + 1;
        let line = if is_cut { format!("{line} {}", lines[n + 1]) } else { line.clone() };
        put_cut(buffer, area.x, area.y + n as u16, area.width, &line, style, more);
    }
    area.y + (lines.len() as u16).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_wrap_at_spaces_and_long_words_are_cut() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 5), ["abcde", "fgh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(wrap("♥♥♥♥", 3), ["♥♥♥", "♥"]);
    }

    #[test]
    fn writing_outside_is_cut() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 4, 1));
        assert_eq!(put(&mut buffer, 2, 0, 9, "abc", Style::new()), 4);
        assert_eq!(put(&mut buffer, 9, 0, 9, "abc", Style::new()), 9);
        assert_eq!(put(&mut buffer, 0, 3, 9, "abc", Style::new()), 0);
        put_cut(&mut buffer, 0, 0, 3, "hello", Style::new(), "~");
        let row: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(row, "he~b");
    }
}
