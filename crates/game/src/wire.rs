//! Pieces of the wire form: what the flat JSON of a state or view has in every game alike.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{GameResult, Seat};

/// Reads a key that may be null but not missing, for `#[serde(deserialize_with = "game::wire::present")]`.
///
/// # Errors
/// As the value's own.
pub fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(deserializer)
}

/// Whether a value is the default, for `#[serde(default, skip_serializing_if = "game::wire::is_default")]`: the keys of
/// rulings read as the reference reads them are not written.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// As its [word](GameResult::word): `"won"`, `"lost"`, `"draw"`, `"winner 1"`.
impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.word())
    }
}

impl<'de> Deserialize<'de> for GameResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let all = [Self::Won, Self::Lost, Self::Draw, Self::Winner(Seat(0)), Self::Winner(Seat(1))];
        let found = all.into_iter().find(|result| result.word() == text);
        found
            .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is none of won, lost, draw, winner 1, winner 2")))
    }
}
