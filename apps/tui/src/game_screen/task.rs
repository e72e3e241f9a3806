//! A position with a question: a puzzle, or an exercise made of the player's own mistake.

use std::rc::Rc;

use underdeck_coach::{Exercise, LEVELS, Motif, Puzzle, PuzzleReply, comes_back, of_day};
use underdeck_game::{Id, Table, Value, say};
use underdeck_home::{Error, luck, practice};
use underdeck_play::{Context, Forced, History, NEVER};

use super::{GameScreen, Mode, Purpose, ScreenJob, Tone};
use crate::act::{Page, RowAction};
use crate::keys::Command;
use crate::sheet::{List, Row, Sheet};
use crate::text;

/// The seconds of a day.
const DAY: i64 = 86_400;

/// The question about a position.
pub(crate) enum Task {
    /// Which moves still win? `line` has the winning moves made so far.
    Puzzle { game: &'static str, puzzle: Box<Puzzle>, line: String, count: usize, theme: Option<Motif> },
    /// Which move is best?
    Exercise(Box<Exercise>),
}

/// Today in days since 1970-01-01.
pub(crate) fn today() -> i64 {
    luck::seconds().div_euclid(DAY)
}

impl Task {
    /// Whether a command would show the answer, or leave the position of the task.
    pub(crate) const fn bars(command: Command) -> bool {
        matches!(
            command,
            Command::Hint
                | Command::Solve
                | Command::Coach
                | Command::Eye
                | Command::Why
                | Command::About
                | Command::Undo
                | Command::Redo
                | Command::Tree
                | Command::Guide
                | Command::Comment
        )
    }

    /// The screen of the task.
    pub(crate) fn screen(self) -> Result<GameScreen, Error> {
        let record = match &self {
            Self::Puzzle { puzzle, .. } => puzzle.record()?,
            Self::Exercise(exercise) => exercise.position()?,
        };
        let mut screen = GameScreen::play_at(Box::new(History::new(underdeck_play::open(&record)?)), None);
        if let Some(table) = self.table() {
            screen.table = table;
        }
        screen.purpose = Purpose::Task(self);
        Ok(screen)
    }

    /// The position of a puzzle in play.
    fn here(&self) -> Option<Puzzle> {
        if let Self::Puzzle { puzzle, line, .. } = self { puzzle.after(line).ok() } else { None }
    }

    /// The table of a puzzle, whose cards are all known.
    pub(crate) fn table(&self) -> Option<Rc<Table>> {
        self.here()?.table().ok().map(Rc::new)
    }

    /// The question, and for a puzzle all hidden cards.
    pub(crate) fn words(&self) -> Vec<String> {
        match self {
            Self::Puzzle { .. } => {
                let Some(puzzle) = self.here() else { return Vec::new() };
                let (legal, answers) = (puzzle.table().map_or(0, |table| table.offers.len()), puzzle.answers.len());
                let open = puzzle.open().unwrap_or_default();
                let head = (!open.is_empty()).then(|| text(&text::TUI_TASK_OPEN).to_owned());
                let open = open.iter().map(|open| format!("{}: {}", open.name, open.words()));
                let motif = puzzle.motif().says();
                let asked = match answers {
                    0 => text(&text::TUI_TASK_ON).to_owned(),
                    _ => say!(TUI_TASK_QUESTION, motif, legal, answers).to_string(),
                };
                [asked].into_iter().chain(head).chain(open).collect()
            }
            Self::Exercise(_) => vec![text(&text::TUI_TASK_BEST).to_owned()],
        }
    }

    /// The game and number of the puzzle, if it is one.
    pub(crate) fn puzzle(&self) -> Option<(&'static str, usize)> {
        if let Self::Puzzle { game, puzzle, .. } = self { Some((game, puzzle.number)) } else { None }
    }

