//! The legal moves of a state as a value: counted and indexed without a list.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::MoveList;

use crate::Move;
use crate::keep::Ids;
use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};

/// The meaning of the bits of numbers: ids of minions, or numbers of digging Peons.
#[derive(Clone, Copy)]
pub(crate) enum Numbers {
    Dig,
    Train,
    Banish,
    Attack,
    Join,
}

/// The meaning of the bits of things.
#[derive(Clone, Copy)]
pub(crate) enum Things {
    Build,
    Research,
    /// Projects to drop.
    Erase,
    Use,
    /// Minion cards to recruit, by kind.
    Minions,
    /// Hero cards to recruit, by kind.
    Heroes,
}

/// The moves of a phase as the bits of one word, lowest first: opening moves, numbers, things, spells, closing moves.
#[derive(Clone, Copy)]
pub(crate) struct Menu {
    bits: u64,
    numbers: Numbers,
    things: Things,
}

const FIRST: u32 = 0;
const NUMBERS: u32 = 9;
const THINGS: u32 = 33;
const SPELLS: u32 = 52;
const LAST: u32 = 58;
const END: u32 = 61;

/// Moves without argument that come first.
const OPENING: [Move; 9] = [
    Move::Collect,
    Move::Attempt,
    Move::Flip,
    Move::Fight,
    Move::PeonDig,
    Move::PeonChant,
    Move::Extra,
    Move::Attack(None),
    Move::Alone,
];
/// Moves without argument that come last.
const CLOSING: [Move; 3] = [Move::Done, Move::Pass, Move::Next];

/// A move without argument, by its bit.
#[derive(Clone, Copy)]
#[repr(u32)]
pub(crate) enum Bare {
    Collect = FIRST,
    Attempt,
    Flip,
    Fight,
    PeonDig,
    PeonChant,
    Extra,
    AttackNone,
    Alone,
    Done = LAST,
    Pass,
    Next,
}

impl Menu {
    pub(crate) const NONE: Self = Self { bits: 0, numbers: Numbers::Dig, things: Things::Build };

    #[inline]
    pub(crate) const fn bare(mut self, mv: Bare) -> Self {
        self.bits |= 1 << mv as u32;
        self
    }

    #[inline]
    pub(crate) const fn bare_if(mut self, holds: bool, mv: Bare) -> Self {
        self.bits |= (holds as u64) << mv as u32;
        self
    }

    #[inline]
    pub(crate) const fn ids(mut self, numbers: Numbers, ids: Ids) -> Self {
        self.numbers = numbers;
        self.bits |= (ids.bits() as u64) << NUMBERS;
        self
    }

    /// `assign dig` from 0 to `peons`.
    #[inline]
    pub(crate) const fn dig(mut self, peons: u8) -> Self {
        self.numbers = Numbers::Dig;
        self.bits |= ((2u64 << (peons & 15)) - 1) << NUMBERS;
        self
    }

    /// Rooms, works or wares by the bits of their places.
    #[inline]
    pub(crate) const fn things(mut self, things: Things, places: u16) -> Self {
        self.things = things;
        self.bits |= (places as u64) << THINGS;
        self
    }

    /// Cards of minions, or of heroes, to recruit.
    #[inline]
    pub(crate) fn cards(mut self, cards: CardSet, are_heroes: bool) -> Self {
        let (first, second) = if are_heroes { (Suit::Diamonds, Suit::Hearts) } else { (Suit::Clubs, Suit::Spades) };
        let nine = |suit: Suit| cards.bits() >> (13 * suit as u32 + 1) & 0x1ff;
        let (low, high) = (nine(first), nine(second));
        self.things = if are_heroes { Things::Heroes } else { Things::Minions };
        self.bits |= (low | high << 9) << THINGS;
        self
    }

    /// Spells to cast by the bits of their places.
    #[inline]
    pub(crate) const fn spells(mut self, places: u8) -> Self {
        self.bits |= (places as u64) << SPELLS;
        self
    }

