//! The turn: moving the token.

use underdeck_cards::Cell;
use underdeck_game::{Id, Refusal, RuleIds, say};

use crate::face::Faces;
use crate::field::{Neighbours, Square};
use crate::legal::Actions;
use crate::{Move, State, text};

impl State {
    /// Any usable item, any adjacent tile, the stairs; the player cannot pass
    /// (turn-1, turn-2, turn-3, map-1, R6, R8, R10, R12, R18, R19).
    #[inline]
    pub(crate) fn may_act(&self) -> Actions {
        Actions { items: self.usable(), token: self.token, ways: self.ways(), descend: self.may_descend() }
    }

    /// The tiles next to the token (turn-2, map-1, R6).
    #[inline]
    pub(crate) fn ways(&self) -> Neighbours {
        self.map.grid().neighbours(self.token)
    }

    /// Whether a move of any kind is legal in a turn, when no choice is due (turn-1, turn-2, turn-3, choice-1).
    pub(crate) fn check_act(&self, mv: Move) -> Result<(), Refusal> {
        let (rules, reason): (RuleIds, &Id) = match mv {
            Move::Use(card) => return self.check_use(card),
            Move::Go(cell) => return self.check_go(cell),
            Move::Descend => return self.check_descend(),
            Move::Suffer => return self.refuse_curse(),
            Move::Take(_) => (&["take-1", "R2"], &text::REFUSED_TAKE),
            Move::Stand(_) => (&["stand-1", "R5"], &text::REFUSED_STAND),
            Move::Resolve => (&["turn-2", "window-2"], &text::REFUSED_RESOLVE),
            Move::Discard(_) => (&["choice-1", "choice-2"], &text::REFUSED_DISCARD),
            Move::Keep => (&["choice-1", "choice-3"], &text::REFUSED_DISCARD),
            Move::Card(_) => (&["choice-1", "choice-4", "choice-5", "choice-6"], &text::REFUSED_CARD),
            Move::Row(_) => (&["choice-1", "choice-7", "choice-8"], &text::REFUSED_ROW),
            Move::Column(_) => (&["choice-1", "choice-9", "choice-10"], &text::REFUSED_COLUMN),
            Move::Tile(_) => (&["choice-1", "choice-11", "choice-12"], &text::REFUSED_TILE),
            Move::Cell(_) => (&["choice-1", "choice-13", "choice-14"], &text::REFUSED_CELL),
            Move::Build(_) => (&["choice-1", "choice-15", "choice-16"], &text::REFUSED_BUILD),
        };
        Refusal::because(rules, reason)
    }

    /// Whether the token can move there (turn-2, map-1, R6, R8, R10).
    fn check_go(&self, cell: Cell) -> Result<(), Refusal> {
        Refusal::unless(cell != self.token.cell(), &["turn-2", "R10"], || say!(GO_HERE))?;
        self.check_near(self.find_tile(cell, &["turn-2", "R8"])?, &["turn-2", "map-1", "R6"])
    }

    /// Whether a tile is next to the token (map-1, R6).
    pub(crate) fn check_near(&self, tile: Square, rules: RuleIds) -> Result<(), Refusal> {
        Refusal::unless(self.ways().include(self.token, tile), rules, || say!(NOT_ADJACENT, cell = tile.cell()))
    }

    /// Moves the token onto a tile, whose event waits unless it was activated before
    /// (turn-2, side-1, R4, R10, R11, R34, R43).
    #[inline]
    pub(crate) fn go(&mut self, square: Square) {
        let left = std::mem::replace(&mut self.token, square);
        let face = self.map.face_at(square);
        if self.map.activated.contains(face) {
            if self.usable().is_empty() && self.map.grid().contains(left) { self.end_walk() } else { self.end_turn() }
        } else {
            self.map.activate(face);
            self.known.insert(face);
            self.event = Some(face);
            self.enter_event();
        }
    }

    /// Reveals the face-down tiles among the cards (side-2).
    #[inline]
    pub(crate) fn reveal(&mut self, faces: Faces) {
        self.map.reveal(faces);
        self.open.known |= self.map.revealed;
    }
}
