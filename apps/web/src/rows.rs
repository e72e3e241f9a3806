//! The journal: a row for the player, each game and each campaign, with a checksum each.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::state::{PLAYER, State};

/// The version of the rows. A journal of a newer one is refused.
pub const VERSION: u32 = 1;

/// A row that cannot be read. Its bytes go into quarantine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Quarantined {
    /// Its key.
    pub key: String,
    /// Its fault.
    pub what: String,
}

/// A row as text: the checksum, a line break, and the value as JSON.
fn written(key: &str, value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).unwrap_or_default();
    format!("{}\n{json}", sum(key, &json))
}

/// The first 16 hexadecimal digits of the SHA-256 of a key and its value.
fn sum(key: &str, json: &str) -> String {
    let hash = Sha256::new().chain_update(key).chain_update("\n").chain_update(json).finalize();
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The value of a row.
///
/// # Errors
/// Its fault.
fn read<T: DeserializeOwned>(key: &str, text: &str) -> Result<T, String> {
    let (stored, json) = text.split_once('\n').ok_or("it has no checksum")?;
    if stored != sum(key, json) {
        return Err("it does not match its checksum".to_owned());
    }
    serde_json::from_str(json).map_err(|error| format!("it cannot be read: {error}"))
}

/// The data of rows, and the rows that cannot be read.
pub(crate) fn state_of(rows: &[(String, String)]) -> (State, Vec<Quarantined>) {
    let (mut state, mut aside) = (State::default(), Vec::new());
    for (key, text) in rows {
        let taken = match key.split_once('/') {
            None if key == "owner" => read(key, text).map(|owner| state.players = owner),
            Some(("game", id)) => read(key, text).map(|game| {
                state.games.insert(id.to_owned(), Arc::new(game));
            }),
            Some(("campaign", id)) => read(key, text).map(|campaign| {
                state.campaigns.insert(id.to_owned(), (PLAYER, Arc::new(campaign)));
            }),
            _ => Err("it is of no known kind".to_owned()),
        };
        aside.extend(taken.err().map(|what| Quarantined { key: key.clone(), what }));
    }
    (state, aside)
}

/// The rows that have changed since the last call.
pub(crate) fn changes(state: &mut State) -> Vec<(String, String)> {
    std::mem::take(&mut state.dirty).into_iter().filter_map(|key| row(state, key)).collect()
}

/// All rows.
pub(crate) fn all(state: &State) -> Vec<(String, String)> {
    let games = state.games.keys().map(|id| format!("game/{id}"));
    let campaigns = state.campaigns.keys().map(|id| format!("campaign/{id}"));
    games.chain(campaigns).chain(["owner".to_owned()]).filter_map(|key| row(state, key)).collect()
}

fn row(state: &State, key: String) -> Option<(String, String)> {
    let text = match key.split_once('/') {
        Some(("game", id)) => written(&key, state.games.get(id)?.as_ref()),
        Some(("campaign", id)) => written(&key, state.campaigns.get(id)?.1.as_ref()),
        _ => written(&key, &state.players),
    };
    Some((key, text))
}
