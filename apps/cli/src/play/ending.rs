//! The end of a game in lines.

use std::io::{self, Write};

use chronicle::{Tree, closing};

use crate::say::FAINT;

/// What can be done after a game.
pub(super) const NEXT: &str = "\
The game is over. new deals the next one, again plays this deal once more, undo takes the last move back,
tree lists every line you tried, solve tells whether and how it could have been won,
card is the result to send. Enter keeps the record and leaves.";

/// What can be done after a game beside real cards.
pub(super) const NEXT_TOLD: &str = "\
The game is over. new sets up the next one, undo takes the last move back, correct 7D 8D changes an entry,
tree lists every line you tried, card is the result to send. Enter keeps the record and leaves.";

/// How the game compares with those before it, and what was close. The prompt has told how it ended.
pub(super) fn tell(tree: &Tree, out: &mut impl Write) -> io::Result<()> {
    // Without a home there is nothing to compare with.
    let before = home::statistics::entries().ok();
    closing(&tree.record(), before.as_deref()).iter().try_for_each(|line| writeln!(out, "{FAINT}{line}{FAINT:#}"))
}
