//! What the edition keeps: one player, their games and their campaigns.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use site::sync::Sent;
use site::{Asked, Campaign, Ended, Facts, Kept, Reviewed, Snapshot};

use crate::finding::Finding;

/// The number of the only player.
pub(crate) const PLAYER: i64 = 1;

/// A game with everything that is kept of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Game {
    /// What never changes.
    pub(crate) facts: Facts,
    /// The number of its last change.
    pub(crate) revision: i64,
    /// What changes.
    pub(crate) snapshot: Snapshot,
    /// When it last changed.
    pub(crate) changed: i64,
    /// Whether it is off the lists.
    pub(crate) away: bool,
    /// Its place in the order in which games were begun.
    pub(crate) number: i64,
    /// Its line on the board.
    pub(crate) entry: Option<Entry>,
    /// What a server has of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) synced: Option<Synced>,
}

/// The revisions that a game had on this device and on the server when both held the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Synced {
    /// Here; 0 if it holds more than the server.
    pub(crate) here: i64,
    /// There.
    pub(crate) there: i64,
}

/// How a game first ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Its line.
    pub(crate) ended: Ended,
    /// The record as it was.
    pub(crate) record: String,
    /// When.
    pub(crate) finished: i64,
}

/// The player: settings as `pages` writes them, the name on boards, the chosen language.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Owner {
    /// Whether a game was ever begun or a setting kept.
    pub(crate) is_known: bool,
    /// The settings.
    pub(crate) settings: String,
    /// The name.
    pub(crate) name: String,
    /// The code of the language, if one was chosen.
    pub(crate) language: Option<String>,
    /// What forms carry.
    pub(crate) token: String,
    /// The exercises as the coach writes them; empty if there are none.
    #[serde(default)]
    pub(crate) practice: String,
    /// The token for the server, if this device is linked with a player there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) link: Option<String>,
    /// When games were last exchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) synced: Option<i64>,
}

/// Everything that is kept. Copies share the games.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// The player.
    pub(crate) owner: Owner,
    /// The games by id.
    pub(crate) games: BTreeMap<String, Arc<Game>>,
    /// The campaigns by id.
    pub(crate) campaigns: BTreeMap<String, Arc<Campaign>>,
    /// What the coach has said of games, until the edition is closed.
    pub(crate) reviews: BTreeMap<String, (Asked, Reviewed)>,
    /// What was found since the last answer.
    pub(crate) found: Vec<Finding>,
    /// The keys of the rows that have changed and are not in the journal yet.
    pub(crate) dirty: BTreeSet<String>,
}

/// Why a change was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game has changed in the meantime.
    #[error("the game has changed in the meantime")]
    Stale,
}

impl From<Refused> for site::Error {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Stale => Self::Stale,
        }
    }
}

impl Game {
    /// The game as the site sees it.
    pub(crate) fn kept(&self) -> Kept {
        Kept {
            facts: self.facts.clone(),
            revision: self.revision,
            snapshot: Snapshot { ranks: false, ..self.snapshot.clone() },
            changed: self.changed,
            entry: self.entry.as_ref().map(|entry| entry.ended.clone()),
            is_sound: true,
        }
    }

    /// The game as it goes to the server.
    pub(crate) fn sent(&self) -> Sent {
        Sent { base: self.synced.map(|synced| synced.there), ..site::sync::of(self.kept()) }
    }
}

impl State {
    /// Puts a game in its place, and notes that its row has changed.
    pub(crate) fn put(&mut self, game: Game) {
        let id = game.facts.id.clone();
        self.dirty.insert(format!("game/{id}"));
        self.games.insert(id, Arc::new(game));
    }

    /// The number of the next game.
    pub(crate) fn next_number(&self) -> i64 {
        1 + self.games.values().map(|game| game.number).max().unwrap_or(0)
    }

    /// Changes what is kept of the player.
    pub(crate) fn own(&mut self, change: impl FnOnce(&mut Owner)) {
        change(&mut self.owner);
        self.dirty.insert("owner".to_owned());
    }
}
