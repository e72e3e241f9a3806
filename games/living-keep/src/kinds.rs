//! Rooms, spells, doors, traps, resources, modes, and the kinds of minions and heroes, in the order of every list.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::{Card, Suit};
use underdeck_game::{Message, say};

underdeck_game::words! {
    /// A kind of room (kind-1).
    #[allow(missing_docs)]
    pub enum Room {
        Lair = "lair",
        Farm = "farm",
        Vault = "vault",
        Quarry = "quarry",
        Gate = "gate",
        Shrine = "shrine",
        Library = "library",
        Training = "training",
        Blacksmith = "blacksmith",
    }
}

underdeck_game::words! {
    /// A spell (kind-2).
    #[allow(missing_docs)]
    pub enum Spell {
        ToArms = "to_arms",
        SummonPeon = "summon_peon",
        Regen = "regen",
        Premonition = "premonition",
        PowerStrike = "power_strike",
        SummonDragon = "summon_dragon",
    }
}

underdeck_game::words! {
    /// A door or a trap: doors first (kind-3).
    #[allow(missing_docs)]
    pub enum Ware {
        Wooden = "wooden",
        Metal = "metal",
        Magic = "magic",
        Pit = "pit",
        Rockfall = "rockfall",
        Spikes = "spikes",
        Darts = "darts",
    }
}

underdeck_game::words! {
    /// A resource that a Keep stores (keep-1).
    #[allow(missing_docs)]
    pub enum Resource {
        Gold = "gold",
        Stone = "stone",
        Food = "food",
        Mana = "mana",
    }
}

underdeck_game::words! {
    /// A game mode (option-2).
    #[allow(missing_docs)]
    pub enum Mode {
        Mastery = "mastery",
        Campaign = "campaign",
        Coop = "coop",
        Standard = "standard",
        Draft = "draft",
    }
}

/// The number of values, as the length of arrays.
macro_rules! counted {
    ($($name:ident)+) => {
        $(impl $name {
            /// The number of values.
            pub const COUNT: usize = Self::ALL.len();
        })+
    };
}

counted! { Room Spell Ware Resource }

impl Mode {
    /// The number of Keeps.
    pub const fn keeps(self) -> usize {
        match self {
            Self::Mastery | Self::Campaign => 1,
            Self::Coop | Self::Standard | Self::Draft => 2,
        }
    }

    /// Whether two Keeps play against each other with hidden slates.
    pub const fn is_duel(self) -> bool {
        matches!(self, Self::Standard | Self::Draft)
    }
}

impl Ware {
    /// The number of doors, which come first.
    pub const DOORS: usize = 3;

    /// Whether it is a door; the others are traps.
    pub const fn is_door(self) -> bool {
        (self as usize) < Self::DOORS
    }
}

/// The product of a project: a spell, a door or a trap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Work {
    Spell(Spell),
    Ware(Ware),
}

impl Work {
    /// The number of works.
    pub const COUNT: usize = Spell::COUNT + Ware::COUNT;

    /// The place among all works: spells, doors, traps.
    pub const fn index(self) -> usize {
        match self {
            Self::Spell(spell) => spell as usize,
            Self::Ware(ware) => Spell::COUNT + ware as usize,
        }
    }

    /// The work at a place among all works.
    ///
    /// # Panics
    /// For places from [`Work::COUNT`] on.
    pub const fn at(index: usize) -> Self {
        if index < Spell::COUNT { Self::Spell(Spell::ALL[index]) } else { Self::Ware(Ware::ALL[index - Spell::COUNT]) }
    }

    /// The word in moves and states.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Spell(spell) => spell.word(),
            Self::Ware(ware) => ware.word(),
        }
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Work {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let works = (0..Self::COUNT).map(Self::at);
        works.into_iter().find(|work| work.word() == text).ok_or_else(|| say!(STATE_NO_WORK, text))
    }
}

underdeck_cards::serde_as_text!(Work);

