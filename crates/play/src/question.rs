//! Questions that take long.

use std::fmt;
use std::sync::atomic::AtomicBool;

use crate::{Command, Context, Refusal, Tree};

/// What finds an answer, or says why there is none, until the flag is set.
type Work<T> = Box<dyn FnOnce(&AtomicBool) -> Result<T, String> + Send>;

/// A question about a game whose answer takes long. It is worked out anywhere, and a stopped one leaves no trace.
pub struct Question<T> {
    note: Command,
    work: Work<T>,
}

/// An answer that nobody has seen yet: [showing](Unshown::show) it records the aid first.
pub struct Unshown<T> {
    note: Command,
    found: T,
}

impl<T> Question<T> {
    /// A question that `work` answers, and the command that records it. `work` may return anything once its flag is set.
    pub fn new(note: Command, work: impl FnOnce(&AtomicBool) -> Result<T, String> + Send + 'static) -> Self {
        Self { note, work: Box::new(work) }
    }

    /// Works the answer out.
    ///
    /// # Errors
    /// Why there is none.
    pub fn find(self, stop: &AtomicBool) -> Result<Unshown<T>, String> {
        let Self { note, work } = self;
        work(stop).map(|found| Unshown { note, found })
    }
}

impl<T> Unshown<T> {
    /// The answer, once the record of the game says that the player is shown it. Save the game, then show it.
    ///
    /// # Errors
    /// If the game may no longer be asked about.
    pub fn show(self, tree: &mut Tree) -> Result<T, Refusal> {
        tree.apply(self.note, Context::EVERYONE)?;
        Ok(self.found)
    }
}

impl<T> fmt::Debug for Question<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("note", &self.note).finish_non_exhaustive()
    }
}

impl<T> fmt::Debug for Unshown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unshown").field("note", &self.note).finish_non_exhaustive()
    }
}
