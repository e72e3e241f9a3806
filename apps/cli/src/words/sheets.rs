//! Reports in tables, for the terminal.

use std::fmt::Write;

use report::{Digest, Sheet};

use crate::say::{self, FAINT, STRONG};

/// The width of sentences.
const WIDTH: usize = 100;

/// A report: its title, what was found, how it was played, its tables.
pub(crate) fn digest(digest: &Digest) -> String {
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

fn sheet(sheet: &Sheet) -> String {
    let mut text = String::new();
    if !sheet.title.is_empty() {
        let _ = writeln!(text, "{STRONG}{}{STRONG:#}", sheet.title);
    }
    let (heads, rows) = sheet.columns();
    text += &aligned(&heads, &rows);
    if !sheet.note.is_empty() {
        let _ = writeln!(text, "{}", say::wrap(&sheet.note, "", "", WIDTH));
    }
    text
}

/// Columns as wide as their content, the first aligned left and the others right.
fn aligned(heads: &[String], rows: &[Vec<String>]) -> String {
    let width = |n: usize| {
        let cells = std::iter::once(heads).chain(rows.iter().map(Vec::as_slice));
        cells.filter_map(|row| row.get(n)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let mut text = String::new();
    for (n, row) in std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).enumerate() {
        let cells = row.iter().zip(&widths).enumerate().map(|(place, (cell, &width))| match place {
            0 => format!("{cell:<width$}"),
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
    }
}
