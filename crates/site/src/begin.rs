//! Starting games: from a new deal, a deal code, an uploaded record, the deal of the day, or as a chapter.

use std::sync::Arc;

use sha2::{Digest, Sha256};
use underdeck_catalogue::{DealInfo, Game};
use underdeck_chronicle::{Dealt, Difficulty, Winnable, daily, set_difficulty, stored_id};
use underdeck_game::say;
use underdeck_play::{BotOpponent, NEVER, Session};
use underdeck_record::{Line, Note, Record};

use crate::error::Error;
use crate::kept::{GameMeta, Kept, RemoteSeats, SealedDay, Snapshot, StoredChapter};
use crate::live::{LiveGame, snapshot_of};
use crate::random;
use crate::route::Deal;
use crate::services::{HostRepository, Services};

/// The origin of a game.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// The day, if it is a deal of the day.
    pub day: Option<String>,
    /// The campaign, if it is a chapter of one.
    pub campaign: Option<String>,
    /// The chapter.
    pub chapter: Option<StoredChapter>,
    /// The SHA-256 of the record, if it was uploaded as one.
    pub source: Option<Vec<u8>>,
    /// The two players, if each plays on a device of their own.
    pub apart: Option<RemoteSeats>,
    /// The id and the time of the last change, if it comes from another device of its player.
    pub moved: Option<(String, i64)>,
}

/// A new game before it is stored.
struct Made {
    game: String,
    deal: String,
    snapshot: Snapshot,
}

/// Starts a game and stores it; returns its id, or that of the player's existing game of this day or uploaded record.
///
/// # Errors
/// If `start` fails, the player has too many unfinished games, or the game cannot be stored.
pub async fn begin<H: Services>(
    app: &Arc<H>,
    player: i64,
    name: String,
    origin: Origin,
    start: impl FnOnce() -> Result<Box<dyn Session>, Error> + Send + 'static,
) -> Result<String, Error> {
    begin_as(app, player, name, origin, Box::new(start)).await
}

/// Starts a session. Boxed, so the rest is compiled once for all origins.
type Start = Box<dyn FnOnce() -> Result<Box<dyn Session>, Error> + Send>;

async fn begin_as<H: Services>(
    app: &Arc<H>,
    player: i64,
    name: String,
    origin: Origin,
    start: Start,
) -> Result<String, Error> {
    let (today, day, uploaded, tag) = (app.today(), origin.day.clone(), origin.source.is_some(), app.day_tag());
    let (apart, capabilities) = (origin.apart, app.capabilities());
    let (id, created) = match origin.moved {
        Some(moved) => moved,
        None => (random::id(&**app)?, app.seconds()),
    };
    // Records are public, so the address of a game must not follow from the id in its record.
    let record_id = stored_id(&id, None);
    let make = move || {
        let mut session = start()?;
        if !uploaded {
            session.set_tag(underdeck_record::ID, &record_id);
            session.set_tag("Date", &today);
            if !name.is_empty() {
                session.set_tag("Player", &name);
            }
            if let Some(day) = day {
                session.set_tag(tag, &day);
            }
        }
        let mut tree = capabilities.history(session);
        tree.answer(None, &NEVER);
        let session = tree.session();
        let (game, deal) = (session.info().id.to_owned(), session.deal().code);
        let mut snapshot = snapshot_of(&tree);
        if let Some(apart) = apart {
            RemoteSeats { turn: session.seat().0 + 1, ..apart }.write(&mut snapshot, session.is_shared());
        }
        Ok::<_, Error>(Made { game, deal, snapshot })
    };
    let Made { game, deal, snapshot } = app.think(make).await??;
    if snapshot.record.len() > app.limits().record {
        return Err(Error::TooLarge(say!(REFUSED_RECORD_SIZE, most = app.limits().record / 1024)));
    }
    let facts = GameMeta {
        id,
        player,
        game,
        deal,
        day: origin.day,
        campaign: origin.campaign,
        chapter: origin.chapter,
        source: origin.source,
        attempt: 0,
        created,
    };
    let (limits, today) = (app.limits(), app.today());
    let added = app.write(move |store: &HostRepository<'_, H>| {
        if let Some(id) = store.earlier(&facts)? {
            return Ok(Ok(id));
        }
        let bytes = snapshot.record.len();
        if let Some(why) = limits.refusal(&store.usage(player, &today)?, bytes) {
            return Ok(Err(Error::Quota(why)));
        }
        if store.running(player)? >= limits.unfinished && snapshot.result == "*" {
            return Ok(Err(Error::TooMany(say!(REFUSED_UNFINISHED, most = limits.unfinished))));
        }
        store.add(&facts, &snapshot)?;
        store.count_added(player, &today, bytes)?;
        Ok(Ok(facts.id))
    });
    added.await?
}

