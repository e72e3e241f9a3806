//! Words that must not stand in the project, and those that only some rooms may use.

use crate::tree::{File, directories};

/// Not in any source file.
const NOWHERE: [&str; 5] = [
    concat!("todo", "!("),
    concat!("dbg", "!("),
    concat!("unimplemented", "!("),
    concat!("#[", "ignore"),
    concat!("thread::", "sleep"),
];

/// Where a path on somebody's machine begins; not in any text.
const MACHINES: [&str; 4] =
    [concat!("/ho", "me/"), concat!("/Us", "ers/"), concat!("/ro", "ot/"), concat!("/wo", "rk/")];

/// Output, clocks and files: not below `apps`.
const APPS_ONLY: [&str; 8] =
    ["println!(", "print!(", "std::fs", "File::open", "Instant::now", "SystemTime", "std::env::", "std::net"];

/// The faults of all files.
pub(super) fn check(code: &[File], texts: &[File]) -> Vec<String> {
    let names: Vec<String> = directories("games").iter().map(|game| format!("\"{game}\"")).collect();
    let mut faults = Vec::new();
    for file in code {
        for (n, line) in file.text.lines().enumerate() {
            let words = NOWHERE.iter().filter(|word| line.contains(*word));
            faults.extend(words.map(|word| format!("{}:{}: `{word}` must not be used", file.path, n + 1)));
        }
        faults.extend(check_room(file, &names));
    }
    for file in texts {
        for (n, line) in file.text.lines().enumerate() {
            let paths = MACHINES.iter().filter(|path| has_path(line, path));
            faults.extend(paths.map(|path| format!("{}:{}: a path of one machine, `{path}…`", file.path, n + 1)));
        }
    }
    faults
}

/// What a library must not do, apart from its tests: be an app, or know a game by name.
fn check_room(file: &File, games: &[String]) -> Vec<String> {
    let within = |rooms: &[&str]| rooms.iter().any(|room| file.path.starts_with(room));
    let source = file.path.contains("/src/");
    // Build scripts call the files of messages.
    let library = source && within(&["crates/", "games/"]) && !within(&["crates/testkit/", "crates/message-files/"]);
    let generic = source && within(&["crates/", "apps/"]) && !within(&["crates/catalogue/"]);
    let lines = file.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")).enumerate();
    let mut faults = Vec::new();
    for (n, line) in lines.filter(|(_, line)| !line.trim_start().starts_with("//")) {
        if let Some(word) = APPS_ONLY.iter().find(|word| library && line.contains(*word)) {
            faults.push(format!("{}:{}: `{word}` is for apps alone", file.path, n + 1));
        }
        if let Some(name) = games.iter().find(|name| generic && line.contains(*name)) {
            faults.push(format!("{}:{}: only the catalogue knows {name} by name", file.path, n + 1));
        }
    }
    faults
}

/// Whether a line has an absolute path that begins so; part of a longer path does not count.
fn has_path(line: &str, start: &str) -> bool {
    line.match_indices(start).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && !"/._-*}>".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> usize {
        let file = || vec![File { path: path.into(), text: text.into() }];
        check(&file(), &file()).len()
    }

    #[test]
    fn forbidden_words_are_found() {
        assert_eq!(faults("apps/cli/src/a.rs", concat!("fn f() { to", "do!() }\n#[ign", "ore]\n")), 2);
        assert_eq!(faults("README.md", concat!("see /ho", "me/me/x and https://a.b/wo", "rk/y")), 1);
        assert_eq!(faults("crates/lab/src/a.rs", "fn f() { println!() }\n#[cfg(test)]\nprintln!()"), 1);
        assert_eq!(faults("apps/cli/src/a.rs", "fn f() { println!() }"), 0);
        assert_eq!(faults("crates/lab/src/a.rs", "// println!() in a comment"), 0);
    }

    #[test]
    fn only_the_catalogue_names_games() {
        let file = |path: &str| File { path: path.into(), text: "if id == \"well\" {}".into() };
        let games = ["\"well\"".to_owned()];
        assert_eq!(check_room(&file("crates/lab/src/a.rs"), &games).len(), 1);
        assert_eq!(check_room(&file("crates/catalogue/src/a.rs"), &games).len(), 0);
        assert_eq!(check_room(&file("games/well/src/a.rs"), &games).len(), 0);
    }
}
