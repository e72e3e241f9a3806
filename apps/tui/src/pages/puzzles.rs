//! The puzzles of a game.

use underdeck_coach::{Motif, Puzzle, of_day, puzzles};
use underdeck_game::say;
use underdeck_home::{Error, practice};

use crate::act::RowAction;
use crate::game_screen::today;
use crate::sheet::{List, Row, Sheet};
use crate::text;

/// The puzzle of the day, the next one, and all of them by motif.
pub(super) fn page(id: &'static str) -> Result<Sheet, Error> {
    let (all, progress) = (puzzles(id)?, practice::deck()?.puzzles);
    let (day, streak) = (today(), progress.streak(id));
    let of_today = of_day(day, all.len());
    let done = if streak.is_done(day) { text(&text::TUI_PUZZLES_DONE) } else { "" };
    let mut rows = vec![Row::new(text(&text::PUZZLE_DAILY), RowAction::Puzzle(id, of_today, None)).side(done)];
    let next = progress.next(&all, None, None).map(|next| RowAction::Puzzle(id, next.number, None));
    rows.extend(next.map(|next| Row::new(text(&text::PUZZLE_NEXT), next)));
    for motif in Motif::ALL {
        let mut of_motif = all.iter().filter(|puzzle| puzzle.motif() == motif).peekable();
        if of_motif.peek().is_some() {
            rows.push(Row::heading(motif.says()));
        }
        rows.extend(of_motif.map(|puzzle| {
            let sign = match progress.first(puzzle) {
                Some(true) => text(&text::TUI_PUZZLES_RIGHT),
                Some(false) => text(&text::TUI_PUZZLES_WRONG),
                None => "",
            };
            let level = say!(TUI_PUZZLES_LEVEL, level = puzzle.level()).to_string();
            let side = if sign.is_empty() { level } else { format!("{level}, {sign}") };
            let act = RowAction::Puzzle(id, puzzle.number, None);
            let row = Row::new(format!("{:>3}  {}", puzzle.number, strip(puzzle)), act).side(side);
            Row { number: Some(puzzle.number as i64), ..row }
        }));
    }
    let (tried, right) = progress.counts(&all);
    let standing =
        say!(TUI_PUZZLES_STANDING, tried, count = all.len(), right, days = streak.now(day), best = streak.best);
    let mut list = List::new(say!(TUI_PUZZLES_TITLE, game = underdeck_catalogue::find(id)?.info().title), rows);
    list.intro = format!("{}\n{standing}", text(&text::TUI_PUZZLES_INTRO));
    Ok(Sheet::List(list))
}

/// The position of a puzzle in a few signs. A puzzle of older rules says so once it is opened.
fn strip(puzzle: &Puzzle) -> String {
    puzzle.strip().map_or_else(|_| String::new(), |strip| strip.to_string())
}
