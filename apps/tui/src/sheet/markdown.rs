//! The Markdown of rules and stories as lines to read.

use super::{TextLine, Weight};
use crate::markdown::{Kind, blocks};

/// A text's headings, paragraphs, items and tables as lines.
pub(crate) fn markdown(text: &str) -> Vec<TextLine> {
    let mut lines: Vec<TextLine> = Vec::new();
    for block in blocks(text) {
        if !lines.is_empty() && (block.is_apart || block.kind == Kind::Title) {
            lines.push(TextLine::plain(""));
        }
        let indent = 2 * block.depth.min(4) as u16;
        match block.kind {
            Kind::Title => lines.push(TextLine::new(Weight::Title, block.text)),
            Kind::Code => lines.extend(block.text.lines().map(|line| TextLine::new(Weight::Code, line))),
            Kind::Paragraph => lines.push(TextLine { indent, ..TextLine::plain(block.text) }),
            Kind::Item(marker) => {
                let (indent, hang) = (indent.saturating_sub(2), marker.chars().count() as u16 + 1);
                lines.push(TextLine { indent, hang, ..TextLine::plain(format!("{marker} {}", block.text)) });
            }
            Kind::Row => lines.push(TextLine { indent: 1, hang: 2, ..TextLine::plain(format!("• {}", block.text)) }),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_items_and_tables_become_lines() {
        let lines = markdown("# One\ntwo\n\n- a\n  - b\n1. c\n\n| h | i |\n|---|---|\n| j | k |\n\n    x  y\n");
        let texts: Vec<(u16, &str)> = lines.iter().map(|line| (line.indent, line.text.as_str())).collect();
        let (none, table) = ((0, ""), [(1, "• h: i"), (1, "• j: k")]);
        let before = [(0, "One"), (0, "two"), none, (0, "• a"), (2, "• b"), (0, "1. c"), none];
        assert_eq!(texts, [&before[..], &table, &[none, (0, "x  y")]].concat());
        assert_eq!((lines[0].weight, lines[10].weight), (Weight::Title, Weight::Code));
    }
}
