//! How likely a game is won from the end of a Room on.
//!
//! A weighted sum of what the player has and of what lies ahead. The weights were fitted to the results of the player's
//! own games (logistic regression on the Rooms of some ten thousand of them); they are rounded, and nothing hangs on
//! their second digit.

use cards::{CardSet, Rank};

use crate::State;
use crate::deck::{BLACK, MONSTERS, RED, STAIRS};
use crate::options::Edition;

/// The value of a lost game.
pub(super) const DEATH: f32 = 0.0;
/// The value of a won game.
pub(super) const WIN: f32 = 1.0;

/// Health up to here counts more than what is above.
const SAFE: f32 = 12.0;

const TERMS: usize = 12;

/// By edition, then by the Stairs still ahead (none, one, more), then by term in the order of [`terms`].
///
/// With Stairs ahead the discarded cards come back, so what lies ahead weighs less.
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

/// The estimated chance to win with this Room entered, of which only the set of the cards ahead is used.
/// `deck` are all cards of the game.
pub(super) fn chance_to_win(state: &State, deck: CardSet) -> f32 {
    let ahead = deck - state.hands - state.backpack - state.discard - state.removed();
    let weights = &WEIGHTS[usize::from(state.edition == Edition::Second)][(ahead & STAIRS).len().min(2)];
    let sum: f32 = terms(state, ahead).iter().zip(weights).map(|(term, weight)| term * weight).sum();
    // Between 0 and 1 like the logistic curve, but the same bits on every machine.
    0.5 + 0.5 * sum / (1.0 + sum.abs())
}

/// What counts, in tens of Health or rank.
fn terms(state: &State, ahead: CardSet) -> [f32; TERMS] {
    let kinds = state.kinds();
    let tens = |cards: CardSet| cards.rank_sum() as f32 / 10.0;
    let health = f32::from(state.health);
    [
        1.0,
        health / 10.0,
        health.min(SAFE) / 10.0,
        tens(ahead & MONSTERS),
        tens(ahead & kinds.weapons),
        tens(ahead & kinds.relics & RED),
        tens(ahead & kinds.relics & BLACK),
        saved(state, ahead, RED) + saved(state, ahead, BLACK),
        tens(state.hands),
        tens(state.backpack & kinds.weapons),
        tens(state.backpack & kinds.relics & RED),
        tens(state.backpack & kinds.relics & BLACK),
    ]
}

/// How much of the strength of a Monster of this colour its Hand takes away, on average over those still to come.
fn saved(state: &State, ahead: CardSet, colour: CardSet) -> f32 {
    let coming = if (ahead & STAIRS).is_empty() { ahead } else { ahead | state.discard };
    let monsters = coming & MONSTERS & colour;
    let power = (state.hands & colour).rank_sum();
    if monsters.is_empty() || power == 0 {
        return 0.0;
    }
    let of = |strength: Rank| (monsters & CardSet::ranks(strength, strength)).len() as u32 * power.min(strength.into());
    (of(11) + of(12) + of(13)) as f32 / (10 * monsters.len()) as f32
}
