//! Ids and seeds from a host's random bytes.

use underdeck_record::letters;

use crate::error::Error;
use crate::services::Services;

/// An id that cannot be guessed: 80 bits in 16 letters and digits.
///
/// # Errors
/// If the host has no random bytes.
pub(crate) fn id(host: &impl Services) -> Result<String, Error> {
    let mut bytes = [0; 16];
    host.random(&mut bytes)?;
    Ok(letters(&bytes))
}

/// A seed for a new game. It has 40 bits so that deal codes stay short.
///
/// # Errors
/// If the host has no random bytes.
pub(crate) fn seed(host: &impl Services) -> Result<u64, Error> {
    let mut bytes = [0; 8];
    host.random(&mut bytes)?;
    Ok(short(bytes))
}

/// 40 of 64 bits.
const fn short(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes) >> 24
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_five_bits_of_an_id_have_a_distinct_letter() {
        let each: Vec<u8> = (0..32).collect();
        let all = letters(&each);
        assert_eq!(all.chars().collect::<std::collections::HashSet<_>>().len(), 32);
        assert!(all.bytes().all(|letter| letter.is_ascii_digit() || letter.is_ascii_lowercase()));
        assert_eq!(letters(&[0, 31, 32, 255]), "0z0z");
    }

    #[test]
    fn a_seed_has_at_most_forty_bits() {
        assert_eq!(short([255; 8]), (1 << 40) - 1);
        assert_eq!(short([9, 9, 9, 1, 0, 0, 0, 0]), 1);
    }
}
