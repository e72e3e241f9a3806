//! The rules of a reference, by their ids.
//!
//! In a reference an id stands in square brackets at the head of its statement, `[fight-3] power = strength: …`, in a
//! list item, a paragraph or the first cell of a table row; a ruling is written `- R24. …` or `- **R24** …`.

/// One normative statement of a reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its id, such as `fight-3` or `R24`.
    pub id: &'a str,
    /// The heading above it.
    pub heading: &'a str,
    /// Its text without the id, one line of Markdown.
    pub text: &'a str,
    /// The heads of the columns if it is a row of a table, as the table has them; empty otherwise.
    pub columns: &'a str,
}

impl Rule<'_> {
    /// Its text as sentences: a row of a table says what its columns are, and what is written for programs alone is left out.
    pub fn in_words(&self) -> String {
        let cells = self.text.split(" | ").map(str::trim);
        let heads = self.columns.split('|').map(str::trim).filter(|head| !head.is_empty());
        let parts: Vec<String> = match self.columns {
            "" => vec![self.text.to_owned()],
            _ => cells
                .zip(heads)
                .filter(|(cell, _)| !cell.is_empty())
                .map(|(cell, head)| format!("{head}: {cell}"))
                .collect(),
        };
        let sentences = parts.iter().flat_map(|part| part.split_inclusive(". "));
        let words = sentences.filter(|sentence| !sentence.contains("{\"") && !sentence.contains("ase `"));
        let said: Vec<String> = words.map(plain).filter(|words| !words.is_empty()).collect();
        said.join(" ")
    }
}

/// A sentence without the marks of Markdown, and with names of keys as words.
fn plain(sentence: &str) -> String {
    let bare = sentence.replace(['`', '*'], "").replace('_', " ");
    let bare = crate::prose::capitalised(bare.trim());
    if bare.is_empty() || bare.ends_with(['.', ':', '?', '!']) { bare } else { bare + "." }
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
        is_rule_id(id).then(|| Rule { id, heading, text: text.trim_matches([' ', '|', '.', '*']), columns })
    })
}

/// The rule of this id, in either case.
pub fn find_rule<'a>(reference: &'a str, id: &str) -> Option<Rule<'a>> {
    rules(reference).find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// `R24`, or lower-case words and a number joined by `-`.
fn is_rule_id(text: &str) -> bool {
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

    const TABLE: &str = "| enemy | cards | hits |\n|---|---|---|\n| [room-2] `slime` | 1, 2 | 3 |\n\n        - [rest-1] Sleep. Emits `{\"roll\": \"d6\"}`, then phase `go`. *Health*: rises by `max_health`.\n";

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
        let words = |id| find_rule(TABLE, id).unwrap().in_words();
        assert_eq!(words("room-2"), "Enemy: slime. Cards: 1, 2. Hits: 3.");
        assert_eq!(words("rest-1"), "Sleep. Health: rises by max health.");
        assert_eq!(find_rule(TEXT, "fight-9"), None);
    }
}
