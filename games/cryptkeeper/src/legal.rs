//! The legal moves of a state as a value: counted and indexed without a list.

use underdeck_cards::{Card, Cell};
use underdeck_game::MoveList;

use crate::face::{Faces, nth_bit};
use crate::field::{Grid, Neighbours, Square, line};
use crate::{Edge, Move, Options};

/// The kind of move for the cards, lines or cells of a [`Legal`].
///
/// A value instead of a function: moves of one shape differ only in the verb, so making one needs no call.
#[derive(Clone, Copy)]
pub(crate) enum Verb {
    Take,
    Stand,
    Use,
    Discard,
    Card,
    Row,
    Column,
    Tile,
    Cell,
}

impl Verb {
    #[inline]
    const fn card(self, card: Card) -> Move {
        match self {
            Self::Take => Move::Take(card),
            Self::Discard => Move::Discard(card),
            Self::Card => Move::Card(card),
            _ => Move::Use(card),
        }
    }

    #[inline]
    const fn cell(self, cell: Cell) -> Move {
        match self {
            Self::Stand => Move::Stand(cell),
            Self::Tile => Move::Tile(cell),
            _ => Move::Cell(cell),
        }
    }

    #[inline]
    const fn line(self, line: i8) -> Move {
        match self {
            Self::Row => Move::Row(line),
            _ => Move::Column(line),
        }
    }
}

/// All legal moves of a state, in a fixed order.
#[derive(Clone, Copy)]
pub(crate) enum Legal {
    /// The game is over.
    None,
    /// A move for each card, then perhaps one more.
    Cards { verb: Verb, cards: Faces, last: Option<Move> },
    /// Using an item, moving the token to a neighbour, descending.
    Turn(Actions),
    /// A move for each row or column, by bits from the field's first.
    Lines { verb: Verb, lines: u32 },
    /// A move for each of the neighbours of a cell.
    Near { verb: Verb, square: Square, ways: Neighbours },
    /// A move for each cell.
    Cells { verb: Verb, cells: Grid },
    /// Building on each of these edges.
    Edges { edges: [Option<Edge>; 2] },
}

/// The moves of a turn: most moves of a game are chosen from such a list.
#[derive(Clone, Copy)]
pub(crate) struct Actions {
    pub(crate) items: Faces,
    pub(crate) token: Square,
    pub(crate) ways: Neighbours,
    pub(crate) descend: bool,
}

impl Actions {
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.items.len() + self.ways.len() + usize::from(self.descend)
    }

    /// The `n`-th move, from 0; `None` past the last.
    #[inline]
    pub(crate) fn nth(&self, n: usize, options: Options) -> Option<Move> {
        let (items, ways) = (self.items.len(), self.ways.len());
        if n < items {
            Some(Move::Use(self.items.nth(n)?.card(options)))
        } else if n - items < ways {
            Some(Move::Go(self.ways.nth(n - items, self.token).cell()))
        } else {
            (self.descend && n == items + ways).then_some(Move::Descend)
        }
    }
}

impl Legal {
    #[inline]
    pub(crate) fn count(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Cards { cards, last, .. } => cards.len() + usize::from(last.is_some()),
            Self::Turn(actions) => actions.count(),
            Self::Lines { lines, .. } => lines.count_ones() as usize,
            Self::Near { ways, .. } => ways.len(),
            Self::Cells { cells, .. } => cells.len(),
            Self::Edges { edges } => edges.iter().flatten().count(),
        }
    }

    /// The `n`-th move, from 0; `None` past the last.
    #[inline]
    pub(crate) fn nth(&self, n: usize, options: Options) -> Option<Move> {
        match *self {
            Self::None => None,
            Self::Cards { verb, cards, last } => match cards.nth(n) {
                Some(face) => Some(verb.card(face.card(options))),
                None => last.filter(|_| n == cards.len()),
            },
            Self::Turn(actions) => actions.nth(n, options),
            Self::Lines { verb, lines } => (n < self.count()).then(|| verb.line(line(nth_bit(lines, n).into()))),
            Self::Near { verb, square, ways } => (n < ways.len()).then(|| verb.cell(ways.nth(n, square).cell())),
            Self::Cells { verb, cells } => {
                Some(cells.nth(n)).filter(|square| !square.is_nowhere()).map(|square| verb.cell(square.cell()))
            }
            Self::Edges { edges } => edges.iter().flatten().nth(n).map(|&edge| Move::Build(edge)),
        }
    }
}

/// The legal moves of a state.
pub struct Moves {
    pub(crate) legal: Legal,
    /// The items that can be used besides (choice-18).
    pub(crate) inside: Faces,
    pub(crate) options: Options,
}

impl MoveList for Moves {
    type Move = Move;

    #[inline]
    fn count(&self) -> usize {
        self.legal.count() + self.inside.len()
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Move> {
        self.legal.nth(n, self.options).or_else(|| {
            let face = self.inside.nth(n.checked_sub(self.legal.count())?)?;
            Some(Move::Use(face.card(self.options)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_listed_from_the_border_on() {
        let legal = Legal::Lines { verb: Verb::Row, lines: 0b1101 };
        let moves = Moves { legal, inside: Faces::EMPTY, options: Options::default() };
        assert!(moves.all().eq([-5, -3, -2].map(Move::Row)));
        assert_eq!((moves.count(), moves.nth(3)), (3, None));
    }
}
