//! News of a game at two devices, as server-sent events (HTML standard, section 9.2).

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde_json::json;
use site::{Error, Host as _, Visitor, Words};

use crate::app::App;
use crate::guard::door::Told;

/// How often a stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Tells a player of each change of a game, and whether the other player has a page of it open. The event's id is the number of the
/// last change. A stream begins with what is the case now, so one that was cut misses nothing.
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Told> {
    let player = visitor.player()?;
    let (seat, revision) = app.look(player, &id, move |game| (game.seat_of(player), game.revision)).await?;
    let seat = seat.ok_or_else(|| Error::NotFound(Words::of("refused-one-device")))?;
    let visit = app.rooms.enter(&id, seat, revision).ok_or(Error::Busy)?;
    let news = unfold(visit, |mut visit| async {
        let room = visit.next().await?;
        let data = json!({ "revision": room.revision, "there": room.has_other(visit.seat()) });
        Some((Ok(Event::default().id(room.revision.to_string()).data(data.to_string())), visit))
    });
    Ok(Sse::new(news).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}
