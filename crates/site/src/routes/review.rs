//! The coach's review of a finished game.

use std::sync::Arc;

use serde::Deserialize;
use underdeck_coach::Review;
use underdeck_game::say;
use underdeck_pages::{ReplayFacts, ReviewInProgress, Reviewed};
use underdeck_play::Replayer;
use underdeck_record::{Record, short_hash};

use super::rendered;
use super::replay::{go_to_move, own, read};
use crate::answer::{Response, redirect};
use crate::begin;
use crate::error::Error;
use crate::kept::{GameMeta, Kept, ReviewRequest, Reviewed as StoredReview, Snapshot};
use crate::live::{ChangeRequest, LiveGame};
use crate::request_context::RequestContext;
use crate::services::{HostRepository, Services};

/// The maximum number of waiting reviews of a player, and of all players.
const MOST_WAITING: (i64, i64) = (8, 256);

/// The review of a finished game, or the question whether to begin one. While it is in progress, its progress.
pub(crate) async fn show<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: &str,
    [games, seat, at, more]: [Option<String>; 4],
) -> Result<Response, Error> {
    let Reviewable { player, kept: Kept { facts, snapshot, .. }, text } = reviewable(app, &visitor, id).await?;
    let record = read(&text)?;
    let own = own_seat(&facts, &snapshot, player, &record);
    let kept = stored(app, id, &record).await?;
    let reviews = kept.as_ref().map_or(Ok(None), read_review)?;
    let title = match reviews {
        // The review shows best moves, so the record is marked before it is shown.
        Some(_) => {
            app.submit(player, id, ChangeRequest::solution(), |game, _| game.tree.session().info().title).await?
        }
        None => app.look(player, id, |game: &LiveGame| game.tree.session().info().title).await?,
    };
    let (back, [named, seat]) = (format!("/g/{id}"), numbers(games, seat));
    let base = review_address(&back, named, seat);
    let is_underway = kept.as_ref().is_some_and(|kept| kept.done < kept.wanted);
    let underway = is_underway.then(|| ReviewInProgress { share: app.review_progress(id) });
    let at = at.and_then(|at| at.parse().ok()).unwrap_or(0);
    let think = move || {
        let facts = ReplayFacts { asked: more.is_some(), ..ReplayFacts::of(title, &back, &base) };
        let begins = kept.is_none().then_some(&*base);
        let seat = seat.and_then(|seat| usize::try_from(seat).ok()).unwrap_or(own);
        stepped(&visitor, record, (reviews, seat), Some((underway, begins)), at, facts)
    };
    rendered(app, think).await
}

/// Begins the review of a finished game with this many games for each decision; at first with few.
pub(crate) async fn start<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: &str,
    [games, seat]: [Option<String>; 2],
) -> Result<Response, Error> {
    let Reviewable { player, kept: Kept { facts, snapshot, .. }, text } = reviewable(app, &visitor, id).await?;
    let record = read(&text)?;
    let [named, seat] = numbers(games, seat);
    let apart = snapshot.apart.as_ref().and_then(|apart| apart.seat_of(player, facts.player));
    let asked = ReviewRequest {
        game: id.to_owned(),
        player,
        line: line_of(&record),
        record: text,
        // In a game on two devices only the first player's mistakes become exercises.
        own: facts.is_own() && apart.is_none_or(|seat| seat == 1),
        wanted: i64::try_from(named.unwrap_or(underdeck_pages::FIRST_GAMES)).unwrap_or(i64::MAX),
        asked: app.seconds(),
    };
    ask(app, asked).await?;
    Ok(redirect(&review_address(&format!("/g/{id}"), named, seat)))
}

/// A finished game that its player may have reviewed.
struct Reviewable {
    player: i64,
    kept: Kept,
    text: String,
}

/// A game of the visitor.
///
/// # Errors
/// If the visitor has no such game, it is not finished, or its deal is still sealed.
async fn reviewable<H: Services>(app: &Arc<H>, visitor: &RequestContext, id: &str) -> Result<Reviewable, Error> {
    let (player, text) = own(app, visitor, id).await?;
    let kept = begin::kept(app, player, id).await?;
    if app.is_sealed(&kept.facts) {
        return Err(Error::Withheld(say!(REFUSED_REVIEW_DAY)));
    }
    if !app.look(player, id, |game: &LiveGame| game.tree.session().outcome().is_some()).await? {
        return Err(Error::Withheld(say!(REFUSED_REVIEW_OPEN)));
    }
    Ok(Reviewable { player, kept, text })
}

/// The number of games for each decision and the seat, from 1, as far as an address names them.
fn numbers(games: Option<String>, seat: Option<String>) -> [Option<u64>; 2] {
    let [games, seat] = [games, seat].map(|text| text.and_then(|text| text.parse().ok()));
    [games.map(|games: u64| games.clamp(1, underdeck_pages::MOST_GAMES)), seat.filter(|seat| (1..=2).contains(seat))]
}

fn review_address(back: &str, games: Option<u64>, seat: Option<u64>) -> String {
    underdeck_pages::review_address(back, games, seat.and_then(|seat| usize::try_from(seat).ok()).unwrap_or_default())
}

