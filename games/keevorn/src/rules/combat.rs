//! Combat.

use cards::{Card, CardSet, Suit};
use game::Chance;

use crate::deck::{BLACK, MONSTERS, RED, same_colour, suit};
use crate::options::Edition;
use crate::state::Cause;
use crate::{Move, State};

/// What may be selected against Monsters of a colour: the Hand of that colour and all spade Weapons of the Room
/// (fight-2, R14, R22).
#[inline]
fn selectable(state: &State, colour: CardSet) -> CardSet {
    (state.hands & colour) | (state.room & state.kinds().weapons & suit(Suit::Spades))
}

#[inline]
fn count_of(state: &State, colour: CardSet) -> usize {
    (state.room & MONSTERS & colour).len() << selectable(state, colour).len()
}

/// Every Monster of the Room, with every selection (fight-1, fight-2, R21).
#[inline]
pub(crate) fn count(state: &State) -> usize {
    count_of(state, RED) + count_of(state, BLACK)
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    let red = count_of(state, RED);
    let (colour, n) = if n < red { (RED, n) } else { (BLACK, n - red) };
    let cards = selectable(state, colour);
    let monster = (state.room & MONSTERS & colour).nth(n >> cards.len()).expect("a Monster for each move");
    let subset = n & ((1 << cards.len()) - 1);
    Move::Fight(monster, cards.nth_subset(subset as u32))
}

/// Power against strength: Health first, then the cards are discarded
/// (fight-3, fight-4, fight-5, fight-6, fight-7, fight-8, R23, R24, R25, R44).
#[inline]
pub(crate) fn fight(state: &mut State, monster: Card, with: CardSet, chance: &mut impl Chance) {
    debug_assert!(selectable(state, same_colour(monster)).contains_all(with));
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let is_clean = power == strength;
    if power < strength {
        if !state.lose(strength - power, Cause::Fight) {
            return;
        }
    } else if !(with & suit(Suit::Spades)).is_empty() {
        state.gain(power - strength);
    }
    state.clean_kills = state.clean_kills.saturating_add(u32::from(is_clean));
    let gone = with.with(monster);
    state.room -= gone;
    state.hands -= gone;
    state.discard |= gone;
    if is_clean && state.edition == Edition::Second {
        state.wishes = 1;
    }
    state.resume(chance);
}
