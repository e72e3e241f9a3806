//! The coach's eye on a game that is played: what each position is worth, found on a thread of its own.

use underdeck_coach::PositionValue;
use underdeck_play::{Command, NodeId, PendingAnswer};

use super::{GameScreen, Mode};
use crate::texts::{fill, text};
use crate::view::dock::Tone;
use crate::worker::Worker;

/// The open eye: where it looks, what it said before, and what it is about to say.
#[derive(Default)]
pub(crate) struct Reveal {
    at: Option<NodeId>,
    before: String,
    found: Option<Worker<Result<PendingAnswer<PositionValue>, String>>>,
}

impl GameScreen {
    /// Opens the coach's eye, or closes it. It stays closed in replays, in deals of the day and where two play.
    pub(super) fn turn_eye(&mut self) {
        let context = self.context();
        let turned = match &mut self.mode {
            Mode::Play(tree) => tree.apply(Command::Eye, context).is_ok(),
            Mode::Replay(_) => false,
        };
        let words = match (self.eye.take(), turned) {
            (Some(_), _) => (Tone::Told, text("eye.closed")),
            (None, true) => {
                self.eye = Some(Reveal::default());
                (Tone::Told, text("eye.open"))
            }
            (None, false) => (Tone::Refused, text("eye.refused")),
        };
        self.look_on();
        self.save();
        self.notice = Some((words.0, words.1.to_owned()));
    }

    /// Begins to look at a position that the eye has not seen. The record has been marked.
    pub(super) fn look_on(&mut self) {
        let (Some(eye), Mode::Play(tree)) = (&mut self.eye, &self.mode) else { return };
        if eye.at == Some(tree.here()) {
            return;
        }
        eye.at = Some(tree.here());
        // A look at a position that was left is stopped.
        let question =
            tree.glance(|record, stop| PositionValue::of_play(record, stop).map_err(|error| error.to_string()));
        eye.found = question.map(|question| Worker::begin(move |stop| question.find(stop)));
    }

    /// Whether the eye is about to say something.
    pub(crate) fn is_looked_at(&self) -> bool {
        self.eye.as_ref().is_some_and(|eye| eye.found.is_some())
    }

    /// Says what the eye has found.
    pub(crate) fn hear_eye(&mut self) {
        let (Some(eye), Mode::Play(tree)) = (&mut self.eye, &mut self.mode) else { return };
        let Some(Ok(found)) = eye.found.as_ref().map(|worker| worker.found.try_recv()) else { return };
        eye.found = None;
        let words = match found.and_then(|found| found.show(tree).map_err(|refused| refused.to_string())) {
            Ok(glance) => {
                let words = glance.says(&eye.before);
                eye.before = glance.words();
                words
            }
            Err(error) => fill("eye.none", &[("reason", &error)]),
        };
        self.notice = Some((Tone::Told, words));
    }
}
