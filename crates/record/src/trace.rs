//! Traces: games as JSON lines, with every state.

mod diff;
mod rules;
mod verify;
mod write;

pub use diff::{JsonDifference, first_difference};
pub use rules::{json_by, json_of};
pub use verify::{TraceFault, TraceSummary, trace_game, verify_trace};
pub use write::{TraceFlags, TraceWriter, write_trace};
