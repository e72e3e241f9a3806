//! Moves and all else that changes a game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Confirm, View};

use super::games::play as begin;
use super::table::{draw, page};
use super::{go_to, html, page_at};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::{Visitor, sentence};
use crate::guard::fields::Fields;
use crate::seats::Seated;
use crate::store::{StoreFault, games};

/// The most forced moves that are played on.
const FORCED: usize = 500;
/// The most moves that are taken back at once.
const STEPS: usize = 10_000;

/// A form on a table's page: which game, by whom, for which position.
struct Wish {
    app: Arc<App>,
    visitor: Visitor,
    id: String,
    rev: u64,
    seat: Option<u8>,
}

pub(super) async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let spelling = fields.filled("move").ok_or_else(|| Error::Wrong("no move was given".into()))?.to_owned();
    let is_forced = visitor.settings.forced;
    let wish = Wish::of(app, visitor, id, &fields)?;
    let change = move |seated: &mut Seated| {
        let before = seated.tree.session().ply();
        seated.tree.play(&spelling)?;
        if is_forced {
            play_forced(seated);
        }
        Ok(format!("since={before}"))
    };
    wish.carry_out(change).await
}

pub(super) async fn auto(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let change = |seated: &mut Seated| {
        let before = seated.tree.session().ply();
        match play_forced(seated) {
            0 => Err(Error::Wrong("no move is forced here".into())),
            _ => Ok(format!("since={before}")),
        }
    };
    Wish::of(app, visitor, id, &fields)?.carry_out(change).await
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let steps = if fields.filled("steps").is_some() { fields.number("steps")? } else { 1 };
    let change = move |seated: &mut Seated| {
        let done = (0..steps.min(STEPS)).take_while(|_| seated.tree.undo().is_some()).count();
        match done {
            0 => Err(Error::Wrong("no move has been played that could be taken back".into())),
            _ => Ok("did=undo".to_owned()),
        }
    };
    Wish::of(app, visitor, id, &fields)?.carry_out(change).await
}

pub(super) async fn redo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let change = |seated: &mut Seated| {
        let redone = seated.tree.redo().map(|_| "did=redo".to_owned());
        redone.ok_or_else(|| Error::Wrong("no move from here has been taken back".into()))
    };
    Wish::of(app, visitor, id, &fields)?.carry_out(change).await
}

pub(super) async fn go(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let number = fields.number("node")?;
    let wish = Wish::of(app, visitor, id, &fields)?;
    let rev = wish.rev;
    let change = move |seated: &mut Seated| {
        // After the game was read from the store its nodes have other numbers.
        if !seated.counts_as(rev) {
            return Err(Error::Stale);
        }
        let session = seated.tree.session();
        if !session.is_shared() && session.outcome().is_none() {
            return Err(Error::Withheld(
                "the lines of this game tell what its seats keep secret until it is over".into(),
            ));
        }
        let node =
            seated.tree.node(number).ok_or_else(|| Error::Wrong(format!("this game has no position {number}")))?;
        let here = seated.tree.here();
        if node == here {
            return Err(Error::Wrong("the game stands there already".into()));
        }
        if !seated.tree.go(node) {
            seated.tree.go(here);
            return Err(Error::Internal(format!("position {number} cannot be reached")));
        }
        Ok("did=go".to_owned())
    };
    wish.carry_out(change).await
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
        return begin(&app, &visitor, super::games::wished(game, &options, "")?).await;
    }
    if app.is_sealed(&facts) {
        let day = facts.day.unwrap_or_default();
        return Err(Error::Withheld(format!(
            "the deal of the day is played once; after {day} it is a deal like any other"
        )));
    }
    begin(&app, &visitor, deal).await
}

pub(super) async fn ask_away(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    app.kept(visitor.player()?, &id).await?;
    let confirm = Confirm {
        title: "Put this game away?",
        text: "It leaves your lists; its address still leads to it. It goes on counting as an attempt at its deal.",
        action: &format!("/g/{id}/delete"),
        label: "Put it away",
        back: &format!("/g/{id}"),
    };
    Ok(html(pages::confirm(&visitor.site(), &confirm)))
}

pub(super) async fn put_away(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    _: Fields,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    app.kept(player, &id).await?;
    app.store.write(move |conn| games::put_away(conn, player, &id)).await?;
    Ok(go_to("/"))
}

impl Wish {
    fn of(app: Arc<App>, visitor: Visitor, id: String, fields: &Fields) -> Result<Self, Error> {
        let rev = fields.number("rev")?;
        let seat = fields.filled("seat").and_then(|seat| seat.parse().ok());
        Ok(Self { app, visitor, id, rev, seat })
    }

    /// Changes the game if the page was drawn for its present position, and leads to the table. `change` gives the query.
    async fn carry_out(
        self,
        change: impl FnOnce(&mut Seated) -> Result<String, Error> + Send + 'static,
    ) -> Result<Response, Error> {
        let Self { app, visitor, id, rev, seat } = self;
        let player = visitor.player()?;
        let seat = seat.map_or_else(String::new, |seat| format!("&seat={seat}"));
        let checked = move |seated: &mut Seated| match seated.is_current(rev) {
            true => change(seated),
            false => Err(Error::Stale),
        };
        let (inside, table) = (Arc::clone(&app), id.clone());
        let (also, mut seen) = (seat.clone(), visitor.clone());
        let after = move |seated: &Seated, query: String| {
            let query = query + &also;
            seen.path = format!("/g/{table}?{query}");
            // Of a game that is over its place on the board is looked up first.
            let is_drawn = seen.by_script && seated.tree.session().outcome().is_none();
            let drawn = is_drawn.then(|| page(&inside, &seen, seated, &View::parse(&query), None, None));
            (query, seen.path, drawn)
        };
        match app.change(player, &id, checked, after).await {
            Ok((_, address, Some(drawn))) => Ok(page_at(&address, drawn)),
            Ok((_, address, None)) if !visitor.by_script => Ok(go_to(&address)),
            Ok((query, address, None)) => {
                let visitor = Visitor { path: address.clone(), ..visitor };
                Ok(page_at(&address, draw(&app, visitor, player, &id, &query, None).await?))
            }
            Err(error) => refused(&app, visitor, player, &id, &seat, error).await,
        }
    }
}

/// What was refused because of the position is told above the table as it is now.
async fn refused(
    app: &Arc<App>,
    visitor: Visitor,
    player: i64,
    id: &str,
    seat: &str,
    error: Error,
) -> Result<Response, Error> {
    let notice = match &error {
        Error::Stale | Error::Store(StoreFault::Stale) => {
            "This page was drawn for an earlier position, in another tab or \
            before the game was gone on with. Nothing was played. Below is the table as it is now."
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
    let address = format!("/g/{id}?{}", seat.trim_start_matches('&'));
    let visitor = Visitor { path: address.clone(), ..visitor };
    // If the table cannot be shown either, the first trouble is the one to tell.
    let Ok(page) = draw(app, visitor, player, id, seat, Some(notice)).await else { return Err(error) };
    let mut response = page_at(&address, page);
    *response.status_mut() = match error.status() {
        StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
        status => status,
    };
    Ok(response)
}

/// Plays on while one move alone is legal and the same seat is to decide; gives how many were played.
fn play_forced(seated: &mut Seated) -> usize {
    let seat = seated.tree.session().seat();
    let mut played = 0;
    while played < FORCED && seated.tree.session().seat() == seat {
        let table = seated.tree.session().laid();
        let Some(offer) = pages::forced(&table) else { break };
        if seated.tree.play(&offer.spelling).is_err() {
            break;
        }
        played += 1;
    }
    played
}
