//! The estimated chance of winning at the end of a Room.
//!
//! A weighted sum of the player's cards and Health and of the cards ahead. The weights were fitted to the results of
//! the player's own games (logistic regression over the Rooms of some ten thousand games) and rounded: the second digit
//! hardly matters.

use underdeck_cards::{Card, CardSet, Rank};

use crate::State;
use crate::deck::{Kinds, MONSTERS, RED, STAIRS};
use crate::options::Edition;

/// The value of a lost game.
pub(super) const DEATH: f32 = 0.0;
/// The value of a won game.
pub(super) const WIN: f32 = 1.0;

/// Health up to here counts more than Health above it.
const SAFE: u32 = 12;

const TERMS: usize = 12;

/// By edition, then by the Stairs still ahead (none, one, more), then by term in the order of [`terms`].
///
/// With Stairs ahead the discarded cards return, so the cards ahead weigh less.
#[rustfmt::skip]
const WEIGHTS: [[[f32; TERMS]; 3]; 2] = [
    // first
    [
        [1.16, 0.91, 0.53, -0.82, 0.53, 0.43, -0.69, 0.24, 0.66, 0.61, 0.16, -0.71],
        [-0.15, 0.33, 0.32, -0.18, 0.13, 0.11, -0.20, 0.23, 0.14, 0.18, 0.25, -0.12],
        [-0.31, 0.12, 0.59, -0.12, 0.10, 0.17, -0.30, 0.07, 0.24, 0.03, 0.51, -0.55],
    ],
    // second
    [
        [1.17, 0.79, 0.71, -0.71, 0.45, 0.53, -0.77, 0.52, 0.48, 0.56, 0.27, -0.77],
        [0.07, 0.32, 0.45, -0.16, 0.10, 0.16, -0.11, 0.38, 0.06, 0.12, 0.08, -0.26],
        [0.15, 0.31, 0.20, -0.08, 0.07, 0.13, -0.18, 0.26, 0.05, 0.10, -0.01, -0.20],
    ],
];

/// The cards ahead of a state, and their sums.
///
/// Computed once for a search: the ends of its plans differ from its start by only a few cards.
pub(super) struct Outlook {
    /// All cards of the game.
    deck: CardSet,
    ahead: CardSet,
    sums: Sums,
}

impl Outlook {
    pub(super) fn of(state: &State, deck: CardSet) -> Self {
        let ahead = ahead(state, deck);
        Self { deck, ahead, sums: Sums::of(ahead, state.kinds()) }
    }

    /// The estimated chance of winning from this state. It depends on the set of the cards ahead, not on their order.
    pub(super) fn chance_to_win(&self, state: &State) -> f32 {
        let ahead = ahead(state, self.deck);
        let (gone, new) = (Sums::of(self.ahead - ahead, state.kinds()), Sums::of(ahead - self.ahead, state.kinds()));
        let sums = Sums(self.sums.0.wrapping_sub(gone.0).wrapping_add(new.0));
        let stairs = (ahead & STAIRS).bits();
        let floors = usize::from(stairs != 0) + usize::from(stairs & stairs.wrapping_sub(1) != 0);
        let weights = &WEIGHTS[usize::from(state.options.edition == Edition::Second)][floors];
        let sum: f32 = terms(state, sums, floors > 0).iter().zip(weights).map(|(term, weight)| term * weight).sum();
        // Between 0 and 1 like the logistic curve, but the same bits on every machine.
        0.5 + 0.5 * sum / (1.0 + sum.abs())
    }
}

fn ahead(state: &State, deck: CardSet) -> CardSet {
    deck - state.hands - state.backpack - state.discard - state.removed()
}

