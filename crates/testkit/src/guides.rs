//! Guided games that say nothing but the truth, in every language.

use std::collections::HashSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use underdeck_game::{Language, Play, Playable, Presentation, signed};
use underdeck_record::{Deal, Guide, GuidePart, GuideText, Record, replay_record};

/// The most characters of one step's words.
const LONGEST: usize = 250;

/// How many steps of a guide have words.
const STEPS: RangeInclusive<usize> = 8..=26;

/// Plays each guide of a game: every move is legal, every card that its words name is on the table, every number is
/// shown there, and the words are few. Steps
/// without words, which a guide plays by itself, need only be legal. Returns the number of guides.
///
/// # Panics
/// At the first thing that is not so, with the guide and the step.
pub fn guides<S: Playable>() -> usize {
    let texts = S::INFO.guides(Language::ENGLISH);
    all_hold::<S, _>(&texts);
    texts.len()
}

/// Checks the prose of every language in a game's `text` folder against the game's own: how to play has the same
/// headings and names no card in notation, and each guide has the same tags, except for its title, the same moves and,
/// in each comment, the same references. Its sentences are as true as those of [`guides`]. Returns the languages.
///
/// # Panics
/// If a file is missing, or at the first difference.
pub fn texts<S: Playable>(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut languages: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    languages.sort();
    for language in &languages {
        let read = |name: &str| {
            let file = folder.join(language).join(name);
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        };
        let how = read("how_to_play.md");
        let told = format!("{}, {language}: how to play", S::INFO.id);
        assert_eq!(
            headings(&how),
            headings(&S::INFO.how_to_play(Language::ENGLISH, &[]).1),
            "{told} has other headings"
        );
        assert!(!how.contains('`') && signed(&how) == how, "{told} names cards and moves in notation");
        let own = S::INFO.guides(Language::ENGLISH);
        let texts: Vec<String> = (1..=own.len()).map(|n| read(&format!("guide-{n}.udr"))).collect();
        for (n, (text, own)) in texts.iter().zip(&own).enumerate() {
            assert_eq!(frame(text), frame(own), "{}, {language}: guide {} differs", S::INFO.id, n + 1);
        }
        all_hold::<S, _>(&texts);
    }
    languages
}

/// Plays guides, whose titles differ.
fn all_hold<S: Playable, T: AsRef<str>>(texts: &[T]) {
    let mut titles = HashSet::new();
    for text in texts {
        let record: Record = text.as_ref().parse().unwrap_or_else(|error| panic!("{}: {error}", S::INFO.id));
        replay_record::<S>(&record).unwrap_or_else(|fault| panic!("{}: {fault}", S::INFO.id));
        let guide = Guide::read(text.as_ref()).unwrap();
        let title = &guide.title;
        assert!(!title.is_empty() && titles.insert(title.clone()), "{}: a guide has a title of its own", S::INFO.id);
        let said = guide.steps.iter().filter(|step| !step.words.is_empty()).count();
        assert!(STEPS.contains(&said), "{title}: {said} steps with words");
        let (mut state, mut chance) = Deal::<S>::from_code(&guide.deal).unwrap().start();
        for (n, step) in guide.steps.iter().enumerate() {
            let table = state.view(state.deciding_seat()).table();
            step.check(&table).unwrap_or_else(|untrue| panic!("{title}, step {}: {untrue}\n{}", n + 1, step.words));
            if !step.words.is_empty() {
                in_plain_words(title, &step.words.to_string());
            }
            state.play(step.mv.parse().unwrap_or_else(|_| unreachable!("the record holds")), &mut chance).unwrap();
        }
        let table = state.view(state.deciding_seat()).table();
        guide.end.check(&table).unwrap_or_else(|untrue| panic!("{title}, the end: {untrue}\n{}", guide.end));
        in_plain_words(title, &guide.end.to_string());
    }
}

/// Words are whole sentences, and few.
fn in_plain_words(title: &str, words: &str) {
    assert!(words.ends_with(['.', '!', '?']), "{title}: every step says something in whole sentences: {words:?}");
    assert!(words.chars().count() <= LONGEST, "{title}: at most {LONGEST} characters: {words:?}");
}

/// The level of each heading of a Markdown text.
fn headings(text: &str) -> Vec<usize> {
    let level = |line: &str| line.bytes().take_while(|&c| c == b'#').count();
    text.lines().map(level).filter(|&level| level > 0).collect()
}

/// What a guide has in every language: its tags without the title, its moves with the sorted references of their words,
/// and the references of its end.
fn frame(text: &str) -> Vec<String> {
    let (mut record, guide): (Record, _) = (text.parse().unwrap(), Guide::read(text).unwrap());
    record.remove_tag("Guide");
    let references = |words: &GuideText| {
        let name = |part: &GuidePart| match part {
            GuidePart::Text(_) => None,
            GuidePart::Card(card) => Some(card.to_string()),
            GuidePart::Number(id) => Some(id.clone()),
        };
        let mut names: Vec<String> = words.pieces().iter().filter_map(name).collect();
        names.sort();
        format!("{} {}", if words.is_empty() { "silent" } else { "said" }, names.join(" "))
    };
    let tags = record.tags().map(|(name, value)| format!("{name} {value}"));
    let steps = guide.steps.iter().map(|step| format!("{}: {}", step.mv, references(&step.words)));
    tags.chain(steps).chain([references(&guide.end)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_compared_by_level_and_number() {
        assert_eq!(headings("# A\n\n## B\nOf #3.\n### C\n"), [1, 2, 3]);
        assert_eq!(headings("# Ä\n\n## Ö\n\n### Ü\n"), [1, 2, 3]);
        assert_ne!(headings("# A\n\n## B\n## C\n"), [1, 2, 3]);
    }

    #[test]
    fn a_translated_guide_keeps_its_tags_moves_and_references() {
        let guide = "Underdeck record 1\n[Deal \"14C\"]\n[Guide \"One\"]\n\n\
                     {Take [6S] before [JH].} 1. take 6S; 2. rest; {You have [gold].} *";
        let other = |old: &str, new: &str| frame(&guide.replacen(old, new, 1));
        assert_eq!(other("Take [6S] before [JH]", "Vor [JH] nimm [6S]"), frame(guide));
        assert_eq!(other("\"One\"", "\"Eins\""), frame(guide));
        for (old, new) in [
            ("14C", "17A"),
            ("take 6S;", "take 7S;"),
            (" 2. rest;", ""),
            ("[JH]", "the Jack"),
            ("{Take [6S] before [JH].} ", ""),
            ("rest;", "rest; {And [6S].} 3. rest;"),
            ("[gold]", "[stone]"),
        ] {
            assert_ne!(other(old, new), frame(guide), "{old} as {new}");
        }
    }
}
