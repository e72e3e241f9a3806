//! The lines of a tree without the game, read from a record and written back.

use std::collections::BTreeSet;

use underdeck_game::Outcome;
use underdeck_record::{Line, Note, RecordedMove};

/// The start node.
pub(super) const START: usize = 0;

/// Every line that was tried. A node's number is greater than its parent's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct VariationTree {
    knots: Vec<Knot>,
}

/// A node: the move that leads to it, and what was tried from there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Knot {
    parent: usize,
    spelling: String,
    /// The comments before the move, if it begins a variation.
    before: Vec<String>,
    comments: Vec<String>,
    children: Vec<usize>,
    /// The child visited most recently.
    last: Option<usize>,
    /// The outcome at this node, once known.
    outcome: Option<Outcome>,
}

impl VariationTree {
    /// The lines of a record, and the node at the end of its main line.
    pub(super) fn read(line: &Line) -> (Self, usize) {
        let mut lines = Self { knots: vec![Knot { comments: line.comments.clone(), ..Knot::default() }] };
        let end = lines.add_line(START, line, &[]);
        (lines, end)
    }

    /// The lines of both. The order of their moves and comments depends on their contents alone.
    pub(super) fn joined(one: &Self, other: &Self) -> Self {
        let mut joined = Self { knots: vec![Knot::default()] };
        let mut open = vec![(START, Some(START), Some(START))];
        while let Some((node, mine, theirs)) = open.pop() {
            let found = [(one, mine), (other, theirs)];
            let found = found.into_iter().filter_map(|(lines, node)| node.map(|node| (lines, node)));
            let comments: BTreeSet<&String> = found.clone().flat_map(|(lines, node)| lines.words(node)).collect();
            joined.knots[node].comments = comments.into_iter().cloned().collect();
            let moves: BTreeSet<&str> = found
                .flat_map(|(lines, node)| lines.children(node).iter().map(|&child| lines.spelling(child)))
                .collect();
            for spelling in moves {
                let child = joined.add(node, spelling);
                let next = |lines: &Self, node: Option<usize>| node.and_then(|node| lines.child(node, spelling));
                open.push((child, next(one, mine), next(other, theirs)));
            }
        }
        joined
    }

    /// Whether the other tree contains all moves and comments.
    pub(super) fn is_within(&self, other: &Self) -> bool {
        let mut open = vec![(START, START)];
        while let Some((mine, theirs)) = open.pop() {
            if !self.words(mine).all(|words| other.words(theirs).any(|other| words == other)) {
                return false;
            }
            for &child in self.children(mine) {
                let Some(same) = other.child(theirs, self.spelling(child)) else { return false };
                open.push((child, same));
            }
        }
        true
    }

    /// All comments on a node.
    fn words(&self, node: usize) -> impl Iterator<Item = &String> {
        let knot = &self.knots[node];
        knot.before.iter().chain(&knot.comments)
    }

    pub(super) fn len(&self) -> usize {
        self.knots.len()
    }

    pub(super) fn parent(&self, node: usize) -> usize {
        self.knots[node].parent
    }

    pub(super) fn spelling(&self, node: usize) -> &str {
        &self.knots[node].spelling
    }

    pub(super) fn comments(&self, node: usize) -> &[String] {
        &self.knots[node].comments
    }

    pub(super) fn children(&self, node: usize) -> &[usize] {
        &self.knots[node].children
    }

    pub(super) fn last(&self, node: usize) -> Option<usize> {
        self.knots[node].last
    }

    pub(super) fn outcome(&self, node: usize) -> Option<Outcome> {
        self.knots[node].outcome
    }

    pub(super) fn set_outcome(&mut self, node: usize, outcome: Option<Outcome>) {
        self.knots[node].outcome = outcome;
    }

    pub(super) fn comment(&mut self, node: usize, words: &str) {
        self.knots[node].comments.push(words.to_owned());
    }

    /// The nodes from the start to this one.
    pub(super) fn path(&self, node: usize) -> Vec<usize> {
        let mut path = vec![node];
        let mut at = node;
        while at != START {
            at = self.parent(at);
            path.push(at);
        }
        path.reverse();
        path
    }

    /// The size of each node's subtree, including the node.
    pub(super) fn sizes(&self) -> Vec<usize> {
        let mut sizes = vec![1; self.len()];
        for node in (START + 1..self.len()).rev() {
            sizes[self.parent(node)] += sizes[node];
        }
        sizes
    }

