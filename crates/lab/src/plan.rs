//! What a simulation plays, in a game's own types.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use underdeck_game::{FastChance, FastRng, Playable};
use underdeck_players::{AnyPlayer, Match, Mcts, Player, PlayerKind, SearchConfig};
use underdeck_stats::Until;

use crate::SimulationHost;
use crate::host::Stoppable;

/// What a simulation plays, in a game's own types; a [`Request`](crate::Request) says the same in names.
#[derive(Clone, Debug)]
pub struct Plan<S: Playable> {
    /// The house rules, already checked.
    pub options: S::Options,
    /// The first game, to play a part of a larger simulation.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The seed of all luck and all random choices.
    pub seed: u64,
    /// Who plays, on the first seat if there are several.
    pub player: PlayerKind,
    /// Who else plays the same games, each compared with `player`.
    pub others: Vec<PlayerKind>,
    /// Who plays on all other seats; the same player if `None`.
    pub opponent: Option<PlayerKind>,
    /// The number of the try at the same deals, from 0: each has its own random choices, and from the second on a searching
    /// player leaves the heuristic moves without doubt.
    pub retry: u64,
    /// The first moves of every game, made without asking a player.
    pub opening: Vec<S::Move>,
    /// Whether games in which the opening is not legal are left out; else they are an error.
    pub tolerant: bool,
    /// When to stop before all games are played.
    pub until: Option<Until>,
    /// The number of threads, at least one; the results do not depend on it.
    pub jobs: usize,
    /// The most moves of one game; a game that needs more counts as unfinished.
    pub max_moves: u64,
    /// Where luck comes from.
    pub luck: Luck,
    /// Whether the luck of each game is counted, to be taken out of the results.
    pub adjust: bool,
}

impl<S: Playable> Plan<S> {
    /// A plan for one player and our default options: fast luck, one thread, games of at most 100,000 moves.
    pub fn new(player: PlayerKind, games: u64) -> Self {
        Self {
            options: S::Options::default(),
            first: 0,
            games,
            seed: 0,
            player,
            others: Vec::new(),
            opponent: None,
            retry: 0,
            opening: Vec::new(),
            tolerant: false,
            until: None,
            jobs: 1,
            max_moves: 100_000,
            luck: Luck::Fast,
            adjust: false,
        }
    }

    /// All players compared, the first first.
    pub(crate) fn compared(&self) -> impl Iterator<Item = PlayerKind> {
        std::iter::once(self.player).chain(self.others.iter().copied())
    }

    /// The players of one game, with `player` on the first seat.
    pub(crate) fn at_table<'a>(
        &self,
        player: PlayerKind,
        seed: u64,
        host: &'a SimulationHost<'a>,
    ) -> impl Player<S> + use<'a, S> {
        let seed = seed ^ self.retry.wrapping_mul(0xd6e8_feb8_6659_fd93);
        let others = self.opponent.unwrap_or(player).playing(&self.options, !seed, Some(host.clock));
        let first = match player {
            // Doubt keeps a searching player with the heuristic moves: without it the try is a different one.
            PlayerKind::Mcts(budget) if self.retry > 0 => AnyPlayer::Mcts(
                Mcts::new(budget, Some(host.clock), seed).with(SearchConfig { doubt: 0.0, ..SearchConfig::default() }),
            ),
            player => player.playing(&self.options, seed, Some(host.clock)),
        };
        Stoppable { player: Match { first, others }, host }
    }
}

/// Whether the seats of a game are rivals under these house rules, so that the opponent matters.
pub fn has_rivals<S: Playable>(options: &S::Options) -> bool {
    !S::new(options, &mut FastChance(FastRng::new(0))).is_shared()
}

/// Where the luck of a simulation comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Luck {
    /// A fast generator, the same for a whole game: [`underdeck_game::FastChance`].
    #[default]
    Fast,
    /// Deals that can be played again: game `n` is the deal with the seed [`game_seed`](crate::game_seed)`(seed, n)`.
    Deal,
}

impl Luck {
    /// Both, in the order in which they are listed.
    pub const ALL: [Self; 2] = [Self::Fast, Self::Deal];

    /// The name as typed and reported.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Deal => "deal",
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Luck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A text that names no source of luck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no luck `{found}`: luck is {}", Luck::ALL.map(Luck::name).join(" or "))]
pub struct UnknownLuck {
    /// The text, cut to a readable length.
    pub found: String,
}

impl FromStr for Luck {
    type Err = UnknownLuck;

    fn from_str(text: &str) -> Result<Self, UnknownLuck> {
        let found = Self::ALL.into_iter().find(|luck| luck.name() == text);
        found.ok_or_else(|| UnknownLuck { found: text.chars().take(40).collect() })
    }
}
