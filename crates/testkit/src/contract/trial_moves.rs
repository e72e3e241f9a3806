//! Moves to try where they may not be legal.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{FastRng, Play, Playable, Presentation, below};
use underdeck_record::Deal;

use super::random_options;

/// By verb, the words after it in the moves made so far.
type Words = BTreeMap<String, BTreeSet<String>>;

/// Moves that were legal elsewhere, and moves of the game's spellings ([`Presentation::patterns`]).
pub(super) struct TrialMoves<S: Playable> {
    moves: Vec<S::Move>,
    words: Words,
    /// Luck of its own, so that the games played do not depend on the patterns.
    luck: FastRng,
    /// The patterns, and whether a move was read from each.
    patterns: Vec<(&'static str, bool)>,
}

impl<S: Playable> TrialMoves<S> {
    const MOST: usize = 400;
    /// How many moves of each source are tried in a state.
    const TRIES: usize = 6;

    pub(super) fn new() -> Self {
        Self { luck: FastRng::new(11), moves: Vec::new(), words: BTreeMap::new(), patterns: Vec::new() }
    }

    pub(super) fn add(&mut self, mv: &S::Move, rng: &mut FastRng) {
        self.add_words(mv);
        if self.moves.len() < Self::MOST {
            self.moves.push(*mv);
        } else {
            self.moves[below(rng, Self::MOST as u32) as usize] = *mv;
        }
    }

    fn add_words(&mut self, mv: &S::Move) {
        let spelling = mv.to_string();
        let mut words = spelling.split(' ').map(str::to_owned);
        self.words.entry(words.next().unwrap_or_default()).or_default().extend(words);
    }

    pub(super) fn some(&mut self, state: &S, rng: &mut FastRng) -> Vec<S::Move> {
        if self.patterns.is_empty() {
            let view = state.view(state.deciding_seat());
            self.patterns = view.patterns().iter().map(|&pattern| (pattern, false)).collect();
        }
        let mut moves = Vec::new();
        let tries = if self.moves.is_empty() { 0 } else { Self::TRIES };
        moves.extend((0..tries).filter_map(|_| any(&self.moves, rng)));
        for _ in 0..Self::TRIES {
            let n = below(&mut self.luck, self.patterns.len().max(1) as u32) as usize;
            let Some((pattern, is_read)) = self.patterns.get_mut(n) else { break };
            if let Ok(mv) = spelled(pattern, &self.words, &mut self.luck).parse() {
                moves.push(mv);
                *is_read = true;
            }
        }
        moves
    }

    /// Checks that every pattern is read as a move at least once. Patterns unread so far are tried with the words of more games.
    pub(super) fn have_read_every_pattern(&mut self, texts: &[(&str, &str)]) {
        /// How many more games are played at most.
        const GAMES: u64 = 50;
        /// How often an unread pattern is tried after each of them.
        const TRIES: usize = 200;
        for seed in 0..GAMES {
            for (pattern, is_read) in self.patterns.iter_mut().filter(|(_, is_read)| !is_read) {
                let mut spellings = (0..TRIES).map(|_| spelled(pattern, &self.words, &mut self.luck));
                *is_read = spellings.any(|text| text.parse::<S::Move>().is_ok());
            }
            if self.patterns.iter().all(|(_, is_read)| *is_read) {
                return;
            }
            let options = random_options(&mut self.luck, texts);
            self.add_words_of_a_game(options, seed);
        }
        let unread: Vec<&str> =
            self.patterns.iter().filter(|(_, is_read)| !is_read).map(|(pattern, _)| *pattern).collect();
        assert!(unread.is_empty(), "{}: every pattern spells a move: not {unread:?}", S::INFO.id);
    }

    /// Adds the words of all moves offered in a random game.
    fn add_words_of_a_game(&mut self, options: S::Options, seed: u64) {
        const MOVES: usize = 1_000;
        let (mut state, mut chance) = Deal::<S>::new(options, seed).start();
        for _ in 0..MOVES {
            let legal = state.legal_vec();
            legal.iter().for_each(|mv| self.add_words(mv));
            let Some(mv) = any(&legal, &mut self.luck) else { break };
            state.play_unchecked(*mv, &mut chance);
        }
    }
}

/// Fills the placeholders of a pattern.
fn spelled(pattern: &str, made: &Words, rng: &mut FastRng) -> String {
    let mut text = String::new();
    let mut words = pattern.split(' ').peekable();
    while let Some(word) = words.next() {
        let is_placeholder = word.chars().all(|letter| letter.is_ascii_uppercase()) && word.parse::<Card>().is_err();
        let filled = if words.next_if_eq(&"…").is_some() {
            (0..=below(rng, 3))
                .map(|_| Card::ALL[below(rng, Card::ALL.len() as u32) as usize])
                .collect::<CardSet>()
                .to_string()
        } else if is_placeholder {
            word_after(&text, made, rng)
        } else {
            let words: Vec<&str> = word.split('|').collect();
            any(&words, rng).map_or_else(String::new, ToString::to_string)
        };
        let _ = write!(text, "{}{filled}", if text.is_empty() { "" } else { " " });
    }
    text
}

/// A random card, cell or number, or a word of an earlier move, usually one with the verb of the text.
fn word_after(text: &str, made: &Words, rng: &mut FastRng) -> String {
    let number = |rng: &mut FastRng| below(rng, 10) as i32 - 2;
    match below(rng, 7) {
        0 => any(&Card::ALL, rng).map_or_else(String::new, ToString::to_string),
        1 => format!("r{}c{}", number(rng), number(rng)),
        2 if below(rng, 4) == 0 => "255".into(),
        2 => number(rng).to_string(),
        _ => {
            let verbs: Vec<&String> = made.keys().collect();
            let own = text.split(' ').next().filter(|_| below(rng, 4) > 0);
            let verb = own.or_else(|| any(&verbs, rng).map(|verb| verb.as_str()));
            let words = verb.and_then(|verb| made.get(verb));
            let word = words.and_then(|words| words.iter().nth(below(rng, words.len().max(1) as u32) as usize));
            word.cloned().unwrap_or_else(|| number(rng).to_string())
        }
    }
}

fn any<'a, T>(among: &'a [T], rng: &mut FastRng) -> Option<&'a T> {
    among.get(below(rng, among.len().max(1) as u32) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToyOptions};

    #[test]
    fn a_pattern_unread_so_far_is_tried_again() {
        let mut trial_moves = TrialMoves::<Toy>::new();
        trial_moves.patterns = vec![("roll C", false)];
        trial_moves.have_read_every_pattern(&[]);
        assert_eq!(trial_moves.patterns, [("roll C", true)]);
    }

    #[test]
    fn a_game_gives_words_to_its_verbs() {
        let mut trial_moves = TrialMoves::<Toy>::new();
        trial_moves.add_words_of_a_game(ToyOptions::default(), 1);
        assert!(trial_moves.words["roll"].iter().all(|word| word.parse::<Card>().is_ok()));
    }
}
