//! Games for tests.

use underdeck_catalogue::Game;
use underdeck_play::{History, Session};
use underdeck_record::Record;

/// A game with default options and no moves.
pub(crate) fn fresh(game: &Game, seed: u64) -> History {
    History::new(session(game, seed))
}

/// A new game as a plain session.
pub(crate) fn session(game: &Game, seed: u64) -> Box<dyn Session> {
    underdeck_play::start(game, &game.deal(&[], seed).expect("defaults").code).expect("a deal")
}

/// A game played to its end by hints.
pub(crate) fn finished(game: &Game, seed: u64) -> History {
    let mut tree = fresh(game, seed);
    while let Some(hint) = tree.session().hint() {
        tree.act(underdeck_play::Command::play(&hint.offer.spelling)).expect("a hint is legal");
    }
    tree
}

/// The tree of a record.
pub(crate) fn resumed(game: &Game, record: &Record) -> History {
    History::new(underdeck_play::resume(game, record).unwrap_or_else(|error| panic!("{error}\n{record}")))
}
