//! The result of a simulation.

mod detail;
mod difference;
mod json;

use serde::Serialize;
use underdeck_game::{Message, OptionValue, Options, Play as _, Playable};
use underdeck_stats::{Until, ratio};

pub use detail::survival;
pub use detail::{Branching, Decisions, Detail, Distributions, StepStats};
pub use difference::{Difference, ScoreDifference};

use crate::facts::FactReport;
use crate::timed::Timed;
use crate::{Luck, Plan, Results, Shared};

/// The result of a simulation.
///
/// In JSON it is an object with a list of `players`, also for a single one, and a list of `differences`: see `docs/reports.schema.json`.
#[derive(Clone, Debug)]
pub struct Study {
    /// The game's id.
    pub game: &'static str,
    /// The title of the game.
    pub title: &'static str,
    /// The version of its rules reference.
    pub rules: u32,
    /// All options with their values.
    pub options: Vec<(&'static str, OptionValue)>,
    /// The player of all other seats, if it differs.
    pub opponent: Option<String>,
    /// The first moves of every game.
    pub opening: Vec<String>,
    /// The source of randomness.
    pub luck: Luck,
    /// The seed of deals and players.
    pub seed: u64,
    /// The results of the players, in the order of the plan.
    pub runs: Vec<Run>,
    /// The difference of each other player from the first on the same games.
    pub differences: Vec<Difference>,
    /// The stopping rule, and whether it was met.
    pub until: Option<(Until, bool)>,
    /// The speed.
    pub speed: Speed,
}

/// The results of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// The player, as entered.
    pub player: String,
    /// The results, a function of the plan alone.
    pub results: Results,
    /// The results by move.
    pub detail: Detail,
    /// The time of one thread per move, including set-up, in U: the median over chunks of games.
    pub u_per_move: f64,
    /// What its facts say, if a report on them is asked for.
    pub facts: Option<FactReport>,
}

/// The speed of a simulation, which depends on the machine and its load.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// The number of threads.
    pub jobs: usize,
    /// The duration in seconds.
    pub seconds: f64,
    /// Games per second over all threads.
    pub games_per_s: f64,
    /// Moves per second over all threads.
    pub moves_per_s: f64,
    /// Nanoseconds of U in the same run: see [`crate::floor`].
    pub floor_ns: f64,
}

impl Study {
    pub(crate) fn new<S: Playable>(
        plan: &Plan<S>,
        all: &Timed,
        met: bool,
        seconds: f64,
        floor_ns: f64,
        paces: Vec<f64>,
    ) -> Self {
        let table = &all.table;
        let counted = table.tallies.iter().zip(&table.lucks).zip(&table.trails).zip(&paces);
        let has_report = plan.facts.as_ref().is_some_and(|facts| facts.has_report());
        let facts = |n: usize| table.facts.get(n).filter(|_| has_report).map(FactReport::new);
        let runs: Vec<Run> = plan
            .compared()
            .zip(counted)
            .enumerate()
            .map(|(n, (player, (((tally, lucks), trail), pace)))| Run {
                player: player.to_string(),
                results: Results::new(tally, lucks),
                detail: Detail::new::<S>(tally, trail),
                u_per_move: ratio(*pace, floor_ns),
                facts: facts(n),
            })
            .collect();
        let others = plan.others.iter().zip(&table.pairs);
        Self {
            game: S::INFO.id,
            title: S::INFO.title,
            rules: S::rules_of(&plan.options),
            options: plan.options.pairs(),
            opponent: plan.opponent.map(|opponent| opponent.to_string()),
            opening: plan.opening.iter().map(ToString::to_string).collect(),
            luck: plan.luck,
            seed: plan.seed,
            differences: others
                .map(|(player, pair)| Difference {
                    is_untrained: player.is_untrained::<S>(&plan.options),
                    ..Difference::new(&player.to_string(), &runs[0].player, pair, Shared::by(plan.luck))
                })
                .collect(),
            until: plan.until.map(|until| (until, met)),
            speed: Speed::new(&runs, plan.jobs.max(1), seconds, floor_ns),
            runs,
        }
    }

    /// Games played by each player; fewer than planned if the simulation was stopped.
    pub fn games(&self) -> u64 {
        self.runs.first().map_or(0, |run| run.results.games)
    }

    /// The common part of the players' games: the whole deal, or set-up alone.
    pub fn pairing(&self) -> Message {
        Shared::by(self.luck).words()
    }
}

impl Speed {
    fn new(runs: &[Run], jobs: usize, seconds: f64, floor_ns: f64) -> Self {
        let total = |of: fn(&Run) -> u64| runs.iter().map(of).sum::<u64>() as f64;
        Self {
            jobs,
            seconds,
            games_per_s: ratio(total(|run| run.results.games), seconds),
            moves_per_s: ratio(total(|run| run.results.moves.total), seconds),
            floor_ns,
        }
    }
}
