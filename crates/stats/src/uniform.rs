//! Uniform random numbers for the simulations of coverage in tests and in the example `coverage`.

use underdeck_players::{GOLDEN_GAMMA, splitmix64};

/// A generator with this seed.
pub(crate) struct Uniform(pub(crate) u64);

impl Uniform {
    /// A uniform number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        let number = splitmix64(self.0);
        self.0 = self.0.wrapping_add(GOLDEN_GAMMA);
        number % bound
    }
}
