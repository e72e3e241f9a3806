//! The seal of a saved game.

use sha2::{Digest, Sha256};

use super::Record;

/// The word before the seal.
pub(super) const SEAL: &str = "seal";

impl Record {
    /// The canonical text followed by its seal, a checksum: a text that changes afterwards is refused when it is read.
    pub fn sealed(&self) -> String {
        let text = self.to_string();
        let seal = short_hash(&text);
        format!("{text}{SEAL} {seal}\n")
    }
}

/// The first 16 hexadecimal digits of the SHA-256 of a text.
pub fn short_hash(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    let first = hash.iter().take(8).fold(0, |first, byte| (first << 8) | u64::from(*byte));
    format!("{first:016x}")
}
