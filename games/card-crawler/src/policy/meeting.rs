//! The value of a room by its card.

use underdeck_cards::{Card, Suit};

use crate::deck::{DARK_LORD, JACKS, KNIGHTS, PLUNDER};

use super::outlook::Outlook;
use super::weights as w;

/// The mean value of an unknown room: each face-down card is equally likely (view-2).
pub(super) fn expected(outlook: &Outlook) -> f32 {
    let use_price = outlook.use_price();
    let value = |card: Card| {
        if PLUNDER.contains(card) {
            outlook.worth(card) - w::PAID - use_price
        } else if JACKS.contains(card) {
            jack(outlook, card)
        } else {
            monster(card)
        }
    };
    outlook.unseen.iter().map(value).sum::<f32>() / outlook.unseen.len().max(1) as f32
}

/// The value of meeting a monster.
pub(super) fn monster(card: Card) -> f32 {
    match card {
        DARK_LORD => w::MEET_LORD,
        _ if KNIGHTS.contains(card) => w::MEET_KNIGHT,
        _ => w::MEET_SPADE,
    }
}

/// The value of firing a jack.
pub(super) fn jack(outlook: &Outlook, card: Card) -> f32 {
    match card.suit() {
        Some(Suit::Spades) => w::MEET_TRAP,
        Some(Suit::Clubs) => w::MEET_ALARM,
        Some(Suit::Diamonds) => w::MEET_SCOUT,
        _ if outlook.view.wounds > 0 => w::MEET_REST,
        _ => 0.0,
    }
}
