//! Statistics of a player's finished games.

use std::collections::HashSet;
use std::sync::Arc;

use underdeck_chronicle::statistics::skill::{fair, skills};
use underdeck_chronicle::statistics::{Calendar, FinishedGame, splits, summaries, to_csv, to_json};
use underdeck_game::Message;
use underdeck_pages::Statistics;
use underdeck_record::Record;

use crate::answer::{Response, file, html};
use crate::error::Error;
use crate::kept::{Ended, GameMeta, Kept as KeptGame};
use crate::request_context::RequestContext;
use crate::selection::{Board, GameFilter};
use crate::services::{HostRepository, Services};

/// The maximum number of games in statistics, the latest ones.
const MOST: usize = 2000;
/// The maximum number of games with luck taken out, the latest ones: a second of work at most.
const MOST_WITHOUT_LUCK: usize = 100;

pub(crate) async fn all<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    show(app, visitor, None).await
}

pub(crate) async fn game<H: Services>(app: &Arc<H>, visitor: RequestContext, game: String) -> Result<Response, Error> {
    show(app, visitor, Some(underdeck_catalogue::find(&game)?.info().id)).await
}

pub(crate) async fn csv<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let entries = entries(app, &visitor, true).await?;
    Ok(file("underdeck-games.csv", "text/csv; charset=utf-8", to_csv(&entries)))
}

pub(crate) async fn json<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let entries = entries(app, &visitor, true).await?;
    Ok(file("underdeck-games.json", "application/json", to_json(&entries)))
}

async fn show<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    game: Option<&'static str>,
) -> Result<Response, Error> {
    let entries = entries(app, &visitor, false).await?;
    let today = app.today();
    let think = move || {
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
    let find = move |store: &HostRepository<'_, H>| {
        Ok((store.place(&Board::of(&facts), &facts.id)?, store.games(player, &GameFilter::Over, MOST)?))
    };
    let (place, games) = app.read(find).await?;
    let capabilities = app.capabilities();
    let think = move || {
        let Ok(record) = record.parse::<Record>() else { return Vec::new() };
        let mut entries: Vec<FinishedGame> = counted(&games, player).into_iter().map(|(entry, _)| entry).collect();
        let this = FinishedGame::of(&record);
        let same = |entry: &FinishedGame| {
            this.as_ref().is_some_and(|this| FinishedGame { daily: this.daily.clone(), ..entry.clone() } == *this)
        };
        if let Some(at) = entries.iter().rposition(same) {
            entries.truncate(at);
        }
        underdeck_chronicle::closing_by(capabilities, &record, Some(&entries))
    };
    Ok((place, app.think(think).await?))
}

/// The days on which the player finished a deal of the day.
pub(crate) async fn calendar<H: Services>(app: &Arc<H>, visitor: &RequestContext) -> Result<Calendar, Error> {
    let Ok(player) = visitor.player() else { return Ok(Calendar::of(&[])) };
    let mut games = app.read(move |store: &HostRepository<'_, H>| store.games(player, &GameFilter::Over, MOST)).await?;
    games.retain(|kept| kept.facts.day.is_some());
    let entries = move || counted(&games, player).into_iter().map(|(entry, _)| entry).collect::<Vec<_>>();
    Ok(Calendar::of(&app.think(entries).await?))
}

/// The visitor's games of one game with luck taken out.
pub(crate) async fn luck<H: Services>(app: &Arc<H>, visitor: RequestContext, game: &str) -> Result<Response, Error> {
    let id = underdeck_catalogue::find(game)?.info().id;
    let mut games = played(app, &visitor, true).await?;
    games.retain(|(entry, _)| entry.game == id);
    let think = move || {
        let entries: Vec<FinishedGame> = games.iter().map(|(entry, _)| entry.clone()).collect();
        let fair = fair(&entries);
        let latest = fair.iter().skip(fair.len().saturating_sub(MOST_WITHOUT_LUCK));
        underdeck_pages::skill(&visitor.site(), id, &skills(latest.map(|&n| &games[n].1)))
    };
    Ok(html(app.think(think).await?))
}

/// The finished games that the player played here, for export, without games whose deal is still sealed.
async fn entries<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    without_sealed: bool,
) -> Result<Vec<FinishedGame>, Error> {
    Ok(played(app, visitor, without_sealed).await?.into_iter().map(|(entry, _)| entry).collect())
}

/// The same with their records.
async fn played<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    without_sealed: bool,
) -> Result<Vec<(FinishedGame, Record)>, Error> {
    let Some(player) = visitor.player.as_ref().map(|player| player.id) else { return Ok(Vec::new()) };
    let mut games = app.read(move |store: &HostRepository<'_, H>| store.games(player, &GameFilter::Over, MOST)).await?;
    games.retain(|kept| !(without_sealed && app.is_sealed(&kept.facts)));
    app.think(move || counted(&games, player)).await
}

/// The games that a player played, in the order of their ends, each once: stored games whose records have the same id and deal are one game.
fn counted(games: &[KeptGame], player: i64) -> Vec<(FinishedGame, Record)> {
    let mut ordered: Vec<_> = games.iter().map(|kept| (kept.order(), kept)).collect();
    ordered.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut seen = HashSet::new();
    let own = ordered.into_iter().filter_map(|((_, id), kept)| Some((entry(kept, player)?, (id, &kept.facts.deal))));
    own.filter(|(_, key)| seen.insert(key.clone())).map(|(entry, _)| entry).collect()
}

/// A finished game, if the player played it, with its record. An uploaded record may be of another player.
fn entry(kept: &KeptGame, player: i64) -> Option<(FinishedGame, Record)> {
    if !kept.is_sound || !kept.facts.is_own() {
        return None;
    }
    let record = kept.snapshot.record.parse::<Record>().ok()?;
    let entry = FinishedGame::of(&record)?;
    let seat = kept.snapshot.apart.as_ref().map_or(entry.seat, |apart| apart.seat_of(player, kept.facts.player));
    // The server derives its deals of the day from its secret, so only the server knows which games are deals of the day.
    Some((FinishedGame { daily: kept.facts.day.clone(), seat, ..entry }, record))
}
