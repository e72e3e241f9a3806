//! The house rules.

use underdeck_game::OptionKind;

underdeck_game::options! {
    /// The options of the game.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Options {
        /// How many suits the deck has (option-1).
        suits: u8 = 4, in OptionKind::Int { min: 1, max: 4 }, "Suits", "How many suits the deck has.",
    }
}
