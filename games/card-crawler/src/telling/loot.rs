//! Looting a room.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Message, say};

use super::{Parts, Reason, Rules, because, cell, drag};
use crate::deck::{COMPANIONS, DARK_LORD};
use crate::{End, State, View, rules, words};

pub(super) fn offer(view: &View, state: &State, card: Card) -> Parts {
    let looted = view.card(view.at).unwrap_or(DARK_LORD);
    let (effect, rules): (Message, Rules) = if looted == DARK_LORD {
        let won = State { hand: state.hand - CardSet::of(card), ..*state };
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

pub(super) fn no_loot(state: &State) -> Option<Reason> {
    if !state.at.is_room() {
        return because("there is nothing to loot outside", &["loot-1", "R2"]);
    }
    if state.foe() > 0 {
        return because(format!("{} lives: slay it first", state.grid.get(state.at)), &["loot-1", "R21"]);
    }
    state.empty.contains(state.at).then(|| (format!("{} is empty", state.at), &["loot-1", "R20"][..]))
}
