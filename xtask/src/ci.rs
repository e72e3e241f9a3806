//! Everything that CI runs, in its order.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::tree::{read, root};

/// The test command; the README must give it to newcomers just so.
const TEST: &str = "cargo test --workspace";

/// The step that plays in a browser: its tests count too.
const BROWSER: &str = "browser";

/// The step that needs the standard library for WebAssembly; without it, it is left out.
const WASM: &str = "wasm";

/// The steps that build the offline edition and play it with its host switched off; without a standard library, they are left out.
const EDITION: &str = "edition";
const OFFLINE: &str = "offline";

/// What a step is called, its command, and what is added to the environment.
type Step = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// The steps after tidy.
const STEPS: [Step; 15] = [
    ("format", "cargo fmt --all --check", &[]),
    ("clippy", "cargo clippy --workspace --all-targets --features underdeck-lab/bench -- -D warnings", &[]),
    ("test", TEST, &[]),
    ("parquet", "cargo test --package underdeck-lab --features parquet --lib parquet", &[]),
    ("postgres", "bash .ci/postgres cargo test --package underdeck-server --features postgres --lib --test it", &[]),
    ("docs", "cargo doc --workspace --no-deps", &[("RUSTDOCFLAGS", "-D warnings")]),
    (WASM, "cargo check --package underdeck-site --target wasm32-unknown-unknown", &[]),
    ("fuzz", "cargo test --package underdeck-fuzz --test bounded", &[("UNDERDECK_FUZZ_SECONDS", "15")]),
    (
        "toy",
        "cargo test --package underdeck --package underdeck-tui --package underdeck-pages --features underdeck/toy,underdeck-tui/toy,underdeck-pages/toy --test toy --test it --lib",
        &[],
    ),
    ("load", "cargo run --package underdeck-server --example load -- 40 1", &[]),
    ("python", "python3 apps/python/ci.py", &[]),
    ("program", "cargo build --package underdeck", &[]),
    (BROWSER, "npm --prefix apps/server/e2e test", &[]),
    (EDITION, "cargo xtask web --quick target/edition", &[]),
    (
        OFFLINE,
        "npm --prefix apps/server/e2e run edition",
        &[("EDITION", concat!(env!("CARGO_MANIFEST_DIR"), "/../target/edition"))],
    ),
];

/// Runs all steps; the first that fails ends it. The last line says how many tests of the test command passed.
pub(crate) fn run() -> Result<(), String> {
    let mut tests = Tests::default();
    let done = steps(&mut tests);
    let summary = format!("{} passed, {} failed", tests.passed, tests.failed);
    match done {
        Ok(()) => {
            println!("\n{summary}");
            Ok(())
        }
        Err(error) => Err(format!("\nci: {error}\n{summary}")),
    }
}

fn steps(tests: &mut Tests) -> Result<(), String> {
    headline("tidy", "cargo xtask tidy");
    crate::tidy::run()?;
    let readme = read("README.md")?;
    if !gives_command(&readme, TEST) {
        return Err(format!("README.md does not give the test command `{TEST}` on a line of its own"));
    }
    for (name, command, environment) in STEPS {
        headline(name, command);
        let left_out = match name {
            WASM => !has_wasm(),
            EDITION | OFFLINE => !crate::web::can_build(),
            _ => false,
        };
        if left_out {
            println!("ci: {name} left out: {}", crate::web::missing());
            continue;
        }
        let start = Instant::now();
        let counted = execute(command, environment)?;
        println!("ci: {name} took {:.0} s", start.elapsed().as_secs_f64());
        if name == "test" || name == BROWSER || name == OFFLINE {
            tests.passed += counted.tests.passed;
            tests.failed += counted.tests.failed;
            if counted.ok && counted.tests.passed == 0 {
                return Err(format!("{name}: no test was run"));
            }
        }
        if !counted.ok {
            return Err(format!("{name} failed: {command}"));
        }
    }
    Ok(())
}

/// Whether the toolchain can compile for WebAssembly.
fn has_wasm() -> bool {
    let shown = Command::new("rustc").args(["--print", "target-libdir", "--target", "wasm32-unknown-unknown"]).output();
    shown.is_ok_and(|shown| std::path::Path::new(String::from_utf8_lossy(&shown.stdout).trim()).exists())
}

/// Whether a text gives a command on a line of its own, a comment behind it allowed.
fn gives_command(text: &str, command: &str) -> bool {
    text.lines().any(|line| line.split('#').next().is_some_and(|line| line.trim() == command))
}

/// What a command came to.
struct Executed {
    ok: bool,
    tests: Tests,
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

/// Runs a command in the root, its output passed on and its tests counted.
fn execute(command: &str, environment: &[(&str, &str)]) -> Result<Executed, String> {
    let fault = |error: std::io::Error| format!("{command}: {error}");
    let mut words = command.split(' ');
    let mut child = Command::new(words.next().unwrap_or("cargo"));
    child.args(words).envs(environment.iter().copied()).current_dir(root()).stdout(Stdio::piped());
    let mut child = child.spawn().map_err(fault)?;
    let mut tests = Tests::default();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = String::from_utf8_lossy(&line.map_err(fault)?).into_owned();
            tests.add(&line);
            println!("{line}");
        }
    }
    Ok(Executed { ok: child.wait().map_err(fault)?.success(), tests })
}

fn headline(name: &str, command: &str) {
    println!("\n== {name}: {command}");
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
    fn the_command_stands_on_a_line_of_its_own() {
        assert!(gives_command("x\ncargo test --workspace     # proves it\n", TEST));
        assert!(!gives_command("run cargo test --workspace\ncargo test\n", TEST));
    }
}
