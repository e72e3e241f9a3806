//! The parts of every page: the frame, figures with their tables, numbers as text.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use underdeck_game::{Language, Message, say};
use underdeck_plot::Unit;

use crate::glossary::linked;
pub(crate) use crate::numbers::grouped;

const STYLE: &str = include_str!("style.css");

/// A complete page.
pub(crate) fn page(title: &str, kicker: &str, body: &Markup, colophon: &Markup) -> String {
    let (body, glossary) = linked(&body.0);
    let page = html! {
        (DOCTYPE)
        html lang=(Language::current().code()) {
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
                    (PreEscaped(body))
                    (glossary)
                    footer { (colophon) }
                }
            }
        }
    };
    page.into_string()
}

/// The number of styles of bars and curves.
pub(crate) const LOOKS: usize = 6;

/// A plot with its caption and titled tables below it.
pub(crate) fn figure(caption: &str, note: &str, plot: &Markup, tables: &[(Message, Markup)]) -> Markup {
    let tables: Vec<(&str, Markup)> = tables.iter().map(|(title, table)| (&**title, table.clone())).collect();
    underdeck_plot::figure(None, &named(caption, note), plot, false, &tables)
}

/// The title of a table with the numbers of its plot.
pub(crate) fn same(table: Markup) -> (Message, Markup) {
    (say!(REPORT_SAME), table)
}

/// A table without a plot.
pub(crate) fn tabled(caption: &str, note: &str, table: &Markup) -> Markup {
    underdeck_plot::figure(None, &named(caption, note), table, false, &[])
}

fn named(caption: &str, note: &str) -> Markup {
    html! { h2 { (caption) } @if !note.is_empty() { p { (note) } } }
}

/// A table; the first column names the rows.
pub(crate) fn table<T: Clone + Into<Message>>(heads: &[T], rows: &[Vec<String>]) -> Markup {
    let heads: Vec<Message> = heads.iter().cloned().map(Into::into).collect();
    let heads: Vec<&str> = heads.iter().map(|head| &**head).collect();
    underdeck_plot::scroll(&say!(REPORT_TABLE), &underdeck_plot::table(&heads, rows, |_| false))
}

/// A number on an axis.
pub(crate) fn tick(unit: Unit, number: f64) -> String {
    unit.words(number).replace('.', &Language::current().decimal_sign())
}

/// The sentences that are not empty, one after another.
pub(crate) fn notes(all: impl IntoIterator<Item = Message>) -> Message {
    Message::join(all.into_iter().filter(|note| !note.is_empty()), " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::NumberFormat;

    #[test]
    fn numbers_are_written_as_in_print() {
        let signed = [NumberFormat::MoreShare.words(-0.1), NumberFormat::More.words(2.0)];
        assert_eq!(
            (NumberFormat::Share.words(0.12345).as_str(), signed.map(String::from)),
            ("12.35 %", ["−10.00 %", "+2.00"].map(str::to_owned))
        );
        assert_eq!([grouped(999), grouped(1_234_567)], ["999", "1,234,567"]);
        assert_eq!(grouped(u64::MAX), "18,446,744,073,709,551,615");
        assert_eq!([tick(Unit::Number, -2.5), NumberFormat::Number(2).words(-0.001).into()], ["−2.5", "0.00"]);
    }

    #[test]
    fn external_text_is_escaped() {
        let page = page("<b>&", "x", &table(&["<i>"], &[vec!["\"<u>".into()]]), &html! {});
        assert!(page.contains("&lt;b&gt;&amp;") && page.contains("&lt;i&gt;") && !page.contains("<u>"));
        assert!(!page.contains("<script") && !page.contains("http"));
    }
}
