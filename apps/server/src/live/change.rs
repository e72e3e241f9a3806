//! What can be done to a game, the same for pages and programs.

use super::LiveGame;
use crate::error::Error;

/// The most moves that are taken back at once.
const STEPS: usize = 10_000;

/// A change of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Plays a move, typed loosely, and what is forced after it if that is wished.
    Play { spelling: String, forced: bool },
    /// Takes moves back.
    Undo { steps: usize },
    /// Plays the move again that was taken back last from here.
    Redo,
    /// Goes to a position of the tree, by the number that the page of this revision gives it.
    Go { node: usize, rev: u64 },
    /// Plays on while a single move is legal.
    Forced,
    /// Leaves the guide that leads the game.
    LeaveGuide,
}

/// Who asks for a change, and for which position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Caller {
    /// A page that was drawn at this revision.
    Page { rev: u64 },
    /// A program, with the revision and the seat that it names.
    Program { revision: Option<i64>, seat: Option<u8> },
}

impl Caller {
    /// Whether the game is still where the caller saw it, and is the caller's to see.
    pub(super) fn check(self, game: &LiveGame) -> Result<(), Error> {
        match self {
            Self::Page { rev } if !game.is_current(rev) => Err(Error::Stale),
            Self::Page { .. } => Ok(()),
            Self::Program { revision: Some(revision), .. } if revision != game.revision => Err(Error::Stale),
            Self::Program { seat, .. } => game.check_seat(seat),
        }
    }
}

impl Change {
    /// Carries it out in memory.
    ///
    /// # Errors
    /// If it is refused; the game is as it was then.
    pub(super) fn apply(self, game: &mut LiveGame) -> Result<(), Error> {
        let wrong = |is_done: bool, words: &str| if is_done { Ok(()) } else { Err(Error::Wrong(words.into())) };
        match self {
            Self::Play { spelling, forced } => {
                game.tree.play(&spelling)?;
                if game.tree.is_guided() {
                    game.tree.play_silent();
                } else if forced {
                    game.tree.play_forced();
                }
            }
            Self::Undo { steps } => {
                let done = (0..steps.min(STEPS)).take_while(|_| game.tree.undo().is_some()).count();
                wrong(done > 0, "there is no move to take back")?;
            }
            Self::Redo => wrong(game.tree.redo().is_some(), "there is no move to play again")?,
            Self::Go { node, rev } => go(game, node, rev)?,
            Self::LeaveGuide => game.tree.set_tag(catalogue::LEFT_GUIDE.0, catalogue::LEFT_GUIDE.1),
            Self::Forced => wrong(!game.tree.play_forced().is_empty(), "no move is forced here")?,
        }
        game.count_change();
        Ok(())
    }
}

fn go(game: &mut LiveGame, number: usize, rev: u64) -> Result<(), Error> {
    // After the game was read from the store its nodes have other numbers.
    if !game.counts_as(rev) {
        return Err(Error::Stale);
    }
    let session = game.tree.session();
    if session.has_secrets() {
        return Err(Error::Withheld(
            "the lines of this game would reveal its seats' secrets; they are shown after the game".into(),
        ));
    }
    let node = game.tree.node(number).ok_or_else(|| Error::Wrong(format!("this game has no position {number}")))?;
    let here = game.tree.here();
    if node == here {
        return Err(Error::Wrong("the game is there already".into()));
    }
    if !game.tree.go(node) {
        game.tree.go(here);
        return Err(Error::Internal(format!("position {number} cannot be reached")));
    }
    Ok(())
}
