//! Practice: a player's own mistakes as exercises, repeated until they are solved.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use underdeck_game::{Aim, Language, Message, say};
use underdeck_record::{Record, short_hash};

use crate::schedule::Schedule;
use crate::{Error, Judged, PuzzleProgress, Review, Verdict};

/// The version of the JSON format of a deck.
const VERSION: u32 = 1;
/// The capacity of a deck. The exercises with the lowest cost are dropped first.
const MOST: usize = 200;

/// A position of a finished game in which the player made a mistake. The task is to find the best move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The id: a hash of the deal and the moves.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The record up to the position.
    pub record: String,
    /// The move that was played.
    pub played: String,
    /// The best move that the coach found.
    pub best: String,
    /// The effect of the best move, in words of the rules in English.
    pub reason: String,
    /// Whether values are scores; otherwise they are chances to win.
    pub(crate) by_score: bool,
    /// The cost of the move played, in points.
    pub points: f64,
    /// The number of value units in a hundred points.
    pub(crate) hundred_points: f64,
    /// When it is due.
    pub schedule: Schedule,
}

/// A player's exercises, the ids of the solved ones, and the progress with puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ExerciseDeck {
    version: u32,
    exercises: Vec<Exercise>,
    solved: BTreeSet<String>,
    /// The progress with puzzles.
    #[serde(default)]
    pub puzzles: PuzzleProgress,
}

impl Default for ExerciseDeck {
    fn default() -> Self {
        Self { version: VERSION, exercises: Vec::new(), solved: BTreeSet::new(), puzzles: PuzzleProgress::default() }
    }
}

impl Exercise {
    /// Makes an exercise of a mistake.
    fn of(record: &Record, review: &Review, slip: &Judged, now: i64) -> Self {
        let mut cut = record.of_same_deal();
        record.moves().take(slip.ply - 1).for_each(|(mv, _)| cut.push_move(mv));
        cut.set_tag("Result", "*");
        let text = cut.to_string();
        Self {
            id: short_hash(&text),
            game: review.game.clone(),
            record: text,
            played: slip.played.clone(),
            best: slip.best.clone(),
            reason: slip.reason.write(Language::ENGLISH),
            by_score: review.aim == Aim::Score,
            points: review.points(slip.cost),
            hundred_points: review.hundred_points,
            schedule: Schedule::new(now),
        }
    }

    /// The seed of the determinisations that judge answers.
    pub(crate) fn seed(&self) -> u64 {
        u64::from_str_radix(&self.id, 16).unwrap_or_default()
    }

    /// The record up to the position.
    ///
    /// # Errors
    /// If the text of the record is damaged.
    pub fn position(&self) -> Result<Record, Error> {
        self.record.parse().map_err(|error: underdeck_record::RecordError| Error::Exercise(error.said()))
    }
}

impl ExerciseDeck {
    /// Reads a deck from JSON.
    ///
    /// # Errors
    /// If the text is not a deck, or has another version.
    pub fn read(text: &str) -> Result<Self, Message> {
        let deck: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match deck.version {
            VERSION => Ok(deck),
            version => Err(say!(COACH_DECK_VERSION, version, known = VERSION)),
        }
    }

    /// The deck as JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// Adds the new mistakes and blunders of a finished game. Returns how many were added.
    pub fn add(&mut self, record: &Record, review: &Review, now: i64) -> usize {
        if !review.finished {
            return 0;
        }
        let slips = review.slips().filter(|slip| slip.verdict >= Verdict::Mistake);
        let mut new: Vec<_> = slips.map(|slip| Exercise::of(record, review, slip, now)).collect();
        new.retain(|new| !self.solved.contains(&new.id) && self.find(&new.id).is_none());
        let ids: Vec<String> = new.iter().map(|new| new.id.clone()).collect();
        self.exercises.append(&mut new);
        self.exercises.sort_by(|a, b| b.points.total_cmp(&a.points));
        self.exercises.truncate(MOST);
        ids.iter().filter(|id| self.find(id).is_some()).count()
    }

