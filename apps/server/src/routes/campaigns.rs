//! Campaigns and their chapters.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use catalogue::{CampaignSession, load_campaign};
use pages::CampaignRow;
use record::Record;

use super::{go_to, html, lists};
use crate::app::App;
use crate::begin::{Origin, deal_of};
use crate::error::Error;
use crate::guard::door::{Visitor, sentence};
use crate::guard::fields::Fields;
use crate::luck;
use crate::store::StoreFault;
use crate::store::campaigns::{self, Kept};
use crate::store::games::{self, Chapter, Which};

/// How many chapters a campaign may have.
const CHAPTERS: usize = 1000;
/// How many characters a campaign's name may have.
const NAME: usize = 60;
/// How many campaigns a player may have.
const MOST: usize = 100;

pub(super) async fn list(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    show(&app, &visitor, None).await
}

async fn show(app: &App, visitor: &Visitor, error: Option<&str>) -> Result<Response, Error> {
    let mut all = Vec::new();
    if let Some(player) = visitor.player.as_ref().map(|player| player.id) {
        let kept = app.store.read(move |conn| campaigns::list(conn, player)).await?;
        all = rows(app, player, kept).await?;
    }
    Ok(html(pages::campaigns(&visitor.site(), &all, error)))
}

pub(super) async fn begin(State(app): State<Arc<App>>, visitor: Visitor, fields: Fields) -> Result<Response, Error> {
    let name = fields.filled("game").ok_or_else(|| Error::Wrong("no game was chosen".into()))?;
    let game = catalogue::find(name)?;
    let name = fields.filled("name").unwrap_or("Campaign");
    let name: String = name.chars().filter(|c| !c.is_control()).take(NAME).collect();
    let begun = deal_of(game, &fields.options(), fields.filled("seed"))
        .and_then(|deal| Ok(game.campaign(&name, &deal.code).map(|_| deal)?));
    let deal = match begun {
        Ok(deal) => deal,
        Err(error) => {
            let mut response = show(&app, &visitor, Some(&sentence(&error.to_string()))).await?;
            *response.status_mut() = error.status();
            return Ok(response);
        }
    };
    let player = app.enter(visitor.token).await?.id;
    let id = luck::id().map_err(Error::Internal)?;
    let kept = Kept { id, game: deal.game.to_owned(), name, deal: deal.code, created: app.clock.seconds() };
    let address = format!("/campaigns/{}", kept.id);
    let add = move |conn: &_| {
        let is_full = campaigns::list(conn, player)?.len() >= MOST;
        if is_full { Ok(false) } else { campaigns::add(conn, player, &kept).map(|()| true) }
    };
    match app.store.write(add).await? {
        true => Ok(go_to(&address)),
        false => Err(Error::TooMany(format!("you have {MOST} campaigns already"))),
    }
}

pub(super) async fn campaign(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    let (kept, games) = find(&app, player, &id).await?;
    let inside = Arc::clone(&app);
    let think = move || {
        let campaign = load(&kept, &games)?;
        let running = lists::running(&inside, games);
        Ok::<_, Error>(pages::campaign(&visitor.site(), &kept.id, campaign.as_ref(), &running))
    };
    Ok(html(app.live.think(think).await??))
}

pub(super) async fn chapter(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    let (kept, games) = find(&app, player, &id).await?;
    if let Some(open) = games.iter().find(|game| game.snapshot.result == "*") {
        return Ok(go_to(&format!("/g/{}", open.facts.id)));
    }
    let wanted = fields.filled("chapter").ok_or_else(|| Error::Wrong("no chapter was chosen".into()))?.to_owned();
    let (name, campaign_name) = (wanted.clone(), kept.name.clone());
    let (again, before) = (kept.clone(), games.clone());
    let find_chapter = move || {
        let next = load(&again, &before)?.standing().next;
        let chapter = next.into_iter().find(|open| open.id.eq_ignore_ascii_case(&name));
        let chapter = chapter.ok_or_else(|| Error::Wrong(format!("chapter `{name:.40}` is not open")))?;
        Ok::<_, Error>(Chapter { campaign: campaign_name, id: chapter.id, name: chapter.name, story: chapter.story })
    };
    let chapter = app.live.think(find_chapter).await??;
    let origin = Origin { campaign: Some(kept.id.clone()), chapter: Some(chapter), ..Origin::default() };
    let start = move || Ok(load(&kept, &games)?.begin(&wanted)?);
    let id = app.begin(player, visitor.settings.player.clone(), origin, start).await?;
    Ok(go_to(&format!("/g/{id}")))
}

/// Campaigns for a list.
pub(super) async fn rows(app: &App, player: i64, all: Vec<Kept>) -> Result<Vec<CampaignRow>, Error> {
    let read = move |conn: &_| {
        let with = |kept: Kept| {
            let games = games::list(conn, player, &Which::Campaign(kept.id.clone()), CHAPTERS)?;
            Ok((kept, games))
        };
        all.into_iter().map(with).collect::<Result<Vec<_>, _>>()
    };
    let all: Vec<(Kept, Vec<games::Kept>)> = app.store.read(read).await?;
    let row = |(kept, games): (Kept, Vec<games::Kept>)| {
        let campaign = load(&kept, &games).ok()?;
        let standing = campaign.standing();
        Some(CampaignRow {
            id: kept.id,
            game: campaign.info(),
            name: kept.name,
            words: standing.words,
            played: campaign.played(),
            over: standing.result.is_some(),
        })
    };
    app.live.think(move || all.into_iter().filter_map(row).collect()).await
}

/// A player's campaign and its games, finished and in progress.
async fn find(app: &App, player: i64, id: &str) -> Result<(Kept, Vec<games::Kept>), Error> {
    let id = id.to_owned();
    let read = move |conn: &_| match campaigns::find(conn, player, &id)? {
        Some(kept) => Ok(Some((kept, games::list(conn, player, &Which::Campaign(id), CHAPTERS)?))),
        None => Ok(None),
    };
    let found = app.store.read(read).await?;
    found.ok_or_else(|| Error::NotFound("there is no such campaign among yours".into()))
}

/// A campaign as it follows from its finished games.
fn load(kept: &Kept, games: &[games::Kept]) -> Result<Box<dyn CampaignSession>, Error> {
    if let Some(games::Kept { facts, .. }) = games.iter().find(|game| !game.is_sound) {
        return Err(StoreFault::DamagedGame { game: facts.game.clone(), id: facts.id.clone() }.into());
    }
    let over = games.iter().filter(|game| game.snapshot.result != "*");
    let records: Vec<Record> = over
        .map(|game| game.snapshot.record.parse().map_err(|error| Error::unreadable(&game.facts, error)))
        .collect::<Result<_, _>>()?;
    if records.is_empty() {
        return Ok(catalogue::find(&kept.game)?.campaign(&kept.name, &kept.deal)?);
    }
    let loaded = load_campaign(&records)
        .map_err(|(n, error)| Error::Internal(format!("chapter {} of the campaign no longer holds: {error}", n + 1)))?;
    Ok(loaded.campaign)
}
