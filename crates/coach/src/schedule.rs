//! The repetition of exercises by FSRS (Free Spaced Repetition Scheduler, Ye 2022), version 5, with its default parameters.

use chrono::DateTime;
use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed, State};
use serde::{Deserialize, Serialize};

/// An exercise with an interval of at least this many days is solved.
const SOLVED_DAYS: i64 = 21;

/// The state of the scheduler for an exercise. Times are seconds since 1970.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Schedule {
    /// When it is due.
    pub due: i64,
    /// The time of the last answer; 0 before the first.
    last: i64,
    /// The interval in days at which the recall probability is 90 %.
    stability: f64,
    /// The difficulty, from 1 to 10.
    difficulty: f64,
    /// The number of answers.
    pub tries: i32,
    /// The number of wrong answers in review.
    lapses: i32,
    /// The present interval in days.
    days: i64,
    /// 0 new, 1 learning, 2 review, 3 relearning.
    state: u8,
}

impl Schedule {
    /// A new exercise, due at once.
    pub(crate) const fn new(now: i64) -> Self {
        Self { due: now, last: 0, stability: 0.0, difficulty: 0.0, tries: 0, lapses: 0, days: 0, state: 0 }
    }

    /// The schedule after an answer.
    pub(crate) fn next(self, is_right: bool, now: i64) -> Self {
        // Without a seed the library reads the clock.
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

    /// Whether the interval is long enough to stop repeating the exercise.
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
    fn right_answers_lengthen_the_interval_and_a_wrong_one_shortens_it() {
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
    fn a_clock_that_was_set_back_is_harmless() {
        let later = Schedule::new(2_000_000_000).next(true, 2_000_000_000);
        let now = later.next(true, 5);
        assert!(now.due >= 5 && now.stability.is_finite());
    }
}
