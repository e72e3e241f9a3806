//! The types of rooms and their cards.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Id, Message};

use crate::text;

/// The contents of a cell: no room, a type in the order of the numbers, or an unknown room.
pub(crate) const WORDS: [&str; 17] = [
    "void",
    "gold",
    "ice",
    "door",
    "chest",
    "wizard",
    "crystal",
    "fountain",
    "wall",
    "trap",
    "specter",
    "slime",
    "skeleton",
    "shield",
    "dragon",
    "staircase",
    "unknown",
];

/// A type of room, numbered as in the reference; the staircase has no number there
/// (kind-1, kind-2, kind-3, kind-4, kind-5, kind-6, kind-7, R13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Kind {
    Gold = 1,
    Ice,
    Door,
    Chest,
    Wizard,
    Crystal,
    Fountain,
    Wall,
    Trap,
    Specter,
    Slime,
    Skeleton,
    Shield,
    Dragon,
    Staircase,
}

impl Kind {
    /// The fourteen types that the dungeon deals, in the order of their numbers.
    pub const ALL: [Self; 14] = [
        Self::Gold,
        Self::Ice,
        Self::Door,
        Self::Chest,
        Self::Wizard,
        Self::Crystal,
        Self::Fountain,
        Self::Wall,
        Self::Trap,
        Self::Specter,
        Self::Slime,
        Self::Skeleton,
        Self::Shield,
        Self::Dragon,
    ];
    /// The types that fight (room-2).
    pub const ENEMIES: [Self; 4] = [Self::Specter, Self::Slime, Self::Skeleton, Self::Dragon];

    /// The type of a number, 1 to 14.
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Self {
        Self::ALL[number as usize - 1]
    }

    /// The room's name.
    pub(crate) fn name(self) -> Message {
        static NAMES: [&Id; 15] = [
            &text::ROOM_GOLD,
            &text::ROOM_ICE,
            &text::ROOM_DOOR,
            &text::ROOM_CHEST,
            &text::ROOM_WIZARD,
            &text::ROOM_CRYSTAL,
            &text::ROOM_FOUNTAIN,
            &text::ROOM_WALL,
            &text::ROOM_TRAP,
            &text::ROOM_SPECTER,
            &text::ROOM_SLIME,
            &text::ROOM_SKELETON,
            &text::ROOM_SHIELD,
            &text::ROOM_DRAGON,
            &text::ROOM_STAIRCASE,
        ];
        NAMES[self as usize - 1].into()
    }

    /// The number of rooms of the type: one shield and one dragon, two of all others (kind-6, kind-7).
    pub const fn copies(self) -> usize {
        if self.is_single() { 1 } else { 2 }
    }

    #[inline]
    pub(crate) const fn is_single(self) -> bool {
        matches!(self, Self::Shield | Self::Dragon | Self::Staircase)
    }

    /// Whether it fights (room-2).
    #[inline]
    pub const fn is_enemy(self) -> bool {
        self.is_one_of(&Self::ENEMIES)
    }

    /// Whether it is one of these kinds: a single bit test.
    #[inline]
    pub(crate) const fn is_one_of(self, kinds: &[Self]) -> bool {
        let (mut set, mut i) = (0u16, 0);
        while i < kinds.len() {
            set |= 1 << kinds[i] as u16;
            i += 1;
        }
        set & 1 << self as u16 != 0
    }
}

/// One of the 27 rooms by its card, or none: a cell without a room, or with an unknown one.
///
/// Its number is twice that of its type, plus one for spades (deck-3, R12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Room(u8);

/// The size of a table indexed by room.
pub(crate) const ROOMS: usize = 32;

impl Room {
    /// No room, or an unknown one.
    pub(crate) const NONE: Self = Self(0);
    /// The staircase, `7H`.
    pub const STAIRCASE: Self = Self(Kind::Staircase as u8 * 2);
    /// The 26 others by their cards in canonical order, clubs first (deck-1).
    pub(crate) const DEALT: [Self; 26] = {
        let mut rooms = [Self::NONE; 26];
        let mut i = 0;
        while i < 26 {
            rooms[i] = if i < 13 { Self::black(i as u8 + 1, false) } else { Self::black(i as u8 - 12, true) };
            i += 1;
        }
        rooms
    };

