//! Deleting one game. A game for two belongs to the player who began it; for the other player it is archived.

use std::sync::Arc;

use axum::extract::{Extension, Path, Request, State};
use axum::response::Response;
use underdeck_game::{Message, say, text};
use underdeck_pages::Confirm;
use underdeck_site::{Change, ChangeRequest, Error, Games, Kept, LiveGame, RequestContext, Services as _};

use super::account::{checked, gone_to, html};
use crate::app::App;
use crate::guard::admission::ErrorResponse;
use crate::store::deletion::delete_game;

pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let kept = deletable(&app, visitor.player()?, &id).await?;
    let is_own = visitor.player()? == kept.facts.player;
    let text = if is_own { &text::DELETE_WHAT } else { &text::DELETE_GUEST };
    let [title, text, label] = [&text::DELETE_QUESTION, text, &text::DELETE_GAME].map(Message::from);
    let (action, back) = (format!("/g/{id}/delete"), format!("/g/{id}"));
    let confirm = Confirm { title, text, action: &action, fields: &[], label, back: &back };
    Ok(html(underdeck_pages::confirm(&visitor.site(), &confirm)))
}

pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, ErrorResponse> {
    checked(&visitor, request).await?;
    let player = visitor.player()?;
    let kept = deletable(&app, player, &id).await?;
    let is_running = kept.snapshot.result == "*";
    if kept.facts.player != player {
        if is_running {
            app.submit(player, &id, ChangeRequest::of(Change::Leave), |_: &LiveGame, _| ()).await?;
        }
        app.store.write(move |conn| conn.archive(player, &id)).await?;
        return Ok(gone_to("/", None));
    }
    let (name, next) = (id.clone(), kept.revision + 1);
    let delete = move |conn: &_| match delete_game(conn, player, &name)? {
        true => conn.announce(&format!("moved {name} {next}")).map(|()| true),
        false => Ok(false),
    };
    if !app.store.write(delete).await? {
        return Err(Error::no_game().into());
    }
    app.live.forget(player, &id).await?;
    // Open pages of the other player and of spectators notice that it is gone.
    app.channels.announce(&id, next);
    Ok(gone_to("/", None))
}

/// A player's game that may be deleted now.
///
/// # Errors
/// If there is none, its deal is still sealed, or the other player is waiting for this one.
async fn deletable(app: &App, player: i64, id: &str) -> Result<Kept, Error> {
    let name = id.to_owned();
    let kept = app.store.read(move |conn| conn.game(player, &name)).await?.ok_or_else(Error::no_game)?;
    if app.is_sealed(&kept.facts) {
        return Err(Error::Withheld(say!(REFUSED_DELETE_SEALED)));
    }
    let is_own = kept.facts.player == player;
    if is_own && kept.hides_deal() && kept.snapshot.apart.as_ref().is_some_and(|apart| apart.guest.is_some()) {
        return Err(Error::Withheld(say!(REFUSED_ARCHIVE)));
    }
    Ok(kept)
}
