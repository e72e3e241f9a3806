//! Random bytes from the operating system's random generator.

use underdeck_game::say;

/// Random bytes.
///
/// # Errors
/// If the operating system has none.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    fill(&mut bytes)?;
    Ok(bytes)
}

/// Fills `bytes` with random bytes.
///
/// # Errors
/// If the operating system has none.
pub(crate) fn fill(bytes: &mut [u8]) -> Result<(), String> {
    getrandom::fill(bytes).map_err(|error| say!(SERVER_RANDOM, error = error.to_string()).into())
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_hexadecimal_digits() {
        assert_eq!(hex(&[0, 255, 16]), "00ff10");
    }
}
