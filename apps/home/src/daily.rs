//! The deals of the day.

use std::path::PathBuf;

use underdeck_catalogue::{DealInfo, Game};
use underdeck_chronicle::daily;
use underdeck_game::say;
use underdeck_play::Session;
use underdeck_record::Record;

use crate::{Error, luck, statistics, unfinished};

/// The deal of the day of one game, and the player's progress with it.
#[derive(Clone, PartialEq, Debug)]
pub struct DailyDeal {
    /// The day, `2026-11-21`.
    pub date: String,
    /// The deal.
    pub deal: DealInfo,
    /// The unfinished game of this deal.
    pub begun: Option<(PathBuf, Record)>,
    /// The first finished game of this deal; only this one counts.
    pub done: Option<statistics::Finished>,
}

impl DailyDeal {
    /// The difficulty of the deal, if it is known to be winnable.
    pub fn describe(&self) -> Option<String> {
        daily::difficulty(&self.deal).map(|known| underdeck_chronicle::difficulty_note(known).to_string())
    }
}

/// Today's deal of a game, in UTC.
///
/// # Errors
/// If there is no home.
pub fn today(game: &Game) -> Result<DailyDeal, Error> {
    of_day(game, &luck::today())
}

/// Today's deals of all games, in the order of the catalogue.
///
/// # Errors
/// If there is no home.
pub fn all() -> Result<Vec<DailyDeal>, Error> {
    let (date, finished, open) = (luck::today(), statistics::finished()?, unfinished(None)?);
    underdeck_catalogue::games().iter().map(|game| look_up(game, &date, &finished, &open)).collect()
}

/// A game's deal of a given day.
///
/// # Errors
/// If there is no home, or the text is not a date.
pub fn of_day(game: &Game, date: &str) -> Result<DailyDeal, Error> {
    look_up(game, date, &statistics::finished()?, &unfinished(Some(game.info().id))?)
}

/// Begins the deal of a day, with its tags.
///
/// # Errors
/// If the deal is refused, which does not happen to a deal of the day.
pub fn begin(game: &Game, today: &DailyDeal) -> Result<Box<dyn Session>, Error> {
    let mut session = underdeck_play::start(game, &today.deal.code)?;
    session.set_tag("Date", &luck::today());
    session.set_tag(daily::TAG, &today.date);
    if let Some(difficulty) = daily::difficulty(&today.deal) {
        underdeck_chronicle::set_difficulty(session.as_mut(), difficulty);
    }
    Ok(session)
}

fn look_up(
    game: &Game,
    date: &str,
    finished: &[statistics::Finished],
    open: &[(PathBuf, Record)],
) -> Result<DailyDeal, Error> {
    let no_date = || Error::Usage(say!(HOME_DATE, date).into());
    let deal = daily::deal(game, date).ok_or_else(no_date)?;
    let is_it = |record: &Record| record.tag("Game") == Some(deal.game) && daily::date_of(record) == Some(date);
    let begun = open.iter().find(|(_, record)| is_it(record)).cloned();
    let done = finished.iter().find(|done| done.entry.game == deal.game && done.entry.daily.as_deref() == Some(date));
    Ok(DailyDeal { date: date.to_owned(), begun, done: done.cloned(), deal })
}
