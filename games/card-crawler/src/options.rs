//! House rules.

use underdeck_cards::CardSet;
use underdeck_game::OptionKind;

use crate::deck::{HEALER, NUMBERED};

underdeck_game::options! {
    /// The options of a game; all combinations are legal, the defaults are the rulebook as we read it (option-4).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub struct Options {
        /// Cards drawn at set-up, and the hand limit without the queen of clubs, 3..=7 (option-1).
        hand_size: u8 = 5, in OptionKind::Int { min: 3, max: 7 } => ours,
        /// Wounds that kill, 5..=20 (option-2).
        life: u8 = 10, in OptionKind::Int { min: 5, max: 20 } => ours,
        /// Wounds each time the discard pile is reshuffled, without the queen of diamonds, 1..=4 (option-3).
        exhaustion: u8 = 2, in OptionKind::Int { min: 1, max: 4 } => ours,
        /// Whether the hero may flee in the turn of his arrival (option-5, R6).
        flee_at_once: bool = false, in OptionKind::Bool => reading "R6",
        /// Whether the hero may flee after an attack that did not kill (option-6, R7).
        flee_after_attack: bool = false, in OptionKind::Bool => reading "R7",
        /// Whether the hero flees only to rooms that he has visited (option-7, R8).
        flee_back: bool = false, in OptionKind::Bool => reading "R8",
        /// Whether the queen of hearts has 12 points in a fight (option-8, R16).
        healer_fights: bool = false, in OptionKind::Bool => reading "R16",
        /// Whether the Dark Lord's body can be lost (option-9, R22).
        lost_body: bool = false, in OptionKind::Bool => reading "R22",
        /// Whether a turn can be ended that changes nothing (option-10, R30).
        idle_end: bool = false, in OptionKind::Bool => reading "R30",
    }
}

impl Options {
    /// The cards with points in a fight, if they are in the hand (hand-1, hand-2, hand-3, option-8, R15, R16).
    #[inline]
    pub(crate) const fn fighters(self) -> CardSet {
        CardSet::from_bits(NUMBERED.bits() | (self.healer_fights as u64) << HEALER.index())
    }

    /// Whether a hero who arrived or attacked in this turn may still flee (flee-1, option-5, option-6, R6, R7).
    #[inline]
    pub(crate) const fn may_flee(self, arrived: bool, attacked: bool) -> bool {
        // Without a branch: a playout calls this at every move next to a monster.
        !((arrived & !self.flee_at_once) | (attacked & !self.flee_after_attack))
    }
}
