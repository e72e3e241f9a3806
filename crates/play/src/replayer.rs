//! Stepping through a record.

use std::fmt;

use underdeck_catalogue::Error;
use underdeck_record::Record;

use crate::{Capabilities, History, NodeId, Played, Session};

/// A record and a position in one of its lines: the start, or after a move. The record does not change.
///
/// Its position is the start, or the position after a move.
pub struct Replayer {
    tree: History,
    record: Record,
    /// The nodes of the main line, including the start.
    main: Vec<NodeId>,
    /// Whether the solver was used.
    is_solved: bool,
}

impl Replayer {
    /// Checks a record and goes to its start.
    ///
    /// # Errors
    /// If its game is not in the catalogue, or it does not follow the rules.
    pub fn of(record: Record) -> Result<Self, Error> {
        Self::by(Capabilities::WHOLE, record)
    }

    /// The same in a program that may be able to do less.
    ///
    /// # Errors
    /// As [`of`](Self::of), or [`Error::LeftOut`].
    pub fn by(capabilities: &'static Capabilities, record: Record) -> Result<Self, Error> {
        let game = underdeck_catalogue::find(record.tag("Game").unwrap_or_default())?;
        let mut tree = capabilities.history(capabilities.resume(game, &record)?);
        // The nodes of the main line come first.
        let main = (0..=record.moves().len()).filter_map(|n| tree.node(n)).collect();
        tree.go(NodeId::START);
        Ok(Self { tree, record, main, is_solved: false })
    }

    /// The whole record.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game at this position. Its record is meaningless here.
    pub fn session(&self) -> &dyn Session {
        self.tree.session()
    }

    /// The lines of the record, and this position in them.
    pub const fn tree(&self) -> &History {
        &self.tree
    }

    /// The number of moves in the main line.
    pub fn len(&self) -> usize {
        self.main.len() - 1
    }

    /// Whether the main line is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of moves that led here.
    pub fn ply(&self) -> usize {
        self.tree.path().len() - 1
    }

    /// Whether this position is on the main line.
    pub fn is_on_main_line(&self) -> bool {
        self.has_on_main_line(self.tree.here())
    }

    /// The effect of the move that led here; `None` at the start.
    pub fn played(&self) -> Option<&Played> {
        self.session().played(self.ply().checked_sub(1)?)
    }

    /// Goes to the position after the first `ply` moves of the main line; returns whether it is that long.
    pub fn go_to_ply(&mut self, ply: usize) -> bool {
        self.main.get(ply).is_some_and(|&node| self.tree.go(node))
    }

    /// Goes to a node of any line; returns whether it exists.
    pub fn go(&mut self, to: NodeId) -> bool {
        self.tree.go(to)
    }

    /// Notes that the solver or the coach was asked.
    pub const fn note_solved(&mut self) {
        self.is_solved = true;
    }

    /// Whether the solver was used.
    const fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// Plays moves from the start as far as they are legal; returns the way there.
    fn try_line(&mut self, moves: &[String]) -> Vec<NodeId> {
        self.tree.go(NodeId::START);
        let _ = moves.iter().try_for_each(|mv| self.tree.play(mv).map(|_| ()));
        self.tree.path()
    }

    /// Whether a node is on the main line.
    fn has_on_main_line(&self, node: NodeId) -> bool {
        self.main.contains(&node)
    }

    /// Goes to a node and comments on it.
    fn comment_at(&mut self, node: NodeId, words: &str) {
        self.tree.go(node);
        self.tree.comment(words);
    }

    /// Goes forward one move, along the main line if this position is on it; returns whether there was one.
    pub fn forward(&mut self) -> bool {
        let ply = self.ply();
        if self.main.get(ply) == Some(&self.tree.here()) {
            return self.go_to_ply(ply + 1);
        }
        self.tree.redo().is_some()
    }

    /// Goes back one move; returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.tree.undo().is_some()
    }

    /// A new game that continues from this position. The moves after it that the player has seen count as undone, and a player who used the
    /// solver is informed.
    ///
    /// # Errors
    /// If the record is not valid, which was checked before.
    pub fn play_on(&self) -> Result<History, underdeck_catalogue::Error> {
        let game = underdeck_catalogue::find(self.session().info().id)?;
        let (capabilities, moves) = (self.tree.capabilities(), self.session().moves());
        let mut tree = capabilities.history(capabilities.resume(game, self.record())?);
        let kept = tree.session().moves().iter().zip(&moves).take_while(|(a, b)| a == b).count();
        while tree.session().ply() > kept && tree.undo().is_some() {}
        // They were played here already.
        let _ = moves[kept..].iter().try_for_each(|mv| tree.play(mv).map(|_| ()));
        if self.is_solved() && !tree.see_solution() && tree.session().outcome().is_none() {
            tree.mark_peek();
        }
        Ok(tree)
    }

    /// Adds a line of moves from the start, under a comment, and returns the first position that the main line does not have; `None` if
    /// there is none. The position and the record stay as they are.
    pub fn add_line(&mut self, moves: &[String], comment: &str) -> Option<NodeId> {
        let here = self.tree().here();
        let path = self.try_line(moves);
        let first = path.into_iter().find(|node| !self.has_on_main_line(*node));
        if let Some(first) = first {
            self.comment_at(first, comment);
        }
        self.go(here);
        first
    }
}

impl fmt::Debug for Replayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Playback").field("tree", &self.tree).field("main", &self.main).finish_non_exhaustive()
    }
}
