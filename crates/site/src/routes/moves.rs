//! Forms that change a game, and other forms on its page.

use std::sync::Arc;

use underdeck_chronicle::Winnable;
use underdeck_game::{Id, Message, say, text};
use underdeck_pages::{Confirm, UrlParams};
use underdeck_play::{BotOpponent, Command, Input};
use underdeck_record::Record;

use super::games::{play, start_with_cards};
use super::table::{draw, finish_page, first};
use crate::answer::{Response, html, page_at, redirect};
use crate::begin;
use crate::error::{Error, Fault};
use crate::fields::Fields;
use crate::live::{Caller, Change, ChangeRequest, LiveGame, RequestKey};
use crate::request_context::RequestContext;
use crate::services::{HostRepository, Services};

/// The move of a form, or the place to which it walks.
pub(crate) fn played(fields: &Fields) -> Result<Change, Error> {
    if let Some(at) = fields.filled("walk") {
        return Ok(Change::Point { at: at.to_owned() });
    }
    Ok(Command::Play(entered(fields).map_or_else(|| needed(fields, "move"), Ok)?).into())
}

/// The correction of an entry.
pub(crate) fn correction(fields: &Fields) -> Result<Change, Error> {
    Ok(Command::Correct { wrong: needed(fields, "wrong")?, right: needed(fields, "right")? }.into())
}

/// An undo of the number of moves that the form names, or else of 1.
pub(crate) fn undo(fields: &Fields) -> Result<Change, Error> {
    let turns = if fields.filled("steps").is_some() { fields.number("steps")? } else { 1 };
    Ok(Command::Undo { turns }.into())
}

/// A jump to a position.
pub(crate) fn go(fields: &Fields) -> Result<Change, Error> {
    Ok(Command::Go(fields.number("node")?).into())
}

/// The answer to a player who asks to undo a move.
pub(crate) fn answer(fields: &Fields) -> Change {
    Change::AnswerBack { yes: fields.filled("answer") == Some("yes") }
}

fn needed(fields: &Fields, name: &str) -> Result<String, Error> {
    fields.filled(name).map(str::to_owned).ok_or_else(|| Error::Wrong(say!(REFUSED_NO_MOVE)))
}

/// The card that was entered by field and grid: the typed text or else the rank, and the pressed suit; `None` for other moves.
fn entered(fields: &Fields) -> Option<String> {
    fields.filled("entering")?;
    let (typed, suit) = (fields.filled("move").or_else(|| fields.filled("rank")), fields.filled("suit"));
    // A joker has no rank.
    let is_joker = suit.is_some_and(|suit| suit.starts_with('X'));
    let words: Vec<&str> = typed.filter(|_| !is_joker).into_iter().chain(suit).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// The request of a form for a change. It needs a confirmation unless the form has one.
pub(crate) fn request(visitor: &RequestContext, fields: &Fields, change: Change) -> Result<ChangeRequest, Error> {
    let input = match fields.filled("confirm") {
        Some("yes") => Input::Confirmed,
        _ => Input::Person { confirm: visitor.settings.confirm },
    };
    Ok(ChangeRequest {
        change,
        caller: Caller::Page { rev: fields.number("rev")? },
        input,
        forced: visitor.settings.forced,
        key: fields.filled("key").map(RequestKey::read).transpose()?,
    })
}

/// Makes a change if the page shows the current position, and redirects to the table.
pub(crate) async fn submit<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: &str,
    fields: &Fields,
    change: Change,
) -> Result<Response, Error> {
    let request = request(&visitor, fields, change)?;
    let player = visitor.player()?;
    // The seat, and the size of grids. If another player must agree to an undo, that player is at the screen, so no table is shown.
    let number = |key| Some((key, fields.filled(key)?.parse::<u8>().ok()?));
    let undoes = matches!(request.change, Change::Command(Command::Undo { .. }));
    let keys = if undoes { &["zoom"][..] } else { &["seat", "zoom"] };
    let kept: String = keys.iter().copied().filter_map(number).map(|(key, n)| format!("&{key}={n}")).collect();
    let did = match request.change {
        Change::Command(Command::Undo { .. }) | Change::AnswerBack { yes: true } => Some("undo"),
        Change::Command(Command::Redo) => Some("redo"),
        Change::Command(Command::Correct { .. }) => Some("correct"),
        Change::Command(Command::Go(_)) => Some("go"),
        _ => None,
    };
    // The effect of a correction is not stored: another server that renders the page would not have it.
    let at_once = visitor.by_script || did == Some("correct");
    let (inside, table, also, mut seen) = (Arc::clone(app), id.to_owned(), kept.clone(), visitor.clone());
    let answer = move |game: &LiveGame, before: usize| {
        let done = did.map_or_else(|| format!("since={before}"), |did| format!("did={did}"));
        let query = done + &also;
        seen.path = format!("/g/{table}?{query}");
        let rendered = at_once.then(|| first(&inside, &seen, game, &UrlParams::parse(&query), None));
        (query, seen.path, rendered)
    };
    match app.submit(player, id, request, answer).await {
        Ok((_, address, None)) => Ok(redirect(&format!("{address}#lit"))),
        Ok((query, address, Some(rendered))) => {
            let visitor = RequestContext { path: address.clone(), ..visitor };
            let page = finish_page(app, visitor, (player, id), UrlParams::parse(&query), None, rendered).await?;
            Ok(page_at(&address, page))
        }
        Err(Error::Unconfirmed { title, what, button }) => Ok(ask(&visitor, id, &kept, fields, (title, what, button))),
        Err(error) => {
            // The page explains the refusal of a move.
            let why = match (&error, fields.filled("move")) {
                (Error::Illegal(_), Some(mv)) if fields.filled("entering").is_none() => {
                    format!("&panel=rules&why={}", underdeck_pages::escaped(mv))
                }
                _ => String::new(),
            };
            refused(app, visitor, player, id, &(kept + &why), error).await
        }
    }
}

