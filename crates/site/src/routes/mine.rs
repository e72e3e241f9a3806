//! The player's games: those in progress, and the latest finished ones.

use std::sync::Arc;

use super::lists;
use crate::answer::{Response, html};
use crate::error::Error;
use crate::request_context::RequestContext;
use crate::selection::GameFilter;
use crate::services::{HostRepository, Services};

/// The number of finished games in the list.
const OVER: usize = 10;

pub(crate) async fn show<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
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
