//! Entering cards and rolls in a physical game.

use underdeck_game::{Offer, PlayError};
use underdeck_play::{AnswerSet, CardReading, Session, read_card};

use super::line_command::LineCommand;

/// The help of `correct`.
pub(super) const HELP: &str = "\
`correct 7D 8D` makes an entered 7D an 8D, `correct 3 5` a roll of 3 a 5, and `correct #12 8D` changes entry 12; \
`tree` lists the entries.";

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
pub(super) fn refusal(text: &str, error: &PlayError, accepted: &AnswerSet) -> String {
    match (error, accepted) {
        (PlayError::Notation(_), AnswerSet::Cards(_)) => format!(
            "No: `{text}` is no card. Type rank and suit, such as QS, 10h or queen of spades; `moves` lists the cards that \
             are possible, `help` the commands."
        ),
        (PlayError::Notation(_), AnswerSet::Die(die)) => format!(
            "No: `{text}` is no roll of a {die}. Type a number from 1 to {}; `help` lists the commands.",
            die.sides()
        ),
        (error, _) => format!("No: {error}."),
    }
}
