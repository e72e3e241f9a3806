//! The glossary of a report: the terms that it uses, each with its meaning and, on a page, a link from every use.

use maud::{Markup, html};
use underdeck_game::{Id, Message, say};

use crate::text;

/// Each term, its spellings with bars between them, and its meaning.
static TERMS: [[&Id; 2]; 21] = [
    [&text::REPORT_TERM_DRAMA, &text::REPORT_MEANS_DRAMA],
    [&text::REPORT_TERM_UNCERTAINTY, &text::REPORT_MEANS_UNCERTAINTY],
    [&text::REPORT_TERM_LEAD_CHANGE, &text::REPORT_MEANS_LEAD_CHANGE],
    [&text::REPORT_TERM_COMEBACK, &text::REPORT_MEANS_COMEBACK],
    [&text::REPORT_TERM_GAME_TREE, &text::REPORT_MEANS_GAME_TREE],
    [&text::REPORT_TERM_DEAD_DEAL, &text::REPORT_MEANS_DEAD_DEAL],
    [&text::REPORT_TERM_COMPLETION, &text::REPORT_MEANS_COMPLETION],
    [&text::REPORT_TERM_PLAYOUT, &text::REPORT_MEANS_PLAYOUT],
    [&text::REPORT_TERM_GREEDY, &text::REPORT_MEANS_GREEDY],
    [&text::REPORT_TERM_RANDOM, &text::REPORT_MEANS_RANDOM],
    [&text::REPORT_TERM_MCTS, &text::REPORT_MEANS_MCTS],
    [&text::REPORT_TERM_LUCK_OUT, &text::REPORT_MEANS_LUCK_OUT],
    [&text::REPORT_TERM_WORTH, &text::REPORT_MEANS_WORTH],
    [&text::REPORT_TERM_PAIRED, &text::REPORT_MEANS_PAIRED],
    [&text::REPORT_TERM_HOLM, &text::REPORT_MEANS_HOLM],
    [&text::REPORT_TERM_TANGO, &text::REPORT_MEANS_TANGO],
    [&text::REPORT_TERM_WILSON, &text::REPORT_MEANS_WILSON],
    [&text::REPORT_TERM_NEWCOMBE, &text::REPORT_MEANS_NEWCOMBE],
    [&text::REPORT_TERM_STUDENT, &text::REPORT_MEANS_STUDENT],
    [&text::REPORT_TERM_INTERVAL, &text::REPORT_MEANS_INTERVAL],
    [&text::REPORT_TERM_MEDIAN, &text::REPORT_MEANS_MEDIAN],
];

/// The elements whose text has no links: titles, links, code and drawings.
const PLAIN: [&str; 7] = ["style", "svg", "code", "a", "h1", "h2", "summary"];

/// A page's HTML with every use of a term as a link to its meaning, and the glossary of these terms.
pub(crate) fn linked(html: &str) -> (String, Markup) {
    let spellings = spellings();
    let (mut page, mut rest, mut plain, mut used) = (String::with_capacity(html.len()), html, 0usize, Vec::new());
    while !rest.is_empty() {
        let (text, tag) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
        match plain {
            0 => page += &link(text, &spellings, &mut used),
            _ => page += text,
        }
        let (tag, after) = tag.split_at(tag.find('>').map_or(tag.len(), |end| end + 1));
        let name = tag.trim_start_matches(['<', '/']).split([' ', '>', '/']).next().unwrap_or_default();
        if PLAIN.contains(&name) {
            plain = if tag.starts_with("</") { plain.saturating_sub(1) } else { plain + 1 };
        }
        page += tag;
        rest = after;
    }
    used.sort_unstable();
    let glossary = html! {
        @if !used.is_empty() {
            div.glossary {
                h2 { (say!(REPORT_TERMS)) }
                dl.terms { @for &n in &used {
                    dt id=(anchor(n)) { dfn { (name(n)) } }
                    dd { (Message::from(TERMS[n][1])) }
                } }
            }
        }
    };
    (page, glossary)
}

/// The terms in a text of a report, as a section of Markdown; empty without any.
pub(crate) fn section(report: &str) -> String {
    let mut used = Vec::new();
    link(report, &spellings(), &mut used);
    used.sort_unstable();
    let lines: String = used.iter().map(|&n| format!("- **{}**: {}\n", name(n), Message::from(TERMS[n][1]))).collect();
    if lines.is_empty() { lines } else { format!("\n## {}\n\n{lines}", say!(REPORT_TERMS)) }
}

/// The spellings of all terms in lower case with the number of each, the longest first.
fn spellings() -> Vec<(Vec<char>, usize)> {
    let of = |(n, [term, _]): (usize, &[&'static Id; 2])| {
        let all = Message::from(*term).to_string();
        all.split(" | ").map(|spelling| (lower(spelling), n)).collect::<Vec<_>>()
    };
    let mut all: Vec<_> = TERMS.iter().enumerate().flat_map(of).collect();
    all.sort_by_key(|(spelling, _)| std::cmp::Reverse(spelling.len()));
    all
}

/// Letter by letter, so that positions stay the same.
fn lower(text: &str) -> Vec<char> {
    text.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter)).collect()
}

/// The first spelling of a term.
fn name(n: usize) -> String {
    Message::from(TERMS[n][0]).split(" | ").next().unwrap_or_default().to_owned()
}

fn anchor(n: usize) -> String {
    TERMS[n][0].name().replacen("report-", "", 1)
}

/// A text with links; adds the terms in it to `used`.
fn link(text: &str, spellings: &[(Vec<char>, usize)], used: &mut Vec<usize>) -> String {
    let (letters, small) = (text.chars().collect::<Vec<_>>(), lower(text));
    let is_word = |at: usize| letters.get(at).is_some_and(|letter| letter.is_alphanumeric());
    let (mut out, mut at) = (String::with_capacity(text.len()), 0);
    while at < letters.len() {
        let is_start = is_word(at) && (at == 0 || !is_word(at - 1));
        let here = |(term, _): &&(Vec<char>, usize)| small[at..].starts_with(term) && !is_word(at + term.len());
        match spellings.iter().filter(|_| is_start).find(here) {
            Some((term, n)) => {
                if !used.contains(n) {
                    used.push(*n);
                }
                let words: String = letters[at..at + term.len()].iter().collect();
                out += &format!("<a class=\"term\" href=\"#{}\">{words}</a>", anchor(*n));
                at += term.len();
            }
            None => {
                out.push(letters[at]);
                at += 1;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_use_of_a_term_is_a_link_to_its_meaning_and_unused_terms_are_omitted() {
        let (page, glossary) = linked("<p>Drama, by Holm; <code>greedy</code> dramatic mcts:10</p>");
        let glossary = glossary.into_string();
        assert_eq!(page.matches("<a class").count(), 3, "{page}");
        for (words, anchor) in [("Drama", "term-drama"), ("Holm", "term-holm"), ("mcts", "term-mcts")] {
            assert!(page.contains(&format!("<a class=\"term\" href=\"#{anchor}\">{words}</a>")), "{page}");
            assert!(glossary.contains(&format!("<dt id=\"{anchor}\">")), "{glossary}");
        }
        assert_eq!(glossary.matches("<dt").count(), 3);
        assert!(section("no word of it").is_empty() && section("(Holm)").contains("- **Holm**: "));
    }

    #[test]
    fn the_longest_spelling_of_a_term_is_linked() {
        let (page, _) = linked("<p>lead changes in a game</p>");
        assert!(page.contains(">lead changes</a> in"), "{page}");
    }
}
