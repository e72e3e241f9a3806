//! Statistics over many records.

mod entry;
mod export;
mod summary;
mod tally;

pub use entry::{Entry, Kind, Verdict};
pub use export::{COLUMNS, to_csv, to_json};
pub use stats::{Bar, Bars};
pub use summary::{Summary, summaries};
pub use tally::{Rate, Scores, Streak, Tally};
