//! The Markdown of rules and stories as lines to read.

use super::{Line, Weight};

/// A text's headings, paragraphs, items and tables as lines.
pub(crate) fn markdown(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut paragraph = String::new();
    let mut code = false;
    for line in text.lines() {
        let trimmed = line.trim();
        if trimmed.starts_with("```") {
            code = !code;
            continue;
        }
        if code {
            flush(&mut paragraph, &mut lines);
            lines.push(Line::new(Weight::Code, line));
        } else if let Some(heading) = trimmed.strip_prefix('#') {
            flush(&mut paragraph, &mut lines);
            if !lines.is_empty() {
                lines.push(Line::plain(""));
            }
            lines.push(Line::new(Weight::Title, plain(heading.trim_start_matches('#').trim())));
        } else if trimmed.is_empty() {
            flush(&mut paragraph, &mut lines);
            if lines.last().is_some_and(|line| !line.text.is_empty()) {
                lines.push(Line::plain(""));
            }
        } else if trimmed.starts_with('|') {
            flush(&mut paragraph, &mut lines);
            if !trimmed.chars().all(|c| "|-: ".contains(c)) {
                let cells: Vec<String> = trimmed.trim_matches('|').split('|').map(|cell| plain(cell.trim())).collect();
                let mut row = Line::plain(format!("• {}", cells.join("  ")));
                row.indent = 1;
                lines.push(row);
            }
        } else if let Some(item) = item(trimmed) {
            flush(&mut paragraph, &mut lines);
            let depth = line.len() - line.trim_start().len();
            paragraph = format!("\u{1}{}\u{1}{item}", depth.min(9));
        } else {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(trimmed);
        }
    }
    flush(&mut paragraph, &mut lines);
    lines
}

/// A list item's text.
fn item(line: &str) -> Option<String> {
    if let Some(rest) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some(rest.to_owned());
    }
    let (number, rest) = line.split_once(". ")?;
    (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then(|| rest.to_owned())
}

fn flush(paragraph: &mut String, lines: &mut Vec<Line>) {
    if paragraph.is_empty() {
        return;
    }
    let text = std::mem::take(paragraph);
    match text.strip_prefix('\u{1}').and_then(|rest| rest.split_once('\u{1}')) {
        Some((depth, text)) => {
            let indent = depth.parse().unwrap_or(0);
            lines.push(Line { weight: Weight::Plain, text: format!("• {}", plain(text)), indent });
        }
        None => lines.push(Line::plain(plain(&text))),
    }
}

/// The words without their marks.
fn plain(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "").replace("\\|", "|");
    // A star beside a letter is a mark as well; one between spaces is a star.
    let chars: Vec<char> = text.chars().collect();
    let is_mark = |n: usize| {
        let is_space = |n: Option<&char>| n.is_none_or(|c| c.is_whitespace());
        chars[n] == '*' && is_space(n.checked_sub(1).and_then(|n| chars.get(n))) != is_space(chars.get(n + 1))
    };
    (0..chars.len()).filter(|&n| !is_mark(n)).map(|n| chars[n]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_items_and_tables_become_lines() {
        let lines =
            markdown("# One\ntwo\nthree `x` *y* 2 * 3\n\n- **a** b\n  c\n1. d\n\n| h | i |\n|---|---|\n| j | k |\n");
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["One", "two three x y 2 * 3", "", "• a b c", "• d", "", "• h  i", "• j  k"]);
        assert_eq!(lines[0].weight, Weight::Title);
    }
}
