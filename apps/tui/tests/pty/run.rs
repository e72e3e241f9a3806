//! The program in a pseudo-terminal: keys go in, and the screen comes out.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The longest time of a step on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The program in its terminal.
pub(crate) struct Run {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    pub(crate) master: Box<dyn MasterPty + Send>,
    pub(crate) keys: Box<dyn Write + Send>,
    pub(crate) output: Receiver<Vec<u8>>,
    pub(crate) screen: vt100::Parser,
}

impl Run {
    /// The example beside the tests.
    pub(crate) fn start(home: &Path, arguments: &[&str], size: (u16, u16)) -> Self {
        Self::of(&program(), home, arguments, size)
    }

    pub(crate) fn of(program: &Path, home: &Path, arguments: &[&str], (columns, rows): (u16, u16)) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        for (name, value) in
            [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "C.UTF-8"), ("RUST_BACKTRACE", "0")]
        {
            command.env(name, value);
        }
        command.env("UNDERDECK_HOME", home);
        command.cwd(home);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (sender, output) = mpsc::channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 16384];
            while let Ok(n @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { child, master: pair.master, keys, output, screen: vt100::Parser::new(lines(rows), lines(columns), 0) }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Reads until the screen satisfies a condition.
    pub(crate) fn until(&mut self, what: &str, is_it: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let text = self.screen.screen().contents();
            if is_it(&text) {
                return text;
            }
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("no {what}:\n{text}"),
                Err(RecvTimeoutError::Disconnected) => panic!("it ended before {what}:\n{text}"),
            }
        }
    }

    pub(crate) fn sees(&mut self, words: &str) -> String {
        self.until(words, |text| text.contains(words))
    }

    /// Waits until the program has ended and all its output was read; returns its exit code.
    pub(crate) fn ended(&mut self) -> u32 {
        let status = self.child.wait().unwrap();
        let end = Instant::now() + PATIENCE;
        while let Ok(bytes) = self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.screen.process(&bytes);
        }
        status.exit_code()
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// Waits until the program has stopped itself.
    pub(crate) fn stopped(&self) {
        let id = self.child.process_id().unwrap().to_string();
        let end = Instant::now() + PATIENCE;
        let state = || std::process::Command::new("ps").args(["-o", "state=", "-p", &id]).output().unwrap().stdout;
        while !state().starts_with(b"T") {
            assert!(Instant::now() < end, "it does not stop");
        }
    }

    pub(crate) fn is_given_back(&self) -> bool {
        let screen = self.screen.screen();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// The example beside the tests.
fn program() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let program = tests.parent().unwrap().parent().unwrap().join("examples").join("table");
    assert!(program.exists(), "build it first: cargo build -p underdeck-tui --example table");
    program
}

pub(crate) fn lines(n: u16) -> std::num::NonZeroU16 {
    std::num::NonZeroU16::new(n).unwrap()
}

/// The number of moves in the head line.
pub(crate) fn drawn(text: &str) -> Option<usize> {
    let head = text.lines().next()?;
    let words: Vec<&str> = head.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "move" || *word == "moves")?;
    words.get(at.checked_sub(1)?)?.parse().ok()
}
