//! Puzzles and exercises: opening them, one at a time.

use underdeck_coach::puzzles;
use underdeck_home::{Error, practice};

use super::{App, Layer, Long};
use crate::game_screen::{Task, solution};
use crate::sheet::{Reading, Sheet, TextLine};
use crate::texts::text;

impl App {
    /// Asks a puzzle.
    pub(super) fn puzzle(&mut self, game: &'static str, number: usize) -> Result<(), Error> {
        let puzzles = puzzles(game)?;
        let count = puzzles.len();
        let puzzle = puzzles.into_iter().find(|puzzle| puzzle.number == number);
        let puzzle = Box::new(puzzle.ok_or_else(|| Error::Failed(text("task.none").to_owned()))?);
        self.ask_task(Task::Puzzle { game, puzzle, count })
    }

    /// Asks the exercise that is due, or says when the next one is.
    pub(super) fn practise(&mut self) -> Result<(), Error> {
        let deck = practice::change(|deck, now| {
            // What no longer follows the rules does not come back.
            while let Some(id) = deck
                .due(now)
                .filter(|one| !one.position().is_ok_and(|record| underdeck_play::open(&record).is_ok()))
                .map(|one| one.id.clone())
            {
                deck.forget(&id);
            }
            (deck.due(now).cloned(), deck.words(now))
        })?;
        match deck {
            (Some(exercise), _) => self.ask_task(Task::Exercise(Box::new(exercise))),
            (None, words) => Err(Error::Failed(words)),
        }
    }

    /// Shows how the puzzle at the front is won.
    pub(super) fn solution(&mut self) -> Result<(), Error> {
        let task = self.screens.get(self.front).and_then(|screen| screen.purpose.task());
        if let Some(Task::Puzzle { puzzle, .. }) = task {
            let puzzle = puzzle.clone();
            let solve = move |_: &_| solution(&puzzle).map_err(|error| Error::Failed(error.to_string()));
            self.wait_for(Long::new("wait.puzzle", solve, |app, line| app.follow(&line?)));
        }
        Ok(())
    }

    /// Shows a position with its question, in place of the one before.
    fn ask_task(&mut self, task: Task) -> Result<(), Error> {
        let screen = task.screen()?;
        if self.screens.get(self.front).is_some_and(|screen| screen.purpose.task().is_some()) {
            self.close_screen(self.front);
        }
        self.seat(screen);
        self.show_task();
        Ok(())
    }

    /// Shows what is asked at the front.
    pub(super) fn show_task(&mut self) {
        let Some(task) = self.screens.get(self.front).and_then(|screen| screen.purpose.task()) else { return };
        let text = task.words().into_iter().map(|line| TextLine { hang: 2, ..TextLine::plain(line) }).collect();
        self.layers.push(Layer::Sheet(Sheet::Reading(Reading { title: task.title(), text, top: 0, copy: None })));
    }
}
