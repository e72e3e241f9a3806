//! A hit that can be answered.

use super::sight::Sight;
use crate::{Item, Move, Quest};

/// The shield if the hit is hard, or leaves no HP for the way back: it is worth more than 1 HP, in points and against the
/// dragon; the flask against death.
pub(super) fn parry(quest: &Quest) -> Move {
    let (hit, hp) = (quest.hit(), quest.hp());
    if quest.may_shield() {
        let sight = Sight::new(quest, quest.prev().unwrap_or(quest.pos()));
        let way_back = u8::from(sight.is_on_ice() || !sight.is_home());
        return if hit > 1 || hp <= hit + way_back { Move::Shield } else { Move::Take };
    }
    if hp <= hit && quest.holds(Item::Flask) { Move::Drink } else { Move::Take }
}
