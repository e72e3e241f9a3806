//! Two versions of a game on the same deals, and what changed between them. A version is played by this program, or by another build of it whose
//! rows are read.

mod changes;
mod games;

use serde::Serialize;

use crate::experiment::{Experiment, ExperimentReport};
use crate::{Error, Loss, Shared};

pub use changes::{CauseChange, MeanChange, PlaceChange, TurnedDeal, VersionChanges};
pub use games::VersionGames;

/// The facts of a version that another program played.
#[derive(Clone, PartialEq, Debug)]
pub struct OtherBuild {
    /// The version of its rules reference.
    pub rules: u32,
    /// All options with their values, as it has them.
    pub options: Vec<(String, String)>,
    /// The player, as it calls it.
    pub player: String,
    /// The lost games by place and cause.
    pub losses: Vec<Loss>,
    /// The common part of its deals and ours.
    pub shared: Shared,
}

/// The report of two versions: their results, and what changed from the first to the second.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct VersionsReport {
    /// Both versions as the cells of an experiment.
    #[serde(flatten)]
    pub experiment: ExperimentReport,
    /// The changes.
    pub changes: VersionChanges,
}

impl VersionsReport {
    /// Compares two versions: the two cells of an experiment, the second against the first. `other` has the facts of the second if another program
    /// played it.
    ///
    /// # Errors
    /// If the options of the first version are not its game's.
    pub fn new(experiment: &Experiment, games: [VersionGames; 2], other: Option<&OtherBuild>) -> Result<Self, Error> {
        let mut changes = VersionChanges::new(&experiment.cells[0], &games)?;
        let results = games.map(|games| Some(games.result));
        let mut report = ExperimentReport::new(experiment, &results);
        if let (Some(cell), Some(other)) = (report.cells.get_mut(1), other) {
            cell.rules = other.rules;
            cell.options.clone_from(&other.options);
            cell.player.clone_from(&other.player);
            cell.losses.clone_from(&other.losses);
            if let Some(difference) = &mut cell.difference {
                difference.shared = other.shared;
            }
        }
        if let [first, second] = report.cells.as_slice() {
            changes.places = PlaceChange::all([&first.losses, &second.losses], changes.games);
        }
        Ok(Self { experiment: report, changes })
    }
}
