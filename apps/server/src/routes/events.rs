//! News of a game at two devices or one that others watch, as server-sent events (HTML standard, section 9.2).

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde_json::{Value, json};
use underdeck_game::Seat;
use underdeck_site::{Error, LiveGame, PageText, RequestContext, Services as _};

use crate::app::App;
use crate::guard::door::Told;
use crate::live::{GameChannel, Subscription};

/// How often a stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How many pages may look on at a game by its link.
const MOST: usize = 200;

/// Tells a player of each change of a game, whether the other player has a page of it open, and how many look on. The event's id is the
/// number of the last change. A stream begins with what is the case now, so one that was cut misses nothing.
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Told> {
    let player = visitor.player()?;
    let look = move |game: &LiveGame| {
        let seat = game.seat_of(player).or_else(|| game.watch.is_some().then_some(Seat(0)));
        (seat, game.revision)
    };
    let (seat, revision) = app.look(player, &id, look).await?;
    let seat = seat.ok_or_else(|| Error::NotFound(PageText::of("refused-one-device")))?;
    let visit = app.rooms.enter(&id, Some(seat), revision).ok_or(Error::Busy)?;
    let news = unfold(visit, |mut visit| async {
        let room = visit.next().await?;
        let there = visit.seat().is_some_and(|seat| room.has_other(seat));
        let data = json!({ "revision": room.revision, "there": there, "watchers": room.watchers() });
        Some((Ok(event(&room, &data)), visit))
    });
    Ok(at_once(news))
}

/// Tells whoever has the link of a game of each change, and nothing else. It ends once the link leads nowhere any more.
pub(super) async fn watched(State(app): State<Arc<App>>, Path(link): Path<String>) -> Result<impl IntoResponse, Told> {
    let (id, player) = underdeck_site::watched(&app, &link).await?;
    if app.rooms.watchers(&id) >= MOST {
        return Err(Error::Busy.into());
    }
    let revision = app.look(player, &id, |game: &LiveGame| game.revision).await?;
    let visit = app.rooms.enter(&id, None, revision).ok_or(Error::Busy)?;
    let news = unfold((visit, app, link), |(mut visit, app, link): (Subscription, _, _)| async {
        let room = visit.next().await?;
        underdeck_site::watched(&app, &link).await.ok()?;
        Some((Ok(event(&room, &json!({ "revision": room.revision }))), (visit, app, link)))
    });
    Ok(at_once(news))
}

/// An answer that each event leaves as it comes. nginx would keep it until there are more, unless it is told not to.
fn at_once(news: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> impl IntoResponse {
    ([("x-accel-buffering", "no")], Sse::new(news).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

fn event(room: &GameChannel, data: &Value) -> Event {
    Event::default().id(room.revision.to_string()).data(data.to_string())
}
