//! A game in progress, with every line that was tried.

mod apply;
mod bot;
mod capabilities;
mod correct;
mod listing;
mod union;
mod variation_tree;

use std::fmt;

use underdeck_game::MoveError;
use underdeck_record::{AIDS, Aid, Record};

use crate::{Played, Session};

pub use bot::BotOpponent;
pub use capabilities::Capabilities;
pub use correct::Corrected;
pub use union::{Side, take_in, unite};
use variation_tree::{START, VariationTree};

/// The tag of a record in which every move was undone. Its main line is the line last played from the start.
const AT: &str = "At";
/// The tag of a finished game whose player has been shown how it could have been won.
pub(crate) const SEEN: (&str, &str) = ("Solution", "seen");
/// The value of [`AT`].
const AT_THE_START: &str = "0";

/// A game in progress, with every line that was tried.
///
/// The current node is the start or the position after a move. The tree never loses a move: undone moves stay as
/// branches, in the tree and in its [record](History::record). Undoing a move, or going to another node, which amounts to the
/// same, marks the record as [`Session::undo`] does.
pub struct History {
    session: Box<dyn Session>,
    lines: VariationTree,
    here: usize,
    /// The nodes at which aids were used since the game was opened.
    aided: Vec<(usize, Aid)>,
    /// Whether undoing a move informs the player, who has seen the solution.
    is_solved: bool,
    /// The seat that the program plays.
    program: Option<BotOpponent>,
    /// The correction that was done last, until something else is.
    corrected: Option<Corrected>,
    /// The features of the surrounding program.
    capabilities: &'static Capabilities,
}

/// The id of a node in its tree. Nodes are numbered in order of creation; the start is 0.
///
/// In a tree read from a record the main line comes first: its move `n` has the number `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NodeId(usize);

/// A node, described for display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The id.
    pub id: NodeId,
    /// The previous node; `None` for the start.
    pub parent: Option<NodeId>,
    /// The number of moves from the start.
    pub ply: usize,
    /// The spelling of the move that leads here; empty for the start.
    pub spelling: String,
    /// The comments.
    pub comments: Vec<String>,
    /// The nesting depth of this line: 0 for the main line, 1 for its variations, and so on.
    pub indent: usize,
    /// Whether this is the current node.
    pub is_here: bool,
    /// Whether it is on the path from the start to the current node.
    pub is_on_path: bool,
}

/// A move tried from the current node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The node it leads to.
    pub id: NodeId,
    /// The spelling.
    pub spelling: String,
    /// The number of nodes in its subtree, including its own.
    pub size: usize,
    /// Whether it was played most recently, so that [`Command::Redo`](crate::Command::Redo) plays it.
    pub is_last: bool,
}

impl History {
    /// The tree of a game: the main line and all variations of its record.
    pub fn new(session: Box<dyn Session>) -> Self {
        Self::with(session, Capabilities::WHOLE)
    }

    /// The same in a program that may be able to do less.
    pub(crate) fn with(session: Box<dyn Session>, capabilities: &'static Capabilities) -> Self {
        let record = session.record();
        let (lines, end) = VariationTree::read(record.line());
        let program = BotOpponent::of(&record);
        let (aided, is_solved, corrected) = (Vec::new(), false, None);
        let mut tree = Self { session, lines, here: end, aided, is_solved, program, corrected, capabilities };
        tree.lines.set_outcome(end, tree.session.outcome());
        if record.is_all_undone() {
            while tree.step_back().is_some() {}
        }
        tree.is_solved = Self::has_seen_solution(&record);
        tree
    }

