//! The seal of a saved game, and what can be saved of a damaged one.

use sha2::{Digest, Sha256};

use super::{RESULT, RUNNING, Record, parse};

/// The word before the seal.
pub(super) const SEAL: &str = "seal";

impl Record {
    /// The canonical text followed by its seal, a checksum: a text that changes afterwards is refused when it is read.
    pub fn sealed(&self) -> String {
        let text = self.to_string();
        let seal = short_hash(&text);
        format!("{text}{SEAL} {seal}\n")
    }

    /// What can be read of a damaged record: its tags, and the main line up to the first fault, as an unfinished game.
    ///
    /// If only the seal is wrong, or missing, that is everything. The moves need not be legal.
    pub fn salvage(bytes: &[u8]) -> Self {
        let mut record = parse::salvage(&String::from_utf8_lossy(bytes));
        if record.tag(RESULT) != Some(RUNNING) {
            record.set_outcome(None);
        }
        record
    }
}

/// The first 16 hexadecimal digits of the SHA-256 of a text.
pub fn short_hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
