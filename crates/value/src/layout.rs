//! The features of an observation.

use underdeck_game::{Encoding, Field, FieldKind};

/// The features of a game's observations: each byte other than 0 has some.
///
/// A flag has one feature, a card or a word one of several, and a count one for each step that it reaches (a thermometer code), so that the network
/// can learn any function of it. Slots of a sorted hand share their features, and so do the slots of a field with very many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkLayout {
    pub(crate) cells: Vec<Cell>,
    features: usize,
    hash: u32,
}

/// The features of one byte: `len` from index `first`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub(crate) first: u32,
    pub(crate) len: u32,
    pub(crate) reading: Reading,
}

/// The encoding of a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reading {
    /// One feature for each value from 1.
    OneOf,
    /// A thermometer code in fine steps.
    Fine,
    /// A thermometer code in coarse steps.
    Coarse,
}

/// A field with more features than this shares them among its slots.
const MANY: usize = 1_000;
/// A field with more counts than this has coarse steps.
const FEW: usize = 8;

/// The number of steps up to each byte, fine and coarse.
static STEPS: [[u8; 256]; 2] = [steps(16), steps(4)];

/// Steps of 1 up to `even`, then a quarter of the value each, but at least `even / 4`.
const fn steps(even: usize) -> [u8; 256] {
    let (mut table, mut value, mut step, mut next) = ([0; 256], 1, 0, 1);
    while value < 256 {
        if value == next {
            step += 1;
            next += if value < even { 1 } else { value / 4 };
        }
        table[value] = step;
        value += 1;
    }
    table
}

impl Reading {
    /// The feature of a byte in its cell, from 1; 0 for none.
    #[inline]
    pub(crate) fn place(self, byte: u8) -> usize {
        usize::from(match self {
            Self::OneOf => byte,
            Self::Fine => STEPS[0][usize::from(byte)],
            Self::Coarse => STEPS[1][usize::from(byte)],
        })
    }
}

impl NetworkLayout {
    /// The features of observations with this encoding.
    pub fn new(encoding: &Encoding) -> Self {
        let mut layout = Self { cells: Vec::with_capacity(encoding.bytes()), features: 0, hash: 0x811c_9dc5 };
        encoding.fields.iter().for_each(|field| layout.add(field));
        layout
    }

    fn add(&mut self, field: &Field) {
        let (slots, values) = (field.len(), field.kind.values());
        let reading = match field.kind {
            FieldKind::Count { .. } if slots > FEW => Reading::Coarse,
            FieldKind::Count { .. } => Reading::Fine,
            _ => Reading::OneOf,
        };
        let len = reading.place((values - 1) as u8);
        let is_hand = matches!(field.kind, FieldKind::Face { .. }) && field.shape.len() == 1;
        let is_shared = slots > 1 && (is_hand || slots * len > MANY);
        for slot in 0..slots {
            let first = self.features + if is_shared { 0 } else { slot * len };
            self.cells.push(Cell { first: first as u32, len: len as u32, reading });
        }
        self.features += if is_shared { len } else { slots * len };
        for number in [slots, values, usize::from(is_shared)] {
            // FNV-1a, word by word.
            self.hash = (self.hash ^ number as u32).wrapping_mul(0x0100_0193);
        }
    }

    /// The number of features.
    pub const fn features(&self) -> usize {
        self.features
    }

    /// The length of an observation in bytes.
    pub fn bytes(&self) -> usize {
        self.cells.len()
    }

    /// A hash that identifies the layout.
    pub const fn hash(&self) -> u32 {
        self.hash
    }

    /// Calls `each` with the features of an observation, from 0.
    #[inline]
    pub fn each(&self, observation: &[u8], mut each: impl FnMut(usize)) {
        for (cell, &byte) in self.cells.iter().zip(observation) {
            let place = cell.reading.place(byte);
            let first = cell.first as usize;
            match cell.reading {
                _ if place == 0 => {}
                Reading::OneOf => each(first + place - 1),
                _ => (first..first + place).for_each(&mut each),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_field_has_its_features() {
        let count = |max| FieldKind::Count { max };
        let encoding = Encoding::default()
            .field("health", count(20), &[], "")
            .field("hand", FieldKind::face(10), &[3], "")
            .field("grid", FieldKind::Category { words: &["none", "wall", "door"] }, &[2, 2], "")
            .field("seen", FieldKind::Bit, &[2], "")
            .field("ages", count(100), &[9], "");
        let layout = NetworkLayout::new(&encoding);
        assert_eq!(layout.bytes(), 1 + 3 + 4 + 2 + 9);
        let found = |observation: &[u8]| {
            let mut found = Vec::new();
            layout.each(observation, |feature| found.push(feature));
            found
        };
        let (health, hand, grid, seen) = (17, 10, 8, 2);
        assert_eq!(found(&[3]), [0, 1, 2]);
        assert_eq!(found(&[0, 5, 5, 1]), [health + 4, health + 4, health]);
        assert_eq!(found(&[0, 0, 0, 0, 0, 1, 0, 2]), [health + hand + 2, health + hand + 7]);
        assert_eq!(found(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 1]), [health + hand + grid + 1]);
        let before = health + hand + grid + seen;
        assert_eq!(found(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]), [before, before + 1]);
        assert!(layout.features() > before);
    }

    #[test]
    fn steps_never_fall_and_widen() {
        for table in &STEPS {
            assert!(table.windows(2).all(|pair| pair[1] == pair[0] || pair[1] == pair[0] + 1));
        }
        assert_eq!((STEPS[0][16], STEPS[0][19], STEPS[0][20], STEPS[1][4]), (16, 16, 17, 4));
    }
}
