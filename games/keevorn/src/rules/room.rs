//! Exploring a Room, entering the next, Stairs and the Secret Floor.

use underdeck_cards::CardSet;
use underdeck_game::Chance;

use crate::deck::{ROOM, STAIRS};
use crate::options::Edition;
use crate::state::End;
use crate::{Phase, State};

impl State {
    /// The Room check after every play: continues exploring, enters the next Room, goes down the Stairs, or wins
    /// (room-1, room-2, room-3, R10, R20, R35, R37, end-1).
    #[inline]
    pub(crate) fn check_room(&mut self, chance: &mut impl Chance) {
        while (self.room - STAIRS).is_empty() {
            if !self.room.is_empty() {
                if self.find_stairs(chance) {
                    return;
                }
            } else if self.floor.is_empty() {
                self.phase = Phase::Over(End::Won);
                return;
            } else {
                self.enter();
            }
        }
        self.phase = Phase::Explore;
    }

    /// Fills the Room with cards from the top of the Floor (enter-1).
    #[inline]
    pub(crate) fn enter(&mut self) {
        for _ in self.room.len()..ROOM {
            let Some(card) = self.floor.draw() else { break };
            self.room.insert(card);
        }
    }

    /// Goes down from a Room that holds only Jokers: to the next Floor, or to the Secret Floor, for which it returns
    /// true (room-4, room-5, room-6, R35, R38, R39, R40, R43, R45).
    fn find_stairs(&mut self, chance: &mut impl Chance) -> bool {
        let jokers = std::mem::take(&mut self.room);
        let is_secret = self.options.edition == Edition::First && jokers.len() > 1;
        if is_secret {
            self.new_floor(jokers, chance);
            self.wishes = 1 + self.depth;
            self.phase = Phase::Wish;
        } else {
            self.removed |= (jokers.bits() >> 52) as u8;
            self.depth += jokers.len() as u8;
            self.new_floor(CardSet::EMPTY, chance);
        }
        is_secret
    }

    /// Shuffles Floor, Discard and the Jokers of a Secret Floor into a new Floor, and enters the Room
    /// (floor-1, floor-2, R34, R36, R39).
    fn new_floor(&mut self, jokers: CardSet, chance: &mut impl Chance) {
        let cards = self.floor.to_set() | std::mem::take(&mut self.discard) | jokers;
        chance.shuffle("floor", self.floor.refill(cards));
        self.enter();
    }
}