    /// The features of the program that made it.
    pub const fn capabilities(&self) -> &'static Capabilities {
        self.capabilities
    }

    /// The game at this position: its table, its outcome, its hints.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Sets a tag of the record.
    pub(crate) fn set_tag(&mut self, name: &str, value: &str) {
        self.session.set_tag(name, value);
    }

    /// Marks the record: the player is given an aid at this position; whether that is new.
    ///
    /// The tag [`Aids`](underdeck_record::Aids) counts the positions, so an aid that is shown again at the same position counts once.
    /// Undo does not take the mark away.
    pub(crate) fn use_aid(&mut self, aid: Aid) -> bool {
        if self.aided.contains(&(self.here, aid)) {
            return false;
        }
        self.aided.push((self.here, aid));
        let before = self.session.record().aids();
        let aids = before.and(aid);
        self.session.set_tag(AIDS, &aids.to_string());
        aids != before
    }

    /// Plays one legal move and nothing after it, for the seat to move; the spelling may be loose. A move that was tried before
    /// continues its branch. Front ends play by [`History::apply`].
    ///
    /// # Errors
    /// The fault, with the move that may have been meant. Nothing changes.
    pub(crate) fn play(&mut self, typed: &str) -> Result<Played, MoveError> {
        let played = self.session.play(typed)?;
        self.step_to(&played.offer.spelling);
        Ok(played)
    }

    /// Plays a legal move without describing its effect.
    fn step(&mut self, typed: &str) -> Result<(), MoveError> {
        let spelling = self.session.step(typed)?;
        self.step_to(&spelling);
        Ok(())
    }

    /// Notes a move that was just played.
    fn step_to(&mut self, spelling: &str) {
        self.corrected = None;
        self.here = self.lines.step(self.here, spelling);
        self.lines.set_outcome(self.here, self.session.outcome());
    }

    /// Undoes the last move and its luck; returns its spelling, or `None` at the start. If the program plays a seat, this is the
    /// person's last move, and the program's moves after it are undone first.
    pub(crate) fn undo(&mut self) -> Option<String> {
        let kept = self.ply_before(1);
        let mut undone = None;
        while self.session.ply() > kept {
            undone = Some(self.step_back()?);
        }
        undone
    }

    fn step_back(&mut self) -> Option<String> {
        let spelling = self.session.undo()?;
        self.corrected = None;
        self.here = self.lines.parent(self.here);
        if std::mem::take(&mut self.is_solved) {
            self.mark_peek();
        }
        Some(spelling)
    }

    /// Whether undoing all moves after the first `ply` would make the game informed, which it is not yet.
    pub fn would_inform_back_to(&self, ply: usize) -> bool {
        self.session.would_inform_back_to(ply) || self.is_solved && ply < self.session.ply() && !self.session.informed()
    }

    /// From now on an undone move informs the player.
    pub(crate) const fn expect_undo(&mut self) {
        self.is_solved = true;
    }

    /// Plays the move that was played most recently from here; `None` if none was.
    pub(crate) fn redo(&mut self) -> Option<Played> {
        let next = self.lines.last(self.here)?;
        let spelling = self.lines.spelling(next).to_owned();
        self.play(&spelling).ok()
    }

    /// Goes to a node by undoing and replaying moves; returns whether it exists.
    pub(crate) fn go(&mut self, to: NodeId) -> bool {
        if to.0 >= self.lines.len() {
            return false;
        }
        let way = self.lines.path(to.0);
        while !way.contains(&self.here) && self.step_back().is_some() {}
        let rest: Vec<String> = way
            .iter()
            .skip_while(|&&node| node != self.here)
            .skip(1)
            .map(|&node| self.lines.spelling(node).to_owned())
            .collect();
        rest.iter().all(|spelling| self.step(spelling).is_ok())
    }

    /// The node with a [number](NodeId::number).
    pub fn node(&self, number: usize) -> Option<NodeId> {
        (number < self.lines.len()).then_some(NodeId(number))
    }

    /// The current node.
    pub const fn here(&self) -> NodeId {
        NodeId(self.here)
    }

    /// The nodes from the start to the current node, inclusive.
    pub fn path(&self) -> Vec<NodeId> {
        self.lines.path(self.here).into_iter().map(NodeId).collect()
    }

    /// The number of moves that remain when the game goes to a node.
    pub fn kept_ply(&self, node: NodeId) -> usize {
        let (here, there) = (self.lines.path(self.here), self.lines.path(node.0));
        here.iter().zip(&there).skip(1).take_while(|(here, there)| here == there).count()
    }

    /// The moves that were tried from here, in order.
    pub fn branches(&self) -> Vec<Branch> {
        listing::branches(&self.lines, self.here)
    }

    /// All nodes in the order of the record: after a move come its alternatives, each with everything that
    /// follows it, then the move's own continuation. A node comes after its parent.
    pub fn nodes(&self) -> Vec<Node> {
        listing::nodes(&self.lines, self.here)
    }

    /// Adds a comment to the current node.
    pub(crate) fn comment(&mut self, words: &str) {
        self.lines.comment(self.here, words);
    }

    /// The comments on the current node.
    pub fn comments(&self) -> &[String] {
        self.lines.comments(self.here)
    }

    /// The game as a record: the main line leads to the current node, and every other line is a variation.
    ///
    /// Moves undone from there form a variation that begins by repeating the last move. If every move was undone,
    /// the main line is the one last played, the tag `At` is `0`, and the result is that of a running game.
    pub fn record(&self) -> Record {
        let mut record = self.session.record();
        record.remove_tag(AT);
        record.set_outcome(self.lines.outcome(self.here).as_ref());
        let mut end = self.here;
        if let (START, Some(last)) = (self.here, self.lines.last(START)) {
            record.set_tag(AT, AT_THE_START);
            end = last;
        }
        *record.line_mut() = self.lines.write(end);
        record
    }
}

/// The number of moves before the current node of a record: the length of its main line, or 0 if all moves were undone.
pub fn moves_played(record: &Record) -> usize {
    if record.is_all_undone() { 0 } else { record.moves().len() }
}

impl NodeId {
    /// The start of every game.
    pub const START: Self = Self(START);

    /// The number.
    pub const fn number(self) -> usize {
        self.0
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("History").field("lines", &self.lines).field("here", &self.here).finish_non_exhaustive()
    }
}
