//! Markdown and rules as wrapped text for a terminal.

use underdeck_game::{Message, OptionValue, find_rule, say, source_of};
use underdeck_tui::markdown::{BlockKind, blocks};

use super::sources::source_lines;
use crate::say::{STRONG, wrap};

/// The width of text.
const WIDTH: usize = 80;

/// Renders Markdown as plain text, without the marks of emphasis and code.
pub(crate) fn plain(markdown: &str) -> String {
    let mut text = String::new();
    let mut after_title = false;
    for block in blocks(markdown) {
        let is_title = block.kind == BlockKind::Title;
        if !text.is_empty() && (block.is_apart || is_title || after_title) {
            text.push('\n');
        }
        after_title = is_title;
        let indent = "  ".repeat(block.depth);
        text += &match block.kind {
            BlockKind::Title => format!("{STRONG}{}{STRONG:#}", block.text),
            BlockKind::Paragraph => wrap(&block.text, &indent, &indent, WIDTH),
            BlockKind::Item(marker) => {
                let first = format!("{}{} ", &indent[2..], if marker == "•" { "-" } else { &marker });
                wrap(&block.text, &first, &" ".repeat(first.len()), WIDTH)
            }
            BlockKind::Row => wrap(&block.text, "  ", "      ", WIDTH),
            BlockKind::Columns => {
                let (heads, rows) = block.text.split_once('\n').unwrap_or((&block.text, ""));
                let rows = rows.lines().map(|line| format!("\n  {line}"));
                format!("  {STRONG}{heads}{STRONG:#}{}", rows.collect::<String>())
            }
            BlockKind::Code => block.text.lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n"),
        };
        text.push('\n');
    }
    text
}

/// A rule with its heading and its source under these house rules; an unknown id is an error with similar ids.
pub(crate) fn rule_text(
    game: &str,
    reference: &str,
    id: &str,
    options: &[(&'static str, OptionValue)],
) -> Result<String, String> {
    if let Some(rule) = find_rule(reference, id) {
        let words = wrap(&rule.in_words(), "  ", "  ", 80);
        let source = source_of(reference, rule.id).map(|source| {
            let lines = source_lines(&source, options);
            format!("  {}\n{lines}", source.class().said())
        });
        let (heading, source) = (rule.heading_in_words(), source.unwrap_or_default());
        return Ok(format!("{STRONG}{}{STRONG:#} ({heading})\n{words}\n{source}", rule.id));
    }
    let ids: Vec<&str> = underdeck_game::rules(reference).map(|rule| rule.id).collect();
    let word = id.split('-').next().unwrap_or(id).to_ascii_lowercase();
    let mut near: Vec<&str> =
        ids.iter().copied().filter(|known| known.split('-').next() == Some(word.as_str())).collect();
    near.sort_by_key(|id| (id.len(), *id));
    if near.is_empty() {
        near.extend(underdeck_game::nearest(id, ids.iter().copied()));
    }
    Err(match (near.as_slice(), ids.as_slice()) {
        ([], [first, .., last]) => say!(CLI_RULES_NONE, game, id, first = *first, last = *last),
        _ => say!(CLI_RULES_NEAR, game, id, near = Message::join(near, ", ")),
    }
    .into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bare(markdown: &str) -> String {
        anstream::adapter::strip_str(&plain(markdown)).to_string()
    }

    #[test]
    fn blocks_are_set_apart_and_lists_hang() {
        let text = bare("# Game\nOne `two`\n**three**.\n\n- **A**: first\n  goes on\n- B\n  1. b\n\n1. [x-1] one\n");
        assert_eq!(text, "Game\n\nOne two three.\n\n- A: first goes on\n- B\n  1. b\n\n1. [x-1] one\n");
        assert_eq!(bare("a\n\n```\nx  y\n```\n| a | b |\n|---|---|\n| x | 1 |\n"), "a\n\n    x  y\n  a: b\n  x: 1\n");
    }

    #[test]
    fn long_lines_are_wrapped() {
        let text = bare(&format!("- {}", "word ".repeat(40)));
        assert!(
            text.lines().all(|line| line.len() <= WIDTH) && text.lines().skip(1).all(|line| line.starts_with("  w"))
        );
    }
}
