//! Why a game is informed.

use record::{Aid, Record};

/// Why an informed game is informed.
pub fn informed_by(record: &Record) -> &'static str {
    match record.aids().uses(Aid::Solver) {
        0 => "a move was undone after it had revealed something hidden",
        _ => "the solver was asked",
    }
}
