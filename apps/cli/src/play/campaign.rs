//! Playing a campaign, chapter after chapter.

use underdeck_catalogue::{DealInfo, Game};
use underdeck_game::{Chapter, say};
use underdeck_home::SaveSlot;
use underdeck_home::campaigns::{SavedCampaign, find};
use underdeck_home::luck;
use underdeck_play::{Campaign, Session};
use underdeck_record::Record;

use super::{OpenGame, Style, agrees, ask, play};
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words;

/// The campaign and chapter to play.
pub(crate) struct CampaignChoice<'a> {
    pub(crate) name: &'a str,
    /// The chapter; the first one available if `None`.
    pub(crate) chapter: Option<&'a str>,
    /// The deal of a new campaign, if one was named.
    pub(crate) deal: Option<DealInfo>,
    pub(crate) player: Option<&'a str>,
    /// Opens a chapter for this program, or asks what to do if it is open in another one.
    pub(crate) open: &'a dyn Fn(&SaveSlot) -> Result<Option<Record>, Failure>,
}

/// Begins or resumes a campaign, and plays until the player leaves or it ends.
pub(crate) fn play_campaign(game: &'static Game, choice: &CampaignChoice<'_>, style: Style) -> Result<(), Failure> {
    let mut chapter = choice.chapter.map(str::to_owned);
    if style.screen {
        return play_full_screen(game, choice, chapter, style);
    }
    let mut reread = false;
    loop {
        let saved = open(game, choice)?;
        let status = saved.campaign.standing();
        if saved.unfinished.is_none() && status.result.is_some() {
            return Ok(say::print(&words::standing(&status))?);
        }
        let slot = SaveSlot::chapter(saved.file(), choice.name);
        let begun = (choice.open)(&slot)?;
        if begun.is_some() && begun != saved.unfinished {
            slot.close();
            if reread {
                return Err(Failure::file(slot.path(), say!(LINE_CHAPTER_MISPLACED)));
            }
            // Another program has played since the campaign was read.
            reread = true;
            continue;
        }
        let (mut session, story) = open_chapter(&saved, chapter.take(), style)?;
        if let Some(name) = choice.player {
            session.set_tag("Player", name);
        }
        if begun.is_none() {
            // If this fails, the game is played unsaved, and the first move reports why.
            let _ = underdeck_home::write_whole(slot.path(), &session.record().to_string());
        }
        play(OpenGame { session, slot, story: Some(story) }, style)?;
        let after = open(game, choice)?;
        if after.unfinished.is_some() || after.campaign.played() == saved.campaign.played() {
            return Ok(());
        }
        let status = after.campaign.standing();
        say::print(&format!("\n{}", words::standing(&status)))?;
        if status.result.is_some() {
            return Ok(());
        }
        if !style.asks {
            let how = say!(LINE_CAMPAIGN_RESUME, game = game.info().id, name = choice.name);
            return Ok(say::print(&format!("\n{how}\n"))?);
        }
        say::note("");
        if !agrees(&say!(LINE_CAMPAIGN_ASK))? {
            return Ok(());
        }
    }
}

/// Plays a campaign on the full-screen table; begins it first if it has a deal of its own.
fn play_full_screen(
    game: &'static Game,
    choice: &CampaignChoice<'_>,
    mut chapter: Option<String>,
    style: Style,
) -> Result<(), Failure> {
    let saved = open(game, choice)?;
    if saved.files.is_empty() && choice.deal.is_some() {
        let (session, _) = open_chapter(&saved, chapter.take(), Style { asks: false, ..style })?;
        underdeck_home::write_whole(&saved.file(), &session.record().to_string())?;
    }
    super::full_screen(underdeck_tui::Start::Campaign { game, name: choice.name.to_owned(), chapter }).map(drop)
}

/// The saved campaign, or a new one.
fn open(game: &Game, choice: &CampaignChoice<'_>) -> Result<SavedCampaign, Failure> {
    let Some(saved) = find(game.info().id, choice.name)? else {
        let deal = match &choice.deal {
            Some(deal) => deal.clone(),
            None => game.deal(&[], luck::new_seed())?,
        };
        return Ok(SavedCampaign::new(underdeck_play::Campaign::new(game, choice.name, &deal.code)?)?);
    };
    match &choice.deal {
        Some(deal) if *deal != saved.campaign.start() => {
            let deal = words::deal(&saved.campaign.start()).replace('\n', ". ");
            Err(Failure::Usage(say!(LINE_CAMPAIGN_DEAL, name = choice.name, deal).into()))
        }
        _ => Ok(saved),
    }
}

/// The chapter to play, resumed or begun, and its story.
fn open_chapter(
    saved: &SavedCampaign,
    wanted: Option<String>,
    style: Style,
) -> Result<(Box<dyn Session>, String), Failure> {
    let campaign = &saved.campaign;
    let next = campaign.standing().next;
    if let Some(record) = &saved.unfinished {
        let session = campaign.resume(record).map_err(|error| Failure::file(&saved.file(), error))?;
        let deal = session.deal();
        let chapter = next.iter().find(|chapter| chapter.options == deal);
        if let (Some(wanted), Some(chapter)) = (&wanted, chapter)
            && !chapter.id.eq_ignore_ascii_case(wanted)
        {
            return Err(Failure::Usage(say!(LINE_CHAPTER_UNFINISHED, chapter = &chapter.id).into()));
        }
        return Ok((session, chapter.map_or_else(String::new, |chapter| chapter_text(campaign, chapter))));
    }
    let id = match wanted {
        Some(id) => id,
        None => choose_chapter(&next, style)?,
    };
    let mut session = campaign.begin(&id)?;
    session.set_tag("Date", &luck::today());
    let chapter = next.iter().find(|chapter| chapter.id.eq_ignore_ascii_case(&id));
    Ok((session, chapter.map_or_else(String::new, |chapter| chapter_text(campaign, chapter))))
}

/// The chapter that the player chooses; the first one if there is only one or no player to ask.
fn choose_chapter(next: &[Chapter<DealInfo>], style: Style) -> Result<String, Failure> {
    let first = next.first().map_or_else(String::new, |chapter| chapter.id.clone());
    if next.len() < 2 || !style.asks {
        return Ok(first);
    }
    for chapter in next {
        say::note(&format!("  {STRONG}{}{STRONG:#} {}", chapter.id, chapter.name));
    }
    loop {
        let answer = ask(&say!(LINE_CHAPTER_ASK, first = &first))?.unwrap_or_default();
        match next.iter().find(|chapter| chapter.id.eq_ignore_ascii_case(&answer)) {
            Some(chapter) => return Ok(chapter.id.clone()),
            None if answer.is_empty() => return Ok(first),
            None => say::note(&say!(LINE_CHAPTER_TYPE)),
        }
    }
}

/// The heading and story of a chapter.
fn chapter_text(campaign: &Campaign, chapter: &Chapter<DealInfo>) -> String {
    let name = format!("{STRONG}{}{STRONG:#}", chapter.name);
    let heading = say!(LINE_CHAPTER, chapter = name, name = campaign.name(), n = campaign.played() + 1);
    format!("{heading}\n{}", words::plain(&chapter.story))
}
