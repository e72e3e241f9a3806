//! Uniform numbers for the simulations of coverage, in the tests and in the example `coverage`.

/// A generator (splitmix64: Steele, Lea and Flood 2014) from a seed.
pub(crate) struct Uniform(pub(crate) u64);

impl Uniform {
    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound
    }
}
