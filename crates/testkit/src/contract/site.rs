//! Where in which game a law is checked.

use game::{ChanceEvent, Playable};

/// A state of a game being played.
pub(super) struct Site<'a, S: Playable> {
    pub(super) seed: u64,
    /// How many moves were made.
    pub(super) number: usize,
    pub(super) options: &'a S::Options,
    pub(super) state: &'a S,
}

/// A move of a game being played; the site is the state before it.
pub(super) struct Step<'a, S: Playable> {
    pub(super) site: Site<'a, S>,
    pub(super) mv: S::Move,
    pub(super) events: &'a [ChanceEvent],
    pub(super) after: &'a S,
}

impl<S: Playable> Site<'_, S> {
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
    /// Stops the test unless the law holds.
    pub(super) fn ensure(&self, holds: bool, law: &str, what: impl FnOnce() -> String) {
        self.site.ensure(holds, law, || {
            let after = serde_json::to_string(self.after).unwrap_or_else(|error| format!("no JSON: {error}"));
            format!("{}\n  move: {}\n  chance: {:?}\n  after: {after}", what(), self.mv, self.events)
        });
    }
}
