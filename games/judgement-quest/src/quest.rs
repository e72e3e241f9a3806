//! All of a quest that the player sees.

use crate::kind::{Kind, ROOMS, Room};
use crate::spot::{CELLS, Spot, Spots};
use crate::{D12, Equipment, Item, Items, Options, Phase, Title};

/// A cell that no room is known to lie on.
pub(crate) const NOWHERE: u8 = 63;

/// All of a quest but the rooms that are not revealed: what the player sees, and what every rule but revealing needs.
///
/// It has no place for a room that is not revealed, so nothing that follows from it alone can leak one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quest {
    /// The cells with rooms (area-1).
    pub(crate) area: Spots,
    pub(crate) revealed: Spots,
    pub(crate) resolved: Spots,
    /// The cell of each revealed room; both places of shield and dragon have theirs, so that a type is always a pair.
    places: [u8; ROOMS],
    pub(crate) pos: Spot,
    pub(crate) prev: Option<Spot>,
    pub(crate) wizard1: Option<Spot>,
    /// The type of the room you are in.
    pub(crate) here: Kind,
    pub(crate) hp: u8,
    pub(crate) gp: u8,
    pub(crate) items: Items,
    /// The types of the tasks: Fetch, Remove, Explore, Defeat (task-1).
    pub(crate) tasks: [Kind; 4],
    pub(crate) phase: Phase,
    pub(crate) equipment: Equipment,
    pub(crate) d12: D12,
    pub(crate) campaign: bool,
    pub(crate) title: Title,
    pub(crate) hp_cap: u8,
}

impl Quest {
    /// A quest before anything but the staircase is revealed; the tasks are still to be given (setup-2, setup-5).
    #[inline]
    pub(crate) fn new(options: &Options) -> Self {
        let mut quest = Self {
            area: options.layout.area(&options.map),
            revealed: Spots::NONE,
            resolved: Spots::NONE,
            places: [NOWHERE; ROOMS],
            pos: Spot::STAIRCASE,
            prev: None,
            wizard1: None,
            here: Kind::Staircase,
            hp: 6,
            gp: options.title.gold(),
            items: Items::NONE,
            tasks: [Kind::Gold, Kind::Ice, Kind::Crystal, Kind::Specter],
            phase: Phase::Explore,
            equipment: options.equipment,
            d12: options.d12,
            campaign: options.campaign,
            title: options.title,
            hp_cap: options.hp_cap,
        };
        quest.turn_up(Spot::STAIRCASE, Room::STAIRCASE);
        quest
    }

    /// A room shows its face, for good (room-6, R8).
    #[inline]
    pub(crate) fn turn_up(&mut self, spot: Spot, room: Room) {
        self.revealed.insert(spot);
        self.places[room.index()] = spot.index() as u8;
        self.places[room.twin()] = spot.index() as u8;
    }

    /// Those rooms around a cell that are hidden show their faces; all at once and without a branch.
    #[inline]
    pub(crate) fn turn_up_some(&mut self, around: [Spot; 4], hidden: Spots, rooms: &[Room; CELLS]) {
        self.revealed |= hidden;
        for spot in around {
            // A room that is not hidden goes to the place of no room, which is cleared afterwards.
            let room = rooms[spot.index()].only_if(hidden.contains(spot));
            self.places[room.index()] = spot.index() as u8;
            self.places[room.twin()] = spot.index() as u8;
        }
        self.places[Room::NONE.index()] = NOWHERE;
    }

    /// The revealed rooms of a type.
    #[inline]
    pub fn known(&self, kind: Kind) -> Spots {
        self.pair(kind) & Spots::ALL
    }

    /// The cells of both rooms of a type; one that is not revealed gives a bit outside the dungeon, that is in no other
    /// set.
    #[inline]
    const fn pair(&self, kind: Kind) -> Spots {
        let first = kind as usize * 2;
        Spots::from_bits(1 << self.places[first] | 1 << self.places[first + 1])
    }

    /// The revealed rooms of a type that are not resolved.
    #[inline]
    pub fn waiting(&self, kind: Kind) -> Spots {
        self.known(kind) - self.resolved
    }

    /// Whether all rooms of a type are among these revealed ones; a room that is not revealed is not.
    #[inline]
    pub(crate) fn all_in(&self, kind: Kind, spots: Spots) -> bool {
        (self.pair(kind) - spots).is_empty()
    }

    /// The cell of a room, once it is revealed.
    #[inline]
    pub fn place(&self, room: Room) -> Option<Spot> {
        Spot::at(self.places[room.index()].into())
    }

    /// The room on a cell, once it is revealed.
    pub fn room(&self, spot: Spot) -> Option<Room> {
        Room::DEALT.into_iter().chain([Room::STAIRCASE]).find(|&room| self.place(room) == Some(spot))
    }

    /// The type of the room on a cell, once it is revealed.
    pub fn kind(&self, spot: Spot) -> Option<Kind> {
        self.room(spot).map(Room::kind)
    }

    /// Whether a room has been revealed.
    #[inline]
    pub const fn shows(&self, room: Room) -> bool {
        self.places[room.index()] != NOWHERE
    }

    /// The cells with rooms (area-1).
    pub const fn area(&self) -> Spots {
        self.area
    }

    /// The revealed rooms (room-3).
    pub const fn revealed(&self) -> Spots {
        self.revealed
    }

    /// The resolved rooms (room-3).
    pub const fn resolved(&self) -> Spots {
        self.resolved
    }

    /// The rooms that are not revealed.
    #[inline]
    pub fn unrevealed(&self) -> Spots {
        self.area - self.revealed
    }

    /// The rooms next to a cell (room-1, R3).
    #[inline]
    pub fn next_to(&self, spot: Spot) -> Spots {
        spot.near() & self.area
    }

    /// Where you are (state-9).
    pub const fn pos(&self) -> Spot {
        self.pos
    }

    /// Where you were before the last entry (state-10).
    pub const fn prev(&self) -> Option<Spot> {
        self.prev
    }

    /// The type of the room you are in.
    pub const fn here(&self) -> Kind {
        self.here
    }

    /// The first wizard entered, who sells spells (R29).
    pub const fn wizard1(&self) -> Option<Spot> {
        self.wizard1
    }

    /// Health points.
    pub const fn hp(&self) -> u8 {
        self.hp
    }

    /// Gold pieces.
    pub const fn gp(&self) -> u8 {
        self.gp
    }

    /// The items held (goods-1).
    pub const fn items(&self) -> Items {
        self.items
    }

    /// Whether an item is held (goods-1).
    #[inline]
    pub const fn holds(&self, item: Item) -> bool {
        self.items.has(item)
    }

    /// The types of the tasks: Fetch, Remove, Explore, Defeat (task-1).
    pub const fn tasks(&self) -> [Kind; 4] {
        self.tasks
    }

    /// Which decision is due, or how the quest ended.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// By cards or by dice.
    pub const fn equipment(&self) -> Equipment {
        self.equipment
    }

    /// Whether the quest is part of a campaign.
    pub const fn is_campaign(&self) -> bool {
        self.campaign
    }

    /// The title held at the start.
    pub const fn title(&self) -> Title {
        self.title
    }

    /// What gains never lift HP above; 0 for no limit (option-7).
    pub const fn hp_cap(&self) -> u8 {
        self.hp_cap
    }

    /// The damage about to be dealt, 0 outside phase `hit` (state-21).
    #[inline]
    pub const fn hit(&self) -> u8 {
        match self.phase {
            Phase::Hit => crate::rules::damage(self.here),
            _ => 0,
        }
    }
}
