//! Saving a game, and why it is not saved.

use underdeck_home::Error;

use super::{GameScreen, Mode};
use crate::texts::{fill, text};
use crate::view::dock::Tone;

/// Why a game is not saved as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unsaved {
    /// The reason in plain words.
    pub(crate) reason: String,
    /// Whether another program has the game now, so that this one cannot save it any more.
    is_taken: bool,
}

impl Unsaved {
    /// What the player is told as long as the game is not saved.
    pub(crate) fn notice(&self) -> String {
        fill(if self.is_taken { "say.taken" } else { "say.unsaved" }, &[("reason", &self.reason)])
    }
}

impl From<Error> for Unsaved {
    fn from(error: Error) -> Self {
        let is_taken = matches!(error, Error::Open(_) | Error::Taken(_));
        let reason = match error {
            Error::Open(holder) => holder.to_string(),
            Error::Unwritten { reason, .. } => reason,
            error => error.to_string(),
        };
        Self { reason, is_taken }
    }
}

impl GameScreen {
    /// Saves the game. If that fails the player goes on, and the screen says why it is not saved.
    pub(crate) fn save(&mut self) {
        if self.is_untouched() {
            return;
        }
        let (Mode::Play(tree), Some(place)) = (&mut self.mode, &self.place) else { return };
        self.unsaved = place.save(tree).err().map(Unsaved::from);
    }

    /// Whether nothing was done yet in a game at home, which then leaves no file behind.
    pub(crate) fn is_untouched(&self) -> bool {
        let (Mode::Play(tree), Some(place)) = (&self.mode, &self.place) else { return false };
        place.is_home() && tree.nodes().len() == 1 && !place.path().exists()
    }

    /// Saves the game again if it could not be saved before.
    pub(crate) fn save_again(&mut self) {
        if self.unsaved.is_some() {
            self.save();
            if self.unsaved.is_none() {
                self.notice = Some((Tone::Told, text("say.saved_again").to_owned()));
            }
        }
    }

    /// Moves a finished game to the records: only when the player leaves it, so that its last move can still be taken back.
    pub(crate) fn keep(&mut self) {
        self.save_again();
        let is_over = self.is_over();
        let (Mode::Play(tree), Some(place), true) = (&mut self.mode, &self.place, is_over) else { return };
        if !self.is_kept {
            self.unsaved = place.finish(tree).err().map(Unsaved::from);
            self.is_kept = self.unsaved.is_none();
        }
    }
}
