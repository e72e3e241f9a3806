//! The counts of a simulation: integers only, so the order of adding does not matter.

use underdeck_game::{GameResult, Outcome, Seat};
use underdeck_players::Playout;
use underdeck_stats::{Histogram, ScoreSums};

/// The counts of all or some games of a simulation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) won: u64,
    pub(crate) lost: u64,
    pub(crate) draws: u64,
    /// Games won by one of several seats, by seat.
    pub(crate) winners: Vec<u64>,
    /// Games by the cause of their end.
    pub(crate) ends: Vec<(&'static str, u64)>,
    pub(crate) unfinished: u64,
    pub(crate) moves: Histogram,
    pub(crate) scores: Histogram,
    pub(crate) score_sums: ScoreSums,
}

/// Whether the player, on the first seat if there are several, won.
pub(crate) const fn is_win(result: GameResult) -> bool {
    matches!(result, GameResult::Won | GameResult::Winner(Seat(0)))
}

impl Tally {
    /// Adds a game.
    #[inline]
    pub(crate) fn add(&mut self, played: Playout) {
        self.games += 1;
        self.moves.add(played.moves as i64);
        match played.outcome {
            Some(outcome) => self.add_end(outcome),
            None => self.unfinished += 1,
        }
    }

    /// Games won, by the first seat if there are several.
    pub(crate) fn wins(&self) -> u64 {
        self.won + self.winners.first().copied().unwrap_or(0)
    }

    /// Adds another tally.
    pub(crate) fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.lost += other.lost;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        for (seat, games) in other.winners.into_iter().enumerate() {
            self.add_winner(seat, games);
        }
        for (cause, games) in other.ends {
            self.add_cause(cause, games);
        }
        self.moves.merge(&other.moves);
        self.scores.merge(&other.scores);
        self.score_sums.merge(other.score_sums);
    }

    fn add_end(&mut self, outcome: Outcome) {
        match outcome.result {
            GameResult::Won => self.won += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Winner(seat) => self.add_winner(seat.0.into(), 1),
            _ => self.lost += 1,
        }
        self.add_cause(outcome.cause, 1);
        let score = outcome.score.map(i64::from);
        score.into_iter().for_each(|score| self.scores.add(score));
        self.score_sums.add(is_win(outcome.result), score);
    }

    fn add_winner(&mut self, seat: usize, games: u64) {
        if seat >= self.winners.len() {
            self.winners.resize(seat + 1, 0);
        }
        self.winners[seat] += games;
    }

    fn add_cause(&mut self, cause: &'static str, games: u64) {
        match self.ends.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, count)) => *count += games,
            None => self.ends.push((cause, games)),
        }
    }
}
