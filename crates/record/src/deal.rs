//! Deals and their codes.

mod code;
mod layout;

use std::fmt;

use underdeck_game::{AnyGame, AnyOptions, AnyState, Message, OptionError, Playable, State, say};

use crate::DealChance;
use code::{Reader, Writer};
use layout::{changed, read_game, read_options, read_seed, write_game, write_options, write_seed};

/// A deal of any game: the game, its options and a seed. Everyone who plays a deal gets the same luck.
///
/// ```
/// use underdeck_record::AnyDeal;
/// use underdeck_game::Playable as _;
/// use underdeck_testkit::toy::Toy;
///
/// let game = Toy::instance();
/// let deal = AnyDeal::new(game, game.default_options(), 7);
/// assert_eq!(deal.code(), "F0G7-F");
/// assert_eq!(AnyDeal::from_code(game, "f0g7 f")?, deal);
/// assert!(AnyDeal::from_code(game, "F0G8-F").is_err());
/// # Ok::<(), underdeck_record::DealError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyDeal {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The house rules.
    pub options: AnyOptions,
    /// The seed from which the luck is derived.
    pub seed: u64,
}

impl AnyDeal {
    /// A deal of these options and this seed.
    pub const fn new(game: &'static dyn AnyGame, options: AnyOptions, seed: u64) -> Self {
        Self { game, options, seed }
    }

    /// The state after set-up, and the luck still to come.
    pub fn start(&self) -> (Box<dyn AnyState>, DealChance) {
        let mut chance = DealChance::new(self.seed);
        let state = self.game.start(&self.options, &mut chance);
        (state, chance)
    }

    /// The deal as a short code to send and type, such as `17A`. Equal deals have equal codes; different deals have
    /// different codes. A code does not hold the version of the rules.
    ///
    /// # Panics
    /// If an option holds a value that its specification rejects.
    pub fn code(&self) -> String {
        let mut code = Writer::default();
        let set = changed(self.game, &self.options);
        write_game(&mut code, self.game.info().number, !set.is_empty());
        write_options(&mut code, self.game.specs(), &set);
        write_seed(&mut code, self.seed);
        code.finish()
    }

    /// Reads a deal code. Case, spaces and dashes do not matter; `O` is read as `0`, `I` and `L` as `1`.
    ///
    /// # Errors
    /// An invalid symbol, a check symbol that does not match, the code of another game, or an invalid option.
    /// The error names the symbol, the game or the option.
    pub fn from_code(game: &'static dyn AnyGame, code: &str) -> Result<Self, DealError> {
        let mut code = Reader::new(code)?;
        let (number, with_options) = read_game(&mut code)?;
        if number != game.info().number {
            return Err(DealError::Game { number, expected: game.info().id });
        }
        let options = if with_options { read_options(&mut code, game)? } else { game.default_options() };
        Ok(Self { game, options, seed: read_seed(&mut code)? })
    }

    /// The deal, typed.
    ///
    /// # Panics
    /// If it is another game's.
    pub fn typed<S: State>(&self) -> Deal<S> {
        Deal::new(self.options.typed::<S>(), self.seed)
    }
}

/// A deal of the game `S`.
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
}

impl<S: Playable> Deal<S> {
    /// The deal for what is said of it, such as its code. A game that is started from it explains nothing: [`AnyDeal::from`] links all of
    /// the game.
    pub fn facts(&self) -> AnyDeal {
        AnyDeal::new(S::core(), AnyOptions::of::<S>(&self.options), self.seed)
    }

    /// See [`AnyDeal::code`].
    ///
    /// # Panics
    /// As there.
    pub fn code(&self) -> String {
        self.facts().code()
    }

    /// See [`AnyDeal::from_code`].
    ///
    /// # Errors
    /// As there.
    pub fn from_code(code: &str) -> Result<Self, DealError> {
        AnyDeal::from_code(S::core(), code).map(|deal| deal.typed())
    }
}

impl<S: Playable> From<&Deal<S>> for AnyDeal {
    fn from(deal: &Deal<S>) -> Self {
        Self { game: S::instance(), ..deal.facts() }
    }
}

impl From<&Self> for AnyDeal {
    fn from(deal: &Self) -> Self {
        deal.clone()
    }
}

/// The [`GameInfo::number`](underdeck_game::GameInfo::number) in a deal code. The check symbol is verified.
///
/// # Errors
/// An invalid symbol, or a check symbol that does not match.
pub fn game_number(code: &str) -> Result<u8, DealError> {
    read_game(&mut Reader::new(code)?).map(|(number, _)| number)
}

/// Why text is not a deal code.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DealError {
    /// The code has no symbols.
    Empty,
    /// A character is not one of the 32 symbols.
    Symbol {
        /// The character.
        found: char,
        /// Its position in the given text, from 1.
        position: usize,
    },
    /// The check symbol does not match the others.
    Check {
        /// The last symbol.
        found: char,
    },
    /// The code is there more than once.
    Repeated {
        /// The code.
        once: String,
        /// Its number of copies.
        times: usize,
    },
    /// Symbols are missing at the end.
    Short,
    /// The code belongs to another game.
    Game {
        /// The number in the code.
        number: u8,
        /// The id of the requested game.
        expected: &'static str,
    },
    /// The game has no such option, or the option has no such value.
    Option(OptionError),
    /// The check symbol matches, but no deal has this code.
    NotCanonical(&'static str),
}

impl DealError {
    /// The same in the words of every language.
    pub fn said(&self) -> Message {
        match self {
            Self::Empty => say!(CODE_EMPTY),
            Self::Symbol { found, position } => say!(CODE_SYMBOL, found, position),
            Self::Check { found } => say!(CODE_CHECK, found),
            Self::Repeated { once, times } => say!(CODE_REPEATED, once, times),
            Self::Short => say!(CODE_SHORT),
            Self::Game { number, expected } => say!(CODE_GAME, number, expected = *expected),
            Self::Option(error) => say!(CODE_OPTION, why = error.said()),
            Self::NotCanonical(_) => say!(CODE_NONE),
        }
    }
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

underdeck_game::said_errors!(DealError);

impl From<OptionError> for DealError {
    fn from(error: OptionError) -> Self {
        Self::Option(error)
    }
}
