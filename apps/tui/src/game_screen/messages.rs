//! The message in the dock.

use std::collections::HashMap;

use crate::view::dock::Tone;

/// The message to the player.
#[derive(Default)]
pub(crate) struct Messages {
    notice: Option<(Tone, String)>,
    /// Whether the last refusal names rules, which the session can explain.
    pub(crate) names_rules: bool,
    /// The number of moves that were made when the cursor first reached each zone.
    pub(super) reached: HashMap<&'static str, usize>,
}

impl Messages {
    /// The message, if there is one.
    pub(crate) const fn notice(&self) -> Option<&(Tone, String)> {
        self.notice.as_ref()
    }

    /// Shows a message in place of the last one.
    pub(crate) fn show(&mut self, tone: Tone, words: impl Into<String>) {
        self.notice = Some((tone, words.into()));
    }

    /// Says why something cannot be done.
    pub(crate) fn refuse(&mut self, words: impl Into<String>) {
        self.show(Tone::Refused, words);
    }

    pub(crate) fn clear(&mut self) {
        self.notice = None;
    }

    /// Takes the message away if it is a refusal, and returns its words.
    pub(crate) fn take_refusal(&mut self) -> Option<String> {
        self.notice.take_if(|(tone, _)| *tone == Tone::Refused).map(|(_, words)| words)
    }
}
