//! Ctrl-C and the signals that end a program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use underdeck_game::say;
use underdeck_home::SaveSlot;

use crate::failure::Failure;
use crate::say;

/// The current game: its file, and the command that resumes it.
static CURRENT: Mutex<Option<(SaveSlot, String)>> = Mutex::new(None);

/// The reason why the current game is not saved, and its record; `None` while it is saved.
static UNSAVED: Mutex<Option<(String, String)>> = Mutex::new(None);

/// Sets what the message of an interruption says of the current game: if it is not saved, the reason and its record.
pub(super) fn note_saved(unsaved: Option<(String, String)>) {
    *UNSAVED.lock().unwrap_or_else(PoisonError::into_inner) = unsaved;
}

/// Makes Ctrl-C and SIGTERM print how to resume the game, and exit with 128 plus the signal's number. Every move is saved
/// already; if not, the record is printed. A save in progress is finished first.
pub(super) fn save_on_interrupt(slot: SaveSlot, resume_hint: String) -> Result<(), Failure> {
    *CURRENT.lock().unwrap_or_else(PoisonError::into_inner) = Some((slot, resume_hint));
    exit_on_signals()
}

/// Makes Ctrl-C, SIGTERM and SIGHUP end the program with 128 plus the signal's number, even while it waits for input.
pub(super) fn exit_on_signals() -> Result<(), Failure> {
    static LISTENS: AtomicBool = AtomicBool::new(false);
    if LISTENS.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    listen().map_err(|error| Failure::Failed(say!(CLI_SIGNALS, why = error.to_string()).into()))
}

/// Exits as soon as no file is being written.
fn leave(signal: i32) -> ! {
    let _finished = underdeck_home::writing();
    if let Some((reason, record)) = UNSAVED.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
        say::note(&format!("\n{}\n\n{record}", say!(LINE_INTERRUPTED_UNSAVED, reason)));
    } else if let Some((slot, resume_hint)) = CURRENT.lock().unwrap_or_else(PoisonError::into_inner).as_ref()
        && slot.path().exists()
    {
        say::note(&format!("\n{}", say!(LINE_INTERRUPTED, resume = resume_hint)));
    }
    std::process::exit(128 + signal);
}

fn listen() -> std::io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        if let Some(signal) = signals.forever().next() {
            leave(signal);
        }
    })?;
    Ok(())
}
