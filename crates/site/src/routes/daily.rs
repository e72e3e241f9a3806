//! The deals of the day.

use std::sync::Arc;

use underdeck_chronicle::daily::{SquareStyle, result_card};
use underdeck_chronicle::difficulty_note;
use underdeck_game::{Language, say};
use underdeck_pages::{DailyGame, DailyPage};
use underdeck_record::Record;

use super::{lists, statistics};
use crate::answer::{Response, html, redirect};
use crate::begin::{self, code_of, deals};
use crate::dates;
use crate::error::Error;
use crate::kept::Kept as KeptGame;
use crate::kept::SealedDay;
use crate::request_context::RequestContext;
use crate::selection::Board;
use crate::selection::GameFilter;
use crate::services::{HostRepository, Services};

pub(crate) async fn today<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let day = app.today();
    show(app, visitor, day).await
}

pub(crate) async fn day<H: Services>(app: &Arc<H>, visitor: RequestContext, day: String) -> Result<Response, Error> {
    let day = past_or_today(app, &day)?;
    show(app, visitor, day).await
}

pub(crate) async fn begin<H: Services>(app: &Arc<H>, visitor: RequestContext, game: String) -> Result<Response, Error> {
    let player = app.enter(visitor.token).await?.id;
    let id = begin::begin_today(app, player, visitor.settings.player.clone(), &game).await?;
    Ok(redirect(&format!("/g/{id}")))
}

/// The page of a day.
async fn show<H: Services>(app: &Arc<H>, visitor: RequestContext, day: String) -> Result<Response, Error> {
    let coming = app.sealed_days().await?;
    let calendar = statistics::calendar(app, &visitor).await?;
    let is_today = day == app.today();
    let sealed = app.sealed_day(&day).await?;
    let sealed = sealed.ok_or_else(|| Error::NotFound(say!(REFUSED_NO_DAY, day = day.clone())))?;
    let (player, text, of_day) = (visitor.player.as_ref().map(|player| player.id), sealed.text.clone(), day.clone());
    let read = move |store: &HostRepository<'_, H>| {
        let mine = match player {
            Some(player) => store.games(player, &GameFilter::Day(of_day.clone()), lists::MOST)?,
            None => Vec::new(),
        };
        let own = |kept: KeptGame| {
            // The card shows the result on the board, or the game's own if it has no entry.
            let record = store.entry(&kept.facts.id)?;
            let record = record.or_else(|| (kept.snapshot.result != "*").then(|| kept.snapshot.record.clone()));
            Ok((kept, record))
        };
        let mine = mine.into_iter().map(own).collect::<Result<Vec<_>, H::Fault>>()?;
        let board = |(game, _): (&str, &str)| {
            store.rows(&Board::Day { day: of_day.clone(), game: game.to_owned() }, lists::LINES)
        };
        Ok((mine, deals(&text).map(board).collect::<Result<Vec<_>, _>>()?))
    };
    let (mine, boards) = app.read(read).await?;
    let codes: Vec<String> = deals(&sealed.text).map(|(_, code)| code.to_owned()).collect();
    let difficulties = begin::difficulties(app, &codes).await;
    let inside = Arc::clone(app);
    let think = move || {
        let games = deals(&sealed.text).zip(boards).zip(difficulties);
        let games: Vec<DailyGame> = games
            .filter_map(|(((id, _), rows), difficulty)| {
                let game = underdeck_catalogue::find(id).ok()?.info();
                let mine = mine.iter().find(|(kept, _)| kept.facts.game == id).cloned();
                let (mine, record) = mine.map_or((None, None), |(kept, record)| (Some(kept), record));
                let record = record.and_then(|record| record.parse().ok());
                Some(DailyGame {
                    game,
                    card: record.and_then(|record: Record| card(&record, is_today, visitor.language)),
                    mine: mine.and_then(|kept| lists::one(&inside, player, kept)),
                    told: difficulty.map(difficulty_note),
                    board: lists::board(rows, player),
                    commitment: sealed.sha256.clone(),
                    reveal: (!is_today).then(|| code_of(&sealed.text, id).map(str::to_owned)).flatten(),
                })
            })
            .collect();
        let (previous, next) = dates::adjacent_days(&sealed.day);
        let commitments: Vec<(String, String)> = coming
            .into_iter()
            .map(|SealedDay { day, sha256, .. }| (day, sha256))
            .filter(|(_, hash)| !hash.is_empty())
            .collect();
        let today = inside.today();
        let month = calendar.month(&sealed.day);
        let page = DailyPage {
            day: &sealed.day,
            today: is_today,
            previous: previous.as_deref(),
            next: next.as_deref(),
            games: &games,
            calendar: month.as_ref().map(|month| (month, calendar.streak(&today), today.as_str())),
            commitments: &commitments,
        };
        underdeck_pages::daily(&visitor.site(), &page)
    };
    Ok(html(app.think(think).await?))
}

/// A result card. It names the deal only after the day.
fn card(record: &Record, is_today: bool, language: Language) -> Option<String> {
    let card = result_card(record, None, SquareStyle::Colour).ok()?.write(language);
    let deal = record.tag("Deal").filter(|_| is_today);
    Some(
        card.lines()
            .map(
                |line| {
                    if deal.is_some_and(|code| line.contains(code)) {
                        "Underdeck\n".into()
                    } else {
                        format!("{line}\n")
                    }
                },
            )
            .collect(),
    )
}

/// A day that has begun.
///
/// # Errors
/// If it is not a day, or has not begun.
pub fn past_or_today<H: Services>(app: &Arc<H>, day: &str) -> Result<String, Error> {
    let day = dates::day(day).ok_or_else(|| Error::NotFound(say!(REFUSED_DATE)))?;
    match day > app.today() {
        true => Err(Error::Withheld(say!(REFUSED_FUTURE, day))),
        false => Ok(day),
    }
}
