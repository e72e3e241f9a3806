//! What the solver tells of the game at the front.

use underdeck_chronicle::{Solved, could_be_won, look_at};
use underdeck_home::Error;
use underdeck_play::{Command, PendingAnswer, Replayer};

use super::{App, Layer, Long};
use crate::act::RowAction;
use crate::game_screen::Mode;
use crate::sheet::{List, Row, Sheet};
use crate::texts::{fill, text};

impl App {
    /// ScreenJob the solver: of a finished or replayed game at once, of a running one once the player has agreed.
    pub(super) fn solve(&mut self) {
        let Some(screen) = self.screens.get_mut(self.front) else { return };
        let is_over = screen.is_over();
        let question = match &screen.mode {
            Mode::Replay(replay) => {
                let (record, moves) = (replay.record().clone(), screen.session().moves());
                Long::new(
                    "wait.solver",
                    move |stop| look_at(&record, &moves, stop).map_err(|error| error.to_string()),
                    Self::show_solved,
                )
            }
            Mode::Play(tree) if is_over => {
                let question = could_be_won(tree);
                Long::new("wait.solver", move |stop| question.find(stop), Self::show_answer)
            }
            Mode::Play(_) => return screen.submit(Command::Peek),
        };
        self.wait_for(question);
    }

    /// Shows what the solver has found of the finished game. The record says so first.
    fn show_answer(&mut self, answer: Result<PendingAnswer<Solved>, String>) -> Result<(), Error> {
        let Some(screen) = self.screens.get_mut(self.front) else { return Ok(()) };
        let Mode::Play(tree) = &mut screen.mode else { return Ok(()) };
        let solved = answer.and_then(|answer| answer.show(tree).map_err(|refusal| refusal.to_string()));
        self.show_solved(solved)
    }

    /// Shows what the solver has found.
    fn show_solved(&mut self, solved: Result<Solved, String>) -> Result<(), Error> {
        let Some(screen) = self.screens.get_mut(self.front) else { return Ok(()) };
        let solved = match solved {
            Ok(solved) => solved,
            Err(error) => {
                screen.messages.refuse(fill("solve.none", &[("reason", &error)]));
                return Ok(());
            }
        };
        if let Mode::Replay(replay) = &mut screen.mode {
            replay.note_solved();
        }
        screen.save();
        let mut rows: Vec<Row> = Vec::new();
        rows.extend(solved.line.map(|line| Row::new(text("solve.follow"), RowAction::Follow(line)).letter('f')));
        let ended = solved.ended.filter(|_| screen.is_replay()).and_then(|ply| screen.tree().node(ply));
        rows.extend(ended.map(|node| Row::new(text("solve.ended"), RowAction::Go(node)).letter('g')));
        rows.push(Row::new(text("solve.close"), RowAction::Back).letter('n'));
        let mut list = List::new(text("solve.title"), rows);
        let words: Vec<String> = solved.words.iter().map(ToString::to_string).collect();
        list.intro = words.join("\n");
        self.layers.push(Layer::Sheet(Sheet::List(list)));
        Ok(())
    }

    /// Shows a line that the solver has found, from where it leaves the game at the front.
    pub(super) fn follow(&mut self, line: &[String]) -> Result<(), Error> {
        self.close_sheets();
        let Some(screen) = self.screens.get_mut(self.front) else { return Ok(()) };
        match &mut screen.mode {
            Mode::Replay(replay) => {
                if let Some(first) = replay.add_line(line, text("solve.line")) {
                    screen.go(first.number());
                }
            }
            Mode::Play(tree) => {
                let mut replay = Replayer::of(tree.record())?;
                let first = replay.add_line(line, text("solve.line"));
                first.map(|first| replay.go(first));
                self.look_at(Box::new(replay));
            }
        }
        Ok(())
    }
}
