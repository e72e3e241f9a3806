//! A Keep for a rival whose slate is hidden.

use underdeck_cards::CardSet;

use super::deal::Dealer;
use super::{Other, View};
use crate::State;
use crate::keep::{Ids, Keep, Minion, Minions};
use crate::kinds::{Kind, Mode, Resource, Room};
use crate::phase::Phase;

impl View {
    /// The other Keep: the partner's as it is; a rival's as the seat's own, changed as little as possible.
    ///
    /// A rival has had the same time, the same decks and the same limits, so the seat's own slate is a fair guess. It
    /// gets his health and his hand, and fits his phase: a lair and a gate in an attempt, too little to pay in a
    /// shortfall, minions in a war, and those he has sent if he has chosen (R71).
    pub(super) fn others_keep(&self, state: &State, hand: CardSet, dealer: &mut impl Dealer) -> Keep {
        let (hp, hp_max) = match self.other {
            Other::Nobody => return Keep::empty(self.keep.tables),
            Other::Partner(keep) => return keep,
            Other::Rival { hp, hp_max } => (hp, hp_max),
        };
        let mut rival =
            Keep { hp, hp_max, hurt: hp < hp_max, hand, seen: CardSet::EMPTY, send: Ids::EMPTY, ..self.keep };
        let place = 1 - self.seat;
        if self.options.drafts_heroes(place) != self.options.drafts_heroes(self.seat) {
            rival.minions = changed_sides(&rival);
        }
        if self.options.mode == Mode::Draft {
            rival.seen = self.rivals_memory(state);
        }
        let decides = self.to_move == place;
        let fights = matches!(self.phase, Phase::War | Phase::WarJoin);
        let needs_minion = (decides && self.phase == Phase::Shortfall) || (fights && self.keep.minions.is_empty());
        if needs_minion && rival.minions.is_empty() {
            let lowest = if self.options.drafts_heroes(place) { Kind::FIRST.counterpart() } else { Kind::FIRST };
            rival.rooms[Room::Lair as usize] = rival.room(Room::Lair).max(u8::from(self.options.mode != Mode::Draft));
            rival.minions.hire(lowest, self.tables());
        }
        if decides && self.phase == Phase::Shortfall {
            rival.stores[Resource::Gold as usize] = 0;
            rival.stores[Resource::Food as usize] = 0;
        }
        if state.phase == Phase::Pick && decides {
            let gates = (state.revealed.len() + state.discard.len()).div_ceil(3) as u8;
            let gate = Room::Gate as usize;
            rival.rooms[gate] = gates.clamp(1, rival.rooms_max[gate]);
            rival.rooms[Room::Lair as usize] = rival.room(Room::Lair).max(1);
        }
        if fights && place == 0 && !decides {
            rival.send = some_attack(&rival, dealer);
        }
        rival
    }

    /// The cards of the discard that a rival may remember: all but those of the seat's own hands (R75).
    fn rivals_memory(&self, state: &State) -> CardSet {
        const MOST: usize = 20;
        (state.discard - self.keep.seen).iter().take(MOST).collect()
    }
}

/// The same ranks for the other side of Hero vs Keep (R74).
fn changed_sides(keep: &Keep) -> Minions {
    let mut changed = Minions::NONE;
    for (id, minion) in keep.minions.iter() {
        changed.put(id, Minion::new(minion.kind.counterpart(), keep.tables()));
    }
    changed
}

/// A random attack that is open to a Keep.
fn some_attack(keep: &Keep, dealer: &mut impl Dealer) -> Ids {
    let mut nth = |ids: Ids| ids.iter().nth(dealer.below(ids.len()));
    let Some(first) = nth(keep.minions.ids()) else { return Ids::EMPTY };
    let alone = Keep { send: Ids::of(first), ..*keep };
    // The first itself means that it attacks alone.
    let second = nth(alone.joiners().union(Ids::of(first)));
    alone.send.union(second.map_or(Ids::EMPTY, Ids::of))
}
