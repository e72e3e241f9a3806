//! The result of the game.

use underdeck_game::{Message, say};

use crate::{Cause, End, State, rules};

/// Above the table.
pub(super) fn prompt(state: &State, end: End) -> Message {
    match end {
        End::Won => say!(OVER_WON, points = rules::score(state, end)),
        End::Lost(Cause::Monster) => say!(OVER_MONSTER),
        End::Lost(Cause::Trap) => say!(OVER_TRAP),
        End::Lost(Cause::Flight) => say!(OVER_FLIGHT),
        End::Lost(Cause::Exhaustion) => say!(OVER_EXHAUSTION),
        End::Lost(Cause::Stranded) => say!(OVER_STRANDED),
    }
}

/// As the last line of the last move.
pub(super) fn describe_change(end: End) -> Message {
    match end {
        End::Won => say!(OVER_WON_EVENT),
        End::Lost(Cause::Monster) => say!(OVER_MONSTER_EVENT),
        End::Lost(Cause::Trap) => say!(OVER_TRAP_EVENT),
        End::Lost(Cause::Flight) => say!(OVER_FLIGHT_EVENT),
        End::Lost(Cause::Exhaustion) => say!(OVER_EXHAUSTION_EVENT),
        End::Lost(Cause::Stranded) => say!(OVER_STRANDED_EVENT),
    }
}
