//! Reports as tables for the terminal.

use std::fmt::Write;

use underdeck_report::{DataTable, Report};

use crate::say::{self, FAINT, STRONG};

/// The width of sentences.
const WIDTH: usize = 100;
/// The length of the longest bar.
const BAR: f64 = 20.0;

/// A report: its title, findings, conditions and tables.
pub(crate) fn digest(digest: &Report) -> String {
    let mut text = format!("{STRONG}{}{STRONG:#}\n", digest.title);
    for line in digest.lead.iter().chain(&digest.about) {
        let _ = writeln!(text, "{}", say::wrap(line, "", "  ", WIDTH));
    }
    for sheet in &digest.sheets {
        text.push('\n');
        text += &self::sheet(sheet);
    }
    text
}

fn sheet(sheet: &DataTable) -> String {
    let mut text = String::new();
    if !sheet.title.is_empty() {
        let _ = writeln!(text, "{STRONG}{}{STRONG:#}", sheet.title);
    }
    let (heads, rows) = drawn(sheet);
    text += &aligned(&heads, &rows);
    if !sheet.note.is_empty() {
        let _ = writeln!(text, "{}", say::wrap(&sheet.note, "", "", WIDTH));
    }
    text
}

/// Heads and rows as text, with the bars and squares of the table.
fn drawn(sheet: &DataTable) -> (Vec<String>, Vec<Vec<String>>) {
    let (mut heads, mut rows) = sheet.columns();
    let (full, shades) =
        if say::is_dumb() { ('#', [' ', '.', '+', '#']) } else { ('█', ['░', '▒', '▓', '█']) };
    for (row, share) in rows.iter_mut().zip(sheet.bars().unwrap_or_default()) {
        let bar = std::iter::repeat_n(full, (share * BAR).round() as usize).collect();
        row.insert(row.len().min(3), bar);
    }
    if sheet.bars().is_some() {
        heads.insert(heads.len().min(3), String::new());
    }
    for (row, strengths) in rows.iter_mut().zip(sheet.strengths().unwrap_or_default()) {
        for (cell, strength) in row.iter_mut().zip(strengths) {
            if let Some(strength) = strength {
                let shade = shades[((strength * 4.0) as usize).min(3)];
                *cell = format!("{shade}{shade} {cell}");
            }
        }
    }
    (heads, rows)
}

/// Whether a column holds words or bars rather than numbers.
fn is_words(rows: &[Vec<String>], n: usize) -> bool {
    let is_number = |cell: &str| {
        let ends_in_digit = cell.trim_end_matches([' ', '%']).ends_with(|letter: char| letter.is_ascii_digit());
        ends_in_digit && cell.trim_start_matches(['+', '-', '−']).starts_with(|letter: char| letter.is_ascii_digit())
    };
    rows.iter().filter_map(|row| row.get(n)).any(|cell| !cell.is_empty() && !is_number(cell))
}

/// Columns as wide as their content, words aligned left and numbers right.
fn aligned(heads: &[String], rows: &[Vec<String>]) -> String {
    let width = |n: usize| {
        let cells = std::iter::once(heads).chain(rows.iter().map(Vec::as_slice));
        cells.filter_map(|row| row.get(n)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let mut text = String::new();
    for (n, row) in std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).enumerate() {
        let cells = row.iter().zip(&widths).enumerate().map(|(place, (cell, &width))| match () {
            _ if place == 0 || is_words(rows, place) => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = match n {
            0 => writeln!(text, "{FAINT}{}{FAINT:#}", line.trim_end()),
            _ => writeln!(text, "{}", line.trim_end()),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let heads = ["cell".to_owned(), "won".to_owned()];
        let rows = [vec!["a".to_owned(), "100".to_owned()], vec!["longer".to_owned(), "7".to_owned()]];
        let text = aligned(&heads, &rows);
        assert!(text.ends_with("a       100\nlonger    7\n"), "{text}");
        let words = [
            vec!["a".to_owned(), "1 to 2".to_owned(), "be".to_owned()],
            vec!["b".to_owned(), "10 to 2".to_owned(), "longer".to_owned()],
        ];
        let text = aligned(&["".to_owned(), "n".to_owned(), "w".to_owned()], &words);
        assert!(text.ends_with("a   1 to 2  be\nb  10 to 2  longer\n"), "{text}");
    }
}
