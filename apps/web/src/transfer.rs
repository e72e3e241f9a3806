//! Export and import of all data.

use std::collections::HashMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use underdeck_chronicle::PlayerExport;
use underdeck_game::{Message, say};
use underdeck_play::{History, RecordCopy};
use underdeck_record::Record;
use underdeck_site::{Error, GameHead, Imported, Snapshot, snapshot_of};

use crate::memory::{MemoryServices, now};
use crate::rows::{VERSION, all, state_of};
use crate::state::{Game, PLAYER, State};

/// The kind of the file.
const KIND: &str = "device";

/// The file of a device.
#[derive(Serialize, Deserialize)]
struct DeviceExport {
    underdeck: String,
    version: u32,
    rows: Vec<(String, String)>,
    #[serde(default)]
    aside: Vec<(String, String)>,
}

/// The result of an import.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ImportSummary {
    /// The number of new games.
    pub(crate) added: usize,
    /// The number of games that got lines of the file.
    pub(crate) united: usize,
    /// The number of rows that could not be read.
    pub(crate) unread: usize,
}

/// All data and the rows in quarantine, as JSON.
pub(crate) fn export(state: &State, aside: Vec<(String, String)>) -> String {
    // A reader of the file must not be able to act for the player at a server.
    let mut state = state.clone();
    state.players.link = None;
    let whole = DeviceExport { underdeck: KIND.to_owned(), version: VERSION, rows: all(&state), aside };
    serde_json::to_string(&whole).unwrap_or_default() + "\n"
}

/// The file of a server or of a program, if the text is one.
pub(crate) fn bundle(text: &str) -> Option<PlayerExport> {
    let is_whole = serde_json::from_str::<DeviceExport>(text).is_ok();
    PlayerExport::read(text.as_bytes()).ok().filter(|_| !is_whole)
}

/// Adds the contents of such a file. The name and the exercises are taken if there are none.
///
/// # Errors
/// If the games cannot be stored.
pub(crate) fn import_bundle(host: &Arc<MemoryServices>, bundle: &PlayerExport) -> Result<ImportSummary, Error> {
    host.state().own(|owner| owner.is_known = true);
    let Imported { added, united, unread } = now(underdeck_site::import(host, PLAYER, bundle))?;
    host.state().own(|owner| {
        if owner.name.is_empty() {
            owner.name.clone_from(&bundle.name);
        }
    });
    Ok(ImportSummary { added, united, unread: unread.len() })
}

/// Adds the contents of a file. Nothing is replaced: the lines of a game in both are united.
///
/// # Errors
/// If it is not such a file, or one of a newer version; nothing changes then.
pub(crate) fn import(state: &mut State, text: &str) -> Result<ImportSummary, Error> {
    let whole: DeviceExport =
        serde_json::from_str(text).map_err(|error| Error::Wrong(say!(REFUSED_FILE, why = error.to_string())))?;
    if whole.underdeck != KIND {
        return Err(Error::Wrong(say!(REFUSED_FILE_KIND, kind = format!("{:.40}", whole.underdeck), known = KIND)));
    }
    if whole.version > VERSION {
        let version = whole.version;
        return Err(Error::Wrong(say!(REFUSED_FILE_VERSION, version, known = VERSION)));
    }
    let (other, unread) = state_of(&whole.rows);
    let mut taken = ImportSummary { unread: unread.len(), ..ImportSummary::default() };
    if !state.players.is_known && other.players.is_known {
        let token = state.players.token.clone();
        state.own(|owner| *owner = crate::state::Owner { token, link: None, ..other.players.clone() });
    }
    for (id, campaign) in other.campaigns {
        if !state.campaigns.contains_key(&id) {
            state.dirty.insert(format!("campaign/{id}"));
            state.campaigns.insert(id, campaign);
        }
    }
    let mut games: Vec<Arc<Game>> = other.games.into_values().collect();
    games.sort_by_key(|game| game.number);
    let head = |game: &Game| GameHead::of(&game.facts, &game.snapshot.record, game.away);
    let mut known: HashMap<_, String> =
        state.games.values().map(|game| (head(game).key(), game.facts.id.clone())).collect();
    for game in games {
        // A game from the file of a server or a program has another id here.
        let id = if state.games.contains_key(&game.facts.id) { None } else { known.get(&head(&game).key()).cloned() };
        match state.games.get(id.as_ref().unwrap_or(&game.facts.id)).cloned() {
            None => {
                let number = state.next_number();
                let mut game = Game { number, synced: None, ..(*game).clone() };
                game.facts.player = PLAYER;
                state.own(|owner| owner.is_known = true);
                known.insert(head(&game).key(), game.facts.id.clone());
                state.put(game);
                taken.added += 1;
            }
            Some(kept) => taken.united += usize::from(unite(state, &kept, &game)?),
        }
    }
    Ok(taken)
}

/// Unites the lines of two copies of a game; returns whether anything is new.
fn unite(state: &mut State, kept: &Game, other: &Game) -> Result<bool, Error> {
    if kept.snapshot.record == other.snapshot.record {
        return Ok(false);
    }
    let failed = |why: Message| Error::Wrong(say!(REFUSED_UNITE, why));
    let read = |game: &Game| game.snapshot.record.parse::<Record>().map_err(|error| failed(error.said()));
    let (here, there) = (read(kept)?, read(other)?);
    let united = underdeck_play::unite(
        RecordCopy { record: &here, changed: kept.changed },
        RecordCopy { record: &there, changed: other.changed },
    )
    .map_err(failed)?;
    let session = underdeck_play::resume(underdeck_catalogue::find(&kept.facts.game)?, &united)?;
    let snapshot = Snapshot { keys: kept.snapshot.keys.clone(), ..snapshot_of(&History::new(session)) };
    if snapshot.record == kept.snapshot.record {
        return Ok(false);
    }
    let revision = 1 + kept.revision.max(other.revision);
    let entry = kept.entry.clone().or_else(|| other.entry.clone());
    state.put(Game { revision, snapshot, changed: kept.changed.max(other.changed), entry, ..kept.clone() });
    Ok(true)
}
