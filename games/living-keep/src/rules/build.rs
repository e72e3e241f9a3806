//! Building rooms.

use crate::State;
use crate::keep::Keep;
use crate::kinds::{Resource, Room};
use crate::legal::{Bare, Menu, Things};
use crate::tables::{RoomRow, tables};

impl Keep {
    pub(crate) fn has_room_for(&self, room: Room) -> bool {
        self.room(room) < self.rooms_max[room as usize]
    }

    #[inline]
    pub(crate) fn can_pay_for(&self, room: Room) -> bool {
        let row = &tables().rooms[room as usize];
        row.gold <= self.store(Resource::Gold) && row.stone <= self.store(Resource::Stone)
    }

    /// Whether one is owned of each room kind of a lower tier whose limit is not 0 (build-1, R21).
    pub(crate) fn has_tiers_below(&self, room: Room) -> bool {
        tables().rooms[room as usize].tier <= self.lowest_gap()
    }

    /// The lowest tier of which a kind is missing that the Keep may have: nothing above it can be built.
    #[inline]
    fn lowest_gap(&self) -> u8 {
        let owned = self.rooms.iter().zip(&self.rooms_max);
        let tiers = tables().rooms.iter().zip(owned);
        tiers.map(|(row, (&n, &most))| if n == 0 && most > 0 { row.tier } else { u8::MAX }).min().unwrap_or(u8::MAX)
    }

    /// The rooms that may be built, by the bits of their places: below their limits, affordable, and of every lower kind that the
    /// Keep may have at all one is there (build-1, R21, R22).
    #[inline]
    pub(crate) fn buildable(&self) -> u16 {
        let gap = self.lowest_gap();
        let rows = tables().rooms.iter().zip(Room::ALL);
        let may = |(row, room): (&RoomRow, Room)| row.tier <= gap && self.has_room_for(room) && self.can_pay_for(room);
        rows.fold(0, |bits, (row, &room)| bits | u16::from(may((row, room))) << room as u16)
    }

    /// The room is paid for and works at once (build-2, R22).
    #[inline]
    pub(crate) fn build(&mut self, room: Room) {
        let row = &tables().rooms[room as usize];
        self.pay(Resource::Gold, row.gold);
        self.pay(Resource::Stone, row.stone);
        self.rooms[room as usize] += 1;
    }
}

impl State {
    /// Any number of rooms (build-1, build-2).
    #[inline]
    pub(crate) fn build_menu(&self) -> Menu {
        Menu::NONE.things(Things::Build, self.keep().buildable()).spells(self.casts()).bare(Bare::Next)
    }
}
