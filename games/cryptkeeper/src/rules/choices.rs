//! Choices for events, items and the curse.

use underdeck_cards::{Card, Cell};
use underdeck_game::{Message, Refusal, RuleIds, say};

use crate::face::{Face, Faces};
use crate::field::{Grid, Square, has_line, index};
use crate::legal::{Legal, Verb};
use crate::state::{Back, Open, Phase, Using};
use crate::{Move, State, names};

impl Open {
    /// The source of the choice: the item, event or curse; an item comes before the event (choice-1).
    pub(crate) fn asker(&self) -> Message {
        match (self.using_rank(), self.event_rank()) {
            (Some(item), _) => names::item(item),
            (None, Some(event)) => names::tile(event),
            (None, None) => say!(CURSE),
        }
    }

    /// The rules of the choice that is due (choice-1).
    pub(crate) fn choice_rules(&self) -> RuleIds {
        let item = self.using_rank();
        match (self.phase, item.or(self.event_rank())) {
            (Phase::Discard { .. }, _) => &["choice-1", "choice-2", "R12"],
            (Phase::Card { .. }, _) if item.is_none() => &["choice-1", "choice-4", "R31"],
            (Phase::Card { .. }, Some(4)) => &["choice-1", "choice-5", "R20"],
            (Phase::Card { .. }, _) => &["choice-1", "choice-6", "R20", "R24"],
            (Phase::Row, Some(6)) => &["choice-1", "choice-7", "R9"],
            (Phase::Row, _) => &["choice-1", "choice-8", "R9"],
            (Phase::Column, Some(6)) => &["choice-1", "choice-9", "R9"],
            (Phase::Column, _) => &["choice-1", "choice-10", "R9"],
            (Phase::Tile, Some(8)) => &["choice-1", "choice-11", "R31"],
            (Phase::Tile, _) => &["choice-1", "choice-12", "R15"],
            (Phase::Cell { picked: None }, _) => &["choice-1", "choice-13", "cell-1", "R21"],
            (Phase::Cell { .. }, _) => &["choice-1", "choice-14", "cell-2", "R23"],
            (_, Some(9)) => &["choice-1", "choice-15", "R25"],
            _ => &["choice-1", "choice-16", "R25"],
        }
    }
}

impl State {
    /// Any eligible card, or none if the discard is optional (choice-2, choice-3, R26).
    #[inline]
    pub(crate) fn may_discard(&self, optional: bool) -> Legal {
        Legal::Cards { verb: Verb::Discard, cards: self.eligible(), last: optional.then_some(Move::Keep) }
    }

    /// Whether the card can be discarded (choice-2, R27).
    pub(crate) fn check_discard(&self, card: Card) -> Result<(), Refusal> {
        let face = self.find(card, self.hand, |place| say!(NOT_IN_HAND, place), &["choice-2"])?;
        Refusal::unless(self.eligible().contains(face), &["choice-2", "R27"], || say!(DISCARD_NOT_DRAWN, card))
    }

    /// Whether the discard is optional: not if enough was drawn, nor for a loss (choice-3, option-8, R26, R30, R38).
    pub(crate) fn check_keep(&self, left: u8, optional: bool) -> Result<(), Refusal> {
        let (drawn, rules): (_, RuleIds) = match (self.using_rank(), self.event_rank()) {
            (None, Some(2 | 3)) | (Some(_), _) if self.options.must_discard() => (0, &["choice-3", "R26"]),
            (None, Some(3)) => (3, &["choice-3", "event-3", "R26"]),
            (None, Some(2)) => (2, &["choice-3", "event-2", "R26"]),
            (Some(_), _) => (2, &["choice-3", "item-12", "R26"]),
            (None, Some(5)) => (0, &["choice-3", "event-5"]),
            (None, Some(_)) => (0, &["choice-3", "event-12"]),
            (None, None) => (0, &["choice-3", "strike-1", "R38"]),
        };
        Refusal::unless(optional, rules, || match drawn {
            0 => say!(KEEP_LOSS, asker = self.asker(), n = left),
            n => say!(KEEP_DRAWN, n),
        })
    }

