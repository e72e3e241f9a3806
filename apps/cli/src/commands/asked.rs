//! What is asked of the facts of games: the same flags for every command that plays or reads many.

use clap::Args;
use underdeck_lab::facts::FactRequest;

/// The questions about facts.
#[derive(Clone, Debug, Args)]
pub(crate) struct FactArguments {
    #[arg(long, value_name = "FACT")]
    group_by: Vec<String>,
    #[arg(long = "where", value_name = "CONDITION")]
    conditions: Vec<String>,
    #[arg(long, value_name = "FACT")]
    over_time: Vec<String>,
}

impl FactArguments {
    /// The request; with `columns`, each game keeps every fact at its end.
    pub(crate) fn request(&self, columns: bool) -> FactRequest {
        let Self { group_by: by, conditions, over_time } = self.clone();
        FactRequest { by, conditions, over_time, columns }
    }
}
