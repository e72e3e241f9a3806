//! House rules.

use underdeck_cards::Card;
use underdeck_game::{OptionError, OptionKind};

use crate::deck::PEONS;
use crate::kinds::Mode;
use crate::tables::{DOCUMENT, TableSet};

underdeck_game::options! {
    /// The options of a game (option-1).
    ///
    /// A mode ignores options that it does not use.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Options {
        /// The game mode (option-2).
        mode: Mode = Mode::Mastery, in OptionKind::Choice(Mode::WORDS) => ours,
        /// Passes through the turn deck, 1 to 99 (option-3).
        turn_decks: u8 = 3, in OptionKind::Int { min: 1, max: 99 } => ours widened (1, 5),
        /// Whether the Monarch joins the last pass in mastery (option-4).
        monarch: bool = true, in OptionKind::Bool => ours,
        /// The scenario of the campaign, 1 to 10 (option-5).
        scenario: u8 = 1, in OptionKind::Int { min: 1, max: 10 },
        /// Whether heroes come in standard (option-6).
        heroes: bool = true, in OptionKind::Bool,
        /// The limit of lairs, farms, vaults and quarries in standard, 4 to 24 (option-7).
        room_limit: u8 = 12, in OptionKind::Int { min: 4, max: 24 } => ours,
        /// Passes through the main deck in draft, 1 to 99 (option-8).
        draft_decks: u8 = 2, in OptionKind::Int { min: 1, max: 99 } => ours widened (1, 6),
        /// Starting health of both Keeps in draft, 1 to 999 (option-9).
        keep_hp: u16 = 50, in OptionKind::Int { min: 1, max: 999 } => printed widened (10, 200),
        /// The player who drafts heroes, 1 or 2; 0 for neither (option-10).
        hero_player: u8 = 0, in OptionKind::Int { min: 0, max: 2 },
        /// Whether the Monarch is the last turn card (option-13, R3).
        monarch_last: bool = false, in OptionKind::Bool => reading "R3",
        /// Whether the main deck is also reshuffled after a turn without a hero (option-11, R5).
        shuffle_always: bool = false, in OptionKind::Bool => reading "R5",
        /// Whether a Peon just found waits for the next turn (option-12, R17).
        peons_wait: bool = false, in OptionKind::Bool => ours "R17",
        /// Whether at most one door or trap is used against a hero (option-14, R45).
        one_ware: bool = false, in OptionKind::Bool => reading "R45",
        /// Whether doors and traps act by themselves on the next hero (option-15, R45).
        wares_act: bool = false, in OptionKind::Bool => reading "R45",
        /// Whether a minion may work on a spell and on a door or trap in the same turn (option-16, R27).
        two_jobs: bool = false, in OptionKind::Bool => reading "R27",
        /// Whether projects may share a name and be dropped (option-17, R31).
        free_slots: bool = false, in OptionKind::Bool => reading "R31",
        /// Whether an ace also brings what its suit brings (option-18, R16).
        aces_pay: bool = false, in OptionKind::Bool => reading "R16",
        /// The tables (option-19, tables-1).
        tables: TableSet = TableSet::default(), in OptionKind::Document(&DOCUMENT) => ours,
    } if check
}

impl Options {
    /// The same options, with those that the mode ignores at their defaults (option-1).
    pub(crate) fn played(mut self) -> Self {
        let default = Self::default();
        if self.mode != Mode::Mastery {
            self.monarch = default.monarch;
        }
        if self.mode != Mode::Campaign {
            self.scenario = default.scenario;
        }
        if self.mode != Mode::Standard {
            (self.heroes, self.room_limit) = (default.heroes, default.room_limit);
        }
        if self.mode != Mode::Draft {
            (self.draft_decks, self.keep_hp) = (default.draft_decks, default.keep_hp);
            self.hero_player = default.hero_player;
        }
        if matches!(self.mode, Mode::Campaign | Mode::Draft) {
            self.turn_decks = default.turn_decks;
        }
        self
    }

    /// Whether the player chooses doors and traps against a hero (order-3, defend-1, option-15, R45).
    pub(crate) fn chooses_wares(self) -> bool {
        !self.wares_act && self.mode != Mode::Standard
    }

    /// Whether a card dug up or chanted for brings what its suit brings: an ace does with the option `aces_pay` alone
    /// (dig-7, chant-1, option-18, R16).
    pub(crate) const fn pays(&self, card: Card) -> bool {
        self.aces_pay || !PEONS.contains(card)
    }
}

/// Only standard allows other numbers of turn decks than one, three or five (option-3).
fn check(options: &Options) -> Result<(), OptionError> {
    let is_offered = matches!(options.turn_decks, 1 | 3 | 5);
    if is_offered || !matches!(options.mode, Mode::Mastery | Mode::Coop) {
        return Ok(());
    }
    Err(OptionError::Value {
        key: "turn_decks".into(),
        found: options.turn_decks.to_string(),
        expected: format!("1, 3 or 5 in {}", options.mode).into(),
    })
}
