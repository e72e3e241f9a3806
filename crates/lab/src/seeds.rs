//! The seeds of the games of a simulation.

/// The seed of the `n`-th game of a simulation, from 0.
///
/// With [`Luck::Deal`](crate::Luck::Deal) it is the seed of that game's deal. No two games share a seed, within one
/// simulation or between simulations with different seeds.
pub const fn game_seed(seed: u64, n: u64) -> u64 {
    mix(mix(seed).wrapping_add(n))
}

/// The finaliser of splitmix64 (Steele, Lea, Flood 2014): each bit of the result depends on each bit of `z`.
const fn mix(z: u64) -> u64 {
    let z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn splitmix64_gives_its_known_values() {
        // The first two numbers of the generator that starts at 0.
        assert_eq!([mix(0), mix(0x9e37_79b9_7f4a_7c15)], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }

    #[test]
    fn no_two_games_share_a_seed() {
        let seeds: HashSet<u64> = (0..20).flat_map(|seed| (0..500).map(move |n| game_seed(seed, n))).collect();
        assert_eq!(seeds.len(), 20 * 500);
    }
}
