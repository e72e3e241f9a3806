//! The features that a program links.

use std::fmt;
use std::sync::atomic::AtomicBool;

use underdeck_catalogue::{Error, Game};
use underdeck_game::Message;
use underdeck_players::Clock;
use underdeck_record::Record;

use super::{History, RecordCopy, take_in, unite};
use crate::Session;
use crate::bot::BotOpponent;
use crate::guided::start_guide_by;

type Opened = Result<Box<dyn Session>, Error>;

/// The features of a program: all of them, or only starting and playing games.
///
/// A program links what it reaches. A small program passes [`CORE`](Self::CORE) everywhere, and then links no hints, explanations, real
/// cards, opponents and unions. Requests for those return [`Error::LeftOut`].
pub struct Capabilities {
    start: fn(&Game, &str) -> Opened,
    resume: fn(&Game, &Record) -> Opened,
    further: Option<Further>,
}

/// The features beyond starting and playing games.
pub(crate) struct Further {
    start_physical: fn(&Game, &str) -> Opened,
    pub(crate) choose: fn(BotOpponent, &Record, Option<Clock>, &AtomicBool) -> Option<String>,
    unite: for<'a> fn(RecordCopy<'a>, RecordCopy<'a>) -> Result<Record, Message>,
    take_in: fn(&Record, &Record) -> Result<Option<Record>, Message>,
}

impl Capabilities {
    /// Everything.
    pub const WHOLE: &'static Self = &Self {
        start: crate::start,
        resume: crate::resume,
        further: Some(Further { start_physical: crate::start_physical, choose: BotOpponent::choose, unite, take_in }),
    };

    /// Starting and playing games of one or several persons, with or without a guide.
    pub const CORE: &'static Self = &Self { start: crate::start_core, resume: crate::resume_core, further: None };

    /// Starts a game.
    ///
    /// # Errors
    /// As [`start`](crate::start).
    pub fn start(&self, game: &Game, code: &str) -> Result<Box<dyn Session>, Error> {
        (self.start)(game, code)
    }

    /// Starts a guide of a game.
    ///
    /// # Errors
    /// As [`start_guide`](crate::start_guide).
    pub fn start_guide(&self, game: &Game, n: usize) -> Result<Box<dyn Session>, Error> {
        start_guide_by(game, n, self.start)
    }

    /// Starts a game with real cards.
    ///
    /// # Errors
    /// As [`start_physical`](crate::start_physical), or [`Error::LeftOut`].
    pub fn start_physical(&self, game: &Game, code: &str) -> Result<Box<dyn Session>, Error> {
        (self.further()?.start_physical)(game, code)
    }

    /// Resumes the game of a record.
    ///
    /// # Errors
    /// As [`resume`](crate::resume), or [`Error::LeftOut`].
    pub fn resume(&self, game: &Game, record: &Record) -> Result<Box<dyn Session>, Error> {
        (self.resume)(game, record)
    }

    /// The features beyond starting and playing games.
    ///
    /// # Errors
    /// [`Error::LeftOut`] if this program does not have it.
    pub(crate) fn further(&self) -> Result<&Further, Error> {
        self.further.as_ref().ok_or(Error::LeftOut)
    }

    /// Checks that a program may play a seat.
    ///
    /// # Errors
    /// [`Error::LeftOut`] if none can.
    pub fn check_programs(&self) -> Result<(), Error> {
        self.further().map(|_| ())
    }

    /// One record of a game that went on in two places: [`unite`].
    ///
    /// # Errors
    /// [`Error::LeftOut`]; within, as [`unite`].
    pub fn unite(&self, one: RecordCopy<'_>, other: RecordCopy<'_>) -> Result<Result<Record, Message>, Error> {
        Ok((self.further()?.unite)(one, other))
    }

    /// A record that takes in another record of the same game: [`take_in`].
    ///
    /// # Errors
    /// [`Error::LeftOut`]; within, as [`take_in`].
    pub fn take_in(&self, here: &Record, there: &Record) -> Result<Result<Option<Record>, Message>, Error> {
        Ok((self.further()?.take_in)(here, there))
    }

    /// The history of a game that this program started or resumed: [`History::new`].
    pub fn history(&'static self, session: Box<dyn Session>) -> History {
        History::with(session, self)
    }
}

impl fmt::Debug for Capabilities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.further.is_some() { "WHOLE" } else { "CORE" })
    }
}
