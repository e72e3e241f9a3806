//! First moves, some of which are legal on some deals only.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use underdeck_game::{Play as _, Playable};
use underdeck_record::DealChance;

use crate::game_seed;

/// The most first moves tried: the ones that are legal most often.
pub(crate) const MOST: usize = 26;
/// The least share of deals where a first move must be legal.
pub(crate) const RARE: f64 = 0.1;

/// The first moves that are legal on at least one in ten of these deals, the most frequent first; at most 26.
pub(crate) fn first_moves<S: Playable>(options: &S::Options, seed: u64, deals: u64) -> Vec<S::Move> {
    let mut legal: BTreeMap<S::Move, u64> = BTreeMap::new();
    for n in 0..deals {
        let state = S::new(options, &mut DealChance::new(game_seed(seed, n)));
        state.legal_vec().into_iter().for_each(|mv| *legal.entry(mv).or_default() += 1);
    }
    legal.retain(|_, count| *count as f64 >= RARE * deals as f64);
    let moves: Vec<S::Move> = legal.keys().copied().collect();
    // Sorts indices instead of moves, so that the sort is compiled once and not for each game.
    let mut places: Vec<(Reverse<u64>, usize)> = legal.into_values().map(Reverse).zip(0..).collect();
    places.sort_unstable();
    places.into_iter().take(MOST).map(|(_, place)| moves[place]).collect()
}
