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

    /// `9 due (12 in store)`, and the gold missing.
    pub(crate) fn gold_words(&self) -> Message {
        let due = say!("{pay} due ({there} in store)", pay = self.pay, there = self.gold_there);
        match (self.pay, self.gold_short()) {
            (0, _) => "none due".into(),
            (_, 0) => due,
            (_, short) => say!("{due}: {short} SHORT", due, short),
        }
    }

    /// `14 due (5 in store + 4d6): enough in 73% of cases`.
    pub(crate) fn food_words(&self) -> Message {
        if self.food == 0 {
            return "none due".into();
        }
        let to_come = match self.dice {
            0 => "".into(),
            n => say!(" + {dice}", dice = dice(n, 6)),
        };
        let due = say!("{food} due ({there} in store{to_come})", food = self.food, there = self.food_there, to_come);
        match self.food_short() {
            0 => due,
            _ if self.food > self.storage => {
                let (short, most) = (self.food - self.storage, self.storage);
                say!("{due}: {short} SHORT, storage is {most}", due, short, most)
            }
            short if self.food_chance() <= 1e-9 => {
                let (short, best) = (short - self.harvest.most(), if self.dice > 0 { " at best" } else { "" });
                say!("{due}: {short} SHORT{best}", due, short, best)
            }
            _ if self.food_chance() >= 1.0 - 1e-9 => say!("{due}: enough", due),
            _ => say!("{due}: enough in {chance} of cases", due, chance = percent(self.food_chance())),
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
        assert_eq!(forecast.gold_words(), "15 due (12 in store): 3 SHORT");
        assert_eq!(forecast.food_words(), "14 due (5 in store + 2d6): enough in 28% of cases");
        assert_eq!(forecast.first_to_go.len(), 2);
    }

    #[test]
    fn a_forecast_is_safe_only_when_no_die_can_spoil_it() {
        assert!(Forecast::of(&keep(&["2S"], 2, 0), true).is_safe(), "a Skeleton eats nothing");
        let orc = Forecast::of(&keep(&["5C"], 2, 2), true);
        assert_eq!((orc.is_safe(), orc.food_words().as_str()), (true, "4 due (2 in store + 2d6): enough"));
        let orc = Forecast::of(&keep(&["5C"], 2, 2), false);
        assert_eq!((orc.is_safe(), orc.food_words().as_str()), (false, "4 due (2 in store): 2 SHORT"));
        let host = Forecast::of(&keep(&["TC", "TC", "TC"], 25, 25), true);
        assert_eq!(host.food_words(), "27 due (25 in store + 2d6): 2 SHORT, storage is 25");
        assert_eq!(Forecast::of(&keep(&[], 0, 0), true).gold_words(), "none due");
    }
}
