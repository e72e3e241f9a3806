//! Which spells are cast, and the order in which the cards of a Premonition are laid.

use super::plan::Plan;
use crate::Move;
use crate::deck::MINIONS;
use crate::kinds::Spell;

impl Plan<'_> {
    /// Health, as soon as it is missing.
    pub(super) fn heal(&self) -> Option<Move> {
        (self.may_cast(Spell::Regen) && self.keep.hp < self.keep.hp_max).then_some(Move::Cast(Spell::Regen))
    }

    /// Another Peon, before the work is shared out.
    pub(super) fn summon_peon(&self) -> Option<Move> {
        let is_useful = self.keep.peons < self.keep.peons_max;
        (self.may_cast(Spell::SummonPeon) && is_useful).then_some(Move::Cast(Spell::SummonPeon))
    }

    /// The Dragon, if he finds a lair and his food.
    pub(super) fn summon_dragon(&self) -> Option<Move> {
        let is_useful = self.keep.may_house_dragon();
        (self.may_cast(Spell::SummonDragon) && is_useful).then_some(Move::Cast(Spell::SummonDragon))
    }

    /// High minions first, to be hired.
    pub(super) fn place(&self) -> Option<Move> {
        let minions = (self.view.look & MINIONS).iter().max_by_key(|card| card.rank());
        minions.or_else(|| self.view.look.first()).map(Move::Place)
    }

    /// Whether a spell is ready that no goal wants kept.
    fn may_cast(&self, spell: Spell) -> bool {
        !self.aims.learns && self.keep.has_spell(spell)
    }
}
