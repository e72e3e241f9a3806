//! The typed parameters of a simulation.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use underdeck_game::{FastChance, FastRng, Link, Message, Playable, said_errors, say};
use underdeck_players::{AnyPlayer, Match, Mcts, Player, PlayerKind, SearchConfig, splitmix64};
use underdeck_stats::Until;

use crate::host::Stoppable;
use crate::{By, SimulationHost};

/// The parameters of a simulation in a game's own types; a [`PlanRequest`](crate::PlanRequest) has the same by names.
#[derive(Clone, Debug)]
pub struct Plan<S: Playable> {
    /// The house rules, already checked.
    pub options: S::Options,
    /// The index of the first game, for a part of a larger simulation.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The seed of deals and players.
    pub seed: u64,
    /// The player, on the first seat if there are several.
    pub player: PlayerKind,
    /// Further players on the same deals, each compared with `player`.
    pub others: Vec<PlayerKind>,
    /// The player of all other seats; `None` for the same player.
    pub opponent: Option<PlayerKind>,
    /// The index of the try at the same deals, from 0: each has its own random choices, and from the second on a searching player has zero doubt.
    pub retry: u64,
    /// The first moves of every game, made without a player.
    pub opening: Vec<S::Move>,
    /// Whether games with an illegal opening are skipped; otherwise they are an error.
    pub tolerant: bool,
    /// A rule for stopping before all games are played.
    pub until: Option<Until>,
    /// The number of threads, at least one; the results do not depend on it.
    pub jobs: usize,
    /// The most moves of one game; a longer game counts as unfinished.
    pub max_moves: u64,
    /// The source of randomness.
    pub luck: Luck,
    /// Whether luck is measured and results are adjusted for it.
    pub adjust: bool,
    /// What counts where one of wins and score must; `None` for what the game is about.
    pub by: Option<By>,
}

impl<S: Playable> Plan<S> {
    /// A plan for one player with default options: fast randomness, one thread, games of at most 100,000 moves.
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
            by: None,
        }
    }

    /// All compared players, starting with `player`.
    pub(crate) fn compared(&self) -> impl Iterator<Item = PlayerKind> {
        std::iter::once(self.player).chain(self.others.iter().copied())
    }

    /// What counts: as requested, or what the game is about under the house rules.
    pub fn counted(&self) -> By {
        self.by.unwrap_or_else(|| By::of::<S>(&self.options))
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
            // Doubt makes a searching player prefer the heuristic moves; a retry without it differs more.
            PlayerKind::Mcts(budget) if self.retry > 0 => AnyPlayer::Mcts(
                Mcts::new(budget, Some(host.clock), seed).with(SearchConfig { doubt: 0.0, ..SearchConfig::default() }),
            ),
            player => player.playing(&self.options, seed, Some(host.clock)),
        };
        Stoppable { player: Match { first, others }, host }
    }
}

/// Whether the seats are rivals under these house rules, so that the opponent matters.
pub fn has_rivals<S: Playable>(options: &S::Options) -> bool {
    !S::new(options, &mut FastChance(FastRng::new(0))).is_shared()
}

/// The seed of the `n`-th game of a simulation, from 0.
///
/// With [`Luck::Deal`](crate::Luck::Deal) it is the seed of that game's deal. No two games share a seed, within one simulation or between simulations
/// with different seeds.
pub const fn game_seed(seed: u64, n: u64) -> u64 {
    splitmix64(splitmix64(seed).wrapping_add(n))
}

/// The source of randomness of a simulation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Luck {
    /// A fast generator for a whole game: [`underdeck_game::FastChance`].
    #[default]
    Fast,
    /// Deals that can be replayed: game `n` is the deal with the seed [`game_seed`](crate::game_seed)`(seed, n)`.
    Deal,
}

impl Luck {
    /// All sources, in the order of lists.
    pub const ALL: [Self; 2] = [Self::Fast, Self::Deal];

    /// The name in commands and reports.
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

/// The error of a text that is not a source of randomness.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLuck {
    /// The text, truncated to a readable length.
    pub found: String,
}

impl UnknownLuck {
    /// The error as a message.
    pub fn said(&self) -> Message {
        say!(LAB_NO_LUCK, found = self.found, known = Message::join(Luck::ALL.map(Luck::name), Link::Or))
    }
}

said_errors!(UnknownLuck);

impl FromStr for Luck {
    type Err = UnknownLuck;

    fn from_str(text: &str) -> Result<Self, UnknownLuck> {
        let found = Self::ALL.into_iter().find(|luck| luck.name() == text);
        found.ok_or_else(|| UnknownLuck { found: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_games_share_a_seed() {
        let seeds: HashSet<u64> = (0..20).flat_map(|seed| (0..500).map(move |n| game_seed(seed, n))).collect();
        assert_eq!(seeds.len(), 20 * 500);
    }
}
