//! Laws of plain English: what a program would write and a person would not.

use underdeck_game::{Body, Playable, Presentation, Table};

use super::Site;

/// Words after `1` that end in `s` without being plural.
const VERBS: [&str; 15] = [
    "is", "was", "has", "means", "costs", "hits", "gives", "misses", "this", "stops", "defeats", "makes", "holds",
    "digs", "chants",
];
/// What has a number for its name.
const NUMBERED: [&str; 8] = ["keep", "row", "column", "turn", "pass", "move", "floor", "player"];
/// What no sentence for people contains.
const RAW: [&str; 13] = ["{\"", "??", "..=", "Some(", "null", "  ", "..", " .", " ,", "()", " | ", "-1)", ": :"];

/// Every text of a table reads like English.
pub(super) fn are_english<S: Playable>(site: &Site<'_, S>, table: &Table) {
    let ensure = |text: &str| english(site, text);
    ensure(&table.prompt);
    for zone in &table.zones {
        ensure(&zone.name);
        ensure(&zone.note);
        zone.cards().for_each(|face| ensure(&face.name));
        zone.cards().flat_map(|face| &face.does).for_each(|effect| ensure(&effect.words));
        match &zone.body {
            Body::List(entries) => entries.iter().for_each(|entry| {
                ensure(&format!("{}: {}", entry.name, entry.value));
                ensure(&entry.note);
            }),
            Body::Track { steps, .. } => steps.iter().for_each(|step| ensure(step)),
            _ => {}
        }
    }
    for offer in &table.offers {
        ensure(&offer.label);
        ensure(&offer.effect);
    }
}

/// A text reads like English: `1 card` and `2 cards`, `an Orc`, and nothing as a program writes it.
pub(super) fn english<S: Playable>(site: &Site<'_, S>, text: &str) {
    // A game described by the defaults shows its keys and notation.
    let found = if S::View::glossary().is_empty() { None } else { fault(text) };
    site.ensure(found.is_none(), "texts are plain English", || format!("{}: {text}", found.unwrap_or_default()));
}

/// What is wrong with a text.
fn fault(text: &str) -> Option<String> {
    // Notation is in backquotes.
    let said: String = text.split('`').step_by(2).collect::<Vec<_>>().join("x");
    if let Some(raw) = RAW.iter().find(|raw| said.contains(**raw)) {
        return Some(format!("`{raw}`"));
    }
    let words: Vec<&str> = said.split_whitespace().collect();
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '_').to_owned();
    if let Some(key) = words.iter().map(|word| bare(word)).find(|word| word.contains('_')) {
        return Some(format!("the key `{key}`"));
    }
    // `Keep 1 gains` is no plural.
    let is_name = |at: usize| at > 0 && NUMBERED.contains(&words[at - 1].to_lowercase().as_str());
    words.windows(2).enumerate().find_map(|(at, pair)| {
        let (first, next) = (pair[0].trim_start_matches(['(', '+', '−']), bare(pair[1]));
        let is_plural = next.ends_with('s') && !next.ends_with("ss") && next.starts_with(char::is_lowercase);
        let wrong = match first {
            "1" => is_plural && !is_name(at) && !VERBS.contains(&next.as_str()),
            "a" | "A" => next.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) && !next.starts_with("on"),
            "an" | "An" => !next.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u', 'h', '8']),
            number if number.parse::<u32>().is_ok_and(|n| n > 1) => {
                ["card", "move", "point", "turn", "wound", "room", "minion", "item", "tile"].contains(&next.as_str())
                    && !pair[1].ends_with('-')
            }
            _ => false,
        };
        wrong.then(|| format!("`{first} {next}`"))
    })
}

#[cfg(test)]
mod tests {
    use super::fault;

    #[test]
    fn programs_english_is_found() {
        let wrong = [
            "1 moves.",
            "(1 cards)",
            "a Orc",
            "an Peon",
            "2 card",
            "Takes 1..=9",
            "set max_health",
            "a  b",
            "3 → null",
        ];
        for text in wrong {
            assert!(fault(text).is_some(), "{text}");
        }
        for text in [
            "1 card",
            "on 1 it hits",
            "a 1 costs you",
            "Keep 1 gains 2",
            "an Orc, a one",
            "play `a_b`",
            "21 moves",
            "4d6 (−1, full)",
        ] {
            assert_eq!(fault(text), None);
        }
    }
}
