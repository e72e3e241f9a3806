//! Statistics of a player's finished games.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use chronicle::statistics::{Entry, summaries, to_csv, to_json};
use pages::Past;
use record::Record;

use super::{file, html};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::Visitor;
use crate::store::games::{self, Which};

/// How many games are counted, the latest ones.
const MOST: usize = 2000;

pub(super) async fn all(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    show(&app, visitor, None).await
}

pub(super) async fn game(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Error> {
    show(&app, visitor, Some(catalogue::find(&game)?.info().id)).await
}

pub(super) async fn csv(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    let entries = entries(&app, &visitor, true).await?;
    Ok(file("underdeck-games.csv", "text/csv; charset=utf-8", to_csv(&entries)))
}

pub(super) async fn json(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    let entries = entries(&app, &visitor, true).await?;
    Ok(file("underdeck-games.json", "application/json", to_json(&entries)))
}

async fn show(app: &App, visitor: Visitor, game: Option<&'static str>) -> Result<Response, Error> {
    let entries = entries(app, &visitor, false).await?;
    let think = move || pages::statistics(&visitor.site(), &summaries(&entries), game);
    Ok(html(app.live.think(think).await?))
}

/// A finished game's place among the player's games with the same rules. Deals of the day are counted by themselves.
pub(super) async fn past(app: &App, visitor: &Visitor, record: &str) -> Result<Option<Past>, Error> {
    let Some(this) = record.parse::<Record>().ok().as_ref().and_then(Entry::of) else { return Ok(None) };
    let entries = entries(app, visitor, false).await?;
    let think = move || {
        let all = summaries(&entries);
        let summary = all.into_iter().find(|one| one.game == this.game && one.options == this.options)?;
        let tally = match (this.informed, this.daily) {
            (true, _) => summary.informed,
            (false, Some(_)) => summary.daily,
            (false, None) => summary.own,
        };
        let best = tally.scores.map(|scores| scores.best);
        Some(Past { games: tally.games, wins: tally.wins, streak: tally.streak.current, best })
    };
    app.live.think(think).await
}

/// The finished games that the player played here, for export without those whose deal is still sealed.
async fn entries(app: &App, visitor: &Visitor, without_sealed: bool) -> Result<Vec<Entry>, Error> {
    let Some(player) = visitor.player.as_ref().map(|player| player.id) else { return Ok(Vec::new()) };
    let mut games = app.store.read(move |conn| games::list(conn, player, &Which::Over, MOST)).await?;
    // What was uploaded may be anybody's.
    games
        .retain(|kept| kept.is_sound && kept.facts.source.is_none() && !(without_sealed && app.is_sealed(&kept.facts)));
    let think = move || {
        let records = games.iter().rev().filter_map(|kept| kept.snapshot.record.parse::<Record>().ok());
        records.filter_map(|record| Entry::of(&record)).collect()
    };
    app.live.think(think).await
}
