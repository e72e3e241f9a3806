//! House rules.

use underdeck_game::{OptionError, OptionKind};

use crate::area::{self, Map};
use crate::{Squares, Title};

underdeck_game::words! {
    /// The shape of the dungeon (option-1).
    pub enum Layout {
        /// Four corners of two cells are cut off, sideways (R1).
        Wide = "wide",
        /// The same corners, upright (R1).
        Tall = "tall",
        /// The shape of the option `map` (R2).
        Custom = "custom",
    }
}

underdeck_game::words! {
    /// The version of the game (option-3).
    pub enum Equipment {
        /// The card version (deck-1).
        Cards = "cards",
        /// The roll-and-write version (deck-2).
        Dice = "dice",
    }
}

underdeck_game::words! {
    /// The roll of a D12 (option-4).
    #[allow(clippy::upper_case_acronyms)]
    pub enum D12 {
        /// With one D12.
        D12 = "d12",
        /// With a D6 rolled twice (R11).
        TwoD6 = "two_d6",
    }
}

underdeck_game::options! {
    /// The options of a game, all with a value (option-9).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Options {
        /// The shape of the dungeon (option-1).
        layout: Layout = Layout::Wide, in OptionKind::Choice(Layout::WORDS) => ours,
        /// The shape for [`Layout::Custom`], otherwise empty (option-2).
        map: Map = Map::EMPTY, in OptionKind::Letters(Map::LETTERS, Map::LENGTH) => ours,
        /// By cards or by dice (option-3).
        equipment: Equipment = Equipment::Cards, in OptionKind::Choice(Equipment::WORDS),
        /// The roll of a D12, by dice (option-4).
        d12: D12 = D12::D12, in OptionKind::Choice(D12::WORDS),
        /// Whether the quest is part of a campaign (option-5).
        campaign: bool = false, in OptionKind::Bool,
        /// The title held at the start; not [`Title::King`] (option-6).
        title: Title = Title::None, in OptionKind::Choice(Title::STARTS),
        /// The limit of HP for gains, 6 to 99, or 0 for no limit (option-7).
        hp_cap: u8 = 0, in OptionKind::Int { min: 0, max: 99 } => reading,
        /// Whether a trap counts for its task only if it was triggered (option-10, R18).
        triggered_traps: bool = false, in OptionKind::Bool => reading "R18",
        /// Whether the first wizard seen sells spells, not the first entered (option-11, R29).
        first_wizard_seen: bool = false, in OptionKind::Bool => reading "R29",
        /// Whether a quest that cannot be completed continues (option-12, R42).
        play_on: bool = false, in OptionKind::Bool => reading "R42",
    } if check
}

/// Checks that the custom layout, and no other, has a map, and that the limit of HP is none or at least 6
/// (option-2, option-7, option-8, area-2).
fn check(options: &Options) -> Result<(), OptionError> {
    let refuse = |key: &str, found: String, expected: &str| OptionError::Value {
        key: key.into(),
        found,
        expected: expected.to_owned().into(),
    };
    if (1..6).contains(&options.hp_cap) {
        return Err(refuse("hp_cap", options.hp_cap.to_string(), "0 for no limit, or 6..=99"));
    }
    match options.layout {
        Layout::Custom => area::read(&options.map.to_string()).map(|_| ()),
        _ if options.map == Map::EMPTY => Ok(()),
        _ => Err(refuse("map", options.map.to_string(), "empty unless layout is custom")),
    }
}

impl Options {
    /// The cells with rooms (area-1, R1, R2); an invalid custom map counts as wide.
    #[inline]
    pub(crate) fn area(&self) -> Squares {
        match self.layout {
            Layout::Wide => area::WIDE,
            Layout::Tall => area::TALL,
            Layout::Custom => custom(self.map),
        }
    }

    /// The same options with the layout and map of these rooms.
    #[inline]
    pub(crate) fn shaped(self, area: Squares) -> Self {
        let (layout, map) = match area {
            area::WIDE => (Layout::Wide, Map::EMPTY),
            area::TALL => (Layout::Tall, Map::EMPTY),
            _ => (Layout::Custom, Map::drawn(area)),
        };
        Self { layout, map, ..self }
    }
}

#[cold]
fn custom(map: Map) -> Squares {
    area::read(&map.to_string()).unwrap_or(area::WIDE)
}
