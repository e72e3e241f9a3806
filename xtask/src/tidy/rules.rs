//! Every rule is cited where it is carried out and by a test, and every citation names a rule.

use std::collections::BTreeSet;

use underdeck_game::Source;

use super::citations::{self, Test, in_code, in_comment};
use crate::tree::{File, directories, files, read};

/// Rooms of a game that carry out no rule.
const TALK: [&str; 3] = ["policy", "telling", "words"];

/// The most words of a rulebook that name a place in it.
const MOST_WORDS: usize = 6;

/// The variable that names the folder of the rulebooks, `<game>.txt`.
const RULEBOOKS: &str = "UNDERDECK_RULEBOOKS";

/// The faults of all games.
pub(super) fn check() -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    let rulebooks = std::env::var_os(RULEBOOKS).map(std::path::PathBuf::from);
    if rulebooks.is_none() {
        println!("tidy: the places of printed rules are not looked up: {RULEBOOKS} names no folder of rulebooks");
    }
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
        if let Some(folder) = &rulebooks {
            let path = folder.join(format!("{game}.txt"));
            match std::fs::read_to_string(&path) {
                Ok(rulebook) => faults.extend(missing_places(&game, &reference, &rulebook)),
                Err(error) => faults.push(format!("{}: {error}", path.display())),
            }
        }
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
    faults.extend(sources(game, reference, &ids));
    if !code.iter().any(|file| file.text.contains(SHIPPED)) {
        faults.push(format!("games/{game}/src: the reference must be {SHIPPED}"));
    }
    faults
}

/// How a game takes its reference: by a link in its own folder to the one in `docs/rules`, so that the crate is whole when it is packed.
const SHIPPED: &str = "include_str!(\"reference.md\")";

/// Every rule has one source, every source is a rule's, and a printed rule names its place.
fn sources(game: &str, reference: &str, ids: &BTreeSet<&str>) -> Vec<String> {
    let mut known = BTreeSet::new();
    let mut faults = Vec::new();
    let of_options = underdeck_game::rules(reference).filter(|rule| rule.id.starts_with("option-"));
    let options: BTreeSet<&str> =
        of_options.filter_map(|rule| rule.text.strip_prefix('`')?.split('`').next()).collect();
    for (id, source) in underdeck_game::sources(reference) {
        let mut fault = |what: &str| faults.push(format!("docs/rules/{game}.md: the source of {id} {what}"));
        if !known.insert(id) {
            fault("is there twice");
        }
        if !ids.contains(id) {
            fault("belongs to no rule");
        }
        let is_whole = match source {
            Source::Printed { heading, words } => {
                if words.split_whitespace().count() > MOST_WORDS {
                    fault("has too many words of the rulebook");
                }
                ![heading, words].contains(&"")
            }
            Source::Reading { ours, book, why, .. } => ![ours, book, why].contains(&""),
            Source::Ours { why, .. } => !why.is_empty(),
        };
        if !is_whole {
            fault("has an empty cell");
        }
        if !source.switches().is_well_formed() {
            fault("has options in another form than `key` or `key = value`, with commas between them");
        }
        for switch in source.switches().iter().filter(|switch| !options.contains(switch.key)) {
            fault(&format!("names {}, which is no option", switch.key));
        }
    }
    let missing = ids.iter().filter(|id| !known.contains(*id));
    faults.extend(missing.map(|id| format!("docs/rules/{game}.md: rule {id} has no source")));
    faults
}

/// The places of printed rules that the rulebook of a game does not have. Rulebooks are their designers', so a checkout has none.
pub(super) fn missing_places(game: &str, reference: &str, rulebook: &str) -> Vec<String> {
    let plain = |text: &str| {
        let words = text.replace('’', "'").to_lowercase();
        let words = words.split(|c: char| !c.is_alphanumeric() && !"♥♦♠♣".contains(c)).filter(|word| !word.is_empty());
        format!(" {} ", words.collect::<Vec<_>>().join(" "))
    };
    let (book, lines): (String, Vec<String>) = (plain(rulebook), rulebook.lines().map(plain).collect());
    let is_there = |source: Source<'_>| match source {
        Source::Printed { heading, words } => {
            book.contains(&plain(words)) && lines.iter().any(|line| line.starts_with(&plain(heading)))
        }
        _ => true,
    };
    let wrong = underdeck_game::sources(reference).filter(|(_, source)| !is_there(*source));
    wrong.map(|(id, _)| format!("docs/rules/{game}.md: the rulebook does not have the place of {id}")).collect()
}

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
        let sources = "\n## Sources\n\n### Printed\n| go-1 | Play | go on |\n### Ours\n| R1 | No word. | |\n";
        let reference = &format!("- [go-1] Go.\n- R1. Stay.\n{sources}");
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
        let faults = super::sources("well", reference, &BTreeSet::from(["go-1", "go-2"]));
        let expected =
            ["docs/rules/well.md: the source of R1 belongs to no rule", "docs/rules/well.md: rule go-2 has no source"];
        assert_eq!(faults, expected);
        let switched = reference.replace("No word. | |", "No word. | `lives`, deep |");
        let faults = super::sources("well", &switched, &BTreeSet::from(["go-1", "R1"]));
        let of = "docs/rules/well.md: the source of R1";
        let form = "has options in another form than `key` or `key = value`, with commas between them";
        let expected = [
            format!("{of} {form}"),
            format!("{of} names lives, which is no option"),
            format!("{of} names deep, which is no option"),
        ];
        assert_eq!(faults, expected);
        assert_eq!(missing_places("well", reference, "# PLAY\nYou go\non."), [""; 0]);
        assert_eq!(missing_places("well", reference, "Setup\nYou go on.").len(), 1);
        let told = File { path: "games/well/src/telling/x.rs".into(), text: "/// (go-1)".into() };
        assert!(carried_out(&told).is_empty());
    }
}
