//! Markdown as text for a terminal: headings, paragraphs, lists and tables, wrapped.

use crate::say::{STRONG, wrap};

/// How wide text is set.
const WIDTH: usize = 80;

/// Renders Markdown as plain text. Emphasis and code marks go; what is unknown stays as it is.
pub(crate) fn plain(markdown: &str) -> String {
    let mut text = String::new();
    let mut block = Block::None;
    for line in markdown.lines() {
        let trimmed = line.trim();
        let indent = line.len() - line.trim_start().len();
        if trimmed.is_empty() {
            block.end(&mut text);
            blank(&mut text);
        } else if trimmed.starts_with('#') {
            block.end(&mut text);
            blank(&mut text);
            let title = inline(trimmed.trim_start_matches('#').trim());
            text.push_str(&format!("{STRONG}{title}{STRONG:#}\n\n"));
        } else if trimmed.starts_with('|') {
            if !matches!(block, Block::Table(_)) {
                block.end(&mut text);
                block = Block::Table(Vec::new());
            }
            if let Block::Table(rows) = &mut block {
                rows.push(cells(trimmed));
            }
        } else if let Some((marker, rest)) = item(trimmed) {
            block.end(&mut text);
            let first = format!("{}{marker} ", " ".repeat(indent));
            block = Block::Paragraph { hang: " ".repeat(first.chars().count()), first, words: rest.into() };
        } else if let Block::Paragraph { words, .. } = &mut block {
            words.push(' ');
            words.push_str(trimmed);
        } else {
            block.end(&mut text);
            block = Block::Paragraph { first: String::new(), hang: String::new(), words: trimmed.into() };
        }
    }
    block.end(&mut text);
    text.trim_end().to_owned() + "\n"
}

/// What is being read.
enum Block {
    None,
    Paragraph { first: String, hang: String, words: String },
    Table(Vec<Vec<String>>),
}

impl Block {
    fn end(&mut self, text: &mut String) {
        match std::mem::replace(self, Self::None) {
            Self::None => {}
            Self::Paragraph { first, hang, words } => {
                text.push_str(&wrap(&inline(&words), &first, &hang, WIDTH));
                text.push('\n');
            }
            Self::Table(rows) => table(&rows, text),
        }
    }
}

/// Leaves one empty line before what follows.
fn blank(text: &mut String) {
    if !text.is_empty() && !text.ends_with("\n\n") {
        text.push('\n');
    }
}

/// The marker and the words of a list item.
fn item(line: &str) -> Option<(&str, &str)> {
    let (marker, rest) = line.split_once(' ')?;
    let number = marker.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|c| c.is_ascii_digit()));
    (number || marker == "-" || marker == "*").then_some((marker, rest))
}

/// The cells of a table row; `\|` is no border.
fn cells(line: &str) -> Vec<String> {
    let inner = line.trim_start_matches('|').trim_end_matches('|').replace("\\|", "\u{0}");
    inner.split('|').map(|cell| inline(&cell.replace('\u{0}', "|")).trim().to_owned()).collect()
}

/// A table as lines `first: second; third`: columns would be too narrow for sentences, and hard to listen to.
fn table(rows: &[Vec<String>], text: &mut String) {
    let is_rule = |row: &&Vec<String>| !row.iter().all(|cell| cell.chars().all(|c| "-: ".contains(c)));
    for row in rows.iter().filter(is_rule) {
        let filled: Vec<&str> = row.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        let Some((first, rest)) = filled.split_first() else { continue };
        let line = if rest.is_empty() { (*first).to_owned() } else { format!("{first}: {}", rest.join("; ")) };
        text.push_str(&wrap(&line, "  ", "      ", WIDTH));
        text.push('\n');
    }
}

/// Takes out the marks of emphasis and code, and the targets of links. A lone star or underscore is no mark.
fn inline(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text.replace("**", "");
    while let Some((before, link)) = rest.split_once('[') {
        let target = link.split_once("](").and_then(|(name, tail)| Some((name, tail.split_once(')')?.1)));
        plain.push_str(before);
        rest = match target {
            Some((name, tail)) if !name.contains(']') => {
                plain.push_str(name);
                tail.to_owned()
            }
            _ => {
                plain.push('[');
                link.to_owned()
            }
        };
    }
    plain.push_str(&rest);
    let word_mark = |c: char| c == '*' || c == '_';
    let words = plain.split(' ').map(|word| {
        let bare = word.trim_matches(word_mark);
        let is_marked = word.starts_with(word_mark) || word.trim_end_matches(['.', ',', ':', ')']).ends_with(word_mark);
        let is_mark = !bare.is_empty() && is_marked && !word.contains('`');
        if is_mark { word.replace('*', "").trim_matches('_').to_owned() } else { word.replace('`', "") }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bare(markdown: &str) -> String {
        anstream::adapter::strip_str(&plain(markdown)).to_string()
    }

    #[test]
    fn blocks_are_set_apart_and_lists_hang() {
        let text = bare("# Game\nOne `two`\n**three**.\n\n- **A**: first\n  goes on\n- B\n\n1. [x-1] one\n");
        assert_eq!(text, "Game\n\nOne two three.\n\n- A: first goes on\n- B\n\n1. [x-1] one\n");
    }

    #[test]
    fn tables_become_sentences() {
        assert_eq!(bare("| a | b |\n|---|---|\n| x | 1 | `y`\\|z |\n"), "  a: b\n  x: 1; y|z\n");
    }

    #[test]
    fn long_lines_are_wrapped_and_links_named() {
        let text = bare(&format!("- {}", "word ".repeat(40)));
        assert!(
            text.lines().all(|line| line.len() <= WIDTH) && text.lines().skip(1).all(|line| line.starts_with("  w"))
        );
        assert_eq!(bare("see [the *book*](http://x.y/z) and a_b * c"), "see the book and a_b * c\n");
    }
}
