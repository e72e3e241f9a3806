//! Saving a game.

use underdeck_game::{Message, say};
use underdeck_home::{Error, SaveSlot};
use underdeck_play::History;

/// The reason why a game is not saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unsaved {
    /// The reason in plain words.
    pub(crate) reason: String,
    /// Whether another program has the game now: this one cannot save it any more.
    is_taken: bool,
}

impl Unsaved {
    /// The message that is shown as long as the game is not saved.
    pub(crate) fn notice(&self) -> Message {
        match self.is_taken {
            true => say!(TUI_SAY_TAKEN, reason = self.reason),
            false => say!(TUI_SAY_UNSAVED, reason = self.reason),
        }
    }
}

impl From<Error> for Unsaved {
    fn from(error: Error) -> Self {
        let is_taken = matches!(error, Error::Open(_) | Error::Taken(_));
        let reason = match error {
            Error::Open(holder) => holder.said().into(),
            Error::Unwritten { reason, .. } => reason.into(),
            error => error.to_string(),
        };
        Self { reason, is_taken }
    }
}

/// Where a game is saved, and whether it is.
pub(crate) struct Saving {
    /// The game's file; `None` if it is not to be saved.
    pub(crate) slot: Option<SaveSlot>,
    /// Why the file does not have the last change.
    pub(crate) unsaved: Option<Unsaved>,
    /// Whether the finished game was moved to the records.
    is_finished: bool,
}

impl Saving {
    pub(super) const fn new(slot: Option<SaveSlot>) -> Self {
        Self { slot, unsaved: None, is_finished: false }
    }

    /// Saves the game unless it is untouched. If that fails the game continues, and the screen says why it is not saved.
    pub(super) fn save(&mut self, tree: &mut History) {
        if !self.is_untouched(tree) {
            self.save_untouched(tree);
        }
    }

    /// Saves the game although it may be untouched.
    pub(super) fn save_untouched(&mut self, tree: &mut History) {
        if let Some(slot) = &self.slot {
            self.unsaved = slot.save(tree).err().map(Unsaved::from);
        }
    }

    /// Whether no move was made yet in a game at Home, which then leaves no file behind.
    pub(super) fn is_untouched(&self, tree: &History) -> bool {
        self.slot.as_ref().is_some_and(|slot| slot.is_home() && tree.nodes().len() == 1 && !slot.path().exists())
    }

    /// Moves a finished game to the records.
    pub(super) fn finish(&mut self, tree: &mut History) {
        if let Some(slot) = self.slot.as_ref().filter(|_| !self.is_finished) {
            self.unsaved = slot.finish(tree).err().map(Unsaved::from);
            self.is_finished = self.unsaved.is_none();
        }
    }
}
