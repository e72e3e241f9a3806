//! How one player, or one cell of an experiment, differs from another on the same games.

use serde::Serialize;
use underdeck_stats::{Interval, ratio};

use crate::table::Pair;
use crate::{LuckOut, Shared};

/// How one player, or one set of house rules, differs from another, game by game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// The player.
    pub player: String,
    /// The player it is compared with.
    pub against: String,
    /// What their games share.
    pub shared: Shared,
    /// Games that both played.
    pub games: u64,
    /// Games that both won.
    pub both: u64,
    /// Games that the player won and the other did not.
    pub gained: u64,
    /// Games that the other won and the player did not.
    pub given: u64,
    /// The player's win rate minus the other's.
    pub win_rate: f64,
    /// Its 95 % interval: Tango's score interval for pairs. See [`Paired::tango`](underdeck_stats::Paired::tango).
    pub win_rate_95: Interval,
    /// How probable such a difference would be if there were none: McNemar's exact test.
    pub p_value: f64,
    /// The difference of scores; `None` where no game has a score for both.
    pub score: Option<ScoreDifference>,
    /// The differences with luck taken out, if the luck of the games was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_out: Option<LuckOut>,
}

/// How much more one player scores than another, over the games in which both have a score.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ScoreDifference {
    /// Games in which both have a score.
    pub games: u64,
    /// The mean scores over these games alone: of the player it is compared with, and of the player.
    pub means: [f64; 2],
    /// The mean of the differences.
    pub mean: f64,
    /// Its 95 % interval by Student's t for pairs, corrected for skewness; `None` for a single game.
    pub mean_95: Option<Interval>,
    /// How probable such a mean would be if there were no difference; `None` for a single game.
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
            both: pair.wins.both,
            gained: pair.wins.second,
            given: pair.wins.first,
            win_rate: pair.wins.difference(),
            win_rate_95: pair.wins.tango(),
            p_value: pair.wins.p_value(),
            score: scores.mean().map(|mean| ScoreDifference {
                games: scores.count,
                means: [pair.base, pair.base + scores.sum].map(|sum| ratio(sum as f64, scores.count as f64)),
                mean,
                mean_95: scores.skewed_interval(),
                p_value: scores.p_value(),
            }),
            luck_out: pair.lucks.results(),
        }
    }

    /// Whether the interval of the win rate excludes zero.
    pub fn is_clear(&self) -> bool {
        self.win_rate_95.low > 0.0 || self.win_rate_95.high < 0.0
    }
}
