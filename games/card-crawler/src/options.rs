//! House rules.

use game::OptionKind;

game::options! {
    /// The options of a game; all combinations are legal, the defaults are the rulebook (option-4).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub struct Options {
        /// Cards drawn at set-up, and the hand limit without the queen of clubs, 3..=7 (option-1).
        hand_size: u8 = 5, in OptionKind::Int { min: 3, max: 7 }, "Hand limit",
            "Cards drawn at set-up, and the hand limit without the queen of clubs.",
        /// Wounds that kill, 5..=20 (option-2).
        life: u8 = 10, in OptionKind::Int { min: 5, max: 20 }, "Wounds that kill",
            "Wounds that kill the hero; also his full health.",
        /// Wounds each time the discard pile is reshuffled, without the queen of diamonds, 1..=4 (option-3).
        exhaustion: u8 = 2, in OptionKind::Int { min: 1, max: 4 }, "Wounds of a reshuffle",
            "Wounds each time the discard pile is reshuffled, without the queen of diamonds.",
    }
}