    #[inline]
    const fn count(&self) -> usize {
        self.bits.count_ones() as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Move> {
        let mut bits = self.bits;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| self.at(bits.trailing_zeros()))
    }

    #[inline]
    fn at(&self, bit: u32) -> Move {
        match bit {
            FIRST..NUMBERS => OPENING[bit as usize],
            NUMBERS..THINGS => {
                let place = (bit - NUMBERS) as u8;
                match self.numbers {
                    Numbers::Dig => Move::AssignDig(place),
                    Numbers::Train => Move::Train(place + 1),
                    Numbers::Banish => Move::Banish(place + 1),
                    Numbers::Attack => Move::Attack(Some(place + 1)),
                    Numbers::Join => Move::Join(place + 1),
                }
            }
            THINGS..SPELLS => {
                let place = (bit - THINGS) as usize;
                match self.things {
                    Things::Build => Move::Build(Room::ALL[place % Room::COUNT]),
                    Things::Research => Move::Research(Work::at(place % Work::COUNT)),
                    Things::Erase => Move::Erase(Work::at(place % Work::COUNT)),
                    Things::Use => Move::Use(Ware::ALL[place % Ware::COUNT]),
                    Things::Minions => recruit(Kind::minion(place)),
                    Things::Heroes => recruit(Kind::hero(place)),
                }
            }
            SPELLS..LAST => Move::Cast(Spell::ALL[(bit - SPELLS) as usize]),
            LAST..END => CLOSING[(bit - LAST) as usize],
            _ => Move::Next,
        }
    }
}

#[inline]
fn recruit(kind: Kind) -> Move {
    Move::Recruit(kind.card().unwrap_or(Card::RED_JOKER))
}

/// A project that minions can work on: any number of them from `least` on, in `count` choices.
#[derive(Clone, Copy)]
pub(crate) struct Crew {
    pub(crate) work: Work,
    pub(crate) least: u8,
    pub(crate) count: u8,
}

impl Crew {
    pub(crate) const NONE: Self = Self { work: Work::Spell(Spell::ToArms), least: 0, count: 0 };

    const fn nth(self, n: usize) -> Move {
        let minions = self.least + n as u8;
        match self.work {
            Work::Spell(spell) => Move::Channel(spell, minions),
            Work::Ware(ware) => Move::Labour(ware, minions),
        }
    }
}

/// The legal moves of a state.
#[derive(Clone, Copy)]
pub struct Moves(pub(crate) Legal);

/// All legal moves of a state, in a fixed order.
#[derive(Clone, Copy)]
pub(crate) enum Legal {
    /// The moves of one word.
    Menu(Menu),
    /// Work on each project, then the moves of one word.
    Research([Crew; 4], Menu),
    /// Placing any of these cards next.
    Place(CardSet),
    /// Giving any amount of a resource from 0 up to this.
    Give(Resource, u16),
}

impl MoveList for Moves {
    type Move = Move;

    #[inline]
    fn count(&self) -> usize {
        match &self.0 {
            Legal::Menu(menu) => menu.count(),
            Legal::Research(crews, menu) => {
                crews.iter().map(|crew| usize::from(crew.count)).sum::<usize>() + menu.count()
            }
            Legal::Place(cards) => cards.len(),
            Legal::Give(_, most) => usize::from(*most) + 1,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Move> {
        match &self.0 {
            Legal::Menu(menu) => menu.nth(n.min(64)),
            Legal::Research(crews, menu) => {
                let mut left = n;
                for crew in crews {
                    if left < usize::from(crew.count) {
                        return Some(crew.nth(left));
                    }
                    left -= usize::from(crew.count);
                }
                menu.nth(left.min(64))
            }
            Legal::Place(cards) => cards.nth(n.min(64)).map(Move::Place),
            Legal::Give(what, most) => (n <= usize::from(*most)).then_some(Move::Give(*what, n as u16)),
        }
    }
}
