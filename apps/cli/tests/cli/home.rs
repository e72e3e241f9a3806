//! Runs the program in a home of its own.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A home folder, removed when the test ends.
pub(crate) struct Home {
    folder: tempfile::TempDir,
}

/// The output of a run and its exit code.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Home {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    /// A path in the home folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file and returns its path as text.
    pub(crate) fn file(&self, name: &str, text: &str) -> String {
        fs::write(self.path(name), text).expect("the file is written");
        self.path(name).display().to_string()
    }

    /// The names of the files in a folder of the home; none if there is no such folder.
    pub(crate) fn files(&self, folder: &str) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.path(folder)) else { return Vec::new() };
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
        files.sort();
        files
    }

    /// The program with arguments, ready to be started; all three streams are pipes.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_underdeck"));
        command.args(arguments).current_dir(self.folder.path()).env("UNDERDECK_HOME", self.folder.path());
        command.env("UNDERDECK_LANG", "en");
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs to the end with nothing on standard input.
    pub(crate) fn run(&self, arguments: &[&str]) -> Ran {
        self.feed(arguments, "")
    }

    /// Runs to the end with a text on standard input.
    pub(crate) fn feed(&self, arguments: &[&str], input: &str) -> Ran {
        let mut child = self.command(arguments).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.to_owned();
        // The program may end before it has read all input, so a failed write is no failed test.
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
        let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
        writer.join().expect("the input is written");
        let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
        Ran { code: status.code(), out: text(stdout), err: text(stderr) }
    }

    /// The output of a run that succeeds.
    pub(crate) fn ok(&self, arguments: &[&str]) -> String {
        let ran = self.run(arguments);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}: {ran:?}");
        ran.out
    }

    /// The moves of a game of Keevorn by the random player.
    pub(crate) fn random_game(&self, seed: &str) -> Vec<String> {
        let trace = self.trace(&["--seed", seed, "--player", "random"]);
        trace[1..].iter().map(|line| line["move"].as_str().expect("a move").to_owned()).collect()
    }

    /// A trace as JSON values.
    pub(crate) fn trace(&self, arguments: &[&str]) -> Vec<serde_json::Value> {
        let text = self.ok(&[&["trace", "keevorn"], arguments].concat());
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }
}

impl Ran {
    /// Asserts that the output has all these words.
    #[track_caller]
    pub(crate) fn prints(&self, words: &[&str]) {
        for word in words {
            assert!(self.out.contains(word), "`{word}` is not printed: {self:?}");
        }
    }

    /// Asserts the exit code and words of the messages.
    #[track_caller]
    pub(crate) fn fails(&self, code: i32, words: &[&str]) {
        assert_eq!(self.code, Some(code), "{self:?}");
        for word in words {
            assert!(self.err.contains(word) || self.out.contains(word), "`{word}` is not printed: {self:?}");
        }
    }
}
