//! Ids and seeds from a host's random bytes.

use crate::error::Error;
use crate::host::Host;

/// An id that cannot be guessed: 80 bits in 16 letters and digits.
///
/// # Errors
/// If the host has no random bytes.
pub(crate) fn id(host: &impl Host) -> Result<String, Error> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut bytes = [0; 16];
    host.random(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A seed for a new game. It has 40 bits so that deal codes stay short.
///
/// # Errors
/// If the host has no random bytes.
pub(crate) fn seed(host: &impl Host) -> Result<u64, Error> {
    let mut bytes = [0; 8];
    host.random(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes) >> 24)
}
