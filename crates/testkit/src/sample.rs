//! How large samples are.

/// The environment variable with the factor by which samples are larger than usual.
const VARIABLE: &str = "UNDERDECK_SAMPLES";

/// The size of a sample: the usual one, multiplied by the environment variable `UNDERDECK_SAMPLES` if it is set. The usual sample is small
/// enough for every run of the tests; CI multiplies it.
///
/// # Panics
/// If the variable is not a whole number above 0.
pub fn sample_size(usual: u64) -> u64 {
    usual * std::env::var(VARIABLE).map_or(1, |text| factor(&text))
}

fn factor(text: &str) -> u64 {
    let factor = text.parse().ok().filter(|factor| *factor > 0);
    factor.unwrap_or_else(|| panic!("{VARIABLE} is a whole number above 0, not `{text}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_factor_is_a_whole_number_above_0() {
        assert_eq!(factor("3"), 3);
        for text in ["0", "-1", "two", ""] {
            let panic = std::panic::catch_unwind(|| factor(text)).unwrap_err();
            let message = panic.downcast_ref::<String>().unwrap();
            assert!(message.contains("UNDERDECK_SAMPLES is a whole number above 0"), "{message}");
        }
    }
}
