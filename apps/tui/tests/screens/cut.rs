//! Sentences of the pseudo-locale that a screen cuts off: an opening bracket without its closing one.

use std::collections::BTreeSet;

/// A screen as cells.
type Cells = Vec<Vec<char>>;

/// The sentences that are cut off on a sheet; `None` if no sheet is on top.
pub(crate) fn on_sheet(screen: &str, size: (u16, u16)) -> Option<Vec<String>> {
    let (wide, high) = (usize::from(size.0), usize::from(size.1));
    let cells: Cells = screen.lines().map(|line| format!("{line:<wide$}").chars().collect()).collect();
    let (x, y, wide, high) = frame(&cells, wide, high)?;
    let columns = |y: usize, from: usize, to: usize| cells[y][from..to].iter().collect::<String>();
    let title = columns(y, x + 1, x + wide - 1);
    let (left, right) = (x + 2, x + wide - 2);
    // A broad list has the note of its row at the right.
    let middle = left + (wide - 4) * 11 / 20 + 1;
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    for row in y + 1..y + high - 1 {
        if columns(row, middle, right).starts_with('│') {
            // A broad list may show only the start of a row's name: beside the rows, the name of the row under the cursor is whole.
            rows.push(after_cut(&columns(row, left, middle)).to_owned());
            notes.push(columns(row, middle + 1, right));
        } else {
            rows.push(after_effect(columns(row, left, right)));
        }
    }
    let is_marked = |y: usize, mark: char| cells[y][right] == mark;
    let mut found = Vec::new();
    let mut read = |text: &str, from: bool, to: bool| found.extend(unclosed(text, from, to));
    // A notice of several lines ends in the frame.
    let mut foot = columns(y + high - 1, x + 1, x + wide - 1);
    if !foot.contains('⟦') {
        rows.push(std::mem::take(&mut foot));
    }
    // A long title has lines below the frame; a text that is scrolled begins after them, at the mark.
    let top = (0..rows.len()).find(|n| is_marked(y + 1 + n, '▲'));
    let (head, body) = rows.split_at(top.unwrap_or(rows.len()));
    let goes_on = is_marked(y + high - 2, '▼');
    read(&format!("{title}\n{}", head.join("\n")), false, goes_on && top.is_none());
    read(&body.join("\n"), true, goes_on);
    read(&foot, false, false);
    read(&notes.join("\n"), false, false);
    Some(found)
}

/// The sentences that are cut off with an ellipsis anywhere on a screen.
pub(crate) fn with_ellipsis(screen: &str) -> BTreeSet<String> {
    let cut = |line: &str| {
        let parts: Vec<&str> = line.split('…').collect();
        let starts = parts.windows(2).filter(|pair| !pair[1].starts_with('~'));
        starts.filter_map(|pair| Some(pair[0][pair[0].rfind('⟦')?..].to_owned())).collect::<Vec<_>>()
    };
    screen.lines().flat_map(cut).filter(|cut| !cut.contains('⟧')).collect()
}

/// A row without the start of a name that is cut off.
fn after_cut(row: &str) -> &str {
    let name = row.trim_start_matches([' ', '▸', '└']);
    let is_cut = |cut: &&str| name.starts_with('⟦') && !cut.contains('⟧');
    name.split_once('…').filter(|(cut, rest)| is_cut(cut) && !rest.starts_with('~')).map_or(row, |(_, rest)| rest)
}

/// A row without the start of a move whose effect is cut off: below the rows, the effect of the move under the cursor is whole.
fn after_effect(row: String) -> String {
    let (number, words) = row.trim_start_matches([' ', '▸']).split_once(' ').unwrap_or_default();
    let is_move = number.parse::<u16>().is_ok() && words.starts_with('⟦');
    if is_move && words.split('…').skip(1).any(|rest| !rest.starts_with('~')) { String::new() } else { row }
}

/// The frame of the sheet on top: in the middle of the screen, or all of it, or all below the head of Home.
fn frame(cells: &Cells, wide: usize, high: usize) -> Option<(usize, usize, usize, usize)> {
    let is_frame = |&(x, y, wide, high): &(usize, usize, usize, usize)| {
        let corners = [(x, y, '╭'), (x + wide - 1, y, '╮'), (x, y + high - 1, '╰'), (x + wide - 1, y + high - 1, '╯')];
        let has_sides = || (y + 1..y + high - 1).all(|y| cells[y][x] == '│');
        corners.iter().all(|&(x, y, glyph)| cells[y][x] == glyph) && has_sides()
    };
    let whole = [(0, 3, wide, high - 3), (0, 0, wide, high)];
    let inner = [72, 76, 92, wide - 4]
        .into_iter()
        .filter(|inner| *inner + 4 <= wide)
        .flat_map(|inner| (6..=high).rev().map(move |tall| ((wide - inner) / 2, (high - tall) / 2, inner, tall)));
    whole.into_iter().chain(inner).find(is_frame)
}

/// The starts of the sentences without an end in a text, and the ends without a start. The text may begin and end in the middle of a sentence.
fn unclosed(text: &str, begins_within: bool, ends_within: bool) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Option<usize> = begins_within.then_some(0);
    for (at, glyph) in text.char_indices() {
        match glyph {
            '⟦' => {
                found.extend(open.replace(at).filter(|from| *from > 0 || !begins_within).map(|from| &text[from..at]))
            }
            '⟧' if open.take().is_none() => found.push(&text[..at]),
            // The next sentence is missing as a whole.
            '…' if open.is_none() && text[..at].ends_with('⟧') => found.push(&text[..at]),
            _ => {}
        }
    }
    found.extend(open.filter(|from| !(ends_within || begins_within && *from == 0)).map(|from| &text[from..]));
    let plain = |cut: &str| cut.split_whitespace().collect::<Vec<_>>().join(" ");
    found
        .into_iter()
        .map(|cut| plain(cut).chars().rev().take(160).collect::<Vec<_>>().into_iter().rev().collect())
        .collect()
}

#[test]
fn a_cut_sentence_is_found() {
    assert!(unclosed("⟦a b⟧ ⟦c\nd⟧", false, false).is_empty());
    assert_eq!(unclosed("⟦a ⟦b⟧", false, false), ["⟦a"]);
    assert_eq!(unclosed("⟦a⟧ ⟦b", false, false), ["⟦b"]);
    assert_eq!(unclosed("a⟧ ⟦b", true, true), Vec::<String>::new());
    assert_eq!(unclosed("⟦a …~⟧ ⟦b⟧…", false, false), ["⟦a …~⟧ ⟦b⟧"]);
    assert_eq!(after_effect("▸ 12 ⟦a⟧  ⟦→ b…".into()), "");
    assert_eq!(after_effect("  ⟦→ b…".into()), "  ⟦→ b…");
    assert_eq!(after_cut("▸ ⟦a b… ⟦c⟧"), " ⟦c⟧");
    assert_eq!(after_cut("  ⟦a …~⟧ ⟦c⟧"), "  ⟦a …~⟧ ⟦c⟧");
}
