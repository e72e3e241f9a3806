//! Questions that take long.

use underdeck_game::say;

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Command;

/// The stop flag of a caller that waits for the whole answer.
pub static NEVER: AtomicBool = AtomicBool::new(false);

/// Computes an answer, or the reason why there is none, until the flag is set.
type Work<T> = Box<dyn FnOnce(&AtomicBool) -> Result<T, String> + Send>;

/// A question about a game whose answer takes long. It is worked out anywhere, and a stopped one leaves no trace.
pub struct Question<T> {
    note: Option<Command>,
    work: Work<T>,
}

/// An answer not yet seen by any player: [showing](PendingAnswer::show) it records the aid first.
pub struct PendingAnswer<T> {
    pub(crate) note: Option<Command>,
    pub(crate) found: T,
}

impl<T> Question<T> {
    /// A question that `work` answers, and the command that records it. `work` may return anything once its flag is set.
    pub fn new(note: Command, work: impl FnOnce(&AtomicBool) -> Result<T, String> + Send + 'static) -> Self {
        Self { note: Some(note), work: Box::new(work) }
    }

    /// A question whose answer needs no mark of its own in the record.
    pub(crate) fn unmarked(work: impl FnOnce(&AtomicBool) -> Result<T, String> + Send + 'static) -> Self {
        Self { note: None, work: Box::new(work) }
    }

    /// Works the answer out.
    ///
    /// # Errors
    /// Why there is none; the flag may have been set.
    pub fn find(self, stop: &AtomicBool) -> Result<PendingAnswer<T>, String> {
        let Self { note, work } = self;
        let found = work(stop)?;
        if stop.load(Ordering::Relaxed) {
            Err(say!(QUESTION_STOPPED).into())
        } else {
            Ok(PendingAnswer { note, found })
        }
    }
}

impl<T> fmt::Debug for Question<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("note", &self.note).finish_non_exhaustive()
    }
}

impl<T> fmt::Debug for PendingAnswer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unshown").field("note", &self.note).finish_non_exhaustive()
    }
}