    /// The exercise with this id.
    pub fn find(&self, id: &str) -> Option<&Exercise> {
        self.exercises.iter().find(|one| one.id == id)
    }

    /// The exercise that has been due longest; the one with the highest cost among those due at the same time.
    pub fn due(&self, now: i64) -> Option<&Exercise> {
        self.exercises.iter().filter(|one| one.schedule.due <= now).min_by_key(|one| one.schedule.due)
    }

    /// When the next exercise is due, in seconds since 1970; `None` for an empty deck.
    pub fn next_due(&self) -> Option<i64> {
        self.exercises.iter().map(|one| one.schedule.due).min()
    }

    /// The numbers of exercises due, in the deck, and solved.
    pub fn counts(&self, now: i64) -> (usize, usize, usize) {
        let due = self.exercises.iter().filter(|one| one.schedule.due <= now).count();
        (due, self.exercises.len(), self.solved.len())
    }

    /// The number of exercises and the time of the next, as text.
    pub fn words(&self, now: i64) -> Message {
        let (due, all, solved) = self.counts(now);
        let known = say!(DECK, n = all, solved);
        match self.next_due() {
            None if solved == 0 => say!(DECK_EMPTY),
            None => known,
            Some(_) if due > 0 => Message::join([say!(DECK_DUE, n = due), known], " "),
            Some(next) => Message::join([say!(DECK_NOTHING), known, say!(DECK_NEXT, wait = wait(next - now))], " "),
        }
    }

    /// Records an answer and returns when the exercise is due again; `None` if it is solved or does not exist.
    pub fn answered(&mut self, id: &str, is_right: bool, now: i64) -> Option<i64> {
        let one = self.exercises.iter_mut().find(|one| one.id == id)?;
        one.schedule = one.schedule.next(is_right, now);
        if !one.schedule.is_solved() {
            return Some(one.schedule.due);
        }
        self.forget(id);
        None
    }

    /// Removes an exercise for good, for example one that no longer follows the rules.
    pub fn forget(&mut self, id: &str) {
        self.exercises.retain(|one| one.id != id);
        self.solved.insert(id.to_owned());
    }
}

/// The time until an exercise is due again, as a sentence; `None` for a solved one.
pub fn comes_back(seconds: Option<i64>) -> Message {
    seconds.map_or_else(|| say!(EXERCISE_SOLVED), |seconds| say!(EXERCISE_BACK, wait = wait(seconds)))
}

/// A duration in minutes, hours or days, rounded and at least one.
fn wait(seconds: i64) -> Message {
    let rounded = |length: i64| ((seconds + length / 2) / length).max(1);
    match seconds {
        86_400.. => say!(WAIT_DAYS, n = rounded(86_400)),
        3_600.. => say!(WAIT_HOURS, n = rounded(3_600)),
        _ => say!(WAIT_MINUTES, n = rounded(60)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    #[test]
    fn durations_are_rounded() {
        let words = [-5, 61, 600, 3_600, 90_000, 300_000].map(wait);
        assert_eq!(words, ["1 minute", "1 minute", "10 minutes", "1 hour", "1 day", "3 days"]);
        assert_eq!(comes_back(None).id(), Some(&text::EXERCISE_SOLVED));
    }

    #[test]
    fn a_deck_of_another_version_is_refused_and_an_empty_one_says_how_to_fill_it() {
        assert_eq!(ExerciseDeck::read(&ExerciseDeck::default().text()), Ok(ExerciseDeck::default()));
        let newer = ExerciseDeck { version: 9, ..ExerciseDeck::default() };
        assert_eq!(ExerciseDeck::read(&newer.text()).unwrap_err().id(), Some(&text::COACH_DECK_VERSION));
        assert!(ExerciseDeck::read("{").is_err());
        assert_eq!(ExerciseDeck::default().words(0).id(), Some(&text::DECK_EMPTY));
    }
}
