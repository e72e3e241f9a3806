//! Forms that change a game, and what else can be done with it.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{MethodRouter, post};
use chronicle::Winnable;
use pages::{Confirm, UrlParams};

use super::games::play as begin;
use super::table::{draw, page};
use super::{go_to, html, page_at};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::{Visitor, sentence};
use crate::guard::fields::Fields;
use crate::live::{Caller, Change, Key, LiveGame, Wish};
use crate::store::{StoreFault, games};

/// The forms of a table that change its game.
pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route(
            "/g/{id}/move",
            form(|visitor, fields| {
                let spelling =
                    fields.filled("move").ok_or_else(|| Error::Wrong("no move was given".into()))?.to_owned();
                Ok(Change::Play { spelling, forced: visitor.settings.forced })
            }),
        )
        .route("/g/{id}/auto", form(|_, _| Ok(Change::Forced)))
        .route(
            "/g/{id}/undo",
            form(|_, fields| {
                let steps = if fields.filled("steps").is_some() { fields.number("steps")? } else { 1 };
                Ok(Change::Undo { steps })
            }),
        )
        .route("/g/{id}/leave-guide", form(|_, _| Ok(Change::LeaveGuide)))
        .route("/g/{id}/redo", form(|_, _| Ok(Change::Redo)))
        .route(
            "/g/{id}/go",
            form(|_, fields| Ok(Change::Go { node: fields.number("node")?, rev: fields.number("rev")? })),
        )
}

/// A form that makes the change `read` finds in it.
fn form(read: fn(&Visitor, &Fields) -> Result<Change, Error>) -> MethodRouter<Arc<App>> {
    post(move |State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>, fields: Fields| async move {
        let change = read(&visitor, &fields)?;
        carry_out(&app, visitor, &id, &fields, change).await
    })
}

/// Makes a change if the page shows the current position, and leads to the table.
async fn carry_out(
    app: &Arc<App>,
    visitor: Visitor,
    id: &str,
    fields: &Fields,
    change: Change,
) -> Result<Response, Error> {
    let caller = Caller::Page { rev: fields.number("rev")? };
    let key = fields.filled("key").map(Key::read).transpose()?;
    let confirmed = fields.filled("confirm") == Some("yes");
    let wish = Wish { change, caller, confirmed, key };
    let player = visitor.player()?;
    // The seat, and the size of grids.
    let number = |key| Some((key, fields.filled(key)?.parse::<u8>().ok()?));
    let kept: String = ["seat", "zoom"].into_iter().filter_map(number).map(|(key, n)| format!("&{key}={n}")).collect();
    let did = match wish.change {
        Change::Play { .. } | Change::Forced | Change::Hint | Change::Peek | Change::Solution | Change::LeaveGuide => {
            None
        }
        Change::Undo { .. } => Some("undo"),
        Change::Redo => Some("redo"),
        Change::Go { .. } => Some("go"),
    };
    let (inside, table, also, mut seen) = (Arc::clone(app), id.to_owned(), kept.clone(), visitor.clone());
    let answer = move |game: &LiveGame, before: usize| {
        let done = did.map_or_else(|| format!("since={before}"), |did| format!("did={did}"));
        let query = done + &also;
        seen.path = format!("/g/{table}?{query}");
        // The page of a finished game needs its place on the board first.
        let is_drawn = seen.by_script && game.tree.session().outcome().is_none();
        let drawn = is_drawn.then(|| page(&inside, &seen, game, &UrlParams::parse(&query), None, (None, &[])));
        (query, seen.path, drawn)
    };
    match app.live.change(player, id, wish, answer).await {
        Ok((_, address, Some(drawn))) => Ok(page_at(&address, drawn)),
        Ok((_, address, None)) if !visitor.by_script => Ok(go_to(&format!("{address}#lit"))),
        Ok((query, address, None)) => {
            let visitor = Visitor { path: address.clone(), ..visitor };
            Ok(page_at(&address, draw(app, visitor, player, id, &query, None).await?))
        }
        Err(Error::Unconfirmed { title, what, button }) => {
            Ok(ask(&visitor, id, &kept, fields, (title, &what, &button)))
        }
        Err(error) => {
            // The page explains the refusal of a move.
            let why = match (&error, fields.filled("move")) {
                (Error::Illegal(_), Some(mv)) => format!("&panel=rules&why={}", pages::escaped(mv)),
                _ => String::new(),
            };
            refused(app, visitor, player, id, &(kept + &why), error).await
        }
    }
}

