//! The state of a game.

use underdeck_cards::{CardSet, Pile};
use underdeck_game::{GameResult, Outcome};

use crate::deck::Kinds;
use crate::{Move, Options};

underdeck_game::phases! {
    /// The decision that is due.
    #[allow(missing_docs)]
    pub enum Phase as PhaseWord {
        Peddler = "peddler",
        Explore = "explore",
        Probe = "probe",
        Loss = "loss",
        Relief = "relief",
        Surprise = "surprise",
        Wish = "wish",
        Over(End) = "over",
    }
}

/// The end of a game (end-1, end-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The last Room is cleared.
    Won,
    /// Dead, by this cause.
    Dead(Cause),
}

underdeck_game::words! {
    /// The cause of death, as an outcome names it (end-2).
    #[allow(missing_docs)]
    pub enum Cause {
        Fight = "fight",
        Relic = "relic",
        Pain = "pain",
    }
}

/// The open part of a state: everything but the Floor. A [`View`](crate::View) holds the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) room: CardSet,
    /// Both Hands; the colour of a card says which one holds it (kind-6).
    pub(crate) hands: CardSet,
    pub(crate) backpack: CardSet,
    /// A set, because its order means nothing (R34).
    pub(crate) discard: CardSet,
    /// All fights won with equal power (R25).
    pub(crate) clean_kills: u32,
    /// The Jokers removed from the game, bit `n` for the n-th.
    pub(crate) removed: u8,
    pub(crate) health: u8,
    pub(crate) depth: u8,
    pub(crate) wishes: u8,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
}

/// A game of Keevorn as an all-seeing referee knows it (state-1).
///
/// 128 bytes, `Copy`, no heap. As JSON it is the flat object of the reference. The open part is reached by `Deref`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) floor: Pile<64>,
    pub(crate) open: Open,
}

const _: () = assert!(size_of::<State>() <= 128 && size_of::<Move>() <= 16);

impl State {
    /// The number of Jokers in the game.
    pub(crate) fn jokers(&self) -> u8 {
        // A card outside the Floor is in one pile only, so one count is enough.
        let others = self.room | self.hands | self.backpack | self.discard | self.removed();
        (self.floor.len() + others.len()).saturating_sub(CardSet::STANDARD.len()) as u8
    }
}

impl Open {
    /// The state before the set-up: full Health and empty piles (setup-2, R46, R48).
    pub(crate) const fn new(options: Options) -> Self {
        Self {
            room: CardSet::EMPTY,
            hands: CardSet::EMPTY,
            backpack: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            clean_kills: 0,
            removed: 0,
            health: options.max_health,
            depth: options.start_depth,
            wishes: 0,
            phase: Phase::Peddler,
            options,
        }
    }

    /// The house rules of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The decision that is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Health; 0 only when dead.
    pub const fn health(&self) -> u8 {
        self.health
    }

    #[inline]
    pub(crate) const fn kinds(&self) -> Kinds {
        Kinds::of(self.options.relics_as_weapons)
    }

    pub(crate) const fn removed(&self) -> CardSet {
        CardSet::from_bits((self.removed as u64) << 52)
    }
}

impl End {
    /// The outcome in the terms common to all games; Keevorn has no score (end-3).
    #[inline]
    pub(crate) const fn outcome(self) -> Outcome {
        let (result, cause) = match self {
            Self::Won => (GameResult::Won, "won"),
            Self::Dead(cause) => (GameResult::Lost, cause.word()),
        };
        Outcome { result, cause, score: None }
    }
}
