//! The flow from one decision to the next, and the end of the game.

use underdeck_game::{Refusal, RuleIds, say};

use crate::face::Faces;
use crate::field::Grid;
use crate::state::{End, Phase};
use crate::{State, names};

impl State {
    /// Refuses a move of another phase: the decision that is due comes first (end-3, choice-1, R12, R13, R39).
    pub(crate) fn refuse_early(&self) -> Result<(), Refusal> {
        let asker = self.asker();
        let (rules, reason): (RuleIds, _) = match self.phase {
            Phase::Over(_) => (&["end-3"], say!(REFUSED_OVER)),
            Phase::Take => (&["take-1", "R2", "R12"], say!(FIRST_TAKE)),
            Phase::Stand => (&["stand-1", "R5", "R12"], say!(FIRST_STAND)),
            Phase::Event => {
                let event = self.event.expect("an event waits").card(self.options);
                (&["window-1", "window-2", "R13"], say!(FIRST_EVENT, tile = names::as_tile(event)))
            }
            Phase::Curse => (&["curse-1", "curse-2", "R39"], say!(FIRST_CURSE)),
            Phase::Discard { optional: true, .. } => (self.choice_rules(), say!(FIRST_DISCARD_OPTIONAL, asker)),
            Phase::Discard { left, .. } => (self.choice_rules(), say!(FIRST_DISCARD, asker, n = left)),
            Phase::Card { .. } => (self.choice_rules(), say!(FIRST_CARD, asker)),
            Phase::Row => (self.choice_rules(), say!(FIRST_ROW, asker)),
            Phase::Column => (self.choice_rules(), say!(FIRST_COLUMN, asker)),
            Phase::Tile => (self.choice_rules(), say!(FIRST_TILE, asker)),
            Phase::Cell { .. } => (self.choice_rules(), say!(FIRST_CELL, asker)),
            _ => (self.choice_rules(), say!(FIRST_BUILD, asker)),
        };
        let may_use = !self.usable_inside().is_empty();
        Refusal::because(rules, if may_use { say!(FIRST_INSIDE, first = reason) } else { reason })
    }

    /// Continues after a choice: the item is finished, the turn ends, or the next due curse follows (flow-1, choice-1).
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
        self.forget_event();
        self.enter_curse();
    }

    /// No event waits or happens any more, and no drawn card is to be discarded.
    #[inline]
    pub(crate) fn forget_event(&mut self) {
        self.event = None;
        self.dealt.drawn = Faces::EMPTY;
    }

    /// Due curses come first; then the turn is counted and the next begins (flow-4, due-2, R39, R41, R43).
    #[inline]
    pub(crate) fn enter_curse(&mut self) {
        if self.outlast_curses() {
            self.count_turn();
            self.enter_turn();
        }
    }

    /// Ends the turn after a step onto an activated tile, of a player without an item who came from a tile.
    ///
    /// The step leaves all tiles in reach, over the tile just left; so this player is not stuck (flow-6).
    #[inline]
    pub(crate) fn end_walk(&mut self) {
        if self.outlast_curses() {
            self.count_turn();
            self.phase = Phase::Turn;
        }
    }

    /// Lets due curses strike, or wait for the player; returns whether none is left (flow-4, due-2).
    #[inline]
    fn outlast_curses(&mut self) -> bool {
        while let Some(ten) = self.signs.due().first() {
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

    /// A turn begins, or continues after an item, unless the player is stuck (flow-5, R45).
    #[inline]
    pub(crate) fn enter_turn(&mut self) {
        self.phase = Phase::Turn;
        if self.is_stuck() {
            self.end(End::Stuck);
        }
    }

    /// Counts the turn in progress as completed (end-3).
    #[inline]
    pub(crate) fn count_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
        self.signs.tick();
    }

    /// Ends the game; the table stays as it is (end-1, end-2, end-3).
    #[inline]
    pub(crate) fn end(&mut self, end: End) {
        self.forget_event();
        self.using = None;
        self.phase = Phase::Over(end);
    }

    /// Whether there is no usable card in hand, no tile to activate in reach, and no usable stairs in reach
    /// (flow-6, R45).
    #[inline]
    pub(crate) fn is_stuck(&self) -> bool {
        if !self.usable().is_empty() {
            return false;
        }
        let mut goals = self.map.down | self.map.revealed;
        if self.rune() {
            if self.may_descend() {
                return false;
            }
            goals |= self.stairs();
        }
        self.is_out_of_reach(goals)
    }

    /// Whether none of these tiles can be reached from the token by one or more moves (flow-6).
    #[inline]
    fn is_out_of_reach(&self, goals: Faces) -> bool {
        let near = self.map.faces_near(self.token);
        (near & goals).is_empty() && (goals.is_empty() || near.is_empty() || self.is_far_off(goals))
    }

    /// The same if no goal is adjacent to the token.
    fn is_far_off(&self, goals: Faces) -> bool {
        let is_goal = |reached: &Grid| goals.iter().any(|face| reached.contains(self.map.square(face)));
        !self.map.grid().reaches(self.token, is_goal)
    }
}
