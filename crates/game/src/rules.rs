//! The rules of a reference, by their ids.
//!
//! In a reference an id is in square brackets at the head of its statement, `[fight-3] power = strength: …`, in a list item, a paragraph or
//! the first cell of a table row. A ruling is written `- R24. …` or `- **R24** …`. A statement may continue on the next lines.

use crate::prose::capitalised;
use crate::signed;

/// One normative statement of a reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its id, such as `fight-3` or `R24`.
    pub id: &'a str,
    /// The heading above it.
    pub heading: &'a str,
    /// Its text without the id, as Markdown: a cell or a row of a table, or the lines of a list item or paragraph.
    pub text: &'a str,
    /// The heads of the columns if it is a row of a table, as the table has them; empty otherwise.
    pub columns: &'a str,
}

impl Rule<'_> {
    /// Its text for people: plain sentences, with cards as people write them. A table row names its columns. Text for programs is left out;
    /// the result is empty if nothing else is there.
    pub fn in_words(&self) -> String {
        let heads = self.columns.split('|').map(str::trim).filter(|head| !head.is_empty());
        let parts: Vec<String> = match self.columns {
            "" => vec![plain(self.text)],
            _ => cells(self.text).zip(heads).map(|(cell, head)| (plain(cell), plain(head))).map(labelled).collect(),
        };
        let sentences = parts.into_iter().filter(|part| part.contains(char::is_alphanumeric)).map(|part| closed(&part));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// Its heading for people.
    pub fn heading_in_words(&self) -> String {
        capitalised(&plain(self.heading))
    }
}

/// The cells of a row; a bar in backquotes is none between cells.
fn cells(row: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    row.split(move |c| {
        is_code ^= c == '`';
        c == '|' && !is_code
    })
    .map(str::trim)
}

/// A cell after the head of its column; empty if the cell is.
fn labelled((cell, head): (String, String)) -> String {
    if cell.is_empty() { cell } else { format!("{}: {cell}", capitalised(&head)) }
}

/// A text whose sentences begin with a capital, with an end.
fn closed(text: &str) -> String {
    let sentences = text.trim_end_matches([' ', ',', ';', ':']).split(". ").map(capitalised);
    let text = sentences.collect::<Vec<_>>().join(". ");
    if text.ends_with(['.', '?', '!']) { text } else { text + "." }
}

/// A text without the marks of Markdown and without JSON, with cards as people write them.
fn plain(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let (mut is_cut, mut is_in_brackets) = (false, false);
    for (n, part) in text.split('`').enumerate() {
        match (n % 2 == 1, is_cut) {
            (true, false) if part.contains('{') => match roll(part) {
                Some(roll) => said += &roll,
                // Text for programs is dropped with the words around it, up to the next mark.
                None => {
                    let start = said.rfind([':', ';', '.', ',', '(']).unwrap_or(0);
                    is_in_brackets = said[start..].starts_with('(');
                    said.truncate(said[..start].trim_end().len());
                    is_cut = true;
                }
            },
            (true, false) => said += &spelt(part),
            (true, true) => {}
            (false, false) => said += &part.replace('*', ""),
            (false, true) => {
                let Some(end) = part.find([';', '.', ')']) else { continue };
                is_cut = false;
                said += &part[end + usize::from(is_in_brackets)..].replace('*', "");
            }
        }
    }
    let said = said.replace("..=", "–").replace("..", "–").replace('_', " ");
    let words: Vec<&str> = said.split_whitespace().collect();
    signed(words.join(" ").trim_start_matches([' ', '.', ':', ';', ',']))
}

/// A die's event in words.
fn roll(json: &str) -> Option<String> {
    let (_, die) = json.split_once("\"roll\"")?;
    Some(format!("a {} roll", die.split('"').nth(1)?))
}

/// Text in backquotes, in words: keys without their marks, `T` as the rank, the arguments of a move left open.
fn spelt(code: &str) -> String {
    if code == "T" {
        return "10".into();
    }
    let mut open = code.to_owned();
    while let Some((before, (_, after))) = open.split_once('<').and_then(|(a, b)| Some((a, b.split_once('>')?))) {
        open = format!("{before}…{after}");
    }
    let words = open.split(' ').map(|word| match word {
        "null" => "none".into(),
        "\"??\"" => "hidden".into(),
        _ if word.contains('…') => "…".into(),
        _ => word.replace(['"', '*'], "").trim_matches(['[', ']']).replace('|', "or"),
    });
    words.collect::<Vec<String>>().join(" ")
}