/// Asks before something is thrown away. The answer is the same form once more, confirmed.
pub(super) fn ask(visitor: &Visitor, id: &str, kept: &str, fields: &Fields, words: (&str, &str, &str)) -> Response {
    let (title, what, button) = words;
    let back = format!("/g/{id}?{}", kept.trim_start_matches('&'));
    let mut repeated: Vec<(&str, &str)> =
        fields.pairs().filter(|(name, _)| !matches!(*name, "token" | "confirm")).collect();
    repeated.push(("confirm", "yes"));
    let action = visitor.path.clone();
    let confirm =
        Confirm { title, text: &sentence(what), action: &action, fields: &repeated, label: button, back: &back };
    let mut response = page_at(&back, pages::confirm(&visitor.site(), &confirm));
    *response.status_mut() = StatusCode::CONFLICT;
    response
}

pub(super) async fn again(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let facts = app.kept(visitor.player()?, &id).await?.facts;
    let game = catalogue::find(&facts.game)?;
    let deal = game.deal_of(&facts.deal)?;
    if fields.get("deal") != Some("same") {
        let options: Vec<_> =
            deal.options.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect();
        return begin(&app, &visitor, app.deal_new(game, options, Winnable::Auto).await?).await;
    }
    if app.is_sealed(&facts) {
        let day = facts.day.unwrap_or_default();
        return Err(Error::Withheld(format!(
            "the deal of the day can be played once; after {day} it is a deal like any other"
        )));
    }
    begin(&app, &visitor, deal.into()).await
}

pub(super) async fn ask_archive(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    app.kept(visitor.player()?, &id).await?;
    let confirm = Confirm {
        title: "Archive this game?",
        text: "It disappears from your lists, but its address still works. It still counts as an attempt at its deal.",
        action: &format!("/g/{id}/delete"),
        fields: &[],
        label: "Archive it",
        back: &format!("/g/{id}"),
    };
    Ok(html(pages::confirm(&visitor.site(), &confirm)))
}

pub(super) async fn archive(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    _: Fields,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    app.kept(player, &id).await?;
    app.store.write(move |conn| games::archive(conn, player, &id)).await?;
    Ok(go_to("/"))
}

/// Shows a refused change as a notice above the current table.
async fn refused(
    app: &Arc<App>,
    visitor: Visitor,
    player: i64,
    id: &str,
    kept: &str,
    error: Error,
) -> Result<Response, Error> {
    let notice = match &error {
        Error::Stale | Error::Store(StoreFault::Stale) => {
            "This page showed an earlier position: the game has moved on, perhaps in \
            another tab. Nothing was played. Below is the table as it is now."
                .to_owned()
        }
        Error::Illegal(_) | Error::Wrong(_) => sentence(&error.to_string()),
        Error::Store(fault) => format!(
            "{} The move was not played: the table is as it was. {}",
            sentence(&fault.to_string()),
            fault.help()
        ),
        _ => return Err(error),
    };
    let address = format!("/g/{id}?{}", kept.trim_start_matches('&'));
    let visitor = Visitor { path: address.clone(), ..visitor };
    // If the table cannot be shown either, the first error is the one to show.
    let Ok(page) = draw(app, visitor, player, id, kept, Some(notice)).await else { return Err(error) };
    let mut response = page_at(&address, page);
    *response.status_mut() = match error.status() {
        StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
        status => status,
    };
    Ok(response)
}
