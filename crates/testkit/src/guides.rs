//! Guided games that say nothing but the truth.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use underdeck_game::{Play, Playable, Presentation};
use underdeck_record::{Deal, Guide, Record, replay_record};

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
    let texts = S::View::guides();
    let mut titles = HashSet::new();
    for text in texts {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", S::INFO.id));
        replay_record::<S>(&record).unwrap_or_else(|fault| panic!("{}: {fault}", S::INFO.id));
        let guide = Guide::read(text).unwrap();
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
    texts.len()
}

/// Words are whole sentences, and few.
fn in_plain_words(title: &str, words: &str) {
    assert!(words.ends_with(['.', '!', '?']), "{title}: every step says something in whole sentences: {words:?}");
    assert!(words.chars().count() <= LONGEST, "{title}: at most {LONGEST} characters: {words:?}");
}
