//! Everything as a file, and back.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use site::{Error, Snapshot, Words, snapshot_of};

use crate::rows::VERSION;
use crate::state::{Game, PLAYER, State};
use crate::unite::united;

/// What the file calls itself.
const KIND: &str = "device";

/// The file.
#[derive(Serialize, Deserialize)]
struct Whole {
    underdeck: String,
    version: u32,
    rows: Vec<(String, String)>,
    #[serde(default)]
    aside: Vec<(String, String)>,
}

/// What an import came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Taken {
    /// Games that were not there.
    pub(crate) added: usize,
    /// Games that got lines of the file.
    pub(crate) united: usize,
    /// Rows that could not be read.
    pub(crate) unread: usize,
}

/// Everything that is kept, and what was set aside, as JSON.
pub(crate) fn export(state: &State, aside: Vec<(String, String)>) -> String {
    let whole = Whole { underdeck: KIND.to_owned(), version: VERSION, rows: state.all(), aside };
    serde_json::to_string(&whole).unwrap_or_default() + "\n"
}

/// Adds what a file has to what is kept. Nothing that is kept is replaced: where a game went on in both, its lines are united.
///
/// # Errors
/// If it is no such file, or of a newer version; nothing changes then.
pub(crate) fn import(state: &mut State, text: &str, now: i64) -> Result<Taken, Error> {
    let whole: Whole = serde_json::from_str(text)
        .map_err(|error| Error::Wrong(Words::with("refused-file", [("why", error.to_string())])))?;
    if whole.underdeck != KIND {
        return Err(Error::Wrong(Words::with(
            "refused-file-kind",
            [("kind", format!("{:.40}", whole.underdeck)), ("known", KIND.to_owned())],
        )));
    }
    if whole.version > VERSION {
        let version = whole.version;
        return Err(Error::Wrong(Words::with("refused-file-version", [("version", version), ("known", VERSION)])));
    }
    let (other, unread) = State::of(&whole.rows);
    let mut taken = Taken { unread: unread.len(), ..Taken::default() };
    if !state.owner.is_known && other.owner.is_known {
        let token = state.owner.token.clone();
        state.own(|owner| *owner = crate::state::Owner { token, ..other.owner.clone() });
    }
    for (id, campaign) in other.campaigns {
        if !state.campaigns.contains_key(&id) {
            state.dirty.insert(format!("campaign/{id}"));
            state.campaigns.insert(id, campaign);
        }
    }
    let mut games: Vec<Arc<Game>> = other.games.into_values().collect();
    games.sort_by_key(|game| game.number);
    for game in games {
        match state.games.get(&game.facts.id).cloned() {
            None => {
                let number = state.next_number();
                let mut game = Game { number, ..(*game).clone() };
                game.facts.player = PLAYER;
                state.own(|owner| owner.is_known = true);
                state.put(game);
                taken.added += 1;
            }
            Some(kept) => taken.united += usize::from(unite(state, &kept, &game, now)?),
        }
    }
    Ok(taken)
}

/// Unites the lines of two stored forms of a game; returns whether there was anything new.
fn unite(state: &mut State, kept: &Game, other: &Game, now: i64) -> Result<bool, Error> {
    if kept.snapshot.record == other.snapshot.record {
        return Ok(false);
    }
    // Of two that differ in their lines, the one that changed last says where the game stands.
    let (first, second) = if other.changed > kept.changed { (other, kept) } else { (kept, other) };
    let tree = united(&first.snapshot.record, &second.snapshot.record)
        .map_err(|error| Error::Wrong(format!("game {} cannot be united: {error}", kept.facts.id).into()))?;
    let snapshot = match &tree {
        Some(tree) => Snapshot { keys: first.snapshot.keys.clone(), ..snapshot_of(tree) },
        None => first.snapshot.clone(),
    };
    if snapshot.record == kept.snapshot.record {
        return Ok(false);
    }
    let revision = 1 + kept.revision.max(other.revision);
    let entry = kept.entry.clone().or_else(|| other.entry.clone());
    state.put(Game { revision, snapshot, changed: now.max(kept.changed), entry, ..kept.clone() });
    Ok(true)
}
