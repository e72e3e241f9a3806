//! Idempotency keys: a change that was made under a key is not made again.

use underdeck_game::say;
use underdeck_record::short_hash;

use crate::error::Error;

/// The number of keys that a game remembers, the latest ones.
const MOST: usize = 16;
/// The maximum length of a key, in characters.
const LONGEST: usize = 100;

/// The keys of a game's last changes, each with its change, as hashes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RequestKeys(Vec<String>);

/// A client's idempotency key for one change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestKey(String);

impl RequestKey {
    /// A key as sent: 1 to 100 printable ASCII characters.
    ///
    /// # Errors
    /// If it is anything else.
    pub fn read(text: &str) -> Result<Self, Error> {
        let is_one = (1..=LONGEST).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_graphic());
        match is_one {
            true => Ok(Self(text.to_owned())),
            false => Err(Error::Wrong(say!(REFUSED_KEY, most = LONGEST))),
        }
    }

    /// The key of a hint at a revision, which no client can send.
    pub(super) fn of_hint(revision: i64) -> Self {
        Self(format!("hint at {revision}"))
    }
}

impl RequestKeys {
    /// The keys in a text written by [`RequestKeys::to_text`].
    pub fn of(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_owned).collect())
    }

    pub fn to_text(&self) -> String {
        self.0.join(" ")
    }

    /// Whether this change was already made under this key.
    ///
    /// # Errors
    /// If another change was made under it.
    pub fn has(&self, key: &RequestKey, change: &str) -> Result<bool, Error> {
        let (name, line) = (name(key), line(key, change));
        match self.0.iter().find(|known| known.starts_with(&name)) {
            Some(known) if *known == line => Ok(true),
            Some(_) => Err(Error::Wrong(say!(REFUSED_KEY_USED))),
            None => Ok(false),
        }
    }

    /// Remembers a change made under a key.
    pub fn add(&mut self, key: &RequestKey, change: &str) {
        let surplus = (self.0.len() + 1).saturating_sub(MOST);
        self.0.drain(..surplus);
        self.0.push(line(key, change));
    }
}

fn line(key: &RequestKey, change: &str) -> String {
    format!("{}{}", name(key), short_hash(change))
}

fn name(key: &RequestKey) -> String {
    short_hash(&key.0) + ":"
}
