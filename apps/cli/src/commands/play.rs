//! `play`: playing a game. This module chooses the game; the full-screen table or `crate::play` plays it.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;
use underdeck_catalogue::Game;
use underdeck_chronicle::Winnable;
use underdeck_game::{Message, Seat, say};
use underdeck_home::{SaveSlot, Settings, luck};
use underdeck_play::{BotOpponent, NEVER, Session};
use underdeck_players::PlayerKind;
use underdeck_record::Record;

use crate::args::{DealArguments, GAME, PLAYER, number};
use crate::failure::Failure;
use crate::play::{CampaignChoice, OpenGame, Style, StyleArguments, agrees, ask, settings};
use crate::{play, say, words};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) deal: DealArguments,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["new", "code", "seed", "options", "record"])]
    pub(crate) resume: bool,
    #[arg(long)]
    pub(crate) new: bool,
    #[arg(long, value_name = "HOW", value_parser = PossibleValuesParser::new(Winnable::WORDS),
        conflicts_with_all = ["code", "seed", "resume", "campaign", "guide"])]
    pub(crate) winnable: Option<String>,
    #[arg(long)]
    pub(crate) take_over: bool,
    #[arg(long, value_name = "NAME", value_parser = campaign_name, conflicts_with_all = ["record", "resume", "new"])]
    pub(crate) campaign: Option<String>,
    #[arg(long, value_name = "ID", requires = "campaign")]
    pub(crate) chapter: Option<String>,
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", conflicts_with_all = ["code", "seed", "options", "resume", "campaign"], value_parser = number::<usize>(0, u64::MAX))]
    pub(crate) guide: Option<usize>,
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, conflicts_with_all = ["resume", "campaign", "guide"])]
    pub(crate) opponent: Option<PlayerKind>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u8>(1, 2), requires = "opponent")]
    pub(crate) seat: u8,
    #[command(flatten)]
    pub(crate) style: StyleArguments,
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Option<String>,
}

impl Arguments {
    /// The program that plays the other seat.
    fn program(&self) -> Option<BotOpponent> {
        self.opponent.map(|player| BotOpponent { seat: Seat(2 - self.seat), player })
    }
}

/// Plays.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?;
    let settings = settings();
    let style = Style::new(arguments.style, &settings)?;
    let player = arguments.player.clone().or_else(|| Some(settings.player.clone()).filter(|name| !name.is_empty()));
    if let Some(name) = &arguments.campaign {
        return play::play_campaign(
            game,
            &campaign_choice(game, name, arguments, player.as_deref(), &|slot| opened(slot, arguments.take_over))?,
            style,
        );
    }
    let mut game = open(game, arguments, &settings)?;
    with_player(game.session.as_mut(), arguments.player.as_deref(), &settings);
    play::play(game, style)
}

/// Sets the player's name in the record: the given one, or that of the settings if the record has none.
pub(crate) fn with_player(session: &mut dyn Session, name: Option<&str>, settings: &Settings) {
    match name {
        Some(name) => session.set_tag("Player", name),
        None if session.record().tag("Player").is_none() && !settings.player.is_empty() => {
            session.set_tag("Player", &settings.player)
        }
        None => {}
    }
}

/// The campaign and chapter to play.
fn campaign_choice<'a>(
    game: &Game,
    name: &'a str,
    arguments: &'a Arguments,
    player: Option<&'a str>,
    open: &'a dyn Fn(&SaveSlot) -> Result<Option<Record>, Failure>,
) -> Result<CampaignChoice<'a>, Failure> {
    let deal = match arguments.deal.is_open() {
        true => None,
        false => Some(arguments.deal.resolve(game, luck::new_seed)?),
    };
    Ok(CampaignChoice { name, chapter: arguments.chapter.as_deref(), deal, player, open })
}

/// A campaign's name, with single spaces.
fn campaign_name(text: &str) -> Result<String, String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() { Err(say!(LINE_CAMPAIGN_NAME).into()) } else { Ok(name) }
}

/// Resumes and plays an unfinished game.
pub(crate) fn resume(path: &Path, record: &Record, style: Style) -> Result<(), Failure> {
    play::play(resumed(SaveSlot::home(path.to_owned()), record.clone(), false)?, style)
}

/// Opens an unfinished game. `record` is its record when it was listed; another program may have played since.
pub(crate) fn resumed(slot: SaveSlot, record: Record, takes_over: bool) -> Result<OpenGame, Failure> {
    let record = opened(&slot, takes_over)?.unwrap_or(record);
    let session = underdeck_play::resume(underdeck_home::game_of(slot.path(), &record)?, &record)
        .map_err(|error| Failure::file(slot.path(), error))?;
    Ok(OpenGame { session, slot, story: None })
}

/// Begins or resumes the game to play.
fn open(game: &'static Game, arguments: &Arguments, settings: &Settings) -> Result<OpenGame, Failure> {
    if let Some(path) = &arguments.record {
        return match path.exists() {
            true => from_file(game, path, arguments),
            false => {
                let session = start(game, arguments, settings)?;
                Ok(OpenGame { session, slot: SaveSlot::file(path.clone()), story: None })
            }
        };
    }
    for repair in underdeck_home::repairs()? {
        say::note(&repair.said());
    }
    let mut unfinished = underdeck_home::unfinished(Some(game.info().id))?;
    // `table` resumes physical games; --resume takes one only if there is no other game.
    let is_dealt = |(_, record): &(PathBuf, Record)| !record.is_physical();
    if !arguments.resume || unfinished.iter().any(is_dealt) {
        unfinished.retain(is_dealt);
    }
    if play::asks()
        && unfinished.is_empty()
        && arguments.guide.is_none()
        && !game.guides(underdeck_game::Language::ENGLISH).is_empty()
        && is_new_to(game)?
    {
        say::note(&say!(LINE_NEW_TO, game = game.info().title, id = game.info().id));
    }
    match unfinished.first() {
        None if arguments.resume => Err(Failure::Failed(say!(LINE_RESUME_NONE, game = game.info().id).into())),
        Some((path, record)) if arguments.resume || wants_to_resume(path, record, arguments)? => {
            resumed(SaveSlot::home(path.clone()), record.clone(), arguments.take_over)
        }
        _ => OpenGame::new(start(game, arguments, settings)?),
    }
}

