//! Trashing cards for wounds.

use underdeck_cards::Card;

use crate::Move;

use super::choice::{Choice, Why};
use super::outlook::Outlook;
use super::weights as w;

/// The jack of spades: a card or a wound (trap-1, trap-2).
pub(super) fn trap(outlook: &Outlook) -> Choice {
    match outlook.least(outlook.hand) {
        Some(card) if outlook.left <= 1 => Why::TrapKills(card).of(Move::Trash(card)),
        Some(card) if price(outlook, card) < outlook.wound_price(1) => Why::TrapTakes(card).of(Move::Trash(card)),
        card => Why::TrapWounds(card).of(Move::TakeWound),
    }
}

/// The cost of the first card in the trash (score-7).
pub(super) fn price_of_first(outlook: &Outlook) -> f32 {
    if outlook.view.trash.is_empty() { w::TRASH_FIRST } else { 0.0 }
}

/// The cost of trashing a card.
fn price(outlook: &Outlook, card: Card) -> f32 {
    let lacking = (w::THIN - outlook.deck.len() as f32).max(0.0);
    outlook.worth(card) + price_of_first(outlook) + w::THIN_CARD * lacking
}

/// The card to trash in time for the next reshuffle: any if that would kill, else one that is worth less than the wound
/// (heal-1).
///
/// `None` if one card fewer in hand causes a deadly reshuffle.
pub(super) fn in_time(outlook: &Outlook) -> Option<Card> {
    /// Cards kept for steps before the end of the turn.
    const STEPS: i32 = 2;
    if outlook.view.wounds == 0 {
        return None;
    }
    let card = outlook.least(outlook.hand)?;
    let after = outlook.left - outlook.exhaustion;
    let cards = outlook.hand.len();
    if after < 0 && !outlook.draws(cards, 0).1 && outlook.draws(cards - 1, 0).1 {
        return None;
    }
    let (draws, reshuffle) = outlook.draws(cards, 1);
    let lacking = 1 - after;
    if lacking > 0 && reshuffle && draws > 0 && cards as i32 <= lacking + STEPS {
        return Some(card);
    }
    (after < w::RESERVE && price(outlook, card) < outlook.wound_price(outlook.exhaustion)).then_some(card)
}

/// A card that cannot fight, trashed to survive a deadly attack (R32).
pub(super) fn last_resort(outlook: &Outlook) -> Option<Card> {
    if outlook.view.wounds == 0 {
        return None;
    }
    outlook.least(outlook.hand - outlook.fighters(outlook.hand))
}
