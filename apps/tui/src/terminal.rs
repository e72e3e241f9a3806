//! The terminal: taken over, and restored in every case.

mod clipboard;
mod guard;

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event};
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use underdeck_game::say;
use underdeck_home::{Error, Settings};

use crate::app::{App, TerminalRequest};
use crate::theme::{Appearance, Depth, Signs, Theme};
use crate::{Left, Start, keys, text};
use guard::Guard;

/// The time between frames while cards are moving.
const FRAME: Duration = Duration::from_millis(16);

/// The same while a replay plays by itself, or a job is at work.
const REPLAY: Duration = Duration::from_millis(100);

/// An input of the main loop.
enum Input {
    Event(Event),
    /// A signal of this number asks the program to end.
    Signal(i32),
    /// The terminal is gone: no more keys.
    Gone,
}

/// Takes over the terminal and runs until the player leaves or a signal ends the program.
pub(crate) fn run(start: Start) -> Result<Left, Error> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Error::Usage(text(&text::TUI_NEEDS_TERMINAL).into()));
    }
    underdeck_home::run_as("full-screen");
    let settings = Settings::load()?;
    if let Err(words) = keys::configure(&settings.keys) {
        return Err(Error::Usage(format!("{}: {words}", Settings::file()?.display())));
    }
    let mut app = App::new(look(), settings.clone());
    app.start(start)?;
    app.show_repairs()?;
    let (sender, inputs) = mpsc::channel();
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    let handle = signals.handle();
    let from_signals = sender.clone();
    thread::spawn(move || {
        for signal in &mut signals {
            if from_signals.send(Input::Signal(signal)).is_err() {
                break;
            }
        }
    });
    let guard = Guard::take(settings.mouse)?;
    // From here on no change of size is missed, even if the thread starts late.
    event::poll(Duration::ZERO)?;
    thread::spawn(move || {
        // Bytes that no terminal sends may break the reader. Then no more keys come.
        let listening = std::panic::AssertUnwindSafe(|| listen(&sender));
        if std::panic::catch_unwind(listening).is_err() {
            let _ = sender.send(Input::Gone);
        }
    });
    let ended = show(&mut app, &guard, &inputs);
    drop(guard);
    handle.close();
    app.close();
    let mut out = io::stdout();
    for words in clipboard::copied() {
        // A terminal that is gone cannot be written to.
        let _ = writeln!(out, "{words}");
    }
    let signal = ended?;
    let unsaved = app.unsaved();
    for (reason, record) in &unsaved {
        let _ = writeln!(io::stderr(), "{}", say!(TUI_SAY_RESCUED, reason));
        let _ = write!(out, "{record}");
    }
    if app.wants_lines() {
        return Ok(Left::ForLines(app.lines_of()));
    }
    if let Some(words) = app.resume_command() {
        let _ = writeln!(io::stderr(), "{words}");
    }
    if let Some(signal) = signal {
        std::process::exit(128 + signal);
    }
    match unsaved.into_iter().next() {
        Some((reason, _)) => Err(Error::Failed(say!(TUI_SAY_UNSAVED_END, reason).to_string())),
        None => Ok(Left::Program),
    }
}

/// Draws after every change and carries out requests; returns the signal that ended the loop, if any.
fn show(app: &mut App, guard: &Guard, inputs: &Receiver<Input>) -> Result<Option<i32>, Error> {
    let mut terminal = Terminal::new(CrosstermBackend::new(io::BufWriter::with_capacity(1 << 16, io::stdout())))?;
    loop {
        let began = Instant::now();
        terminal.draw(|frame| app.draw(frame.buffer_mut(), began))?;
        app.wrote_frame(began.elapsed().as_millis());
        let wait = if app.is_moving() {
            Some(FRAME)
        } else {
            (app.is_playing() || app.is_coaching() || app.is_waiting()).then_some(REPLAY)
        };
        let first = if let Some(wait) = wait {
            match inputs.recv_timeout(wait) {
                Ok(input) => Some(input),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
            }
        } else {
            match inputs.recv() {
                Ok(input) => Some(input),
                Err(_) => return Ok(None),
            }
        };
        // Handle everything that is waiting before the next frame.
        for input in first.into_iter().chain(inputs.try_iter()) {
            match input {
                Input::Event(event) => app.handle(&event),
                Input::Signal(signal) => return Ok(Some(signal)),
                Input::Gone => return Ok(None),
            }
            if app.is_done() {
                return Ok(None);
            }
        }
        for request in app.take_requests() {
            match request {
                TerminalRequest::Copy(words) => clipboard::copy(&words)?,
                TerminalRequest::Repaint => repaint(&mut terminal)?,
                TerminalRequest::Interrupt => return Ok(Some(SIGINT)),
                TerminalRequest::Mouse(on) => guard.mouse(on)?,
                TerminalRequest::Suspend => {
                    guard.suspend()?;
                    repaint(&mut terminal)?;
                }
            }
        }
    }
}

/// Clears the screen: the next frame draws all of it.
///
/// [`Terminal::clear`] would ask the terminal where its cursor is, and the answer would be lost among the keys that are read
/// meanwhile.
fn repaint<B: Backend>(terminal: &mut Terminal<B>) -> Result<(), B::Error> {
    let size = terminal.size()?;
    terminal.resize(size.into())
}

/// Forwards the terminal's events.
fn listen(sender: &Sender<Input>) {
    loop {
        let input = event::read().map_or(Input::Gone, Input::Event);
        let is_gone = matches!(input, Input::Gone);
        if sender.send(input).is_err() || is_gone {
            break;
        }
    }
}

/// The abilities of the terminal, according to the environment.
fn look() -> Appearance {
    let var = |name: &str| std::env::var(name).unwrap_or_default();
    let (term, colours) = (var("TERM"), var("COLORTERM"));
    let depth = if !var("NO_COLOR").is_empty() {
        Depth::None
    } else if colours == "truecolor" || colours == "24bit" || term.contains("direct") || term.contains("kitty") {
        Depth::True
    } else if term.contains("256")
        || term.starts_with("xterm")
        || term.starts_with("screen")
        || term.starts_with("tmux")
    {
        Depth::Indexed
    } else {
        Depth::Sixteen
    };
    // Some terminals report their background: `15;0`.
    let is_light = var("COLORFGBG").rsplit(';').next().is_some_and(|ground| matches!(ground, "7" | "15"));
    let locale =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().map(var).find(|value| !value.is_empty()).unwrap_or_default();
    let charset = locale.to_uppercase();
    let ascii = !charset.is_empty() && !charset.contains("UTF-8") && !charset.contains("UTF8");
    let signs = match term.as_str() {
        _ if ascii => Signs::Ascii,
        "linux" => Signs::Console,
        _ => Signs::Full,
    };
    let theme = if is_light { Theme::Light } else { Theme::Dark };
    Appearance { theme, depth, signs, ..Appearance::default() }
}
