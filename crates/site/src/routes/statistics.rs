//! Statistics of a player's finished games.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use underdeck_chronicle::statistics::skill::{fair, skills};
use underdeck_chronicle::statistics::{Calendar, FinishedGame, splits, summaries, to_csv, to_json};
use underdeck_game::Message;
use underdeck_pages::Statistics;
use underdeck_record::Record;

use crate::answer::{Response, file, html};
use crate::error::Error;
use crate::kept::{Ended, GameHead, GameMeta, GameSummary};
use crate::request_context::RequestContext;
use crate::selection::{Board, FinishedFilter};
use crate::services::{HostRepository, Services};

/// The maximum number of games in statistics, the latest ones.
const MOST: usize = 2000;
/// The maximum number of games with luck taken out, the latest ones: a second of work at most.
const MOST_WITHOUT_LUCK: usize = 100;
/// The number of records that are read at once, so other readers wait for no more.
const SLICE: usize = 50;

pub(crate) async fn all<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    show(app, visitor, None).await
}

pub(crate) async fn game<H: Services>(app: &Arc<H>, visitor: RequestContext, game: String) -> Result<Response, Error> {
    show(app, visitor, Some(underdeck_catalogue::find(&game)?.info().id)).await
}

pub(crate) async fn csv<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    export(app, visitor, "underdeck-games.csv", "text/csv; charset=utf-8", to_csv).await
}

pub(crate) async fn json<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    export(app, visitor, "underdeck-games.json", "application/json", to_json).await
}

async fn export<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    name: &str,
    media_type: &'static str,
    write: fn(&[FinishedGame]) -> String,
) -> Result<Response, Error> {
    let games = played(app, &visitor, true).await?;
    let text = app.think(move || write(&entries(&games))).await?;
    Ok(file(name, media_type, text))
}

async fn show<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    game: Option<&'static str>,
) -> Result<Response, Error> {
    let games = played(app, &visitor, false).await?;
    let today = app.today();
    let think = move || {
        let entries = entries(&games);
        let (summaries, splits) = (summaries(&entries), splits(&entries));
        let days = Calendar::of(&entries).streak(&today);
        let page = Statistics { summaries: &summaries, splits: &splits, days, game };
        underdeck_pages::statistics(&visitor.site(), &page)
    };
    Ok(html(app.think(think).await?))
}

