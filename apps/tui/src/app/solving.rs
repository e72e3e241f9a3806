//! What the solver tells of the game at the front.

use chronicle::{Playback, deal_told, look_back};
use home::Error;

use super::{App, Layer};
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
        let solved = match &mut screen.mode {
            Mode::Replay(replay) => replay.solve(),
            Mode::Play(tree) if is_over => look_back(&tree.record()).inspect(|_| {
                tree.see_solution();
            }),
            Mode::Play(tree) => {
                match tree.refuses_peek() {
                    Some(reason) => screen.notice = Some((Tone::Refused, reason.to_string())),
                    None => screen.question = Some(ask_to_peek()),
                }
                return;
            }
        };
        screen.save();
        let solved = match solved {
            Ok(solved) => solved,
            Err(error) => {
                screen.notice = Some((Tone::Refused, fill("solve.none", &[("reason", &error)])));
                return;
            }
        };
        let mut rows: Vec<Row> = Vec::new();
        rows.extend(solved.line.map(|line| Row::new(text("solve.follow"), Act::Follow(line)).letter('f')));
        let ended = solved.ended.filter(|_| screen.is_replay()).and_then(|ply| screen.tree().node(ply));
        rows.extend(ended.map(|node| Row::new(text("solve.ended"), Act::Go(node)).letter('g')));
        rows.push(Row::new(text("solve.close"), Act::Back).letter('n'));
        let mut list = List::new(text("solve.title"), rows);
        let words: Vec<String> = solved.words.iter().map(ToString::to_string).collect();
        list.intro = words.join("\n");
        self.layers.push(Layer::Sheet(Sheet::List(list)));
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
}

impl GameScreen {
    /// Says whether the running game can still be won. The record is marked first.
    pub(super) fn peek(&mut self) {
        let Mode::Play(tree) = &mut self.mode else { return };
        tree.mark_peek();
        let words = tree.peek().to_string();
        self.save();
        self.notice = Some((Tone::Told, words));
    }

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
