//! What can be wrong with a deal code.

use game::OptionError;

/// Why text is not a deal code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// The code has no symbols.
    #[error("the deal code is missing: write digits and letters, such as 17A")]
    Empty,
    /// A character is not one of the 32 symbols.
    #[error("`{found}` at position {position} is not a symbol of a deal code: use 0-9 and A-Z except U")]
    Symbol {
        /// The character.
        found: char,
        /// Its position in the given text, from 1.
        position: usize,
    },
    /// The check symbol does not match the others.
    #[error(
        "the check symbol `{found}` at the end does not match: a symbol of the deal code is wrong, missing or misplaced"
    )]
    Check {
        /// The last symbol.
        found: char,
    },
    /// Symbols are missing at the end.
    #[error("the deal code is too short: symbols are missing")]
    Short,
    /// The code belongs to another game.
    #[error("the deal code belongs to game number {number}, not to {expected}")]
    Game {
        /// The number in the code.
        number: u8,
        /// The id of the requested game.
        expected: &'static str,
    },
    /// The game has no such option, or the option has no such value.
    #[error("the deal code holds an invalid option: {0}")]
    Option(#[from] OptionError),
    /// The check symbol matches, but no deal has this code.
    #[error("no deal has this code: {0}")]
    NotCanonical(&'static str),
}
