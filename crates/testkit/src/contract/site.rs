//! The place in a game where a law is checked.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use serde::Serialize;
use serde_json::Value;
use underdeck_game::{ChanceEvent, Playable};

/// A state of a game being played.
pub(super) struct Site<'a, S: Playable> {
    pub(super) seed: u64,
    /// How many moves were made.
    pub(super) number: usize,
    pub(super) options: &'a S::Options,
    pub(super) state: &'a S,
    /// The words that no sentence says under these options.
    pub(super) unsaid: &'a [&'a str],
}

/// A move of a game being played; the site is the state before it.
pub(super) struct Step<'a, S: Playable> {
    pub(super) site: Site<'a, S>,
    pub(super) mv: S::Move,
    pub(super) events: &'a [ChanceEvent],
    pub(super) after: &'a S,
}

impl<S: Playable> Site<'_, S> {
    /// Does something that calls the game's code; a panic in it breaks this law here.
    pub(super) fn guard<T>(&self, law: &str, check: impl FnOnce() -> T) -> T {
        caught::<S, T>(check).unwrap_or_else(|words| self.fail(law, format!("the game panics: {words}")))
    }

    /// Stops the test: a law is broken here.
    pub(super) fn fail(&self, law: &str, what: impl AsRef<str>) -> ! {
        let state = serde_json::to_string(self.state).unwrap_or_else(|error| format!("no JSON: {error}"));
        panic!(
            "{game}: {law}\n  what: {what}\n  seed: {seed}\n  options: {options}\n  move number: {number}\n  state: {state}",
            game = S::INFO.id,
            what = what.as_ref(),
            seed = self.seed,
            options = super::in_words(self.options),
            number = self.number,
        )
    }

    /// Stops the test unless the law holds.
    pub(super) fn ensure(&self, holds: bool, law: &str, what: impl FnOnce() -> String) {
        if !holds {
            self.fail(law, what());
        }
    }
}

impl<S: Playable> Step<'_, S> {
    /// Does something that calls the game's code; a panic in it breaks this law at this move.
    pub(super) fn guard<T>(&self, law: &str, check: impl FnOnce() -> T) -> T {
        caught::<S, T>(check).unwrap_or_else(|words| {
            self.site.fail(law, format!("the game panics: {words}\n  move: {}\n  chance: {:?}", self.mv, self.events))
        })
    }

    /// Stops the test unless the law holds.
    pub(super) fn ensure(&self, holds: bool, law: &str, what: impl FnOnce() -> String) {
        self.site.ensure(holds, law, || {
            let after = serde_json::to_string(self.after).unwrap_or_else(|error| format!("no JSON: {error}"));
            format!("{}\n  move: {}\n  chance: {:?}\n  after: {after}", what(), self.mv, self.events)
        });
    }
}

/// The result of a check, or the message of a panic in the game's code. A broken law keeps panicking.
pub(super) fn caught<S: Playable, T>(check: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(check)).map_err(|panic: Box<dyn Any + Send>| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned())).unwrap_or_default();
        if words.starts_with(&format!("{}: ", S::INFO.id)) {
            resume_unwind(panic);
        }
        words
    })
}

/// The keys in which two objects differ, with both values.
pub(super) fn differences(found: &impl Serialize, expected: &impl Serialize) -> String {
    let (Ok(Value::Object(found)), Ok(Value::Object(expected))) =
        (serde_json::to_value(found), serde_json::to_value(expected))
    else {
        return "one of them is no object".into();
    };
    let keys = found.keys().chain(expected.keys().filter(|key| !found.contains_key(*key)));
    let differ = keys.filter(|key| found.get(*key) != expected.get(*key));
    let show = |value: Option<&Value>| value.map_or("missing".into(), Value::to_string);
    let list = differ.map(|key| format!("`{key}` is {}, not {}", show(found.get(key)), show(expected.get(key))));
    let list: Vec<String> = list.collect();
    if list.is_empty() { "they differ in something that their JSON does not show".into() } else { list.join("; ") }
}
