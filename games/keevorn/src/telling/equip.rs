//! Equipping Weapons.

use underdeck_game::{MoveWords, Place, say};

use super::zones::{drag, hand, in_room};
use crate::deck::colour;
use crate::{Move, View};

pub(super) fn offer(_: &View, mv: Move) -> Option<MoveWords> {
    Some(match mv {
        Move::Equip(card) => (
            drag(in_room(card), Place::Zone(hand(card))),
            say!("Equip {card}", card),
            say!("{card} goes to your {hand} Hand.", card, hand = colour(card)),
            &["equip-1"],
        ),
        Move::EquipDrop(card, drop) => (
            drag(in_room(card), Place::Card(hand(card), drop)),
            say!("Equip {card} for {drop}", card, drop),
            say!("{drop} is discarded from your {hand} Hand; {card} takes its place.", drop, hand = colour(card), card),
            &["equip-2", "R13"],
        ),
        _ => return None,
    })
}

pub(super) fn describe_change(_: &View, mv: Move, _: &View) -> Option<Vec<String>> {
    Some(vec![match mv {
        Move::Equip(card) => format!("{card} is in your {} Hand.", colour(card)),
        Move::EquipDrop(card, drop) => format!("{drop} is discarded; {card} is in your {} Hand.", colour(card)),
        _ => return None,
    }])
}
