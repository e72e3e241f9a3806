//! The seeds of the games of a simulation.

use underdeck_players::splitmix64;

/// The seed of the `n`-th game of a simulation, from 0.
///
/// With [`Luck::Deal`](crate::Luck::Deal) it is the seed of that game's deal. No two games share a seed, within one
/// simulation or between simulations with different seeds.
pub const fn game_seed(seed: u64, n: u64) -> u64 {
    splitmix64(splitmix64(seed).wrapping_add(n))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_games_share_a_seed() {
        let seeds: HashSet<u64> = (0..20).flat_map(|seed| (0..500).map(move |n| game_seed(seed, n))).collect();
        assert_eq!(seeds.len(), 20 * 500);
    }
}
