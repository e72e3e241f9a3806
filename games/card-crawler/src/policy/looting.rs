//! The decision in a room whose card can be taken.

use underdeck_cards::Card;

use crate::Move;
use crate::deck::{DARK_LORD, HEALER, PLUNDER};
use crate::rules::EMPTY_TRASH;

use super::choice::{Before, Choice, Why};
use super::outlook::Outlook;
use super::weights as w;
use super::worth;

/// Loots the room for the least useful card, or waits for a weaker one if a draw is free (loot-1, R21).
pub(super) fn choose(outlook: &Outlook) -> Option<Choice> {
    let prize = prize(outlook)?;
    if prize == DARK_LORD {
        return win(outlook);
    }
    let Some(card) = outlook.least(outlook.hand) else { return Some(Why::EmptyHand.of(Move::End)) };
    let (draws, reshuffle) = outlook.draws(outlook.hand.len(), 0);
    if outlook.worth(card) > w::DEAR && draws > 0 && !reshuffle {
        return Some(Why::AwaitsWeaker(prize, card, draws).of(Move::End));
    }
    if outlook.worth(prize) - outlook.worth(card) <= w::LOOT {
        return None;
    }
    let heals = card != HEALER && outlook.may_heal_by_queen(true);
    Some(if heals {
        Why::Heals(Before::Loot).of(Move::HealByQueen)
    } else {
        Why::Loots(prize, card).of(Move::Loot(card))
    })
}

/// The card in this room, if it can be looted (R20).
fn prize(outlook: &Outlook) -> Option<Card> {
    let view = outlook.view;
    let card = view.card(view.at)?;
    (view.slain || PLUNDER.contains(card) && !view.empty.contains(view.at)).then_some(card)
}

/// Loots the Dark Lord, after trading cards without a score for health if that pays (score-6, score-7, R34).
fn win(outlook: &Outlook) -> Option<Choice> {
    if outlook.hand.len() > 1 && outlook.may_heal_by_queen(true) {
        return Some(Why::Heals(Before::Victory).of(Move::HealByQueen));
    }
    let card = worth::least_scoring(outlook.hand)?;
    let scoreless = outlook.hand.iter().filter(|&card| worth::score(card) < 1.0).count();
    let heals = scoreless.saturating_sub(1).min(usize::from(outlook.view.wounds));
    let pays = heals > if outlook.view.trash.is_empty() { EMPTY_TRASH.into() } else { 0 };
    Some(if pays { Why::TradesForHealth(heals).of(Move::Heal(card)) } else { Why::Wins(card).of(Move::Loot(card)) })
}
