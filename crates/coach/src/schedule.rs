//! When an exercise comes back: the scheduler FSRS (Free Spaced Repetition Scheduler, Ye 2022), version 5, with its default parameters.

use chrono::DateTime;
use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed, State};
use serde::{Deserialize, Serialize};

/// From this many days to the next time on an exercise counts as solved.
const SOLVED_DAYS: i64 = 21;

/// What the scheduler knows of an exercise. Times are seconds since 1970.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Schedule {
    /// When it is due.
    pub due: i64,
    /// When it was last tried; 0 if it never was.
    last: i64,
    /// In how many days it is remembered with a chance of 90 %.
    stability: f64,
    /// From 1 to 10.
    difficulty: f64,
    /// How often it was tried.
    pub tries: i32,
    /// How often it was forgotten.
    lapses: i32,
    /// The days between the last time and the next.
    days: i64,
    /// 0 new, 1 learning, 2 review, 3 learning again.
    state: u8,
}

impl Schedule {
    /// A new exercise, due at once.
    pub(crate) const fn new(now: i64) -> Self {
        Self { due: now, last: 0, stability: 0.0, difficulty: 0.0, tries: 0, lapses: 0, days: 0, state: 0 }
    }

    /// The schedule after an answer.
    pub(crate) fn next(self, is_right: bool, now: i64) -> Self {
        // Without its own seed the library would read a clock.
        let parameters = Parameters { seed: Seed::new("exercise"), ..Parameters::default() };
        let rating = if is_right { Rating::Good } else { Rating::Again };
        let card = FSRS::new(parameters).next(self.card(now), moment(now), rating).card;
        let state = [State::New, State::Learning, State::Review, State::Relearning];
        Self {
            due: card.due.timestamp(),
            last: now,
            stability: card.stability,
            difficulty: card.difficulty,
            tries: card.reps,
            lapses: card.lapses,
            days: card.scheduled_days,
            state: state.iter().position(|state| *state == card.state).unwrap_or_default() as u8,
        }
    }

    /// Whether it is so well known that it need not come back.
    pub(crate) const fn is_solved(self) -> bool {
        self.days >= SOLVED_DAYS
    }

    fn card(self, now: i64) -> Card {
        Card {
            due: moment(self.due),
            stability: self.stability,
            difficulty: self.difficulty,
            elapsed_days: 0,
            scheduled_days: self.days,
            reps: self.tries,
            lapses: self.lapses,
            state: match self.state {
                1 => State::Learning,
                2 => State::Review,
                3 => State::Relearning,
                _ => State::New,
            },
            last_review: moment(if self.tries == 0 { now } else { self.last.min(now) }),
        }
    }
}

fn moment(seconds: i64) -> DateTime<chrono::Utc> {
    DateTime::from_timestamp(seconds, 0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_solved_comes_back_ever_later_and_what_is_not_soon() {
        let mut schedule = Schedule::new(1_000);
        let (mut now, mut gaps) = (1_000, Vec::new());
        while !schedule.is_solved() {
            schedule = schedule.next(true, now);
            gaps.push(schedule.due - now);
            now = schedule.due;
            assert!(gaps.len() < 9, "{gaps:?}");
        }
        assert!(gaps.is_sorted() && gaps[0] < 3_600 && gaps.len() >= 3, "{gaps:?}");
        let forgotten = schedule.next(false, now);
        assert!(forgotten.due - now < 3_600 && !forgotten.is_solved() && forgotten.lapses == 1);
    }

    #[test]
    fn a_clock_that_was_put_back_does_no_harm() {
        let later = Schedule::new(2_000_000_000).next(true, 2_000_000_000);
        let now = later.next(true, 5);
        assert!(now.due >= 5 && now.stability.is_finite());
    }
}
