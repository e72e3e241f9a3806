//! The name of what a review finds.

use underdeck_record::{Record, short_hash};

use crate::Request;

impl Request {
    /// The name of what a review of this record finds, in letters, digits and dashes: all that its numbers hang on, which are the deal, the
    /// moves, what is asked, the rules and the program. The number of threads changes nothing.
    pub fn key(&self, record: &Record) -> String {
        let Self { aim, seat, games, glance, seed, jobs: _ } = self;
        let [game, rules, deal] = ["Game", "Rules", "Deal"].map(|tag| record.tag(tag).unwrap_or_default());
        let moves: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
        let program = env!("CARGO_PKG_VERSION");
        let facts = format!(
            "{program} {game} {rules} {deal} {} {aim:?} {seat:?} {games} {glance} {seed}\n{}",
            record.is_physical(),
            moves.join("\n")
        );
        format!("{game}-{}", short_hash(&facts))
    }
}
