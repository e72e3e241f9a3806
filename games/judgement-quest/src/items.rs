//! The four items.

use underdeck_game::Message;

use crate::text;

underdeck_game::words! {
    /// An item, in the order of their hearts, 3 to 6; at most one of each is held (goods-1).
    #[allow(missing_docs)]
    pub enum Item {
        Amulet = "amulet",
        Key = "key",
        Flask = "flask",
        Shield = "shield",
    }
}

impl Item {
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

    /// The item's name.
    pub(crate) fn name(self) -> Message {
        Message::from(match self {
            Self::Amulet => &text::ITEM_AMULET,
            Self::Key => &text::ITEM_KEY,
            Self::Flask => &text::ITEM_FLASK,
            Self::Shield => &text::ITEM_SHIELD,
        })
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
