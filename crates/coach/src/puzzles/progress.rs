//! A player's results in puzzles and streaks in the daily puzzle.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Puzzle;

/// A player's results in puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PuzzleProgress {
    /// Whether the first answer to a puzzle was right, by its deal code.
    first: BTreeMap<String, bool>,
    /// The daily streaks, by game.
    days: BTreeMap<String, PuzzleStreak>,
}

/// Consecutive days with a right first answer to the daily puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PuzzleStreak {
    /// The day of the last answer, counted from 1970-01-01; `None` before the first.
    day: Option<i64>,
    /// The length of the streak on that day.
    run: u32,
    /// The longest streak.
    pub best: u32,
}

impl PuzzleStreak {
    /// The length of the streak on a day; 0 once a day was missed.
    pub fn now(self, day: i64) -> u32 {
        if self.day >= Some(day - 1) { self.run } else { 0 }
    }

    /// Whether the puzzle of this day, or of a later one, was answered.
    pub fn is_done(self, day: i64) -> bool {
        self.day >= Some(day)
    }
}

impl PuzzleProgress {
    /// Records an answer. Only the first answer to a puzzle counts; with `day` it also counts for the daily streak.
    pub fn note(&mut self, game: &str, puzzle: &Puzzle, is_right: bool, day: Option<i64>) {
        self.first.entry(puzzle.deal.clone()).or_insert(is_right);
        let Some(day) = day else { return };
        let streak = self.days.entry(game.to_owned()).or_default();
        if !streak.is_done(day) {
            let run = if is_right { streak.now(day) + 1 } else { 0 };
            *streak = PuzzleStreak { day: Some(day), run, best: streak.best.max(run) };
        }
    }

    /// Whether the first answer to a puzzle was right; `None` if there is none.
    pub fn first(&self, puzzle: &Puzzle) -> Option<bool> {
        self.first.get(&puzzle.deal).copied()
    }

    /// The daily streak in a game.
    pub fn streak(&self, game: &str) -> PuzzleStreak {
        self.days.get(game).copied().unwrap_or_default()
    }

    /// The numbers of these puzzles tried, and solved at the first answer.
    pub fn counts(&self, puzzles: &[Puzzle]) -> (usize, usize) {
        let tried = puzzles.iter().filter_map(|puzzle| self.first(puzzle));
        tried.fold((0, 0), |(tried, right), is_right| (tried + 1, right + usize::from(is_right)))
    }

    /// The first of these puzzles that was not tried.
    pub fn next<'a>(&self, puzzles: &'a [Puzzle]) -> Option<&'a Puzzle> {
        puzzles.iter().find(|puzzle| self.first(puzzle).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_counts_first_answers_and_ends_with_a_wrong_one_or_a_missed_day() {
        let puzzle = |deal: &str| Puzzle::read(1, &format!("{deal} 0 1 2 3 0 | go")).unwrap();
        let (a, b) = (puzzle("A"), puzzle("B"));
        let mut progress = PuzzleProgress::default();
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
