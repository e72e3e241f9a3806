//! The state of the terminal, given back when the guard goes, also in a panic.

use std::io::{self, Write};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};

/// Whether the terminal is ours at the moment.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// The terminal in our hands.
pub(super) struct Guard {
    is_mouse_on: AtomicBool,
}

impl Guard {
    /// Takes the terminal. A panic gives it back before it says what happened.
    pub(super) fn take(mouse: bool) -> io::Result<Self> {
        HOOK.call_once(|| {
            let say = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                give_back();
                say(info);
            }));
        });
        let guard = Self { is_mouse_on: AtomicBool::new(mouse) };
        guard.enter()?;
        Ok(guard)
    }

    /// Listens to the mouse, or not any more.
    pub(super) fn mouse(&self, on: bool) -> io::Result<()> {
        self.is_mouse_on.store(on, Ordering::Relaxed);
        if on { execute!(io::stdout(), EnableMouseCapture) } else { execute!(io::stdout(), DisableMouseCapture) }
    }

    /// Lets the shell have the terminal until it gives it back.
    pub(super) fn suspend(&self) -> io::Result<()> {
        give_back();
        #[cfg(unix)]
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.enter()
    }

    fn enter(&self) -> io::Result<()> {
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        let mut out = io::stdout();
        queue!(out, EnterAlternateScreen, EnableBracketedPaste, Hide, SetTitle("Underdeck"))?;
        if self.is_mouse_on.load(Ordering::Relaxed) {
            queue!(out, EnableMouseCapture)?;
        }
        out.flush()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back as it was. What cannot be undone is let be: there is nobody to tell.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}
