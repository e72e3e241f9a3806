//! The JSON published about each day, and its verification.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};

use underdeck_game::{Message, say};
use underdeck_site::deals;

use super::HEAD;
use crate::random::hex;
use crate::store::days::SealedDay;

/// A checked reveal of a past day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RevealedDay {
    /// The day.
    pub day: String,
    /// The hash published before the day.
    pub sha256: String,
    /// Each game's id and deal code.
    pub deals: Vec<(String, String)>,
    /// Whether the hash was compared with commitments saved before the day.
    pub compared: bool,
}

/// A reveal file.
#[derive(Debug, Deserialize)]
struct Reveal {
    day: String,
    sha256: String,
    deals: BTreeMap<String, String>,
    text: String,
}

/// A commitments file.
#[derive(Debug, Deserialize)]
struct Commitments {
    commitments: Vec<Commitment>,
}

/// The hash of a day.
#[derive(Debug, Serialize, Deserialize)]
struct Commitment {
    day: String,
    sha256: String,
}

/// Checks a reveal file: its text must have the stated hash and name the stated deals, which must exist. If commitments saved before the day
/// are given, the hash must be the one published then.
///
/// # Errors
/// The fault, in a sentence.
pub fn verify_daily(reveal: &[u8], committed: Option<&[u8]>) -> Result<RevealedDay, Message> {
    let Reveal { day, sha256, deals: stated, text } =
        serde_json::from_slice(reveal).map_err(|error| say!(SERVER_REVEAL_UNREAD, why = error.to_string()))?;
    let found = hex(&Sha256::digest(&text));
    if found != sha256.to_ascii_lowercase() {
        return Err(say!(SERVER_REVEAL_HASH, day, found, stated = sha256));
    }
    let mut lines = text.lines();
    if lines.next() != Some(HEAD) {
        return Err(say!(SERVER_REVEAL_HEAD, day, head = HEAD));
    }
    if lines.next().and_then(|line| line.strip_prefix("day ")) != Some(day.as_str()) {
        return Err(say!(SERVER_REVEAL_DAY, day));
    }
    let deals: Vec<(String, String)> = deals(&text).map(|(game, code)| (game.to_owned(), code.to_owned())).collect();
    for (game, code) in &deals {
        let deal = underdeck_catalogue::find(game).and_then(|game| game.deal_of(code));
        deal.map_err(|error| say!(SERVER_REVEAL_DEAL, game, day, why = error.said()))?;
    }
    let sealed: BTreeMap<_, _> = deals.iter().cloned().collect();
    let games = stated.keys().chain(sealed.keys());
    if let Some(game) = games.into_iter().find(|&game| stated.get(game) != sealed.get(game)) {
        let none = || say!(SERVER_REVEAL_NONE);
        let [stated, sealed] =
            [&stated, &sealed].map(|all| all.get(game).map_or_else(none, |code| code.as_str().into()));
        return Err(say!(SERVER_REVEAL_DIFFERS, stated, game, sealed));
    }
    if deals.is_empty() {
        return Err(say!(SERVER_REVEAL_EMPTY, day));
    }
    if let Some(committed) = committed {
        let committed: Commitments = serde_json::from_slice(committed)
            .map_err(|error| say!(SERVER_COMMITMENTS_UNREAD, why = error.to_string()))?;
        let before = committed.commitments.into_iter().find(|commitment| commitment.day == day);
        let before = before.ok_or_else(|| say!(SERVER_COMMITMENTS_MISSING, day))?;
        if !before.sha256.eq_ignore_ascii_case(&sha256) {
            return Err(say!(SERVER_COMMITMENTS_DIFFER, before = before.sha256, day, after = sha256));
        }
    }
    Ok(RevealedDay { day, sha256, deals, compared: committed.is_some() })
}

/// The reveal of a past day.
pub(crate) fn reveal_json(day: &SealedDay) -> String {
    let SealedDay { day, text, sha256 } = day;
    let deals: serde_json::Map<String, serde_json::Value> =
        deals(text).map(|(game, code)| (game.to_owned(), code.into())).collect();
    format!("{:#}\n", json!({ "format": HEAD, "day": day, "sha256": sha256, "deals": deals, "text": text }))
}

/// The hashes of the coming days.
pub(crate) fn commitments_json(days: &[SealedDay]) -> String {
    let commitments: Vec<Commitment> =
        days.iter().map(|day| Commitment { day: day.day.clone(), sha256: day.sha256.clone() }).collect();
    format!("{:#}\n", json!({ "format": "underdeck commitments 1", "commitments": commitments }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealed() -> SealedDay {
        let mut text = format!("{HEAD}\nday 2026-11-21\nsalt {}\n", "0".repeat(64));
        for game in underdeck_catalogue::games() {
            text += &format!("{} {}\n", game.info().id, game.deal(&[], 7).unwrap().code);
        }
        SealedDay { day: "2026-11-21".into(), sha256: hex(&Sha256::digest(&text)), text }
    }

    #[test]
    fn a_reveal_is_valid_by_itself_and_against_commitments() {
        let day = sealed();
        let (reveal, before) = (reveal_json(&day), commitments_json(std::slice::from_ref(&day)));
        let alone = verify_daily(reveal.as_bytes(), None).unwrap();
        assert_eq!((alone.deals.len(), alone.compared), (underdeck_catalogue::games().len(), false));
        assert!(verify_daily(reveal.as_bytes(), Some(before.as_bytes())).unwrap().compared);
    }

    #[test]
    fn every_change_of_a_reveal_is_found() {
        let day = sealed();
        let reveal = reveal_json(&day);
        let wrong =
            |text: String, before: Option<&str>| verify_daily(text.as_bytes(), before.map(str::as_bytes)).unwrap_err();
        assert!(wrong(reveal.replacen("salt 0", "salt 1", 1), None).contains("has the SHA-256"));
        assert!(wrong(reveal.replace("2026-11-21\",", "2026-11-22\","), None).contains("not that of 2026-11-22"));
        assert!(wrong("[]".into(), None).contains("not a reveal"));
        let game = underdeck_catalogue::games()[0];
        let other = game.deal(&[], 8).unwrap().code;
        let mut swapped: serde_json::Value = serde_json::from_str(&reveal).unwrap();
        swapped["deals"][game.info().id] = other.into();
        assert!(wrong(swapped.to_string(), None).contains("the sealed text names"));
        swapped["deals"].as_object_mut().unwrap().remove(game.info().id);
        assert!(wrong(swapped.to_string(), None).contains("`deals` states none"));
        let other = SealedDay { sha256: "ab".repeat(32), ..day.clone() };
        assert!(wrong(reveal.clone(), Some(&commitments_json(&[other]))).contains("was published"));
        let later = SealedDay { day: "2026-11-23".into(), ..day };
        assert!(wrong(reveal, Some(&commitments_json(&[later]))).contains("do not include"));
    }
}
