//! Tuning of two house rules together.

use serde::Serialize;
use underdeck_game::say;

use super::{Target, TuneEffort, Tuning, range, spread, with};
use crate::{Error, PlanRequest, SimulationHost};

/// For values of one option the value of another that meets a target with it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TuningPair {
    /// The game's id.
    pub game: &'static str,
    /// The tuned option, and the option that varies by line.
    pub options: [&'static str; 2],
    /// The target.
    pub target: Target,
    /// The player.
    pub player: String,
    /// The seed of the first samples.
    pub seed: u64,
    /// A search for each value of the second option, in the order of the values.
    pub lines: Vec<LineSearch>,
    /// Whether the search is complete; false after a stop.
    pub is_whole: bool,
}

/// The search for one value of the second option.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LineSearch {
    /// The value of the second option, as entered.
    pub with: String,
    /// The result; its p-values are also corrected for the other lines.
    #[serde(flatten)]
    pub found: Tuning,
}

impl PlanRequest {
    /// Searches for pairs of values of two options that meet a target: [`PlanRequest::tune`] finds the first for each value of the second, or for as many
    /// of them as `depth` allows.
    ///
    /// # Errors
    /// As [`PlanRequest::tune`], or if both options are the same.
    pub fn tune_pair(
        &self,
        options: [&str; 2],
        target: Target,
        depth: TuneEffort,
        host: &SimulationHost<'_>,
    ) -> Result<TuningPair, Error> {
        if options[0] == options[1] {
            return Err(Error::PlanRequest(say!(LAB_OPTION_TWICE, option = options[0]).into()));
        }
        let (first, _) = range(self, options[0])?;
        let (second, values) = range(self, options[1])?;
        let mut lines: Vec<LineSearch> = Vec::new();
        for n in spread(values.len() - 1, depth.coarse.clamp(2, 64)) {
            if host.is_stopped() {
                break;
            }
            let mut own = with(self, second.key, &values[n]);
            own.players.clone_from(&self.players);
            lines.push(LineSearch { with: values[n].to_string(), found: own.tune(first.key, target, depth, host)? });
        }
        allow_for_all(&mut lines);
        Ok(TuningPair {
            game: underdeck_catalogue::find(&self.game)?.info().id,
            options: [first.key, second.key],
            target,
            player: self.players.first().map_or_else(String::new, ToString::to_string),
            seed: self.seed,
            is_whole: !host.is_stopped() && lines.iter().all(|line| line.found.is_whole),
            lines,
        })
    }
}

/// Corrects the p-values for the other lines.
pub(super) fn allow_for_all(lines: &mut [LineSearch]) {
    let all = lines.len();
    lines.iter_mut().for_each(|line| line.found.allow_for(all));
}
