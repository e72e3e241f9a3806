//! Which puzzles a player has solved, and for how many days in a row the puzzle of the day.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Puzzle;

/// A player's puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Of each puzzle that was tried, by its deal: whether the first answer was right.
    first: BTreeMap<String, bool>,
    /// By game.
    days: BTreeMap<String, Streak>,
}

/// Days in a row on which the first answer to the puzzle of the day was right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Streak {
    /// The day of the last answer, counted from 1970-01-01; `None` before the first.
    day: Option<i64>,
    /// The days in a row up to it.
    run: u32,
    /// The most there ever were.
    pub best: u32,
}

impl Streak {
    /// The days in a row, seen from a day: none once a day was left out.
    pub fn now(self, day: i64) -> u32 {
        if self.day >= Some(day - 1) { self.run } else { 0 }
    }

    /// Whether the puzzle of a day was answered, or that of a later one.
    pub fn is_done(self, day: i64) -> bool {
        self.day >= Some(day)
    }
}

impl Progress {
    /// Notes an answer; the first one to each puzzle counts, and on a `day` the first one to its puzzle of the day.
    pub fn note(&mut self, game: &str, puzzle: &Puzzle, is_right: bool, day: Option<i64>) {
        self.first.entry(puzzle.deal.clone()).or_insert(is_right);
        let Some(day) = day else { return };
        let streak = self.days.entry(game.to_owned()).or_default();
        if !streak.is_done(day) {
            let run = if is_right { streak.now(day) + 1 } else { 0 };
            *streak = Streak { day: Some(day), run, best: streak.best.max(run) };
        }
    }

    /// Whether the first answer to a puzzle was right; `None` if it was not tried.
    pub fn first(&self, puzzle: &Puzzle) -> Option<bool> {
        self.first.get(&puzzle.deal).copied()
    }

    /// The days in a row of a game.
    pub fn streak(&self, game: &str) -> Streak {
        self.days.get(game).copied().unwrap_or_default()
    }

    /// How many of these puzzles were tried, and of how many the first answer was right.
    pub fn counts(&self, puzzles: &[Puzzle]) -> (usize, usize) {
        let tried = puzzles.iter().filter_map(|puzzle| self.first(puzzle));
        tried.fold((0, 0), |(tried, right), is_right| (tried + 1, right + usize::from(is_right)))
    }

    /// The easiest of these puzzles that was not tried yet.
    pub fn next<'a>(&self, puzzles: &'a [Puzzle]) -> Option<&'a Puzzle> {
        puzzles.iter().find(|puzzle| self.first(puzzle).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_count_first_answers_alone_and_end_with_a_wrong_one_or_a_day_left_out() {
        let puzzle = |deal: &str| Puzzle::read(1, &format!("{deal} 0 1 2 3 0 | go")).unwrap();
        let (a, b) = (puzzle("A"), puzzle("B"));
        let mut progress = Progress::default();
        progress.note("well", &a, false, None);
        progress.note("well", &a, true, Some(10));
        assert_eq!((progress.first(&a), progress.streak("well").now(10)), (Some(false), 1));
        progress.note("well", &b, true, Some(11));
        progress.note("well", &b, false, Some(11));
        progress.note("well", &b, true, Some(9));
        let streak = progress.streak("well");
        assert_eq!((streak.now(11), streak.now(12), streak.now(13), streak.best), (2, 2, 0, 2));
        assert!(streak.is_done(11) && !streak.is_done(12) && !progress.streak("other").is_done(0));
        progress.note("well", &a, false, Some(12));
        assert_eq!((progress.streak("well").now(12), progress.streak("well").best), (0, 2));
        let both = [a, b];
        assert_eq!((progress.counts(&both), progress.next(&both)), ((2, 1), None));
    }
}
