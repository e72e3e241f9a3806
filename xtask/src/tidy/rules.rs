//! Every rule is cited where it is carried out and by a test, and every citation names a rule.

use std::collections::BTreeSet;

use super::citations::{self, Test, in_code, in_comment};
use crate::tree::{File, directories, files, read};

/// Rooms of a game that carry out no rule.
const TALK: [&str; 3] = ["policy", "telling", "words"];

/// The faults of all games.
pub(super) fn check() -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for game in directories("games") {
        let reference = match read(&format!("docs/rules/{game}.md")) {
            Ok(reference) if read(&format!("games/{game}/src/reference.md")).as_ref() != Ok(&reference) => {
                faults.push(format!("games/{game}/src/reference.md must be a link to docs/rules/{game}.md"));
                continue;
            }
            Ok(reference) => reference,
            Err(error) => {
                faults.push(format!("games/{game} has no reference: {error}"));
                continue;
            }
        };
        let code = files(&format!("games/{game}/src"), &["rs"])?;
        let tests = files(&format!("games/{game}/tests"), &["rs"]).unwrap_or_default();
        faults.extend(check_game(&game, &reference, &code, &tests));
    }
    Ok(faults)
}

pub(crate) fn check_game(game: &str, reference: &str, code: &[File], tests: &[File]) -> Vec<String> {
    let ids: BTreeSet<&str> = underdeck_game::rules(reference).map(|rule| rule.id).collect();
    let carried_out: BTreeSet<String> = code.iter().flat_map(carried_out).collect();
    let running: Vec<Test<'_>> = code.iter().chain(tests).flat_map(|file| citations::tests(&file.text)).collect();
    let mut faults = Vec::new();
    if ids.is_empty() {
        faults.push(format!("docs/rules/{game}.md has no rule ids"));
    }
    for id in &ids {
        if !carried_out.contains(*id) {
            faults.push(format!("games/{game}/src: rule {id} is not cited at the code that carries it out"));
        }
        if !running.iter().any(|test| test.names(id)) {
            faults.push(format!("games/{game}/tests: rule {id} is named by no test that runs"));
        }
    }
    let cited = code.iter().chain(tests).flat_map(cited);
    for (place, id) in cited.filter(|(_, id)| !ids.contains(id.as_str())) {
        faults.push(format!("{place}: there is no rule {id} in docs/rules/{game}.md"));
    }
    if !code.iter().any(|file| file.text.contains(SHIPPED)) {
        faults.push(format!("games/{game}/src: the reference must be {SHIPPED}"));
    }
    faults
}

/// How a game takes its reference: by a link in its own folder to the one in `docs/rules`, so that the crate is whole when it is packed.
const SHIPPED: &str = "include_str!(\"reference.md\")";

/// What the comments of a file cite as carried out there: nothing in the rooms that only talk or play, in the head of a file or
/// in its tests.
fn carried_out(file: &File) -> BTreeSet<String> {
    let room = file.path.split_once("/src/").map_or("", |(_, path)| path.split(['/', '.']).next().unwrap_or_default());
    let lines = file.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    let lines = lines.filter(|line| !TALK.contains(&room) && !line.starts_with("//!"));
    lines.flat_map(in_comment).collect()
}

/// All citations with their places.
fn cited(file: &File) -> Vec<(String, String)> {
    let lines = file.text.lines().enumerate();
    let cited = lines.flat_map(|(n, line)| in_comment(line).into_iter().chain(in_code(line)).map(move |id| (n, id)));
    cited.map(|(n, id)| (format!("{}:{}", file.path, n + 1), id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Vec<File> {
        vec![File { path: "games/well/src/x.rs".into(), text: text.into() }]
    }

    #[test]
    fn missing_and_invented_citations_are_named() {
        let reference = "- [go-1] Go.\n- R1. Stay.\n";
        let code = file(&format!("/// (go-1, R1)\n{SHIPPED}"));
        let tests = file("#[test]\nfn go_1() {}\n#[test]\nfn stays() {\n    // (R1)\n}\n");
        assert_eq!(check_game("well", reference, &code, &tests), [""; 0]);
        let code = file("//! (R1)\n/// (go-1)\n/// `R2`\nrules: &[\"R1\"]");
        let faults = check_game("well", reference, &code, &file("#[test]\nfn go_1() {}\n// (R1)\nfn helper() {}"));
        let expected = [
            "games/well/src: rule R1 is not cited at the code that carries it out".to_owned(),
            "games/well/tests: rule R1 is named by no test that runs".into(),
            "games/well/src/x.rs:3: there is no rule R2 in docs/rules/well.md".into(),
            format!("games/well/src: the reference must be {SHIPPED}"),
        ];
        assert_eq!(faults, expected);
        let told = File { path: "games/well/src/telling/x.rs".into(), text: "/// (go-1)".into() };
        assert!(carried_out(&told).is_empty());
    }
}