/// Whether the player has never finished this game.
fn is_new_to(game: &Game) -> Result<bool, Failure> {
    Ok(!underdeck_home::statistics::entries()?.iter().any(|entry| entry.game == game.info().id))
}

/// A new game: the deal of the arguments, or else one with the player's own options.
fn start(game: &Game, arguments: &Arguments, settings: &Settings) -> Result<Box<dyn Session>, Failure> {
    if let Some(n) = arguments.guide {
        let mut session = underdeck_play::start_guide(game, n)?;
        session.set_tag("Date", &luck::today());
        return Ok(session);
    }
    let winnable = arguments.winnable.as_deref().and_then(Winnable::of).unwrap_or(settings.winnable);
    let deal = &arguments.deal;
    let options = if deal.is_open() { settings.options_of(game.info().id) } else { deal.house.of(game) };
    let mut session = match deal.code.is_some() || deal.seed.is_some() {
        true => underdeck_play::start(game, &deal.resolve(game, luck::new_seed)?.code)?,
        false => winnable.deal(game, &options, luck::new_seed(), &NEVER)?.start()?,
    };
    session.set_tag("Date", &luck::today());
    if let Some(program) = arguments.program() {
        program.sit(session.as_mut()).map_err(|why| Failure::Usage(why.to_string()))?;
    }
    Ok(session)
}

/// Resumes the game in a file, unless it is over or the arguments describe another one.
fn from_file(game: &Game, path: &Path, arguments: &Arguments) -> Result<OpenGame, Failure> {
    let refuse = |why: Message| Err(Failure::Usage(why.into()));
    let file = path.display().to_string();
    if arguments.new {
        return refuse(say!(LINE_FILE_GAME, file));
    }
    let slot = SaveSlot::file(path.to_owned());
    let record = match underdeck_home::parse(path, &underdeck_home::read(path)?) {
        Err(error) => match underdeck_record::Record::salvage(&underdeck_home::read(path)?)
            .tag("Deal")
            .and_then(|_| underdeck_home::repair(path))
        {
            Some(repair) => {
                say::note(&repair.said());
                underdeck_home::parse(path, &underdeck_home::read(path)?)?
            }
            None => return Err(error.into()),
        },
        Ok(record) => record,
    };
    let record = opened(&slot, arguments.take_over)?.unwrap_or(record);
    let session = underdeck_play::resume(game, &record).map_err(|error| Failure::file(path, error))?;
    if session.outcome().is_some() {
        return refuse(say!(LINE_FILE_FINISHED, file));
    }
    if !arguments.deal.is_open() && arguments.deal.resolve(game, || session.deal().seed)?.code != session.deal().code {
        return refuse(say!(LINE_FILE_DEAL, file));
    }
    if arguments.program().is_some_and(|program| BotOpponent::of(&session.record()) != Some(program)) {
        return refuse(say!(LINE_FILE_OPPONENT, file));
    }
    Ok(OpenGame { session, slot, story: None })
}

/// Opens a game and reads its current record. If it is open in another program, asks at a terminal whether to take it over, and
/// else says how to do so or look at it.
pub(crate) fn opened(slot: &SaveSlot, takes_over: bool) -> Result<Option<Record>, Failure> {
    if takes_over {
        return Ok(slot.take_over()?);
    }
    let open = match slot.open() {
        Err(error @ underdeck_home::Error::Open(_)) => error.to_string(),
        other => return Ok(other?),
    };
    if play::asks() {
        say::note(&Message::from(open.as_str()).as_sentence());
        match ask(&say!(LINE_HELD_ASK))?.unwrap_or_default().to_lowercase().as_str() {
            "t" | "take" | "take over" => return Ok(slot.take_over()?),
            "l" | "look" => {
                super::replay::step(slot.path())?;
                return Err(Failure::Closed);
            }
            _ => {}
        }
    }
    Err(Failure::Failed(say!(LINE_HELD, open).into()))
}

/// Whether to resume an unfinished game: never if the arguments describe another one.
fn wants_to_resume(path: &Path, record: &Record, arguments: &Arguments) -> Result<bool, Failure> {
    if arguments.new
        || arguments.opponent.is_some()
        || arguments.guide.is_some()
        || arguments.winnable.is_some()
        || !arguments.deal.is_open()
    {
        return Ok(false);
    }
    asks_to_resume(path, record)
}

/// Asks at a terminal whether to resume an unfinished game; in a pipe, resumes it and says so.
pub(crate) fn asks_to_resume(path: &Path, record: &Record) -> Result<bool, Failure> {
    if !play::asks() {
        say::note(&say!(LINE_RESUMING, file = path.display().to_string()));
        return Ok(true);
    }
    say::note(&say!(CLI_UNFINISHED, game = words::unfinished(record)));
    agrees(&say!(LINE_RESUME_ASK))
}
