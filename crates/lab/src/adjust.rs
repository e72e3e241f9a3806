//! Luck-adjusted results.

use serde::Serialize;
use underdeck_stats::{Adjusted, Interval, WithoutLuck};

/// Wins and scores with the luck of each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Adjusting {
    wins: Adjusted,
    scores: Adjusted,
}

/// A luck-adjusted win rate and mean score: estimates of the same means with a smaller variance. See `docs/players.md`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LuckOut {
    /// The share of games won, or the difference of shares.
    pub win_rate: f64,
    /// Its 95 % interval, within 0 to 1, or −1 to 1 for a difference: see [`Adjusted`].
    pub win_rate_95: Interval,
    /// The number of unadjusted games that give as narrow an interval of the win rate as one adjusted game.
    pub worth: f64,
    /// The mean score, or the difference of means; `None` unless every game has one.
    pub score: Option<f64>,
    /// Its 95 % interval.
    pub score_95: Option<Interval>,
    /// The number of unadjusted games that give as narrow an interval of the mean score as one adjusted game.
    pub score_worth: Option<f64>,
    /// The mean luck in standard errors: a check of the measure, which should be within ±4.
    pub luck_z: Option<f64>,
}

impl Adjusting {
    /// Adds a game: 1 if it was won, the score, and the luck in [parts](underdeck_players::GameLuck::PARTS).
    pub(crate) fn add(&mut self, game: u64, won: i64, score: Option<i64>, luck: Option<i64>) {
        let Some(luck) = luck else { return };
        self.wins.add(game, won, luck);
        if let Some(score) = score {
            self.scores.add(game, score, luck);
        }
    }

    /// Adds other games.
    pub(crate) const fn merge(&mut self, other: Self) {
        self.wins.merge(other.wins);
        self.scores.merge(other.scores);
    }

    /// The adjusted win rate of one player; `None` without luck, or for very few games.
    pub(crate) fn rate(&self) -> Option<WithoutLuck> {
        self.wins.rate()
    }

    /// The adjusted difference of the win rates of two players.
    pub(crate) fn rate_difference(&self) -> Option<WithoutLuck> {
        self.wins.rate_difference()
    }

    /// The adjusted results with such a rate or difference; `score` is the interval of the mean score, or the difference, that is not adjusted.
    pub(crate) fn results(&self, wins: Option<WithoutLuck>, score: Option<Interval>) -> Option<LuckOut> {
        let wins = wins?;
        // If only some games have a score, their luck need not have mean 0.
        let is_whole = self.scores.count() == self.wins.count();
        let scores = score.filter(|_| is_whole).and_then(|plain| self.scores.mean(plain, self.wins.telling()));
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
