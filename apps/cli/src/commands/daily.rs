//! `daily`: the deals of the day.

use clap::Args;
use underdeck_home::daily::{self, DailyDeal};

use crate::args::GAME;
use crate::failure::Failure;
use crate::play::{self, OpenGame, Style, StyleArguments, card, settings};
use crate::say;
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: Option<String>,
    #[arg(long)]
    card: bool,
    #[command(flatten)]
    style: StyleArguments,
}

/// Lists or plays.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Some(name) = &arguments.game else {
        let days = daily::all()?;
        return if arguments.card { cards(&days) } else { Ok(say::print(&words::days(&days))?) };
    };
    let game = underdeck_catalogue::find(name)?;
    let today = daily::today(game)?;
    if arguments.card {
        return match &today.done {
            Some(_) => cards(&[today]),
            None => Err(Failure::Failed(format!("today's deal of {} is not finished", game.info().id))),
        };
    }
    if let Some(done) = &today.done {
        let id = game.info().id;
        let result = format!("You have played today's deal of {id}: {}.\n\n", words::result(&done.entry));
        let again = format!("\nPlay it again, for yourself: underdeck play {id} --deal {}\n", today.deal.code);
        return Ok(say::print(&(result + &card_of(&today)? + &again))?);
    }
    play_today(game, &today, Style::new(arguments.style, &settings())?)
}

/// Begins or resumes the deal of a day.
pub(crate) fn play_today(game: &underdeck_catalogue::Game, today: &DailyDeal, style: Style) -> Result<(), Failure> {
    if let Some((path, record)) = &today.begun {
        return super::play::resume(path, record, style);
    }
    let mut session = daily::begin(game, today)?;
    let player = settings().player;
    if !player.is_empty() {
        session.set_tag("Player", &player);
    }
    play::play(OpenGame::new(session)?, style)
}

fn cards(days: &[DailyDeal]) -> Result<(), Failure> {
    let done: Vec<&DailyDeal> = days.iter().filter(|today| today.done.is_some()).collect();
    if done.is_empty() {
        return Err(Failure::Failed("no deal of today is finished".into()));
    }
    let texts: Vec<String> = done.into_iter().map(card_of).collect::<Result<_, _>>()?;
    Ok(say::print(&texts.join("\n"))?)
}

/// The result card of a finished day.
fn card_of(today: &DailyDeal) -> Result<String, Failure> {
    let Some(done) = &today.done else { return Ok(String::new()) };
    let record = underdeck_home::parse(&done.path, &underdeck_home::read(&done.path)?)?;
    Ok(card(&record, &settings()))
}
