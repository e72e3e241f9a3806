//! Playing a campaign, chapter after chapter.

use std::io::Write;

use underdeck_catalogue::{DealInfo, Game};
use underdeck_game::Chapter;
use underdeck_home::SaveSlot;
use underdeck_home::campaigns::{SavedCampaign, find};
use underdeck_home::luck;
use underdeck_play::{Campaign, Session};
use underdeck_record::Record;

use super::{OpenGame, Style, ask, play};
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words;

/// The campaign and chapter to play.
pub(crate) struct CampaignChoice<'a> {
    pub(crate) name: &'a str,
    /// The chapter; the first one on offer if `None`.
    pub(crate) chapter: Option<&'a str>,
    /// The deal to begin the campaign with, if one was asked for.
    pub(crate) deal: Option<DealInfo>,
    pub(crate) player: Option<&'a str>,
    /// Opens a chapter for this program, or asks what to do if it is open in another one.
    pub(crate) open: &'a dyn Fn(&SaveSlot) -> Result<Option<Record>, Failure>,
}

/// Begins or resumes a campaign, and plays until the player leaves or it ends.
pub(crate) fn play_on(game: &'static Game, choice: &CampaignChoice<'_>, style: Style) -> Result<(), Failure> {
    let mut chapter = choice.chapter.map(str::to_owned);
    if style.screen {
        return on_the_screen(game, choice, chapter, style);
    }
    let mut reread = false;
    loop {
        let kept = open(game, choice)?;
        let now = kept.campaign.standing();
        if kept.unfinished.is_none() && now.result.is_some() {
            write(&words::standing(&now))?;
            return Ok(());
        }
        let place = SaveSlot::chapter(kept.file(), choice.name);
        let begun = (choice.open)(&place)?;
        if begun.is_some() && begun != kept.unfinished {
            place.close();
            if reread {
                let misplaced = "this file is in the place of the next chapter; number the files one after another";
                return Err(Failure::file(place.path(), misplaced));
            }
            // Another program has played on meanwhile.
            reread = true;
            continue;
        }
        let (mut session, story) = seat(&kept, chapter.take(), style)?;
        if let Some(name) = choice.player {
            session.set_tag("Player", name);
        }
        if begun.is_none() {
            // Where this fails the game is played unsaved, and the first move says why.
            let _ = underdeck_home::write_whole(place.path(), &session.record().to_string());
        }
        play(OpenGame { session, place, story: Some(story) }, style)?;
        let after = open(game, choice)?;
        if after.unfinished.is_some() || after.campaign.played() == kept.campaign.played() {
            return Ok(());
        }
        let now = after.campaign.standing();
        write(&format!("\n{}", words::standing(&now)))?;
        if now.result.is_some() {
            return Ok(());
        }
        if !style.asks {
            return write(&format!("\nResume it: underdeck play {} --campaign {}\n", game.info().id, choice.name));
        }
        match ask("\nPlay on? [Y/n] ")? {
            Some(answer) if !answer.to_lowercase().starts_with('n') => {}
            _ => return Ok(()),
        }
    }
}

/// Plays a campaign on the full-screen table; begins it first if it has a deal of its own.
fn on_the_screen(
    game: &'static Game,
    choice: &CampaignChoice<'_>,
    mut chapter: Option<String>,
    style: Style,
) -> Result<(), Failure> {
    let kept = open(game, choice)?;
    if kept.files.is_empty() && choice.deal.is_some() {
        let (session, _) = seat(&kept, chapter.take(), Style { asks: false, ..style })?;
        underdeck_home::write_whole(&kept.file(), &session.record().to_string())?;
    }
    Ok(underdeck_tui::run(underdeck_tui::Start::Campaign { game, name: choice.name.to_owned(), chapter })?)
}

/// The saved campaign, or a new one.
fn open(game: &Game, choice: &CampaignChoice<'_>) -> Result<SavedCampaign, Failure> {
    let Some(kept) = find(game.info().id, choice.name)? else {
        let deal = match &choice.deal {
            Some(deal) => deal.clone(),
            None => game.deal(&[], luck::new_seed())?,
        };
        return Ok(SavedCampaign::new(underdeck_play::Campaign::new(game, choice.name, &deal.code)?)?);
    };
    match &choice.deal {
        Some(deal) if *deal != kept.campaign.start() => Err(Failure::Usage(format!(
            "the campaign {} began with another deal: {}; choose another name for another campaign",
            choice.name,
            words::deal(&kept.campaign.start()).replace('\n', ". ")
        ))),
        _ => Ok(kept),
    }
}

/// The chapter to play, resumed or begun, and its story.
fn seat(kept: &SavedCampaign, wanted: Option<String>, style: Style) -> Result<(Box<dyn Session>, String), Failure> {
    let campaign = &kept.campaign;
    let next = campaign.standing().next;
    if let Some(record) = &kept.unfinished {
        let session = campaign.resume(record).map_err(|error| Failure::file(&kept.file(), error))?;
        let deal = session.deal();
        let chapter = next.iter().find(|chapter| chapter.options == deal);
        if let (Some(wanted), Some(chapter)) = (&wanted, chapter)
            && !chapter.id.eq_ignore_ascii_case(wanted)
        {
            let begun = format!("chapter {} is unfinished; finish it first", chapter.id);
            return Err(Failure::Usage(begun));
        }
        return Ok((session, chapter.map_or_else(String::new, |chapter| chapter_text(campaign, chapter))));
    }
    let id = match wanted {
        Some(id) => id,
        None => choose(&next, style)?,
    };
    let mut session = campaign.begin(&id)?;
    session.set_tag("Date", &luck::today());
    let chapter = next.iter().find(|chapter| chapter.id.eq_ignore_ascii_case(&id));
    Ok((session, chapter.map_or_else(String::new, |chapter| chapter_text(campaign, chapter))))
}

/// The chapter to play: the one the player chooses; the first if there is only one or nobody to ask.
fn choose(next: &[Chapter<DealInfo>], style: Style) -> Result<String, Failure> {
    let first = next.first().map_or_else(String::new, |chapter| chapter.id.clone());
    if next.len() < 2 || !style.asks {
        return Ok(first);
    }
    for chapter in next {
        say::note(&format!("  {STRONG}{}{STRONG:#} {}", chapter.id, chapter.name));
    }
    loop {
        let answer = ask(&format!("Which chapter? [{first}] "))?.unwrap_or_default();
        match next.iter().find(|chapter| chapter.id.eq_ignore_ascii_case(&answer)) {
            Some(chapter) => return Ok(chapter.id.clone()),
            None if answer.is_empty() => return Ok(first),
            None => say::note("Type the name of one of these chapters, or Enter."),
        }
    }
}

/// The heading and story of a chapter.
fn chapter_text(campaign: &Campaign, chapter: &Chapter<DealInfo>) -> String {
    let (number, name) = (campaign.played() + 1, campaign.name());
    let heading = format!("{STRONG}{}{STRONG:#} (campaign {name}, game {number})", chapter.name);
    format!("{heading}\n{}", words::plain(&chapter.story))
}

fn write(text: &str) -> Result<(), Failure> {
    let mut out = say::people();
    write!(out, "{text}")?;
    Ok(out.flush()?)
}
