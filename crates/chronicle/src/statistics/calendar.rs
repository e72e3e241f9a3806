//! A calendar of the daily deals that a player has finished.

use std::collections::{BTreeMap, HashSet};

use jiff::civil::Date;

use super::{FinishedGame, PlayerResult, WinStreak};

/// The days with finished daily deals: the numbers of games finished and won.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Calendar(BTreeMap<Date, (usize, usize)>);

/// A day of a [`Month`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day {
    /// The date, such as `2026-11-21`.
    pub date: String,
    /// The day of the month, from 1.
    pub number: i8,
    /// The number of games finished.
    pub finished: usize,
    /// The number of these won.
    pub won: usize,
}

/// A month in weeks from Monday to Sunday; days of other months are `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Month {
    /// The month, such as `2026-11`.
    pub name: String,
    /// Its weeks.
    pub weeks: Vec<[Option<Day>; 7]>,
}

impl Calendar {
    /// Counts the first finished game of each game and day, if the player chose its moves, with or without help.
    pub fn of(entries: &[FinishedGame]) -> Self {
        let mut days = BTreeMap::new();
        let mut seen = HashSet::new();
        for entry in entries.iter().filter(|entry| entry.own) {
            let Some(date) = entry.daily.as_deref().and_then(|day| day.parse::<Date>().ok()) else { continue };
            if seen.insert((date, entry.game.as_str())) {
                let (finished, won): &mut (usize, usize) = days.entry(date).or_default();
                *finished += 1;
                *won += usize::from(entry.verdict() == PlayerResult::Won);
            }
        }
        Self(days)
    }

    /// Consecutive days with a finished deal. The current streak must include `today` or the day before.
    pub fn streak(&self, today: &str) -> WinStreak {
        let (mut longest, mut run, mut last) = (0, 0, None::<Date>);
        for &date in self.0.keys() {
            run = if last.and_then(|last| last.tomorrow().ok()) == Some(date) { run + 1 } else { 1 };
            (longest, last) = (longest.max(run), Some(date));
        }
        let goes_on = |last: Date| {
            let today: Date = today.parse().ok()?;
            Some(last == today || last.tomorrow().ok()? == today)
        };
        let goes_on = last.and_then(goes_on).unwrap_or(false);
        WinStreak { current: if goes_on { run } else { 0 }, longest }
    }

    /// The month of a date; `None` if the text is not a date.
    pub fn month(&self, date: &str) -> Option<Month> {
        let first = date.parse::<Date>().ok()?.first_of_month();
        let mut weeks = vec![[const { None }; 7]];
        for date in std::iter::successors(Some(first), |date| date.tomorrow().ok()).take(first.days_in_month() as usize)
        {
            let at = date.weekday().to_monday_zero_offset() as usize;
            if at == 0 && date != first {
                weeks.push([const { None }; 7]);
            }
            let (finished, won) = self.0.get(&date).copied().unwrap_or_default();
            weeks.last_mut()?[at] = Some(Day { date: date.to_string(), number: date.day(), finished, won });
        }
        Some(Month { name: first.strftime("%Y-%m").to_string(), weeks })
    }
}
