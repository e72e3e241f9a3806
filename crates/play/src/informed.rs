//! Why a game is informed.

use game::Said;
use record::{Aid, Record};

/// Why an informed game is informed.
pub fn informed_by(record: &Record) -> Said {
    match record.aids().uses(Aid::Solver) {
        0 => Said::new("informed-undo", "a move was undone after it had revealed something hidden", []),
        _ => Said::new("informed-solver", "the solver was asked", []),
    }
}