/// Checks that a player may store more, before lines and comments are added to a game.
///
/// # Errors
/// If a limit is reached.
pub(crate) async fn check_quota<H: Services>(app: &Arc<H>, player: i64) -> Result<(), Error> {
    let today = app.today();
    let usage = app.read(move |store: &HostRepository<'_, H>| store.usage(player, &today)).await?;
    app.limits().refusal(&usage, 0).map_or(Ok(()), |why| Err(Error::Quota(why)))
}

/// A deal for a new game with these house rules and a random seed, from the requested kind of deals.
///
/// # Errors
/// If an option is wrong, the solver has too much to do, or this program does not have the game's solver.
pub(crate) async fn deal_new<H: Services>(
    app: &Arc<H>,
    game: &'static Game,
    options: Vec<(String, String)>,
    winnable: Winnable,
) -> Result<Dealt, Error> {
    let first = random::seed(&**app)?;
    let deal_by = app.further().map_or(Winnable::deal_core as Deal, |further| further.deal);
    let deal = move || deal_by(winnable, game, &options, first, &NEVER);
    Ok(match winnable.in_game(game) {
        Winnable::Off => deal(),
        _ => app.solve(deal).await?,
    }?)
}

/// The game of an uploaded record, started if the player has none yet; returns its id.
///
/// # Errors
/// If it is not a record of a legal game, or too large.
pub async fn upload<H: Services>(app: &Arc<H>, player: i64, text: &[u8]) -> Result<String, Error> {
    let record = uploaded(app, text)?;
    let source = Sha256::digest(record.to_string()).to_vec();
    let origin = Origin { source: Some(source), ..Origin::default() };
    begin(app, player, String::new(), origin, move || resume(&record)).await
}

/// Whether the record of a game may leave the host: it reveals nothing that a seat must not know yet.
pub fn may_leave(kept: &Kept) -> bool {
    let has_secrets = |record: Record| resume(&record).is_ok_and(|session| session.has_secrets());
    kept.snapshot.result != "*" || !(kept.hides_deal() || kept.snapshot.record.parse().is_ok_and(has_secrets))
}

/// Reads an uploaded record and checks its size. Its moves are checked when the game starts.
pub(crate) fn uploaded<H: Services>(app: &Arc<H>, text: &[u8]) -> Result<Record, Error> {
    if text.len() > app.limits().record {
        return Err(Error::TooLarge(say!(REFUSED_RECORD_SIZE, most = app.limits().record / 1024)));
    }
    let record = Record::from_bytes(text).map_err(|error| Error::Wrong(say!(REFUSED_NO_RECORD, why = error.said())))?;
    let moves = count(record.line());
    if moves > app.limits().moves {
        let most = app.limits().moves;
        return Err(Error::TooLarge(say!(REFUSED_RECORD_MOVES, most, moves)));
    }
    if let Some(tag) = record.tag(underdeck_record::PROGRAM) {
        // A longer search than those offered would delay other players.
        BotOpponent::offered(tag.split_once(' ').map_or(tag, |(_, player)| player)).map_err(Error::Wrong)?;
    }
    Ok(record)
}

/// The id of the player's game of today's deal, started if there is none yet.
///
/// # Errors
/// If there is no such game.
pub async fn begin_today<H: Services>(app: &Arc<H>, player: i64, name: String, game: &str) -> Result<String, Error> {
    let id = underdeck_catalogue::find(game)?.info().id;
    let today = app.sealed_days().await?.into_iter().next();
    let SealedDay { day, text, .. } = today.ok_or_else(|| Error::Internal("there is no day".into()))?;
    let code = code_of(&text, id).map(str::to_owned);
    let code = code.ok_or_else(|| Error::NotFound(say!(REFUSED_NEWER, game = id, day = day.clone())))?;
    let origin = Origin { day: Some(day), ..Origin::default() };
    let difficulty = difficulties(app, std::slice::from_ref(&code)).await.pop().flatten();
    let start = move || {
        let mut session = underdeck_play::start(underdeck_catalogue::by_code(&code)?, &code)?;
        if let Some(difficulty) = difficulty {
            set_difficulty(session.as_mut(), difficulty);
        }
        Ok(session)
    };
    begin(app, player, name, origin, start).await
}

/// The difficulties of winnable deals of a day. Each deal is tried once; `None` if the solver is overloaded or the deal is not known to be
/// winnable.
pub(crate) async fn difficulties<H: Services>(app: &Arc<H>, codes: &[String]) -> Vec<Option<Difficulty>> {
    let wanted = codes.to_vec();
    let difficulty = |code: String| daily::difficulty(&underdeck_catalogue::by_code(&code).ok()?.deal_of(&code).ok()?);
    let find = move || wanted.into_iter().map(difficulty).collect();
    app.solve(find).await.unwrap_or_else(|_| vec![None; codes.len()])
}

/// A player's game as stored.
///
/// # Errors
/// If the player has no such game.
pub(crate) async fn kept<H: Services>(app: &Arc<H>, player: i64, id: &str) -> Result<Kept, Error> {
    let name = id.to_owned();
    let kept = app.read(move |store: &HostRepository<'_, H>| store.game(player, &name)).await?;
    kept.ok_or_else(Error::no_game)
}

/// The record of a game, for download.
///
/// # Errors
/// If it would reveal something that must stay secret for now.
pub async fn record<H: Services>(app: &Arc<H>, player: i64, id: &str) -> Result<String, Error> {
    let look = |game: &LiveGame| {
        let session = game.tree.session();
        let is_secret = session.has_secrets() && !game.is_over();
        (Arc::clone(&game.facts), is_secret || game.hides_deal(), game.tree.record().to_string())
    };
    let (facts, is_secret, text) = app.look(player, id, look).await?;
    if app.is_sealed(&facts) {
        let day = facts.day.as_deref().unwrap_or_default();
        return Err(Error::Withheld(say!(REFUSED_SEALED, day)));
    }
    if is_secret {
        return Err(Error::Withheld(say!(REFUSED_SECRETS)));
    }
    Ok(text)
}

/// The deal of house rules and a typed seed, or else a random one.
///
/// # Errors
/// If an option or the seed is wrong.
pub fn deal_of<H: Services>(
    app: &Arc<H>,
    game: &Game,
    options: &[(String, String)],
    seed: Option<&str>,
) -> Result<DealInfo, Error> {
    let seed = match seed {
        None => random::seed(&**app)?,
        Some(typed) => typed.parse().map_err(|_| Error::Wrong(say!(REFUSED_SEED, seed = format!("{typed:.30}"))))?,
    };
    Ok(game.deal(options, seed)?)
}

/// The game of a record.
///
/// # Errors
/// If the record is not a legal game.
pub(crate) fn resume(record: &Record) -> Result<Box<dyn Session>, Error> {
    record.tag("Game").ok_or_else(|| Error::Wrong(say!(REFUSED_NO_GAME_TAG)))?;
    underdeck_play::open(record).map_err(|error| Error::Wrong(say!(REFUSED_ILLEGAL_RECORD, why = error.said())))
}

/// The number of moves in a line and all its variations.
fn count(line: &Line) -> usize {
    let notes = line.moves.iter().flat_map(|played| &played.notes);
    let variations = notes.map(|note| if let Note::Variation(line) = note { count(line) } else { 0 });
    line.moves.len() + variations.sum::<usize>()
}

/// The games in a day's text with their deal codes.
pub fn deals(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().skip(3).filter_map(|line| line.split_once(' '))
}

/// A game's deal code in a day's text.
pub(crate) fn code_of<'a>(text: &'a str, game: &str) -> Option<&'a str> {
    deals(text).find_map(|(id, code)| (id == game).then_some(code))
}
