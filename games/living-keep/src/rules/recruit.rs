//! Recruiting minions.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Message, Refusal, say};

use crate::State;
use crate::deck::MINIONS;
use crate::keep::{Id, Ids, Keep};
use crate::kinds::{Kind, Resource, Room};
use crate::legal::{Bare, Menu, Numbers};
use crate::names;
use crate::phase::Phase;
use crate::tables::Tables;

/// The number of cards that each gate turns up (attempt-1).
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
        self.tables().fed[usize::from(self.store(Resource::Food).min(Tables::MOST_FOOD.into()))]
    }

    /// The Lair or the food that is missing to hire the minion (attempt-2, cast-7, R38, R40, R41).
    pub(super) fn why_not_hired(&self, minion: Kind) -> Message {
        match self.free_lairs() {
            0 => say!(HIRE_REFUSED_LAIR, n = self.room(Room::Lair)),
            _ => {
                let (food, there) = (self.tables().food[minion.index()], self.store(Resource::Food));
                say!(HIRE_REFUSED_FOOD, minion, food, there)
            }
        }
    }

    /// Feeds and hires the minion; its card goes to the discard (attempt-2, deck-4, R4, R41).
    #[inline]
    pub(crate) fn hire(&mut self, kind: Kind) {
        self.pay(Resource::Food, self.tables().food[kind.index()].into());
        let tables = self.tables();
        self.minions.hire(kind, tables);
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

    /// Turns up three cards for each gate; aces and the joker have no effect here (attempt-1, R20, R36).
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

    /// Hiring from the cards turned up, banishing before that, or the end (attempt-2, attempt-3, attempt-4, R42).
    #[inline]
    pub(crate) fn pick_menu(&self) -> Menu {
        let keep = self.keep();
        let banished = if self.may_banish() { keep.minions.ids() } else { Ids::EMPTY };
        Menu::NONE
            .ids(Numbers::Banish, banished)
            .cards(self.revealed & MINIONS & keep.hireable(), false)
            .bare(Bare::Done)
    }

    /// Whether the attempt is one of the Recruit Phase, in which minions can be banished (attempt-3, R42).
    fn may_banish(&self) -> bool {
        self.phase != Phase::Pick || self.resume == Some(Phase::Recruit)
    }

    /// Whether the attempt of the turn is left, with a gate and a lair (recruit-1, R40).
    pub(crate) fn check_attempt(&self) -> Result<(), Refusal> {
        let keep = self.keep();
        Refusal::unless(!self.attempted, &["recruit-1", "R40"], || say!(ATTEMPT_REFUSED_TWICE))?;
        Refusal::unless(keep.may_attempt(), &["recruit-1"], || {
            let room = if keep.room(Room::Gate) == 0 { Room::Gate } else { Room::Lair };
            say!(ATTEMPT_REFUSED_ROOM, room)
        })
    }

    /// Whether the card was turned up and the minion can be hired (attempt-2, deck-3, R20, R40, R41).
    pub(crate) fn check_recruit(&self, card: Card) -> Result<(), Refusal> {
        let keep = self.keep();
        Refusal::unless(self.revealed.contains(card), &["attempt-2"], || say!(RECRUIT_REFUSED_CARD, card))?;
        Refusal::unless(MINIONS.contains(card), &["attempt-2", "deck-3", "R20"], || {
            say!(RECRUIT_REFUSED_KIND, card = names::short(card))
        })?;
        let why = || keep.why_not_hired(Kind::of(card).unwrap_or(Kind::FIRST));
        Refusal::unless(keep.free_lairs() > 0, &["attempt-2", "R40"], why)?;
        Refusal::unless(keep.hireable().contains(card), &["attempt-2", "R41"], why)
    }

    /// Whether the minion can be banished: one of the highest rank in a shortfall
    /// (shortfall-1, recruit-2, attempt-3, R10, R42).
    pub(crate) fn check_banish(&self, id: Id) -> Result<(), Refusal> {
        let keep = self.keep();
        keep.check_minion(id)?;
        if self.phase == Phase::Shortfall {
            let highest = keep.minions.highest();
            return Refusal::unless(highest.contains(id), &["shortfall-1", "R10"], || {
                let [rank, most] = [id, highest.first().unwrap_or(id)].map(|id| keep.minions.rank(id));
                say!(BANISH_REFUSED_RANK, minion = names::minion(keep, id), rank, most)
            });
        }
        Refusal::unless(self.may_banish(), &["attempt-3", "R42"], || say!(BANISH_REFUSED_ATTEMPT))
    }

    /// Hires a minion from the cards turned up, or from a draft hand (attempt-2, draft-3).
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

    /// Discards all cards turned up (attempt-5).
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
