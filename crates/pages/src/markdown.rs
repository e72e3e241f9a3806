//! Markdown as HTML: headings, paragraphs, lists, tables, quotes, emphasis and code. Everything else is plain text.

use maud::{Markup, PreEscaped, html};

/// A text of blocks. Its highest heading becomes an `h` of this level.
pub(crate) fn block(text: &str, level: u8) -> Markup {
    let top = text.lines().filter_map(heading).map(|(depth, _)| depth).min().unwrap_or(1);
    let lines: Vec<&str> = text.lines().collect();
    let mut html = String::new();
    let mut at = 0;
    while at < lines.len() {
        let (piece, used) = piece(&lines[at..], level, top);
        html += &piece;
        at += used.max(1);
    }
    PreEscaped(html)
}

/// A line of text: emphasis and code. Everything else is escaped.
pub(crate) fn inline(text: &str) -> Markup {
    let mut html = String::new();
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        if let Some((code, after)) = rest.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
            html += &html! { code { (code) } }.into_string();
            rest = after;
            continue;
        }
        let mark = ["**", "*", "_"].into_iter().find(|mark| rest.starts_with(mark));
        match mark.filter(|mark| is_mark(rest, mark, html.chars().last(), &open)) {
            Some(mark) => {
                let tag = if mark == "**" { "strong" } else { "em" };
                if open.last() == Some(&mark) {
                    open.pop();
                    html += &format!("</{tag}>");
                } else {
                    open.push(mark);
                    html += &format!("<{tag}>");
                }
                rest = &rest[mark.len()..];
            }
            None => {
                let step = rest.chars().next().map_or(1, char::len_utf8);
                html += &html! { (&rest[..step]) }.into_string();
                rest = &rest[step..];
            }
        }
    }
    for mark in open.iter().rev() {
        html += if *mark == "**" { "</strong>" } else { "</em>" };
    }
    PreEscaped(html)
}

/// Whether a mark opens or closes emphasis here: it closes the innermost, or opens before a word and is closed later.
fn is_mark(rest: &str, mark: &str, before: Option<char>, open: &[&str]) -> bool {
    if open.last() == Some(&mark) {
        return true;
    }
    let after = &rest[mark.len()..];
    let word_before = before.is_some_and(|c| c.is_alphanumeric());
    !word_before
        && !open.contains(&mark)
        && after.starts_with(|c: char| !c.is_whitespace() && c != '*')
        && after.contains(mark)
}

/// The first block of some lines, and how many of them it takes.
fn piece(lines: &[&str], level: u8, top: usize) -> (String, usize) {
    let first = lines[0].trim();
    if first.is_empty() {
        return (String::new(), 1);
    }
    if let Some((depth, title)) = heading(first) {
        let level = (usize::from(level) + depth - top).min(6);
        return (format!("<h{level}>{}</h{level}>", inline(title).into_string()), 1);
    }
    if first.starts_with('|') {
        let count = lines.iter().take_while(|line| line.trim().starts_with('|')).count();
        return (table(&lines[..count]), count);
    }
    if first.starts_with('>') {
        let count = lines.iter().take_while(|line| line.trim().starts_with('>')).count();
        let inner: Vec<&str> = lines[..count].iter().map(|line| line.trim().trim_start_matches('>').trim()).collect();
        return (format!("<blockquote>{}</blockquote>", block(&inner.join("\n"), level).into_string()), count);
    }
    if item(lines[0]).is_some() {
        return list(lines);
    }
    let ends = |line: &&&str| {
        let line = line.trim();
        !line.is_empty() && heading(line).is_none() && !line.starts_with(['|', '>']) && item(line).is_none()
    };
    let count = 1 + lines[1..].iter().take_while(ends).count();
    let text: Vec<&str> = lines[..count].iter().map(|line| line.trim()).collect();
    (format!("<p>{}</p>", inline(&text.join(" ")).into_string()), count)
}

