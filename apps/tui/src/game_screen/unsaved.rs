//! Why a game is not saved.

use home::Error;

use crate::texts::fill;

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
