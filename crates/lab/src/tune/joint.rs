//! Tuning of a house rule to several targets at once.

use serde::Serialize;
use underdeck_game::say;

use super::{Runs, Target, TriedValue, TuneEffort, Tuning, play, range, spread};
use crate::{Error, PlanRequest, SimulationHost, game_seed};

/// The result of tuning an option to several targets: a search for each, on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JointTuning {
    /// The game's id.
    pub game: &'static str,
    /// The option.
    pub option: &'static str,
    /// The player.
    pub player: String,
    /// The seed of the first sample.
    pub seed: u64,
    /// The search for each target. The p-values of the second sample are also corrected for the other targets.
    pub targets: Vec<Tuning>,
    /// The values that no second sample rejects: the confidence set of the values that meet all targets.
    pub open: Vec<String>,
    /// Open values, at most sixteen spread over them, with the figure of each target on the deals of the second sample.
    pub values: Vec<JointValue>,
    /// Whether the search is complete; false after a stop.
    pub is_whole: bool,
}

/// The figures of a value.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JointValue {
    /// The value, as entered.
    pub value: String,
    /// The result for each target, in their order, with the p-value of one test alone.
    pub found: Vec<TriedValue>,
}

/// The most values with all figures.
const SHOWN: usize = 16;

impl PlanRequest {
    /// Searches for the values of an option that meet all targets: [`PlanRequest::tune`] for each, on the same deals.
    ///
    /// # Errors
    /// As [`PlanRequest::tune`], or if two targets are about the same figure.
    pub fn tune_jointly(
        &self,
        option: &str,
        targets: &[Target],
        depth: TuneEffort,
        host: &SimulationHost<'_>,
    ) -> Result<JointTuning, Error> {
        for (n, target) in targets.iter().enumerate() {
            if targets[..n].iter().any(|other| other.noun() == target.noun()) {
                return Err(Error::PlanRequest(say!(LAB_TARGET_TWICE, figure = target.noun()).into()));
            }
        }
        let (face, values) = range(self, option)?;
        let runs = Runs::default();
        let mut found = Vec::new();
        for &target in targets {
            let play = |value: &_, deals, seed| play(self, face.key, target, value, [deals, seed], host, &runs);
            found.push(self.tuned(&face, values.clone(), target, depth, host, &play)?);
        }
        found.iter_mut().for_each(|tuning| tuning.allow_for(targets.len()));
        let is_whole = found.iter().all(|tuning| tuning.is_whole);
        let is_open = |value: &String| found.iter().all(|tuning| tuning.open.contains(value));
        let open: Vec<String> = values.iter().map(ToString::to_string).filter(is_open).collect();
        let mut shown = Vec::new();
        let all = open.len().checked_sub(1).filter(|_| is_whole);
        for n in all.map_or_else(Vec::new, |last| spread(last, SHOWN)) {
            let value = values.iter().find(|value| value.to_string() == open[n]);
            let at = [depth.deals, game_seed(self.seed, u64::MAX)];
            let figures = value.into_iter().flat_map(|value| {
                let runs = &runs;
                targets.iter().map(move |&target| play(self, face.key, target, value, at, host, runs))
            });
            shown.push(JointValue { value: open[n].clone(), found: figures.collect::<Result<_, _>>()? });
        }
        Ok(JointTuning {
            game: underdeck_catalogue::find(&self.game)?.info().id,
            option: face.key,
            player: self.players.first().map_or_else(String::new, ToString::to_string),
            seed: self.seed,
            targets: found,
            open,
            values: shown,
            is_whole: is_whole && !host.is_stopped(),
        })
    }
}
