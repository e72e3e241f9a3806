//! The rule ids that code and tests cite.

use std::collections::BTreeSet;

/// Words that look like rule ids and are none.
const NOT_RULES: [&str; 4] = ["utf-8", "sha-256", "base-32", "iso-8601"];

/// The rule ids in the comment of a line, in brackets or backticks.
pub(super) fn in_comment(line: &str) -> BTreeSet<String> {
    let comment = line.find("//").map_or("", |at| &line[at..]);
    let pieces = pieces(comment, '(', ')').into_iter().chain(pieces(comment, '`', '`'));
    rule_ids(pieces.flat_map(|piece| piece.split([',', ' ', ';'])))
}

/// The rule ids in the code of a line, each a string of its own.
pub(super) fn in_code(line: &str) -> BTreeSet<String> {
    rule_ids(pieces(line.find("//").map_or(line, |at| &line[..at]), '"', '"').into_iter())
}

fn rule_ids<'a>(words: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    let words = words.map(str::trim).filter(|word| is_rule_id(word) && !NOT_RULES.contains(word));
    words.map(str::to_owned).collect()
}

/// A test that runs.
pub(super) struct Test<'a> {
    name: &'a str,
    /// What its comments cite.
    cited: BTreeSet<String>,
}

impl Test<'_> {
    /// Whether its name or a comment in it names a rule. Names are `fight_3`, `r24_health_comes_first`,
    /// `a_clean_kill_fight_5`.
    pub(super) fn names(&self, id: &str) -> bool {
        let name = id.to_ascii_lowercase().replace('-', "_");
        format!("_{}_", self.name).contains(&format!("_{name}_")) || self.cited.contains(id)
    }
}

/// The functions under `#[test]`; each ends at the brace in the column of its `fn`.
pub(super) fn tests(text: &str) -> Vec<Test<'_>> {
    let lines: Vec<&str> = text.lines().collect();
    let marked = lines.iter().enumerate().filter(|(_, line)| line.trim() == "#[test]").map(|(n, _)| n);
    let test = |marked: usize| {
        let is_head = |line: &&&str| line.trim_start().starts_with(['/', '#']);
        let head = lines[..marked].iter().rev().take_while(is_head).count();
        let declared = marked + lines[marked..].iter().position(|line| line.trim_start().starts_with("fn "))?;
        let indented = lines[declared].find("fn ")?;
        let name = lines[declared][indented + 3..].split('(').next()?;
        let is_end = |line: &&str| line.len() == indented + 1 && line.ends_with('}');
        let length = if lines[declared].ends_with('}') { 0 } else { lines[declared..].iter().position(is_end)? };
        let cited = lines[marked - head..=declared + length].iter().flat_map(|line| in_comment(line)).collect();
        Some(Test { name, cited })
    };
    marked.filter_map(test).collect()
}

/// The text between an opening and a closing character.
fn pieces(text: &str, open: char, close: char) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once(open) {
        let Some((piece, after)) = after.split_once(close) else { break };
        found.push(piece);
        rest = after;
    }
    found
}

/// `R24`, or lower-case words and a number joined by `-`.
fn is_rule_id(word: &str) -> bool {
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
    match word.strip_prefix('R') {
        Some(digits) => is_number(digits),
        None => word.rsplit_once('-').is_some_and(|(words, digits)| {
            is_number(digits)
                && words.starts_with(|c: char| c.is_ascii_lowercase())
                && words.bytes().all(|c| c.is_ascii_lowercase() || c == b'-')
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_found_where_they_may_stand() {
        let ids = |line: &str| in_comment(line).into_iter().collect::<Vec<_>>();
        assert_eq!(ids("/// Settles a fight (fight-3, fight-4; R24)."), ["R24", "fight-3", "fight-4"]);
        assert_eq!(ids("//! such as `fight-3` or `R24`"), ["R24", "fight-3"]);
        assert_eq!(ids("    health -= 1; // (health-2)"), ["health-2"]);
        assert_eq!(ids("let x = (a-1); // fight-3 without brackets, (utf-8)"), [""; 0]);
        assert_eq!(ids(r#"    rules: &["fight-1", "R21"],"#), [""; 0]);
        assert!(in_code(r#"    rules: &["fight-1", "R21"], // "R1""#).iter().eq(["R21", "fight-1"]));
    }

    #[test]
    fn tests_name_rules_in_their_names_and_comments() {
        let text = "/// (R1)\n#[test]\nfn fight_3() {\n    // (R2)\n}\n\n// (R3)\nfn helper_r4() {}\n\n\
                    proptest! {\n    // (R5)\n    #[test]\n    fn r24_first(x in 0..2) {\n        // (R6)\n    }\n}\n";
        let tests = tests(text);
        let named = |id| tests.iter().any(|test| test.names(id));
        assert_eq!(tests.len(), 2);
        assert!(["fight-3", "R24", "R1", "R2", "R5", "R6"].into_iter().all(named));
        assert!(!["fight-33", "fight-4", "R3", "R4", "first-1"].into_iter().any(named));
    }
}
