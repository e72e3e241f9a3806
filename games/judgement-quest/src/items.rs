//! The four items.

/// An item; at most one of each is held (goods-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Item {
    Amulet,
    Key,
    Flask,
    Shield,
}

impl Item {
    /// The items in the order of their hearts, 3 to 6.
    pub const ALL: [Self; 4] = [Self::Amulet, Self::Key, Self::Flask, Self::Shield];

    /// The content of a chest on a roll of 3 to 6: the number of the item's heart (enter-9).
    pub(crate) const fn in_chest(roll: u8) -> Self {
        match roll {
            3 => Self::Amulet,
            4 => Self::Key,
            5 => Self::Flask,
            _ => Self::Shield,
        }
    }

    const fn bit(self) -> u32 {
        self as u32
    }

    const fn at_bit(bit: u32) -> Self {
        Self::ALL[bit as usize % 4]
    }

    /// The item's name in the rulebook.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Amulet => "Flame Amulet",
            Self::Key => "Dungeon Key",
            Self::Flask => "Flask of Healing Potion",
            Self::Shield => "Wooden Shield",
        }
    }

    /// The word of notation and state.
    pub const fn word(self) -> &'static str {
        ["amulet", "key", "flask", "shield"][self as usize]
    }
}

underdeck_cards::bit_set! {
    /// The items held (goods-1).
    pub struct Items(u8) of Item, Item::bit, Item::at_bit;
}

impl Items {
    /// The items that are not held.
    pub(crate) const fn missing(self) -> Self {
        Self(!self.0 & 0b1111)
    }
}
