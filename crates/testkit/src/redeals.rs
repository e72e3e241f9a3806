//! That what a seat sees next is distributed as redeals of its view say, so that luck has the mean 0 whatever its measure.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::Hash;

use rand_core::TryRng;
use underdeck_cards::Card;
use underdeck_game::{Chance, Die, Enumerating, Outcome, Play, Playable, Policy, State, View};
use underdeck_record::Deal;

/// The most hidden entries of a view at which a game is followed.
const MOST: usize = 3;
/// The moves that are followed from there.
const MOVES: usize = 4;
/// The most ways in which chance may answer a move.
const WAYS: u64 = 36;
/// The numbers that a generator is tried with, each from the middle of one of so many equal parts: uniform below 2, 3, 4, 6 and 12.
const PARTS: u32 = 12;
/// The most numbers that a redeal of a view may draw.
const DRAWS: usize = 3;

/// Follows games of heuristic moves to views with one to three hidden entries, and from there on every way in which the hidden cards may lie
/// and chance may answer. At each move what the seat sees next, and how often, is compared with what `determinise` and fresh luck give
/// from its view: the two distributions must be the same. Nothing is drawn by lot. Returns the number of moves compared.
///
/// # Panics
/// If they differ; names seed, move number and move.
pub fn redeals_are_fair<S: Playable>(options: &S::Options, seeds: std::ops::Range<u64>) -> usize {
    let mut compared = 0;
    for seed in seeds {
        let (mut state, mut luck) = Deal::<S>::new(options.clone(), seed).start();
        for number in 0..1_000 {
            if state.outcome().is_some() {
                break;
            }
            let view = state.view(state.deciding_seat());
            if (1..=MOST).contains(&view.hidden())
                && let Some(worlds) = all_deals(&view).filter(|worlds| worlds.len() > 1)
            {
                compared += follow(worlds, MOVES, &format!("{}: seed {seed}, from move {number}", S::INFO.id));
                break;
            }
            state.play_unchecked(view.heuristic(), &mut luck);
        }
    }
    compared
}

/// States with their weights.
type Worlds<S> = Vec<(S, f64)>;

/// Compares what comes of a move in these worlds, which look alike, with what comes of it in redeals.
fn follow<S: Playable>(worlds: Worlds<S>, moves: usize, site: &str) -> usize {
    let seat = worlds[0].0.deciding_seat();
    let view = worlds[0].0.view(seat);
    let mv = view.heuristic();
    let found = all_deals(&view).and_then(|redeals| Some((spread(&worlds, mv)?, spread(&redeals, mv)?)));
    let Some((real, redealt)) = found else { return 0 };
    let [told, foretold] = [&real, &redealt].map(|worlds| shares(worlds, seen));
    assert_eq!(told.len(), foretold.len(), "{site}: {mv}\n  other things are seen than redeals say");
    for (seen, share) in &told {
        let expected = foretold.get(seen).copied().unwrap_or_default();
        assert!((share - expected).abs() < 1e-9, "{site}: {mv}\n  {seen:?}\n  has {share}, by redeals {expected}");
    }
    let mut groups: HashMap<_, Worlds<S>> = HashMap::new();
    for (state, weight) in real.into_iter().filter(|(state, _)| state.outcome().is_none()) {
        groups.entry(seen(&state)).or_default().push((state, weight));
    }
    let deeper = groups.into_values().filter(|_| moves > 1).map(|worlds| follow(worlds, moves - 1, site));
    1 + deeper.sum::<usize>()
}

fn seen<S: State>(state: &S) -> (S::View, Option<Outcome>) {
    (state.view(state.deciding_seat()), state.outcome())
}

/// The share of each key among weighted worlds.
fn shares<S, K: Hash + Eq>(worlds: &Worlds<S>, key: impl Fn(&S) -> K) -> HashMap<K, f64> {
    let all: f64 = worlds.iter().map(|(_, weight)| weight).sum();
    let mut shares = HashMap::new();
    worlds.iter().for_each(|(state, weight)| *shares.entry(key(state)).or_default() += weight / all);
    shares
}

/// Everything that can come of a move in these worlds; `None` if that is too much.
fn spread<S: State>(worlds: &Worlds<S>, mv: S::Move) -> Option<Worlds<S>> {
    let mut next = HashMap::new();
    for (world, weight) in worlds {
        let mut ways = Ways(1);
        world.clone().play_unchecked(mv, &mut ways);
        if ways.0 > WAYS {
            return None;
        }
        let mut luck = Enumerating::new();
        loop {
            let mut state = world.clone();
            state.play_unchecked(mv, &mut luck);
            *next.entry(state).or_default() += weight / luck.one_in();
            if !luck.advance() {
                break;
            }
        }
    }
    Some(next.into_iter().collect())
}

/// Every redeal of a view, by how many numbers of the generator lead to it; `None` if it draws too many.
fn all_deals<V: View>(view: &V) -> Option<Worlds<V::State>> {
    let (mut deals, mut draws) = (HashMap::new(), Draws { path: Vec::new(), used: 0 });
    loop {
        let state = view.determinise(&mut draws);
        if draws.used > DRAWS {
            return None;
        }
        *deals.entry(state).or_default() += f64::from(PARTS).powi(-(draws.used as i32));
        if !draws.advance() {
            return Some(deals.into_iter().collect());
        }
    }
}

/// Counts the ways in which chance can answer.
struct Ways(u64);

impl Chance for Ways {
    fn shuffle(&mut self, _pile: &'static str, cards: &mut [Card]) {
        self.0 = (1..=cards.len() as u64).fold(self.0, u64::saturating_mul);
    }

    fn roll(&mut self, die: Die) -> u8 {
        self.0 = self.0.saturating_mul(die.sides().into());
        1
    }
}

/// A generator that gives every sequence of its numbers, one after another.
struct Draws {
    path: Vec<u32>,
    used: usize,
}

impl Draws {
    fn advance(&mut self) -> bool {
        self.used = 0;
        while let Some(last) = self.path.pop() {
            if last + 1 < PARTS {
                self.path.push(last + 1);
                return true;
            }
        }
        false
    }
}

impl TryRng for Draws {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        if self.used == self.path.len() {
            self.path.push(0);
        }
        self.used += 1;
        Ok((2 * self.path[self.used - 1] + 1) * (u32::MAX / (2 * PARTS)))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.try_next_u32()?) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(0);
        self.used = DRAWS + 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToyOptions, Water};

    #[test]
    fn the_well_redeals_fairly() {
        let wild = ToyOptions { water: Water::Wild, ..ToyOptions::default() };
        let compared = [ToyOptions::default(), wild].map(|options| redeals_are_fair::<Toy>(&options, 0..20));
        assert!(compared.iter().all(|&moves| moves >= 10), "{compared:?}");
    }

    #[test]
    fn all_orders_of_three_cards_come_equally_often() {
        let mut draws = Draws { path: Vec::new(), used: 0 };
        let mut counts: HashMap<Vec<Card>, u32> = HashMap::new();
        loop {
            let mut cards: Vec<Card> = ["2C", "3C", "4C"].map(|card| card.parse().unwrap()).to_vec();
            underdeck_game::shuffle(&mut draws, &mut cards);
            *counts.entry(cards).or_default() += 1;
            if !draws.advance() {
                break;
            }
        }
        assert!(counts.len() == 6 && counts.values().all(|&count| count == PARTS * PARTS / 6), "{counts:?}");
    }
}
