//! A game being played, with every line that was tried.

mod lines;
mod listing;

use std::fmt;

use catalogue::{MoveError, Played, Session};
use record::Record;

use lines::{Lines, START};

/// The tag of a record in which every move was taken back; its main line is the move that was made last from there.
const AT: &str = "At";
/// Its value.
const AT_THE_START: &str = "0";

/// A game being played, with every line that was tried.
///
/// It stands at one of its nodes: the start, or what a move led to. Nothing that was ever played is forgotten: what is
/// taken back stays as a branch, in the tree and in its [record](Tree::record). Taking a move back, or going anywhere
/// else, which is the same, is remembered as honestly as by [`Session::undo`].
pub struct Tree {
    session: Box<dyn Session>,
    lines: Lines,
    here: usize,
}

/// The name of a node in its tree. Numbers count the nodes as they came to be, from 0, the start.
///
/// Read from a record, the main line comes first: its n-th move has the number n.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NodeId(usize);

/// A node as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name.
    pub id: NodeId,
    /// The node before it; `None` at the start.
    pub parent: Option<NodeId>,
    /// How many moves led here.
    pub ply: usize,
    /// The spelling of the move that leads here; empty at the start.
    pub spelling: String,
    /// What is said about it.
    pub comments: Vec<String>,
    /// How many times this line left another one on the way from the main line, which has 0.
    pub indent: usize,
    /// Whether the game stands here.
    pub is_here: bool,
    /// Whether the way from the start to where the game stands leads through it.
    pub is_on_path: bool,
}

/// A move tried before where the game stands now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The node that it leads to.
    pub id: NodeId,
    /// Its spelling.
    pub spelling: String,
    /// How many nodes hang on it, its own counted.
    pub size: usize,
    /// Whether it is the one that was made last, which [`Tree::redo`] makes again.
    pub is_last: bool,
}

impl Tree {
    /// The most forced moves that are played at a time.
    pub const MOST_FORCED: usize = 500;

    /// Takes over a game with the main line and all variations of its record.
    pub fn new(session: Box<dyn Session>) -> Self {
        let record = session.record();
        let (lines, end) = Lines::read(record.line());
        let mut tree = Self { session, lines, here: end };
        tree.lines.set_outcome(end, tree.session.outcome());
        if record.tag(AT) == Some(AT_THE_START) {
            while tree.undo().is_some() {}
        }
        tree
    }

    /// The game where it stands: its table, its outcome, its hints.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Sets a tag of the record.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        self.session.set_tag(name, value);
    }

    /// Plays a legal move, typed loosely; along the branch if it was tried before.
    ///
    /// # Errors
    /// Says what is wrong and which move may have been meant. Nothing is changed.
    pub fn play(&mut self, typed: &str) -> Result<Played, MoveError> {
        let played = self.session.play(typed)?;
        self.here = self.lines.step(self.here, &played.offer.spelling);
        self.lines.set_outcome(self.here, self.session.outcome());
        Ok(played)
    }

    /// Takes the last move back, and its luck with it; gives its spelling, or `None` at the start.
    pub fn undo(&mut self) -> Option<String> {
        let spelling = self.session.undo()?;
        self.here = self.lines.parent(self.here);
        Some(spelling)
    }

    /// Plays on while the same seat decides and has one legal move alone; gives what was played, at most
    /// [`Tree::MOST_FORCED`] moves.
    ///
    /// This is what *forced* means in every front end. Another seat's only move is left to that seat.
    pub fn play_forced(&mut self) -> Vec<Played> {
        let seat = self.session.seat();
        let mut played = Vec::new();
        while played.len() < Self::MOST_FORCED && self.session.outcome().is_none() && self.session.seat() == seat {
            let table = self.session.table();
            let [only] = table.offers.as_slice() else { break };
            let Ok(move_played) = self.play(&only.spelling) else { break };
            played.push(move_played);
        }
        played
    }

    /// Makes the move again that was made last from here; `None` if none was tried.
    pub fn redo(&mut self) -> Option<Played> {
        let next = self.lines.last(self.here)?;
        let spelling = self.lines.spelling(next).to_owned();
        self.play(&spelling).ok()
    }

    /// Goes to any node, taking moves back and making them again; whether there is such a node.
    pub fn go(&mut self, to: NodeId) -> bool {
        if to.0 >= self.lines.len() {
            return false;
        }
        let way = self.lines.path(to.0);
        while !way.contains(&self.here) && self.undo().is_some() {}
        let rest: Vec<String> = way
            .iter()
            .skip_while(|&&node| node != self.here)
            .skip(1)
            .map(|&node| self.lines.spelling(node).to_owned())
            .collect();
        rest.iter().all(|spelling| self.play(spelling).is_ok())
    }

    /// The node of a number, as [`NodeId::number`] gives it.
    pub fn node(&self, number: usize) -> Option<NodeId> {
        (number < self.lines.len()).then_some(NodeId(number))
    }

    /// Where the game stands.
    pub const fn here(&self) -> NodeId {
        NodeId(self.here)
    }

    /// The nodes from the start to where the game stands, both counted.
    pub fn path(&self) -> Vec<NodeId> {
        self.lines.path(self.here).into_iter().map(NodeId).collect()
    }

    /// The moves tried before from here, in the order in which they were.
    pub fn branches(&self) -> Vec<Branch> {
        listing::branches(&self.lines, self.here)
    }

    /// All nodes in the order in which a record tells them: after a move come those tried in its place with all that
    /// follows them, then what follows it. A node stands after its parent.
    pub fn nodes(&self) -> Vec<Node> {
        listing::nodes(&self.lines, self.here)
    }

    /// Says something about where the game stands.
    pub fn comment(&mut self, words: &str) {
        self.lines.comment(self.here, words);
    }

    /// What is said about where the game stands.
    pub fn comments(&self) -> &[String] {
        self.lines.comments(self.here)
    }

    /// The game as a record: the main line leads to where it stands, every other line is a variation.
    ///
    /// What was taken back after that is a variation that begins with the last move again. Where every move was taken
    /// back, the main line is the one made last, and the tag `At` says `0`.
    pub fn record(&self) -> Record {
        let mut record = self.session.record();
        record.remove_tag(AT);
        let mut end = self.here;
        if let (START, Some(last)) = (self.here, self.lines.last(START)) {
            record.set_tag(AT, AT_THE_START);
            end = last;
        }
        record.set_outcome(self.lines.outcome(end).as_ref());
        *record.line_mut() = self.lines.write(end);
        record
    }
}

/// How many moves were played up to where a record's player stands: those of its main line, or none if all were taken
/// back.
pub fn moves_played(record: &Record) -> usize {
    if record.tag(AT) == Some(AT_THE_START) { 0 } else { record.moves().len() }
}

impl NodeId {
    /// The start of every game.
    pub const START: Self = Self(START);

    /// Its number.
    pub const fn number(self) -> usize {
        self.0
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tree").field("lines", &self.lines).field("here", &self.here).finish_non_exhaustive()
    }
}
