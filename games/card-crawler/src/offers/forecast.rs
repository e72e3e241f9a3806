//! What the end of a turn will bring, as far as a player can tell.

use cards::CardSet;

use crate::{State, View, words};

/// The end of the turn as things stand (turn-1, turn-3).
pub(super) fn now(view: &View, state: &State) -> String {
    after_defence(view, state, CardSet::EMPTY, view.wounds)
}

/// The end of the turn after these cards were discarded and the wounds are so many (turn-1, turn-3, R28).
pub(super) fn after_defence(view: &View, state: &State, cards: CardSet, wounds: u8) -> String {
    let (hand, discard) = (view.hand.len() - cards.len(), view.discard.len() + cards.len());
    let wanted = state.hand_limit().saturating_sub(hand);
    let first = wanted.min(view.draw.len());
    let rest = wanted - first;
    if hand + view.draw.len() + discard == 0 {
        return "Without any card you are stranded and lose.".into();
    }
    let draws = match first {
        0 if rest == 0 || discard == 0 => "No card is drawn".into(),
        0 => String::new(),
        n => format!("You draw {}", words::count(n, "card")),
    };
    let rises = if lord_rises(view, state) { " The Dark Lord rises again." } else { "" };
    if rest == 0 || discard == 0 {
        return format!("{draws}.{rises}");
    }
    let wound = words::wounded(wounds, state.exhaustion(), view.options.life);
    let comma = if draws.is_empty() { "The" } else { ", then the" };
    let shuffled = format!("{draws}{comma} discard pile of {} is reshuffled: {wound}", words::count(discard, "card"));
    if wounds + state.exhaustion() >= view.options.life {
        return format!("{shuffled}.");
    }
    format!("{shuffled}, and you draw {}.{rises}", words::count(rest.min(discard), "card"))
}

/// Whether the Dark Lord lies slain or left behind (turn-3, R22).
fn lord_rises(view: &View, state: &State) -> bool {
    state.lord_is_left() || view.slain && state.lord == view.at
}
