//! Campaigns and their chapters.

use std::sync::Arc;

use underdeck_game::{Message, say};
use underdeck_pages::CampaignRow;
use underdeck_play::load_campaign;
use underdeck_record::Record;

use super::lists;
use super::rendered;
use crate::answer::{Response, html, redirect};
use crate::begin::{self, Origin, deal_of};
use crate::error::Error;
use crate::fields::Fields;
use crate::kept::{Kept as KeptGame, StoredCampaign, StoredChapter};
use crate::random;
use crate::request_context::RequestContext;
use crate::selection::GameFilter;
use crate::services::{HostRepository, Services};

/// The maximum number of chapters of a campaign.
const CHAPTERS: usize = 1000;
/// The maximum length of a campaign's name, in characters.
const NAME: usize = 60;
/// The maximum number of a player's campaigns.
const MOST: usize = 100;

pub(crate) async fn list<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    show(app, &visitor, None).await
}

async fn show<H: Services>(app: &Arc<H>, visitor: &RequestContext, error: Option<&Message>) -> Result<Response, Error> {
    let mut all = Vec::new();
    if let Some(player) = visitor.player.as_ref().map(|player| player.id) {
        let kept = app.read(move |store: &HostRepository<'_, H>| store.campaigns(player)).await?;
        all = rows(app, player, kept).await?;
    }
    Ok(html(underdeck_pages::campaigns(&visitor.site(), &all, error)))
}

pub(crate) async fn begin<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    fields: Fields,
) -> Result<Response, Error> {
    let name = fields.filled("game").ok_or_else(|| Error::Wrong(say!(REFUSED_NO_GAME)))?;
    let game = underdeck_catalogue::find(name)?;
    let name = fields.filled("name").unwrap_or("Campaign");
    let name: String = name.chars().filter(|c| !c.is_control()).take(NAME).collect();
    let begun = deal_of(app, game, &fields.options(), fields.filled("seed"))
        .and_then(|deal| Ok(underdeck_play::Campaign::new(game, &name, &deal.code).map(|_| deal)?));
    let deal = match begun {
        Ok(deal) => deal,
        Err(error) => {
            let mut response = show(app, &visitor, Some(&error.said())).await?;
            response.status = error.status();
            return Ok(response);
        }
    };
    let player = app.enter(visitor.token).await?.id;
    let id = random::id(&**app)?;
    let kept = StoredCampaign { id, game: deal.game.to_owned(), name, deal: deal.code, created: app.seconds() };
    let address = format!("/campaigns/{}", kept.id);
    let add = move |store: &HostRepository<'_, H>| {
        let is_full = store.campaigns(player)?.len() >= MOST;
        if is_full { Ok(false) } else { store.add_campaign(player, &kept).map(|()| true) }
    };
    match app.write(add).await? {
        true => Ok(redirect(&address)),
        false => Err(Error::TooMany(say!(REFUSED_CAMPAIGNS, most = MOST))),
    }
}

pub(crate) async fn campaign<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: String,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    let (kept, games) = find(app, player, &id).await?;
    let inside = Arc::clone(app);
    let think = move || {
        let campaign = load(&inside, &kept, &games)?;
        let running = lists::running(&inside, Some(player), games);
        Ok::<_, Error>(underdeck_pages::campaign(&visitor.site(), &kept.id, &campaign, &running))
    };
    rendered(app, think).await
}

pub(crate) async fn chapter<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: String,
    fields: Fields,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    let (kept, games) = find(app, player, &id).await?;
    if let Some(open) = games.iter().find(|game| game.snapshot.result == "*") {
        return Ok(redirect(&format!("/g/{}", open.facts.id)));
    }
    let wanted = fields.filled("chapter").ok_or_else(|| Error::Wrong(say!(REFUSED_NO_CHAPTER)))?.to_owned();
    let (name, campaign_name) = (wanted.clone(), kept.name.clone());
    let (again, before) = (kept.clone(), games.clone());
    let inside = Arc::clone(app);
    let find_chapter = move || {
        let next = load(&inside, &again, &before)?.standing().next;
        let chapter = next.into_iter().find(|open| open.id.eq_ignore_ascii_case(&name));
        let chapter = chapter.ok_or_else(|| Error::Wrong(say!(REFUSED_CHAPTER, name = format!("{name:.40}"))))?;
        Ok::<_, Error>(StoredChapter {
            campaign: campaign_name,
            id: chapter.id,
            name: chapter.name.into(),
            story: chapter.story.into(),
        })
    };
    let chapter = app.think(find_chapter).await??;
    let origin = Origin { campaign: Some(kept.id.clone()), chapter: Some(chapter), ..Origin::default() };
    let inside = Arc::clone(app);
    let start = move || Ok(load(&inside, &kept, &games)?.begin(&wanted)?);
    let id = begin::begin(app, player, visitor.settings.player.clone(), origin, start).await?;
    Ok(redirect(&format!("/g/{id}")))
}

/// Campaigns for a list.
pub(crate) async fn rows<H: Services>(
    app: &Arc<H>,
    player: i64,
    all: Vec<StoredCampaign>,
) -> Result<Vec<CampaignRow>, Error> {
    let read = move |store: &HostRepository<'_, H>| {
        let with = |kept: StoredCampaign| {
            let games = store.games(player, &GameFilter::Campaign(kept.id.clone()), CHAPTERS)?;
            Ok((kept, games))
        };
        all.into_iter().map(with).collect::<Result<Vec<_>, _>>()
    };
    let all: Vec<(StoredCampaign, Vec<KeptGame>)> = app.read(read).await?;
    let inside = Arc::clone(app);
    let row = move |(kept, games): (StoredCampaign, Vec<KeptGame>)| {
        let campaign = load(&inside, &kept, &games).ok()?;
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
    app.think(move || all.into_iter().filter_map(row).collect()).await
}

/// A player's campaign and its games, finished and in progress.
async fn find<H: Services>(app: &Arc<H>, player: i64, id: &str) -> Result<(StoredCampaign, Vec<KeptGame>), Error> {
    let id = id.to_owned();
    let read = move |store: &HostRepository<'_, H>| match store.campaign(player, &id)? {
        Some(kept) => Ok(Some((kept, store.games(player, &GameFilter::Campaign(id), CHAPTERS)?))),
        None => Ok(None),
    };
    let found = app.read(read).await?;
    found.ok_or_else(|| Error::NotFound(say!(REFUSED_CAMPAIGN)))
}

/// The state of a campaign, computed from its finished games.
fn load<H: Services>(
    app: &Arc<H>,
    kept: &StoredCampaign,
    games: &[KeptGame],
) -> Result<underdeck_play::Campaign, Error> {
    if let Some(KeptGame { facts, .. }) = games.iter().find(|game| !game.is_sound) {
        return Err(app.damaged(facts));
    }
    let over = games.iter().filter(|game| game.snapshot.result != "*");
    let records: Vec<Record> = over
        .map(|game| game.snapshot.record.parse().map_err(|error| Error::unreadable(&game.facts, error)))
        .collect::<Result<_, _>>()?;
    if records.is_empty() {
        return Ok(underdeck_play::Campaign::new(underdeck_catalogue::find(&kept.game)?, &kept.name, &kept.deal)?);
    }
    let loaded = load_campaign(&records)
        .map_err(|(n, error)| Error::Internal(format!("chapter {} of the campaign no longer holds: {error}", n + 1)))?;
    Ok(loaded.campaign)
}
