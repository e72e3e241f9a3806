//! The Peddler: trading, and sending him away.

use underdeck_cards::Card;
use underdeck_game::{Gesture, MoveWords, Place, prose, say};

use super::zones::{drag, in_room};
use crate::{Move, View, words};

pub(super) fn offer(_: &View, mv: Move) -> Option<MoveWords> {
    Some(match mv {
        Move::Trade(card) => (
            drag(in_room(card), Place::Zone("floor")),
            say!("Trade {card}", card),
            say!("{card} goes under the Floor; the Floor's next Weapon joins the Room.", card),
            &["peddler-1", "R1", "R2", "R3"],
        ),
        Move::Explore => (
            Gesture::Press,
            "Explore".into(),
            "The Peddler leaves; you explore the first Room.".into(),
            &["peddler-2", "R4"],
        ),
        _ => return None,
    })
}

pub(super) fn describe_change(before: &View, mv: Move, after: &View) -> Option<Vec<String>> {
    Some(vec![match mv {
        Move::Trade(card) => traded(before, card, after),
        Move::Explore => "The Peddler vanishes. You explore.".into(),
        _ => return None,
    }])
}

/// The card given, what the Peddler showed, and the Weapon he left (peddler-1).
fn traded(before: &View, card: Card, after: &View) -> String {
    let weapon = (after.room - before.room).first().map_or_else(String::new, |weapon| words::name(after, weapon));
    let line = format!("{card} goes under the Floor. The Peddler gives you the {weapon}.");
    let known = after.floor().iter().rev().map_while(|seen| seen.card());
    let mut shown: Vec<Card> = known.take_while(|&known| known != card).collect();
    shown.reverse();
    match shown.len() {
        0 => line,
        n => {
            let verb = if n == 1 { "goes" } else { "go" };
            format!("{line} He shows {} on the way, which {verb} under the Floor.", prose::spaced(shown))
        }
    }
}
