//! Hashing word by word: fast and the same on every machine, not secure.

use std::hash::Hasher;

/// The consumer of a hash's words.
pub trait HashInput {
    /// Takes the next word.
    fn word(&mut self, word: u64);

    /// The hash of the words so far.
    fn hash(&self) -> u64;
}

/// A hasher that takes each number as a word, and bytes eight at a time.
#[derive(Clone, Debug)]
pub struct WordHasher<W>(pub W);

/// The two halves of a product, folded.
#[inline]
pub const fn fold(a: u64, b: u64) -> u64 {
    let wide = (a as u128) * (b as u128);
    (wide >> 64) as u64 ^ wide as u64
}

impl<W: HashInput> Hasher for WordHasher<W> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0.word(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.0.word(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.0.word(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.0.word(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.0.word(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.0.word(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0.hash()
    }
}
