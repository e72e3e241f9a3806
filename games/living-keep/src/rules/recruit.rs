//! Recruiting minions.

use underdeck_cards::{Card, CardSet};
use underdeck_game::Chance;

use crate::State;
use crate::deck::MINIONS;
use crate::keep::{Ids, Keep};
use crate::kinds::{Kind, Resource, Room};
use crate::legal::{Bare, Menu, Numbers};
use crate::phase::Phase;
use crate::tables::{Tables, tables};

/// How many cards each gate turns (attempt-1).
pub(crate) const CARDS_A_GATE: u8 = 3;

impl Keep {
    /// Whether a recruitment can be attempted: a gate and a lair, free or not (recruit-1, cast-2, R40).
    #[inline]
    pub(crate) const fn may_attempt(&self) -> bool {
        self.room(Room::Gate) > 0 && self.room(Room::Lair) > 0
    }

    /// The minion cards that the Keep has a lair and food for (attempt-2, R41).
    #[inline]
    pub(crate) fn hireable(&self) -> CardSet {
        if self.free_lairs() == 0 {
            return CardSet::EMPTY;
        }
        tables().fed[usize::from(self.store(Resource::Food).min(Tables::MOST_FOOD.into()))]
    }

    /// The minion is fed and hired; its card goes to the discard (attempt-2, deck-4, R4, R41).
    #[inline]
    pub(crate) fn hire(&mut self, kind: Kind) {
        self.pay(Resource::Food, tables().food[kind.index()].into());
        self.minions.hire(kind);
    }
}

impl State {
    /// The attempt of the turn, banishing, casts (recruit-1, recruit-2, recruit-3, R40, R42).
    #[inline]
    pub(crate) fn recruit_menu(&self) -> Menu {
        let keep = self.keep();
        Menu::NONE
            .bare_if(!self.attempted && keep.may_attempt(), Bare::Attempt)
            .ids(Numbers::Banish, keep.minions.ids())
            .spells(self.casts())
            .bare(Bare::Next)
    }

    /// `attempt`, once a turn (recruit-1, R40).
    #[inline]
    pub(crate) fn attempt_of_the_turn(&mut self, chance: &mut impl Chance) {
        self.attempted = true;
        self.attempt(chance);
    }

    /// Three cards for each gate are turned; aces and the joker mean nothing here (attempt-1, R20, R36).
    #[inline]
    pub(crate) fn attempt(&mut self, chance: &mut impl Chance) {
        let gates = self.keep().room(Room::Gate);
        for _ in 0..CARDS_A_GATE * gates {
            let Some(card) = self.draw(chance) else { break };
            self.revealed.insert(card);
        }
        self.picks = gates;
        self.resume = Some(self.phase);
        self.phase = Phase::Pick;
    }

    /// Whom to hire of those turned, whom to banish before it, or the end (attempt-2, attempt-3, attempt-4, R42).
    #[inline]
    pub(crate) fn pick_menu(&self) -> Menu {
        let keep = self.keep();
        let may_banish = self.resume == Some(Phase::Recruit);
        let banished = if may_banish { keep.minions.ids() } else { Ids::EMPTY };
        Menu::NONE
            .ids(Numbers::Banish, banished)
            .cards(self.revealed & MINIONS & keep.hireable(), false)
            .bare(Bare::Done)
    }

    /// A minion is hired from those turned, or from a draft hand (attempt-2, draft-3).
    #[inline]
    pub(crate) fn recruit(&mut self, card: Card, chance: &mut impl Chance) {
        let Some(kind) = Kind::of(card) else { return };
        if self.phase == Phase::Draft {
            self.draft_recruit(kind, chance);
            return;
        }
        self.keep_mut().hire(kind);
        self.revealed.remove(card);
        self.discard.insert(card);
        self.picks -= 1;
        if self.picks == 0 {
            self.end_attempt();
        }
    }

    /// All cards turned go to the discard (attempt-5).
    #[inline]
    pub(crate) fn end_attempt(&mut self) {
        self.discard |= self.revealed;
        self.revealed = CardSet::EMPTY;
        self.picks = 0;
        if let Some(phase) = self.resume.take() {
            self.phase = phase;
        }
    }
}
