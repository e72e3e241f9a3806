//! Results with luck taken out.

use serde::Serialize;
use underdeck_stats::{Adjusted, Interval, WithoutLuck};

/// Games won and scores beside the luck of each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Adjusting {
    wins: Adjusted,
    scores: Adjusted,
}

/// A win rate and a mean score with luck taken out: the same means, better known. See `docs/players.md`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LuckOut {
    /// The share of games won, or the difference of shares.
    pub win_rate: f64,
    /// Its 95 % interval, by Student's t.
    pub win_rate_95: Interval,
    /// How many games without the adjustment tell as much of the win rate as one game with it.
    pub worth: f64,
    /// The mean score, or the difference of means; `None` unless every game has one.
    pub score: Option<f64>,
    /// Its 95 % interval, by Student's t.
    pub score_95: Option<Interval>,
    /// How many games without the adjustment tell as much of the mean score as one game with it.
    pub score_worth: Option<f64>,
    /// How far the mean luck of these games lies from 0, in standard errors: beyond ±4 something is wrong.
    pub luck_z: Option<f64>,
}

impl Adjusting {
    /// Counts a game: 1 if it was won, the score, and the luck in [parts](underdeck_players::GameLuck::PARTS).
    pub(crate) fn add(&mut self, game: u64, won: i64, score: Option<i64>, luck: Option<i64>) {
        let Some(luck) = luck else { return };
        self.wins.add(game, won, luck);
        if let Some(score) = score {
            self.scores.add(game, score, luck);
        }
    }

    /// Adds the games of another count.
    pub(crate) const fn merge(&mut self, other: Self) {
        self.wins.merge(other.wins);
        self.scores.merge(other.scores);
    }

    /// What is known without luck; `None` if no luck was counted, or of very few games.
    pub(crate) fn results(&self) -> Option<LuckOut> {
        let wins = self.wins.without_luck()?;
        // Where only some games have a score, their luck need not have the mean 0.
        let is_whole = self.scores.count() == self.wins.count();
        let scores = self.scores.without_luck().filter(|_| is_whole);
        let of = |figure: fn(WithoutLuck) -> f64| scores.map(figure);
        Some(LuckOut {
            win_rate: wins.mean,
            win_rate_95: wins.interval,
            worth: wins.worth,
            score: of(|found| found.mean),
            score_95: scores.map(|found| found.interval),
            score_worth: of(|found| found.worth),
            luck_z: self.wins.luck_z(),
        })
    }
}
