//! Players by name.

use std::fmt;
use std::str::FromStr;

use underdeck_game::{Message, Playable, Policy as _, say};

use crate::budget::{Budget, BudgetError, Clock};
use crate::{Careless, Decision, First, Flat, Greedy, Lookahead, Mcts, Player, Random, ValuePlayer, net};

/// The name of a player with its number: `random`, `greedy`, `first`, `value`, `careless:10`, `flat:N`, `mcts:N`, `search:100ms`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerKind {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
    /// [`First`].
    First,
    /// [`ValuePlayer`].
    Value,
    /// [`Careless`], with the random moves in a hundred, at most 100.
    Careless(u8),
    /// [`Flat`], with its budget per move.
    Flat(Budget),
    /// [`Mcts`], with its budget per move.
    Mcts(Budget),
    /// [`Lookahead`], or [`ValuePlayer::looking_ahead`] in games with plans, with its budget per move.
    Search(Budget),
}

impl PlayerKind {
    /// The players without a number, in the order of lists.
    pub const ALL: [Self; 4] = [Self::Random, Self::Greedy, Self::First, Self::Value];

    /// The accepted forms of names, in the order of lists.
    pub const FORMS: [&'static str; 11] = [
        "random",
        "greedy",
        "first",
        "value",
        "careless:N",
        "flat:N",
        "flat:100ms",
        "mcts:N",
        "mcts:100ms",
        "search:N",
        "search:100ms",
    ];

    /// The name without the number; `Display` writes both.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::First => "first",
            Self::Careless(_) => "careless",
            Self::Flat(_) => "flat",
            Self::Mcts(_) => "mcts",
            Self::Value => "value",
            Self::Search(_) => "search",
        }
    }

    /// The budget per move of a player that searches.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Flat(budget) | Self::Mcts(budget) | Self::Search(budget) => Some(budget),
            _ => None,
        }
    }

    /// Whether this is [`Self::Value`] in a game that has no learned value for these house rules, so that it plays as [`Self::Greedy`].
    pub fn is_untrained<S: Playable>(self, options: &S::Options) -> bool {
        self == Self::Value && net::<S>(options).is_none()
    }

    /// A player of this kind with a seed for its random choices.
    ///
    /// It has no clock and no learned value, since the value depends on the house rules: see [`PlayerKind::playing`].
    pub fn seeded<S: Playable>(self, seed: u64) -> AnyPlayer<S> {
        self.made(None, seed, None)
    }

    /// A player of this kind for games with these house rules, with a seed for its random choices.
    ///
    /// Without a clock a millisecond counts as a hundred iterations.
    pub fn playing<S: Playable>(self, options: &S::Options, seed: u64, clock: Option<Clock>) -> AnyPlayer<S> {
        self.made(Some(options), seed, clock)
    }

    fn made<S: Playable>(self, options: Option<&S::Options>, seed: u64, clock: Option<Clock>) -> AnyPlayer<S> {
        let net = || options.and_then(net::<S>);
        match self {
            Self::Random => AnyPlayer::Random(Random::new(seed)),
            Self::Greedy => AnyPlayer::Greedy(Greedy),
            Self::First => AnyPlayer::First(First),
            Self::Value => AnyPlayer::Value(ValuePlayer::new(net(), seed).keeping_plans()),
            Self::Careless(percent) => AnyPlayer::Careless(Careless::new(percent, seed)),
            Self::Flat(budget) => AnyPlayer::Flat(Flat::new(budget, clock, seed)),
            Self::Mcts(budget) => AnyPlayer::Mcts(Mcts::new(budget, clock, seed)),
            Self::Search(budget) => match net() {
                Some(net) if S::View::PLANS => {
                    AnyPlayer::Value(ValuePlayer::new(Some(net), seed).looking_ahead(budget, clock))
                }
                net => AnyPlayer::Search(Lookahead::new(net, budget, clock, seed)),
            },
        }
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.budget()) {
            (Self::Careless(percent), _) => f.pad(&format!("careless:{percent}")),
            (_, Some(budget)) => f.pad(&format!("{}:{budget}", self.name())),
            (_, None) => f.pad(self.name()),
        }
    }
}

/// The error of a text that names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum UnknownPlayer {
    /// No player has this name.
    Name {
        /// The text, truncated to a readable length.
        found: String,
    },
    /// The player searches, and the text has no budget.
    NoBudget {
        /// The player.
        name: &'static str,
    },
    /// The player searches, and its budget cannot be read.
    Budget {
        /// The player.
        name: &'static str,
        /// The error of the budget.
        error: BudgetError,
    },
    /// The careless player, without a number of random moves in a hundred.
    Careless {
        /// The text, truncated to a readable length.
        found: String,
    },
    /// The player does not search, and the text has a budget.
    NoSearch {
        /// The player.
        name: &'static str,
        /// The text after the colon, truncated to a readable length.
        found: String,
    },
}

impl UnknownPlayer {
    /// The error as a message.
    pub fn said(&self) -> Message {
        match self {
            Self::Name { found } => say!(PLAYER_UNKNOWN, found, players = PlayerKind::FORMS.join(", ")),
            Self::NoBudget { name } => say!(PLAYER_NO_BUDGET, name = *name),
            Self::Budget { name, error } => say!(PLAYER_BUDGET, name = *name, why = error.said()),
            Self::Careless { found } => say!(PLAYER_CARELESS, found),
            Self::NoSearch { name, found } => say!(PLAYER_NO_SEARCH, name = *name, found),
        }
    }
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
            "careless" => {
                let percent = rest.and_then(|rest| rest.parse().ok()).filter(|percent| *percent <= 100);
                // One spelling only: no sign and no leading zero.
                let kind = percent.map(Self::Careless).filter(|kind| kind.to_string() == text);
                kind.ok_or_else(|| UnknownPlayer::Careless { found: cut(text) })
            }
            "flat" => searching("flat", Self::Flat),
            "mcts" => searching("mcts", Self::Mcts),
            "search" => searching("search", Self::Search),
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

/// A player of a kind chosen at run time.
///
/// Inner loops are faster with a concrete player such as [`Random`] or [`Greedy`].
#[derive(Debug)]
#[allow(clippy::large_enum_variant)]
pub enum AnyPlayer<S: Playable> {
    /// The random player.
    Random(Random),
    /// The greedy player.
    Greedy(Greedy),
    /// The player of the first legal move.
    First(First),
    /// The heuristic player with random moves.
    Careless(Careless),
    /// Flat Monte Carlo.
    Flat(Flat<S>),
    /// Monte Carlo tree search.
    Mcts(Mcts<S>),
    /// The player with a learned value.
    Value(ValuePlayer<S>),
    /// The lookahead search.
    Search(Lookahead<S>),
}

impl<S: Playable> Player<S> for AnyPlayer<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        match self {
            Self::Random(player) => player.choose(decision),
            Self::Greedy(player) => player.choose(decision),
            Self::First(player) => player.choose(decision),
            Self::Careless(player) => player.choose(decision),
            Self::Flat(player) => player.choose(decision),
            Self::Mcts(player) => player.choose(decision),
            Self::Value(player) => player.choose(decision),
            Self::Search(player) => player.choose(decision),
        }
    }
}

underdeck_game::said_errors!(UnknownPlayer);
