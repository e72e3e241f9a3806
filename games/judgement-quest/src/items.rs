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

    /// What a chest holds on a roll of 3 to 6: the number of the item's heart (enter-9).
    pub(crate) const fn in_chest(roll: u8) -> Self {
        match roll {
            3 => Self::Amulet,
            4 => Self::Key,
            5 => Self::Flask,
            _ => Self::Shield,
        }
    }

    /// The word of notation and state.
    pub const fn word(self) -> &'static str {
        ["amulet", "key", "flask", "shield"][self as usize]
    }
}

/// The items held (goods-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Items(u8);

impl Items {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether the item is held.
    #[inline]
    pub const fn has(self, item: Item) -> bool {
        self.0 & (1 << item as u8) != 0
    }

    /// How many are held.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is held.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not held.
    pub(crate) const fn missing(self) -> Self {
        Self(!self.0 & 0b1111)
    }

    /// The items, in order.
    pub fn iter(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |&item| self.has(item))
    }

    #[inline]
    pub(crate) fn gain(&mut self, item: Item) {
        self.0 |= 1 << item as u8;
    }

    #[inline]
    pub(crate) fn lose(&mut self, item: Item) {
        self.0 &= !(1 << item as u8);
    }
}
