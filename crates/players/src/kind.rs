//! The players by name.

use std::fmt;
use std::str::FromStr;

use game::State;

use crate::{Greedy, Player, Random, Sight};

/// Which player, by the name that is typed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerKind {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
}

impl PlayerKind {
    /// All players, in the order in which they are listed.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// A player of this kind; the seed decides whatever it leaves to luck.
    pub const fn seeded(self, seed: u64) -> AnyPlayer {
        match self {
            Self::Random => AnyPlayer::Random(Random::new(seed)),
            Self::Greedy => AnyPlayer::Greedy(Greedy),
        }
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no player `{found}`: the players are {}", PlayerKind::ALL.map(PlayerKind::name).join(", "))]
pub struct UnknownPlayer {
    /// The text, cut to a readable length.
    pub found: String,
}

impl FromStr for PlayerKind {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| UnknownPlayer { found: text.chars().take(40).collect() })
    }
}

/// A player whose kind is known only when the program runs.
///
/// Inner loops are better off with the one player they need, [`Random`] or [`Greedy`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyPlayer {
    /// The random player.
    Random(Random),
    /// The greedy player.
    Greedy(Greedy),
}

impl Player for AnyPlayer {
    fn choose<S: State>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        match self {
            Self::Random(player) => player.choose(sight),
            Self::Greedy(player) => player.choose(sight),
        }
    }
}
