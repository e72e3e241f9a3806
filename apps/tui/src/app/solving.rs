//! The solver's answers about the game at the front.

use underdeck_chronicle::{SolvedGame, could_be_won, look_at};
use underdeck_game::say;
use underdeck_home::Error;
use underdeck_play::{Command, PendingAnswer, Replayer};

use super::App;
use super::jobs::{self, Job};
use crate::act::RowAction;
use crate::game_screen::Mode;
use crate::keys;
use crate::sheet::{List, Row, Sheet};
use crate::text;

/// Asks the solver: at once about a finished or replayed game, with the player's consent about a running one.
pub(super) fn solve(app: &mut App) {
    let Some(screen) = app.games.front_mut() else { return };
    let is_over = screen.is_over();
    let job = match &screen.mode {
        Mode::Replay(replay) => {
            let (record, moves) = (replay.record().clone(), screen.session().moves());
            Job::new(
                &text::TUI_WAIT_SOLVER,
                move |stop| look_at(&record, &moves, stop).map_err(|error| error.to_string()),
                show_solved,
            )
        }
        Mode::Play(tree) if is_over => {
            let question = could_be_won(tree);
            Job::new(&text::TUI_WAIT_SOLVER, move |stop| question.find(stop), show_answer)
        }
        Mode::Play(_) => return screen.submit(Command::Peek),
    };
    jobs::begin(app, job);
}

/// Shows the solver's answer about the finished game. The record is marked first.
fn show_answer(app: &mut App, answer: Result<PendingAnswer<SolvedGame>, String>) -> Result<(), Error> {
    let Some(screen) = app.games.front_mut() else { return Ok(()) };
    let Mode::Play(tree) = &mut screen.mode else { return Ok(()) };
    let solved = answer.and_then(|answer| answer.show(tree).map_err(|refusal| refusal.to_string()));
    show_solved(app, solved)
}

/// Shows the solver's answer.
fn show_solved(app: &mut App, solved: Result<SolvedGame, String>) -> Result<(), Error> {
    let Some(screen) = app.games.front_mut() else { return Ok(()) };
    let solved = match solved {
        Ok(solved) => solved,
        Err(error) => {
            screen.messages.refuse(say!(PEEK_NONE, why = error));
            return Ok(());
        }
    };
    if let Mode::Replay(replay) = &mut screen.mode {
        replay.note_solved();
    }
    screen.save();
    let mut rows: Vec<Row> = Vec::new();
    rows.extend(
        solved
            .line
            .map(|line| Row::new(text(&text::TUI_SOLVE_FOLLOW), RowAction::Follow(line)).key(keys::Command::Follow)),
    );
    let ended = solved.ended.filter(|_| screen.is_replay()).and_then(|ply| screen.tree().node(ply));
    rows.extend(ended.map(|node| Row::new(text(&text::TUI_SOLVE_ENDED), RowAction::Go(node))));
    rows.push(Row::new(text(&text::TUI_SOLVE_CLOSE), RowAction::Back));
    let mut list = List::new(text(&text::TUI_SOLVE_TITLE), rows);
    let words: Vec<String> = solved.words.iter().map(ToString::to_string).collect();
    list.intro = words.join("\n");
    app.sheets.push(Sheet::List(list));
    Ok(())
}

/// Shows the solver's line from the move at which it leaves the game at the front.
pub(super) fn follow(app: &mut App, line: &[String]) -> Result<(), Error> {
    app.sheets.close();
    let Some(screen) = app.games.front_mut() else { return Ok(()) };
    match &mut screen.mode {
        Mode::Replay(replay) => {
            if let Some(first) = replay.add_line(line, text(&text::SOLVER_SAYS)) {
                screen.go(first.number());
            }
        }
        Mode::Play(tree) => {
            let mut replay = Replayer::of(tree.record())?;
            let first = replay.add_line(line, text(&text::SOLVER_SAYS));
            first.map(|first| replay.go(first));
            app.open_replay(Box::new(replay));
        }
    }
    Ok(())
}
