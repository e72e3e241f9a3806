//! The coach's review of a finished game.

use std::sync::Arc;

use serde::Deserialize;
use underdeck_coach::Review;
use underdeck_game::say;
use underdeck_pages::ReplayFacts;
use underdeck_record::{Record, short_hash};

use super::rendered;
use super::replay::{own, read};
use crate::answer::{Response, html};
use crate::begin;
use crate::error::Error;
use crate::kept::{Kept, ReviewRequest, Reviewed};
use crate::live::{ChangeRequest, LiveGame};
use crate::request_context::RequestContext;
use crate::services::{HostRepository, Services};

/// The maximum number of waiting reviews of a player, and of all players.
const MOST_WAITING: (i64, i64) = (8, 256);

/// The review of a finished game with this many games for each decision; at first with few. While it is in progress, its progress.
pub(crate) async fn show<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: &str,
    [games, seat]: [Option<String>; 2],
) -> Result<Response, Error> {
    let (player, text) = own(app, &visitor, id).await?;
    let Kept { facts, snapshot, .. } = begin::kept(app, player, id).await?;
    if app.is_sealed(&facts) {
        return Err(Error::Withheld(say!(REFUSED_REVIEW_DAY)));
    }
    if !app.look(player, id, |game: &LiveGame| game.tree.session().outcome().is_some()).await? {
        return Err(Error::Withheld(say!(REFUSED_REVIEW_OPEN)));
    }
    let games = games
        .and_then(|games| games.parse().ok())
        .unwrap_or(underdeck_pages::FIRST_GAMES)
        .clamp(1, underdeck_pages::MOST_GAMES);
    let record = read(&text)?;
    // A player on their own device sees their own seat first.
    let apart = snapshot.apart.as_ref().and_then(|apart| apart.seat_of(player, facts.player));
    let own = apart.map_or_else(|| usize::from(underdeck_coach::own_seat(&record).0) + 1, usize::from);
    let asked = ReviewRequest {
        game: id.to_owned(),
        player,
        line: line_of(&record),
        record: text,
        // In a game on two devices only the first player's mistakes become exercises.
        own: facts.is_own() && apart.is_none_or(|seat| seat == 1),
        wanted: i64::try_from(games).unwrap_or(i64::MAX),
        asked: app.seconds(),
    };
    let (reviews, is_done) = reviewed(app, asked).await?;
    // The review shows best moves, so it is marked in the record before it is shown.
    let info = app.submit(player, id, ChangeRequest::solution(), |game, _| game.tree.session().info()).await?;
    let back = format!("/g/{id}");
    let requested: Option<usize> = seat.and_then(|seat| seat.parse().ok()).filter(|seat| (1..=2).contains(seat));
    let underway = (!is_done).then(|| underdeck_pages::ReviewInProgress {
        games,
        share: app.review_progress(id),
        seat: requested.unwrap_or_default(),
    });
    let Some(mut reviews) = reviews else {
        let page = underdeck_pages::review_underway(&visitor.site(), info, &back, underway.unwrap_or_default());
        return Ok(html(page));
    };
    let seats = reviews.len();
    let seat = requested.unwrap_or(own).clamp(1, seats);
    let mut review = reviews.swap_remove(seat - 1);
    let base = format!("{back}/replay");
    let think = move || {
        review.explain(&record);
        let facts = ReplayFacts::of(info.title, &back, &base);
        Ok::<_, Error>(underdeck_pages::review(&visitor.site(), &review, &facts, (seat, seats), underway))
    };
    rendered(app, think).await
}

/// The stored review, which is requested if necessary; and whether it has the requested precision.
async fn reviewed<H: Services>(app: &Arc<H>, asked: ReviewRequest) -> Result<(Option<Vec<Review>>, bool), Error> {
    let (game, line, wanted) = (asked.game.clone(), asked.line.clone(), asked.wanted);
    let known = move |store: &HostRepository<'_, H>| Ok(store.review(&game)?.filter(|known| known.line == line));
    let mut kept: Option<Reviewed> = app.read(known.clone()).await?;
    if kept.as_ref().is_none_or(|kept| kept.done.max(kept.wanted) < wanted) {
        let ask = move |store: &HostRepository<'_, H>| {
            let (mine, all) = store.waiting_reviews(asked.player)?;
            let may = mine < MOST_WAITING.0 && all < MOST_WAITING.1;
            if may { store.ask_review(&asked).map(|()| may) } else { Ok(may) }
        };
        if !app.write(ask).await? {
            return Err(Error::TooMany(say!(REFUSED_REVIEWS)));
        }
    }
    if kept.as_ref().is_none_or(|kept| kept.done < wanted) {
        app.begin_reviews().await?;
        kept = app.read(known).await?;
    }
    let Some(kept) = kept.filter(|kept| kept.done > 0) else { return Ok((None, false)) };
    let found: Result<ReviewOutcome, String> = serde_json::from_str(&kept.review)
        .map_err(|error| Error::Internal(format!("the review in the store cannot be read: {error}")))?;
    let reviews = match found.map_err(|why| Error::Withheld(why.into()))? {
        ReviewOutcome::BySeat(reviews) if reviews.is_empty() => return Ok((None, false)),
        ReviewOutcome::BySeat(reviews) => reviews,
        ReviewOutcome::Alone(review) => vec![*review],
    };
    Ok((Some(reviews), kept.done >= wanted))
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