    /// Plays a move, known or new; returns the node it leads to.
    pub(super) fn step(&mut self, from: usize, spelling: &str) -> usize {
        let to = self.child(from, spelling).unwrap_or_else(|| self.add(from, spelling));
        self.knots[from].last = Some(to);
        to
    }

    /// The main line that ends at a node, with all other lines as variations.
    pub(super) fn write(&self, end: usize) -> Line {
        let writer = Writer { lines: self, sizes: self.sizes() };
        let mut line = Line { comments: self.knots[START].comments.clone(), moves: Vec::new() };
        for &node in &self.path(end)[1..] {
            line.moves.push(writer.among_siblings(node));
        }
        if let (Some(played), true) = (line.moves.last_mut(), self.last(end).is_some()) {
            let mut moves = vec![RecordedMove::new(self.spelling(end))];
            writer.go_on(&mut moves, end, Self::last);
            played.notes.push(Note::Variation(Line { comments: Vec::new(), moves }));
        }
        line
    }

    fn child(&self, of: usize, spelling: &str) -> Option<usize> {
        self.children(of).iter().copied().find(|&child| self.spelling(child) == spelling)
    }

    fn add(&mut self, parent: usize, spelling: &str) -> usize {
        let node = self.len();
        self.knots.push(Knot { parent, spelling: spelling.to_owned(), ..Knot::default() });
        self.knots[parent].children.push(node);
        self.knots[parent].last.get_or_insert(node);
        node
    }

    /// Adds a line with its variations and returns its end. `before` holds the comments before its first move. The line is
    /// added before its variations, so that redo follows it.
    fn add_line(&mut self, from: usize, line: &Line, before: &[String]) -> usize {
        let mut ways = vec![from];
        let mut at = from;
        for (n, played) in line.moves.iter().enumerate() {
            let known = self.child(at, played.spelling());
            at = known.unwrap_or_else(|| self.add(at, played.spelling()));
            ways.push(at);
            let knot = &mut self.knots[at];
            let comments = played.notes.iter().filter_map(|note| match note {
                Note::Comment(words) => Some(words),
                Note::Variation(_) => None,
            });
            if n == 0 {
                add_new(&mut knot.before, before.iter(), known.is_some());
            }
            add_new(&mut knot.comments, comments, known.is_some());
        }
        for (&before, played) in ways.iter().zip(&line.moves) {
            for note in &played.notes {
                if let Note::Variation(variation) = note {
                    self.add_line(before, variation, &variation.comments);
                }
            }
        }
        at
    }
}

/// Adds comments. If the move was there already, adds only the new ones.
fn add_new<'a>(to: &mut Vec<String>, comments: impl Iterator<Item = &'a String>, is_again: bool) {
    for words in comments {
        if !is_again || !to.contains(words) {
            to.push(words.clone());
        }
    }
}

/// Writes lines. A variation follows the child with the largest subtree, so that a tree of `n` nodes nests at most log₂ `n`
/// deep, well below the limit of a record.
struct Writer<'a> {
    lines: &'a VariationTree,
    sizes: Vec<usize>,
}

impl Writer<'_> {
    /// A move with its comments and its alternatives.
    fn among_siblings(&self, node: usize) -> RecordedMove {
        let knot = &self.lines.knots[node];
        let mut played = self.alone(node, knot.before.iter().chain(&knot.comments));
        let siblings = self.lines.children(knot.parent).iter().filter(|&&sibling| sibling != node);
        played.notes.extend(siblings.map(|&sibling| Note::Variation(self.variation(sibling))));
        played
    }

    /// The variation that begins with this move.
    fn variation(&self, node: usize) -> Line {
        let knot = &self.lines.knots[node];
        let mut moves = vec![self.alone(node, knot.comments.iter())];
        self.go_on(&mut moves, node, |lines, node| {
            lines.children(node).iter().rev().copied().max_by_key(|&child| self.sizes[child])
        });
        Line { comments: knot.before.clone(), moves }
    }

    /// Adds the moves after a node, always continuing with the chosen child.
    fn go_on(
        &self,
        moves: &mut Vec<RecordedMove>,
        from: usize,
        choose: impl Fn(&VariationTree, usize) -> Option<usize>,
    ) {
        let mut at = from;
        while let Some(next) = choose(self.lines, at) {
            moves.push(self.among_siblings(next));
            at = next;
        }
    }

    fn alone<'a>(&self, node: usize, comments: impl Iterator<Item = &'a String>) -> RecordedMove {
        let mut played = RecordedMove::new(self.lines.spelling(node));
        played.notes.extend(comments.cloned().map(Note::Comment));
        played
    }
}
