//! Building a new column or row from the deck.

use underdeck_cards::Cell;
use underdeck_game::{Refusal, say};

use crate::face::Face;
use crate::field::{Square, index};
use crate::legal::Legal;
use crate::state::Using;
use crate::{Edge, State, field};

/// The first and last row or column of the box.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    last: usize,
}

impl Span {
    const fn of(lines: u32) -> Self {
        Self { first: lines.trailing_zeros() as usize, last: lines.ilog2() as usize }
    }
}

impl State {
    /// The box in rows and columns: around all tiles, or the token's cell (map-4).
    fn span(&self) -> (Span, Span) {
        let grid = self.map.grid();
        let (rows, columns) = if self.map.is_empty() {
            (1 << self.token.row(), 1 << self.token.column())
        } else {
            (grid.rows(), grid.columns())
        };
        (Span::of(rows), Span::of(columns))
    }

    /// The edges on which item 9 or J can build inside the field (choice-15, choice-16, field-3, R25).
    fn edges(&self, item: Face) -> [Option<Edge>; 2] {
        let (rows, columns) = self.span();
        if item.rank() == 9 {
            let last = index(*field::COLUMNS.end());
            [(columns.first > 0).then_some(Edge::Left), (columns.last < last).then_some(Edge::Right)]
        } else {
            let last = index(*field::ROWS.end());
            [(rows.first > 0).then_some(Edge::Top), (rows.last < last).then_some(Edge::Bottom)]
        }
    }

    /// Whether item 9 or J finds a card and an edge (item-9, item-11).
    pub(crate) fn may_extend(&self, item: Face) -> bool {
        !self.deck.is_empty() && self.edges(item) != [None, None]
    }

    /// The sides of the box: left and right for item 9, top and bottom for item J (choice-15, choice-16).
    pub(crate) fn may_build(&self) -> Legal {
        Legal::Edges { edges: self.free_edges() }
    }

    fn free_edges(&self) -> [Option<Edge>; 2] {
        self.using.map_or([None, None], |Using { item, .. }| self.edges(item))
    }

    /// Whether the item builds on this edge, inside the field (choice-15, choice-16, field-3, R25).
    pub(crate) fn check_build(&self, edge: Edge) -> Result<(), Refusal> {
        let builds_column = self.using_rank() == Some(9);
        Refusal::unless(edge.is_of_column() == builds_column, self.choice_rules(), || {
            let asker = self.asker();
            if builds_column { say!(BUILD_ONLY_COLUMN, asker) } else { say!(BUILD_ONLY_ROW, asker) }
        })?;
        let rules = if builds_column { &["choice-15", "field-3"] } else { &["choice-16", "field-3"] };
        Refusal::unless(self.free_edges().contains(&Some(edge)), rules, || say!(BUILD_OUTSIDE))
    }

    /// Lays cards from the top of the deck face-down along the edge, as known as they were, until the deck is empty
    /// (build-1, choice-15, choice-16, R25).
    pub(crate) fn build(&mut self, edge: Edge) {
        let (rows, columns) = self.span();
        for square in line(edge, rows, columns) {
            let Some(face) = self.deck.draw() else { break };
            self.map.lay(face, square);
        }
        self.choice_done();
    }

    /// The first cell of the line to build on an edge, and the number of its cards.
    pub(crate) fn new_line(&self, edge: Edge) -> Option<(Cell, usize)> {
        let (rows, columns) = self.span();
        let first = line(edge, rows, columns).next()?;
        Some((first.cell(), line(edge, rows, columns).count().min(self.deck.len())))
    }
}

/// The cells just outside the box, along one edge, top to bottom or left to right (build-1).
fn line(edge: Edge, rows: Span, columns: Span) -> impl Iterator<Item = Square> {
    let along = if matches!(edge, Edge::Left | Edge::Right) { rows } else { columns };
    (along.first..=along.last).map(move |i| match edge {
        Edge::Left => Square::at(i, columns.first - 1),
        Edge::Right => Square::at(i, columns.last + 1),
        Edge::Top => Square::at(rows.first - 1, i),
        Edge::Bottom => Square::at(rows.last + 1, i),
    })
}
