//! The solver's answers: whether a finished game could have been won, and whether a game in progress still can.

use std::sync::Arc;

use underdeck_chronicle::{SolvedGame, look_at, look_back};
use underdeck_game::say;
use underdeck_pages::ReplayFacts;
use underdeck_play::{Command, NEVER, Replayer};
use underdeck_record::Record;

use super::moves::{self, ask};
use super::rendered;
use super::replay::{go_to_move, own, read};
use super::table::draw;
use crate::answer::{Response, page_at};
use crate::error::Error;
use crate::fields::Fields;
use crate::live::{Change, ChangeRequest, LiveGame};
use crate::request_context::RequestContext;
use crate::services::Services;

/// Whether the finished game, or the position after some moves of its main line, could have been won, and the winning line.
pub(crate) async fn show<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: &str,
    from: Option<usize>,
    [at, more]: [Option<String>; 2],
) -> Result<Response, Error> {
    let (player, text) = own(app, &visitor, id).await?;
    let solved = solved(app, &text, from).await?;
    // Mark the record before the answer is shown.
    let title = app.submit(player, id, ChangeRequest::solution(), |game, _| game.tree.session().info().title).await?;
    let (back, at) = (format!("/g/{id}"), at.and_then(|at| at.parse().ok()));
    let base = from.map_or_else(|| format!("{back}/solution"), |from| format!("{back}/solution/{from}"));
    let think = move || {
        let record = read(&text)?;
        let own: Vec<String> = record.moves().map(|(mv, _)| mv.to_owned()).collect();
        let mut replay = match &solved.line {
            Some(line) => Replayer::of(played(&record, line)?)?,
            None => Replayer::of(record)?,
        };
        // It starts at the position where the line leaves the game.
        let line = solved.line.as_ref().unwrap_or(&own);
        let shared = line.iter().zip(&own).take_while(|(a, b)| a == b).count();
        go_to_move(&mut replay, at.unwrap_or(from.unwrap_or(shared)));
        let facts =
            ReplayFacts { solved: Some(&solved), asked: more.is_some(), ..ReplayFacts::of(title, &back, &base) };
        Ok::<_, Error>(underdeck_pages::replay(&visitor.site(), &replay, &facts))
    };
    rendered(app, think).await
}

/// The number of moves in an address.
pub(crate) fn position(text: &str) -> Result<usize, Error> {
    text.parse().map_err(|_| Error::NotFound(say!(REFUSED_NO_PAGE)))
}

/// Says whether a running game can still be won, once the player has agreed to the mark in the record.
pub(crate) async fn peek<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: String,
    fields: Fields,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    let request = moves::request(&visitor, &fields, Change::Command(Command::Peek))?;
    let position = |game: &LiveGame, _| (game.tree.session().deal(), game.tree.session().moves());
    match app.submit(player, &id, request, position).await {
        Ok((deal, moves)) => {
            let words = app.solve(move || underdeck_chronicle::peek(&deal, &moves, &NEVER)).await?;
            let visitor = RequestContext { path: format!("/g/{id}"), ..visitor };
            Ok(page_at(&format!("/g/{id}"), draw(app, visitor, player, &id, "", Some(words)).await?))
        }
        Err(Error::Unconfirmed { title, what, button }) => Ok(ask(&visitor, &id, "", &fields, (title, what, button))),
        Err(error) => Err(error),
    }
}

/// The host's cache key for the solver's answer about a record, or about the position after some of its moves.
pub fn question(from: Option<usize>, text: &str) -> String {
    format!("{from:?} {text}")
}

/// The solver's answer for a finished record or a position in it; cached for a while.
async fn solved<H: Services>(app: &Arc<H>, text: &str, from: Option<usize>) -> Result<SolvedGame, Error> {
    let question = question(from, text);
    if let Some(solved) = app.remembered(&question) {
        return Ok((*solved).clone());
    }
    let record = read(text)?;
    let solve = move || match from {
        None => look_back(&record, &NEVER).map_err(|error| Error::Withheld(error.said())),
        Some(from) => {
            let mut replay = Replayer::of(record)?;
            replay.go_to_ply(from);
            look_at(replay.record(), &replay.session().moves(), &NEVER).map_err(|error| Error::Withheld(error.said()))
        }
    };
    let solved = app.solve(solve).await??;
    app.remember(&question, Arc::new(solved.clone()));
    Ok(solved)
}

/// The record of a line of the same deal.
fn played(record: &Record, line: &[String]) -> Result<Record, Error> {
    let same = record.of_same_deal();
    let mut session = underdeck_play::open(&same)?;
    line.iter().try_for_each(|mv| session.play(mv).map(|_| ()))?;
    Ok(session.record())
}
