//! Long questions: each is worked out on a thread of its own, while the screen counts the seconds and Esc ends it.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use underdeck_home::Error;

use super::{App, TerminalRequest};
use crate::canvas::put_cut;
use crate::game_screen::{GameScreen, PROGRAM_THINKS, ScreenJob};
use crate::keys::{self, Command};
use crate::texts::{fill, text};
use crate::theme::Appearance;
use crate::view::sheet;
use crate::worker::Worker;

/// An answer that comes sooner is shown at once, without a word about waiting.
const SOON: Duration = Duration::from_millis(100);

/// What is done with an answer on the interface's thread.
type Answer = Box<dyn FnOnce(&mut App) -> Result<(), Error> + Send>;

/// A question whose answer may take longer than a player notices. Nothing happens until the answer is there: a question that is
/// cancelled leaves no trace.
pub(super) struct Long {
    about: &'static str,
    work: Box<dyn FnOnce(&AtomicBool) -> Answer + Send>,
}

impl Long {
    /// The question that the screen calls `about`. `work` finds the answer on another thread, and may return anything once its flag is
    /// set; `show` gets it on the interface's thread.
    pub(super) fn new<T: Send + 'static>(
        about: &'static str,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
        show: impl FnOnce(&mut App, T) -> Result<(), Error> + Send + 'static,
    ) -> Self {
        let work = |stop: &AtomicBool| -> Answer {
            let found = work(stop);
            Box::new(move |app| show(app, found))
        };
        Self { about, work: Box::new(work) }
    }
}

/// A question that is being worked out. Dropping it ends the work.
pub(super) struct Waiting {
    about: &'static str,
    began: Instant,
    work: Worker<Answer>,
    /// Where the words about Esc are, for the mouse.
    foot: Rect,
}

impl App {
    /// Works out a question beside the interface, in place of one that is worked out already.
    pub(super) fn wait_for(&mut self, question: Long) {
        let Long { about, work } = question;
        let work = Worker::begin(work);
        let soon = work.found.recv_timeout(SOON);
        self.waiting = Some(Waiting { about, began: Instant::now(), work, foot: Rect::ZERO });
        match soon {
            Ok(answer) => self.take_answer(Some(answer)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => self.take_answer(None),
        }
    }

    /// Works out the long question that the game at the front has asked.
    pub(super) fn ask_long(&mut self) {
        if let Some(ScreenJob { title, work }) =
            self.screens.get_mut(self.front).and_then(|screen| screen.pending.job.take())
        {
            self.wait_for(Long::new(
                title,
                |stop| work(stop),
                |app, show| {
                    app.at_front(show);
                    Ok(())
                },
            ));
        }
    }

    /// Whether the answer to a long question is awaited.
    pub const fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Shows the answer to the long question, if it has come.
    pub(super) fn hear_answer(&mut self) {
        match self.waiting.as_ref().map(|waiting| waiting.work.found.try_recv()) {
            Some(Ok(answer)) => self.take_answer(Some(answer)),
            Some(Err(TryRecvError::Disconnected)) => self.take_answer(None),
            Some(Err(TryRecvError::Empty)) | None => {}
        }
    }

    fn take_answer(&mut self, answer: Option<Answer>) {
        self.waiting = None;
        let Some(answer) = answer else {
            self.tell(text("wait.failed"));
            return;
        };
        if let Err(error) = answer(self) {
            self.tell(&error.to_string());
        }
        self.ask_question();
    }

    /// An event while a question is worked out. Esc ends it, and what ends or repaints the program does so; every other key is
    /// dropped: it was meant for a screen that is not there yet.
    pub(super) fn event_while_waiting(&mut self, event: &Event) {
        let Some(waiting) = &self.waiting else { return };
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key_while_waiting(*key),
            Event::Mouse(mouse)
                if mouse.kind == MouseEventKind::Down(MouseButton::Left)
                    && waiting.foot.contains(Position::new(mouse.column, mouse.row)) =>
            {
                self.cancel();
            }
            _ => {}
        }
    }

    fn key_while_waiting(&mut self, key: KeyEvent) {
        match keys::command(key) {
            _ if key.code == KeyCode::Esc => self.cancel(),
            Some(Command::Quit) => {
                self.cancel();
                self.leave();
            }
            Some(Command::Interrupt) => self.errands.push(TerminalRequest::Interrupt),
            Some(Command::Suspend) => self.errands.push(TerminalRequest::Suspend),
            Some(Command::Repaint) => self.errands.push(TerminalRequest::Repaint),
            _ => {}
        }
    }

    /// Gives up a question. A game in which the program thinks is left, because only the program's move can follow: it thinks again when the
    /// game is opened. What could not be saved must stay open.
    fn cancel(&mut self) {
        match self.screens.get(self.front).filter(|screen| screen.is_programs_turn()) {
            Some(screen) if screen.saving.unsaved.is_some() => {}
            Some(_) => {
                self.waiting = None;
                self.close_screen(self.front);
                self.notice = match self.show_home() {
                    Ok(()) => text("wait.left").to_owned(),
                    Err(error) => error.to_string(),
                };
            }
            None => {
                self.waiting = None;
                self.tell(text("wait.cancelled"));
            }
        }
    }

    /// Says something where the player looks: at the table, or on the sheet over it.
    fn tell(&mut self, words: &str) {
        if self.is_game_on_top() {
            self.at_front(|screen| screen.messages.refuse(words));
        } else {
            words.clone_into(&mut self.notice);
        }
    }

    /// Does something with the game at the front.
    pub(super) fn at_front(&mut self, work: impl FnOnce(&mut GameScreen)) {
        if let Some(screen) = self.screens.get_mut(self.front) {
            work(screen);
        }
    }

    /// Draws what is waited for, over everything else.
    pub(super) fn draw_waiting(&mut self, buffer: &mut Buffer, area: Rect, look: &Appearance, now: Instant) {
        let Some(waiting) = &mut self.waiting else { return };
        let (wide, high) = (56.min(area.width), 4.min(area.height));
        let at = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high);
        let foot = if waiting.about == PROGRAM_THINKS { "wait.foot_program" } else { "wait.foot" };
        let inside = sheet::lay(buffer, at, text(waiting.about), text(foot), look);
        let seconds = now.saturating_duration_since(waiting.began).as_secs();
        let more = look.glyphs().more;
        put_cut(
            buffer,
            inside.x,
            inside.y,
            inside.width,
            &fill("wait.seconds", &[("n", &seconds)]),
            look.strong(),
            more,
        );
        put_cut(buffer, inside.x, inside.y + 1, inside.width, text("wait.others"), look.dim(), more);
        waiting.foot = Rect { y: at.bottom() - 1, height: 1, ..at };
    }
}

#[cfg(test)]
mod tests;
