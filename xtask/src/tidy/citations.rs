//! Finding the rule ids that code and tests cite.

use std::collections::BTreeSet;

/// Words that look like rule ids and are none.
const NOT_RULES: [&str; 4] = ["utf-8", "sha-256", "base-32", "iso-8601"];

/// The rule ids that a line cites: in brackets or backticks in a comment, or as a string of their own.
pub(super) fn cited(line: &str) -> BTreeSet<String> {
    let (code, comment) = match line.find("//") {
        Some(at) => line.split_at(at),
        None => (line, ""),
    };
    let quoted = pieces(code, '"', '"').into_iter();
    let bracketed = pieces(comment, '(', ')').into_iter().chain(pieces(comment, '`', '`'));
    let listed = bracketed.flat_map(|piece| piece.split([',', ' ', ';']));
    let words = quoted.chain(listed).map(str::trim);
    words.filter(|word| is_rule_id(word) && !NOT_RULES.contains(word)).map(str::to_owned).collect()
}

/// Whether the name of a test function cites a rule: `fight_3`, `r24_health_comes_first`, `a_clean_kill_fight_5`.
pub(super) fn names(function: &str, id: &str) -> bool {
    let id = id.to_ascii_lowercase().replace('-', "_");
    format!("_{function}_").contains(&format!("_{id}_"))
}

/// The names of the functions that a line declares.
pub(super) fn function(line: &str) -> Option<&str> {
    let name = line.trim_start().trim_start_matches("pub ").strip_prefix("fn ")?;
    name.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
}

/// What stands between an opening and a closing character.
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

    fn ids(line: &str) -> Vec<String> {
        cited(line).into_iter().collect()
    }

    #[test]
    fn citations_are_found_where_they_may_stand() {
        assert_eq!(ids("/// Settles a fight (fight-3, fight-4; R24)."), ["R24", "fight-3", "fight-4"]);
        assert_eq!(ids("//! such as `fight-3` or `R24`"), ["R24", "fight-3"]);
        assert_eq!(ids(r#"    rules: &["fight-1", "R21"],"#), ["R21", "fight-1"]);
        assert_eq!(ids("    health -= 1; // (health-2)"), ["health-2"]);
        assert_eq!(ids("let x = (a-1); // fight-3 without brackets, (utf-8)"), [""; 0]);
    }

    #[test]
    fn tests_are_named_after_rules() {
        assert_eq!(function("    fn fight_3() {"), Some("fight_3"));
        assert!(names("fight_3", "fight-3") && names("r24_first", "R24") && names("it_is_enter_1", "enter-1"));
        assert!(!names("fight_33", "fight-3") && !names("xr24", "R24"));
    }
}
