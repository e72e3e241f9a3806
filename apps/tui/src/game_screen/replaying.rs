//! A replay that plays by itself.

use std::time::{Duration, Instant};

use super::{GameScreen, Mode};
use crate::texts::text;
use crate::view::dock::Tone;

/// How long each position of a replay is seen.
const STEP: Duration = Duration::from_millis(900);

impl GameScreen {
    /// Goes to the start or the end of a replay.
    pub(crate) fn jump_to_end(&mut self, last: bool) {
        let Mode::Replay(replay) = &mut self.mode else { return };
        let ply = if last { replay.len() } else { 0 };
        let done = replay.go_to_ply(ply);
        self.jumped(done.then(String::new), "");
    }

    /// Begins or ends playing by itself.
    pub(super) fn turn_playing(&mut self) {
        self.plays_since = match self.plays_since {
            Some(_) => None,
            None => Some(Instant::now()),
        };
        let words = if self.is_playing() { "replay.plays" } else { "replay.stops" };
        self.notice = Some((Tone::Told, text(words).to_owned()));
    }

    /// Whether a replay is playing by itself.
    pub(crate) const fn is_playing(&self) -> bool {
        self.plays_since.is_some()
    }

    /// Takes the next step of a replay that plays by itself, if it is due; ends at the last position.
    pub(super) fn play_by_itself(&mut self, now: Instant) {
        let (Some(since), Mode::Replay(replay)) = (self.plays_since, &mut self.mode) else { return };
        if now.saturating_duration_since(since) < STEP {
            return;
        }
        let went_on = replay.forward();
        self.plays_since = went_on.then_some(now);
        if went_on {
            self.arrive();
        }
    }
}
