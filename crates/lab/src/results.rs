//! The results of one player.

use serde::{Serialize, Serializer};
use underdeck_stats::{Histogram, Interval, ScoreSums, ratio, wilson};

use crate::LuckOut;
use crate::adjust::Adjusting;
use crate::tally::Tally;

/// The results of one player in a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Results {
    /// Games played; fewer than planned if the simulation was stopped.
    pub games: u64,
    /// Games won, by the first seat if there are several.
    pub wins: u64,
    /// The share of games won.
    pub win_rate: f64,
    /// The 95 % Wilson interval of the win rate.
    pub win_rate_95: Interval,
    /// Games without a winner among several seats.
    pub draws: u64,
    /// Games won by each seat; empty for games that are won or lost as a whole.
    pub winners: Vec<u64>,
    /// Games by the cause of their end, the most frequent first.
    #[serde(serialize_with = "as_object")]
    pub ends: Vec<(&'static str, u64)>,
    /// Games that reached the limit of moves.
    pub unfinished: u64,
    /// The length of games.
    pub moves: MoveStats,
    /// The scores of the games that have one.
    pub score: Option<ScoreStats>,
    /// The luck-adjusted results, if luck was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_out: Option<LuckOut>,
}

/// The number of moves in a game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct MoveStats {
    /// The total number of moves.
    pub total: u64,
    pub mean: f64,
    /// The 95 % interval of the mean, by Student's t corrected for skewness; `None` for fewer than two games.
    pub mean_95: Option<Interval>,
    pub median: i64,
    pub p95: i64,
    pub max: i64,
}

/// The distribution of scores among the games with one: mean, and quantiles by nearest rank.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ScoreStats {
    /// Games with a score; in some rules only won games have one.
    pub games: u64,
    pub mean: f64,
    /// The 95 % interval of the mean, from the scores of won and of other games and the share of each: see [`ScoreSums::interval`]. `None` if too
    /// few games were won.
    pub mean_95: Option<Interval>,
    /// The sums behind the mean.
    #[serde(skip)]
    pub sums: ScoreSums,
    pub min: i64,
    pub p5: i64,
    pub p25: i64,
    pub median: i64,
    pub p75: i64,
    pub p95: i64,
    pub max: i64,
}

/// Sorts causes by descending count.
pub(crate) fn most_first(ends: &mut [(&'static str, u64)]) {
    ends.sort_unstable_by_key(|&(cause, games)| (std::cmp::Reverse(games), cause));
}

impl Results {
    pub(crate) fn new(tally: &Tally, lucks: &Adjusting) -> Self {
        let wins = tally.wins();
        let mut ends = tally.ends.clone();
        most_first(&mut ends);
        Self {
            games: tally.games,
            wins,
            win_rate: ratio(wins as f64, tally.games as f64),
            win_rate_95: wilson(wins, tally.games),
            draws: tally.draws,
            winners: tally.winners.clone(),
            ends,
            unfinished: tally.unfinished,
            moves: MoveStats::of(&tally.moves),
            score: ScoreStats::of(&tally.scores, tally.score_sums),
            luck_out: lucks.results(lucks.rate(), tally.score_sums.interval()),
        }
    }
}

impl MoveStats {
    pub(crate) fn of(moves: &Histogram) -> Self {
        let quantile = |percent| moves.quantile(percent).unwrap_or(0);
        Self {
            total: u64::try_from(moves.sum()).unwrap_or(u64::MAX),
            mean: moves.mean().unwrap_or(0.0),
            // No game has fewer than no moves.
            mean_95: moves.sums().skewed_interval().map(|mean| Interval { low: mean.low.max(0.0), ..mean }),
            median: quantile(50),
            p95: quantile(95),
            max: quantile(100),
        }
    }
}

impl ScoreStats {
    /// The statistics of these scores and their sums; `None` without any.
    pub fn of(scores: &Histogram, sums: ScoreSums) -> Option<Self> {
        let mean = scores.mean()?;
        let quantile = |percent| scores.quantile(percent).unwrap_or(0);
        Some(Self {
            games: scores.count(),
            mean,
            mean_95: sums.interval(),
            sums,
            min: quantile(0),
            p5: quantile(5),
            p25: quantile(25),
            median: quantile(50),
            p75: quantile(75),
            p95: quantile(95),
            max: quantile(100),
        })
    }
}

/// Serialises pairs as a JSON object, in order.
pub(crate) fn as_object<K: Serialize, V: Serialize, S: Serializer>(
    pairs: &[(K, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}

#[cfg(test)]
mod tests {
    use underdeck_game::{GameResult, Outcome, Seat};
    use underdeck_players::Playout;

    use super::*;

    #[test]
    fn seats_draws_and_causes_are_counted_separately() {
        let end = |result, cause, score| Playout { moves: 10, outcome: Some(Outcome { result, cause, score }) };
        let mut tally = Tally::default();
        for played in [
            end(GameResult::Winner(Seat(1)), "keep", Some(3)),
            end(GameResult::Winner(Seat(0)), "keep", Some(9)),
            end(GameResult::Draw, "draw", None),
            Playout { moves: 50, outcome: None },
        ] {
            tally.add(played);
        }
        let results = Results::new(&tally, &Adjusting::default());
        assert_eq!((results.games, results.wins, results.draws, results.unfinished), (4, 1, 1, 1));
        assert_eq!((results.winners, results.ends), (vec![1, 1], vec![("keep", 2), ("draw", 1)]));
        assert_eq!((results.moves.total, results.moves.median, results.moves.p95), (80, 10, 50));
        assert_eq!(results.score.map(|score| (score.min, score.mean, score.max)), Some((3, 6.0, 9)));
    }
}
