//! Starting games: by house rules and seed, or by a deal code.

use std::sync::Arc;

use underdeck_catalogue::Game;
use underdeck_chronicle::{Dealt, Winnable};
use underdeck_game::say;
use underdeck_pages::{DealPage, GameForm, Running};
use underdeck_play::BotOpponent;

use super::lists;
use crate::answer::{Response, html, redirect};
use crate::begin::{self, Origin, deal_of};
use crate::error::Error;
use crate::fields::Fields;
use crate::kept::RemoteSeats;
use crate::random;
use crate::request_context::RequestContext;
use crate::selection::{Board, GameFilter};
use crate::services::{HostRepository, Services};

/// The value of a start form for an opponent on another device.
const DEVICE: &str = "device";

/// The longest time for a move, in seconds: four weeks.
const LONGEST_PACE: i64 = 28 * 24 * 60 * 60;

pub(crate) async fn game<H: Services>(app: &Arc<H>, visitor: RequestContext, game: String) -> Result<Response, Error> {
    let game = underdeck_catalogue::find(&game)?;
    let running = running_of(app, &visitor, game).await?;
    let form = GameForm { running: &running, devices: app.has_devices(), ..GameForm::default() };
    Ok(html(underdeck_pages::game(&visitor.site(), game, &form)))
}

pub(crate) async fn begin<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    game: String,
    fields: Fields,
) -> Result<Response, Error> {
    let game = underdeck_catalogue::find(&game)?;
    if let Some(n) = fields.filled("guide") {
        let n: usize = n.parse().map_err(|_| Error::Wrong(say!(REFUSED_GUIDE)))?;
        let player = app.enter(visitor.token).await?;
        let capabilities = app.capabilities();
        let start = move || Ok(capabilities.start_guide(game, n)?);
        let id = begin::begin(app, player.id, visitor.settings.player.clone(), Origin::default(), start).await?;
        return Ok(redirect(&format!("/g/{id}")));
    }
    if fields.filled("cards") == Some("own") {
        return start_with_cards(app, &visitor, game, fields.options()).await;
    }
    let friend = fields.filled("friend").and_then(|mode| mode.split_once('='));
    let is_apart = app.has_devices() && (friend.is_some() || fields.filled("opponent") == Some(DEVICE));
    let opponent = fields.filled("opponent").filter(|_| friend.is_none() && !is_apart);
    let opponent = opponent.map(BotOpponent::offered).transpose().map_err(Error::Wrong)?;
    let apart = if is_apart { Some(requested_seats(app, &fields)?) } else { None };
    let mut options = fields.options();
    if let Some((key, word)) = friend {
        options.retain(|(known, _)| known != key);
        options.push((key.to_owned(), word.to_owned()));
    }
    let seed = fields.filled("seed");
    let winnable = fields.filled("winnable").and_then(Winnable::of).unwrap_or_default();
    let dealt = match seed {
        Some(_) => deal_of(app, game, &options, seed).map(Dealt::from),
        None => begin::deal_new(app, game, options.clone(), winnable).await,
    };
    let needs_seat = is_apart || opponent.is_some();
    let seated =
        dealt.and_then(|dealt| match needs_seat && app.capabilities().start(game, &dealt.deal.code)?.seats() < 2 {
            true => Err(Error::Wrong(say!(REFUSED_ONE_SEAT, game = game.info().title))),
            false => Ok(dealt),
        });
    let dealt = match seated {
        Ok(dealt) => dealt,
        Err(error @ (Error::Internal(_) | Error::Busy | Error::LeftOut)) => return Err(error),
        Err(error) => {
            let running = running_of(app, &visitor, game).await?;
            let error = error.said();
            let seed = seed.unwrap_or_default();
            let form = GameForm {
                values: &options,
                seed,
                winnable,
                error: Some(&error),
                running: &running,
                devices: app.has_devices(),
            };
            let mut response = html(underdeck_pages::game(&visitor.site(), game, &form));
            response.status = 400;
            return Ok(response);
        }
    };
    play(app, &visitor, dealt, opponent, apart).await
}

pub(crate) async fn typed(fields: Fields) -> Result<Response, Error> {
    let code = fields.filled("code").ok_or_else(|| Error::Wrong(say!(REFUSED_NO_CODE)))?;
    let deal = underdeck_catalogue::by_code(code)?.deal_of(code)?;
    Ok(redirect(&format!("/d/{}", deal.code)))
}

