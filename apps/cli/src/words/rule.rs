//! A rule in words.

use underdeck_game::find_rule;

use crate::say::{STRONG, wrap};

/// A rule with its heading; an unknown id is an error with similar ids.
pub(crate) fn rule_text(game: &str, reference: &str, id: &str) -> Result<String, String> {
    if let Some(rule) = find_rule(reference, id) {
        let words = wrap(&rule.in_words(), "  ", "  ", 80);
        return Ok(format!("{STRONG}{}{STRONG:#} ({})\n{words}\n", rule.id, rule.heading_in_words()));
    }
    let ids: Vec<&str> = underdeck_game::rules(reference).map(|rule| rule.id).collect();
    let word = id.split('-').next().unwrap_or(id).to_ascii_lowercase();
    let mut near: Vec<&str> =
        ids.iter().copied().filter(|known| known.split('-').next() == Some(word.as_str())).collect();
    near.sort_by_key(|id| (id.len(), *id));
    if near.is_empty() {
        near.extend(underdeck_game::nearest(id, ids.iter().copied()));
    }
    Err(match (near.as_slice(), ids.as_slice()) {
        ([], [first, .., last]) => format!("{game} has no rule `{id}`: the ids go from {first} to {last}"),
        _ => format!("{game} has no rule `{id}`; similar ids are {}", near.join(", ")),
    })
}
