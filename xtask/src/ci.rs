//! Everything that CI runs: first the program, then two lanes of steps side by side.

mod children;

use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;

use crate::tree::{read, root, target};
use children::Children;

/// The test command. The README gives newcomers the same.
const TEST: &str = "cargo test --workspace";

/// The step whose program the browsers visit. It is copied, because later steps build the program with other features.
const PROGRAM: &str = "program";

/// The steps that play in a browser: their tests count too.
const BROWSER: &str = "browser";
const OFFLINE: &str = "offline";

/// The step that builds the offline edition. It and `offline` are left out without a standard library for WebAssembly.
const EDITION: &str = "edition";

/// The name of a step, its command, and its additions to the environment.
type Step = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// The steps after tidy and before the lanes.
const FIRST: [Step; 2] = [("format", "cargo fmt --all --check", &[]), (PROGRAM, "cargo build", &[])];

/// What compiles into the target directory, one step after another, because Cargo locks it.
const COMPILE: [Step; 5] = [
    ("clippy", "cargo clippy --workspace --all-targets --features underdeck-lab/bench -- -D warnings", &[]),
    ("test", TEST, &[("UNDERDECK_FUZZ_SECONDS", "15"), ("UNDERDECK_SAMPLES", "2")]),
    // The test command builds it.
    ("load", "target/debug/examples/load 40 1", &[]),
    ("features", FEATURES, &[]),
    ("docs", "cargo doc --workspace --no-deps --features underdeck-lab/bench", &[("RUSTDOCFLAGS", "-D warnings")]),
];

/// The tests of all optional features in one build.
const FEATURES: &str = "bash .ci/postgres cargo test --package underdeck --package underdeck-lab --package underdeck-pages --package underdeck-server --package underdeck-tui --features parquet,postgres,toy --lib --test it --test toy";

/// What waits for browsers, and what compiles into directories of its own.
const PLAY: [Step; 4] = [
    (BROWSER, "npm --prefix apps/server/e2e test", &[]),
    ("python", "python3 apps/python/ci.py", &[]),
    (EDITION, "cargo xtask web --quick target/edition", &[]),
    (
        OFFLINE,
        "npm --prefix apps/server/e2e run edition",
        &[("EDITION", concat!(env!("CARGO_MANIFEST_DIR"), "/../target/edition"))],
    ),
];

/// Runs all steps. The first failure ends them. The last line is the number of tests.
pub(crate) fn run() -> Result<(), String> {
    let progress = Progress::default();
    progress.children.end_on_signals()?;
    let done = steps(&progress);
    let tests = *progress.tests.lock().expect("no step panics");
    let summary = format!("{} passed, {} failed", tests.passed, tests.failed);
    match done {
        Ok(()) => {
            println!("\n{summary}");
            Ok(())
        }
        Err(error) => Err(format!("\nci: {error}\n{summary}")),
    }
}

fn steps(progress: &Progress) -> Result<(), String> {
    println!("== tidy: cargo xtask tidy");
    crate::tidy::run()?;
    let readme = read("README.md")?;
    if !gives_command(&readme, TEST) {
        return Err(format!("README.md does not give the test command `{TEST}` on a line of its own"));
    }
    progress.run_lane(&FIRST)?;
    progress.run_side_by_side(&[&COMPILE, &PLAY])
}

/// Whether a text gives a command on a line of its own, a comment behind it allowed.
fn gives_command(text: &str, command: &str) -> bool {
    text.lines().any(|line| line.split('#').next().is_some_and(|line| line.trim() == command))
}

/// The copy of the program for the browsers.
fn copied_program() -> std::path::PathBuf {
    target().join("ci/underdeck")
}

/// What runs, and the results so far.
#[derive(Default)]
struct Progress {
    children: Children,
    tests: Mutex<Tests>,
}

impl Progress {
    /// Runs lanes side by side. A failure ends the commands of the other lanes.
    fn run_side_by_side(&self, lanes: &[&[Step]]) -> Result<(), String> {
        let first_error = Mutex::new(None);
        std::thread::scope(|scope| {
            for lane in lanes {
                scope.spawn(|| {
                    if let Err(error) = self.run_lane(lane) {
                        first_error.lock().expect("no step panics").get_or_insert(error);
                        self.children.end();
                    }
                });
            }
        });
        first_error.into_inner().expect("no step panics").map_or(Ok(()), Err)
    }

