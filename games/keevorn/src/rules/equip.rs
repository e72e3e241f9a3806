//! Hands: equipping Weapons.

use underdeck_cards::Card;
use underdeck_game::{Chance, Link, Message, Refusal, say};

use crate::deck::{HAND, same_colour};
use crate::rules::Census;
use crate::rules::refusal::{check_in, check_kind, check_room};
use crate::{Move, State, deck, text};

#[inline]
fn red_count(census: &Census) -> usize {
    (census.heart_weapons() + census.diamond_weapons()) << usize::from(census.red_hand == HAND)
}

#[inline]
fn black_count(census: &Census) -> usize {
    (census.club_weapons() + census.spade_weapons()) << usize::from(census.black_hand == HAND)
}

/// Every Weapon of the Room, once for each of the two cards that it can replace while its Hand is full
/// (equip-1, equip-2, R13).
#[inline]
pub(crate) fn count(census: &Census) -> usize {
    red_count(census) + black_count(census)
}

#[inline]
pub(crate) fn nth(state: &State, census: &Census, n: usize) -> Move {
    let (colour, hand, n) = census.colour_of(n, red_count(census));
    let weapon = |n| (state.room & state.kinds().weapons & colour).nth(n).expect("a Weapon for each move");
    if hand < HAND {
        return Move::Equip(weapon(n));
    }
    Move::EquipDrop(weapon(n >> 1), (state.hands & colour).nth(n & 1).expect("a full Hand holds two"))
}

/// Moves the Weapon to its Hand (equip-1).
#[inline]
pub(crate) fn equip(state: &mut State, card: Card, chance: &mut impl Chance) {
    debug_assert!((state.hands & same_colour(card)).len() < HAND);
    state.room.remove(card);
    state.hands.insert(card);
    state.check_room(chance);
}

/// Discards one Weapon of the full Hand for the new one (equip-2, R13).
#[inline]
pub(crate) fn equip_drop(state: &mut State, card: Card, drop: Card, chance: &mut impl Chance) {
    state.hands.remove(drop);
    state.discard.insert(drop);
    equip(state, card, chance);
}

/// Whether a Weapon of the Room can be equipped, in place of the card to drop if its Hand is full
/// (equip-1, equip-2, R13).
pub(crate) fn check(state: &State, card: Card, drop: Option<Card>) -> Result<(), Refusal> {
    check_kind(state, state.kinds().weapons, card, &text::ONLY_EQUIP, &["equip-1"])?;
    check_room(state, card, &["equip-1"])?;
    let hand = state.hands & same_colour(card);
    match drop {
        None => Refusal::unless(hand.len() < HAND, &["equip-2", "R13"], || {
            say!(REFUSAL_HAND_FULL, hand = Message::from(deck::hand(card)), cards = Message::join(hand, Link::Or))
        }),
        Some(drop) => {
            let is_full = hand.len() == HAND;
            Refusal::unless(is_full, &["equip-1", "R13"], || {
                say!(REFUSAL_HAND_FREE, hand = Message::from(deck::hand(card)))
            })?;
            check_in(state, hand, drop, deck::hand(card), &["equip-2", "R13"])
        }
    }
}
