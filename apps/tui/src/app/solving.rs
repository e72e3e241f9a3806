//! What the solver tells of the game at the front.

use chronicle::{Solved, deal_told, look_at, look_back, peek};
use home::Error;
use play::Playback;

use super::{App, Layer, Long};
use crate::act::Act;
use crate::game_screen::{GameScreen, Mode, question};
use crate::sheet::{List, Row, Sheet};
use crate::texts::{fill, text};
use crate::view::dock::Tone;

impl App {
    /// Asks the solver: of a finished or replayed game at once, of a running one once the player has agreed.
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
                let record = tree.record();
                Long::new(
                    "wait.solver",
                    move |stop| look_back(&record, stop).map_err(|error| error.to_string()),
                    Self::show_solved,
                )
            }
            Mode::Play(tree) => {
                match tree.refuses_peek() {
                    Some(reason) => screen.notice = Some((Tone::Refused, reason.to_string())),
                    None => screen.question = Some(ask_to_peek()),
                }
                return;
            }
        };
        self.wait_for(question);
    }

    /// Shows what the solver has found. The game is marked first.
    fn show_solved(&mut self, solved: Result<Solved, String>) -> Result<(), Error> {
        let Some(screen) = self.screens.get_mut(self.front) else { return Ok(()) };
        let solved = match solved {
            Ok(solved) => solved,
            Err(error) => {
                screen.notice = Some((Tone::Refused, fill("solve.none", &[("reason", &error)])));
                return Ok(());
            }
        };
        match &mut screen.mode {
            Mode::Replay(replay) => replay.note_solved(),
            Mode::Play(tree) => {
                tree.see_solution();
            }
        }
        screen.save();
        let mut rows: Vec<Row> = Vec::new();
        rows.extend(solved.line.map(|line| Row::new(text("solve.follow"), Act::Follow(line)).letter('f')));
        let ended = solved.ended.filter(|_| screen.is_replay()).and_then(|ply| screen.tree().node(ply));
        rows.extend(ended.map(|node| Row::new(text("solve.ended"), Act::Go(node)).letter('g')));
        rows.push(Row::new(text("solve.close"), Act::Back).letter('n'));
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
                    screen.go(first);
                }
            }
            Mode::Play(tree) => {
                let mut replay = Playback::of(tree.record())?;
                let first = replay.add_line(line, text("solve.line"));
                first.map(|first| replay.go(first));
                self.look_at(Box::new(replay));
            }
        }
        Ok(())
    }

    /// Says whether the running game can still be won. The record is marked and saved before the answer is shown.
    pub(super) fn peek(&mut self) {
        self.close_sheets();
        let Some(screen) = self.screens.get(self.front) else { return };
        let (deal, moves) = (screen.session().deal(), screen.session().moves());
        self.wait_for(Long::new(
            "wait.solver",
            move |stop| peek(&deal, &moves, stop).to_string(),
            |app, words| {
                app.at_front(|screen| {
                    if let Mode::Play(tree) = &mut screen.mode {
                        tree.mark_peek();
                    }
                    screen.save();
                    screen.notice = Some((Tone::Told, words));
                });
                Ok(())
            },
        ));
    }
}

impl GameScreen {
    /// Says at the start of a game what is known of its deal.
    pub(super) fn tell_deal(&mut self) {
        if self.session().ply() == 0 && self.notice.is_none() {
            self.notice = deal_told(&self.session().record()).map(|words| (Tone::Told, words.to_string()));
        }
    }
}

fn ask_to_peek() -> Sheet {
    let answers = [text("solve.ask_no"), text("solve.ask_yes")];
    question(text("solve.ask"), text("solve.ask_intro").to_owned(), answers, Act::Peek)
}
