//! The clipboard, by the escape sequence that most terminals know (OSC 52).

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

/// The copied texts: printed when the program ends, for terminals that do not know the sequence.
static COPIED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Copies a text.
pub(super) fn copy(words: &str) -> io::Result<()> {
    let mut copied = COPIED.lock().unwrap_or_else(PoisonError::into_inner);
    if !copied.iter().any(|known| known == words) {
        copied.push(words.to_owned());
    }
    let mut out = io::stdout();
    write!(out, "\x1b]52;c;{}\x07", base64(words.as_bytes()))?;
    out.flush()
}

/// Everything that was copied.
pub(super) fn copied() -> Vec<String> {
    std::mem::take(&mut *COPIED.lock().unwrap_or_else(PoisonError::into_inner))
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().fold(0_u32, |group, &byte| group << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for n in 0..4 {
            let letter = LETTERS[(group >> (18 - 6 * n) & 63) as usize];
            text.push(if n <= chunk.len() { letter as char } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_written_in_base64() {
        assert_eq!(base64(b""), "");
        assert_eq!(base64(b"M"), "TQ==");
        assert_eq!(base64(b"Ma"), "TWE=");
        assert_eq!(base64("Man♥".as_bytes()), "TWFu4pml");
    }
}
