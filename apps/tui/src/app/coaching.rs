//! What the coach says of the game at the front.

use super::{App, Layer};
use crate::act::Page;
use crate::game_screen::{Coaching, Mode};
use crate::texts::{fill, text};
use crate::view::dock::Tone;

impl App {
    /// Opens the review of a finished game, as a replay, or of the replay at the front.
    pub(super) fn coach(&mut self) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let is_over = screen.is_over();
        if let Mode::Play(tree) = &mut screen.mode {
            if !is_over {
                screen.notice = Some((Tone::Refused, text("coach.running").to_owned()));
                return;
            }
            // Whoever has seen the best moves and takes one back is informed.
            tree.see_solution();
            let record = tree.record();
            screen.save();
            if let Err(error) = self.replay_of(record) {
                self.notice = error.to_string();
                return;
            }
        }
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        if let Mode::Replay(replay) = &mut screen.mode {
            replay.note_solved();
            if screen.coaching.is_none() {
                screen.coaching = Some(Coaching::begin(replay.record().clone()));
            }
        }
        self.show_or_say(Page::Coach);
    }

    /// Whether the coach is looking closer at what is shown.
    pub fn is_coaching(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::Page(Page::Coach, _)))
            && (self.screens.get(self.front).and_then(|screen| screen.coaching.as_ref()))
                .is_some_and(Coaching::is_at_work)
    }

    /// Shows what the coach has found since the last frame.
    pub(super) fn hear_coach(&mut self) {
        let coaching = self.screens.get(self.front).and_then(|screen| screen.coaching.as_ref());
        if matches!(self.layers.last(), Some(Layer::Page(Page::Coach, _))) && coaching.is_some_and(Coaching::has_news) {
            self.rebuild();
        }
    }

    /// Goes to the position before a move that the coach has named, and says what was better.
    pub(super) fn go_to_slip(&mut self, ply: usize, words: &str) {
        self.close_sheets();
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        if let Some(node) = screen.tree().node(ply - 1) {
            screen.go(node);
            screen.notice = Some((Tone::Hint, fill("coach.at", &[("n", &ply), ("words", &words)])));
        }
    }
}
