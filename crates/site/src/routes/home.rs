//! The home page, the list of the player's games, and pages that are the same for every visitor.

use std::sync::Arc;

use underdeck_pages::{Home, Today};

use super::{lists, statistics};
use crate::answer::{Response, html};
use crate::error::Error;
use crate::request_context::RequestContext;
use crate::selection::GameFilter;
use crate::services::{HostRepository, Services};

/// The number of finished games in the list of the player's games.
const OVER: usize = 10;

pub(crate) async fn home<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let (mut games, mut campaigns, mut played, mut finished) = (Vec::new(), Vec::new(), Vec::new(), 0);
    if let Ok(player) = visitor.player() {
        let of_day = GameFilter::Day(app.today());
        let read = move |store: &HostRepository<'_, H>| {
            Ok((
                store.games(player, &GameFilter::Running, lists::MOST)?,
                store.games(player, &of_day, lists::MOST)?,
                store.campaigns(player)?,
                store.played(player)?,
            ))
        };
        let (running, of_day, begun, of_player) = app.read(read).await?;
        games = lists::mine(app, player, running);
        if !begun.is_empty() {
            campaigns = (app.further().ok_or(Error::LeftOut)?.campaigns)(app, player, begun).await?;
        }
        finished = of_day.iter().filter(|kept| kept.shown().result != "*").count();
        played = of_player;
    }
    let streak = statistics::calendar(app, &visitor).await?.streak(&app.today()).current;
    // A puzzle of a game that the visitor knows, if there is one.
    let known: Vec<_> = underdeck_catalogue::games().iter().filter(|game| game.has_puzzles()).collect();
    let own: Vec<_> = known.iter().copied().filter(|game| played.iter().any(|id| id == game.info().id)).collect();
    let choice = if own.is_empty() { known } else { own };
    let day = usize::try_from(app.seconds().div_euclid(86_400)).unwrap_or_default();
    let home = Home {
        games: &games,
        today: Today { finished, of: underdeck_catalogue::games().len(), streak },
        puzzle: day.checked_rem(choice.len()).map(|n| choice[n].info()),
        campaigns: &campaigns,
        played: &played,
        devices: app.has_devices(),
    };
    Ok(html(underdeck_pages::home(&visitor.site(), &home)))
}

pub(crate) async fn mine<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let (mut games, mut over) = (Vec::new(), Vec::new());
    if let Ok(player) = visitor.player() {
        let read = move |store: &HostRepository<'_, H>| {
            Ok((store.games(player, &GameFilter::Running, lists::MOST)?, store.games(player, &GameFilter::Over, OVER)?))
        };
        let (running, finished) = app.read(read).await?;
        (games, over) = (lists::mine(app, player, running), lists::running(app, Some(player), finished));
    }
    Ok(html(underdeck_pages::mine(&visitor.site(), &games, &over)))
}

pub(crate) fn help(visitor: RequestContext) -> Response {
    html(underdeck_pages::help(&visitor.site()))
}

pub(crate) fn credits(visitor: RequestContext) -> Response {
    html(underdeck_pages::credits(&visitor.site()))
}

pub(crate) fn rules(visitor: RequestContext, game: String, rule: Option<String>) -> Result<Response, Error> {
    Ok(html(underdeck_pages::rules(&visitor.site(), underdeck_catalogue::find(&game)?, rule.as_deref())))
}

pub(crate) fn tables(visitor: RequestContext, game: &str, code: Option<String>) -> Result<Response, Error> {
    let game = underdeck_catalogue::find(game)?;
    let deal = match code {
        Some(code) => game.deal_of(&code)?,
        None => game.deal(&[], 0)?,
    };
    let page = underdeck_pages::tables(&visitor.site(), game, &deal);
    page.map(html).ok_or_else(|| Error::NotFound(game.no_tables(|info| info.title)))
}