pub(crate) async fn deal<H: Services>(app: &Arc<H>, visitor: RequestContext, code: String) -> Result<Response, Error> {
    let deal = underdeck_catalogue::by_code(&code)?.deal_of(&code)?;
    let player = visitor.player.as_ref().map(|player| player.id);
    let code = deal.code.clone();
    let read = move |store: &HostRepository<'_, H>| {
        let mine = match player {
            Some(player) => store.games(player, &GameFilter::Deal(code.clone()), lists::MOST)?,
            None => Vec::new(),
        };
        Ok((mine, store.rows(&Board::Deal(code), lists::LINES)?))
    };
    let (mine, rows) = app.read(read).await?;
    let (mine, board) = (lists::running(app, player, mine), lists::board(rows, player));
    Ok(html(underdeck_pages::deal(&visitor.site(), &DealPage { deal: &deal, board: &board, mine: &mine })))
}

pub(crate) async fn begin_deal<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    code: String,
) -> Result<Response, Error> {
    let deal = underdeck_catalogue::by_code(&code)?.deal_of(&code)?;
    play(app, &visitor, deal.into(), None, None).await
}

/// Starts a game of a deal and redirects to it. The program or a player on another device may have a seat.
pub(crate) async fn play<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    dealt: Dealt,
    program: Option<BotOpponent>,
    apart: Option<RemoteSeats>,
) -> Result<Response, Error> {
    let player = app.enter(visitor.token).await?;
    let capabilities = app.capabilities();
    if program.is_some() {
        capabilities.check_programs()?;
    }
    let start = move || {
        let mut session = dealt.start_by(capabilities)?;
        program.map_or(Ok(()), |program| program.sit(session.as_mut())).map_err(Error::Wrong)?;
        Ok(session)
    };
    let origin = Origin { apart, ..Origin::default() };
    let id = begin::begin(app, player.id, visitor.settings.player.clone(), origin, start).await?;
    Ok(redirect(&format!("/g/{id}")))
}

/// Starts a game with real cards and redirects to it. Its deal names only the house rules.
pub(crate) async fn start_with_cards<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    game: &'static Game,
    options: Vec<(String, String)>,
) -> Result<Response, Error> {
    let player = app.enter(visitor.token).await?;
    let capabilities = app.capabilities();
    let start = move || Ok(capabilities.start_physical(game, &game.deal(&options, 0)?.code)?);
    let id = begin::begin(app, player.id, visitor.settings.player.clone(), Origin::default(), start).await?;
    Ok(redirect(&format!("/g/{id}")))
}

async fn running_of<H: Services>(app: &Arc<H>, visitor: &RequestContext, game: &Game) -> Result<Vec<Running>, Error> {
    let Some(player) = visitor.player.as_ref().map(|player| player.id) else { return Ok(Vec::new()) };
    let kept =
        app.read(move |store: &HostRepository<'_, H>| store.games(player, &GameFilter::Running, lists::MOST)).await?;
    let id = game.info().id;
    Ok(lists::mine(app, player, kept.into_iter().filter(|kept| kept.facts.game == id).collect()))
}

/// The seats and the time limit of a start form.
fn requested_seats<H: Services>(app: &Arc<H>, fields: &Fields) -> Result<RemoteSeats, Error> {
    let seat = match fields.filled("seat") {
        None => 1,
        Some(_) => fields.number("seat")?,
    };
    if !(1..=2).contains(&seat) {
        return Err(Error::Wrong(say!(REFUSED_NO_SEAT, seat)));
    }
    let pace = fields.filled("pace").map(|_| fields.number("pace")).transpose()?;
    if pace.is_some_and(|pace| !(60..=LONGEST_PACE).contains(&pace)) {
        return Err(Error::Wrong(say!(REFUSED_PACE, most = LONGEST_PACE)));
    }
    with_free_seat(app, seat, pace)
}

/// The seats of a game with its owner in one and the other one free.
pub(super) fn with_free_seat<H: Services>(app: &Arc<H>, seat: u8, pace: Option<i64>) -> Result<RemoteSeats, Error> {
    let (invite, since) = (random::id(&**app)?, app.seconds());
    Ok(RemoteSeats { invite, seat, guest: None, pace, turn: 1, since, asks: None, left: None, next: None })
}
