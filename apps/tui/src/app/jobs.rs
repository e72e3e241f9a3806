//! Long work for the player: each job runs on a thread of its own, while the screen counts the seconds and Esc ends it.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use underdeck_game::{Id, say};
use underdeck_home::Error;

use super::App;
use crate::canvas::put_cut;
use crate::game_screen::{PROGRAM_THINKS, ScreenJob};
use crate::keys::{self, Command};
use crate::text;
use crate::theme::Appearance;
use crate::view::sheet;
use crate::worker::Worker;

/// A result that comes sooner is shown at once, without a word about waiting.
const SOON: Duration = Duration::from_millis(100);

/// The function that shows a result, on the interface's thread.
type Show = Box<dyn FnOnce(&mut App) -> Result<(), Error> + Send>;

/// Work that may take longer than a player notices. Nothing changes before its result is there: a cancelled job leaves no trace.
pub(super) struct Job {
    title: &'static Id,
    work: Box<dyn FnOnce(&AtomicBool) -> Show + Send>,
}

impl Job {
    /// The job with this title. `work` runs on another thread, and may return anything once its flag is set; `show` gets its result on
    /// the interface's thread.
    pub(super) fn new<T: Send + 'static>(
        title: &'static Id,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
        show: impl FnOnce(&mut App, T) -> Result<(), Error> + Send + 'static,
    ) -> Self {
        let work = |stop: &AtomicBool| -> Show {
            let found = work(stop);
            Box::new(move |app| show(app, found))
        };
        Self { title, work: Box::new(work) }
    }
}

/// A job at work. Dropping it ends the work.
pub(super) struct RunningJob {
    title: &'static Id,
    began: Instant,
    work: Worker<Show>,
    /// The line with the words about Esc, for the mouse.
    foot: Rect,
}

impl RunningJob {
    /// Draws the title and the seconds over everything else.
    pub(super) fn draw(&mut self, buffer: &mut Buffer, area: Rect, look: &Appearance, now: Instant) {
        let (wide, high) = (56.min(area.width), 4.min(area.height));
        let at = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high);
        let foot =
            if std::ptr::eq(self.title, PROGRAM_THINKS) { &text::TUI_WAIT_FOOT_PROGRAM } else { &text::TUI_WAIT_FOOT };
        let inside = sheet::lay(buffer, at, text(self.title), text(foot), look);
        let seconds = now.saturating_duration_since(self.began).as_secs();
        let words = say!(TUI_WAIT_SECONDS, n = seconds).to_string();
        let more = look.glyphs().more;
        put_cut(buffer, inside.x, inside.y, inside.width, &words, look.strong(), more);
        put_cut(buffer, inside.x, inside.y + 1, inside.width, text(&text::TUI_WAIT_OTHERS), look.dim(), more);
        self.foot = Rect { y: at.bottom() - 1, height: 1, ..at };
    }
}

/// Begins a job in place of the one at work.
pub(super) fn begin(app: &mut App, Job { title, work }: Job) {
    let work = Worker::begin(work);
    let soon = work.found.recv_timeout(SOON);
    app.job = Some(RunningJob { title, began: Instant::now(), work, foot: Rect::ZERO });
    match soon {
        Ok(show) => finish(app, Some(show)),
        Err(RecvTimeoutError::Timeout) => {}
        Err(RecvTimeoutError::Disconnected) => finish(app, None),
    }
}

/// Begins the job of the game at the front, if it has one.
pub(super) fn begin_for_screen(app: &mut App) {
    if let Some(ScreenJob { title, work }) = app.games.front_mut().and_then(|screen| screen.pending.job.take()) {
        let show = |app: &mut App, show: Box<dyn FnOnce(&mut _) + Send>| {
            app.games.front_mut().map(show);
            Ok(())
        };
        begin(app, Job::new(title, |stop| work(stop), show));
    }
}

/// Shows the result of the job, if it has come.
pub(super) fn update(app: &mut App) {
    match app.job.as_ref().map(|job| job.work.found.try_recv()) {
        Some(Ok(show)) => finish(app, Some(show)),
        Some(Err(TryRecvError::Disconnected)) => finish(app, None),
        Some(Err(TryRecvError::Empty)) | None => {}
    }
}

/// Ends the job and shows its result; a job without one has failed.
fn finish(app: &mut App, show: Option<Show>) {
    app.job = None;
    let Some(show) = show else { return say(app, text(&text::TUI_WAIT_FAILED)) };
    if let Err(error) = show(app) {
        say(app, &error.to_string());
    }
    app.settle();
}

/// Handles an event while a job is at work. Esc cancels it. Keys that end or repaint the program do so; every other key is dropped, because
/// it was meant for a screen that is not there yet.
pub(super) fn event(app: &mut App, event: &Event) {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => self::key(app, *key),
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            let at = Position::new(mouse.column, mouse.row);
            if app.job.as_ref().is_some_and(|job| job.foot.contains(at)) {
                cancel(app);
            }
        }
        _ => {}
    }
}

fn key(app: &mut App, key: KeyEvent) {
    match keys::command(key) {
        _ if key.code == KeyCode::Esc => cancel(app),
        Some(Command::Quit) => {
            cancel(app);
            app.leave();
        }
        Some(command) => drop(app.request(command)),
        None => {}
    }
}

/// Cancels the job. While the program thinks the game is left, because only the program's move can follow: it thinks again when the game is
/// opened. A game that could not be saved stays open.
fn cancel(app: &mut App) {
    match app.games.front().filter(|screen| screen.is_programs_turn()) {
        Some(screen) if screen.saving.unsaved.is_some() => {}
        Some(_) => {
            app.job = None;
            app.games.close(app.games.at);
            app.sheets.notice = match app.show_home() {
                Ok(()) => text(&text::TUI_WAIT_LEFT).to_owned(),
                Err(error) => error.to_string(),
            };
        }
        None => {
            app.job = None;
            say(app, text(&text::TUI_WAIT_CANCELLED));
        }
    }
}

/// Shows a message where the player looks: at the table, or on the sheet over it.
fn say(app: &mut App, words: &str) {
    match app.games.front_mut() {
        Some(screen) if app.sheets.is_game_on_top() => screen.messages.refuse(words),
        _ => words.clone_into(&mut app.sheets.notice),
    }
}

#[cfg(test)]
mod tests;
