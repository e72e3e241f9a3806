//! Exercises from a player's mistakes, and the reviews that find them.

use std::sync::Arc;

/// Services that a review needs from the host.
pub use underdeck_coach::ReviewHost as Coach;
use underdeck_coach::{ExerciseDeck, Review, ReviewSettings};
use underdeck_game::{Seat, say};
use underdeck_pages::PracticeAnswer;
use underdeck_play::NEVER;
use underdeck_record::Record;

use super::rendered;
use crate::answer::Response;
use crate::error::Error;
use crate::fields::{Fields, missing};
use crate::kept::ReviewRequest;
use crate::request_context::RequestContext;
use crate::services::{HostRepository, Repository, Services};

/// A player's exercises. A text that cannot be read, such as that of a later version, gives `None` and must not be overwritten.
///
/// # Errors
/// If the store fails.
pub(super) fn deck_of<F>(store: &dyn Repository<F>, player: i64) -> Result<Option<ExerciseDeck>, F> {
    let text = store.practice(player)?;
    Ok(text.map_or_else(|| Some(ExerciseDeck::default()), |text| ExerciseDeck::read(&text).ok()))
}

/// The coach's review of a game, or why there is none.
#[derive(Debug)]
pub struct ReviewOutcome {
    asked: ReviewRequest,
    /// One review for each separately reviewed seat.
    reviews: Result<Vec<Review>, String>,
}

impl ReviewOutcome {
    /// Makes a requested review; `None` if the host stopped it. The host receives the completed share over all seats.
    pub fn of(asked: ReviewRequest, host: &Coach<'_>) -> Option<Self> {
        let of_seat = |record: &Record, seat: u8, seats: u8| {
            let request =
                ReviewSettings { games: asked.wanted.unsigned_abs(), seat: Seat(seat), ..ReviewSettings::default() };
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

    /// The outcome without a review, with the reason.
    pub const fn nothing(asked: ReviewRequest, why: String) -> Self {
        Self { asked, reviews: Err(why) }
    }

    /// Stores the review, and adds exercises for the player's own mistakes. `now` is in seconds since 1970.
    ///
    /// # Errors
    /// If the store fails.
    pub fn keep<F>(&self, store: &dyn Repository<F>, now: i64) -> Result<(), F> {
        let Self { asked, reviews } = self;
        store.keep_review(asked, &serde_json::to_string(reviews).unwrap_or_default())?;
        let (Ok(reviews), Ok(record), true) = (reviews, asked.record.parse::<Record>(), asked.own) else {
            return Ok(());
        };
        let Some(review) = reviews.get(usize::from(underdeck_coach::own_seat(&record).0)).or(reviews.first()) else {
            return Ok(());
        };
        let Some(mut deck) = deck_of(store, asked.player)? else { return Ok(()) };
        match deck.add(&record, review, now) {
            0 => Ok(()),
            _ => store.keep_practice(asked.player, &deck.text()),
        }
    }
}

/// The exercise that is due, or the time of the next one.
pub(crate) async fn show<H: Services>(app: &Arc<H>, visitor: RequestContext) -> Result<Response, Error> {
    let deck = deck(app, &visitor).await?;
    draw(app, visitor, deck, None).await
}

/// Judges an answer, records it, and shows the best one.
pub(crate) async fn answer<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    fields: Fields,
) -> Result<Response, Error> {
    let missing = |name: &str| Error::Wrong(missing(name));
    let id = fields.filled("exercise").ok_or_else(|| missing("exercise"))?.to_owned();
    let typed = fields.filled("move").ok_or_else(|| missing("move"))?.to_owned();
    let (player, now) = (visitor.player()?, app.seconds());
    let gone = || Error::NotFound(say!(REFUSED_EXERCISE));
    let exercise = deck(app, &visitor).await?.find(&id).cloned().ok_or_else(gone)?;
    let judged = exercise.clone();
    let answer = app.solve(move || judged.answer(&typed, &NEVER)).await?.map_err(|error| match error {
        underdeck_coach::Error::Move(error) => Error::Illegal(error),
        error => Error::Withheld(error.said()),
    })?;
    let is_right = answer.is_right;
    let note = move |store: &HostRepository<'_, H>| {
        let Some(mut deck) = deck_of(store, player)? else { return Ok(None) };
        let is_due = deck.find(&id).is_some_and(|one| one.schedule.due <= now);
        // An answer that is sent twice counts once.
        let back = if is_due { deck.answered(&id, is_right, now) } else { deck.find(&id).map(|one| one.schedule.due) };
        store.keep_practice(player, &deck.text())?;
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
    app.read(move |store: &HostRepository<'_, H>| deck_of(store, player)).await?.ok_or_else(unreadable)
}

async fn draw<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    deck: ExerciseDeck,
    answered: Option<(underdeck_coach::Exercise, underdeck_coach::Grade, Option<i64>)>,
) -> Result<Response, Error> {
    let now = app.seconds();
    let think = move || {
        let answered =
            answered.as_ref().map(|(exercise, answer, back)| PracticeAnswer { exercise, answer, back: *back });
        underdeck_pages::practice(&visitor.site(), &deck, now, answered).map_err(|error| Error::Withheld(error.said()))
    };
    rendered(app, think).await
}
