//! Trashing cards for wounds.

use cards::Card;

use crate::Move;
use crate::deck::NUMBERED;

use super::choice::{Choice, Why};
use super::sight::Sight;
use super::weights as w;
use super::worth;

/// The jack of spades: a card or a wound (trap-1, trap-2).
pub(super) fn trap(sight: &Sight) -> Choice {
    match worth::least(sight.hand) {
        Some(card) if sight.left <= 1 => Why::TrapKills(card).of(Move::Trash(card)),
        Some(card) if price(sight, card) < sight.wound_price(1) => Why::TrapTakes(card).of(Move::Trash(card)),
        card => Why::TrapWounds(card).of(Move::TakeWound),
    }
}

/// What it costs that the trash is no longer empty (score-7).
pub(super) fn price_of_first(sight: &Sight) -> f32 {
    if sight.view.trash.is_empty() { w::TRASH_FIRST } else { 0.0 }
}

/// What trashing a card costs.
fn price(sight: &Sight, card: Card) -> f32 {
    let lacking = (w::THIN - sight.deck.len() as f32).max(0.0);
    worth::worth(card) + price_of_first(sight) + w::THIN_CARD * lacking
}

/// The card to trash in time for the next reshuffle: any while it would kill, else one cheaper than the wound (heal-1).
///
/// None where one card fewer in hand brings a deadly reshuffle that is not due otherwise.
pub(super) fn in_time(sight: &Sight) -> Option<Card> {
    /// Cards that are kept for steps on the way to the end of the turn.
    const STEPS: i32 = 2;
    if sight.view.wounds == 0 {
        return None;
    }
    let card = worth::least(sight.hand)?;
    let after = sight.left - sight.exhaustion;
    let cards = sight.hand.len();
    if after < 0 && !sight.draws(cards, 0).1 && sight.draws(cards - 1, 0).1 {
        return None;
    }
    let (draws, reshuffle) = sight.draws(cards, 1);
    let lacking = 1 - after;
    if lacking > 0 && reshuffle && draws > 0 && cards as i32 <= lacking + STEPS {
        return Some(card);
    }
    (after < w::RESERVE && price(sight, card) < sight.wound_price(sight.exhaustion)).then_some(card)
}

/// A card that cannot fight, trashed to outlive an attack that kills otherwise (R32).
pub(super) fn last_resort(sight: &Sight) -> Option<Card> {
    if sight.view.wounds == 0 {
        return None;
    }
    worth::least(sight.hand - NUMBERED)
}
