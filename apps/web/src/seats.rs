//! The games in memory, with the lines that were tried and the numbers that pages give to their positions.

use std::cell::RefCell;

use underdeck_site::LiveGame;

/// How many games stay in memory; the rest are replayed from their records.
const MOST: usize = 8;

thread_local! {
    // A game cannot be sent to another thread, and a host must be. Each thread has its own.
    static SEATED: RefCell<Vec<(u64, LiveGame)>> = const { RefCell::new(Vec::new()) };
}

/// Takes a game of a host out, if it is here at this revision.
pub(crate) fn take(host: u64, id: &str, revision: i64) -> Option<LiveGame> {
    SEATED.with_borrow_mut(|seated| {
        let at = seated.iter().position(|(known, game)| *known == host && game.facts.id == id)?;
        Some(seated.remove(at).1).filter(|game| game.revision == revision)
    })
}

/// Puts a game back. The one unused for longest goes if there are too many.
pub(crate) fn put(host: u64, game: LiveGame) {
    SEATED.with_borrow_mut(|seated| {
        seated.push((host, game));
        if seated.len() > MOST {
            seated.remove(0);
        }
    });
}
