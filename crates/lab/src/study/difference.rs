//! The difference between two players, or two cells of an experiment, on the same games.

use serde::Serialize;
use underdeck_stats::Interval;

use crate::table::Pair;
use crate::{LuckOut, Shared};

/// The paired difference between two players or two sets of house rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// The player.
    pub player: String,
    /// The player of the baseline.
    pub against: String,
    /// The common part of their games.
    pub shared: Shared,
    /// The number of games that both played.
    pub games: u64,
    /// The number of games that both played move for move alike; `None` if the moves are not known, as in a file of an earlier version.
    pub identical: Option<u64>,
    /// Whether the player is `value` in a game without a learned value, where it plays as `greedy`.
    #[serde(skip)]
    pub is_untrained: bool,
    /// The number of games that both won.
    pub both: u64,
    /// The number of games that only the player won.
    pub gained: u64,
    /// The number of games that only the baseline won.
    pub given: u64,
    /// The player's win rate minus the baseline's.
    pub win_rate: f64,
    /// Its 95 % interval by Tango's score method for pairs. See [`Paired::tango`](underdeck_stats::Paired::tango).
    pub win_rate_95: Interval,
    /// The p-value of the difference by McNemar's exact test.
    pub p_value: f64,
    /// The difference of scores; `None` if no game has a score for both.
    pub score: Option<ScoreDifference>,
    /// The luck-adjusted differences, if luck was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_out: Option<LuckOut>,
}

/// The difference of scores over the games in which both have one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ScoreDifference {
    /// The number of games in which both have a score.
    pub games: u64,
    /// The mean scores over these games: of the baseline, and of the player.
    pub means: [f64; 2],
    /// The mean of the differences.
    pub mean: f64,
    /// Its 95 % interval by Student's t for pairs, with room for losses too rare to be seen: see
    /// [`PairedScores`](underdeck_stats::PairedScores). `None` for a single game.
    pub mean_95: Option<Interval>,
    /// The p-value of the mean difference; `None` for a single game.
    pub p_value: Option<f64>,
}

impl Difference {
    pub(crate) fn new(player: &str, against: &str, pair: &Pair, shared: Shared) -> Self {
        let scores = pair.scores;
        Self {
            player: player.to_owned(),
            against: against.to_owned(),
            shared,
            games: pair.wins.trials(),
            identical: (pair.lines[0] == pair.wins.trials()).then_some(pair.lines[1]),
            is_untrained: false,
            both: pair.wins.both,
            gained: pair.wins.second,
            given: pair.wins.first,
            win_rate: pair.wins.difference(),
            win_rate_95: pair.wins.tango(),
            p_value: pair.wins.p_value(),
            score: scores.mean().map(|mean| ScoreDifference {
                games: scores.count(),
                means: scores.means(),
                mean,
                mean_95: scores.interval(),
                p_value: scores.p_value(),
            }),
            luck_out: pair.lucks.results(pair.lucks.rate_difference(), scores.interval()),
        }
    }

    /// Whether all games were played move for move alike.
    pub fn is_identical(&self) -> bool {
        self.games > 0 && self.identical == Some(self.games)
    }

    /// Whether the interval of the win rate excludes zero.
    pub fn is_clear(&self) -> bool {
        self.win_rate_95.low > 0.0 || self.win_rate_95.high < 0.0
    }
}
