//! The commands of the laboratory: players on the same deals, files of rows, experiments that are killed and resumed.

mod builds;
mod experiments;
mod puzzles;
mod reports;
mod reviews;
mod schema;
mod simulations;
mod solving;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a run of the program.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Checks that a text contains all these words.
fn assert_contains(text: &str, words: &[&str]) {
    for words in words {
        assert!(text.contains(words), "{words}: {text}");
    }
}

/// The text of a page without its tags, such as the links of terms.
fn text_of(page: &str) -> String {
    page.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

/// A temporary folder in which the program runs.
struct Workspace(tempfile::TempDir);

impl Workspace {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn folder(&self) -> &Path {
        self.0.path()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_underdeck"));
        command.args(arguments).current_dir(self.folder()).env("UNDERDECK_HOME", self.path("home"));
        command.env("UNDERDECK_LANG", "en");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, arguments: &[&str]) -> Ran {
        let output = self.command(arguments).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// The output of a run with these lines on standard input, which must succeed.
    fn feed(&self, arguments: &[&str], lines: &str) -> String {
        let mut child = self.command(arguments).stdin(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The output of a run that must succeed.
    fn ok(&self, arguments: &[&str]) -> String {
        let ran = self.run(arguments);
        assert_eq!(ran.code, Some(0), "{arguments:?}: {}{}", ran.out, ran.err);
        ran.out
    }
}
