//! The program at a terminal of its own.

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use anstream::adapter::StripBytes;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::home::Home;

/// The longest wait for output, for slow machines too.
const PATIENCE: Duration = Duration::from_secs(60);

/// The size of the terminal.
const ROWS: NonZero<u16> = NonZero::new(50).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(160).unwrap();

/// A program at a terminal: a test types lines and waits for output.
///
/// A terminal delivers output in pieces of any size. Tests read it byte by byte, so the screen and the text never hold more than the
/// output that the test waited for. The terminal does not echo the input, which could appear anywhere in the output, and no signal
/// discards output.
pub(crate) struct Terminal {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    // Dropping the master closes the terminal.
    _master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    shown: Receiver<Vec<u8>>,
    /// Output that was received and is not read yet.
    coming: std::vec::IntoIter<u8>,
    styles: StripBytes,
    /// Output that was read and not matched yet, without styles.
    waiting: Vec<u8>,
    /// All output that was read, unchanged.
    pub(crate) raw: Vec<u8>,
    screen: vt100::Parser,
}

impl Terminal {
    /// Starts the program with these environment variables.
    pub(crate) fn start(home: &Home, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let pair = native_pty_system()
            .openpty(PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 })
            .expect("a terminal");
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", "stty -echo noflsh && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_underdeck")]);
        command.args(arguments);
        command.cwd(home.path(""));
        command.env("UNDERDECK_HOME", home.path(""));
        command.env("UNDERDECK_LANG", "en");
        command.env("TERM", "xterm-256color");
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let keys = pair.master.take_writer().expect("the terminal can be typed at");
        let (send, shown) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n) = reader.read(&mut bytes) {
                if n == 0 || send.send(bytes[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self {
            child,
            _master: pair.master,
            keys,
            shown,
            coming: Vec::new().into_iter(),
            styles: StripBytes::new(),
            waiting: Vec::new(),
            raw: Vec::new(),
            screen: vt100::Parser::new(ROWS, COLUMNS, 0),
        }
    }

    /// Types a line.
    pub(crate) fn say(&mut self, line: &str) {
        self.press(&format!("{line}\r"));
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the keys are pressed");
        self.keys.flush().expect("the keys are pressed");
    }

    /// Waits until the program has answered all lines and waits for the next one.
    #[track_caller]
    pub(crate) fn settle(&mut self) {
        self.say("echo so far");
        self.wait_for("so far");
        self.see("> ");
    }

    /// Waits until these words are somewhere on the screen.
    #[track_caller]
    pub(crate) fn see_on_screen(&mut self, words: &str) {
        while !self.screen().contains(words) {
            assert!(self.read(), "`{words}` is not on the screen:\n{}", self.screen());
        }
    }

    /// Whether the program has taken over the whole screen.
    pub(crate) fn is_full_screen(&self) -> bool {
        self.screen.screen().alternate_screen()
    }

    /// The screen with all output that was read.
    pub(crate) fn screen(&self) -> String {
        self.screen.screen().contents()
    }

    /// Waits for a whole line that begins with `start`, and returns it. Drops the output before it.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, start: &str) -> String {
        self.wait_for_any(&[start])
    }

    /// Waits for a whole line that begins with one of these.
    #[track_caller]
    pub(crate) fn wait_for_any(&mut self, starts: &[&str]) -> String {
        self.wait_for_line(&starts.join("` or `"), |line| starts.iter().any(|start| line.starts_with(start)))
    }

    /// Waits for a whole line with these words in it.
    #[track_caller]
    pub(crate) fn wait_for_text(&mut self, words: &str) -> String {
        self.wait_for_line(words, |line| line.contains(words))
    }

    /// Waits for a whole line, without the prompt before it.
    #[track_caller]
    fn wait_for_line(&mut self, what: &str, is_it: impl Fn(&str) -> bool) -> String {
        loop {
            while let Some(end) = self.waiting.iter().position(|&byte| byte == b'\n') {
                let bytes: Vec<u8> = self.waiting.drain(..=end).collect();
                let text = String::from_utf8_lossy(&bytes);
                let line = text.trim_end().trim_start_matches("> ");
                if is_it(line) {
                    return line.to_owned();
                }
            }
            assert!(self.read(), "`{what}` is not shown:\n{}", self.screen());
        }
    }

    /// Waits until the text appears. Drops the output up to it.
    #[track_caller]
    pub(crate) fn see(&mut self, text: &str) {
        loop {
            let found = self.waiting.windows(text.len()).position(|bytes| bytes == text.as_bytes());
            if let Some(at) = found {
                self.waiting.drain(..at + text.len());
                return;
            }
            assert!(self.read(), "`{text}` is not shown:\n{}", self.screen());
        }
    }

    /// Reads all output until the program ends, and returns its exit code.
    pub(crate) fn code(&mut self) -> u32 {
        while self.read() {}
        self.child.wait().expect("the program ends").exit_code()
    }

    /// Kills the program.
    pub(crate) fn kill(mut self) {
        let id = self.child.process_id().expect("it runs").to_string();
        let killed = std::process::Command::new("kill").args(["-KILL", &id]).status().expect("kill runs");
        assert!(killed.success());
        self.child.wait().expect("the program ends");
    }

    /// Reads one more byte; `false` at the end of the output.
    #[track_caller]
    fn read(&mut self) -> bool {
        let byte = loop {
            if let Some(byte) = self.coming.next() {
                break byte;
            }
            match self.shown.recv_timeout(PATIENCE) {
                Ok(bytes) => self.coming = bytes.into_iter(),
                Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => panic!("nothing is shown any more:\n{}", self.screen()),
            }
        };
        self.screen.process(&[byte]);
        self.raw.push(byte);
        for plain in self.styles.strip_next(&[byte]) {
            self.waiting.extend_from_slice(plain);
        }
        true
    }
}
