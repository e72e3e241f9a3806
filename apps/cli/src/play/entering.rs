//! Entering cards and rolls in a physical game.

use underdeck_game::{Message, Offer, PlayError, say};
use underdeck_play::{AnswerSet, CardReading, Session, read_card};

use super::line_command::LineCommand;

/// The command that a line means. While a card or a die is asked for, a number is a rank or a roll, not the number of a move, and
/// `q` a queen.
pub(super) fn read<'a>(line: &'a str, session: &dyn Session, offers: &[Offer]) -> LineCommand<'a> {
    let command = LineCommand::read(line, |text| offers.iter().any(|offer| offer.spelling.eq_ignore_ascii_case(text)));
    match (command, session.asked()) {
        (LineCommand::Number(_), Some(_)) => LineCommand::Move(line),
        (LineCommand::Quit, Some(asked)) if line.eq_ignore_ascii_case("q") && asked.read_card("q").is_some() => {
            LineCommand::Move(line)
        }
        (command, _) => command,
    }
}

/// Whether a text names one card of the deck.
pub(super) fn is_card(text: &str, session: &dyn Session) -> bool {
    matches!(read_card(text, &session.deck()), CardReading::One(_))
}

/// The reason for a refused entry, and the accepted ones.
pub(super) fn refusal(typed: &str, error: &PlayError, accepted: &AnswerSet) -> Message {
    let reason = match (error, accepted) {
        (PlayError::Notation(_), AnswerSet::Cards(_)) => say!(ENTRY_NO_CARD, typed),
        (PlayError::Notation(_), AnswerSet::Die(die)) => say!(ENTRY_NO_ROLL, typed, most = die.sides()),
        (error, _) => return say!(LINE_NO, reason = error.said()),
    };
    say!(LINE_ENTRY_REFUSED, reason)
}
