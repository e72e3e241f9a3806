//! The home page, and pages that are the same for everybody.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use pages::{CampaignRow, Home, Today};
use serde::Deserialize;

use super::{html, lists};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::Visitor;
use crate::store::campaigns;
use crate::store::games::{self, Which};

/// The rule to show first.
#[derive(Debug, Deserialize)]
pub(super) struct Rule {
    rule: Option<String>,
}

pub(super) async fn home(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    let day = app.clock.today();
    let Some(player) = visitor.player.as_ref().map(|player| player.id) else {
        let today = Today { day: &day, finished: 0, of: catalogue::games().len() };
        return Ok(html(pages::home(
            &visitor.site(),
            &Home { games: &[], today: Some(today), campaigns: &[], played: &[] },
        )));
    };
    let of_day = Which::Day(day.clone());
    let read = move |conn: &_| {
        Ok((
            games::list(conn, player, &Which::Running, lists::MOST)?,
            games::list(conn, player, &of_day, lists::MOST)?,
            campaigns::list(conn, player)?,
            games::played(conn, player)?,
        ))
    };
    let (running, of_day, campaigns, played) = app.store.read(read).await?;
    let games = lists::running(&app, running);
    let campaigns: Vec<CampaignRow> = super::campaigns::rows(&app, player, campaigns).await?;
    let finished = of_day.iter().filter(|kept| kept.shown().result != "*").count();
    let today = Today { day: &day, finished, of: catalogue::games().len() };
    let home = Home { games: &games, today: Some(today), campaigns: &campaigns, played: &played };
    Ok(html(pages::home(&visitor.site(), &home)))
}

pub(super) async fn help(visitor: Visitor) -> Response {
    html(pages::help(&visitor.site()))
}

pub(super) async fn credits(visitor: Visitor) -> Response {
    html(pages::credits(&visitor.site()))
}

pub(super) async fn rules(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(Rule { rule }): Query<Rule>,
) -> Result<Response, Error> {
    Ok(html(pages::rules(&visitor.site(), catalogue::find(&game)?, rule.as_deref())))
}
