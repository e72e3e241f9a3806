//! Combat.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Chance, Message, Refusal, RuleIds, say};

use crate::deck::{MONSTERS, same_colour, suit};
use crate::options::Edition;
use crate::rules::Census;
use crate::rules::refusal::{check_kind, check_room, pile_of};
use crate::state::Cause;
use crate::{Move, State, deck, text};

/// The cards that may be selected against Monsters of a colour: the Hand of that colour and all spade Weapons of the
/// Room (fight-2, R14, R22).
#[inline]
pub(crate) fn selectable(state: &State, colour: CardSet) -> CardSet {
    (state.hands & colour) | (state.room & state.kinds().weapons & suit(Suit::Spades))
}

#[inline]
fn red_count(census: &Census) -> usize {
    census.red_monsters() << (census.red_hand + census.spade_weapons())
}

#[inline]
fn black_count(census: &Census) -> usize {
    census.black_monsters() << (census.black_hand + census.spade_weapons())
}

/// Every Monster of the Room, with every selection (fight-1, fight-2, R21).
#[inline]
pub(crate) fn count(census: &Census) -> usize {
    red_count(census) + black_count(census)
}

#[inline]
pub(crate) fn nth(state: &State, census: &Census, n: usize) -> Move {
    let (colour, hand, n) = census.colour_of(n, red_count(census));
    let selectable_count = hand + census.spade_weapons();
    let monster = (state.room & MONSTERS & colour).nth(n >> selectable_count).expect("a Monster for each move");
    let subset = n & ((1 << selectable_count) - 1);
    Move::Fight(monster, selectable(state, colour).nth_subset(subset as u32))
}

/// Compares Power and strength. Health changes first, then the cards are discarded
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
    if is_clean && state.options.edition == Edition::Second {
        state.wishes = 1;
    }
    state.resume(chance);
}

/// Whether the Monster can be fought with these cards (fight-1, fight-2, R14, R22).
pub(crate) fn check(state: &State, monster: Card, with: CardSet) -> Result<(), Refusal> {
    check_kind(state, MONSTERS, monster, &text::ONLY_FIGHT, &["fight-1"])?;
    check_room(state, monster, &["fight-1"])?;
    let Some(card) = (with - selectable(state, same_colour(monster))).first() else { return Ok(()) };
    let rules: RuleIds = &["fight-2", "R14", "R22"];
    check_kind(state, state.kinds().weapons, card, &text::ONLY_JOIN, rules)?;
    Refusal::unless(!state.room.contains(card), rules, || say!(REFUSAL_FIGHT_ROOM, card))?;
    Refusal::because(
        rules,
        match pile_of(state, card) {
            Some(place) => say!(REFUSAL_FIGHT_HAND, card, place, hand = Message::from(deck::hand(monster)), monster),
            None => say!(REFUSAL_GONE, card),
        },
    )
}
