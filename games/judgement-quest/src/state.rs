//! The state of a game, and the part of it that the player sees.

use crate::kind::{Kind, ROOMS, Room};
use crate::square::{CELLS, Square, Squares};
use crate::{Item, Items, Move, Options, Phase};

/// The cell of an unrevealed room.
pub(crate) const NOWHERE: u8 = 63;

/// The highest possible HP (state-11): 6, both fountains, and a flask for every 2 GP.
pub(crate) const MOST_HP: u8 = 26;
/// The highest possible GP (state-12): a commander's 3, both gold rooms, 2 from each chest, the dragon's 3.
pub(crate) const MOST_GP: u8 = 12;

/// The open part of a quest: everything but the unrevealed rooms. Every rule but revealing needs only this.
///
/// Without a field for unrevealed rooms nothing that follows from it can leak one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quest {
    /// The cells with rooms (area-1).
    pub(crate) area: Squares,
    pub(crate) revealed: Squares,
    pub(crate) resolved: Squares,
    /// The cell of each revealed room; shield and dragon are in it twice, so that each type is a pair.
    pub(crate) places: [u8; ROOMS],
    pub(crate) pos: Square,
    pub(crate) prev: Option<Square>,
    pub(crate) wizard1: Option<Square>,
    /// The type of the present room.
    pub(crate) here: Kind,
    pub(crate) hp: u8,
    pub(crate) gp: u8,
    pub(crate) items: Items,
    /// The types of the tasks: Fetch, Remove, Explore, Defeat (task-1).
    pub(crate) tasks: [Kind; 4],
    pub(crate) phase: Phase,
    /// Layout and map are those of the area.
    pub(crate) options: Options,
    /// Bit n for the n-th room of traps: a spell resolved it, where only triggered ones count (option-10).
    disarmed: u8,
}

/// A game of Judgement Quest as an all-seeing referee knows it (state-1).
///
/// At most 144 bytes, `Copy`, without heap. As JSON it is the flat object of the reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The part that the player sees.
    pub(crate) quest: Quest,
    /// The room on each cell; by dice, only the rooms rolled so far.
    pub(crate) rooms: [Room; CELLS],
}

const _: () = assert!(size_of::<State>() <= 144 && size_of::<Move>() <= 16);

impl Quest {
    /// A quest before any room but the staircase is revealed, without tasks (setup-2, setup-5).
    #[inline]
    pub(crate) fn new(options: Options, area: Squares) -> Self {
        let mut quest = Self {
            area,
            revealed: Squares::EMPTY,
            resolved: Squares::EMPTY,
            places: [NOWHERE; ROOMS],
            pos: Square::STAIRCASE,
            prev: None,
            wizard1: None,
            here: Kind::Staircase,
            hp: 6,
            gp: options.title.gold(),
            items: Items::EMPTY,
            tasks: [Kind::Gold, Kind::Ice, Kind::Crystal, Kind::Specter],
            phase: Phase::Explore,
            options: options.shaped(area),
            disarmed: 0,
        };
        quest.turn_up(Square::STAIRCASE, Room::STAIRCASE);
        quest
    }

    /// Reveals a room, for good (room-6, R8).
    #[inline]
    pub(crate) fn turn_up(&mut self, square: Square, room: Room) {
        self.revealed.insert(square);
        self.places[room.index()] = square.index() as u8;
        self.places[room.twin()] = square.index() as u8;
    }

    /// Reveals the hidden rooms around a cell, all at once and without a branch.
    #[inline]
    pub(crate) fn turn_up_some(&mut self, around: [Square; 4], hidden: Squares, rooms: &[Room; CELLS]) {
        self.revealed |= hidden;
        for square in around {
            // A room that is not hidden is written to the place of no room, which is cleared afterwards.
            let room = rooms[square.index()].only_if(hidden.contains(square));
            self.places[room.index()] = square.index() as u8;
            self.places[room.twin()] = square.index() as u8;
        }
        self.places[Room::NONE.index()] = NOWHERE;
    }

