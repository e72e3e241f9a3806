//! A player's results in puzzles and streaks in the daily puzzle.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::{CARELESS, Motif, Puzzle};

/// The careless wins of 256 and the rating of a puzzle are related as a result to the difference of ratings: a careless player has this rating.
const CARELESS_PLAYER: f64 = 1_000.0;
/// The deviation of the rating of a puzzle.
const DEVIATION: f64 = 90.0;
/// The deviation of a player's first rating. Glicko's 350 would move it by 600 at the first answer.
const FIRST_DEVIATION: f64 = 200.0;

/// A player's results in puzzles.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PuzzleProgress {
    /// Whether the first answer to a puzzle was right, by its deal code.
    first: BTreeMap<String, bool>,
    /// The daily streaks, by game.
    days: BTreeMap<String, PuzzleStreak>,
    /// The player's Glicko-2 ratings, by game.
    #[serde(default)]
    ratings: BTreeMap<String, Glicko2Rating>,
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
    /// Records an answer, and returns the change of the player's rating. Only the first answer to a puzzle counts; with `day` it also counts
    /// for the daily streak.
    pub fn note(&mut self, game: &str, puzzle: &Puzzle, is_right: bool, day: Option<i64>) -> Option<i64> {
        let before = self.rating(game);
        let is_first = self.first(puzzle).is_none();
        if is_first {
            self.first.insert(puzzle.deal.clone(), is_right);
            let own = self.ratings.entry(game.to_owned()).or_insert_with(first_rating);
            let outcome = if is_right { Outcomes::WIN } else { Outcomes::LOSS };
            (*own, _) = glicko2(own, &rating_of(puzzle), &outcome, &Glicko2Config::new());
        }
        if let Some(day) = day {
            let streak = self.days.entry(game.to_owned()).or_default();
            if !streak.is_done(day) {
                let run = if is_right { streak.now(day) + 1 } else { 0 };
                *streak = PuzzleStreak { day: Some(day), run, best: streak.best.max(run) };
            }
        }
        is_first.then(|| self.rating(game) - before)
    }

    /// The player's rating in a game: 1500 before the first answer.
    pub fn rating(&self, game: &str) -> i64 {
        self.ratings.get(game).copied().unwrap_or_else(first_rating).rating.round() as i64
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

    /// The first of these puzzles that was not tried: of a theme if one of it is left, and not the one with the number `but`.
    pub fn next<'a>(&self, puzzles: &'a [Puzzle], motif: Option<Motif>, but: Option<usize>) -> Option<&'a Puzzle> {
        let left = || puzzles.iter().filter(|puzzle| self.first(puzzle).is_none() && Some(puzzle.number) != but);
        left().find(|puzzle| motif.is_none_or(|motif| puzzle.motif() == motif)).or_else(|| left().next())
    }
}

impl Puzzle {
    /// The rating of the puzzle, from its careless wins: about 1000 if half of the careless games win, 2080 if none of 256 does.
    pub fn rating(&self) -> i64 {
        rating_of(self).rating.round() as i64
    }
}

fn first_rating() -> Glicko2Rating {
    Glicko2Rating { deviation: FIRST_DEVIATION, ..Glicko2Rating::default() }
}

fn rating_of(puzzle: &Puzzle) -> Glicko2Rating {
    let wins = f64::from(puzzle.careless) + 0.5;
    let losses = f64::from(CARELESS) + 1.0 - wins;
    Glicko2Rating {
        rating: 400.0f64.mul_add((losses / wins).log10(), CARELESS_PLAYER),
        deviation: DEVIATION,
        ..Glicko2Rating::default()
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
        assert_eq!((progress.counts(&both), progress.next(&both, None, None)), ((2, 1), None));
    }

    #[test]
    fn a_first_answer_moves_the_rating_and_a_harder_puzzle_moves_it_more() {
        let puzzle = |deal: &str, careless: u32| Puzzle::read(1, &format!("{deal} 0 {careless} 2 3 0 | go")).unwrap();
        let (easy, hard) = (puzzle("A", 128), puzzle("B", 0));
        assert!(easy.rating() < 1_010 && hard.rating() > 2_000);
        let after = |puzzle: &Puzzle, is_right| PuzzleProgress::default().note("well", puzzle, is_right, None).unwrap();
        assert!(0 < after(&easy, true) && after(&easy, true) < after(&hard, true));
        assert!(after(&easy, false) < after(&hard, false) && after(&hard, false) < 0);
        assert!(-250 < after(&easy, false) && after(&hard, true) < 250);
        let mut progress = PuzzleProgress::default();
        let change = progress.note("well", &easy, false, None).unwrap();
        assert_eq!((progress.note("well", &easy, true, None), progress.rating("well")), (None, 1_500 + change));
        assert_eq!(progress.rating("other"), 1_500);
        // A deck without ratings is read.
        let old: PuzzleProgress = serde_json::from_str(r#"{"first":{"A":true},"days":{}}"#).unwrap();
        assert_eq!((old.first(&easy), old.rating("well")), (Some(true), 1_500));
    }
}
