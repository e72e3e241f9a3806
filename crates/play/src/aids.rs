//! The aids beside the table, and their traces in the record.

use std::sync::atomic::AtomicBool;

use underdeck_record::{Aid, INFORMED, Record};

use crate::command::NoPeek;
use crate::history::{History, SEEN};
use crate::question::Question;
use crate::session::EYE;

impl History {
    /// Why neither solver nor coach is asked while the game runs.
    pub fn refuses_peek(&self) -> Option<NoPeek> {
        let session = self.session();
        if session.record().is_physical() {
            return Some(NoPeek::RealCards);
        }
        if self.is_of_day() {
            return Some(NoPeek::OfDay);
        }
        (session.seats() > 1).then_some(NoPeek::Two)
    }

    /// Marks the record before the solver is asked whether the running game can still be won: the player used an aid and is informed.
    pub(crate) fn mark_peek(&mut self) {
        self.use_aid(Aid::Solver);
        self.set_tag(INFORMED.0, INFORMED.1);
    }

    /// Opens the coach's eye, or closes it: a tag of the record says so, and while it is open each position counts as coached.
    pub(crate) fn turn_eye(&mut self) {
        let word = if self.is_eye_open() { "closed" } else { EYE.1 };
        self.set_tag(EYE.0, word);
        self.look_on();
    }

    /// Whether the coach's eye is open in a running game.
    pub fn has_eye(&self) -> bool {
        self.is_eye_open() && self.session().outcome().is_none()
    }

    /// Whether the record keeps the coach's eye open.
    pub(crate) fn is_eye_open(&self) -> bool {
        self.session().tag(EYE.0) == Some(EYE.1)
    }

    /// Marks the position as coached if the coach's eye is open.
    pub(crate) fn look_on(&mut self) {
        if self.has_eye() {
            self.use_aid(Aid::Coach);
        }
    }

    /// The coach's verdict on this position, which `look` finds from the record; `None` while its eye is closed. The record already marks
    /// the look: until the game is over, an open eye marks each position that the player reaches.
    pub fn glance<T>(
        &self,
        look: impl FnOnce(&Record, &AtomicBool) -> Result<T, String> + Send + 'static,
    ) -> Option<Question<T>> {
        let record = self.is_eye_open().then(|| self.session().record())?;
        Some(Question::unmarked(move |stop| look(&record, stop)))
    }

    /// Notes that the player was shown how the finished game could have been won: if a move is undone now, the player is informed.
    /// Returns whether that is new.
    pub(crate) fn see_solution(&mut self) -> bool {
        let is_new = self.session().outcome().is_some() && self.session().tag(SEEN.0).is_none();
        if is_new {
            self.set_tag(SEEN.0, SEEN.1);
            self.expect_undo();
        }
        is_new
    }

    /// Whether the record shows that the solution was seen and no move was undone after that.
    pub(crate) fn has_seen_solution(record: &Record) -> bool {
        record.tag(SEEN.0).is_some() && record.aids().uses(Aid::Solver) == 0
    }
}
