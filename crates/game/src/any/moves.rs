//! A move behind an object-safe interface.

use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::sync::Arc;

/// A move of any game. A clone is cheap; two are equal if they are the same move of the same game.
#[derive(Clone)]
pub struct AnyMove(Arc<dyn Spelled>);

/// A move that knows its spelling.
trait Spelled: Any + Debug + Display + Send + Sync {
    fn is_same(&self, other: &dyn Spelled) -> bool;
}

impl<M: crate::Move> Spelled for M {
    fn is_same(&self, other: &dyn Spelled) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

impl AnyMove {
    /// A move of a game.
    pub fn new(mv: impl crate::Move) -> Self {
        Self(Arc::new(mv))
    }

    /// The move, typed; `None` if it is another game's.
    pub fn typed<M: crate::Move>(&self) -> Option<M> {
        (&*self.0 as &dyn Any).downcast_ref().copied()
    }
}

impl PartialEq for AnyMove {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

impl Eq for AnyMove {}

impl Debug for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}
