//! The flow from one decision to the next, and the end of the game.

use crate::State;
use crate::state::{End, Phase};

impl State {
    /// A choice is made: the item is finished, the turn ends, or the next due curse follows (flow-1, choice-1).
    #[inline]
    pub(crate) fn choice_done(&mut self) {
        if self.using.is_some() {
            self.finish_item();
        } else if self.event.is_some() {
            self.end_turn();
        } else {
            self.enter_curse();
        }
    }

    /// The event waits while an item can be used, and happens otherwise (flow-2, R12, R13).
    #[inline]
    pub(crate) fn enter_event(&mut self) {
        if self.usable().is_empty() { self.resolve() } else { self.phase = Phase::Event }
    }

    /// The turn ends (flow-3).
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.event = None;
        self.enter_curse();
    }

    /// Due curses come first; then the turn is counted and the next begins (flow-4, due-2, R39, R41, R43).
    #[inline]
    pub(crate) fn enter_curse(&mut self) {
        if self.outlast_curses() {
            self.count_turn();
            self.enter_turn();
        }
    }

    /// The turn ends after a step onto an activated tile, by a player without an item who came from a tile.
    ///
    /// Whatever was in reach before the step still is, over the tile just left; so this player is not stuck (flow-6).
    #[inline]
    pub(crate) fn end_walk(&mut self) {
        if self.outlast_curses() {
            self.count_turn();
            self.phase = Phase::Turn;
        }
    }

    /// Due curses strike, or wait for the player; returns whether none is left (flow-4, due-2).
    #[inline]
    fn outlast_curses(&mut self) -> bool {
        while let Some(ten) = self.dues.due().first() {
            if !self.usable().is_empty() {
                self.phase = Phase::Curse;
                return false;
            }
            if self.strike(ten) {
                return false;
            }
        }
        true
    }

    /// A turn begins, or goes on after an item, unless nothing can be done any more (flow-5, R45).
    #[inline]
    pub(crate) fn enter_turn(&mut self) {
        self.phase = Phase::Turn;
        if self.is_stuck() {
            self.end(End::Stuck);
        }
    }

    /// The turn in progress is completed (end-3).
    #[inline]
    pub(crate) fn count_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
        self.dues.tick();
    }

    /// The game ends; what lies on the table stays as it lies (end-1, end-2, end-3).
    #[inline]
    pub(crate) fn end(&mut self, end: End) {
        self.event = None;
        self.using = None;
        self.phase = Phase::Over(end);
    }
}
