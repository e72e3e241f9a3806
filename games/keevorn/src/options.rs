//! House rules.

use underdeck_game::OptionKind;

underdeck_game::words! {
    /// The designer's revision (option-1).
    pub enum Edition {
        /// The rulebook of December 2025, first revision.
        First = "first",
        /// The second revision.
        Second = "second",
    }
}

underdeck_game::options! {
    /// The options of a game; all combinations are legal (option-6).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Options {
        /// The designer's revision (option-1).
        edition: Edition = Edition::First, in OptionKind::Choice(Edition::WORDS) => ours,
        /// The most Health, and the Health at the start (option-2, R48).
        max_health: u8 = 20, in OptionKind::Int { min: 1, max: 99 },
        /// Jokers in the deck (option-3).
        jokers: u8 = 2, in OptionKind::Int { min: 0, max: 8 },
        /// Depth at the start (option-4, R46).
        start_depth: u8 = 0, in OptionKind::Int { min: 0, max: 8 },
        /// Whether ranks 2–4 are Weapons (option-5, R47).
        relics_as_weapons: bool = false, in OptionKind::Bool,
        /// Whether Loss and Relief can be declined (option-7, R30).
        decline_fortunes: bool = false, in OptionKind::Bool => reading "R30",
    }
}
