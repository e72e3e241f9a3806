//! Puzzles: positions in which few moves still win.

use std::sync::Arc;

use underdeck_coach::{Motif, Puzzle, PuzzleProgress, of_day, puzzles};
use underdeck_game::{GameInfo, say};
use underdeck_pages::{PuzzleNews, PuzzleSet, UrlParams};
use underdeck_play::NEVER;

use super::practice::{deck, deck_of, unreadable};
use super::rendered;
use crate::answer::{Response, html, page_at, redirect};
use crate::error::Error;
use crate::fields::{Fields, missing};
use crate::request_context::RequestContext;
use crate::services::{HostRepository, Services};

/// A list of puzzles: of all games, or of one.
pub(crate) async fn list<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    game: Option<&str>,
) -> Result<Response, Error> {
    let infos: Vec<&'static GameInfo> = match game {
        Some(game) => vec![of(game)?.0],
        None => underdeck_catalogue::games().iter().map(|game| game.info()).collect(),
    };
    let (progress, day) = (deck(app, &visitor).await?.puzzles, today(app));
    let think = move || {
        let sets = infos.into_iter().filter_map(|game| Some((game, puzzles(game.id).ok()?)));
        let sets: Vec<_> = sets.filter(|(_, puzzles)| !puzzles.is_empty()).collect();
        let set = |(game, puzzles)| PuzzleSet { game, puzzles, progress: &progress, day };
        let sets: Vec<_> = sets.iter().map(|(game, puzzles)| set((*game, puzzles))).collect();
        Ok(underdeck_pages::puzzles(&visitor.site(), &sets))
    };
    rendered(app, think).await
}

/// Redirects to the permanent address of the puzzle of the day.
pub(crate) fn daily<H: Services>(app: &Arc<H>, game: &str) -> Result<Response, Error> {
    let (info, puzzles) = of(game)?;
    Ok(redirect(&format!("/puzzles/{}/{}", info.id, of_day(today(app), puzzles.len()))))
}

/// Redirects to the next puzzle that the visitor has not tried, of a theme if one is named.
pub(crate) async fn next<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    game: &str,
    theme: Option<String>,
) -> Result<Response, Error> {
    let (game, puzzles) = of(game)?;
    let (progress, day) = (deck(app, &visitor).await?.puzzles, today(app));
    let motif = theme.and_then(|theme| Motif::ALL.into_iter().find(|motif| motif.word() == theme));
    let next = PuzzleSet { game, puzzles: &puzzles, progress: &progress, day }.next(motif, None);
    Ok(redirect(&format!("/puzzles/{}/{next}", game.id)))
}

/// A puzzle, after the moves in the query.
pub(crate) async fn show<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    game: &str,
    number: &str,
    query: &str,
) -> Result<Response, Error> {
    let progress = deck(app, &visitor).await?.puzzles;
    draw(app, visitor, (game, number), UrlParams::parse(query), progress, None).await.map(html)
}

/// Judges a move, records the first answer, and shows the position after it; a wrong move with the start of its refutation.
pub(crate) async fn answer<H: Services>(
    app: &Arc<H>,
    mut visitor: RequestContext,
    game: &str,
    number: &str,
    fields: Fields,
) -> Result<Response, Error> {
    let typed = fields.filled("move").ok_or_else(|| Error::Wrong(missing("move")))?.to_owned();
    let line = fields.get("line").unwrap_or_default().to_owned();
    let (info, puzzles) = of(game)?;
    let puzzle = one(&puzzles, number)?.clone();
    let here = puzzle.after(&line).map_err(refused)?;
    let since = here.record().map_err(refused)?.moves().len();
    let reply = app.solve(move || here.answer(&typed, &NEVER)).await?.map_err(refused)?;
    let (player, day, is_right) = (app.enter(visitor.token).await?.id, today(app), reply.is_right);
    let of_today = Some(day).filter(|&day| of_day(day, puzzles.len()) == puzzle.number);
    let (is_first, asked) = (line.is_empty(), puzzle.clone());
    let note = move |store: &HostRepository<'_, H>| {
        let Some(mut deck) = deck_of(store, player)? else { return Ok(None) };
        let change = if is_first { deck.puzzles.note(info.id, &puzzle, is_right, of_today) } else { None };
        store.keep_practice(player, &deck.text())?;
        Ok(Some((deck.puzzles, change)))
    };
    let (progress, change) = app.write(note).await?.ok_or_else(unreadable)?;
    let extended = is_right.then(|| asked.extended(&line, &reply.path)).transpose().map_err(refused)?;
    let (on, is_circle) = extended.unwrap_or_default();
    let mut query = match is_right {
        true => format!("line={on}&since={since}"),
        false => format!("line={line}&then={}{}&at={}&since={since}", reply.path, reply.rest, reply.path.len()),
    };
    query.extend(fields.filled("zoom").and_then(|zoom| zoom.parse::<u8>().ok()).map(|zoom| format!("&zoom={zoom}")));
    let address = format!("/puzzles/{}/{number}?{query}", info.id);
    visitor.path.clone_from(&address);
    let news = PuzzleNews { change, is_circle };
    let page = draw(app, visitor, (game, number), UrlParams::parse(&query), progress, Some(news)).await?;
    Ok(page_at(&address, page))
}

async fn draw<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    (game, number): (&str, &str),
    params: UrlParams,
    progress: PuzzleProgress,
    news: Option<PuzzleNews>,
) -> Result<String, Error> {
    let (game, puzzles) = of(game)?;
    let puzzle = one(&puzzles, number)?.clone();
    let day = today(app);
    let think = move || {
        let set = PuzzleSet { game, puzzles: &puzzles, progress: &progress, day };
        underdeck_pages::puzzle(&visitor.site(), &set, &puzzle, &params, news).map_err(refused)
    };
    app.think(think).await?
}

/// The error of a move or a line that is not legal.
fn refused(error: underdeck_coach::Error) -> Error {
    match error {
        underdeck_coach::Error::Move(error) => Error::Illegal(error),
        error => Error::Withheld(error.said()),
    }
}

/// A game and its puzzles.
fn of(game: &str) -> Result<(&'static GameInfo, Vec<Puzzle>), Error> {
    let info = underdeck_catalogue::find(game)?.info();
    let puzzles = puzzles(info.id).map_err(|error| Error::Internal(error.to_string()))?;
    match puzzles.is_empty() {
        true => Err(Error::NotFound(say!(REFUSED_PUZZLES, game = info.title))),
        false => Ok((info, puzzles)),
    }
}

fn one<'a>(puzzles: &'a [Puzzle], number: &str) -> Result<&'a Puzzle, Error> {
    let found = number.parse().ok().and_then(|number: usize| puzzles.iter().find(|puzzle| puzzle.number == number));
    found.ok_or_else(|| Error::NotFound(say!(REFUSED_PUZZLE, number, most = puzzles.len().to_string())))
}

/// Today in days since 1970-01-01.
fn today<H: Services>(app: &Arc<H>) -> i64 {
    app.seconds().div_euclid(86_400)
}
