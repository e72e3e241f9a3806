//! What must hold for any input: a function for each parser, called by libFuzzer and, for a bounded time, by the tests.

mod bounded;
mod deal_code;
mod record_text;
mod step_line;
mod trace_line;

pub use bounded::bounded;
pub use deal_code::deal_code;
pub use record_text::record_text;
pub use step_line::step_line;
pub use trace_line::trace_line;
