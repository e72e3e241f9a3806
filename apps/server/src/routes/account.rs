//! A player's account: linking a device, export and import, deletion.

use std::sync::Arc;

use axum::extract::{Extension, Path, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use underdeck_game::{Message, text};
use underdeck_pages::{AccountPage, Confirm, Stored};
use underdeck_site::{Error, Fields, Games as _, RequestContext, Services as _, moment};

use super::form;
use crate::app::App;
use crate::codes;
use crate::guard::admission::{ErrorResponse, of_site};
use crate::guard::client::Client;
use crate::guard::cookie;
use crate::store::{Connection, accounts, deletion};
use crate::transfer;

pub(super) async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
) -> Result<Response, ErrorResponse> {
    page(&app, &visitor, AccountPage::default()).await
}

/// The page with the device notice, if there is one.
async fn page(app: &App, visitor: &RequestContext, account: AccountPage<'_>) -> Result<Response, ErrorResponse> {
    let (others, usage) = match visitor.player.as_ref().map(|player| player.id) {
        Some(player) => {
            let today = app.today();
            let read = move |conn: &Connection| Ok((accounts::others(conn, player)?, conn.usage(player, &today)?));
            app.store.read(read).await.map(|(others, usage)| (others, Some(usage)))?
        }
        None => (0, None),
    };
    let stored = usage.map(|usage| Stored {
        games: usage.games,
        most_games: usage.quota_games.unwrap_or(app.limits.stored_games),
        bytes: usage.bytes,
        most_bytes: usage.quota_bytes.unwrap_or(app.limits.stored_bytes),
    });
    let account = AccountPage { is_kept: visitor.player.is_some(), others, stored, ..account };
    Ok(html(underdeck_pages::account(&visitor.site(), &account)))
}

pub(super) async fn offer(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    request: Request,
) -> Result<Response, ErrorResponse> {
    checked(&visitor, request).await?;
    let player = visitor.player()?;
    let (code, until) = codes::create(&app, player).await?;
    let until = moment(until);
    page(&app, &visitor, AccountPage { code: Some((&code, &until)), ..AccountPage::default() }).await
}

pub(super) async fn ask_link(Extension(visitor): Extension<RequestContext>, Path(code): Path<String>) -> Response {
    // The browser would lose access to its present player.
    let text =
        Message::from(if visitor.player.is_some() { &text::ACCOUNT_LINK_LOSES } else { &text::ACCOUNT_LINK_WHAT });
    let [title, label] = [&text::ACCOUNT_LINK_QUESTION, &text::ACCOUNT_LINK_TAKE].map(Message::from);
    let confirm = Confirm { title, text, action: "/link", fields: &[("code", code.as_str())], label, back: "/account" };
    html(underdeck_pages::confirm(&visitor.site(), &confirm))
}

pub(super) async fn link(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Response, ErrorResponse> {
    let fields = checked(&visitor, request).await?;
    let token = codes::redeem(&app, client, fields.filled("code").unwrap_or_default()).await?;
    Ok(gone_to("/", cookie::set_token(&token, client.is_secure)))
}

pub(super) async fn unlink(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    request: Request,
) -> Result<Response, ErrorResponse> {
    checked(&visitor, request).await?;
    let (player, token) = (visitor.player()?, visitor.token);
    app.store.write(move |conn| accounts::unlink(conn, player, &token)).await?;
    app.players.forget(player);
    Ok(gone_to("/account", None))
}

pub(super) async fn export(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
) -> Result<Response, ErrorResponse> {
    let file = transfer::export(&app, visitor.player()?, visitor.settings.player.clone()).await?;
    let name = format!("attachment; filename=\"underdeck-{}.json\"", app.today());
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], file)
        .into_response())
}

pub(super) async fn take_in(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    request: Request,
) -> Result<Response, ErrorResponse> {
    let _permit = app.traffic.imports.try_acquire().map_err(|_| Error::Busy)?;
    let (fields, file) = form::read(request).await;
    Fields::checked(fields?, &visitor)?;
    let player = app.enter(visitor.token).await?;
    let report = transfer::import(&app, player.id, &file).await?;
    let report: Vec<_> = report.iter().map(|words| words.sentence(visitor.language)).collect();
    let report = report.join(" ");
    let visitor = RequestContext { player: Some(player), ..visitor };
    page(&app, &visitor, AccountPage { told: Some(&report), ..AccountPage::default() }).await
}

pub(super) async fn ask_delete(Extension(visitor): Extension<RequestContext>) -> Result<Response, ErrorResponse> {
    visitor.player()?;
    let [title, text, label] =
        [&text::ACCOUNT_DELETE_QUESTION, &text::ACCOUNT_DELETE_WHAT, &text::ACCOUNT_DELETE].map(Message::from);
    let confirm = Confirm { title, text, action: "/account/delete", fields: &[], label, back: "/account" };
    Ok(html(underdeck_pages::confirm(&visitor.site(), &confirm)))
}

pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<RequestContext>,
    request: Request,
) -> Result<Response, ErrorResponse> {
    checked(&visitor, request).await?;
    let (player, now) = (visitor.player()?, app.clock.seconds());
    underdeck_site::leave_all(&app, player).await?;
    app.store.write(move |conn| deletion::delete_player(conn, player, now)).await?;
    app.players.forget(player);
    Ok(gone_to("/", cookie::ends(visitor.is_secure())))
}

/// The fields of a form of this browser.
pub(super) async fn checked(visitor: &RequestContext, request: Request) -> Result<Fields, ErrorResponse> {
    let (fields, _) = form::read(request).await;
    Ok(Fields::checked(fields?, visitor)?)
}

pub(super) fn html(page: String) -> Response {
    of_site(underdeck_site::Response::of("text/html; charset=utf-8", page))
}

pub(super) fn gone_to(address: &str, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = Redirect::to(address).into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
