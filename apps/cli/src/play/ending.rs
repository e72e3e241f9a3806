//! The end of a game: the winner, the comparison with earlier games, the next commands.

use std::io::{self, Write};

use underdeck_chronicle::closing;
use underdeck_game::{GameResult, Message, Seat, say};
use underdeck_play::History;

use crate::say::{FAINT, STRONG, width, wrap};

/// Prints the winner of a game for two, the comparison with earlier games, and what was close. The prompt has shown the rest.
pub(super) fn print(history: &History, out: &mut impl Write) -> io::Result<()> {
    if let Some(words) = history.session().outcome().and_then(|outcome| winner(outcome.result, history.own_seat())) {
        writeln!(out, "{STRONG}{words}{STRONG:#}")?;
    }
    // Without a home there is nothing to compare with.
    let before = underdeck_home::statistics::entries().ok();
    closing(&history.record(), before.as_deref()).iter().try_for_each(|line| writeln!(out, "{FAINT}{line}{FAINT:#}"))
}

/// The winner, for the only player or for two at one screen; `None` if all won or lost together.
fn winner(result: GameResult, seat: Option<Seat>) -> Option<Message> {
    let words = match (result, result.for_seat(seat)) {
        (GameResult::Won | GameResult::Lost, _) => return None,
        (_, GameResult::Won) => say!(YOU_WON),
        (_, GameResult::Lost) => say!(YOU_LOST),
        (_, GameResult::Winner(seat)) => say!(PLAYER_WON, seat = seat.0 + 1),
        _ => say!(A_DRAW),
    };
    Some(words.as_sentence())
}

/// The next commands.
pub(super) fn next(is_physical: bool) -> String {
    let words = if is_physical { say!(LINE_NEXT_OWN_CARDS) } else { say!(LINE_NEXT) };
    wrap(&words, "", "", width())
}
