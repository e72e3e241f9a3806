//! The report of an experiment: all cells, and their differences from baselines.

use serde::{Serialize, Serializer};
use underdeck_game::OptionValue;
use underdeck_stats::{Histogram, Interval, ScoreSums, ratio, wilson};

use super::{CellResult, Experiment, ExperimentCell, Plane};
use crate::facts::FactReport;
use crate::results::{MoveStats, ScoreStats, as_object};
use crate::{Difference, Loss, Luck, LuckOut};

/// The report of an experiment, a function of its cells and their results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ExperimentReport {
    /// Its title.
    pub title: String,
    /// The question.
    pub question: String,
    /// The seed of the deals of all cells.
    pub seed: u64,
    /// The source of randomness.
    pub luck: Luck,
    /// The finished cells, in the order of the file.
    pub cells: Vec<CellReport>,
    /// Grids of two house rules among the cells.
    pub planes: Vec<Plane>,
}

/// The results of one cell.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CellReport {
    /// The name, unique in the experiment.
    pub name: String,
    /// The game's id.
    pub game: &'static str,
    /// The game's title.
    #[serde(skip)]
    pub title: &'static str,
    /// The version of its rules reference.
    pub rules: u32,
    /// All options with their values, as entered.
    #[serde(serialize_with = "typed")]
    pub options: Vec<(String, String)>,
    /// The player.
    pub player: String,
    /// The player of the other seats, if it differs.
    pub opponent: Option<String>,
    /// The first moves of every game; deals where they are illegal are skipped.
    pub opening: Vec<String>,
    /// Games played.
    pub games: u64,
    /// Games won, by the first seat if there are several.
    pub wins: u64,
    /// The share of games won.
    pub win_rate: f64,
    /// Its 95 % Wilson interval.
    pub win_rate_95: Interval,
    /// Games that reached the limit of moves.
    pub unfinished: u64,
    /// Games by the cause of their end, the most frequent first.
    #[serde(serialize_with = "as_object")]
    pub ends: Vec<(String, u64)>,
    /// The lost games by place and cause.
    pub losses: Vec<Loss>,
    /// The length of games.
    pub moves: MoveStats,
    /// Mean decisions per game.
    #[serde(serialize_with = "as_mean")]
    pub decisions: f64,
    /// Mean legal moves per move.
    #[serde(serialize_with = "as_mean")]
    pub branching: f64,
    /// Scores, where the rules keep one.
    pub score: Option<ScoreStats>,
    /// The luck-adjusted results, if luck was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_out: Option<LuckOut>,
    /// The difference from its baseline; `None` for a baseline.
    pub difference: Option<Difference>,
    /// Each score with its count.
    pub scores: Vec<(i64, u64)>,
    /// Each number of moves with its count.
    pub lengths: Vec<(i64, u64)>,
    /// The name of the cell's file.
    pub fingerprint: String,
    /// What the facts of its games say, if a report on them is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<FactReport>,
}

impl ExperimentReport {
    /// Makes the report; cells without a result are omitted, and so are differences from them.
    pub fn new(experiment: &Experiment, results: &[Option<CellResult>]) -> Self {
        let result = |n: usize| results.get(n).and_then(Option::as_ref);
        let cells = experiment.cells.iter().enumerate();
        let cells = cells.filter_map(|(n, cell)| {
            let found = result(n)?;
            let baseline = cell.baseline.and_then(|baseline| {
                let pair = found.against(result(baseline)?);
                let other = &experiment.cells[baseline];
                let found = Difference::new(&cell.name, &other.name, &pair, cell.shared(other));
                Some(Difference { is_untrained: cell.is_untrained(), ..found })
            });
            Some(CellReport::new(cell, found, baseline))
        });
        let first = experiment.cells.first();
        Self {
            title: experiment.title.clone(),
            question: experiment.question.clone(),
            seed: first.map_or(0, |cell| cell.seed),
            luck: first.map_or(Luck::Deal, |cell| cell.luck),
            cells: cells.collect(),
            planes: Plane::all(experiment, results),
        }
    }
}

impl CellReport {
    fn new(cell: &ExperimentCell, found: &CellResult, difference: Option<Difference>) -> Self {
        let games = found.games();
        let wins = found.outcomes().flatten().filter(|(won, _)| *won).count() as u64;
        let (mut moves, mut scores, mut score_sums) = (Histogram::new(), Histogram::new(), ScoreSums::default());
        found.rows(cell.seed).for_each(|row| moves.add(row.moves.into()));
        found.scores.iter().flatten().for_each(|&score| scores.add(score.into()));
        found.outcomes().flatten().for_each(|(is_won, score)| score_sums.add(is_won, score.map(i64::from)));
        let lucks = found.adjusting();
        let decisions: u64 = found.decisions.iter().map(|&number| u64::from(number)).sum();
        let mut ends = found.ends.clone();
        ends.sort_by(|(cause, games), (other, more)| more.cmp(games).then(cause.cmp(other)));
        Self {
            name: cell.name.clone(),
            game: cell.game,
            title: cell.title,
            rules: cell.rules,
            options: cell.options.clone(),
            player: cell.player(),
            opponent: cell.opponent.map(|opponent| opponent.to_string()),
            opening: cell.opening.clone(),
            games,
            wins,
            win_rate: ratio(wins as f64, games as f64),
            win_rate_95: wilson(wins, games),
            unfinished: found.unfinished(),
            ends,
            losses: found.losses.clone(),
            moves: MoveStats::of(&moves),
            decisions: ratio(decisions as f64, games as f64),
            branching: ratio(found.choices as f64, moves.sum() as f64),
            score: ScoreStats::of(&scores, score_sums),
            luck_out: lucks.results(lucks.rate(), score_sums.interval()),
            difference,
            scores: scores.iter().collect(),
            lengths: moves.iter().collect(),
            fingerprint: cell.fingerprint(),
            facts: cell.asked(found),
        }
    }
}

/// Serialises a mean as in a simulation: an object with `mean`.
fn as_mean<S: Serializer>(mean: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("mean", mean)])
}

/// Serialises options as in a simulation: booleans and integers are not strings.
fn typed<S: Serializer>(options: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    let value = |text: &String| match (text.parse().map(OptionValue::Bool), text.parse().map(OptionValue::Int)) {
        (Ok(value), _) => value,
        (_, Ok(value)) => value,
        _ => OptionValue::Text(text.clone()),
    };
    serializer.collect_map(options.iter().map(|(key, text)| (key, value(text))))
}
