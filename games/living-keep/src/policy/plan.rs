//! The data of a decision.

use super::aims::Aims;
use super::host::{Host, Threat};
use super::time::{Stage, Time};
use super::weights::{Weights, weights};
use crate::deck::MINIONS;
use crate::keep::Keep;
use crate::kinds::{Resource, Room, Spell};
use crate::view::Other;
use crate::{Move, View};

/// The mean yield of a card of the whole deck: gold, stone, mana.
pub(super) const GOLD: f32 = 3.3;
pub(super) const STONE: f32 = 2.0;
pub(super) const MANA: f32 = 5.7;
/// Cards that a Peon digs.
pub(super) const CARDS: f32 = 2.0;

/// With fewer turns ahead than this the guests of the last turns are there.
const LAST: f32 = 5.5;

/// The position as the player sees it.
pub(super) struct Plan<'a> {
    pub(super) view: &'a View,
    /// The Keep that decides.
    pub(super) keep: &'a Keep,
    pub(super) time: Time,
    pub(super) aims: Aims,
    pub(super) host: Host,
    pub(super) threat: Threat,
    pub(super) w: &'static Weights,
}

impl<'a> Plan<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        let (keep, w) = (view.deciding_keep(), weights(Stage::of(view)));
        let (time, aims, host) = (Time::of(view), Aims::of(view, keep, w), Host::of(keep));
        let threat = Threat::of(keep, &host, &time, &aims, view.monarch, w);
        Self { view, keep, time, aims, host, threat, w }
    }

    /// The partner's Keep in coop, as seen from the Keep that decides.
    pub(super) fn partner(&self) -> Option<&Keep> {
        match &self.view.other {
            Other::Partner(_) if self.view.to_move != self.view.seat => Some(&self.view.keep),
            Other::Partner(partner) => Some(partner),
            _ => None,
        }
    }

    /// The amount of a resource in store.
    pub(super) fn store(&self, what: Resource) -> f32 {
        f32::from(self.keep.store(what))
    }

    /// The amount of a resource that can still be stored.
    pub(super) fn space(&self, what: Resource) -> f32 {
        f32::from(self.keep.storage(what)) - self.store(what)
    }

    /// Gold due at the next Upkeep.
    pub(super) fn wages(&self) -> f32 {
        if self.time.pays_again { f32::from(self.keep.minions.pay()) } else { 0.0 }
    }

    /// Food expected at the next Upkeep.
    pub(super) fn harvest(&self) -> f32 {
        f32::from(self.keep.room(Room::Farm)) * self.w.harvest
    }

    /// Peons, on average over the turns ahead.
    fn peons(&self) -> f32 {
        let (now, most) = (f32::from(self.keep.peons), f32::from(self.keep.peons_max));
        (now + most.min(now + self.w.growth * self.time.digs)) / 2.0
    }

    /// Turns of Peons left over when gold and mana are full at the end and all pay is covered; below 0 they will not be
    /// full.
    pub(super) fn slack(&self) -> f32 {
        let dues = if self.time.digs < LAST { self.w.dues.min(1.0) } else { self.w.dues };
        let gold = self.space(Resource::Gold) + dues * self.wages() * self.time.digs;
        let needs = self.space(Resource::Mana) / MANA + gold / (CARDS * GOLD);
        self.peons() * self.time.digs - needs
    }

    /// The scarcity of points in store: 1 if each coin spent is missing at the end, towards 0 if it is soon replaced or
    /// brings no points.
    pub(super) fn scarcity(&self) -> f32 {
        let missed = 1.0 - self.slack() / (self.w.slack * self.peons());
        missed.clamp(self.w.least, 1.0) * self.aims.points
    }

    /// Heals as soon as health is missing.
    pub(super) fn heal(&self) -> Option<Move> {
        (self.may_cast(Spell::Regen) && self.keep.hp < self.keep.hp_max).then_some(Move::Cast(Spell::Regen))
    }

    /// Summons another Peon before the work is divided.
    pub(super) fn summon_peon(&self) -> Option<Move> {
        let is_useful = self.keep.peons < self.keep.peons_max;
        (self.may_cast(Spell::SummonPeon) && is_useful).then_some(Move::Cast(Spell::SummonPeon))
    }

    /// Summons the Dragon if there is a lair and food for him.
    pub(super) fn summon_dragon(&self) -> Option<Move> {
        let is_useful = self.keep.may_house_dragon();
        (self.may_cast(Spell::SummonDragon) && is_useful).then_some(Move::Cast(Spell::SummonDragon))
    }

    /// Places high minions first, to be hired.
    pub(super) fn place(&self) -> Option<Move> {
        let minions = (self.view.look & MINIONS).iter().max_by_key(|card| card.rank());
        minions.or_else(|| self.view.look.first()).map(Move::Place)
    }

    /// Whether a spell is ready and no goal needs it kept.
    fn may_cast(&self, spell: Spell) -> bool {
        !self.aims.learns && self.keep.has_spell(spell)
    }
}
