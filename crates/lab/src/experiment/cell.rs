//! One cell: everything that its games follow from.

use players::PlayerKind;
use sha2::{Digest, Sha256};

use crate::Luck;

/// One cell of an experiment: a game with house rules, a player, and the deals it plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// What tells it from the other cells; unique in the experiment.
    pub name: String,
    /// The game's id.
    pub game: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// The version of the game's rules.
    pub rules: u32,
    /// All options with their values, as they are typed.
    pub options: Vec<(String, String)>,
    /// Who plays.
    pub player: PlayerKind,
    /// How the players play now, in short: results of a build with other players are not taken for this one's.
    pub conduct: String,
    /// Who plays on all other seats; the same player if `None`.
    pub opponent: Option<PlayerKind>,
    /// The first moves of every game.
    pub opening: Vec<String>,
    /// How many deals.
    pub deals: u64,
    /// What the deals follow from; the same in all cells.
    pub seed: u64,
    /// Where luck comes from.
    pub luck: Luck,
    /// The most moves of one game.
    pub max_moves: u64,
    /// The cell that it is compared with, by its number; `None` for a cell that others are compared with.
    pub baseline: Option<usize>,
}

impl Cell {
    /// Everything that the cell's results follow from, one a line, and nothing else: not its name, not its baseline.
    pub fn plan(&self) -> String {
        let pairs: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let opponent = self.opponent.map_or_else(|| "none".to_owned(), |opponent| opponent.to_string());
        format!(
            "underdeck {}\ngame {} rules {}\noptions {}\nplayer {} against {opponent}, conduct {}\nopening {}\ndeals {} seed {} luck {} at most {} moves\n",
            env!("CARGO_PKG_VERSION"),
            self.game,
            self.rules,
            pairs.join(" "),
            self.player,
            self.conduct,
            self.opening.join(", "),
            self.deals,
            self.seed,
            self.luck,
            self.max_moves,
        )
    }

    /// A short name for files, from everything that the results follow from: cells of one fingerprint are the same.
    pub fn fingerprint(&self) -> String {
        let digest = Sha256::digest(self.plan().as_bytes());
        digest.iter().take(10).map(|byte| format!("{byte:02x}")).collect()
    }
}
