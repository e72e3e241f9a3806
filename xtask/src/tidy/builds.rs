//! Nothing is compiled twice. `cargo run` and `cargo test --workspace` share one build: the program's crates have the same features in both.
//! The object-safe interface of a game is compiled in the game's own crate alone.

use std::collections::BTreeSet;

use crate::tree::{File, cargo};

pub(super) fn check(code: &[File]) -> Result<Vec<String>, String> {
    let run = tree(&["--edges", "normal,build"])?;
    let mut faults = built_twice(&run, &tree(&["--workspace", "--edges", "normal,build,dev"])?);
    faults.extend(code.iter().filter_map(|file| interface_again(&file.path, &file.text)));
    Ok(faults)
}

/// Where a crate compiles the interface of games that are not its own.
fn interface_again(path: &str, text: &str) -> Option<String> {
    let is_place = path.starts_with("crates/game/") || path.starts_with("xtask/");
    let is_named = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .any(|word| ["any_game", "any_state", "core_game"].contains(&word));
    (is_named && !is_place).then(|| {
        format!("{path}: this compiles a game's interface again: ask `Playable`, which `underdeck_game::playable!` implements in the game's crate")
    })
}

/// The crates that a command compiles, one a line with its features.
fn tree(arguments: &[&str]) -> Result<String, String> {
    let mut command = cargo(&["tree", "--quiet", "--prefix", "none", "--format", "{p} [{f}]"]);
    let output = command.args(arguments).output().map_err(|error| format!("cargo tree: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn built_twice(run: &str, test: &str) -> Vec<String> {
    // A star marks what was listed before.
    let crates =
        |tree: &str| tree.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect::<BTreeSet<_>>();
    let test = crates(test);
    let again = crates(run).into_iter().filter(|one| !test.contains(one));
    again.map(|one| format!("{one}: `cargo test --workspace` compiles it again, with other features")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_with_other_features_in_tests_is_named() {
        let test =
            "underdeck v0.1.0 (/x) []\nlibc v0.2.1 [default,extra_traits]\nvt100 v0.1.0 []\nmemchr v2.8.3 [] (*)";
        assert_eq!(
            built_twice("underdeck v0.1.0 (/x) []\nmemchr v2.8.3 []\nunderdeck v0.1.0 (/x) [] (*)", test),
            [""; 0]
        );
        let again = built_twice("underdeck v0.1.0 (/x) []\nlibc v0.2.1 [default]", test);
        assert_eq!(again, ["libc v0.2.1 [default]: `cargo test --workspace` compiles it again, with other features"]);
    }

    #[test]
    fn a_crate_that_makes_the_instance_of_a_game_is_named() {
        assert!(interface_again("crates/lab/src/a.rs", "let game = underdeck_game::any_game::<S>();").is_some());
        assert_eq!(interface_again("crates/lab/src/a.rs", "let game = S::instance();"), None);
    }

    #[test]
    fn the_program_is_compiled_once() {
        assert_eq!(check(&[]).unwrap(), [""; 0]);
    }
}
