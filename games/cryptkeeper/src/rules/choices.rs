//! Choices: what events, items and the curse ask for.

use underdeck_cards::{Card, Cell};

use crate::face::{Face, Faces};
use crate::field::{Grid, Square, index};
use crate::legal::{Legal, Verb};
use crate::state::{Phase, Using};
use crate::{Move, State};

impl State {
    /// The place of a card among the 26.
    #[inline]
    pub(crate) const fn face(&self, card: Card) -> Face {
        Face::of(card, self.open.options)
    }

    /// The square of a cell of the field.
    #[inline]
    pub(crate) fn square(&self, cell: Cell) -> Square {
        Square::of(cell).unwrap_or(Square::NOWHERE)
    }

    /// Any eligible card, or none if the discard is optional (choice-2, choice-3, R26).
    #[inline]
    pub(crate) fn may_discard(eligible: Faces, optional: bool) -> Legal {
        Legal::Cards { verb: Verb::Discard, cards: eligible, last: optional.then_some(Move::Keep) }
    }

    /// The card goes to the discard; on with the next one (choice-2).
    #[inline]
    pub(crate) fn discard_chosen(&mut self, face: Face) {
        self.discard_from_hand(Faces::of(face));
        if let Phase::Discard { eligible, left, .. } = &mut self.phase {
            eligible.remove(face);
            *left -= 1;
            if *left > 0 {
                return;
            }
        }
        self.choice_done();
    }

    /// Any card of the discard (choice-4, choice-5, choice-6, R31, R48).
    #[inline]
    pub(crate) fn may_pick(&self) -> Legal {
        Legal::Cards { verb: Verb::Card, cards: self.discard, last: None }
    }

    /// For event 4 the card goes to the hand, for item 4 a cell is chosen next, for item 5 it goes onto the deck
    /// (choice-4, choice-5, choice-6, R24, R31).
    #[inline]
    pub(crate) fn pick(&mut self, face: Face) {
        match self.using {
            Some(Using { item, .. }) if item.rank() == 4 => {
                self.phase = Phase::Cell { picked: Some(face) };
                return;
            }
            Some(_) => {
                self.discard.remove(face);
                self.deck.put_on_top(face);
                self.known.insert(face);
                if let Phase::Card { left } = &mut self.phase {
                    *left -= 1;
                    if *left > 0 {
                        return;
                    }
                }
            }
            None => {
                self.discard.remove(face);
                self.gain(Faces::of(face));
            }
        }
        self.choice_done();
    }

    /// Any row with a tile (choice-7, choice-8, choice-17, map-3, R9, R31).
    #[inline]
    pub(crate) fn may_choose_row(&self) -> Legal {
        Legal::Lines { verb: Verb::Row, lines: self.map.grid().rows() }
    }

    /// Event 6 reveals the row, event J discards it (choice-7, choice-8, event-6, event-11, R9).
    #[inline]
    pub(crate) fn choose_row(&mut self, row: i8) {
        let faces = self.map.faces_where(|square| square.row() == index(row));
        if self.event.is_some_and(|event| event.rank() == 6) {
            self.reveal(faces);
        } else {
            self.discard_tiles(faces);
        }
        self.choice_done();
    }

    /// Any column with a tile (choice-9, choice-10, choice-17, map-3, R9, R31).
    #[inline]
    pub(crate) fn may_choose_column(&self) -> Legal {
        Legal::Lines { verb: Verb::Column, lines: self.map.grid().columns() }
    }

    /// Item 6 reveals the column, event 9 discards it (choice-9, choice-10, item-6, event-9, R9).
    #[inline]
    pub(crate) fn choose_column(&mut self, column: i8) {
        let faces = self.map.faces_where(|square| square.column() == index(column));
        if self.using.is_some() {
            self.reveal(faces);
        } else {
            self.discard_tiles(faces);
        }
        self.choice_done();
    }

    /// Event 8: any adjacent tile; item 3: any but the one whose event waits (choice-11, choice-12, R15, R22).
    #[inline]
    pub(crate) fn may_choose_tile(&self) -> Legal {
        if self.using.is_some() {
            Legal::Cells { verb: Verb::Tile, cells: self.liftable() }
        } else {
            let ways = self.map.grid().neighbours(self.token);
            Legal::Near { verb: Verb::Tile, square: self.token, ways }
        }
    }

    /// The cells whose tile item 3 may lift (item-3, choice-12, R15, R22).
    #[inline]
    pub(crate) fn liftable(&self) -> Grid {
        let mut cells = *self.map.grid();
        if let Some(event) = self.event {
            cells.remove(self.map.square(event));
        }
        cells
    }

    /// Event 8 discards the tile; item 3 puts it onto the deck, known if it was
    /// (choice-11, choice-12, R8, R15, R22).
    #[inline]
    pub(crate) fn choose_tile(&mut self, square: Square) {
        let face = self.map.face_at(square);
        if self.using.is_some() {
            self.map.lift(face);
            self.deck.put_on_top(face);
        } else {
            self.discard_tiles(Faces::of(face));
        }
        self.choice_done();
    }

    /// Tiles leave the map for the discard; it does not close up, and the token stays where it is (R7, R8).
    #[inline]
    pub(crate) fn discard_tiles(&mut self, faces: Faces) {
        for face in faces {
            self.map.lift(face);
        }
        self.known -= faces;
        self.discard |= faces;
    }

    /// Item 4 asks for an open cell, item 2 for a passage cell (choice-13, choice-14).
    #[inline]
    pub(crate) fn may_choose_cell(&self, is_open: bool) -> Legal {
        let cells = if is_open { self.open_cells() } else { self.passage_cells() };
        Legal::Cells { verb: Verb::Cell, cells }
    }

    /// Empty cells next to a tile other than the token's (cell-1, field-3, R21).
    pub(crate) fn passage_cells(&self) -> Grid {
        let mut others = *self.map.grid();
        others.remove(self.token);
        others.fringe().without(self.map.grid())
    }

    /// Whether item 2 has something to move and somewhere to move it (item-2, R21).
    pub(crate) fn has_passage(&self) -> bool {
        self.map.grid().contains(self.token) && !self.passage_cells().is_empty()
    }

    /// Empty cells next to the map or the token, and the token's own (cell-2, field-3, R23).
    pub(crate) fn open_cells(&self) -> Grid {
        let mut touched = *self.map.grid();
        touched.insert(self.token);
        let mut cells = touched.fringe();
        cells.insert(self.token);
        cells.without(self.map.grid())
    }

    /// Whether there is a cell for item 4 (item-4).
    pub(crate) fn has_open_cell(&self) -> bool {
        !self.open_cells().is_empty()
    }

    /// Item 2 moves the token's tile, and the token rides; item 4 lays the picked card there, revealed
    /// (choice-13, choice-14, R21, R23).
    #[inline]
    pub(crate) fn choose_cell(&mut self, square: Square) {
        if let Phase::Cell { picked: Some(face) } = self.phase {
            self.discard.remove(face);
            self.map.lay(face, square);
            self.reveal(Faces::of(face));
        } else {
            self.map.shift(self.map.face_at(self.token), square);
            self.token = square;
        }
        self.choice_done();
    }
}
