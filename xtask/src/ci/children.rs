//! Child processes that end together.

use std::io::{self, Read};
use std::process::Command;
use std::sync::{Arc, Mutex};

/// Commands that run at the same time. Ending them includes the processes that they started.
#[derive(Clone, Default)]
pub(super) struct Children(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    /// The ids of the running commands, each the leader of its own process group.
    running: Vec<u32>,
    has_ended: bool,
}

impl Children {
    /// Runs a command to its end. Returns whether it succeeded, and what it wrote to output and error in its order.
    ///
    /// # Errors
    ///
    /// If the command cannot be started, or if [`Children::end`] was called.
    pub(super) fn output(&self, mut command: Command) -> io::Result<(bool, String)> {
        let (mut reader, writer) = io::pipe()?;
        command.stdin(std::process::Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = {
            let mut state = self.0.lock().expect("no holder panics");
            if state.has_ended {
                return Err(io::Error::other("not started after a failure"));
            }
            let child = command.spawn()?;
            state.running.push(child.id());
            child
        };
        // The command holds the writing end: reading must end with the process.
        drop(command);
        let mut output = Vec::new();
        reader.read_to_end(&mut output)?;
        let is_ok = child.wait()?.success();
        self.0.lock().expect("no holder panics").running.retain(|id| *id != child.id());
        Ok((is_ok, String::from_utf8_lossy(&output).into_owned()))
    }

    /// Ends all commands, and starts no more.
    pub(super) fn end(&self) {
        let mut state = self.0.lock().expect("no holder panics");
        state.has_ended = true;
        #[cfg(unix)]
        for pid in state.running.iter().filter_map(|id| rustix::process::Pid::from_raw(i32::try_from(*id).ok()?)) {
            // A command that has just ended has no group.
            let _ = rustix::process::kill_process_group(pid, rustix::process::Signal::TERM);
        }
    }

    /// Ends all commands and this process on Ctrl-C or SIGTERM, which reach this process alone.
    pub(super) fn end_on_signals(&self) -> Result<(), String> {
        #[cfg(unix)]
        {
            use signal_hook::consts::{SIGINT, SIGTERM};
            let mut signals =
                signal_hook::iterator::Signals::new([SIGINT, SIGTERM]).map_err(|error| format!("signals: {error}"))?;
            let children = self.clone();
            std::thread::spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    children.end();
                    std::process::exit(128 + signal);
                }
            });
        }
        Ok(())
    }
}
