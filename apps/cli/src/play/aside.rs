//! Commands that are not about the position: other games, statistics, the result card, settings, JSON for programs.

use std::io::{self, Write};
use std::path::Path;

use serde_json::json;
use underdeck_chronicle::daily::{SquareStyle, result_card};
use underdeck_chronicle::statistics::summaries;
use underdeck_game::{Message, Table, say};
use underdeck_home::{ColourScheme, SaveSlot, Settings, luck, statistics};
use underdeck_play::NEVER;
use underdeck_play::Session;
use underdeck_record::Record;

use super::OpenGame;
use crate::failure::Failure;
use crate::say::is_dumb;
use crate::words::{self, settings};

/// The unfinished games with their numbers; `here` is the file of the current one.
pub(super) fn games(here: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    for (n, (path, record)) in underdeck_home::unfinished(None)?.iter().enumerate() {
        let game = words::unfinished(record);
        text += &format!("{:>3}. {}\n", n + 1, if path == here { say!(LINE_THIS_GAME, game) } else { game });
    }
    if text.is_empty() {
        return Ok(format!("{}\n", say!(LINE_GAMES_NONE)));
    }
    Ok(format!("{text}{}\n", say!(LINE_GAMES_HOW)))
}

/// The unfinished game with this number, or why there is none.
pub(super) fn open(number: usize) -> Result<Result<OpenGame, Message>, Failure> {
    let open = underdeck_home::unfinished(None)?;
    let Some((path, record)) = number.checked_sub(1).and_then(|n| open.get(n)) else {
        return Ok(Err(say!(LINE_NO, reason = say!(LINE_GAME_UNKNOWN, n = number))));
    };
    let slot = SaveSlot::home(path.clone());
    let record = match slot.open() {
        Ok(now) => now.unwrap_or_else(|| record.clone()),
        Err(error) => return Ok(Err(say!(LINE_NO, reason = error.to_string()))),
    };
    let resumed = underdeck_home::game_of(path, &record)
        .map_err(|error| error.to_string())
        .and_then(|game| underdeck_play::resume(game, &record).map_err(|error| format!("{}: {error}", path.display())));
    Ok(resumed.map(|session| OpenGame { session, slot, story: None }).map_err(Message::from))
}

/// The same deal again; after a physical game, a new one by the same house rules.
pub(super) fn again(session: &dyn Session, settings: &Settings) -> Result<OpenGame, Failure> {
    let (id, code) = (session.info().id, session.deal().code);
    match session.is_physical() {
        true => opened(underdeck_play::start_physical(underdeck_catalogue::find(id)?, &code)?, settings),
        false => opened(underdeck_play::start(underdeck_catalogue::find(id)?, &code)?, settings),
    }
}

/// A new game with the player's own options.
pub(crate) fn begin(id: &str, settings: &Settings) -> Result<OpenGame, Failure> {
    begin_with(id, &settings.options_of(id), settings)
}

/// A new game with these options.
pub(super) fn begin_with(id: &str, options: &[(String, String)], settings: &Settings) -> Result<OpenGame, Failure> {
    let game = underdeck_catalogue::find(id)?;
    opened(settings.winnable.deal(game, options, luck::new_seed(), &NEVER)?.start()?, settings)
}

/// A new game, in a file of its own.
fn opened(mut session: Box<dyn Session>, settings: &Settings) -> Result<OpenGame, Failure> {
    session.set_tag("Date", &luck::today());
    if !settings.player.is_empty() {
        session.set_tag("Player", &settings.player);
    }
    OpenGame::new(session)
}

/// The statistics of one game.
pub(super) fn statistics(id: &str) -> Result<String, Failure> {
    let mut entries = statistics::entries()?;
    entries.retain(|entry| entry.game == id);
    let text: String = summaries(&entries).iter().map(words::summary).collect();
    Ok(if text.is_empty() { format!("{}\n", say!(STATISTICS_NONE)) } else { text })
}

/// The result card to share.
pub(crate) fn card(record: &Record, settings: &Settings) -> String {
    let marks =
        if is_dumb() || settings.theme == ColourScheme::Ascii { SquareStyle::Ascii } else { SquareStyle::Colour };
    format!("{}\n", result_card(record, None, marks).unwrap_or_else(|error| error.said()))
}

/// Shows the settings or one of them, or sets one: `KEY VALUE`.
pub(super) fn set(now: &mut Settings, words: Option<&str>, out: &mut impl Write) -> io::Result<()> {
    let (key, value) = match words {
        None => return write!(out, "{}", settings::list(now)),
        Some(words) => words.split_once(char::is_whitespace).unwrap_or((words, "")),
    };
    if value.is_empty() {
        return writeln!(out, "{}", settings::describe(now, key).unwrap_or_else(|message| message));
    }
    match now.change(key, value) {
        Ok(()) => writeln!(out, "{}", settings::describe(now, key).unwrap_or_else(|message| message)),
        Err(error) => writeln!(out, "{}", say!(LINE_NO, reason = error.to_string())),
    }
}

/// The game and its table as one line of JSON, for programs.
pub(super) fn json(session: &dyn Session, table: &Table) -> String {
    let outcome = session
        .outcome()
        .map(|outcome| json!({ "result": outcome.result.word(), "cause": outcome.cause, "score": outcome.score }));
    let value = json!({
        "game": session.info().id,
        "deal": session.deal().code,
        "seat": session.seat().0 + 1,
        "moves": session.moves(),
        "outcome": outcome,
        "informed": session.informed(),
        "table": table,
    });
    value.to_string()
}
