//! Statistics over many records.

mod entry;
mod export;
mod histogram;
mod summary;
mod tally;

pub use entry::{Entry, Kind, Verdict};
pub use export::{COLUMNS, to_csv, to_json};
pub use histogram::{Bar, Histogram};
pub use summary::{Summary, summaries};
pub use tally::{Rate, Scores, Streak, Tally};
