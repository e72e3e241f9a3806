//! Cargo features add whole items. What a small program leaves out, it does not link: no library asks a feature within a function, and games
//! have no features.

use crate::tree::{File, directories, read};

/// The one value that says which feature a program was built with, for its messages.
const ASKED: [&str; 1] = ["crates/lab/src/rows.rs"];

pub(super) fn check(code: &[File]) -> Result<Vec<String>, String> {
    let games = directories("games").into_iter().map(|game| format!("games/{game}/Cargo.toml"));
    let manifests = games.chain(["xtask/templates/Cargo.toml".to_owned()]);
    let with_features = manifests.filter_map(|path| match read(&path) {
        Ok(text) if text.lines().any(|line| line == "[features]") => {
            Some(Ok(format!("{path}: a game has no features")))
        }
        Ok(_) => None,
        Err(error) => Some(Err(error)),
    });
    let mut faults = with_features.collect::<Result<Vec<_>, _>>()?;
    faults.extend(code.iter().filter(|file| is_library(&file.path)).flat_map(asked));
    Ok(faults)
}

/// Whether the code is a library's, its tests aside.
fn is_library(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    matches!(parts.as_slice(), ["crates" | "games", _, "src", ..] | ["apps", "web", "src", ..])
        && !ASKED.contains(&path)
}

/// The places where a file asks a feature within a function.
fn asked(file: &File) -> Vec<String> {
    // In two parts, or this line would be one.
    let question = concat!("cfg!(", "feature");
    let lines = file.text.lines().enumerate().filter(|(_, line)| line.contains(question));
    lines.map(|(n, _)| format!("{}:{}: link what is needed instead of asking a feature", file.path, n + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feature_that_is_asked_in_a_library_is_named() {
        let file =
            |path: &str| File { path: path.into(), text: format!("fn a() {{\n    {}(feature = \"x\")\n}}\n", "cfg!") };
        let found = |path| check(&[file(path)]).unwrap();
        assert_eq!(
            found("games/keevorn/src/info.rs"),
            ["games/keevorn/src/info.rs:2: link what is needed instead of asking a feature"]
        );
        assert_eq!(found("crates/record/src/replay.rs").len(), 1);
        assert_eq!(
            ["apps/web/wasm/src/lib.rs", "crates/lab/tests/it/rows.rs", ASKED[0]].map(|path| found(path).len()),
            [0; 3]
        );
    }
}
