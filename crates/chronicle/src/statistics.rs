//! Statistics over many records.

mod calendar;
mod entry;
mod export;
pub mod skill;
mod splits;
mod standing;
mod summary;
mod tally;
mod trend;

pub use calendar::{Calendar, Day, Month};
pub use entry::{FinishedGame, GameGroup, PlayerResult, result_said};
pub use export::{COLUMNS, to_csv, to_json};
pub use skill::Skill;
pub use splits::{Split, splits};
pub use standing::Standing;
pub use summary::{GameTotals, house_rules, summaries};
pub use tally::{Rate, Scores, Tally, WinStreak};
pub use trend::GameBlock;
pub use underdeck_stats::{Bar, Bars};
