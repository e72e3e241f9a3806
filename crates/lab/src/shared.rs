//! The common part of two games with the same seed.

use serde::Serialize;
use underdeck_game::{ChanceEvent, Message, Playable, Recording, say};
use underdeck_record::DealChance;

use crate::{Luck, game_seed};

/// The common part of games with the same seed, played by two players or by two sets of house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shared {
    /// The whole deal: every shuffle and every roll.
    Deals,
    /// The set-up; later shuffles and rolls differ.
    Openings,
    /// The seed only: the house rules change the shuffles or rolls of set-up, so the games have different cards.
    Seeds,
}

impl Shared {
    /// The meaning in words.
    pub fn words(self) -> Message {
        match self {
            Self::Deals => say!(LAB_SHARED_DEALS),
            Self::Openings => say!(LAB_SHARED_OPENINGS),
            Self::Seeds => say!(LAB_SHARED_SEEDS),
        }
    }

    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deals => "deals",
            Self::Openings => "openings",
            Self::Seeds => "seeds",
        }
    }

    /// The common part for two players with the same house rules.
    pub(crate) const fn by(luck: Luck) -> Self {
        match luck {
            Luck::Deal => Self::Deals,
            Luck::Fast => Self::Openings,
        }
    }

    /// The common part for two sets of house rules: compares the chance events of set-up on a few deals.
    pub(crate) fn between<S: Playable>(one: &S::Options, other: &S::Options, luck: Luck) -> Self {
        let is_same = (0..DEALS).all(|n| set_up::<S>(one, n) == set_up::<S>(other, n));
        if is_same { Self::by(luck) } else { Self::Seeds }
    }
}

/// The number of deals compared.
const DEALS: u64 = 8;

fn set_up<S: Playable>(options: &S::Options, n: u64) -> Vec<ChanceEvent> {
    let mut luck = Recording::new(DealChance::new(game_seed(0, n)));
    S::new(options, &mut luck);
    luck.events
}
