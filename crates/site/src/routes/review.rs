//! What the coach says of a finished game.

use std::sync::Arc;

use coach::Review;
use pages::ReplayFacts;
use record::{Record, short_hash};

use super::drawn;
use super::replay::{own, read};
use crate::answer::{Response, html};
use crate::begin;
use crate::error::{Error, Words};
use crate::host::{Books, Host};
use crate::kept::{Asked, Reviewed};
use crate::live::{LiveGame, Wish};
use crate::visitor::Visitor;

/// The most reviews of a player, and of all players, that may wait.
const MOST_WAITING: (i64, i64) = (8, 256);

/// The review of a finished game with this many games for each decision; at first with few. While it is under way, how far it is.
pub(crate) async fn show<H: Host>(
    app: &Arc<H>,
    visitor: Visitor,
    id: &str,
    games: Option<String>,
) -> Result<Response, Error> {
    let (player, text) = own(app, &visitor, id).await?;
    let facts = begin::kept(app, player, id).await?.facts;
    if app.is_sealed(&facts) {
        return Err(Error::Withheld(Words::of("refused-review-day")));
    }
    if !app.look(player, id, |game: &LiveGame| game.tree.session().outcome().is_some()).await? {
        return Err(Error::Withheld(Words::of("refused-review-open")));
    }
    let games = games.and_then(|games| games.parse().ok()).unwrap_or(pages::FIRST_GAMES).clamp(1, pages::MOST_GAMES);
    let asked = Asked {
        game: id.to_owned(),
        player,
        line: line_of(&read(&text)?),
        record: text,
        own: facts.is_own(),
        wanted: i64::try_from(games).unwrap_or(i64::MAX),
        asked: app.seconds(),
    };
    let (review, is_done) = reviewed(app, asked).await?;
    // It shows best moves, so it is noted before it is shown.
    let info = app.change(player, id, Wish::solution(), |game, _| game.tree.session().info()).await?;
    let back = format!("/g/{id}");
    let underway = (!is_done).then(|| pages::Underway { games, share: app.review_progress(id) });
    let Some(review) = review else {
        let page = pages::review_underway(&visitor.site(), info, &back, underway.unwrap_or_default());
        return Ok(html(page));
    };
    let base = format!("{back}/replay");
    let think = move || {
        let facts = ReplayFacts::of(info.title, &back, &base);
        Ok::<_, Error>(pages::review(&visitor.site(), &review, &facts, underway))
    };
    drawn(app, think).await
}

/// The review that is kept, or else asked for; and whether it is as exact as asked for.
async fn reviewed<H: Host>(app: &Arc<H>, asked: Asked) -> Result<(Option<Review>, bool), Error> {
    let (game, line, wanted) = (asked.game.clone(), asked.line.clone(), asked.wanted);
    let known = move |shelf: &Books<'_, H>| Ok(shelf.review(&game)?.filter(|known| known.line == line));
    let mut kept: Option<Reviewed> = app.read(known.clone()).await?;
    if kept.as_ref().is_none_or(|kept| kept.done.max(kept.wanted) < wanted) {
        let ask = move |shelf: &Books<'_, H>| {
            let (mine, all) = shelf.waiting_reviews(asked.player)?;
            let may = mine < MOST_WAITING.0 && all < MOST_WAITING.1;
            if may { shelf.ask_review(&asked).map(|()| may) } else { Ok(may) }
        };
        if !app.write(ask).await? {
            return Err(Error::TooMany(Words::of("refused-reviews")));
        }
    }
    if kept.as_ref().is_none_or(|kept| kept.done < wanted) {
        app.begin_reviews().await?;
        kept = app.read(known).await?;
    }
    let Some(kept) = kept.filter(|kept| kept.done > 0) else { return Ok((None, false)) };
    let found: Result<Review, String> = serde_json::from_str(&kept.review)
        .map_err(|error| Error::Internal(format!("the review in the store cannot be read: {error}")))?;
    Ok((Some(found.map_err(|why| Error::Withheld(why.into()))?), kept.done >= wanted))
}

/// A hash of the deal and of the main line.
fn line_of(record: &Record) -> String {
    let moves: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
    short_hash(&format!("{} {}", record.tag("Deal").unwrap_or_default(), moves.join("; ")))
}
