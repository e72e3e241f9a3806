//! The page of a review.

use underdeck_game::say;
use underdeck_home::Error;

use crate::act::RowAction;
use crate::game_screen::{GameScreen, Progress, RunningReview};
use crate::sheet::{List, Row, Sheet};
use crate::text;

/// The width of the curve, in columns.
const WIDTH: usize = 64;

/// The review of the game at the front so far: the verdict in sentences, then a row for each slip.
pub(super) fn coach(screen: Option<&GameScreen>) -> Result<Sheet, Error> {
    let running = screen.and_then(|screen| screen.coach.review.as_ref());
    let Progress { review, fault, trouble, exercises, is_done, .. } =
        running.map(RunningReview::progress).unwrap_or_default();
    let mut rows = Vec::new();
    let mut intro = Vec::new();
    match (&review, fault) {
        (Some(review), _) => {
            intro.push(review.curve(WIDTH));
            intro.extend([review.verdict(), review.tally(), review.strokes()].map(String::from));
            if exercises > 0 {
                intro.push(say!(TUI_COACH_PRACTICE, n = exercises).to_string());
            }
            if !is_done {
                intro.push(text(&text::TUI_COACH_CLOSER).to_owned());
            }
            rows.extend(review.slips().map(|slip| {
                let words = review.slip(slip).to_string();
                let side = format!("{} {}", review.change(-slip.cost), slip.words());
                let head = format!("{:>3}  {}", slip.ply, slip.played_words());
                Row::new(head, RowAction::Slip(slip.ply)).side(side).note(words)
            }));
        }
        (None, Some(fault)) => intro.push(fault),
        (None, None) => intro.push(text(&text::TUI_COACH_LOOKING).to_owned()),
    }
    if let Some(running) = running.filter(|running| running.is_contest) {
        intro.insert(0, say!(SEAT_PLAYER, seat = running.seat.0 + 1).to_string());
        rows.push(Row::new(text(&text::TUI_COACH_OTHER_SEAT), RowAction::OtherSeat));
    }
    intro.extend(trouble);
    rows.push(Row::new(text(&text::TUI_COACH_CLOSE), RowAction::Back));
    let mut list = List::new(text(&text::TUI_COACH_TITLE), rows);
    intro.retain(|line| !line.is_empty());
    list.intro = intro.join("\n");
    Ok(Sheet::List(list))
}
