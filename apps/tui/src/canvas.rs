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

/// Writes a text, cut to `width` with an ellipsis, after a whole word if that loses little; returns the column after it.
pub(crate) fn put_cut(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style, more: &str) -> u16 {
    if text.width() <= usize::from(width) {
        return put(buffer, x, y, width, text, style);
    }
    let x = put(buffer, x, y, width.saturating_sub(1), start(text, width.saturating_sub(1)), style);
    if width > 0 { put(buffer, x, y, 1, more, style) } else { x }
}

/// The start of a text that fits into `width` columns: up to the end of a word unless that loses more than a third.
fn start(text: &str, width: u16) -> &str {
    let width = usize::from(width);
    let mut end = 0;
    for (at, c) in text.char_indices() {
        let next = at + c.len_utf8();
        if text[..next].width() > width {
            break;
        }
        end = next;
    }
    let fits = &text[..end];
    let is_word_end = text[end..].trim_start_matches([',', ';', ':', '.']).starts_with(' ');
    match fits.rfind(' ') {
        Some(at) if !is_word_end && 3 * at >= 2 * end => fits[..at].trim_end_matches([',', ';', ':', ' ']),
        _ => fits,
    }
}

/// A heading for `width` columns: one that does not fit ends with an ellipsis after a word that can end it, not in `the` or `if`.
pub(crate) fn heading(text: &str, width: u16, more: &str) -> String {
    if text.width() <= usize::from(width) {
        return text.to_owned();
    }
    let mut words: Vec<&str> = text.split(' ').collect();
    let is_bad = |words: &[&str]| {
        let last = words.last().copied().unwrap_or_default();
        words.join(" ").width() >= usize::from(width)
            || last.chars().count() <= 3 && last.chars().all(char::is_lowercase)
    };
    while words.len() > 1 && is_bad(&words) {
        words.pop();
    }
    let whole = words.join(" ");
    if whole.width() < usize::from(width) { format!("{whole}{more}") } else { text.to_owned() }
}

/// Whether each word of a text fits into `width` columns.
pub(crate) fn fits_by_words(text: &str, width: u16) -> bool {
    text.split(' ').all(|word| word.width() <= width.into())
}

/// A shortened name: its noun with as many of its other words as fit, or else the start of its noun with a full stop. A number at
/// its end stays.
pub(crate) fn shorten(text: &str, width: u16) -> String {
    let width = usize::from(width);
    if text.width() <= width {
        return text.to_owned();
    }
    if let Some((name, number)) = text.rsplit_once(' ').filter(|(_, number)| number.starts_with('#'))
        && let Some(room) = width.checked_sub(number.width() + 1).filter(|room| *room > 3)
    {
        return format!("{} {number}", shorten(name, room as u16));
    }
    let mut words: Vec<&str> = text.split_whitespace().collect();
    // The noun is before a small word: `Smell of Blood`, `Kelch des Lebens`.
    let is_small = |word: &&str| word.chars().count() <= 3 && word.chars().all(char::is_lowercase);
    words.truncate(words.iter().skip(1).position(is_small).map_or(words.len(), |n| n + 1));
    // A number is worth more than its noun.
    let is_number = words.first().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    let is_first = is_number || crate::text(&crate::text::NAME_NOUN) == "first";
    let runs = (1..=words.len()).rev().map(|n| if is_first { &words[..n] } else { &words[words.len() - n..] });
    if let Some(run) = runs.map(|run| run.join(" ")).find(|run| run.width() <= width) {
        let starts_high = text.starts_with(char::is_uppercase);
        return if starts_high { underdeck_game::prose::capitalised(&run) } else { run };
    }
    let noun = if is_first { words.first() } else { words.last() }.copied().unwrap_or_default();
    let start: String = noun.chars().take(width.saturating_sub(1)).collect();
    if width < 3 { String::new() } else { format!("{}.", start.trim_end_matches('-')) }
}

