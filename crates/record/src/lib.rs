//! Deals, deal codes, records and traces: write, read, replay, verify. No I/O but what the caller hands in.
//!
//! - [`Deal`]: a game's options and a 64-bit seed; [`Deal::code`] is what players send each other.
//! - [`DealChance`]: the luck of a deal. The n-th shuffle of a pile and the n-th roll of a die depend on the seed, the
//!   kind and n alone, so taking a move back never re-rolls the luck.
//! - [`Record`]: one played game as a text for people; [`replay_record`] checks every move of it.
//! - [`Campaign`]: games that hang together, each a record linked to the one before it.
//! - [`TraceWriter`], [`verify_trace`]: the same game for machines, JSON lines with every state.

mod campaign;
mod chance;
mod code;
mod deal;
mod options;
mod record;
mod replay;
mod text;
mod trace;

pub use campaign::{Campaign, campaign_of, chapter_number};
pub use chance::DealChance;
pub use deal::{Deal, DealError, game_number};
pub use options::{options_from_text, options_to_text};
pub use record::{Line, Note, Played, Position, Record, RecordError};
pub use replay::{RecordFault, Replay, replay_record};
pub use trace::{
    Difference, TraceFault, TraceFlags, TraceSummary, TraceWriter, first_difference, trace_game, verify_trace,
    write_trace,
};
