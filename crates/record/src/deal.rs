//! Deals and their codes.

mod layout;

use std::fmt;

use game::{OptionError, State};

use crate::DealChance;
use crate::code::{Reader, Writer};
use layout::{changed, read_game, read_options, read_seed, write_game, write_options, write_seed};

/// A deal: the options of a game and a seed. Two players of one deal meet the same luck.
pub struct Deal<S: State> {
    /// The house rules.
    pub options: S::Options,
    /// What the luck follows from.
    pub seed: u64,
}

impl<S: State> Deal<S> {
    /// A deal.
    pub const fn new(options: S::Options, seed: u64) -> Self {
        Self { options, seed }
    }

    /// The game after set-up, and the luck that is still to come.
    pub fn start(&self) -> (S, DealChance) {
        let mut chance = DealChance::new(self.seed);
        let state = S::new(&self.options, &mut chance);
        (state, chance)
    }

    /// The deal as a short code to be sent and typed, such as `17A`. Equal deals have equal codes, different deals
    /// different ones.
    ///
    /// # Panics
    /// If the options fail [`Options::check`](game::Options::check) or hold a value that their spec does not accept.
    pub fn code(&self) -> String {
        let mut code = Writer::default();
        let set = changed(&self.options);
        write_game(&mut code, S::INFO.number, !set.is_empty());
        write_options::<S::Options>(&mut code, &set);
        write_seed(&mut code, self.seed);
        code.finish()
    }

    /// Reads a deal code. Case, spaces and dashes do not matter, `O` is read as `0`, `I` and `L` as `1`.
    ///
    /// # Errors
    /// Which symbol is wrong, or that the check symbol does not fit, or that the code is of another game, or which
    /// option is wrong.
    pub fn from_code(code: &str) -> Result<Self, DealError> {
        let mut code = Reader::new(code)?;
        let (number, with_options) = read_game(&mut code)?;
        if number != S::INFO.number {
            return Err(DealError::Game { number, expected: S::INFO.id });
        }
        let options = if with_options { read_options(&mut code)? } else { S::Options::default() };
        Ok(Self { options, seed: read_seed(&mut code)? })
    }
}

/// The [`GameInfo::number`](game::GameInfo::number) of the game that a deal code is of. The check symbol is verified.
///
/// # Errors
/// Which symbol is wrong, or that the check symbol does not fit.
pub fn game_number(code: &str) -> Result<u8, DealError> {
    read_game(&mut Reader::new(code)?).map(|(number, _)| number)
}

/// What is wrong with a deal code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// There are no symbols.
    #[error("a deal code is missing: it is written in digits and letters, such as 17A")]
    Empty,
    /// A character is none of the 32 symbols.
    #[error("`{found}` at position {position} is no symbol of a deal code: those are 0-9 and A-Z without U")]
    Symbol {
        /// The character.
        found: char,
        /// Its place in the text as given, from 1.
        position: usize,
    },
    /// The check symbol does not fit the others.
    #[error(
        "the check symbol `{found}` at the end does not fit: a symbol of the deal code is wrong, missing or misplaced"
    )]
    Check {
        /// The last symbol.
        found: char,
    },
    /// Symbols are missing at the end.
    #[error("the deal code is too short: symbols are missing")]
    Short,
    /// The code is of another game.
    #[error("the deal code is of game number {number}, not of {expected}")]
    Game {
        /// The number in the code.
        number: u8,
        /// The id of the game asked for.
        expected: &'static str,
    },
    /// The game has no such option or the option no such value.
    #[error("the deal code holds a wrong option: {0}")]
    Option(#[from] OptionError),
    /// The check symbol fits, but no deal is written so.
    #[error("no deal has this code: {0}")]
    NotCanonical(&'static str),
}

impl<S: State> Clone for Deal<S> {
    fn clone(&self) -> Self {
        Self { options: self.options.clone(), seed: self.seed }
    }
}

impl<S: State> PartialEq for Deal<S> {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options && self.seed == other.seed
    }
}

impl<S: State> Eq for Deal<S> {}

impl<S: State> fmt::Debug for Deal<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deal").field("options", &self.options).field("seed", &self.seed).finish()
    }
}
