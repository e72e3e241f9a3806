//! Random bytes from the 32 that a request brings.

use sha2::{Digest, Sha256};

/// A stream of bytes: SHA-256 of the seed and a counter, block after block.
#[derive(Clone, Debug, Default)]
pub(crate) struct RandomStream {
    seed: [u8; 32],
    block: u64,
}

impl RandomStream {
    /// The stream of a seed.
    pub(crate) const fn new(seed: [u8; 32]) -> Self {
        Self { seed, block: 0 }
    }

    /// Fills `bytes`.
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        for part in bytes.chunks_mut(32) {
            let block = Sha256::new().chain_update(self.seed).chain_update(self.block.to_le_bytes()).finalize();
            part.copy_from_slice(&block[..part.len()]);
            self.block += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_follows_from_its_seed_and_never_repeats_a_block() {
        let draw = |seed| {
            let (mut luck, mut one, mut two) = (RandomStream::new([seed; 32]), [0; 40], [0; 40]);
            luck.fill(&mut one);
            luck.fill(&mut two);
            (one, two)
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1).0, draw(1).1);
        assert_ne!(draw(1).0, draw(2).0);
    }
}
