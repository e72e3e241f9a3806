//! Spectators: the link to a game, and its page.

use std::sync::Arc;

use underdeck_game::say;
use underdeck_pages::{AfterGame, SealedReason, WatchPage, WatchSettings};
use underdeck_play::Replayer;
use underdeck_record::Record;

use super::rendered;
use super::replay::go_to_move;
use crate::answer::{Request, Response, html, redirect};
use crate::error::Error;
use crate::fields::Fields;
use crate::live::{Change, ChangeRequest, LinkView, LiveGame};
use crate::random;
use crate::request_context::RequestContext;
use crate::services::{HostRepository, Services};

/// The present content of a link: a page, or the record of a finished game, whose page takes a while.
enum Shown {
    Page(String),
    Over(Over),
}

/// A finished game: its record, its owner, the revision of its page, and the next game of its players.
struct Over {
    record: Box<Record>,
    from: String,
    rev: u64,
    next: Option<Option<String>>,
}

/// The game of a spectators' link: its id and its owner.
///
/// # Errors
/// If the link is not valid.
pub async fn watched<H: Services>(app: &Arc<H>, link: &str) -> Result<(String, i64), Error> {
    let end = link.to_owned();
    let found = app.read(move |store: &HostRepository<'_, H>| store.watched(&end)).await?;
    found.ok_or_else(|| Error::NotFound(say!(REFUSED_WATCH)))
}

/// The page of a link. Before the end it is rendered only from the view that all players share.
pub(crate) async fn show<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    link: &str,
    request: &Request,
) -> Result<Response, Error> {
    let (id, player) = watched(app, link).await?;
    let (inside, seen, end) = (Arc::clone(app), visitor.clone(), link.to_owned());
    let [since, at] = ["since", "at"].map(|name| request.value(name).and_then(|n| n.parse().ok()));
    let asked = request.value("more").is_some();
    let look = move |game: &LiveGame| shown(&inside, &seen, game, &end, since);
    match app.look(player, &id, look).await? {
        Shown::Page(page) => Ok(html(page)),
        Shown::Over(Over { record, from, rev, next }) => {
            let link = link.to_owned();
            let after = match next {
                None => AfterGame::Nothing,
                Some(next) => match watched_next(app, player, next).await {
                    Some(next) => AfterGame::Game(next),
                    None => AfterGame::Waits(rev),
                },
            };
            let think = move || {
                let mut replay = Replayer::of(*record)?;
                go_to_move(&mut replay, at.unwrap_or(usize::MAX));
                // A requested move is shown alone; otherwise the last ones, as during the game.
                let since = at.is_none().then(|| since.unwrap_or(usize::MAX));
                Ok(underdeck_pages::watched_over(&visitor.site(), &replay, &from, &link, &after, since, asked))
            };
            rendered(app, think).await
        }
    }
}

/// The spectators' link of the next game, if it has one.
async fn watched_next<H: Services>(app: &Arc<H>, player: i64, next: Option<String>) -> Option<String> {
    app.look(player, &next?, |game: &LiveGame| game.watch.clone()).await.ok().flatten()
}

fn shown<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    game: &LiveGame,
    link: &str,
    since: Option<usize>,
) -> Shown {
    let (site, session) = (visitor.site(), game.tree.session());
    let from = game.tree.record().tag("Player").unwrap_or_default().to_owned();
    let sealed = later(app, game);
    if sealed.is_none() && game.link_view() == LinkView::Over {
        let next = game.apart.as_ref().map(|apart| apart.next.clone());
        return Shown::Over(Over { record: Box::new(session.record()), from, rev: game.page_revision(), next });
    }
    let watched = WatchPage { link, rev: game.page_revision(), from: &from, since, sealed };
    Shown::Page(underdeck_pages::watched(&site, session, &watched))
}

/// Sets or removes the spectators' link of a player's game.
pub(crate) async fn set<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    id: &str,
    fields: &Fields,
) -> Result<Response, Error> {
    if !app.has_devices() {
        return Err(Error::NotFound(say!(REFUSED_NO_PAGE)));
    }
    let link = (fields.filled("answer") == Some("yes")).then(|| random::id(&**app)).transpose()?;
    app.submit(visitor.player()?, id, ChangeRequest::of(Change::Watch { link }), |_: &LiveGame, _| ()).await?;
    let seat = fields.filled("seat").and_then(|seat| seat.parse::<u8>().ok());
    let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    Ok(redirect(&format!("/g/{id}?panel=game{seat}#watch")))
}

/// The spectators of a game, for its page; `None` where spectators are impossible.
pub(crate) fn of<'a, H: Services>(app: &Arc<H>, game: &'a LiveGame) -> Option<WatchSettings<'a>> {
    let (link, later) = (game.watch.as_deref(), later(app, game));
    app.has_devices().then(|| WatchSettings { link, watchers: app.watchers(&game.facts.id), later })
}

/// The reason why spectators see nothing of a game yet; `None` if they see it.
fn later<'a, H: Services>(app: &Arc<H>, game: &'a LiveGame) -> Option<SealedReason<'a>> {
    match game.link_view() {
        _ if app.is_sealed(&game.facts) => Some(SealedReason::Day(game.facts.day.as_deref().unwrap_or_default())),
        LinkView::AtTheEnd => Some(SealedReason::Secrets),
        LinkView::Live | LinkView::Over => None,
    }
}