/// The terms of the sum, in tens of Health or rank.
fn terms(state: &State, ahead: Sums, is_deep: bool) -> [f32; TERMS] {
    let tens = |sum: u32| TENS[sum as usize & 0xff];
    let kinds = state.kinds();
    let (hands, backpack) = (Sums::of_four(state.hands, kinds), Sums::of_four(state.backpack, kinds));
    let [red, black] = Sums::WEAPONS.map(|field| hands.get(field));
    let weapons = |sums: Sums| tens(sums.get(Sums::WEAPONS[0]) + sums.get(Sums::WEAPONS[1]));
    let health = state.health.into();
    // With Stairs ahead the discarded Monsters return.
    let coming = if is_deep { Sums::ALL_MONSTERS } else { ahead };
    [
        1.0,
        tens(health),
        tens(health.min(SAFE)),
        tens(ahead.get(Sums::MONSTERS)),
        weapons(ahead),
        tens(ahead.get(Sums::RELICS[0])),
        tens(ahead.get(Sums::RELICS[1])),
        saved(coming, 0, red) + saved(coming, 1, black),
        weapons(hands),
        weapons(backpack),
        tens(backpack.get(Sums::RELICS[0])),
        tens(backpack.get(Sums::RELICS[1])),
    ]
}

/// The mean reduction of a Monster's strength by the Hand of its colour, over the Monsters of that colour still to
/// come.
fn saved(coming: Sums, colour: usize, power: u32) -> f32 {
    let counts = [11, 12, 13].map(|strength| coming.monsters(colour, strength));
    let count: u32 = counts.iter().sum();
    if count == 0 || power == 0 {
        return 0.0;
    }
    let of = |n: usize| counts[n] * power.min(11 + n as u32);
    (of(0) + of(1) + of(2)) as f32 / (10 * count) as f32
}

/// Sums over a set of cards, packed in one word: five sums of ranks, eight bits each, then the numbers of red and black
/// Jacks, Queens and Kings, four bits each.
#[derive(Clone, Copy)]
struct Sums(u64);

/// The summand of each card, without and with `relics_as_weapons`.
static ADDS: [[u64; 64]; 2] = [adds(Kinds::of(false)), adds(Kinds::of(true))];

const fn adds(kinds: Kinds) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < Card::COUNT {
        let card = Card::ALL[index];
        let (colour, rank) = (if RED.contains(card) { 0 } else { 1 }, card.rank());
        table[index] = if kinds.weapons.contains(card) {
            (rank as u64) << Sums::WEAPONS[colour]
        } else if kinds.relics.contains(card) {
            (rank as u64) << Sums::RELICS[colour]
        } else if MONSTERS.contains(card) {
            (rank as u64) << Sums::MONSTERS | 1 << Sums::place(colour, rank)
        } else {
            0
        };
        index += 1;
    }
    table
}

/// Tenths, looked up because division is slower.
static TENS: [f32; 256] = {
    let mut tens = [0.0; 256];
    let mut n = 0;
    while n < 256 {
        tens[n] = n as f32 / 10.0;
        n += 1;
    }
    tens
};

impl Sums {
    const MONSTERS: u32 = 0;
    const WEAPONS: [u32; 2] = [8, 16];
    const RELICS: [u32; 2] = [24, 32];
    const ALL_MONSTERS: Self = Self(0x22_2222 << 40 | 144);

    #[inline]
    fn of(cards: CardSet, kinds: Kinds) -> Self {
        let adds = &ADDS[usize::from(kinds.relics.is_empty())];
        let (mut sum, mut rest) = (0, cards.bits());
        while rest != 0 {
            sum += adds[(rest.trailing_zeros() & 63) as usize];
            rest &= rest - 1;
        }
        Self(sum)
    }

    /// The sums of at most four cards, without a branch to mispredict: index 63 is no card.
    #[inline]
    fn of_four(cards: CardSet, kinds: Kinds) -> Self {
        let adds = &ADDS[usize::from(kinds.relics.is_empty())];
        let (mut sum, mut rest) = (0, cards.bits());
        for _ in 0..4 {
            sum += adds[((rest | 1 << 63).trailing_zeros() & 63) as usize];
            rest &= rest.wrapping_sub(1);
        }
        Self(sum)
    }

    const fn place(colour: usize, strength: Rank) -> u32 {
        40 + 12 * colour as u32 + 4 * (strength as u32 - 11)
    }

    const fn get(self, field: u32) -> u32 {
        (self.0 >> field & 0xff) as u32
    }

    const fn monsters(self, colour: usize, strength: Rank) -> u32 {
        (self.0 >> Self::place(colour, strength) & 15) as u32
    }
}
