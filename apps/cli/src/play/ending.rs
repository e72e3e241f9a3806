//! The end of a game: the winner, the comparison with earlier games, the next commands.

use std::io::{self, Write};

use underdeck_chronicle::closing;
use underdeck_game::{GameResult, Seat};
use underdeck_play::History;

use crate::say::{FAINT, STRONG};

/// The next commands after a game.
pub(super) const NEXT: &str = "\
The game is over. new deals the next one, again plays this deal once more, undo takes the last move back,
tree lists every line you tried, solve tells whether and how it could have been won,
card is the result to send. Enter keeps the record and leaves.";

/// The next commands after a physical game.
pub(super) const NEXT_PHYSICAL: &str = "\
The game is over. new sets up the next one, undo takes the last move back, correct 7D 8D changes an entry,
tree lists every line you tried, card is the result to send. Enter keeps the record and leaves.";

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
fn winner(result: GameResult, seat: Option<Seat>) -> Option<String> {
    match (result, result.for_seat(seat)) {
        (GameResult::Won | GameResult::Lost, _) => None,
        (_, GameResult::Won) => Some("You won.".into()),
        (_, GameResult::Lost) => Some("You lost.".into()),
        (_, GameResult::Winner(seat)) => Some(format!("Player {} won.", seat.0 + 1)),
        _ => Some("A draw.".into()),
    }
}
