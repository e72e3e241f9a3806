//! The coach's review of the game at the front.

use underdeck_game::{Seat, say};
use underdeck_home::{SaveSlot, practice};
use underdeck_play::{Command, Context, Forced, Hint};

use super::App;
use crate::act::Page;
use crate::game_screen::{Mode, MoveComparison, RunningReview};
use crate::text;
use crate::view::dock::Tone;

/// Opens the review of a finished game, as a replay, or of the replay at the front.
pub(super) fn open(app: &mut App) {
    let Some(screen) = app.games.front_mut() else { return };
    let is_over = screen.is_over();
    if let Mode::Play(tree) = &mut screen.mode {
        if !is_over {
            screen.messages.refuse(text(&text::TUI_COACH_RUNNING));
            return;
        }
        // A move that is undone after the review marks the record. It is only noted, so nothing refuses it.
        let _ = tree.apply(Command::Solution, Context::screen(Forced::Off));
        let record = tree.record();
        let is_own = |slot: &SaveSlot| slot.is_home() || practice::is_own(slot.path());
        let is_own = screen.saving.slot.as_ref().is_some_and(is_own);
        screen.save();
        if let Err(error) = app.replay_record(record) {
            app.sheets.notice = error.to_string();
            return;
        }
        if let Some(screen) = app.games.front_mut() {
            screen.coach.is_own = is_own;
        }
    }
    let Some(screen) = app.games.front_mut() else { return };
    if let Mode::Replay(replay) = &mut screen.mode {
        replay.note_solved();
        if screen.coach.review.is_none() {
            let record = replay.record().clone();
            let seat = underdeck_coach::own_seat(&record);
            screen.coach.review = Some(RunningReview::begin(record, seat, screen.coach.is_own));
        }
    }
    app.show_or_say(Page::Coach);
}

/// Reviews the other seat of the contest at the front.
pub(super) fn turn(app: &mut App) {
    let Some(screen) = app.games.front_mut() else { return };
    if let (Mode::Replay(replay), Some(review)) = (&screen.mode, &screen.coach.review) {
        let seat = Seat(1 - review.seat.0.min(1));
        screen.coach.review = Some(RunningReview::begin(replay.record().clone(), seat, false));
    }
    app.rebuild();
}

/// Shows the coach's results since the last frame.
pub(super) fn update(app: &mut App) {
    if let Some(screen) = app.games.front_mut() {
        screen.show_value();
    }
    let review = app.games.front().and_then(|screen| screen.coach.review.as_ref());
    if matches!(app.sheets.page(), Some(Page::Coach)) && review.is_some_and(RunningReview::has_news) {
        app.rebuild();
    }
}

/// Goes to the position before a slip, compares the move played with the better one, and highlights the latter.
pub(super) fn go_to_slip(app: &mut App, ply: usize) {
    app.sheets.close();
    let Some(screen) = app.games.front_mut() else { return };
    let review = screen.coach.review.as_ref().and_then(|running| running.progress().review);
    let slip = review.as_ref().and_then(|review| Some((review, review.slips().find(|slip| slip.ply == ply)?)));
    let (Some((review, slip)), Some(node)) = (slip, screen.tree().node(ply - 1)) else { return };
    screen.go(node.number());
    let words = review.slip(slip);
    screen.coach.comparison = Some(Box::new(MoveComparison::of(&screen.table, review, slip)));
    let best = screen.table.offers.iter().find(|offer| offer.spelling == slip.best).cloned();
    screen.cursor.hint = best.map(|offer| Hint { offer, reason: slip.reason.as_str().into() });
    screen.messages.show(Tone::Hint, say!(TUI_COACH_AT, n = ply, words));
}

/// Goes to the next slip of the review, or to the one before; begins the review if there is none yet.
pub(super) fn next_slip(app: &mut App, is_forward: bool) {
    let Some(screen) = app.games.front_mut() else { return };
    let Some(review) = screen.coach.review.as_ref().and_then(|running| running.progress().review) else {
        return open(app);
    };
    let next = screen.session().ply() + 1;
    let plies = review.slips().map(|slip| slip.ply);
    let slip = if is_forward { { plies }.find(|&ply| ply > next) } else { plies.filter(|&ply| ply < next).last() };
    match slip {
        Some(ply) => go_to_slip(app, ply),
        None => screen.messages.refuse(text(&text::TUI_COACH_NO_MORE)),
    }
}
