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
}

/// All rules of a reference, in order.
pub fn rules(reference: &str) -> impl Iterator<Item = Rule<'_>> {
    let mut heading = "";
    reference.lines().filter_map(move |line| {
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
        is_rule_id(id).then(|| Rule { id, heading, text: text.trim_matches([' ', '|', '.', '*']) })
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
}
