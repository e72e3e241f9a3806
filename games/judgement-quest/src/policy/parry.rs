//! A hit that can be answered.

use super::choice::{Choice, Why};
use super::reach::Reach;
use crate::{Item, Move, Quest};

/// The shield if the hit is hard, or leaves no HP for the way back: it is worth more than 1 HP, in points and against the
/// dragon; the flask against death.
pub(super) fn parry(quest: &Quest) -> Choice {
    let (hit, hp) = (quest.hit(), quest.hp());
    if quest.may_shield() {
        let reach = Reach::new(quest, quest.prev().unwrap_or(quest.pos()));
        let way_back = u8::from(reach.is_on_ice() || !reach.is_home());
        return match (hit > 1, hp <= hit + way_back) {
            (true, _) => Why::HardHit.of(Move::Shield),
            (false, true) => Why::NoHpToSpare(way_back > 0).of(Move::Shield),
            (false, false) => Why::KeepsShield.of(Move::Take),
        };
    }
    if hp <= hit && quest.holds(Item::Flask) { Why::DrinkSaves.of(Move::Drink) } else { Why::Bears.of(Move::Take) }
}
