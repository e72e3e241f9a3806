//! What is bought as soon as possible.

use super::choice::{Choice, Why};
use super::reach::Reach;
use super::weights;
use super::{danger, goods};
use crate::{Item, Move, Spell};

/// What the Remove task needs; then flasks, which heal more than the spell and give more points than they cost; healing
/// when HP are low.
pub(super) fn purchase(reach: &Reach) -> Option<Choice> {
    let quest = reach.quest;
    if let Some(shop) = reach.artifact_seller().filter(|_| quest.gp() >= 2) {
        if let Some(item) = goods::lacking(quest) {
            return Some(Why::Needed(item).of(reach.go(shop, Move::Buy(item))));
        }
        if !quest.holds(Item::Flask) {
            return Some(Why::Flask.of(reach.go(shop, Move::Buy(Item::Flask))));
        }
        if danger::gain(quest, 3) == 3 {
            return Some(Why::DrinkForMore.of(Move::Drink));
        }
    }
    let needs_healing = quest.hp() <= weights::HEAL && !quest.holds(Item::Flask) && !quest.all_done();
    let shop = reach.spell_seller().filter(|_| needs_healing && quest.gp() > goods::reserve(quest))?;
    Some(Why::Healing.of(reach.go(shop, Move::Cast(Spell::Healing))))
}
