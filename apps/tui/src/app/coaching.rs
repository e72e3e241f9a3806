//! What the coach says of the game at the front.

use underdeck_game::Seat;
use underdeck_home::SaveSlot;
use underdeck_play::Hint;

use super::{App, Layer};
use crate::act::Page;
use crate::game_screen::{Mode, MoveComparison, RunningReview};
use crate::texts::{fill, text};
use crate::view::dock::Tone;

impl App {
    /// Opens the review of a finished game, as a replay, or of the replay at the front.
    pub(super) fn coach(&mut self) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let is_over = screen.is_over();
        if let Mode::Play(tree) = &mut screen.mode {
            if !is_over {
                screen.messages.refuse(text("coach.running"));
                return;
            }
            // Whoever has seen the best moves and takes one back is informed.
            // Where that was noted before, nothing changes.
            let _ = tree
                .apply(underdeck_play::Command::Solution, underdeck_play::Context::screen(underdeck_play::Forced::Off));
            let record = tree.record();
            let is_own = |place: &SaveSlot| place.is_home() || underdeck_home::practice::is_own(place.path());
            let is_own = screen.saving.slot.as_ref().is_some_and(is_own);
            screen.save();
            if let Err(error) = self.replay_of(record) {
                self.notice = error.to_string();
                return;
            }
            if let Some(screen) = self.screens.get_mut(self.front) {
                screen.coach.is_own = is_own;
            }
        }
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        if let Mode::Replay(replay) = &mut screen.mode {
            replay.note_solved();
            if screen.coach.review.is_none() {
                let record = replay.record().clone();
                let seat = underdeck_coach::own_seat(&record);
                screen.coach.review = Some(RunningReview::begin(record, seat, screen.coach.is_own));
            }
        }
        self.show_or_say(Page::Coach);
    }

    /// Reviews the other seat of the contest at the front.
    pub(super) fn turn_coach(&mut self) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        if let (Mode::Replay(replay), Some(coaching)) = (&screen.mode, &screen.coach.review) {
            let seat = Seat(1 - coaching.seat.0.min(1));
            screen.coach.review = Some(RunningReview::begin(replay.record().clone(), seat, false));
        }
        self.rebuild();
    }

    /// Whether the coach is looking closer at what is shown.
    pub fn is_coaching(&self) -> bool {
        let Some(screen) = self.screens.get(self.front) else { return false };
        let is_shown = matches!(self.layers.last(), Some(Layer::Page(Page::Coach, _)));
        screen.is_valued() || is_shown && screen.coach.review.as_ref().is_some_and(RunningReview::is_at_work)
    }

    /// Shows what the coach has found since the last frame.
    pub(super) fn hear_coach(&mut self) {
        if let Some(screen) = self.screens.get_mut(self.front) {
            screen.show_value();
        }
        let coaching = self.screens.get(self.front).and_then(|screen| screen.coach.review.as_ref());
        if matches!(self.layers.last(), Some(Layer::Page(Page::Coach, _)))
            && coaching.is_some_and(RunningReview::has_news)
        {
            self.rebuild();
        }
    }

    /// Goes to the position before a move that the coach has named, says what was played and what is better, and lights the better move.
    pub(super) fn go_to_slip(&mut self, ply: usize) {
        self.close_sheets();
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let review = screen.coach.review.as_ref().and_then(|coaching| coaching.so_far().0);
        let slip = review.as_ref().and_then(|review| Some((review, review.slips().find(|slip| slip.ply == ply)?)));
        let (Some((review, slip)), Some(node)) = (slip, screen.tree().node(ply - 1)) else { return };
        screen.go(node.number());
        let words = underdeck_game::signed(&review.slip(slip));
        screen.coach.comparison = Some(Box::new(MoveComparison::of(&screen.table, review, slip)));
        let best = screen.table.offers.iter().find(|offer| offer.spelling == slip.best).cloned();
        screen.cursor.hint = best.map(|offer| Hint { offer, reason: slip.reason.clone() });
        screen.messages.show(Tone::Hint, fill("coach.at", &[("n", &ply), ("words", &words)]));
    }

    /// Goes to the next slip of the review, or to the one before; begins the review if there is none yet.
    pub(super) fn next_slip(&mut self, is_forward: bool) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let Some(review) = screen.coach.review.as_ref().and_then(|coaching| coaching.so_far().0) else {
            return self.coach();
        };
        let next = screen.session().ply() + 1;
        let plies = review.slips().map(|slip| slip.ply);
        let slip = if is_forward { { plies }.find(|&ply| ply > next) } else { plies.filter(|&ply| ply < next).last() };
        match slip {
            Some(ply) => self.go_to_slip(ply),
            None => screen.messages.refuse(text("coach.no_more")),
        }
    }
}