/// Asks before a change discards something. The answer is the same form with a confirmation.
pub(crate) fn ask(
    visitor: &RequestContext,
    id: &str,
    kept: &str,
    fields: &Fields,
    words: (&'static Id, Message, Message),
) -> Response {
    let (title, text, label) = words;
    let back = format!("/g/{id}?{}", kept.trim_start_matches('&'));
    let mut repeated: Vec<(&str, &str)> =
        fields.pairs().filter(|(name, _)| !matches!(*name, "token" | "confirm")).collect();
    repeated.push(("confirm", "yes"));
    let action = visitor.path.clone();
    let title = Message::from(title);
    let confirm = Confirm { title, text, action: &action, fields: &repeated, label, back: &back };
    let mut response = page_at(&back, underdeck_pages::confirm(&visitor.site(), &confirm));
    response.status = 409;
    response
}

pub(crate) async fn again<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: String,
    fields: Fields,
) -> Result<Response, Error> {
    let kept = begin::kept(app, visitor.player()?, &id).await?;
    let record: Option<Record> = kept.snapshot.record.parse().ok();
    let program = record.as_ref().and_then(BotOpponent::of);
    let is_hidden = kept.hides_deal();
    let facts = kept.facts;
    let game = underdeck_catalogue::find(&facts.game)?;
    let deal = game.deal_of(&facts.deal)?;
    if is_hidden && fields.get("deal") == Some("same") {
        return Err(Error::Withheld(say!(REFUSED_DEAL_SECRET)));
    }
    let is_physical = record.is_some_and(|record| record.is_physical());
    if is_physical || fields.get("deal") != Some("same") {
        let options: Vec<_> =
            deal.options.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect();
        if is_physical {
            return start_with_cards(app, &visitor, game, options).await;
        }
        return play(app, &visitor, begin::deal_new(app, game, options, Winnable::Auto).await?, program, None).await;
    }
    if app.is_sealed(&facts) {
        let day = facts.day.unwrap_or_default();
        return Err(Error::Withheld(say!(REFUSED_DAILY_AGAIN, day)));
    }
    play(app, &visitor, deal.into(), program, None).await
}

pub(crate) async fn ask_archive<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: String,
) -> Result<Response, Error> {
    begin::kept(app, visitor.player()?, &id).await?;
    let [title, text, label] = [&text::ARCHIVE_QUESTION, &text::ARCHIVE_WHAT, &text::ARCHIVE_GAME].map(Message::from);
    let (action, back) = (format!("/g/{id}/archive"), format!("/g/{id}"));
    let confirm = Confirm { title, text, action: &action, fields: &[], label, back: &back };
    Ok(html(underdeck_pages::confirm(&visitor.site(), &confirm)))
}

pub(crate) async fn archive<H: Services>(app: &Arc<H>, visitor: RequestContext, id: String) -> Result<Response, Error> {
    let player = visitor.player()?;
    let kept = begin::kept(app, player, &id).await?;
    if kept.hides_deal() && kept.snapshot.apart.is_some_and(|apart| apart.guest.is_some()) {
        return Err(Error::Withheld(say!(REFUSED_ARCHIVE)));
    }
    app.write(move |store: &HostRepository<'_, H>| store.archive(player, &id)).await?;
    Ok(redirect("/"))
}

/// Shows a refused change as a notice above the current table.
async fn refused<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    player: i64,
    id: &str,
    kept: &str,
    error: Error,
) -> Result<Response, Error> {
    let notice = match &error {
        Error::Stale | Error::Store(Fault { is_stale: true, .. }) => say!(MOVED_ON),
        Error::Illegal(_) | Error::Wrong(_) => error.said(),
        Error::Store(fault) => {
            say!(REFUSED_NOT_PLAYED, what = fault.what.as_sentence(), help = Message::from(fault.help))
        }
        _ => return Err(error),
    };
    let address = format!("/g/{id}?{}", kept.trim_start_matches('&'));
    let visitor = RequestContext { path: address.clone(), ..visitor };
    let page = match draw(app, visitor, player, id, kept, Some(notice)).await {
        Ok(page) => page,
        Err(Error::LeftOut) => return Err(Error::LeftOut),
        // If the table cannot be shown either, show the first error.
        Err(_) => return Err(error),
    };
    let mut response = page_at(&address, page);
    response.status = match error.status() {
        422 => 400,
        status => status,
    };
    Ok(response)
}
