//! The state of the terminal, restored when the guard is dropped, also in a panic.

use std::io::{self, Write};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, KeyboardEnhancementFlags,
    PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode};
use crossterm::{execute, queue};

/// Whether we have taken over the terminal.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// Holds the terminal.
pub(super) struct Guard {
    is_mouse_on: AtomicBool,
}

impl Guard {
    /// Takes over the terminal. A panic restores it before printing its message.
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

    /// Turns mouse capture on or off.
    pub(super) fn mouse(&self, on: bool) -> io::Result<()> {
        self.is_mouse_on.store(on, Ordering::Relaxed);
        if on { execute!(io::stdout(), EnableMouseCapture) } else { execute!(io::stdout(), DisableMouseCapture) }
    }

    /// Suspends the program until the shell resumes it.
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
        if has_key_reports() {
            // A key with Ctrl comes as the letter of its keyboard. Other terminals ignore the request; nobody waits for an answer.
            queue!(out, PushKeyboardEnhancementFlags(KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES))?;
        }
        out.flush()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Whether the terminal may have the key reports of kitty's protocol. The console of Linux has none and would show the request.
fn has_key_reports() -> bool {
    cfg!(unix) && std::env::var_os("TERM").is_none_or(|term| term != "linux")
}

/// Restores the terminal, once. Errors are ignored: there is no place left to show them.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        if has_key_reports() {
            let _ = execute!(io::stdout(), PopKeyboardEnhancementFlags);
        }
        let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}
