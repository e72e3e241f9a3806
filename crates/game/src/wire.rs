//! Pieces of the wire form: what the flat JSON of a state or view has in every game alike.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{GameResult, OptionValue, Options, StateError};

/// Reads a key that may be null but not missing, for `#[serde(deserialize_with = "underdeck_game::wire::present")]`.
///
/// # Errors
/// As the value's own.
pub fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(deserializer)
}

/// The keys of the rulings that are read otherwise, in order, for a key `rulings` that is written only if there are any:
/// `#[serde(default, skip_serializing_if = "Vec::is_empty")]`.
pub fn rulings<O: Options>(options: &O) -> Vec<String> {
    let written = options.written().into_iter();
    written.filter(|(key, _)| is_ruling::<O>(key)).map(|(key, _)| key.to_owned()).collect()
}

/// Sets the rulings that the key `rulings` of a state names.
///
/// # Errors
/// If the list names anything but rulings of the game, or not in their order.
pub fn read_rulings<O: Options>(options: &mut O, keys: &[String]) -> Result<(), StateError> {
    let mut known = O::SPECS.iter().filter(|spec| spec.ruling.is_some());
    for key in keys {
        if !known.any(|spec| spec.key == key) {
            let all: Vec<_> = O::SPECS.iter().filter(|spec| spec.ruling.is_some()).map(|spec| spec.key).collect();
            let what = format!("`{key}` is none of {}, each at most once and in this order", all.join(", "));
            return Err(StateError::new("rulings", what));
        }
        options.set(key, OptionValue::Bool(true));
    }
    Ok(())
}

/// Has the options played by the older rules that the key `rules` of a state names. The key is written only where
/// [`Options::older_rules`] gives a version: `#[serde(default, skip_serializing_if = "Option::is_none")]`.
///
/// # Errors
/// If these rules are not among [`Options::OLDER_RULES`].
pub fn read_older_rules<O: Options>(options: &mut O, version: Option<u32>) -> Result<(), StateError> {
    if let Some(unknown) = version.filter(|version| !O::OLDER_RULES.contains(version)) {
        let all: Vec<_> = O::OLDER_RULES.iter().map(ToString::to_string).collect();
        let what = format!(
            "{unknown} is no older version of the rules that is played ({}); leave it out for today's",
            all.join(", ")
        );
        return Err(StateError::new("rules", what));
    }
    options.set_older_rules(version);
    Ok(())
}

fn is_ruling<O: Options>(key: &str) -> bool {
    O::spec(key).is_ok_and(|spec| spec.ruling.is_some())
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
        Self::of_word(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is none of won, lost, draw, winner 1, winner 2")))
    }
}
