//! The result of the game.

use crate::{Cause, End, State, View, rules};

/// Above the table.
pub(super) fn prompt(view: &View, state: &State, end: End) -> String {
    let (wounds, life) = (view.wounds, view.options.life);
    match end {
        End::Won => {
            format!("The Dark Lord is dead and his body yours: you have won with {} points.", rules::score(state, end))
        }
        End::Lost(Cause::Monster) => format!("A monster kills you: {wounds} wounds of {life}. You have lost."),
        End::Lost(Cause::Trap) => format!("The trap kills you: {wounds} wounds of {life}. You have lost."),
        End::Lost(Cause::Flight) => format!("You die fleeing: {wounds} wounds of {life}. You have lost."),
        End::Lost(Cause::Exhaustion) => format!("You die of exhaustion: {wounds} wounds of {life}. You have lost."),
        End::Lost(Cause::Stranded) => "You have no card left and are stranded. You have lost.".into(),
    }
}

/// As the last line of the last move.
pub(super) const fn describe_change(end: End) -> &'static str {
    match end {
        End::Won => "The Dark Lord is no more: you have won.",
        End::Lost(Cause::Monster) => "The monster kills you: you have lost.",
        End::Lost(Cause::Trap) => "The trap kills you: you have lost.",
        End::Lost(Cause::Flight) => "You die fleeing: you have lost.",
        End::Lost(Cause::Exhaustion) => "You die of exhaustion: you have lost.",
        End::Lost(Cause::Stranded) => "You have no card left: you are stranded and have lost.",
    }
}
