//! What a room is worth by the card that lies in it.

use underdeck_cards::{Card, Suit};

use crate::deck::{DARK_LORD, JACKS, KNIGHTS, PLUNDER};

use super::outlook::Outlook;
use super::weights as w;

/// What an unknown room is worth on average: each card that is face down is equally likely (view-2).
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

/// A monster that is met.
pub(super) fn monster(card: Card) -> f32 {
    match card {
        DARK_LORD => w::MEET_LORD,
        _ if KNIGHTS.contains(card) => w::MEET_KNIGHT,
        _ => w::MEET_SPADE,
    }
}

/// A jack that fires.
pub(super) fn jack(outlook: &Outlook, card: Card) -> f32 {
    match card.suit() {
        Some(Suit::Spades) => w::MEET_TRAP,
        Some(Suit::Clubs) => w::MEET_ALARM,
        Some(Suit::Diamonds) => w::MEET_SCOUT,
        _ if outlook.view.wounds > 0 => w::MEET_REST,
        _ => 0.0,
    }
}