/// All rules of a reference, in order.
pub fn rules(reference: &str) -> impl Iterator<Item = Rule<'_>> {
    let (mut heading, mut columns, mut before) = ("", "", "");
    reference.lines().filter_map(move |line| {
        if !line.starts_with('|') {
            columns = "";
        } else if !before.starts_with('|') {
            columns = line;
        }
        before = line;
        if line.starts_with('#') {
            heading = line.trim_start_matches('#').trim();
            return None;
        }
        let body = line.trim_start_matches(|c: char| c.is_ascii_digit() || " |-.*".contains(c));
        let (id, text) = match body.strip_prefix('[') {
            Some(rest) => rest.split_once(']')?,
            None if line.starts_with("- ") => body.split_once([' ', '.', '*'])?,
            None => return None,
        };
        let text = if columns.is_empty() { continued(reference, text) } else { text };
        is_rule_id(id).then(|| Rule { id, heading, text: text.trim_matches([' ', '|', '.', '*']), columns })
    })
}

/// The rest of a line, and the next lines of the same list item or paragraph.
fn continued<'a>(reference: &'a str, rest: &'a str) -> &'a str {
    let begins_something = |line: &str| {
        let mark = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        mark.is_empty()
            || mark.starts_with(['#', '|', '['])
            || ["- ", "* ", ". "].iter().any(|list| mark.starts_with(list))
    };
    let start = rest.as_ptr() as usize - reference.as_ptr() as usize;
    let mut end = start + rest.len();
    for line in reference[end..].split_inclusive('\n').skip(1).take_while(|line| !begins_something(line)) {
        end += line.len();
    }
    reference[start..end].trim_end()
}

/// The rule of this id, in either case.
pub fn find_rule<'a>(reference: &'a str, id: &str) -> Option<Rule<'a>> {
    rules(reference).find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// `R24`, or lower-case words and a number joined by `-`.
pub(crate) fn is_rule_id(text: &str) -> bool {
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
    match text.strip_prefix('R') {
        Some(digits) => is_number(digits),
        None => text.rsplit_once('-').is_some_and(|(word, digits)| {
            is_number(digits) && !word.is_empty() && word.bytes().all(|c| c.is_ascii_lowercase() || c == b'-')
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\n## Fights\n\n1. [fight-1] power < strength: lose.\n   - [fight-2] deeper.\n| [move-1] `go` | always | walk |\n\n- R1. A ruling.\n- **R2** Another one.\n- (R3) cited only\n- [ ] no rule\n[x] neither\n";

    const TABLE: &str = "## `defend` (a monster attacks)\n\n| enemy | cards | hits |\n|---|---|---|\n| [room-2] `slime` | `TC` \
        `2C` | 3 |\n| [room-3] `go <cell>` | | `x | y` |\n\n- [rest-1] *Sleep*: a die, `{\"roll\":\"d6\"}`; then phase \
        `go`.\n- [rest-2] All are\n  shuffled (emit `{\"order\": […]}` first); `max_health` is `null`, ranks `7`–`T`.\n\
        - [rest-3] `{\"a\":1}`\n";

    #[test]
    fn ids_are_found_in_lists_tables_and_rulings() {
        let found: Vec<_> = rules(TEXT).map(|rule| (rule.id, rule.text)).collect();
        let expected = [
            ("fight-1", "power < strength: lose"),
            ("fight-2", "deeper"),
            ("move-1", "`go` | always | walk"),
            ("R1", "A ruling"),
            ("R2", "Another one"),
        ];
        assert_eq!(found, expected);
        assert_eq!(find_rule(TEXT, "r2").unwrap().heading, "Fights");
        assert_eq!(find_rule(TEXT, "fight-9"), None);
    }

    #[test]
    fn a_rule_reads_as_sentences_without_marks() {
        let words = |id| find_rule(TABLE, id).unwrap().in_words();
        assert_eq!(words("room-2"), "Enemy: slime. Cards: 10♣ 2♣. Hits: 3.");
        assert_eq!(words("room-3"), "Enemy: go …. Hits: x or y.");
        assert_eq!(words("rest-1"), "Sleep: a die, a d6 roll; then phase go.");
        assert_eq!(words("rest-2"), "All are shuffled; max health is none, ranks 7–10.");
        assert_eq!(words("rest-3"), "");
        assert_eq!(find_rule(TABLE, "room-2").unwrap().heading_in_words(), "Defend (a monster attacks)");
    }
}
