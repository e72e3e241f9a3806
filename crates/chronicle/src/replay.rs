//! A record to be looked at.

use std::fmt;

use catalogue::{Error, Played, Session};
use record::Record;

use crate::{NodeId, Tree};

/// A record to be looked at move by move, forwards and back, in any of its lines. The record stays as it is.
///
/// It stands at the start, or after a move.
pub struct Replay {
    tree: Tree,
    record: Record,
    /// The main line, the start counted.
    main: Vec<NodeId>,
}

impl Replay {
    /// A record, checked, at its start.
    ///
    /// # Errors
    /// If it names no game of the list, or does not follow the rules.
    pub fn of(record: Record) -> Result<Self, Error> {
        let game = catalogue::find(record.tag("Game").unwrap_or_default())?;
        let mut plain = record.clone();
        plain.remove_tag("At");
        let mut tree = Tree::new(game.resume(&plain)?);
        let main = tree.path();
        tree.go(NodeId::START);
        Ok(Self { tree, record, main })
    }

    /// The record that is looked at, whole.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game where it is looked at. What it says of a record and of being informed means nothing here.
    pub fn session(&self) -> &dyn Session {
        self.tree.session()
    }

    /// The lines of the record, and where in them this is.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// How many moves the main line has.
    pub fn len(&self) -> usize {
        self.main.len() - 1
    }

    /// Whether the main line has no move.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many moves led here.
    pub fn ply(&self) -> usize {
        self.tree.path().len() - 1
    }

    /// Whether this is on the main line.
    pub fn is_on_main_line(&self) -> bool {
        self.main.contains(&self.tree.here())
    }

    /// What the move that led here did; `None` at the start.
    pub fn played(&self) -> Option<&Played> {
        self.session().played(self.ply().checked_sub(1)?)
    }

    /// Goes to where so many moves of the main line have been played; whether it has so many.
    pub fn go_to_ply(&mut self, ply: usize) -> bool {
        self.main.get(ply).is_some_and(|&node| self.tree.go(node))
    }

    /// Goes to any node of any line; whether there is such a node.
    pub fn go(&mut self, to: NodeId) -> bool {
        self.tree.go(to)
    }

    /// Goes on by a move, along the main line where this is on it; whether there was one.
    pub fn forward(&mut self) -> bool {
        let ply = self.ply();
        if self.main.get(ply) == Some(&self.tree.here()) {
            return self.go_to_ply(ply + 1);
        }
        self.tree.redo().is_some()
    }

    /// Goes back by a move; whether there was one.
    pub fn back(&mut self) -> bool {
        self.tree.undo().is_some()
    }
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("tree", &self.tree).field("main", &self.main).finish_non_exhaustive()
    }
}
