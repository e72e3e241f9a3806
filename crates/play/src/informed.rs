//! Why a game is informed.

use underdeck_game::Message;
use underdeck_record::{Aid, Record};

/// Why an informed game is informed.
pub fn informed_by(record: &Record) -> Message {
    match record.aids().uses(Aid::Solver) {
        0 => Message::new("informed-undo", "a move was undone after it had revealed something hidden", []),
        _ => Message::new("informed-solver", "the solver was asked", []),
    }
}