/// The place of a finished game on its board, its comparison with the player's earlier games, and its close decisions.
pub(crate) async fn ending<H: Services>(
    app: &Arc<H>,
    player: i64,
    facts: Arc<GameMeta>,
    record: String,
) -> Result<(Option<(Ended, u32, u32)>, Vec<Message>), Error> {
    let (board, id) = (Board::of(&facts), facts.id.clone());
    let place = app.read(move |store: &HostRepository<'_, H>| store.place(&board, &id)).await?;
    let capabilities = app.capabilities();
    let compare = async move {
        let mut games = counted(app, player, FinishedFilter::All).await?;
        let think = move || {
            let head = GameHead::of(&facts, &record, false);
            let Ok(record) = record.parse::<Record>() else { return Vec::new() };
            let this = (head.record_id.as_str(), record.tag("Deal").unwrap_or_default());
            if let Some(at) = games.0.iter().rposition(|game| game.key() == this) {
                games.0.truncate(at);
            }
            underdeck_chronicle::closing_by(capabilities, &record, Some(&entries(&games)))
        };
        app.think(think).await
    };
    Ok((place, app.as_report(Box::pin(compare)).await?))
}

/// The days on which the player finished a deal of the day.
pub(crate) async fn calendar<H: Services>(app: &Arc<H>, visitor: &RequestContext) -> Result<Calendar, Error> {
    let Ok(player) = visitor.player() else { return Ok(Calendar::of(&[])) };
    Ok(Calendar::of(&entries(&counted(app, player, FinishedFilter::Daily).await?)))
}

/// The visitor's games of one game with luck taken out.
pub(crate) async fn luck<H: Services>(app: &Arc<H>, visitor: RequestContext, game: &str) -> Result<Response, Error> {
    let id = underdeck_catalogue::find(game)?.info().id;
    let mut games = played(app, &visitor, true).await?;
    games.0.retain(|one| one.game.game == id);
    let fair = fair(&entries(&games));
    let latest = fair.into_iter().rev().take(MOST_WITHOUT_LUCK).map(|n| games.0[n].id.clone());
    let latest: Vec<String> = latest.collect::<Vec<_>>().into_iter().rev().collect();
    let player = games.1;
    let mut records = HashMap::new();
    for slice in latest.chunks(SLICE) {
        let slice = slice.to_vec();
        let read = app.read(move |store: &HostRepository<'_, H>| store.games_by_id(player, &slice)).await?;
        records.extend(read.into_iter().map(|kept| (kept.facts.id, kept.snapshot.record)));
    }
    let solve = move || {
        let records = latest.iter().filter_map(|id| records.get(id)?.parse().ok());
        underdeck_pages::skill(&visitor.site(), id, &skills(&records.collect::<Vec<Record>>()))
    };
    Ok(html(app.solve(solve).await?))
}

/// Finished games in the order of their ends, and their player.
struct PlayedGames(Vec<GameSummary>, i64);

/// The finished games that the visitor played; for export, without games whose deal is still sealed.
async fn played<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    without_sealed: bool,
) -> Result<PlayedGames, Error> {
    let Ok(player) = visitor.player() else { return Ok(PlayedGames(Vec::new(), 0)) };
    let mut games = counted(app, player, FinishedFilter::All).await?;
    let is_sealed =
        |game: &GameSummary| app.is_sealed(&GameMeta { day: game.game.daily.clone(), ..GameMeta::default() });
    games.0.retain(|game| !(without_sealed && is_sealed(game)));
    Ok(games)
}

/// The games that a player played, each once: stored games whose records have the same id and deal are one game. Games that an older version
/// stored are summarised first.
async fn counted<H: Services>(app: &Arc<H>, player: i64, which: FinishedFilter) -> Result<PlayedGames, Error> {
    let read = move |store: &HostRepository<'_, H>| store.summaries(player, which, MOST);
    let mut found = app.read(read).await?;
    let missing: Vec<String> = found.iter().filter(|(_, game)| game.is_none()).map(|(id, _)| id.clone()).collect();
    if !missing.is_empty() {
        for slice in missing.chunks(SLICE) {
            summarise(app, player, slice.to_vec()).await?;
        }
        found = app.read(read).await?;
    }
    let mut games: Vec<GameSummary> = found.into_iter().filter_map(|(_, game)| game).collect();
    games.sort_by(|a, b| (&a.ended, &a.record_id).cmp(&(&b.ended, &b.record_id)));
    let mut seen = HashSet::new();
    games.retain(|game| {
        let (id, deal) = game.key();
        seen.insert((id.to_owned(), deal.to_owned()))
    });
    Ok(PlayedGames(games, player))
}

/// Stores the summaries of a player's games.
async fn summarise<H: Services>(app: &Arc<H>, player: i64, ids: Vec<String>) -> Result<(), Error> {
    let read = move |store: &HostRepository<'_, H>| store.games_by_id(player, &ids);
    let games = app.read(read).await?;
    let make = move || games.iter().map(|kept| (kept.facts.id.clone(), GameSummary::of(kept))).collect::<Vec<_>>();
    let made = app.think(make).await?;
    let keep = move |store: &HostRepository<'_, H>| {
        made.iter().try_for_each(|(id, summary)| store.keep_summary(id, summary.as_ref()))
    };
    app.write(keep).await
}

/// The games from the point of view of their player.
fn entries(PlayedGames(games, player): &PlayedGames) -> Vec<FinishedGame> {
    games.iter().map(|game| game.game_of(*player)).collect()
}
