//! Markdown as HTML. HTML in a text is escaped, and links become their words.

use maud::{Markup, PreEscaped};
use pulldown_cmark::html::push_html;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use underdeck_game::text;

use crate::site::Site;

/// A text of blocks. Its highest heading becomes an `h` of this level.
pub(crate) fn block(site: &Site<'_>, text: &str, level: u8) -> Markup {
    blocks(&site.say(&text::TEXT_TABLE), text, level)
}

/// The same with the name of its tables.
fn blocks(table: &str, text: &str, level: u8) -> Markup {
    let heading =
        |event| if let Event::Start(Tag::Heading { level, .. }) = event { Some(level as usize) } else { None };
    let top = parse(text).filter_map(heading).min().unwrap_or(1);
    let shifted = |depth: HeadingLevel| {
        HeadingLevel::try_from((usize::from(level) + depth as usize - top).min(6)).unwrap_or(HeadingLevel::H6)
    };
    render(
        table,
        parse(text).map(|event| match event {
            Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                Event::Start(Tag::Heading { level: shifted(level), id, classes, attrs })
            }
            Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(shifted(level))),
            event => event,
        }),
    )
}

fn parse(text: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new_ext(text, Options::ENABLE_TABLES).filter_map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Some(Event::Text(text)),
        Event::Start(Tag::HtmlBlock) => Some(Event::Start(Tag::Paragraph)),
        Event::End(TagEnd::HtmlBlock) => Some(Event::End(TagEnd::Paragraph)),
        Event::Start(Tag::Link { .. } | Tag::Image { .. }) | Event::End(TagEnd::Link | TagEnd::Image) => None,
        event => Some(event),
    })
}

fn render<'a>(table: &str, events: impl Iterator<Item = Event<'a>>) -> Markup {
    let mut html = String::new();
    push_html(&mut html, events);
    // Text is escaped, so these can only be tags.
    let tables = [
        ("<table>", &*format!("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{table}\"><table>")),
        ("</table>", "</table></div>"),
        ("<th>", "<th scope=\"col\">"),
        // The content security policy forbids inline styles.
        ("<th style=\"text-align: right\">", "<th scope=\"col\" class=\"number\">"),
        ("<td style=\"text-align: right\">", "<td class=\"number\">"),
    ];
    PreEscaped(tables.iter().fold(html, |html, (plain, ours)| html.replace(plain, ours)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        blocks("Table", text, 2).into_string().replace('\n', "")
    }

    #[test]
    fn blocks_become_elements() {
        assert_eq!(
            html("# A\n\ntext **bold** `x<y`"),
            "<h2>A</h2><p>text <strong>bold</strong> <code>x&lt;y</code></p>"
        );
        assert_eq!(html("### A\n##### B"), "<h2>A</h2><h4>B</h4>");
        assert_eq!(html("- a\n  - c\n- d"), "<ul><li>a<ul><li>c</li></ul></li><li>d</li></ul>");
        assert_eq!(html("1. a\n2. *b*"), "<ol><li>a</li><li><em>b</em></li></ol>");
        let table = html("| a | b |\n|---|--:|\n| 1 | 2 |");
        assert!(table.contains("scope=\"col\">a</th>") && table.contains("<td class=\"number\">2</td>"), "{table}");
        assert!(table.starts_with("<div class=\"scroll\"") && table.ends_with("</div>"), "{table}");
    }

    #[test]
    fn plain_marks_and_hostile_text_stay_text() {
        assert_eq!(html("2 * 3 * 4 and snake_case_word"), "<p>2 * 3 * 4 and snake_case_word</p>");
        assert_eq!(html("<script>alert(1)</script> **open"), "<p>&lt;script&gt;alert(1)&lt;/script&gt; **open</p>");
        assert_eq!(html("a <b>c</b> [d](javascript:e)"), "<p>a &lt;b&gt;c&lt;/b&gt; d</p>");
    }
}
