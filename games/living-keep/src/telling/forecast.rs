//! The needs of the next Upkeep, and whether the stores are enough.

use super::odds::{Sums, dice, percent};
use crate::keep::{Ids, Keep};
use crate::kinds::{Resource, Room};
use underdeck_game::{Message, say};

/// Gold and food at the next Upkeep, as things are now (upkeep-1, upkeep-2).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Forecast {
    /// The pay and the food of all minions.
    pub(crate) pay: u16,
    pub(crate) food: u16,
    /// The gold and the food in store.
    pub(crate) gold_there: u16,
    pub(crate) food_there: u16,
    /// The harvest of the farms; zero once it is in.
    pub(crate) harvest: Sums,
    dice: usize,
    /// The storage for food.
    storage: u16,
    /// Minions who would have to go in a shortfall (shortfall-1).
    pub(crate) first_to_go: Ids,
}

impl Forecast {
    /// The forecast of a Keep, with the harvest still to come or without.
    pub(crate) fn of(keep: &Keep, with_harvest: bool) -> Self {
        let (pay, food) = keep.upkeep();
        let dice = if with_harvest { 2 * usize::from(keep.room(Room::Farm)) } else { 0 };
        Self {
            pay,
            food,
            gold_there: keep.store(Resource::Gold),
            food_there: keep.store(Resource::Food),
            harvest: Sums::of(dice, 6),
            dice,
            storage: keep.storage(Resource::Food),
            first_to_go: keep.minions.highest(),
        }
    }

    pub(crate) const fn gold_short(&self) -> u16 {
        self.pay.saturating_sub(self.gold_there)
    }

    /// The food missing before the harvest.
    pub(crate) const fn food_short(&self) -> u16 {
        self.food.saturating_sub(self.food_there)
    }

    /// The chance that the food is enough.
    pub(crate) fn food_chance(&self) -> f64 {
        match self.food_short() {
            0 => 1.0,
            _ if self.food > self.storage => 0.0,
            short => self.harvest.at_least(short),
        }
    }

    /// Whether gold and food are enough for all results of the dice.
    pub(crate) fn is_safe(&self) -> bool {
        self.gold_short() == 0 && self.food_chance() >= 1.0 - 1e-9
    }

    /// `9 due, 12 in store`, and the gold missing.
    pub(crate) fn gold_words(&self) -> Message {
        let (due, there) = (self.pay, self.gold_there);
        match self.gold_short() {
            0 if due == 0 => say!(DUE_NONE),
            0 => say!(DUE_ENOUGH, due, there),
            short => say!(DUE_SHORT, short, due, there),
        }
    }

    /// `enough in 73% of cases: 14 due, 5 in store + 4d6`.
    pub(crate) fn food_words(&self) -> Message {
        let (due, there, chance) = (self.food, self.food_there, self.food_chance());
        let dice = || dice(self.dice, 6);
        match self.food_short() {
            0 if due == 0 => say!(DUE_NONE),
            0 => say!(DUE_ENOUGH, due, there),
            _ if due > self.storage => say!(FOOD_STORAGE, short = due - self.storage, due, most = self.storage),
            short if self.dice == 0 => say!(DUE_SHORT, short, due, there),
            short if chance <= 1e-9 => {
                say!(FOOD_SHORT, short = short - self.harvest.most(), due, there, dice = dice())
            }
            _ if chance >= 1.0 - 1e-9 => say!(FOOD_SURE, due, there, dice = dice()),
            _ => say!(FOOD_MAYBE, chance = percent(chance), due, there, dice = dice()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::Kind;
    use crate::tables::{TableSet, tables};

    fn keep(kinds: &[&str], gold: u16, food: u16) -> Keep {
        let mut keep = Keep::of(TableSet::default(), &tables().mastery, 12);
        kinds.iter().for_each(|kind| keep.minions.hire(kind.parse::<Kind>().unwrap(), tables()));
        keep.stores[Resource::Gold as usize] = gold;
        keep.stores[Resource::Food as usize] = food;
        keep
    }

    #[test]
    fn a_forecast_names_the_missing_gold_and_food() {
        // A Lich eats 5 and is paid 9, a Demon eats 9 and is paid 6; one farm gives 2d6.
        let forecast = Forecast::of(&keep(&["TS", "TC"], 12, 5), true);
        assert_eq!((forecast.gold_short(), forecast.food_short(), forecast.is_safe()), (3, 9, false));
        assert_eq!(forecast.gold_words(), "3 short (15 due, 12 in store)");
        assert_eq!(forecast.food_words(), "enough in 28% of cases (14 due, 5 in store + 2d6)");
        assert_eq!(forecast.first_to_go.len(), 2);
    }

    #[test]
    fn a_forecast_is_safe_only_when_no_die_can_spoil_it() {
        assert!(Forecast::of(&keep(&["2S"], 2, 0), true).is_safe(), "a Skeleton eats nothing");
        let orc = Forecast::of(&keep(&["5C"], 2, 2), true);
        assert_eq!((orc.is_safe(), orc.food_words().as_str()), (true, "enough (4 due, 2 in store + 2d6)"));
        let orc = Forecast::of(&keep(&["5C"], 2, 2), false);
        assert_eq!((orc.is_safe(), orc.food_words().as_str()), (false, "2 short (4 due, 2 in store)"));
        let host = Forecast::of(&keep(&["TC", "TC", "TC"], 25, 25), true);
        assert_eq!(host.food_words(), "2 short (27 due, storage is 25)");
        assert_eq!(Forecast::of(&keep(&[], 0, 0), true).gold_words(), "none due");
    }
}
