//! Moves and views as numbers, for programs that learn.

use serde::Serialize;
use underdeck_cards::{Card, CardSet, Seen};

use crate::{MoveList, Play, State, View};

/// A game's moves as ids of a fixed discrete space, and its views as rows of bytes.
///
/// Ids go *by place*: the second card of the room keeps its ids whichever card it is. The shapes depend on the options of the
/// deal, never on the position, and nothing here allocates but [`Encode::encoding`]. `testkit::contract` tests the laws: ids of
/// legal moves differ, id and move lead to each other, the mask is exactly the legal moves, and every byte keeps within its
/// [field's](Field) range.
///
/// A game that implements nothing has no ids and no fields: its moves can still be numbered in the order of
/// [`State::moves`].
pub trait Encode: View {
    /// The meaning of ids and bytes in games with these options.
    fn encoding(_options: &<Self::State as State>::Options) -> Encoding {
        Encoding::default()
    }

    /// The id of a move that is legal now, below [`Encoding::ids`].
    fn action(&self, _mv: <Self::State as State>::Move) -> usize {
        0
    }

    /// The move of an id, legal or not; `None` if the id has no move. An id is legal if [`Encode::legal_ids`] contains it.
    fn decode(&self, _id: usize) -> Option<<Self::State as State>::Move> {
        None
    }

    /// The result of [`Encode::decode`] in the view of the seat to decide, for games that need no view for it.
    #[inline]
    fn decode_in(state: &Self::State, id: usize) -> Option<<Self::State as State>::Move> {
        state.view(state.deciding_seat()).decode(id)
    }

    /// Writes what the seat knows: all [`Encoding::bytes`] of `out`.
    ///
    /// # Panics
    /// If `out` is shorter.
    fn observe(&self, _out: &mut [u8]) {}

    /// Calls `each` with the id of each legal move. `state` looks like this view, and `self` is the view of the seat to decide.
    #[inline]
    fn legal_ids(&self, state: &Self::State, mut each: impl FnMut(usize)) {
        state.moves().all().for_each(|mv| each(self.action(mv)));
    }
}

/// The meaning of move ids and of an observation's bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Encoding {
    /// The kinds of moves, in the order of their ids.
    pub actions: Vec<Actions>,
    /// The fields of an observation, in the order of its bytes.
    pub fields: Vec<Field>,
}

/// The ids of the moves of one kind: as many as the product of `shape`, from `offset`, the last axis running fastest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Actions {
    /// The verb of these moves; a suffix after an underscore separates groups that share a verb.
    pub name: &'static str,
    /// The effect of the moves and the meaning of each axis.
    pub meaning: &'static str,
    /// The first id.
    pub offset: usize,
    /// The length of each axis; empty for a single id.
    pub shape: Vec<usize>,
}

/// Bytes of an observation: as many as the product of `shape`, from `offset`, the last axis running fastest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// Its name, unique in the observation.
    pub name: &'static str,
    /// Its meaning.
    pub meaning: &'static str,
    /// The first byte.
    pub offset: usize,
    /// The length of each axis; empty for a single byte.
    pub shape: Vec<usize>,
    /// The possible values of each byte.
    pub kind: FieldKind,
}

/// The possible values of a byte of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FieldKind {
    /// A card: 0 for none, [`Card::index`] + 1 for a face; the last value may be a card face down, as the field's meaning says.
    Face {
        /// The number of values.
        values: u8,
    },
    /// 0 or 1: a flag, or whether a card is in a set.
    Bit,
    /// A number, `0..=max`; larger numbers are written as `max`.
    Count {
        /// The largest value.
        max: u8,
    },
    /// The index of one of these words.
    Category {
        /// The words.
        words: &'static [&'static str],
    },
}

impl Encoding {
    /// The number of ids.
    pub fn ids(&self) -> usize {
        self.actions.last().map_or(0, |last| last.offset + last.len())
    }

    /// The number of bytes of an observation.
    pub fn bytes(&self) -> usize {
        self.fields.last().map_or(0, |last| last.offset + last.len())
    }

