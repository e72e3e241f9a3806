//! What the coach says of a finished game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use coach::{Request, Review};
use pages::ReplayFacts;

use super::drawn;
use super::replay::{own, read};
use crate::answer::Response;
use crate::begin;
use crate::error::Error;
use crate::host::{Host, Known};
use crate::live::{LiveGame, Wish};
use crate::visitor::Visitor;

/// The review of a finished game with this many games for each decision; at first with few.
pub(crate) async fn show<H: Host>(
    app: &Arc<H>,
    visitor: Visitor,
    id: &str,
    games: Option<String>,
) -> Result<Response, Error> {
    let (player, text) = own(app, &visitor, id).await?;
    if app.is_sealed(&begin::kept(app, player, id).await?.facts) {
        return Err(Error::Withheld("others still play this deal of the day: the coach reviews it tomorrow".into()));
    }
    if !app.look(player, id, |game: &LiveGame| game.tree.session().outcome().is_some()).await? {
        return Err(Error::Withheld("the coach reviews finished games".into()));
    }
    let games = games.and_then(|games| games.parse().ok()).unwrap_or(pages::FIRST_GAMES);
    let review = reviewed(app, text, games.clamp(1, pages::MOST_GAMES)).await?;
    // It shows best moves, so it is noted before it is shown.
    let info = app.change(player, id, Wish::solution(), |game, _| game.tree.session().info()).await?;
    let [back, base] = ["", "/replay"].map(|path| format!("/g/{id}{path}"));
    let think = move || {
        let facts = ReplayFacts::of(info.title, &back, &base);
        Ok::<_, Error>(pages::review(&visitor.site(), info, &review, &facts))
    };
    drawn(app, think).await
}

/// What the coach says of a record; found out once and remembered for a while.
async fn reviewed<H: Host>(app: &Arc<H>, text: String, games: u64) -> Result<Review, Error> {
    let question = format!("review {games} {text}");
    if let Some(Known::Reviewed(review)) = app.remembered(&question).as_deref() {
        return Ok(review.clone());
    }
    let work = move || {
        let record = read(&text)?;
        let host = coach::Host { stop: &AtomicBool::new(false), progress: &|_| {} };
        let request = Request { games, ..Request::default() };
        coach::review(&record, &request, &host, &mut |_| None).map_err(|error| Error::Withheld(error.to_string()))
    };
    let review = app.solve(work).await??;
    app.remember(&question, Arc::new(Known::Reviewed(review.clone())));
    Ok(review)
}
