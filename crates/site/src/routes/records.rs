//! Finished games and uploaded records.

use std::sync::Arc;
use underdeck_game::{Message, say};

use super::lists;
use crate::answer::{Response, html, redirect};
use crate::begin;
use crate::error::Error;
use crate::request_context::RequestContext;
use crate::selection::GameFilter;
use crate::services::{HostRepository, Services};

pub(crate) async fn list<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    show(app, &visitor, None).await
}

pub(crate) async fn upload<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    text: Vec<u8>,
) -> Result<Response, Error> {
    let taken = async {
        if text.is_empty() {
            return Err(Error::Wrong(say!(REFUSED_NOTHING)));
        }
        let player = app.enter(visitor.token).await?;
        begin::upload(app, player.id, &text).await
    };
    match taken.await {
        Ok(id) => Ok(redirect(&format!("/g/{id}"))),
        Err(error @ (Error::Wrong(_) | Error::TooLarge(_))) => {
            let mut response = show(app, &visitor, Some(&error.said())).await?;
            response.status = if let Error::Wrong(_) = error { 400 } else { error.status() };
            Ok(response)
        }
        Err(error) => Err(error),
    }
}

async fn show<H: Services>(app: &Arc<H>, visitor: &RequestContext, error: Option<&Message>) -> Result<Response, Error> {
    let player = visitor.player.as_ref().map(|player| player.id);
    let games = match player {
        Some(player) => {
            app.read(move |store: &HostRepository<'_, H>| store.games(player, &GameFilter::Over, lists::MOST)).await?
        }
        None => Vec::new(),
    };
    Ok(html(underdeck_pages::records(&visitor.site(), &lists::running(app, player, games), error)))
}
