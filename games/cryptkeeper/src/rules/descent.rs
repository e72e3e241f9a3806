//! Descending to the next floor.

use underdeck_game::{Chance, Refusal, say};

use crate::deck::Deck;
use crate::face::Faces;
use crate::state::End;
use crate::{State, names};

impl State {
    /// Whether the token is on an activated king, and the gargoyles are frozen (turn-3, R32, R33).
    #[inline(always)]
    pub(crate) fn may_descend(&self) -> bool {
        self.rune() && self.map.tile_at(self.token).is_some_and(|face| self.stairs().contains(face))
    }

    /// The kings that lead down once the Rune is activated (turn-3, R33).
    #[inline]
    pub(crate) fn stairs(&self) -> Faces {
        self.map.activated & Faces::KINGS
    }

    /// Whether the token is on activated stairs and the Rune is active (turn-3, R4, R32, R33).
    pub(crate) fn check_descend(&self) -> Result<(), Refusal> {
        let rules = &["turn-3", "R33"];
        let Some(tile) = self.map.tile_at(self.token) else {
            return Refusal::because(rules, say!(DESCEND_NO_TILE));
        };
        Refusal::unless(Faces::KINGS.contains(tile) || !self.known.contains(tile), rules, || {
            say!(DESCEND_OTHER_TILE, tile = names::as_tile(tile.card(self.options)))
        })?;
        let is_activated = self.stairs().contains(tile);
        Refusal::unless(is_activated, &["turn-3", "R4", "R33"], || say!(DESCEND_NOT_ACTIVATED))?;
        Refusal::unless(self.may_descend(), &["turn-3", "event-1", "R32"], || say!(DESCEND_NO_RUNE))
    }

    /// Deck and discard become the new map, the old map the new deck
    /// (descend-1, descend-2, descend-3, descend-4, R5, R46).
    pub(crate) fn descend(&mut self, chance: &mut impl Chance) {
        let pile = self.map.faces();
        let dealt = Faces::ALL - self.hand - pile;
        self.discard = Faces::EMPTY;
        self.known = Faces::EMPTY;
        self.floor = self.floor.saturating_add(1);
        self.signs = self.signs.with_rune(false);
        self.deal_shuffled(dealt, chance);
        self.deck = Deck::of(self.shuffled("deck", pile, chance));
        if dealt.is_empty() {
            self.count_turn();
            self.end(End::Stuck);
        }
    }
}
