//! The player's games: those in progress, and the last that are over.

use std::sync::Arc;

use super::lists;
use crate::answer::{Response, html};
use crate::error::Error;
use crate::host::{Books, Host};
use crate::selection::Which;
use crate::visitor::Visitor;

/// How many games that are over are listed.
const OVER: usize = 10;

pub(crate) async fn show<H: Host>(app: &Arc<H>, visitor: Visitor) -> Result<Response, Error> {
    let (mut games, mut over) = (Vec::new(), Vec::new());
    if let Ok(player) = visitor.player() {
        let read = move |shelf: &Books<'_, H>| {
            Ok((shelf.games(player, &Which::Running, lists::MOST)?, shelf.games(player, &Which::Over, OVER)?))
        };
        let (running, finished) = app.read(read).await?;
        (games, over) = (lists::mine(app, player, running), lists::running(app, Some(player), finished));
    }
    Ok(html(underdeck_pages::mine(&visitor.site(), &games, &over)))
}