    /// Whether the game has neither ids nor fields.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && self.fields.is_empty()
    }

    /// With the ids of one more kind of moves.
    #[must_use]
    pub fn moves(mut self, name: &'static str, shape: &[usize], meaning: &'static str) -> Self {
        let offset = self.ids();
        self.actions.push(Actions { name, meaning, offset, shape: shape.into() });
        self
    }

    /// With one more field.
    #[must_use]
    pub fn field(mut self, name: &'static str, kind: FieldKind, shape: &[usize], meaning: &'static str) -> Self {
        let offset = self.bytes();
        self.fields.push(Field { name, meaning, offset, shape: shape.into(), kind });
        self
    }
}

impl Actions {
    /// The number of ids.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }
}

impl Field {
    /// The number of bytes.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }
}

impl FieldKind {
    /// The faces of a deck with this many cards, and no card.
    pub const fn face(cards: usize) -> Self {
        Self::Face { values: cards as u8 + 1 }
    }

    /// The same, and a card face down.
    pub const fn face_or_back(cards: usize) -> Self {
        Self::Face { values: cards as u8 + 2 }
    }

    /// The number of values: every byte is below it.
    pub const fn values(self) -> usize {
        match self {
            Self::Face { values } => values as usize,
            Self::Bit => 2,
            Self::Count { max } => max as usize + 1,
            Self::Category { words } => words.len(),
        }
    }
}

/// Writes an observation from its first byte to its last.
#[derive(Debug)]
pub struct Observation<'a>(&'a mut [u8]);

impl<'a> Observation<'a> {
    /// To be written to these bytes.
    #[inline]
    pub fn new(out: &'a mut [u8]) -> Self {
        Self(out)
    }

    /// The next `len` bytes.
    #[inline]
    pub fn next(&mut self, len: usize) -> &'a mut [u8] {
        let (next, rest) = std::mem::take(&mut self.0).split_at_mut(len);
        self.0 = rest;
        next
    }

    /// A byte.
    #[inline]
    pub fn put(&mut self, byte: impl Into<u8>) {
        self.puts([byte.into()]);
    }

    /// Some bytes. Many at once are quicker than one after another.
    #[inline]
    pub fn puts<const N: usize>(&mut self, bytes: [u8; N]) {
        let (next, rest) = std::mem::take(&mut self.0).split_first_chunk_mut().expect("an observation has room");
        *next = bytes;
        self.0 = rest;
    }

    /// A number, or `max` if it is larger.
    #[inline]
    pub fn count(&mut self, n: impl TryInto<u8>, max: u8) {
        self.put(n.try_into().map_or(max, |n| n.min(max)));
    }

    /// Numbers, or `max` for each that is larger.
    #[inline]
    pub fn counts<const N: usize>(&mut self, numbers: [impl Into<u16>; N], max: u8) {
        self.puts(numbers.map(|n| n.into().min(max.into()) as u8));
    }

    /// Numbers in two bytes each that add up to it: the second counts what exceeds 255, up to 255 more.
    #[inline]
    pub fn wides<const N: usize>(&mut self, numbers: [u16; N]) {
        let (pairs, _) = self.next(2 * N).as_chunks_mut();
        for (pair, n) in pairs.iter_mut().zip(numbers) {
            *pair = [n, n.saturating_sub(255)].map(|n| n.min(255) as u8);
        }
    }

    /// The face of a card, or 0 for none.
    #[inline]
    pub fn face(&mut self, card: Option<Card>) {
        self.put(card.map_or(0, |card| card.index() + 1));
    }

    /// One 1 among `len` bytes, or none.
    #[inline]
    pub fn one_of(&mut self, len: usize, index: Option<usize>) {
        let next = self.next(len);
        next.fill(0);
        if let Some(byte) = index.and_then(|index| next.get_mut(index)) {
            *byte = 1;
        }
    }

    /// A bit for each of the first `len` bits of a word, lowest first.
    #[inline]
    pub fn bits(&mut self, mut bits: u64, len: usize) {
        let (chunks, rest) = self.next(len).as_chunks_mut::<8>();
        for chunk in chunks {
            *chunk = spread(bits);
            bits >>= 8;
        }
        rest.copy_from_slice(&spread(bits)[..rest.len()]);
    }

    /// The faces of some cards, then 0 up to `slots`.
    #[inline]
    pub fn faces(&mut self, cards: impl IntoIterator<Item = Card>, slots: usize) {
        let next = self.next(slots);
        next.fill(0);
        next.iter_mut().zip(cards).for_each(|(slot, card)| *slot = card.index() + 1);
    }

    /// The faces of the first `slots` cards of a set, then 0, without a branch for each.
    #[inline]
    pub fn sorted(&mut self, set: CardSet, slots: usize) {
        let mut rest = set.bits();
        for slot in self.next(slots) {
            *slot = (rest.trailing_zeros() as u8 + 1) * u8::from(rest != 0);
            rest &= rest.wrapping_sub(1);
        }
    }

    /// The faces of some cards, `back` for each that is hidden, then 0 up to `slots`.
    #[inline]
    pub fn seen(&mut self, cards: &[Seen], slots: usize, back: u8) {
        let next = self.next(slots);
        next.fill(0);
        next.iter_mut().zip(cards).for_each(|(slot, seen)| *slot = if seen.byte() == 0 { back } else { seen.byte() });
    }

    /// A bit for each of the first `cards` cards: whether it is in the set.
    #[inline]
    pub fn plane(&mut self, set: CardSet, cards: usize) {
        self.bits(set.bits(), cards);
    }
}

