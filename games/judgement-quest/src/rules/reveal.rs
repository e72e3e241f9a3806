//! Revealing a room.

use underdeck_game::{Chance, Die};

use crate::kind::{Kind, Room};
use crate::{D12, Equipment, Quest, Square, State};

/// The die of every random value except a D12 (chance-1, R4).
pub(crate) const D6: Die = Die::new(6);

impl State {
    /// Turns a room over, or rolls for it and writes it down (reveal-1, setup-6, R9).
    #[inline]
    pub(crate) fn reveal(&mut self, square: Square, chance: &mut impl Chance) {
        if self.options.equipment == Equipment::Dice {
            self.rooms[square.index()] = self.quest.roll_room(chance);
        }
        self.quest.turn_up(square, self.rooms[square.index()]);
        self.quest.sight(square, self.rooms[square.index()]);
    }

    /// Reveals each unrevealed room next to a cell: north, east, south, west (enter-2, option-11, R7, R8, R9).
    #[inline(always)]
    pub(crate) fn reveal_around(&mut self, square: Square, chance: &mut impl Chance) {
        let hidden = self.next_to(square) - self.revealed;
        match self.options.equipment {
            Equipment::Cards => {
                self.quest.turn_up_some(square.compass(), hidden, &self.rooms);
                if self.options.first_wizard_seen {
                    let seen = square.compass().into_iter().filter(|&next| hidden.contains(next));
                    seen.for_each(|next| self.quest.sight(next, self.rooms[next.index()]));
                }
            }
            Equipment::Dice => {
                let around = square.compass().into_iter();
                around.filter(|&next| hidden.contains(next)).for_each(|next| self.reveal(next, chance));
            }
        }
    }
}

impl Quest {
    /// The room rolled by dice: the club of its type comes first (reveal-1, R12).
    fn roll_room(&self, chance: &mut impl Chance) -> Room {
        let kind = self.substitute(roll_d12(self.options.d12, chance));
        Room::of_kind(kind, self.copies_shown(kind) > 0)
    }

    /// The type rolled, or its substitute (reveal-2, reveal-3, reveal-4, R10, R13).
    fn substitute(&self, rolled: u8) -> Kind {
        let kind = Kind::numbered(rolled);
        if self.copies_shown(kind) < 2 {
            return kind;
        }
        let missing = ring(rolled, 14).find(|&kind| self.copies_shown(kind) == 0);
        missing.or_else(|| ring(rolled, 12).find(|&kind| self.copies_shown(kind) == 1)).unwrap_or(kind)
    }

    /// The number of rooms of a type on the map.
    fn copies_shown(&self, kind: Kind) -> usize {
        self.known(kind).len()
    }
}

/// The types after a number, up to the highest, then from 1 (reveal-3, reveal-4).
fn ring(from: u8, highest: u8) -> impl Iterator<Item = Kind> {
    (from + 1..=highest).chain(1..from).map(Kind::numbered)
}

/// One D12, or a D6 with 6 more on a second that shows 4 to 6 (chance-2, R11).
#[inline]
pub(crate) fn roll_d12(d12: D12, chance: &mut impl Chance) -> u8 {
    match d12 {
        D12::D12 => chance.roll(Die::new(12)),
        D12::TwoD6 => {
            let low = chance.roll(D6);
            if chance.roll(D6) >= 4 { low + 6 } else { low }
        }
    }
}