/// A kind of minion or hero: named as a card, or `DR` for the Dragon (kind-4, deck-5).
///
/// Minions first, `2C`…`TC`, `2S`…`TS`, `DR`, then heroes, `2D`…`TD`, `2H`…`TH`, `XR`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The number of kinds of minions, which is also that of heroes.
    pub const EACH: usize = 19;
    /// The number of kinds.
    pub const COUNT: usize = 2 * Self::EACH;
    /// The Goblin, `3C`, the specialist at the anvil.
    pub const GOBLIN: Self = Self(1);
    /// The Occultist, `4S`, the specialist for channelling.
    pub const OCCULTIST: Self = Self(11);
    /// The Dragon, `DR`.
    pub const DRAGON: Self = Self(18);
    /// The Monarch, `XR`.
    pub const MONARCH: Self = Self(37);
    /// The lowest kind; the filler of unused places.
    pub(crate) const FIRST: Self = Self(0);

    const SUITS: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Diamonds, Suit::Hearts];

    /// The kind at a place, minions first; `None` from 38 on.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The kind of minion at a place.
    ///
    /// # Panics
    /// From 19 on.
    #[inline]
    pub const fn minion(index: usize) -> Self {
        assert!(index < Self::EACH);
        Self(index as u8)
    }

    /// The kind of hero at a place.
    ///
    /// # Panics
    /// From 19 on.
    pub const fn hero(index: usize) -> Self {
        assert!(index < Self::EACH);
        Self((Self::EACH + index) as u8)
    }

    /// The place among all, minions first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place among the minions, or among the heroes.
    #[inline]
    pub const fn place(self) -> usize {
        if self.is_minion() { self.index() } else { self.index() - Self::EACH }
    }

    /// Whether it is a minion's kind; the others are heroes'.
    #[inline]
    pub const fn is_minion(self) -> bool {
        self.index() < Self::EACH
    }

    /// The kind of a `2`–`T` of any suit, or of the red joker (deck-3).
    #[inline]
    pub const fn of(card: Card) -> Option<Self> {
        const TABLE: [u8; 64] = {
            let mut table = [u8::MAX; 64];
            let mut index = 0;
            while index < Kind::COUNT {
                if let Some(card) = Kind(index as u8).card() {
                    table[card.index() as usize] = index as u8;
                }
                index += 1;
            }
            table
        };
        Self::at(TABLE[(card.index() & 63) as usize] as usize)
    }

    /// The card that it is named after; `None` for the Dragon.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::DRAGON => None,
            Self::MONARCH => Some(Card::RED_JOKER),
            _ => {
                let suit = self.place() / 9 + if self.is_minion() { 0 } else { 2 };
                Some(Card::new((self.place() % 9) as u8 + 2, Self::SUITS[suit]))
            }
        }
    }

    /// The kind of the same rank on the other side: `2C` and `2D`, `2S` and `2H`, `DR` and `XR`.
    pub(crate) const fn counterpart(self) -> Self {
        if self.is_minion() { Self::hero(self.place()) } else { Self::minion(self.place()) }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card() {
            Some(card) => card.fmt(f),
            None => f.pad("DR"),
        }
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Kind {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        if text == "DR" {
            return Ok(Self::DRAGON);
        }
        let kind = text.parse().ok().and_then(Self::of);
        kind.ok_or_else(|| say!(STATE_NO_KIND, text))
    }
}

underdeck_cards::serde_as_text!(Kind);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_in_the_order_of_the_lists() {
        assert_eq!(Kind::at(Kind::COUNT), None);
        let names: Vec<String> = (0..Kind::COUNT).map(|index| Kind::at(index).unwrap().to_string()).collect();
        assert_eq!(names[..19].join(" "), "2C 3C 4C 5C 6C 7C 8C 9C TC 2S 3S 4S 5S 6S 7S 8S 9S TS DR");
        assert_eq!(names[19..].join(" "), "2D 3D 4D 5D 6D 7D 8D 9D TD 2H 3H 4H 5H 6H 7H 8H 9H TH XR");
        for (index, name) in names.iter().enumerate() {
            assert_eq!(name.parse::<Kind>().unwrap().index(), index);
        }
        for text in ["AC", "JH", "XB", "dr", "", "1C"] {
            assert!(text.parse::<Kind>().is_err(), "{text}");
        }
        assert_eq!((Kind::GOBLIN.to_string(), Kind::OCCULTIST.to_string()), ("3C".into(), "4S".into()));
        assert_eq!((Kind::DRAGON.card(), Kind::MONARCH.card()), (None, Some(Card::RED_JOKER)));
        assert_eq!(Kind::GOBLIN.counterpart().to_string(), "3D");
    }

    #[test]
    fn words_read_back() {
        for index in 0..Work::COUNT {
            let work = Work::at(index);
            assert_eq!((work.word().parse(), work.index()), (Ok(work), index));
        }
        assert_eq!("gate".parse(), Ok(Room::Gate));
        assert!("Gate".parse::<Room>().is_err());
        assert!("gold".parse::<Work>().is_err());
        let doors: Vec<_> = Ware::ALL.iter().filter(|ware| ware.is_door()).map(|ware| ware.word()).collect();
        assert_eq!(doors, ["wooden", "metal", "magic"]);
    }
}
