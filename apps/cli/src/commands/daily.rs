//! `daily`: the deals of the day.

use clap::Args;
use underdeck_game::say;
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
    #[arg(long, conflicts_with_all = ["linear", "brief", "full"])]
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
            None => Err(Failure::Failed(say!(CLI_DAY_OPEN, game = game.info().title).into())),
        };
    }
    if let Some(done) = &today.done {
        let played = say!(CLI_DAY_PLAYED, game = game.info().title, result = words::result(&done.entry));
        let command = format!("underdeck play {} --deal {}", game.info().id, today.deal.code);
        let again = say!(CLI_DAY_AGAIN, command);
        return Ok(say::print(&format!("{played}\n\n{}\n{again}\n", card_of(&today)?))?);
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
        return Err(Failure::Failed(say!(CLI_DAY_NONE).into()));
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