/// All numbers whose bits are among those of `places`, from 0 on: the ids of all ways to choose from these places.
#[inline]
pub fn choices(places: usize) -> impl Iterator<Item = usize> {
    // Bits are bits, of cards as of places.
    CardSet::from_bits(places as u64).subsets().map(|chosen| chosen.bits() as usize)
}

/// The lowest eight bits, a byte each.
#[inline]
fn spread(bits: u64) -> [u8; 8] {
    static SPREAD: [[u8; 8]; 256] = {
        let (mut spread, mut n) = ([[0; 8]; 256], 0);
        while n < 8 * 256 {
            spread[n / 8][n % 8] = ((n / 8) >> (n % 8) & 1) as u8;
            n += 1;
        }
        spread
    };
    SPREAD[usize::from(bits as u8)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_add_up() {
        let encoding = Encoding::default().moves("fight", &[4, 3], "").moves("rest", &[], "");
        let encoding = encoding.field("room", FieldKind::face(54), &[4], "").field(
            "health",
            FieldKind::Count { max: 20 },
            &[],
            "",
        );
        assert_eq!((encoding.ids(), encoding.actions[1].offset), (13, 12));
        assert_eq!((encoding.bytes(), encoding.fields[1].offset), (5, 4));
        assert_eq!(encoding.fields.iter().map(|field| field.kind.values()).collect::<Vec<_>>(), [55, 21]);
    }

    #[test]
    fn planes_and_faces_are_written_card_by_card() {
        let set: CardSet = "AC 2C 9C KS XB".parse().unwrap();
        let mut out = [7; 60];
        Observation::new(&mut out).plane(set, 60);
        assert!(Card::ALL.iter().all(|&card| out[usize::from(card.index())] == u8::from(set.contains(card))));
        let [mut faces, mut sorted, mut few] = [[7; 6]; 3];
        Observation::new(&mut faces).faces(set, 6);
        Observation::new(&mut sorted).sorted(set, 6);
        Observation::new(&mut few).sorted(set, 3);
        assert_eq!((faces, sorted), ([1, 2, 9, 52, 54, 0], faces));
        assert_eq!(few, [1, 2, 9, 7, 7, 7]);
    }

    #[test]
    fn choices_are_all_subsets_of_the_places() {
        assert!(choices(0b1011).eq([0, 1, 2, 3, 8, 9, 10, 11]));
        assert!(choices(0).eq([0]));
    }

    #[test]
    fn numbers_are_cut_where_their_field_ends() {
        let mut out = [7; 13];
        let mut observation = Observation::new(&mut out);
        observation.count(300u16, 20);
        observation.count(-1, 20);
        observation.counts([3u16, 300], 24);
        observation.counts([255u8], 40);
        observation.wides([300, 9_999, 255]);
        observation.one_of(2, Some(1));
        assert_eq!(out, [20, 20, 3, 24, 40, 255, 45, 255, 255, 255, 0, 0, 1]);
    }
}