    /// Its title.
    pub(crate) fn title(&self) -> String {
        match self {
            Self::Puzzle { puzzle, count, .. } => {
                say!(TUI_TASK_PUZZLE, n = puzzle.number, count = count, level = puzzle.level(), levels = LEVELS)
                    .to_string()
            }
            Self::Exercise(_) => text(&text::TUI_TASK_EXERCISE).to_owned(),
        }
    }
}

/// Judges an answer to the task of this screen on another thread; then it is noted, and the verdict is shown.
pub(super) fn answer(screen: &mut GameScreen, typed: String) {
    screen.pending.job = match screen.purpose.task() {
        Some(Task::Puzzle { puzzle, line, .. }) => {
            let here = puzzle.after(line);
            Some(ScreenJob::new(&text::TUI_WAIT_PUZZLE, move |stop| {
                let reply = here.and_then(|here| here.answer(&typed, stop)).map_err(|error| error.to_string());
                move |screen: &mut GameScreen| match reply.and_then(|reply| judged_puzzle(screen, &reply)) {
                    Ok(question) => screen.pending.question = question,
                    Err(words) => screen.messages.refuse(words),
                }
            }))
        }
        Some(Task::Exercise(exercise)) => {
            let exercise = exercise.clone();
            Some(ScreenJob::new(&text::TUI_WAIT_EXERCISE, move |stop| {
                let answer = exercise.answer(&typed, stop).map_err(|error| error.to_string());
                move |screen: &mut GameScreen| {
                    show_judged(screen, answer, |answer| judged_exercise(&exercise, &answer));
                }
            }))
        }
        None => None,
    };
}

/// Shows the verdict, or why there is none.
fn show_judged<T>(screen: &mut GameScreen, judged: Result<T, String>, note: impl FnOnce(T) -> Result<Sheet, Error>) {
    match judged.and_then(|judged| note(judged).map_err(|error| error.to_string())) {
        Ok(sheet) => screen.pending.question = Some(sheet),
        Err(words) => screen.messages.refuse(words),
    }
}

/// Notes the first answer to a puzzle. A right move is made on the table, unless the puzzle is solved by it; the verdict is shown otherwise.
fn judged_puzzle(screen: &mut GameScreen, reply: &PuzzleReply) -> Result<Option<Sheet>, String> {
    let said = |error: underdeck_coach::Error| error.to_string();
    let Purpose::Task(Task::Puzzle { game, puzzle, line, count, theme }) = &mut screen.purpose else { return Ok(None) };
    let (game, count, theme, is_first) = (*game, *count, *theme, line.is_empty());
    let here = puzzle.after(line).map_err(said)?;
    let day = Some(today()).filter(|&day| of_day(day, count) == puzzle.number);
    let note = |deck: &mut underdeck_coach::ExerciseDeck, _: i64| {
        let change = if is_first { deck.puzzles.note(game, puzzle, reply.is_right, day) } else { None };
        (deck.puzzles.clone(), change)
    };
    let (progress, change) = practice::change(note).map_err(|error| error.to_string())?;
    if reply.is_right && !reply.is_solved {
        let is_circle;
        (*line, is_circle) = puzzle.extended(line, &reply.path).map_err(said)?;
        let after = puzzle.after(line).and_then(|after| after.record()).map_err(said)?;
        if let Mode::Play(tree) = &mut screen.mode {
            if is_circle {
                **tree = History::new(underdeck_play::open(&after).map_err(|error| error.to_string())?);
            }
            let moves = after.moves().skip(tree.session().ply());
            let context = Context::screen(Forced::Off);
            moves.for_each(|(mv, _)| drop(tree.apply(underdeck_play::Command::Play(mv.to_owned()), context)));
        }
        screen.arrive();
        screen.messages.show(Tone::Done, text(if is_circle { &text::PUZZLE_CIRCLE } else { &text::PUZZLE_RIGHT }));
        return Ok(None);
    }
    let mut puzzles = underdeck_coach::puzzles(game).map_err(said)?;
    puzzles.retain(|puzzle| theme.is_none_or(|theme| puzzle.motif() == theme));
    let next =
        progress.next(&puzzles, Some(puzzle.motif()), None).map(|next| RowAction::Puzzle(game, next.number, theme));
    let follow = |words| {
        let line = line_of(&here, reply).map_err(|error| error.to_string())?;
        Ok::<_, String>(Row::new(text(words), RowAction::Follow(line)))
    };
    let mut rows = match reply.is_right {
        true => vec![follow(&text::TUI_TASK_WIN)?.key(Command::Follow)],
        false => vec![
            Row::new(text(&text::PUZZLE_BACK), RowAction::Back).key(Command::SameDeal),
            follow(&text::TUI_TASK_LOSS)?.key(Command::Why),
            Row::new(text(&text::TUI_TASK_SOLUTION), RowAction::Solution).key(Command::Follow),
        ],
    };
    rows.extend(next.map(|next| Row::new(text(&text::PUZZLE_NEXT), next).key(Command::NextDeal)));
    rows.push(Row::new(text(&text::TUI_TASK_ALL), RowAction::Table(Command::Home)).key(Command::Home));
    let mut intro = vec![reply.words(&here).to_string()];
    let own = progress.rating(game);
    intro.push(match change {
        Some(change) => say!(PUZZLE_RATED, own, change = Value::Change(change)).to_string(),
        None => say!(PUZZLE_RATINGS, own, puzzle = puzzle.rating()).to_string(),
    });
    if day.is_some() {
        let streak = progress.streak(game);
        intro.push(say!(TUI_TASK_DAYS, days = streak.now(today()), best = streak.best).to_string());
    }
    intro.push(say!(PUZZLE_SHARE, game, n = puzzle.number).to_string());
    let title = if reply.is_right { &text::PUZZLE_SOLVED } else { &text::TUI_TASK_WRONG };
    Ok(Some(describe(title, intro, rows)))
}

/// The moves of a puzzle's win, from the start of the game.
pub(crate) fn solution(puzzle: &Puzzle) -> Result<Vec<String>, Error> {
    line_of(puzzle, &puzzle.answer(&puzzle.answers[0], &NEVER)?)
}

/// The moves up to a puzzle, the answer, and the moves after it.
fn line_of(puzzle: &Puzzle, reply: &PuzzleReply) -> Result<Vec<String>, Error> {
    let record = puzzle.record()?;
    let before = record.moves().map(|(mv, _)| mv.to_owned());
    Ok(before.chain([reply.played.clone()]).chain(reply.line.iter().cloned()).collect())
}

/// Notes the answer to an exercise, and says when it comes back.
fn judged_exercise(exercise: &Exercise, answer: &underdeck_coach::Grade) -> Result<Sheet, Error> {
    let back = practice::change(|deck, now| deck.answered(&exercise.id, answer.is_right, now).map(|due| due - now))?;
    let words = format!("{} {}", answer.words(exercise), comes_back(back));
    let rows = vec![
        Row::new(text(&text::PRACTICE_NEXT), RowAction::Practice).key(Command::NextDeal),
        Row::new(text(&text::TUI_TASK_HOME), RowAction::Show(Page::Home)).key(Command::Home),
    ];
    let title = if answer.is_right { &text::TUI_TASK_RIGHT } else { &text::TUI_TASK_WRONG };
    Ok(describe(title, vec![words], rows))
}

fn describe(title: &'static Id, intro: Vec<String>, rows: Vec<Row>) -> Sheet {
    let mut list = List::new(text(title), rows);
    list.intro = intro.join("\n");
    Sheet::List(list)
}
