//! What is bought as soon as it can be.

use super::choice::{Choice, Why};
use super::danger;
use super::sight::Sight;
use super::weights;
use crate::{Item, Kind, Move, Quest, Spell};

/// What the Remove task needs; then flasks, which heal more than the spell and give more points than they cost; healing
/// when HP are few.
pub(super) fn deal(sight: &Sight) -> Option<Choice> {
    let quest = sight.quest;
    if let Some(shop) = sight.artifact_seller().filter(|_| quest.gp() >= 2) {
        if let Some(item) = lacking(quest) {
            return Some(Why::Needed(item).of(sight.go(shop, Move::Buy(item))));
        }
        if !quest.holds(Item::Flask) {
            return Some(Why::Flask.of(sight.go(shop, Move::Buy(Item::Flask))));
        }
        if danger::gain(quest, 3) == 3 {
            return Some(Why::DrinkForMore.of(Move::Drink));
        }
    }
    let needs_healing = quest.hp() <= weights::HEAL && !quest.holds(Item::Flask) && !quest.all_done();
    let shop = sight.spell_seller().filter(|_| needs_healing && quest.gp() > reserve(quest))?;
    Some(Why::Healing.of(sight.go(shop, Move::Cast(Spell::Healing))))
}

/// The item that the Remove task needs and that is not held (enter-7, enter-8).
pub(super) fn lacking(quest: &Quest) -> Option<Item> {
    let item = match quest.tasks()[1] {
        Kind::Ice => Item::Amulet,
        Kind::Door => Item::Key,
        _ => return None,
    };
    Some(item).filter(|&item| !quest.is_done(1) && !quest.holds(item))
}

/// The GP that are kept for it.
pub(super) fn reserve(quest: &Quest) -> u8 {
    if lacking(quest).is_some() { 2 } else { 0 }
}
