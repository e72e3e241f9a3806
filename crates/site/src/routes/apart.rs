//! Games of two players at two devices: the link to the free seat, and the game after it.

use std::sync::Arc;

use chronicle::Winnable;
use pages::Invitation;

use super::games::play;
use crate::answer::{Response, go_to, html};
use crate::begin;
use crate::error::Error;
use crate::fields::Fields;
use crate::host::{Books, Host};
use crate::kept::{Apart, Kept, name_of};
use crate::live::{Caller, Change, LiveGame, Wish};
use crate::luck;
use crate::visitor::Visitor;

/// The opponent of a start form that plays at another device.
pub(crate) const DEVICE: &str = "device";

/// The longest time for a move, in seconds: four weeks.
const MOST: i64 = 28 * 24 * 60 * 60;

/// The seats and the time for a move that a start form wishes for.
pub(crate) fn wished<H: Host>(app: &Arc<H>, fields: &Fields) -> Result<Apart, Error> {
    let seat = match fields.filled("seat") {
        None => 1,
        Some(_) => fields.number("seat")?,
    };
    if !(1..=2).contains(&seat) {
        return Err(Error::Wrong(format!("there is no seat {seat}: take 1 or 2")));
    }
    let pace = fields.filled("pace").map(|_| fields.number("pace")).transpose()?;
    if pace.is_some_and(|pace| !(60..=MOST).contains(&pace)) {
        return Err(Error::Wrong(format!("a move may take from 60 to {MOST} seconds")));
    }
    seated(app, seat, pace)
}

/// A game in which its owner has a seat and the other one is free.
fn seated<H: Host>(app: &Arc<H>, seat: u8, pace: Option<i64>) -> Result<Apart, Error> {
    let (invite, since) = (luck::id(&**app)?, app.seconds());
    Ok(Apart { invite, seat, guest: None, pace, turn: 1, since, asks: None, left: None, next: None })
}

/// The house rules leave no second seat.
pub(crate) fn alone(title: &str) -> Error {
    Error::Wrong(format!("by these house rules one person plays {title} alone: there is no seat for another device"))
}

/// The game to whose free seat a link leads.
async fn invited<H: Host>(app: &Arc<H>, invite: &str) -> Result<Kept, Error> {
    let end = invite.to_owned();
    let kept = app.read(move |shelf: &Books<'_, H>| shelf.invited(&end)).await?;
    kept.ok_or_else(|| Error::NotFound("this link leads to no game: it may have been copied in part".into()))
}

pub(crate) async fn show<H: Host>(app: &Arc<H>, visitor: Visitor, invite: &str) -> Result<Response, Error> {
    let kept = invited(app, invite).await?;
    let player = visitor.player.as_ref().map(|player| player.id);
    if player.is_some_and(|player| kept.is_of(player)) {
        return Ok(go_to(&format!("/g/{}", kept.facts.id)));
    }
    let apart = kept.snapshot.apart.as_ref();
    let game = catalogue::find(&kept.facts.game)?;
    let deal = game.deal_of(&kept.facts.deal)?;
    let name =
        kept.snapshot.record.parse().ok().and_then(|record: record::Record| record.tag("Player").map(str::to_owned));
    let invitation = Invitation {
        game: game.info(),
        deal: &deal,
        from: &name_of(kept.facts.player, name.unwrap_or_default()),
        seat: apart.map_or(2, |apart| 3 - apart.seat),
        pace: apart.and_then(|apart| apart.pace),
        is_free: apart.is_some_and(|apart| apart.guest.is_none() && apart.left.is_none()),
    };
    Ok(html(pages::invitation(&visitor.site(), &invitation)))
}

pub(crate) async fn join<H: Host>(app: &Arc<H>, visitor: Visitor, invite: &str) -> Result<Response, Error> {
    let kept = invited(app, invite).await?;
    let player = app.enter(visitor.token).await?;
    change(app, player.id, &kept.facts.id, Change::Sit { invite: invite.to_owned() }).await?;
    Ok(go_to(&format!("/g/{}", kept.facts.id)))
}

/// The next game of the same two players by the same house rules, with the seats changed.
pub(crate) async fn rematch<H: Host>(app: &Arc<H>, visitor: Visitor, id: &str) -> Result<Response, Error> {
    let player = visitor.player()?;
    let kept = begin::kept(app, player, id).await?;
    let owner = kept.facts.player;
    let Some(apart) = kept.snapshot.apart.as_ref().filter(|_| !kept.hides_deal()) else {
        return Err(Error::Withheld("two players play again after their game".into()));
    };
    if let Some(next) = &apart.next {
        return Ok(go_to(&format!("/g/{next}")));
    }
    let game = catalogue::find(&kept.facts.game)?;
    let deal = game.deal_of(&kept.facts.deal)?;
    let options = deal.options.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect();
    let dealt = begin::deal_new(app, game, options, Winnable::Any).await?;
    let seat = apart.seat_of(player, owner).map_or(1, |seat| 3 - seat);
    let other = if player == owner { apart.guest } else { Some(owner) };
    let next = Apart { guest: other, ..seated(app, seat, apart.pace)? };
    let response = play(app, &visitor, dealt, None, Some(next)).await?;
    let address = response.headers.iter().find(|(name, _)| *name == "location").map(|(_, at)| at.clone());
    let next = address.unwrap_or_default().trim_start_matches("/g/").to_owned();
    change(app, player, id, Change::Next { id: next }).await?;
    Ok(response)
}

async fn change<H: Host>(app: &Arc<H>, player: i64, id: &str, change: Change) -> Result<(), Error> {
    let caller = Caller::Program { revision: None, seat: None };
    let wish = Wish { change, caller, confirmed: true, key: None };
    app.change(player, id, wish, |_: &LiveGame, _| ()).await
}
