//! Looting a room.

use underdeck_cards::Card;
use underdeck_game::{Message, MoveWords, RuleIds, say};

use super::{cell, drag};
use crate::deck::{COMPANIONS, DARK_LORD};
use crate::{End, State, View, rules, words};

pub(super) fn offer(view: &View, state: &State, card: Card) -> MoveWords {
    let looted = view.card(view.at).unwrap_or(DARK_LORD);
    let (effect, rules): (Message, RuleIds) = if looted == DARK_LORD {
        let mut won = *state;
        won.hand.remove(card);
        (say!("you win with {points} points", points = rules::score(&won, End::Won)), &["loot-1", "over-3", "R34"])
    } else if COMPANIONS.contains(looted) {
        let what = looted.suit().map_or("", words::companion);
        (say!("{looted} joins you at once: {what}", looted, what), &["loot-1", "queen-1", "R17"])
    } else {
        (say!("{looted} goes to your discard pile", looted), &["loot-1", "R19", "R20"])
    };
    (
        drag(card, cell(view.at)),
        say!("Loot {looted} with {card}", looted, card),
        say!("{card} is put down in the room for good; {effect}.", card, effect),
        rules,
    )
}

pub(super) fn played(before: &View, card: Card) -> String {
    let Some(looted) = before.card(before.at) else { return format!("You put {card} down.") };
    match looted {
        DARK_LORD => format!("You put {card} down and take the Dark Lord's body."),
        queen if COMPANIONS.contains(queen) => {
            let what = queen.suit().map_or("", words::companion);
            format!("You put {card} down, and {queen} joins you: {what}.")
        }
        _ => format!("You put {card} down; {looted} goes to your discard pile."),
    }
}
