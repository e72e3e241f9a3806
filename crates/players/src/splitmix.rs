//! Mixes seeds into uncorrelated ones: splitmix64 (G. L. Steele, D. Lea and C. H. Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA
//! 2014).

/// The increment of the generator: 2⁶⁴ divided by the golden ratio, rounded to an odd number.
pub const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finaliser: each bit of the result depends on each bit of `z`.
const fn finalised(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The output of the generator at a state; the next state is [`GOLDEN_GAMMA`] further.
pub const fn splitmix64(state: u64) -> u64 {
    finalised(state.wrapping_add(GOLDEN_GAMMA))
}

/// The seed combined with the `n`-th term of a Weyl sequence, in which neighbouring `n` are far apart.
pub const fn spread(seed: u64, n: u64) -> u64 {
    seed ^ n.wrapping_mul(GOLDEN_GAMMA)
}

/// Hashes two numbers to one.
pub const fn mixed(one: u64, other: u64) -> u64 {
    finalised(spread(one, other.wrapping_add(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_match_the_paper_and_earlier_versions() {
        // The first two numbers of the generator with seed 0.
        assert_eq!([splitmix64(0), splitmix64(GOLDEN_GAMMA)], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
        assert_eq!([mixed(0, 0), mixed(0, 1)], [splitmix64(0), splitmix64(GOLDEN_GAMMA)]);
        assert_eq!(mixed(7, u64::MAX), finalised(7));
        assert_eq!([spread(5, 0), spread(5, 1)], [5, 5 ^ GOLDEN_GAMMA]);
    }
}