/// A text in at most `width` columns, cut before the count at its end, such as `0 of 2` or `0 von 2`, which stays.
pub(crate) fn squeeze(text: &str, width: u16, more: &str) -> String {
    if text.width() <= usize::from(width) {
        return text.to_owned();
    }
    let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit());
    let words: Vec<&str> = text.split(' ').collect();
    let tail = match words.as_slice() {
        [.., first, of, last] if is_number(first) && of.width() < 4 && is_number(last) => 3,
        [before @ .., last] if is_number(last) && !before.iter().any(|word| is_number(word)) => 1,
        _ => 0,
    };
    let (head, tail) = words.split_at(words.len() - tail);
    let (head, tail) = (head.join(" "), tail.join(" "));
    let room = width.saturating_sub(tail.width() as u16 + 2);
    match tail.is_empty() || room < 3 {
        true => format!("{}{more}", start(text, width.saturating_sub(1))),
        false => format!("{}{more} {tail}", start(&head, room)),
    }
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
    if text.width() <= width.into() && !text.contains('\n') {
        return vec![text.to_owned()];
    }
    let options = textwrap::Options::new(width.max(1).into()).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text.trim_end_matches('\n'), options).into_iter().map(Cow::into_owned).collect()
}

/// The same with every line indented by `indent` columns, and those after the first by `hang` more.
pub(crate) fn wrap_hanging(text: &str, width: u16, indent: u16, hang: u16) -> Vec<String> {
    let (first, others) = (" ".repeat(indent.into()), " ".repeat((indent + hang).min(width / 2).into()));
    let options = textwrap::Options::new(width.max(1).into()).initial_indent(&first).subsequent_indent(&others);
    let lines = textwrap::wrap(text.trim_end_matches('\n'), options.word_splitter(WordSplitter::NoHyphenation));
    lines.into_iter().map(Cow::into_owned).collect()
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
    fn names_are_shortened_to_words_and_counts_stay() {
        let shorter = [
            ("Wooden Shield", 6),
            ("Locked Door", 5),
            ("Smell of Blood", 8),
            ("Kelch des Lebens", 8),
            ("Skeleton", 5),
            ("Dragon", 6),
            ("4 points", 5),
            ("A reshuffle", 9),
            ("1 point", 5),
            ("Gold Piece", 6),
            ("Mimic Recycling Plant", 15),
            ("Necromancer #3", 13),
        ];
        assert_eq!(
            shorter.map(|(name, wide)| shorten(name, wide)),
            [
                "Shield",
                "Door",
                "Smell",
                "Kelch",
                "Skel.",
                "Dragon",
                "4",
                "Reshuffle",
                "1",
                "Piece",
                "Recycling Plant",
                "Necromanc. #3"
            ]
        );
        let spanish = underdeck_game::Language::of("es").unwrap();
        assert_eq!(spanish.speak(|| shorten("Puerta cerrada", 8)), "Puerta");
        assert_eq!(squeeze("both Gold Pieces 0 of 2", 19, "~"), "both Gold~ 0 of 2");
        assert_eq!(squeeze("beide Goldstücke 0 von 2", 15, "~"), "beide~ 0 von 2");
        assert_eq!(squeeze("rank 4 pay 1 food 3", 14, "~"), "rank 4 pay 1~");
        assert_eq!(squeeze("not this turn", 9, "~"), "not this~");
        assert_eq!(squeeze("0 of 2", 19, "~"), "0 of 2");
    }

    #[test]
    fn writing_outside_is_cut() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 4, 1));
        assert_eq!(put(&mut buffer, 2, 0, 9, "abc", Style::new()), 4);
        assert_eq!(put(&mut buffer, 9, 0, 9, "abc", Style::new()), 9);
        assert_eq!(put(&mut buffer, 0, 3, 9, "abc", Style::new()), 0);
        put_cut(&mut buffer, 0, 0, 3, "hello", Style::new(), "~");
        assert_eq!(start("one two three", 10), "one two");
        assert_eq!(start("27 against 30: few", 13), "27 against 30");
        let row: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(row, "he~b");
    }
}
