//! The players by name.

use std::fmt;
use std::str::FromStr;

use game::Playable;

use crate::budget::{Budget, BudgetError, Clock};
use crate::{First, Flat, Greedy, Mcts, Player, Random, Sight};

/// Which player, by the text that is typed: `random`, `greedy`, `first`, `flat:N`, `mcts:N`, `mcts:100ms`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerKind {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
    /// [`First`].
    First,
    /// [`Flat`], which thinks so long about a move.
    Flat(Budget),
    /// [`Mcts`], which thinks so long about a move.
    Mcts(Budget),
}

impl PlayerKind {
    /// The players who do not search, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::First];

    /// What can be typed, in the order in which it is listed.
    pub const FORMS: [&'static str; 7] = ["random", "greedy", "first", "flat:N", "flat:100ms", "mcts:N", "mcts:100ms"];

    /// The name without the time to think; the whole text is what `Display` writes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::First => "first",
            Self::Flat(_) => "flat",
            Self::Mcts(_) => "mcts",
        }
    }

    /// How long it thinks about a move, if it searches.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Flat(budget) | Self::Mcts(budget) => Some(budget),
            _ => None,
        }
    }

    /// A player of this kind; the seed decides whatever it leaves to luck.
    ///
    /// Without a clock a millisecond counts as a hundred iterations: see [`PlayerKind::timed`].
    pub const fn seeded(self, seed: u64) -> AnyPlayer {
        self.made(seed, None)
    }

    /// A player of this kind who thinks by this clock where it thinks by time.
    pub const fn timed(self, seed: u64, clock: Clock) -> AnyPlayer {
        self.made(seed, Some(clock))
    }

    const fn made(self, seed: u64, clock: Option<Clock>) -> AnyPlayer {
        match self {
            Self::Random => AnyPlayer::Random(Random::new(seed)),
            Self::Greedy => AnyPlayer::Greedy(Greedy),
            Self::First => AnyPlayer::First(First),
            Self::Flat(budget) => AnyPlayer::Flat(Flat::new(budget, clock, seed)),
            Self::Mcts(budget) => AnyPlayer::Mcts(Mcts::new(budget, clock, seed)),
        }
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget() {
            None => f.pad(self.name()),
            Some(budget) => f.pad(&format!("{}:{budget}", self.name())),
        }
    }
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum UnknownPlayer {
    /// No player has this name.
    #[error("there is no player `{found}`: the players are {}", PlayerKind::FORMS.join(", "))]
    Name {
        /// The text, cut to a readable length.
        found: String,
    },
    /// The player searches, and it is not said how long.
    #[error(
        "player `{name}` needs a time to think: {name}:1000 for a thousand games a move, {name}:100ms for a tenth of a second"
    )]
    NoBudget {
        /// The player.
        name: &'static str,
    },
    /// The player searches, and how long cannot be read.
    #[error("player `{name}`: {error}")]
    Budget {
        /// The player.
        name: &'static str,
        /// What is wrong.
        error: BudgetError,
    },
    /// The player does not search, so it has nothing to think about.
    #[error("player `{name}` takes no time to think: type it without `:{found}`")]
    NoSearch {
        /// The player.
        name: &'static str,
        /// What follows the colon, cut to a readable length.
        found: String,
    },
}

impl FromStr for PlayerKind {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let cut = |text: &str| text.chars().take(40).collect();
        let (word, rest) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
        let searching = |name: &'static str, make: fn(Budget) -> Self| {
            let budget = rest.ok_or(UnknownPlayer::NoBudget { name })?.parse();
            budget.map(make).map_err(|error| UnknownPlayer::Budget { name, error })
        };
        match word {
            "flat" => searching("flat", Self::Flat),
            "mcts" => searching("mcts", Self::Mcts),
            _ => {
                let kind = Self::ALL.into_iter().find(|kind| kind.name() == word);
                let kind = kind.ok_or_else(|| UnknownPlayer::Name { found: cut(text) })?;
                match rest {
                    None => Ok(kind),
                    Some(rest) => Err(UnknownPlayer::NoSearch { name: kind.name(), found: cut(rest) }),
                }
            }
        }
    }
}

/// A player whose kind is known only when the program runs.
///
/// Inner loops are better off with the one player they need, [`Random`] or [`Greedy`].
#[derive(Debug)]
#[allow(clippy::large_enum_variant)]
pub enum AnyPlayer {
    /// The random player.
    Random(Random),
    /// The greedy player.
    Greedy(Greedy),
    /// The player of the first move.
    First(First),
    /// The player of flat Monte Carlo.
    Flat(Flat),
    /// The player of tree search.
    Mcts(Mcts),
}

impl Player for AnyPlayer {
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        match self {
            Self::Random(player) => player.choose(sight),
            Self::Greedy(player) => player.choose(sight),
            Self::First(player) => player.choose(sight),
            Self::Flat(player) => player.choose(sight),
            Self::Mcts(player) => player.choose(sight),
        }
    }
}
