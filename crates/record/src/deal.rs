//! Deals and their codes.

mod layout;

use std::fmt;

use game::State;

use crate::code::{Reader, Writer};
use crate::{DealChance, DealError};
use layout::{changed, read_game, read_options, read_seed, write_game, write_options, write_seed};

/// A deal: a game's options and a seed. Everyone who plays a deal gets the same luck.
pub struct Deal<S: State> {
    /// The house rules.
    pub options: S::Options,
    /// The seed from which the luck is derived.
    pub seed: u64,
}

impl<S: State> Deal<S> {
    /// A deal of these options and this seed.
    pub const fn new(options: S::Options, seed: u64) -> Self {
        Self { options, seed }
    }

    /// The state after set-up, and the luck still to come.
    pub fn start(&self) -> (S, DealChance) {
        let mut chance = DealChance::new(self.seed);
        let state = S::new(&self.options, &mut chance);
        (state, chance)
    }

    /// The deal as a short code to send and type, such as `17A`. Equal deals have equal codes; different deals have
    /// different codes.
    ///
    /// # Panics
    /// If the options fail [`Options::check`](game::Options::check) or hold a value that their specification rejects.
    pub fn code(&self) -> String {
        let mut code = Writer::default();
        let set = changed(&self.options);
        write_game(&mut code, S::INFO.number, !set.is_empty());
        write_options::<S::Options>(&mut code, &set);
        write_seed(&mut code, self.seed);
        code.finish()
    }

    /// Reads a deal code. Case, spaces and dashes do not matter; `O` is read as `0`, `I` and `L` as `1`.
    ///
    /// # Errors
    /// An invalid symbol, a check symbol that does not match, the code of another game, or an invalid option.
    /// The error names the symbol, the game or the option.
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

/// The [`GameInfo::number`](game::GameInfo::number) in a deal code. The check symbol is verified.
///
/// # Errors
/// An invalid symbol, or a check symbol that does not match.
pub fn game_number(code: &str) -> Result<u8, DealError> {
    read_game(&mut Reader::new(code)?).map(|(number, _)| number)
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