    fn run_lane(&self, steps: &[Step]) -> Result<(), String> {
        for step in steps {
            if (step.0 == EDITION || step.0 == OFFLINE) && !crate::web::can_build() {
                println!("ci: {} left out: {}", step.0, crate::web::missing());
            } else {
                self.run_step(step)?;
            }
        }
        Ok(())
    }

    /// Runs a step and prints its output in one block when it ends.
    fn run_step(&self, (name, command, environment): &Step) -> Result<(), String> {
        println!("ci: {name} starts");
        let start = Instant::now();
        let mut words = command.split(' ');
        let program = words.next().unwrap_or_default();
        let mut child = match program.strip_prefix("target/") {
            Some(built) => Command::new(target().join(built)),
            None => Command::new(program),
        };
        child.args(words).envs(environment.iter().copied()).current_dir(root());
        if *name == BROWSER || *name == OFFLINE {
            child.env("UNDERDECK", copied_program());
        }
        let (is_ok, output) = self.children.output(child).map_err(|error| format!("{command}: {error}"))?;
        println!("\n== {name}: {command}\n{output}ci: {name} took {:.0} s\n", start.elapsed().as_secs_f64());
        if *name == "test" || *name == BROWSER || *name == OFFLINE {
            let mut tests = Tests::default();
            output.lines().for_each(|line| tests.add(line));
            if is_ok && tests.passed == 0 {
                return Err(format!("{name}: no test was run"));
            }
            let mut all = self.tests.lock().expect("no step panics");
            all.passed += tests.passed;
            all.failed += tests.failed;
        }
        if !is_ok {
            return Err(format!("{name} failed: {command}"));
        }
        if *name == PROGRAM {
            copy_program()?;
        }
        Ok(())
    }
}

fn copy_program() -> Result<(), String> {
    let copy = copied_program();
    let copied = std::fs::create_dir_all(target().join("ci"))
        .and_then(|()| std::fs::copy(target().join("debug/underdeck"), &copy));
    copied.map(|_| ()).map_err(|error| format!("{}: {error}", copy.display()))
}

/// Tests counted from the summaries of the test runner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tests {
    passed: u64,
    failed: u64,
}

impl Tests {
    /// Counts a line such as `test result: ok. 12 passed; 0 failed; …`, or Node's `# pass 12` and `# fail 0`.
    fn add(&mut self, line: &str) {
        let node =
            |word: &str| line.trim().trim_start_matches(['#', 'ℹ', ' ']).strip_prefix(word)?.trim().parse::<u64>().ok();
        self.passed += node("pass ").unwrap_or(0);
        self.failed += node("fail ").unwrap_or(0) + node("cancelled ").unwrap_or(0);
        let Some(result) = line.trim().strip_prefix("test result: ") else { return };
        let number = |word: &str| {
            let counts = result.split(['.', ';']).map(str::trim);
            counts.filter_map(|count| count.strip_suffix(word)?.trim().parse::<u64>().ok()).next().unwrap_or(0)
        };
        self.passed += number("passed");
        self.failed += number("failed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_summed() {
        let mut tests = Tests::default();
        tests.add("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.05s");
        tests.add("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.05s");
        tests.add("test passed ... ok");
        assert_eq!(tests, Tests { passed: 15, failed: 2 });
    }

    #[test]
    fn results_of_node_are_summed() {
        let mut tests = Tests::default();
        for line in ["# tests 5", "# pass 3", "# fail 1", "# cancelled 1", "\u{2139} pass 2", "ok 1 - # passing"] {
            tests.add(line);
        }
        assert_eq!(tests, Tests { passed: 5, failed: 2 });
    }

    #[test]
    fn the_command_has_a_line_of_its_own() {
        assert!(gives_command("x\ncargo test --workspace     # proves it\n", TEST));
        assert!(!gives_command("run cargo test --workspace\ncargo test\n", TEST));
    }

    #[test]
    fn a_failing_step_ends_the_steps_beside_it_and_is_the_one_reported() {
        let endless: [Step; 2] = [("endless", "find /dev/null -exec tail -f {} ;", &[]), ("next", "true", &[])];
        let failing: [Step; 1] = [("failing", "false", &[])];
        let done = Progress::default().run_side_by_side(&[&endless, &failing]);
        assert_eq!(done, Err("failing failed: false".into()));
    }

    #[test]
    fn output_and_errors_are_one_text() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo one; echo two >&2; exit 3"]);
        assert_eq!(Children::default().output(command).unwrap(), (false, "one\ntwo\n".into()));
    }

    #[test]
    fn nothing_starts_after_the_end() {
        let children = Children::default();
        children.end();
        assert!(children.output(Command::new("true")).is_err());
    }
}