/// The page of a replay with a review of a seat, from 1. A page of a review has its progress, or the address of the form that begins it.
fn stepped(
    visitor: &RequestContext,
    record: Record,
    (reviews, seat): (Option<Vec<Review>>, usize),
    page: Option<(Option<ReviewInProgress>, Option<&str>)>,
    at: usize,
    facts: ReplayFacts<'_>,
) -> Result<String, Error> {
    let (review, seats) = of_seat(reviews, seat, &record);
    let mut replay = Replayer::of(record)?;
    go_to_move(&mut replay, at);
    let (underway, begins) = page.unwrap_or_default();
    let reviewed = Reviewed { review: review.as_ref(), seats, underway, begins };
    let is_reviewed = page.is_some() || review.is_some();
    let facts = ReplayFacts { reviewed: is_reviewed.then_some(&reviewed), ..facts };
    Ok(underdeck_pages::replay(&visitor.site(), &replay, &facts))
}

/// The seat whose review a player sees first, from 1: their own on their own device.
fn own_seat(facts: &GameMeta, snapshot: &Snapshot, player: i64, record: &Record) -> usize {
    let apart = snapshot.apart.as_ref().and_then(|apart| apart.seat_of(player, facts.player));
    apart.map_or_else(|| usize::from(underdeck_coach::own_seat(record).0) + 1, usize::from)
}

/// The review of a seat, from 1, with its words; and the seat with the number of reviews.
fn of_seat(reviews: Option<Vec<Review>>, seat: usize, record: &Record) -> (Option<Review>, (usize, usize)) {
    let mut reviews = reviews.unwrap_or_default();
    let (seats, seat) = (reviews.len(), seat.clamp(1, reviews.len().max(1)));
    let review = (seats > 0).then(|| reviews.swap_remove(seat - 1)).map(|mut review| {
        review.explain(record);
        review
    });
    (review, (seat, seats))
}

/// The review of a game in the store, of the line that was played last; `None` if it was never requested.
async fn stored<H: Services>(app: &Arc<H>, id: &str, record: &Record) -> Result<Option<StoredReview>, Error> {
    let (game, line) = (id.to_owned(), line_of(record));
    app.read(move |store: &HostRepository<'_, H>| Ok(store.review(&game)?.filter(|known| known.line == line))).await
}

/// The replay of a game, with its review if there is one.
pub(crate) async fn replay<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: String,
    [at, more]: [Option<String>; 2],
) -> Result<Response, Error> {
    let (player, text) = own(app, &visitor, &id).await?;
    let Kept { facts, snapshot, .. } = begin::kept(app, player, &id).await?;
    let look = |game: &LiveGame| {
        let session = game.tree.session();
        (session.info().title, session.outcome().is_some(), session.is_shared())
    };
    let (title, is_over, is_shared) = app.look(player, &id, look).await?;
    let record = read(&text)?;
    let own = own_seat(&facts, &snapshot, player, &record);
    // A review was asked for and marked in the record before it was stored.
    let kept = if is_over && !app.is_sealed(&facts) { stored(app, &id, &record).await? } else { None };
    let reviews = kept.as_ref().map_or(Ok(None), read_review)?;
    let at = at.and_then(|at| at.parse().ok()).unwrap_or(0);
    let [back, base, solution] = ["", "/replay", "/solution"].map(|path| format!("/g/{id}{path}"));
    let think = move || {
        let solution = (is_over && is_shared).then_some(&*solution);
        let facts = ReplayFacts { solution, asked: more.is_some(), ..ReplayFacts::of(title, &back, &base) };
        stepped(&visitor, record, (reviews, own), None, at, facts)
    };
    rendered(app, think).await
}

/// Requests a review, unless one with this precision is done or requested.
async fn ask<H: Services>(app: &Arc<H>, asked: ReviewRequest) -> Result<(), Error> {
    let ask = move |store: &HostRepository<'_, H>| {
        let known = store.review(&asked.game)?.filter(|known| known.line == asked.line);
        if known.is_some_and(|known| known.done.max(known.wanted) >= asked.wanted) {
            return Ok(true);
        }
        let (mine, all) = store.waiting_reviews(asked.player)?;
        let may = mine < MOST_WAITING.0 && all < MOST_WAITING.1;
        if may { store.ask_review(&asked).map(|()| may) } else { Ok(may) }
    };
    if !app.write(ask).await? {
        return Err(Error::TooMany(say!(REFUSED_REVIEWS)));
    }
    app.begin_reviews().await
}

/// The reviews of a stored one; `None` until the first is done.
fn read_review(kept: &StoredReview) -> Result<Option<Vec<Review>>, Error> {
    if kept.done == 0 {
        return Ok(None);
    }
    let found: Result<ReviewOutcome, String> = serde_json::from_str(&kept.review)
        .map_err(|error| Error::Internal(format!("the review in the store cannot be read: {error}")))?;
    Ok(match found.map_err(|why| Error::Withheld(why.into()))? {
        ReviewOutcome::BySeat(reviews) => Some(reviews).filter(|reviews| !reviews.is_empty()),
        ReviewOutcome::Alone(review) => Some(vec![*review]),
    })
}

/// The stored reviews: one for each seat, or of the first alone, as older versions wrote.
#[derive(Deserialize)]
#[serde(untagged)]
enum ReviewOutcome {
    BySeat(Vec<Review>),
    Alone(Box<Review>),
}

/// A hash of the deal and of the main line.
fn line_of(record: &Record) -> String {
    let moves: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
    short_hash(&format!("{} {}", record.tag("Deal").unwrap_or_default(), moves.join("; ")))
}
