//! The number of cards of each kind in each pile, counted once for the counts of moves.

use underdeck_cards::{Card, CardSet, Suit};

use crate::State;
use crate::deck::{BLACK, Kinds, RED, SCROLLS};

/// The numbers of cards in the Room by kind, in the Hands and in the Backpack.
///
/// Those of the Room are packed in one word, four bits each, and summed over its at most four cards. This avoids a
/// loop, which mispredicts, and a population count, which is slow in a portable build.
#[derive(Clone, Copy)]
pub(crate) struct Census {
    room: u64,
    pub(crate) red_hand: usize,
    pub(crate) black_hand: usize,
    pub(crate) backpack: usize,
}

/// A kind of card in the Room; its discriminant is the position of its number in the word.
#[derive(Clone, Copy)]
enum Kind {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    Relics,
    Scrolls,
    RedMonsters,
    BlackMonsters,
    All,
}

/// The summand of each card, with and without `relics_as_weapons`; the last entries are no cards.
static ADDS: [[u64; 64]; 2] = [adds(Kinds::of(false)), adds(Kinds::of(true))];

const fn adds(kinds: Kinds) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < Card::COUNT {
        let card = Card::ALL[index];
        table[index] = match card.suit() {
            None => 0,
            Some(suit) if kinds.weapons.contains(card) => match suit {
                Suit::Clubs => Kind::Clubs.one(),
                Suit::Diamonds => Kind::Diamonds.one(),
                Suit::Hearts => Kind::Hearts.one(),
                Suit::Spades => Kind::Spades.one(),
            },
            Some(_) if kinds.relics.contains(card) => Kind::Relics.one(),
            Some(_) if SCROLLS.contains(card) => Kind::Scrolls.one(),
            Some(_) if RED.contains(card) => Kind::RedMonsters.one(),
            Some(_) => Kind::BlackMonsters.one(),
        } + Kind::All.one();
        index += 1;
    }
    table
}

impl Kind {
    const fn one(self) -> u64 {
        1 << (4 * self as u32)
    }
}

impl Census {
    #[inline]
    pub(crate) fn of(state: &State) -> Self {
        let adds = &ADDS[usize::from(state.options.relics_as_weapons)];
        let (mut room, mut rest) = (0, state.room.bits());
        for _ in 0..4 {
            // The bit above all cards is no card.
            room += adds[((rest | 1 << 63).trailing_zeros() & 63) as usize];
            rest &= rest.wrapping_sub(1);
        }
        let few = |cards: CardSet| {
            let first = cards.bits();
            let second = first & first.wrapping_sub(1);
            let third = second & second.wrapping_sub(1);
            usize::from(first != 0) + usize::from(second != 0) + usize::from(third != 0)
        };
        Self {
            room,
            red_hand: few(state.hands & RED),
            black_hand: few(state.hands & BLACK),
            backpack: few(state.backpack),
        }
    }

    /// The colour of the `n`-th move, where the first `red` moves are about red cards; the number of cards in the Hand of
    /// that colour; and the move's number among those of its colour.
    #[inline]
    pub(crate) const fn colour_of(&self, n: usize, red: usize) -> (CardSet, usize, usize) {
        if n < red { (RED, self.red_hand, n) } else { (BLACK, self.black_hand, n - red) }
    }

    #[inline]
    const fn get(&self, kind: Kind) -> usize {
        (self.room >> (4 * kind as u32) & 15) as usize
    }

    #[inline]
    pub(crate) const fn club_weapons(&self) -> usize {
        self.get(Kind::Clubs)
    }

    #[inline]
    pub(crate) const fn diamond_weapons(&self) -> usize {
        self.get(Kind::Diamonds)
    }

    #[inline]
    pub(crate) const fn heart_weapons(&self) -> usize {
        self.get(Kind::Hearts)
    }

    #[inline]
    pub(crate) const fn spade_weapons(&self) -> usize {
        self.get(Kind::Spades)
    }

    #[inline]
    pub(crate) const fn relics(&self) -> usize {
        self.get(Kind::Relics)
    }

    #[inline]
    pub(crate) const fn scrolls(&self) -> usize {
        self.get(Kind::Scrolls)
    }

    #[inline]
    pub(crate) const fn red_monsters(&self) -> usize {
        self.get(Kind::RedMonsters)
    }

    #[inline]
    pub(crate) const fn black_monsters(&self) -> usize {
        self.get(Kind::BlackMonsters)
    }

    /// All cards of the Room, Jokers included.
    #[inline]
    pub(crate) const fn room(&self) -> usize {
        self.get(Kind::All)
    }
}