    /// The same quest without the rooms that were hidden in `before`.
    pub(crate) fn as_known_in(mut self, before: &Self) -> Self {
        self.revealed = before.revealed;
        self.places = before.places;
        self.wizard1 = self.wizard1.filter(|&square| before.revealed.contains(square));
        self
    }

    /// The revealed rooms of a type.
    #[inline]
    pub fn known(&self, kind: Kind) -> Squares {
        self.pair(kind) & Squares::ALL
    }

    /// The cells of both rooms of a type; an unrevealed one gives a bit outside the dungeon, which is in no other set.
    #[inline]
    const fn pair(&self, kind: Kind) -> Squares {
        let first = kind as usize * 2;
        Squares::from_bits(1 << self.places[first] | 1 << self.places[first + 1])
    }

    /// The revealed rooms of a type that are not resolved.
    #[inline]
    pub fn waiting(&self, kind: Kind) -> Squares {
        self.known(kind) - self.resolved
    }

    /// Whether all rooms of a type are revealed and among these.
    #[inline]
    pub(crate) fn all_in(&self, kind: Kind, squares: Squares) -> bool {
        (self.pair(kind) - squares).is_empty()
    }

    /// The cell of a room, once it is revealed.
    #[inline]
    pub fn place(&self, room: Room) -> Option<Square> {
        Square::at(self.places[room.index()].into())
    }

    /// The room on a cell, once it is revealed.
    pub fn room(&self, square: Square) -> Option<Room> {
        Room::DEALT.into_iter().chain([Room::STAIRCASE]).find(|&room| self.place(room) == Some(square))
    }

    /// The type of the room on a cell, once it is revealed.
    pub fn kind(&self, square: Square) -> Option<Kind> {
        self.room(square).map(Room::kind)
    }

    /// Whether a room has been revealed.
    #[inline]
    pub const fn shows(&self, room: Room) -> bool {
        self.places[room.index()] != NOWHERE
    }

    /// The cells with rooms (area-1).
    pub const fn area(&self) -> Squares {
        self.area
    }

    /// The rooms that are not revealed.
    #[inline]
    pub fn unrevealed(&self) -> Squares {
        self.area - self.revealed
    }

    /// The rooms next to a cell (room-1, R3).
    #[inline]
    pub fn next_to(&self, square: Square) -> Squares {
        square.near() & self.area
    }

    /// The player's place (state-9).
    pub const fn pos(&self) -> Square {
        self.pos
    }

    /// Health points.
    pub const fn hp(&self) -> u8 {
        self.hp
    }

    /// Gold pieces.
    pub const fn gp(&self) -> u8 {
        self.gp
    }

    /// Whether an item is held (goods-1).
    #[inline]
    pub const fn holds(&self, item: Item) -> bool {
        self.items.contains(item)
    }

    /// The decision that is due, or the end of the quest.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The house rules of the game. A custom map with the rooms of another layout counts as that layout.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The traps that a spell resolved, if only triggered ones count for their task (option-10, R18); otherwise none.
    #[inline]
    pub(crate) fn disarmed(&self) -> Squares {
        if self.disarmed == 0 {
            return Squares::EMPTY;
        }
        let is_disarmed = |n: &usize| self.disarmed >> n & 1 == 1;
        (0..2).filter(is_disarmed).filter_map(|n| self.place(Room::of_kind(Kind::Trap, n == 1))).collect()
    }

    /// Notes that a spell resolved the traps of a cell, which no longer count (option-10, R18).
    pub(crate) fn disarm(&mut self, square: Square) {
        let is_second = self.place(Room::of_kind(Kind::Trap, true)) == Some(square);
        self.disarmed |= 1 << u8::from(is_second);
    }

    /// Makes the wizard on a cell just revealed the seller of spells if he is the first seen and the option says so
    /// (option-11, R29).
    #[inline]
    pub(crate) fn sight(&mut self, square: Square, room: Room) {
        if self.options.first_wizard_seen && room.kind() == Kind::Wizard {
            self.wizard1 = self.wizard1.or(Some(square));
        }
    }
}
