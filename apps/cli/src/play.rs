//! Line mode: a game played in lines of text, in a terminal or through a pipe. `docs/line-mode.md` is its manual.

mod aside;
mod campaign;
mod choose;
mod coach;
mod ending;
mod entering;
mod guided;
mod handover;
mod inspect;
mod interrupt;
mod line_command;
mod line_game;
mod lines;
mod questions;
mod saving;
mod watch;

use std::io::{self, BufRead, IsTerminal, Write};

use underdeck_game::{Message, say};
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::{History, Session};
use underdeck_tui::{Left, LinesOf, Start};

use crate::failure::Failure;
use crate::say;

pub(crate) use aside::{begin, card};
pub(crate) use campaign::{CampaignChoice, play_campaign};
use interrupt::{exit_on_signals, note_saved, save_on_interrupt};
use line_game::{LineGame, Next};
pub(crate) use watch::{Frame, ReplaySource, print_all, step_through};

/// The presentation of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Style {
    /// Whether a player at a terminal can be asked.
    pub(crate) asks: bool,
    /// Whether to show only changes, and the whole table on `look`.
    pub(crate) brief: bool,
    /// Whether to use the full-screen table.
    pub(crate) screen: bool,
}

/// The arguments for how a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::Args)]
pub(crate) struct StyleArguments {
    #[arg(long)]
    pub(crate) linear: bool,
    #[arg(long)]
    pub(crate) brief: bool,
    #[arg(long, conflicts_with = "brief")]
    pub(crate) full: bool,
}

/// A game to play: its session, its file, and its story if it is a chapter of a campaign.
pub(crate) struct OpenGame {
    pub(crate) session: Box<dyn Session>,
    pub(crate) slot: SaveSlot,
    pub(crate) story: Option<String>,
}

impl OpenGame {
    /// A new game in a file of its own, in the folder of unfinished games.
    pub(crate) fn new(session: Box<dyn Session>) -> Result<Self, Failure> {
        let slot = SaveSlot::home(underdeck_home::new_unfinished(session.info().id, &session.deal().code)?);
        Ok(Self { session, slot, story: None })
    }
}

impl Style {
    /// The style for the arguments: the full-screen table in a terminal, unless line mode is chosen. In line mode, signals end the
    /// program with their code from now on.
    pub(crate) fn new(arguments: StyleArguments, settings: &Settings) -> Result<Self, Failure> {
        let StyleArguments { linear, brief, full } = arguments;
        let screen = opens_screen(linear || brief || full, settings);
        underdeck_home::run_as(if screen { "full-screen" } else { "line-mode" });
        if !screen {
            exit_on_signals()?;
        }
        Ok(Self { asks: asks(), brief: !full, screen })
    }
}

/// Whether to use the full-screen table: at a terminal that can show it, unless line mode is chosen.
pub(crate) fn opens_screen(linear: bool, settings: &Settings) -> bool {
    asks() && !say::is_dumb() && !linear && !settings.linear
}

/// The player's settings; if they are invalid, reports so and returns the defaults.
pub(crate) fn settings() -> Settings {
    Settings::load().unwrap_or_else(|error| {
        Failure::from(error).report();
        say::note(&say!(LINE_SETTINGS_DEFAULT));
        Settings::default()
    })
}

/// Plays until the player leaves, the input ends, or the game ends and no player can be asked.
pub(crate) fn play(game: OpenGame, style: Style) -> Result<(), Failure> {
    if style.screen {
        let OpenGame { session, slot, .. } = game;
        return full_screen(Start::Play { tree: Box::new(History::new(session)), place: slot }).map(drop);
    }
    let mut next = Some(game);
    while let Some(game) = next.take() {
        next = play_lines(game, style)?;
    }
    Ok(())
}

/// Shows the full-screen table until the player leaves it, and then the game in line mode if the player left for that. Returns how
/// the player left without a game: with the program, or for line mode with a task or nothing.
pub(crate) fn full_screen(start: Start) -> Result<Left, Failure> {
    let left = underdeck_tui::run(start)?;
    let Left::ForLines(Some(game)) = left else { return Ok(left) };
    let style = Style::new(StyleArguments { linear: true, ..StyleArguments::default() }, &settings())?;
    let open = |slot: &SaveSlot| Ok(slot.open()?);
    match game {
        LinesOf::Game(slot) => {
            let record = match slot.open()? {
                Some(record) => record,
                None => underdeck_home::parse(slot.path(), &underdeck_home::read(slot.path())?)?,
            };
            let session = underdeck_play::resume(underdeck_home::game_of(slot.path(), &record)?, &record);
            let session = session.map_err(|error| Failure::file(slot.path(), error))?;
            play(OpenGame { session, slot, story: None }, style)?;
        }
        LinesOf::Campaign { game, name } => {
            let choice = CampaignChoice { name: &name, chapter: None, deal: None, player: None, open: &open };
            play_campaign(underdeck_catalogue::find(game)?, &choice, style)?;
        }
        task => return Ok(Left::ForLines(Some(task))),
    }
    Ok(Left::Program)
}

/// Plays a game until the player leaves it; returns the game to play next, if any.
fn play_lines(game: OpenGame, style: Style) -> Result<Option<OpenGame>, Failure> {
    let slot = game.slot.clone();
    let mut game = LineGame::new(game, style, settings(), say::people());
    note_saved(None);
    save_on_interrupt(slot, game.resume_hint())?;
    game.welcome()?;
    let mut input = io::stdin().lock();
    let mut line = String::new();
    loop {
        game.prompt()?;
        line.clear();
        match input.read_line(&mut line) {
            Ok(0) => {
                game.end_prompt()?;
                break;
            }
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                say::error(&say!(LINE_NOT_UTF8));
                continue;
            }
            Err(error) => return Err(error.into()),
        }
        match game.handle_line(line.trim())? {
            Next::Read => {}
            Next::Leave => break,
            Next::Replay(mut replay) => {
                drop(input);
                step_through(replay.as_mut())?;
                input = io::stdin().lock();
                game.show(true)?;
            }
            Next::Change(next) => {
                game.leave()?;
                return Ok(Some(*next));
            }
        }
    }
    game.leave()?;
    Ok(None)
}

/// Whether a player can be asked: standard input and output are terminals.
pub(crate) fn asks() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Asks at the terminal; `None` if the input has ended.
pub(crate) fn ask(question: &Message) -> Result<Option<String>, Failure> {
    write!(io::stderr(), "{question} ")?;
    let mut answer = String::new();
    let read = io::stdin().lock().read_line(&mut answer)?;
    Ok((read > 0).then(|| answer.trim().to_owned()))
}

/// Whether an answer is yes, in English or in the reader's language.
pub(crate) fn is_yes(answer: &str) -> bool {
    ["y", "yes"].contains(&answer) || say!(LINE_YES).words().any(|yes| yes == answer)
}

/// Whether an answer is no, in English or in the reader's language.
pub(crate) fn is_no(answer: &str) -> bool {
    ["n", "no"].contains(&answer) || say!(LINE_NO_WORDS).words().any(|no| no == answer)
}

/// Asks a question that Enter answers with yes.
pub(crate) fn agrees(question: &Message) -> Result<bool, Failure> {
    Ok(ask(question)?.is_some_and(|answer| !is_no(&answer.to_lowercase())))
}
