//! The home page, the list of the player's games, and pages that are the same for every visitor.

use std::sync::Arc;

use underdeck_pages::{CampaignRow, Home, Today};

use super::lists;
use crate::answer::{Response, html};
use crate::error::Error;
use crate::request_context::RequestContext;
use crate::selection::GameFilter;
use crate::services::{HostRepository, Services};

/// The number of finished games in the list of the player's games.
const OVER: usize = 10;

pub(crate) async fn home<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let day = app.today();
    let Some(player) = visitor.player.as_ref().map(|player| player.id) else {
        let today = Today { day: &day, finished: 0, of: underdeck_catalogue::games().len() };
        return Ok(html(underdeck_pages::home(
            &visitor.site(),
            &Home { games: &[], today: Some(today), campaigns: &[], played: &[] },
        )));
    };
    let of_day = GameFilter::Day(day.clone());
    let read = move |store: &HostRepository<'_, H>| {
        Ok((
            store.games(player, &GameFilter::Running, lists::MOST)?,
            store.games(player, &of_day, lists::MOST)?,
            store.campaigns(player)?,
            store.played(player)?,
        ))
    };
    let (running, of_day, campaigns, played) = app.read(read).await?;
    let games = lists::mine(app, player, running);
    let campaigns: Vec<CampaignRow> = match campaigns.is_empty() {
        true => Vec::new(),
        false => (app.further().ok_or(Error::LeftOut)?.campaigns)(app, player, campaigns).await?,
    };
    let finished = of_day.iter().filter(|kept| kept.shown().result != "*").count();
    let today = Today { day: &day, finished, of: underdeck_catalogue::games().len() };
    let home = Home { games: &games, today: Some(today), campaigns: &campaigns, played: &played };
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
