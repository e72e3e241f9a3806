//! `table`: a physical game.

use std::path::PathBuf;

use clap::Args;
use underdeck_game::{Message, say};
use underdeck_home::{SaveSlot, luck};

use super::play::{asks_to_resume, opened, resumed, with_player};
use crate::args::{GAME, OptionArguments};
use crate::failure::Failure;
use crate::play::{self, OpenGame, Style, StyleArguments, settings};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[command(flatten)]
    house: OptionArguments,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["new", "resume"])]
    record: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["new", "options"])]
    resume: bool,
    #[arg(long)]
    new: bool,
    #[arg(long)]
    take_over: bool,
    #[command(flatten)]
    style: StyleArguments,
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
}

/// Begins or resumes a physical game, and plays it.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?;
    let settings = settings();
    let style = Style::new(arguments.style, &settings)?;
    let id = game.info().id;
    if let Some(path) = arguments.record.as_ref().filter(|path| path.exists()) {
        let slot = SaveSlot::file(path.clone());
        let read = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
        let record = opened(&slot, arguments.take_over)?.unwrap_or(read);
        let refuse = |why: Message| Err(Failure::Usage(why.into()));
        let file = path.display().to_string();
        if !record.is_physical() {
            return refuse(say!(LINE_FILE_DEALT, file));
        }
        let session = underdeck_play::resume(game, &record).map_err(|error| Failure::file(path, error))?;
        if session.outcome().is_some() {
            return refuse(say!(LINE_FILE_FINISHED, file));
        }
        return play::play(OpenGame { session, slot, story: None }, style);
    }
    let begun = underdeck_home::unfinished(Some(id))?.into_iter().find(|(_, record)| record.is_physical());
    if begun.is_none() && arguments.resume {
        return Err(Failure::Failed(say!(LINE_RESUME_NONE_OWN_CARDS, game = id).into()));
    }
    let is_new = arguments.new || arguments.record.is_some() || !arguments.house.is_empty();
    let begun = begun.filter(|_| !is_new);
    if let Some((path, record)) = begun
        && (arguments.resume || asks_to_resume(&path, &record)?)
    {
        return play::play(resumed(SaveSlot::home(path), record, arguments.take_over)?, style);
    }
    let options = if arguments.house.is_empty() { settings.options_of(id) } else { arguments.house.of(game) };
    // The player deals the cards, so the deal only holds the options, and any seed will do.
    let code = game.deal(&options, 0)?.code;
    let mut session = underdeck_play::start_physical(game, &code)?;
    session.set_tag("Date", &luck::today());
    with_player(session.as_mut(), arguments.player.as_deref(), &settings);
    let game = match &arguments.record {
        Some(path) => OpenGame { session, slot: SaveSlot::file(path.clone()), story: None },
        None => OpenGame::new(session)?,
    };
    play::play(game, style)
}
