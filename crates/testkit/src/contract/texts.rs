//! Laws of sentences: what a program would write and a person would not, and what a language lacks.

use std::cell::RefCell;
use std::collections::HashSet;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

use underdeck_game::{Catalogue, Id, Language, Message, Messages, Playable, Presentation, signed};

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

thread_local! {
    /// What was read before and found well: sentences come again in every position.
    static READ: RefCell<HashSet<u64>> = RefCell::default();
}

/// Each message of something reads well.
pub(super) fn read_well<S: Playable>(site: &Site<'_, S>, said: &impl Messages) {
    said.each_message(&mut |message| reads_well(site, message));
}

/// A message reads like English, shows cards by their signs, and is written in each complete language of the game.
pub(super) fn reads_well<S: Playable>(site: &Site<'_, S>, message: &Message) {
    for word in site.unsaid {
        let told = unquoted(message.as_str()).replace(&format!("no {word}"), "");
        site.ensure(!told.contains(word), "no sentence says what the options switch off", || {
            format!("`{word}`: {message}")
        });
    }
    is_plain(site, message);
}

/// A text is plain and in each language; unlike a sentence it may name what the options switch off.
pub(super) fn are_plain<S: Playable>(site: &Site<'_, S>, said: &impl Messages) {
    said.each_message(&mut |message| is_plain(site, message));
}

fn is_plain<S: Playable>(site: &Site<'_, S>, message: &Message) {
    let found = fault_of::<S>(message);
    site.ensure(found.is_none(), "texts are plain and in each language", || found.unwrap_or_default());
}

/// What is wrong with a message of a game.
pub(super) fn fault_of<S: Playable>(message: &Message) -> Option<String> {
    // A game described by the defaults shows its keys and notation.
    if S::View::glossary().is_empty() {
        return None;
    }
    let one = (S::INFO.id, message.id().map(Id::name), message.as_str());
    let one = BuildHasherDefault::<DefaultHasher>::default().hash_one(one);
    if READ.with_borrow(|read| read.contains(&one)) {
        return None;
    }
    let found = message_fault(message, S::INFO.text);
    if found.is_none() {
        READ.with_borrow_mut(|read| read.insert(one));
    }
    found.map(|found| format!("{found}: {message}"))
}

/// What is wrong with a message, in any language that its game speaks.
fn message_fault(message: &Message, catalogue: &'static Catalogue) -> Option<String> {
    let text = message.as_str();
    if let Some(found) = fault(text) {
        return Some(found);
    }
    if signed(text) != text {
        return Some("a card in notation".into());
    }
    if let Some(word) = uncatalogued(&message.write(Language::PSEUDO)) {
        return Some(format!("`{word}` is in no catalogue"));
    }
    let spoken = Language::all().filter(|language| language.is_complete() && catalogue.speaks(*language));
    spoken.filter(|language| *language != Language::ENGLISH).find_map(|language| {
        let written = message.write(language);
        let found = match message.is_in(language) {
            true => RAW.iter().chain(&["{", "}"]).find(|raw| unquoted(&written).contains(**raw)).copied(),
            false => Some("a part in English"),
        };
        Some(format!("{} in {}: {written}", found?, language.name()))
    })
}

/// A word outside of the brackets that the pseudo-locale has around messages: one of a quotation.
fn uncatalogued(pseudo: &str) -> Option<String> {
    let mut depth = 0;
    let mut outer = String::new();
    for c in unquoted(pseudo).chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            c if depth == 0 => outer.push(c),
            _ => {}
        }
    }
    let is_word = |word: &&str| word.len() > 1 && word.contains(char::is_lowercase) && *word != "Joker";
    outer.split(|c: char| !c.is_alphanumeric()).find(is_word).map(str::to_owned)
}

/// The text without the notation in its backquotes.
fn unquoted(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("x")
}

/// What is wrong with a text.
fn fault(text: &str) -> Option<String> {
    let said = unquoted(text);
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
                    // The 12 turn cards.
                    && words.get(at + 2).is_none_or(|noun| !bare(noun).ends_with('s'))
            }
            _ => false,
        };
        wrong.then(|| format!("`{first} {next}`"))
    })
}

#[cfg(test)]
mod tests {
    use underdeck_game::text;

    use super::*;

    #[test]
    fn what_a_language_lacks_is_found() {
        static OTHER: Catalogue = Catalogue::new("other", &[("en", &["go = Go {$to}"], &[])], &[("go", &["to"])]);
        let go = |to: Message| Message::of(OTHER.find("go").unwrap(), vec![("to", to.into())]);
        let found = |message: Message| message_fault(&message, &text::TEXT).unwrap_or_default();
        assert_eq!(found(Message::from(&text::TOKEN_YOU)), "");
        assert_eq!(found(go("5S".into())), "a card in notation");
        assert_eq!(found(go("5♠".into())), "a part in English in Deutsch: Go 5♠");
        assert_eq!(found("5♠, Joker ★ `fight 5S`".into()), "");
        assert_eq!(found("Go".into()), "`Go` is in no catalogue");
        assert_eq!(message_fault(&go(Message::from(&text::TOKEN_YOU)), &OTHER), None);
    }

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
            "the 12 turn cards",
            "4d6 (−1, full)",
        ] {
            assert_eq!(fault(text), None);
        }
    }
}
