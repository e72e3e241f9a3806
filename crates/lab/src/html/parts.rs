//! The parts of every page: the frame, figures with their tables, numbers in words.

use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("style.css");

/// A whole page.
pub(crate) fn page(title: &str, kicker: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Underdeck" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    header {
                        p.kicker { (kicker) }
                        h1 { (title) }
                    }
                    (body)
                    footer { p { "Made by Underdeck. Intervals are of 95 % confidence." } }
                }
            }
        }
    };
    page.into_string()
}

/// A plot with its caption, and its numbers as a table.
pub(crate) fn figure(caption: &str, note: &str, plot: &Markup, twin: &Markup) -> Markup {
    html! {
        figure {
            figcaption { h2 { (caption) } @if !note.is_empty() { p { (note) } } }
            div.plot { (plot) }
            details { summary { "The same as a table" } (twin) }
        }
    }
}

/// A table; the first column names the rows.
pub(crate) fn table(heads: &[&str], rows: &[Vec<String>]) -> Markup {
    html! {
        div.scroll {
            table {
                thead { tr { @for head in heads { th scope="col" { (head) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (n, cell) in row.iter().enumerate() {
                                @if n == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A share as percent.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.2} %", share * 100.0)
}

/// A difference of shares, with its sign.
pub(crate) fn signed_percent(share: f64) -> String {
    signed(share * 100.0) + " %"
}

/// A number with two digits.
pub(crate) fn points(number: f64) -> String {
    if number < 0.0 { format!("−{:.2}", -number) } else { format!("{number:.2}") }
}

/// A difference of numbers, with its sign.
pub(crate) fn signed_points(number: f64) -> String {
    signed(number)
}

fn signed(number: f64) -> String {
    if number < 0.0 { format!("−{:.2}", -number) } else { format!("+{number:.2}") }
}

/// A number with its digits in groups of three, by thin spaces that do not break.
pub(crate) fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_print() {
        assert_eq!([percent(0.12345), signed_percent(-0.1), signed_points(2.0)], ["12.35 %", "−10.00 %", "+2.00"]);
        assert_eq!([grouped(999), grouped(1_234_567)], ["999", "1\u{202f}234\u{202f}567"]);
    }

    #[test]
    fn what_comes_from_outside_is_escaped() {
        let page = page("<b>&", "x", &table(&["<i>"], &[vec!["\"<u>".into()]]));
        assert!(page.contains("&lt;b&gt;&amp;") && page.contains("&lt;i&gt;") && !page.contains("<u>"));
        assert!(!page.contains("<script") && !page.contains("http"));
    }
}
