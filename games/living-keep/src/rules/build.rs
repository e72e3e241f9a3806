//! Building rooms.

use underdeck_game::{Link, Message, Refusal, say};

use crate::State;
use crate::keep::Keep;
use crate::kinds::{Resource, Room};
use crate::legal::{Bare, Menu, Things};
use crate::names;
use crate::tables::RoomRow;

impl Keep {
    pub(crate) fn has_room_for(&self, room: Room) -> bool {
        self.room(room) < self.rooms_max[room as usize]
    }

    /// Whether the room can be built (build-1, R21, R22).
    pub(crate) fn check_build(&self, room: Room) -> Result<(), Refusal> {
        let row = &self.tables().rooms[room as usize];
        Refusal::unless(self.rooms_max[room as usize] > 0, &["build-1"], || say!(BUILD_REFUSED_BARRED, room))?;
        Refusal::unless(self.has_room_for(room), &["build-1"], || {
            say!(BUILD_REFUSED_LIMIT, n = self.room(room), room)
        })?;
        Refusal::unless(self.has_tiers_below(room), &["build-1", "R21"], || {
            say!(BUILD_REFUSED_BEFORE, rooms = self.rooms_before(room))
        })?;
        Refusal::unless(self.can_pay_for(room), &["build-1", "R22"], || {
            let short = |need: u16, what: Resource| (need.saturating_sub(self.store(what)), what);
            let short = names::price(&[short(row.gold, Resource::Gold), short(row.stone, Resource::Stone)]);
            let cost = names::price(&[(row.gold, Resource::Gold), (row.stone, Resource::Stone)]);
            say!(BUILD_REFUSED_PRICE, short, room, cost)
        })
    }

    /// The rooms of lower tiers that are missing, in words (build-1).
    pub(crate) fn rooms_before(&self, room: Room) -> Message {
        let rows = &self.tables().rooms;
        let is_missing = |other: &&Room| {
            let place = **other as usize;
            rows[place].tier < rows[room as usize].tier && self.rooms_max[place] > 0 && self.rooms[place] == 0
        };
        Message::join(Room::ALL.iter().filter(is_missing).map(|room| say!(BUILD_BEFORE, room)), Link::And)
    }

    #[inline]
    pub(crate) fn can_pay_for(&self, room: Room) -> bool {
        let row = &self.tables().rooms[room as usize];
        row.gold <= self.store(Resource::Gold) && row.stone <= self.store(Resource::Stone)
    }

    /// Whether the Keep has a room of each lower-tier kind whose limit is not 0 (build-1, R21).
    pub(crate) fn has_tiers_below(&self, room: Room) -> bool {
        self.tables().rooms[room as usize].tier <= self.lowest_gap()
    }

    /// The lowest tier with a missing kind that the Keep may have: no room above it can be built.
    #[inline]
    fn lowest_gap(&self) -> u8 {
        let owned = self.rooms.iter().zip(&self.rooms_max);
        let tiers = self.tables().rooms.iter().zip(owned);
        tiers.map(|(row, (&n, &most))| if n == 0 && most > 0 { row.tier } else { u8::MAX }).min().unwrap_or(u8::MAX)
    }

    /// The rooms that may be built, by the bits of their places: below their limits, affordable, and with every lower
    /// kind that the Keep may have (build-1, R21, R22).
    #[inline]
    pub(crate) fn buildable(&self) -> u16 {
        let gap = self.lowest_gap();
        let rows = self.tables().rooms.iter().zip(Room::ALL);
        let may = |(row, room): (&RoomRow, Room)| row.tier <= gap && self.has_room_for(room) && self.can_pay_for(room);
        rows.fold(0, |bits, (row, &room)| bits | u16::from(may((row, room))) << room as u16)
    }

    /// Pays for the room, which works at once (build-2, R22).
    #[inline]
    pub(crate) fn build(&mut self, room: Room) {
        let row = &self.tables().rooms[room as usize];
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
