//! Games of two players on two devices: the link to the free seat, and the rematch.

use std::sync::Arc;

use underdeck_chronicle::Winnable;
use underdeck_game::say;
use underdeck_pages::Invitation;

use super::games::{play, with_free_seat};
use crate::answer::{Response, html, redirect};
use crate::begin;
use crate::error::Error;
use crate::kept::{Kept, RemoteSeats, name_of};
use crate::live::{Change, ChangeRequest, LiveGame};
use crate::random;
use crate::request_context::RequestContext;
use crate::selection::GameFilter;
use crate::services::{HostRepository, Services};

/// The game of a link to a free seat.
async fn invited<H: Services>(app: &Arc<H>, invite: &str) -> Result<Kept, Error> {
    let end = invite.to_owned();
    let kept = app.read(move |store: &HostRepository<'_, H>| store.invited(&end)).await?;
    kept.ok_or_else(|| Error::NotFound(say!(REFUSED_INVITE)))
}

pub(crate) async fn show<H: Services>(app: &Arc<H>, visitor: RequestContext, invite: &str) -> Result<Response, Error> {
    let kept = invited(app, invite).await?;
    let player = visitor.player.as_ref().map(|player| player.id);
    if player.is_some_and(|player| kept.is_of(player)) {
        return Ok(redirect(&format!("/g/{}", kept.facts.id)));
    }
    let apart = kept.snapshot.apart.as_ref();
    let game = underdeck_catalogue::find(&kept.facts.game)?;
    let deal = game.deal_of(&kept.facts.deal)?;
    let name = kept
        .snapshot
        .record
        .parse()
        .ok()
        .and_then(|record: underdeck_record::Record| record.tag("Player").map(str::to_owned));
    let invitation = Invitation {
        game: game.info(),
        deal: &deal,
        from: &name_of(kept.facts.player, name.unwrap_or_default()),
        seat: apart.map_or(2, |apart| 3 - apart.seat),
        pace: apart.and_then(|apart| apart.pace),
        is_free: apart.is_some_and(|apart| apart.guest.is_none() && apart.left.is_none()),
    };
    Ok(html(underdeck_pages::invitation(&visitor.site(), &invitation)))
}

pub(crate) async fn join<H: Services>(app: &Arc<H>, visitor: RequestContext, invite: &str) -> Result<Response, Error> {
    let kept = invited(app, invite).await?;
    let player = app.enter(visitor.token).await?;
    change(app, player.id, &kept.facts.id, Change::Sit { invite: invite.to_owned() }).await?;
    Ok(redirect(&format!("/g/{}", kept.facts.id)))
}

/// The next game of the same two players by the same house rules, with the seats swapped.
pub(crate) async fn rematch<H: Services>(app: &Arc<H>, visitor: RequestContext, id: &str) -> Result<Response, Error> {
    let player = visitor.player()?;
    let kept = begin::kept(app, player, id).await?;
    let owner = kept.facts.player;
    let Some(apart) = kept.snapshot.apart.as_ref().filter(|_| !kept.hides_deal()) else {
        return Err(Error::Withheld(say!(REFUSED_REMATCH)));
    };
    if let Some(next) = &apart.next {
        return Ok(redirect(&format!("/g/{next}")));
    }
    let game = underdeck_catalogue::find(&kept.facts.game)?;
    let deal = game.deal_of(&kept.facts.deal)?;
    let options = deal.options.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect();
    let dealt = begin::deal_new(app, game, options, Winnable::Any).await?;
    let seat = apart.seat_of(player, owner).map_or(1, |seat| 3 - seat);
    let other = if player == owner { apart.guest } else { Some(owner) };
    let next = RemoteSeats { guest: other, ..with_free_seat(app, seat, apart.pace)? };
    let response = play(app, &visitor, dealt, None, Some(next)).await?;
    let address = response.headers.iter().find(|(name, _)| *name == "location").map(|(_, at)| at.clone());
    let next = address.unwrap_or_default().trim_start_matches("/g/").to_owned();
    // Spectators are redirected too.
    if app.look(player, id, |game: &LiveGame| game.watch.is_some()).await? {
        let link = Some(random::id(&**app)?);
        change(app, player, &next, Change::Watch { link }).await?;
    }
    change(app, player, id, Change::Next { id: next }).await?;
    Ok(response)
}

async fn change<H: Services>(app: &Arc<H>, player: i64, id: &str, change: Change) -> Result<(), Error> {
    app.submit(player, id, ChangeRequest::of(change), |_: &LiveGame, _| ()).await
}

/// Resigns every game in progress that a player has joined by invitation.
///
/// # Errors
/// If a change cannot be stored.
pub async fn leave_all<H: Services>(app: &Arc<H>, player: i64) -> Result<(), Error> {
    let running = move |store: &HostRepository<'_, H>| store.games(player, &GameFilter::Running, usize::MAX);
    for kept in app.read(running).await?.into_iter().filter(|kept| kept.facts.player != player) {
        change(app, player, &kept.facts.id, Change::Leave).await?;
    }
    Ok(())
}
