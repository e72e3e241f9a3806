//! Tokens, ids and seeds from the operating system's random generator.

/// Random bytes.
///
/// # Errors
/// If the operating system has none.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| format!("the system gives no random bytes: {error}"))?;
    Ok(bytes)
}

/// An id that cannot be guessed: 80 bits in 16 letters and digits.
pub(crate) fn id() -> Result<String, String> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let bytes: [u8; 16] = bytes()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A seed for a new game. It has 40 bits so that deal codes stay short.
pub(crate) fn seed() -> Result<u64, String> {
    Ok(u64::from_le_bytes(bytes()?) >> 24)
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_all_different_and_of_one_form() {
        let ids: std::collections::HashSet<String> = (0..1000).map(|_| id().unwrap()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 16 && id.bytes().all(|c| c.is_ascii_alphanumeric())));
        assert!(seed().unwrap() < 1 << 40);
        assert_eq!(hex(&[0, 255, 16]), "00ff10");
    }
}