/// A list with everything that is set in under its items.
fn list(lines: &[&str]) -> (String, usize) {
    let Some((indent, ordered, _)) = item(lines[0]) else { return (String::new(), 1) };
    let tag = if ordered { "ol" } else { "ul" };
    let mut html = format!("<{tag}>");
    let mut at = 0;
    while at < lines.len() {
        let Some((here, kind, words)) = item(lines[at]).filter(|(here, kind, _)| *here == indent && *kind == ordered)
        else {
            break;
        };
        debug_assert!(here == indent && kind == ordered);
        let mut text = words.to_owned();
        at += 1;
        while at < lines.len()
            && !lines[at].trim().is_empty()
            && item(lines[at]).is_none()
            && heading(lines[at]).is_none()
        {
            text = text + " " + lines[at].trim();
            at += 1;
        }
        html += &format!("<li>{}", inline(&text).into_string());
        while at < lines.len() && item(lines[at]).is_some_and(|(deep, ..)| deep > indent) {
            let (inner, used) = list(&lines[at..]);
            html += &inner;
            at += used.max(1);
        }
        html += "</li>";
    }
    (format!("{html}</{tag}>"), at)
}

fn table(lines: &[&str]) -> String {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let is_rule = |line: &&&str| !line.chars().all(|c| "|-: ".contains(c));
    let rows: Vec<Vec<String>> = lines.iter().filter(is_rule).map(|line| cells(line)).collect();
    let html = html! {
        div class="scroll" tabindex="0" role="group" aria-label="Table" {
            table {
                @if let Some(head) = rows.first() {
                    thead { tr { @for cell in head { th scope="col" { (inline(cell)) } } } }
                }
                tbody { @for row in rows.iter().skip(1) { tr { @for cell in row { td { (inline(cell)) } } } } }
            }
        }
    };
    html.into_string()
}

fn heading(line: &str) -> Option<(usize, &str)> {
    let rest = line.trim_start_matches('#');
    let depth = line.len() - rest.len();
    ((1..=6).contains(&depth) && rest.starts_with(' ')).then(|| (depth, rest.trim()))
}

/// Indent, whether numbered, and words of a list's item.
fn item(line: &str) -> Option<(usize, bool, &str)> {
    let words = line.trim_start();
    let indent = line.len() - words.len();
    if let Some(rest) = words.strip_prefix("- ").or_else(|| words.strip_prefix("* ")) {
        return Some((indent, false, rest.trim()));
    }
    let rest = words.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = rest.len() < words.len() && rest.starts_with(". ");
    numbered.then(|| (indent, true, rest[2..].trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        block(text, 2).into_string()
    }

    #[test]
    fn blocks_become_elements() {
        assert_eq!(
            html("# A\n\ntext **bold** `x<y`\nmore"),
            "<h2>A</h2><p>text <strong>bold</strong> <code>x&lt;y</code> more</p>"
        );
        assert_eq!(html("- a\n  b\n  - c\n- d"), "<ul><li>a b<ul><li>c</li></ul></li><li>d</li></ul>");
        assert_eq!(html("1. a\n2. *b*"), "<ol><li>a</li><li><em>b</em></li></ol>");
        assert!(html("| a | b |\n|---|---|\n| 1 | 2 |").contains("<td>2</td>"));
        assert_eq!(html("> a\n> b"), "<blockquote><p>a b</p></blockquote>");
    }

    #[test]
    fn marks_that_are_none_and_hostile_text_stay_text() {
        assert_eq!(html("2 * 3 * 4 and snake_case_word"), "<p>2 * 3 * 4 and snake_case_word</p>");
        assert_eq!(html("<script>alert(1)</script> **open"), "<p>&lt;script&gt;alert(1)&lt;/script&gt; **open</p>");
        assert_eq!(html("**a *b** c*"), "<p><strong>a <em>b*</em> c*</strong></p>");
    }
}