    /// The room of a club or spade: aces are dragon and shield, the other ranks are the types in order (R12).
    const fn black(rank: u8, is_spade: bool) -> Self {
        match (rank, is_spade) {
            (1, true) => Self(Kind::Shield as u8 * 2 + 1),
            (1, false) => Self(Kind::Dragon as u8 * 2),
            (rank, is_spade) => Self((rank - 1) * 2 + is_spade as u8),
        }
    }

    /// The first or second room of a type: club, then spade; shield and dragon have one (reveal-1).
    #[inline]
    pub(crate) const fn of_kind(kind: Kind, is_second: bool) -> Self {
        match kind {
            Kind::Shield => Self(Kind::Shield as u8 * 2 + 1),
            kind => Self(kind as u8 * 2 + is_second as u8),
        }
    }

    /// The room of a card, if it is one (deck-1).
    #[inline]
    pub fn of(card: Card) -> Option<Self> {
        Some(Self::of_card(card)).filter(|room| room.is_some())
    }

    /// The room of a card, or none.
    #[inline]
    pub(crate) const fn of_card(card: Card) -> Self {
        const TABLE: [Room; 64] = {
            let mut table = [Room::NONE; 64];
            let mut rank = 1;
            while rank <= 13 {
                table[Card::new(rank, Suit::Clubs).index() as usize] = Room::black(rank, false);
                table[Card::new(rank, Suit::Spades).index() as usize] = Room::black(rank, true);
                rank += 1;
            }
            table[Card::new(7, Suit::Hearts).index() as usize] = Room::STAIRCASE;
            table
        };
        TABLE[card.index() as usize & 63]
    }

    /// The card of a room; `None` if the room is unknown.
    pub fn card(self) -> Option<Card> {
        let suit = if self.0 & 1 == 0 { Suit::Clubs } else { Suit::Spades };
        match self.0 / 2 {
            0 => None,
            13 | 14 => Some(Card::new(1, suit)),
            15 => Some(Card::new(7, Suit::Hearts)),
            number => Some(Card::new(number + 1, suit)),
        }
    }

    /// The type of a room; an unknown one counts as a staircase, which has no effect.
    #[inline]
    pub const fn kind(self) -> Kind {
        const TABLE: [Kind; ROOMS / 2] = {
            let mut table = [Kind::Staircase; ROOMS / 2];
            let mut i = 0;
            while i < 14 {
                table[i + 1] = Kind::ALL[i];
                i += 1;
            }
            table
        };
        TABLE[self.index() / 2]
    }

    /// Whether it is the second of its type: a spade.
    #[inline]
    pub(crate) const fn is_second(self) -> bool {
        self.0 & 1 == 1
    }

    /// This room if the condition holds, otherwise none; without a branch.
    #[inline]
    pub(crate) const fn only_if(self, holds: bool) -> Self {
        Self(self.0 & (holds as u8).wrapping_neg())
    }

    /// Whether the room is known.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The second entry that shield, dragon and staircase have in a table of rooms; for any other room, its own.
    #[inline]
    pub(crate) const fn twin(self) -> usize {
        self.index() ^ (self.index() >= Kind::Shield as usize * 2) as usize
    }

    /// The place in a table of all rooms.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % ROOMS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_are_cards() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        for (text, kind) in [
            ("2C", Kind::Gold),
            ("3S", Kind::Ice),
            ("TC", Kind::Trap),
            ("JS", Kind::Specter),
            ("KS", Kind::Skeleton),
            ("AS", Kind::Shield),
            ("AC", Kind::Dragon),
            ("7H", Kind::Staircase),
        ] {
            let room = Room::of(card(text)).unwrap();
            assert_eq!((room.kind(), room.card()), (kind, Some(card(text))), "{text}");
        }
        assert!(Room::of(card("7D")).is_none() && Room::of(card("XR")).is_none() && Room::NONE.card().is_none());
        let cards: Vec<Card> = Room::DEALT.iter().filter_map(|room| room.card()).collect();
        assert!(cards.is_sorted() && cards.len() == 26);
        assert!(Room::DEALT.iter().all(|room| room.card().and_then(Room::of) == Some(*room)));
    }

    #[test]
    fn each_type_has_its_rooms() {
        for kind in Kind::ALL {
            let rooms = Room::DEALT.iter().filter(|room| room.kind() == kind).count();
            assert_eq!((rooms, Kind::numbered(kind as u8)), (kind.copies(), kind));
            assert_eq!(Room::of_kind(kind, false).kind(), kind);
            assert!(kind.copies() == 1 || Room::of_kind(kind, true).card().unwrap().suit() == Some(Suit::Spades));
        }
    }
}
