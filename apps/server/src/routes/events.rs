//! Changes of a game on two devices or with spectators, as server-sent events (HTML standard, section 9.2).

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde_json::{Value, json};
use underdeck_game::{Seat, say};
use underdeck_site::{Error, LiveGame, RequestContext, Services as _};

use crate::app::App;
use crate::guard::admission::ErrorResponse;
use crate::live::{GameChannel, Subscription};

/// The interval of keep-alive messages.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// The maximum number of spectators' pages of a game.
const MOST: usize = 200;

/// Announces to a player each change of a game, whether the other player has a page of it open, and the number of spectators. The id of an
/// event is the game's revision. A stream begins with the current state, so a reconnected stream misses nothing.
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ErrorResponse> {
    let player = visitor.player()?;
    let look = move |game: &LiveGame| {
        let seat = game.seat_of(player).or_else(|| game.watch.is_some().then_some(Seat(0)));
        (seat, game.revision)
    };
    let (seat, revision) = app.look(player, &id, look).await?;
    let seat = seat.ok_or_else(|| Error::NotFound(say!(REFUSED_ONE_DEVICE)))?;
    let visit = app.channels.subscribe(&id, Some(seat), revision).ok_or(Error::Busy)?;
    let news = unfold(visit, |mut visit| async {
        let room = visit.next().await?;
        let there = visit.seat().is_some_and(|seat| room.has_other(seat));
        let data = json!({ "revision": room.revision, "there": there, "watchers": room.watchers() });
        Some((Ok(event(&room, &data)), visit))
    });
    Ok(at_once(news))
}

/// Announces each change of a game to the holders of its link, and nothing else. The stream ends when the link is removed.
pub(super) async fn watched(
    State(app): State<Arc<App>>,
    Path(link): Path<String>,
) -> Result<impl IntoResponse, ErrorResponse> {
    let (id, player) = underdeck_site::watched(&app, &link).await?;
    if app.channels.watchers(&id) >= MOST {
        return Err(Error::Busy.into());
    }
    let revision = app.look(player, &id, |game: &LiveGame| game.revision).await?;
    let visit = app.channels.subscribe(&id, None, revision).ok_or(Error::Busy)?;
    let news = unfold((visit, app, link), |(mut visit, app, link): (Subscription, _, _)| async {
        let room = visit.next().await?;
        underdeck_site::watched(&app, &link).await.ok()?;
        Some((Ok(event(&room, &json!({ "revision": room.revision }))), (visit, app, link)))
    });
    Ok(at_once(news))
}

/// A stream of events, each sent at once. The header stops nginx from buffering it.
fn at_once(news: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> impl IntoResponse {
    ([("x-accel-buffering", "no")], Sse::new(news).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

fn event(room: &GameChannel, data: &Value) -> Event {
    Event::default().id(room.revision.to_string()).data(data.to_string())
}
