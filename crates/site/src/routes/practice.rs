//! A player's own mistakes as exercises, and the reviews that make them.

use std::sync::Arc;

/// What a review needs from the site's host.
pub use underdeck_coach::ReviewHost as Coach;
use underdeck_coach::{ExerciseDeck, Request, Review};
use underdeck_game::Seat;
use underdeck_pages::PracticeAnswer;
use underdeck_play::NEVER;
use underdeck_record::Record;

use super::drawn;
use crate::answer::Response;
use crate::error::{Error, PageText};
use crate::fields::{Fields, missing};
use crate::kept::ReviewRequest;
use crate::request_context::RequestContext;
use crate::services::{Books, Repository, Services};

/// A player's exercises. A text that cannot be read, such as one of a later version, counts as none and is not written over.
///
/// # Errors
/// If the shelf fails.
pub(super) fn deck_of<F>(shelf: &dyn Repository<F>, player: i64) -> Result<Option<ExerciseDeck>, F> {
    let text = shelf.practice(player)?;
    Ok(text.map_or_else(|| Some(ExerciseDeck::default()), |text| ExerciseDeck::read(&text).ok()))
}

/// What the coach found of a game, or why it found nothing.
#[derive(Debug)]
pub struct ReviewOutcome {
    asked: ReviewRequest,
    /// For each seat that is reviewed apart.
    reviews: Result<Vec<Review>, String>,
}

impl ReviewOutcome {
    /// Reviews a game as it was asked for; `None` if the coach's host stopped it. The host is told the share of all seats that is done.
    pub fn of(asked: ReviewRequest, host: &Coach<'_>) -> Option<Self> {
        let of_seat = |record: &Record, seat: u8, seats: u8| {
            let request = Request { games: asked.wanted.unsigned_abs(), seat: Seat(seat), ..Request::default() };
            let progress = |share| (host.progress)((f64::from(seat) + share) / f64::from(seats));
            underdeck_coach::review(record, &request, &Coach { progress: &progress, ..*host }, &mut |_| None)
        };
        let of_all = |record: &Record| {
            let seats = underdeck_coach::seats(record)?;
            (0..seats).map(|seat| of_seat(record, seat, seats)).collect()
        };
        let reviews = match asked.record.parse::<Record>() {
            Ok(record) => match of_all(&record) {
                Err(underdeck_coach::Error::Stopped) => return None,
                reviews => reviews.map_err(|error| error.to_string()),
            },
            Err(error) => Err(error.to_string()),
        };
        Some(Self { asked, reviews })
    }

    /// That there is no review, and why.
    pub const fn nothing(asked: ReviewRequest, why: String) -> Self {
        Self { asked, reviews: Err(why) }
    }

    /// Keeps it, and makes exercises of the player's own mistakes. `now` is in seconds since 1970.
    ///
    /// # Errors
    /// If the shelf fails.
    pub fn keep<F>(&self, shelf: &dyn Repository<F>, now: i64) -> Result<(), F> {
        let Self { asked, reviews } = self;
        shelf.keep_review(asked, &serde_json::to_string(reviews).unwrap_or_default())?;
        let (Ok(reviews), Ok(record), true) = (reviews, asked.record.parse::<Record>(), asked.own) else {
            return Ok(());
        };
        let Some(review) = reviews.get(usize::from(underdeck_coach::own_seat(&record).0)).or(reviews.first()) else {
            return Ok(());
        };
        let Some(mut deck) = deck_of(shelf, asked.player)? else { return Ok(()) };
        match deck.add(&record, review, now) {
            0 => Ok(()),
            _ => shelf.keep_practice(asked.player, &deck.text()),
        }
    }
}

/// The exercise that is due, or when the next one is.
pub(crate) async fn show<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let deck = deck(app, &visitor).await?;
    draw(app, visitor, deck, None).await
}

/// Judges an answer, notes it, and shows what is best.
pub(crate) async fn answer<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    fields: Fields,
) -> Result<Response, Error> {
    let missing = |name: &str| Error::Wrong(missing(name));
    let id = fields.filled("exercise").ok_or_else(|| missing("exercise"))?.to_owned();
    let typed = fields.filled("move").ok_or_else(|| missing("move"))?.to_owned();
    let (player, now) = (visitor.player()?, app.seconds());
    let gone = || Error::NotFound(PageText::of("refused-exercise"));
    let exercise = deck(app, &visitor).await?.find(&id).cloned().ok_or_else(gone)?;
    let judged = exercise.clone();
    let answer = app.solve(move || judged.answer(&typed, &NEVER)).await?.map_err(|error| match error {
        underdeck_coach::Error::Move(error) => Error::Illegal(error),
        error => Error::Withheld(error.said().into()),
    })?;
    let is_right = answer.is_right;
    let note = move |shelf: &Books<'_, H>| {
        let Some(mut deck) = deck_of(shelf, player)? else { return Ok(None) };
        let is_due = deck.find(&id).is_some_and(|one| one.schedule.due <= now);
        // Sent twice it counts once.
        let back = if is_due { deck.answered(&id, is_right, now) } else { deck.find(&id).map(|one| one.schedule.due) };
        shelf.keep_practice(player, &deck.text())?;
        Ok(Some((deck, back.map(|due| due - now))))
    };
    let (deck, back) = app.write(note).await?.ok_or_else(unreadable)?;
    draw(app, visitor, deck, Some((exercise, answer, back))).await
}

pub(super) fn unreadable() -> Error {
    Error::Internal("the exercises in the store were written by a newer program, or are damaged".into())
}

pub(super) async fn deck<H: Services>(app: &Arc<H>, visitor: &RequestContext) -> Result<ExerciseDeck, Error> {
    let Some(player) = visitor.player.as_ref().map(|player| player.id) else { return Ok(ExerciseDeck::default()) };
    app.read(move |shelf: &Books<'_, H>| deck_of(shelf, player)).await?.ok_or_else(unreadable)
}

async fn draw<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    deck: ExerciseDeck,
    answered: Option<(underdeck_coach::Exercise, underdeck_coach::Answer, Option<i64>)>,
) -> Result<Response, Error> {
    let now = app.seconds();
    let think = move || {
        let answered =
            answered.as_ref().map(|(exercise, answer, back)| PracticeAnswer { exercise, answer, back: *back });
        underdeck_pages::practice(&visitor.site(), &deck, now, answered)
            .map_err(|error| Error::Withheld(error.said().into()))
    };
    drawn(app, think).await
}