    /// Discards the card and continues with the next one (choice-2).
    #[inline]
    pub(crate) fn discard_chosen(&mut self, face: Face) {
        self.discard_from_hand(Faces::of(face));
        if let Phase::Discard { left, .. } = &mut self.phase {
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

    /// Whether the card is in the discard (choice-4, choice-5, choice-6).
    pub(crate) fn check_pick(&self, card: Card) -> Result<(), Refusal> {
        self.find(card, self.discard, |place| say!(NOT_IN_DISCARD, place), self.choice_rules()).map(drop)
    }

    /// For event 4 the card goes to the hand, for item 4 the cell is chosen next, for item 5 it goes onto the deck
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

    /// Whether the row holds a tile (choice-7, choice-8).
    pub(crate) fn check_row(&self, row: i8) -> Result<(), Refusal> {
        let holds_tile = has_line(self.map.grid().rows(), row);
        Refusal::unless(holds_tile, self.choice_rules(), || say!(ROW_EMPTY, row))
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

    /// Whether the column holds a tile (choice-9, choice-10).
    pub(crate) fn check_column(&self, column: i8) -> Result<(), Refusal> {
        let holds_tile = has_line(self.map.grid().columns(), column);
        Refusal::unless(holds_tile, self.choice_rules(), || say!(COLUMN_EMPTY, column))
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

    /// Event 8: any adjacent tile; item 3: any that can be lifted (choice-11, choice-12, R22).
    #[inline]
    pub(crate) fn may_choose_tile(&self) -> Legal {
        if self.using.is_some() {
            Legal::Cells { verb: Verb::Tile, cells: self.liftable() }
        } else {
            Legal::Near { verb: Verb::Tile, square: self.token, ways: self.ways() }
        }
    }

    /// Whether the tile on the cell can be chosen (choice-11, choice-12, R15, R31).
    pub(crate) fn check_tile(&self, cell: Cell) -> Result<(), Refusal> {
        let rules = self.choice_rules();
        let square = self.find_tile(cell, rules)?;
        if self.using.is_some() {
            return Refusal::unless(self.liftable().contains(square), rules, || say!(LIFT_EVENT));
        }
        Refusal::unless(cell != self.token.cell(), rules, || say!(TILE_OWN))?;
        self.check_near(square, rules)
    }

    /// The cells whose tile item 3 may lift: all but the one whose event waits, or all if the options say so
    /// (item-3, choice-12, option-7, R15, R22).
    #[inline]
    pub(crate) fn liftable(&self) -> Grid {
        let mut cells = *self.map.grid();
        if let Some(event) = self.event.filter(|_| !self.options.any_tile()) {
            cells.remove(self.map.square(event));
        }
        cells
    }

    /// Event 8 discards the tile; item 3 puts it onto the deck, known if it was, and with it the event that waits there
    /// (choice-11, choice-12, option-7, R8, R15, R22).
    #[inline]
    pub(crate) fn choose_tile(&mut self, square: Square) {
        let face = self.map.face_at(square);
        if self.using.is_some() {
            self.map.lift(face);
            self.deck.put_on_top(face);
            if self.event == Some(face) {
                self.forget_event();
                self.using = self.using.map(|using| Using { back: Back::Event, ..using });
            }
        } else {
            self.discard_tiles(Faces::of(face));
        }
        self.choice_done();
    }

    /// Moves tiles from the map to the discard; the map does not close up, and the token stays (R7, R8).
    #[inline]
    pub(crate) fn discard_tiles(&mut self, faces: Faces) {
        for face in faces {
            self.map.lift(face);
        }
        self.known -= faces;
        self.discard |= faces;
    }

    /// Item 4 needs an open cell, item 2 a passage cell (choice-13, choice-14).
    #[inline]
    pub(crate) fn may_choose_cell(&self, is_open: bool) -> Legal {
        Legal::Cells { verb: Verb::Cell, cells: self.free_cells(is_open) }
    }

    #[inline]
    fn free_cells(&self, is_open: bool) -> Grid {
        if is_open { self.open_cells() } else { self.passage_cells() }
    }

    /// Whether the cell can be chosen (choice-13, choice-14, cell-1, cell-2, field-3).
    pub(crate) fn check_cell(&self, is_open: bool, cell: Cell) -> Result<(), Refusal> {
        let (square, rules) = (self.square(cell), self.choice_rules());
        Refusal::unless(!square.is_nowhere(), &["field-1", "field-3", "R35"], || say!(CELL_OUTSIDE, cell))?;
        Refusal::unless(!self.map.grid().contains(square), rules, || say!(CELL_TAKEN, cell))?;
        Refusal::unless(self.free_cells(is_open).contains(square), rules, || {
            if is_open { say!(CELL_NOT_OPEN, cell) } else { say!(CELL_NO_PASSAGE, cell) }
        })
    }

    /// Empty cells next to a tile other than the token's (cell-1, field-3, R21).
    pub(crate) fn passage_cells(&self) -> Grid {
        let mut others = *self.map.grid();
        others.remove(self.token);
        others.fringe().without(self.map.grid())
    }

    /// Whether item 2 has a tile to move and a cell for it (item-2, R21).
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

    /// Item 2 moves the token's tile together with the token; item 4 lays the picked card there, revealed
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
