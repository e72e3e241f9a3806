//! Every rule is cited by code and by a test, and every citation names a rule.

use std::collections::BTreeSet;

use super::citations::{cited, function, names};
use crate::tree::{File, directories, files, read};

/// The faults of all games.
pub(super) fn check() -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for game in directories("games") {
        let reference = match read(&format!("docs/rules/{game}.md")) {
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

fn check_game(game: &str, reference: &str, code: &[File], tests: &[File]) -> Vec<String> {
    let ids: BTreeSet<&str> = game::rules(reference).map(|rule| rule.id).collect();
    let (by_code, by_tests) = (citations(code), citations(tests));
    let functions: Vec<&str> = tests.iter().flat_map(|file| file.text.lines().filter_map(function)).collect();
    let mut faults = Vec::new();
    if ids.is_empty() {
        faults.push(format!("docs/rules/{game}.md has no rule ids"));
    }
    for id in &ids {
        if !by_code.iter().any(|(_, cited)| cited == id) {
            faults.push(format!("games/{game}/src: rule {id} is not cited"));
        }
        let tested = by_tests.iter().any(|(_, cited)| cited == id) || functions.iter().any(|test| names(test, id));
        if !tested {
            faults.push(format!("games/{game}/tests: rule {id} is not tested"));
        }
    }
    for (place, cited) in by_code.iter().chain(&by_tests).filter(|(_, cited)| !ids.contains(cited.as_str())) {
        faults.push(format!("{place}: there is no rule {cited} in docs/rules/{game}.md"));
    }
    let shipped = format!("include_str!(\"../../../docs/rules/{game}.md\")");
    if !code.iter().any(|file| file.text.contains(&shipped)) {
        faults.push(format!("games/{game}/src: the reference must be {shipped}"));
    }
    faults
}

/// All citations with their places.
fn citations(files: &[File]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in files {
        for (n, line) in file.text.lines().enumerate() {
            found.extend(cited(line).into_iter().map(|id| (format!("{}:{}", file.path, n + 1), id)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Vec<File> {
        vec![File { path: "x.rs".into(), text: text.into() }]
    }

    #[test]
    fn missing_and_invented_citations_are_named() {
        let reference = "- [go-1] Go.\n- R1. Stay.\n";
        let shipped = "include_str!(\"../../../docs/rules/well.md\")";
        let code = file(&format!("/// (go-1, R1)\n{shipped}"));
        assert_eq!(check_game("well", reference, &code, &file("fn go_1() {}\n// (R1)")), [""; 0]);
        let faults = check_game("well", reference, &file("/// (go-1)\n/// `R2`"), &file("fn go_1() {}"));
        let expected = [
            "games/well/src: rule R1 is not cited".to_owned(),
            "games/well/tests: rule R1 is not tested".into(),
            "x.rs:2: there is no rule R2 in docs/rules/well.md".into(),
            format!("games/well/src: the reference must be {shipped}"),
        ];
        assert_eq!(faults, expected);
    }
}
