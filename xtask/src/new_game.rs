//! A new game's crate: a copy of the template, the manifests' entries, and the catalogue's word.

use std::fs;
use std::path::Path;

use crate::tree::{cargo, directories, files, read, root};

/// A game that is compiled and tested like any other. A new game is a copy with another name and number.
const TEMPLATE: &str = "xtask/templates";
/// The line with the number that no game keeps.
const NUMBER: &str = "number: 30,";

/// What is needed of the house: its numbers given away and the files that list the games.
struct House {
    numbers: Vec<u8>,
    workspace: String,
    catalogue: String,
    list: String,
    tests: String,
}

/// The files that list the games.
const LISTS: [&str; 4] =
    ["Cargo.toml", "crates/catalogue/Cargo.toml", "crates/catalogue/src/lib.rs", "tests/Cargo.toml"];

/// Makes the crate of a game and enters it where games are listed.
pub(crate) fn run(name: &str) -> Result<(), String> {
    let [workspace, catalogue, list, tests] = LISTS.map(read);
    let house = House { numbers: numbers(), workspace: workspace?, catalogue: catalogue?, list: list?, tests: tests? };
    let files = generate(name, &house)?;
    if root().join("games").join(name).exists() {
        return Err(format!("games/{name} is there already"));
    }
    for (path, text) in files {
        let path = root().join(path);
        let write = |path: &Path| {
            fs::create_dir_all(path.parent().unwrap_or(path))?;
            fs::write(path, text)
        };
        write(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let reference = root().join("games").join(name).join("src/reference.md");
    link(&format!("../../../docs/rules/{name}.md"), &reference)
        .map_err(|error| format!("{}: {error}", reference.display()))?;
    // Imports are sorted by the name, and lines are as long as it is. The tests are files of another package.
    let formatted = cargo(&["fmt", "--package", &format!("underdeck-{name}"), "--package", "underdeck-tests"]).status();
    formatted.map_err(|error| format!("cargo fmt: {error}"))?;
    println!("new-game: games/{name} and docs/rules/{name}.md are there, and the catalogue knows them");
    println!(
        "new-game: next: cargo test -p underdeck-tests --test {name}; cargo run -p underdeck-{name} --example play"
    );
    Ok(())
}

/// Links to a file, so that a packed crate has it.
fn link(to: &str, from: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    return std::os::unix::fs::symlink(to, from);
    #[cfg(windows)]
    return std::os::windows::fs::symlink_file(to, from);
}

/// The files to write, by path.
fn generate(name: &str, house: &House) -> Result<Vec<(String, String)>, String> {
    let fits = name.starts_with(|c: char| c.is_ascii_lowercase()) && !name.ends_with('-') && !name.contains("--");
    if !fits || !name.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-') {
        return Err(format!("`{name}` is no name of a game: lower-case letters, digits and `-`, such as `deep-well`"));
    }
    // Deal codes have room for 31 games, and the last number is the toy's.
    let number = (1..31).find(|number| !house.numbers.contains(number)).ok_or("every number is taken")?;
    let crate_name = name.replace('-', "_");
    let title = name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect::<Vec<_>>().join(" ");
    let fill = |text: &str| {
        let text = text.replace("underdeck_template", &format!("underdeck_{crate_name}"));
        let text = text.replace("template", name).replace("Template", &title);
        text.replace(NUMBER, &format!("number: {number},"))
    };
    let place = |path: &str| match path.trim_start_matches(TEMPLATE) {
        "/src/reference.md" => format!("docs/rules/{name}.md"),
        path => format!("games/{name}{path}"),
    };
    let version = env!("CARGO_PKG_VERSION");
    let dependency = format!("underdeck-{name} = {{ path = \"games/{name}\", version = \"{version}\" }}");
    let workspace = insert(&house.workspace, &dependency, |line| line.contains("path = \"games/"));
    let catalogue = depend(LISTS[1], &house.catalogue, "[dependencies]\n", name)?;
    let tests = depend(LISTS[3], &house.tests, "[dev-dependencies]\n", name)?;
    let tests = format!("{tests}\n[[test]]\nname = \"{name}\"\npath = \"../games/{name}/tests/it/main.rs\"\n");
    let listed = house.list.lines().find(|line| line.starts_with("list::games! {") && line.ends_with(" }"));
    let listed = listed.ok_or_else(|| format!("{} has no line `list::games! {{ … }}`", LISTS[2]))?;
    // After the games; other things may follow.
    let end = listed.len() - 2;
    let list = house.list.replace(listed, &format!("{} underdeck_{crate_name}{}", &listed[..end], &listed[end..]));
    let template = files(TEMPLATE, &["rs", "toml", "txt", "md"])?.into_iter();
    let mut made: Vec<(String, String)> = template.map(|file| (place(&file.path), fill(&file.text))).collect();
    made.extend(LISTS.map(str::to_owned).into_iter().zip([workspace, catalogue, list, tests]));
    Ok(made)
}

/// The manifest with one dependency more below this heading.
fn depend(path: &str, manifest: &str, heading: &str, name: &str) -> Result<String, String> {
    let parts = manifest.split_once(heading).ok_or_else(|| format!("{path} has no {}", heading.trim()))?;
    let dependency = format!("underdeck-{name}.workspace = true");
    Ok([parts.0, heading, &insert(parts.1, &dependency, |line| line.ends_with(".workspace = true"))].concat())
}

/// The numbers that games have.
fn numbers() -> Vec<u8> {
    let facts = directories("games").into_iter().filter_map(|game| read(&format!("games/{game}/src/info.rs")).ok());
    let number = |facts: String| {
        facts.lines().find_map(|line| line.trim().strip_prefix("number: ")?.trim_end_matches(',').parse().ok())
    };
    facts.filter_map(number).collect()
}

/// The text with a line put into the first block of lines like it, in alphabetical order.
fn insert(text: &str, new: &str, is_like_it: impl Fn(&str) -> bool) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| is_like_it(line)).unwrap_or(lines.len());
    let block = lines[first..].iter().take_while(|line| is_like_it(line));
    let place = first + block.take_while(|line| **line < new).count();
    lines.insert(place, new);
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::check_game;
    use crate::tree::File;

    fn house() -> House {
        House {
            numbers: vec![1, 2, 4],
            workspace: "[a]\nunderdeck-abbey = { path = \"games/abbey\" }\nunderdeck-zoo = { path = \"games/zoo\" }\n\n[b]\n".into(),
            catalogue: "[package]\nversion.workspace = true\n\n[dependencies]\nunderdeck-abbey.workspace = true\nunderdeck-zoo.workspace = true\n\n[lints]\nworkspace = true\n"
                .into(),
            list: "mod a;\n\nlist::games! { underdeck_abbey underdeck_zoo }\n".into(),
            tests: "[package]\n\n[dev-dependencies]\nunderdeck-abbey.workspace = true\nunderdeck-zoo.workspace = true\n\n[[test]]\nname = \"zoo\"\n".into(),
        }
    }

    #[test]
    fn a_new_game_is_complete_and_in_order() {
        let files = generate("deep-well", &house()).unwrap();
        let text = |path: &str| &files.iter().find(|(found, _)| found == path).unwrap().1;
        for (path, text) in &files {
            let is_filled = !text.to_lowercase().contains("template") && !text.contains(NUMBER);
            assert!(is_filled, "{path}: a place was not filled");
        }
        assert!(text("games/deep-well/src/info.rs").contains("number: 3,\n    title: \"Deep Well\","));
        text("games/deep-well/Cargo.toml").parse::<toml::Table>().unwrap();
        assert!(text("Cargo.toml").contains(concat!(
            "\nunderdeck-deep-well = { path = \"games/deep-well\", version = \"",
            env!("CARGO_PKG_VERSION"),
            "\" }\nunderdeck-zoo"
        )));
        assert!(text("crates/catalogue/Cargo.toml").contains(
            "[dependencies]\nunderdeck-abbey.workspace = true\nunderdeck-deep-well.workspace = true\nunderdeck-zoo"
        ));
        assert!(
            text("tests/Cargo.toml")
                .contains("underdeck-abbey.workspace = true\nunderdeck-deep-well.workspace = true\nunderdeck-zoo")
        );
        assert!(text("tests/Cargo.toml").ends_with(
            "name = \"zoo\"\n\n[[test]]\nname = \"deep-well\"\npath = \"../games/deep-well/tests/it/main.rs\"\n"
        ));
        assert!(
            text("crates/catalogue/src/lib.rs")
                .ends_with("list::games! { underdeck_abbey underdeck_zoo underdeck_deep_well }\n")
        );
    }

    #[test]
    fn every_rule_of_a_new_game_is_carried_out_and_tested() {
        let files = generate("well", &house()).unwrap();
        let (src, tests) = ("games/well/src/", "games/well/tests/");
        let of = |folder: &str| {
            let found = files.iter().filter(|(path, _)| path.starts_with(folder) && path.ends_with(".rs"));
            found.map(|(path, text)| File { path: path.clone(), text: text.clone() }).collect::<Vec<_>>()
        };
        let reference = &files.iter().find(|(path, _)| path == "docs/rules/well.md").unwrap().1;
        assert_eq!(check_game("well", reference, &of(src), &of(tests)), [""; 0]);
    }

    #[test]
    fn bad_names_are_refused() {
        for name in ["", "Well", "deep well", "3-wells", "well-", "deep--well"] {
            assert!(generate(name, &house()).is_err(), "{name}");
        }
    }
}
