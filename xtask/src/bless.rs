//! Rewrites golden traces and perft counts.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use percent_encoding::percent_decode_str;
use serde_json::{Value, json};

use crate::tree::{cargo, directories, read, root};

/// Writes the golden files of one game or of all. Look at the difference before you commit it.
pub(crate) fn run(game: Option<&str>) -> Result<(), String> {
    let games = directories("games");
    let chosen: Vec<&String> = games.iter().filter(|name| game.is_none_or(|game| game == *name)).collect();
    if chosen.is_empty() {
        return Err(format!("there is no game `{}`: the games are {}", game.unwrap_or_default(), games.join(", ")));
    }
    for game in chosen {
        traces(game)?;
        perft(game)?;
    }
    Ok(())
}

/// Plays the moves and the luck of each golden trace again from its first state.
fn traces(game: &str) -> Result<(), String> {
    let name = format!("games/{game}/tests/traces");
    let dir = root().join(&name);
    if !dir.exists() {
        println!("bless: {name} is not there, nothing played");
        return Ok(());
    }
    let files = fs::read_dir(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.sort();
    let mut referee = Referee::new(game)?;
    for path in paths {
        let (trace, moves) = trace(&mut referee, &path).map_err(|error| format!("{}: {error}", path.display()))?;
        fs::write(&path, trace).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("bless: {game}: {}, {moves} moves", path.file_name().unwrap_or_default().to_string_lossy());
    }
    referee.finish()
}

/// The trace in a file with every state, legal list and view recomputed, and its number of moves.
fn trace(referee: &mut Referee, path: &Path) -> Result<(String, usize), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let (mut written, mut moves, mut state, mut rules) = (String::new(), 0, Value::Null, Value::Null);
    for (n, line) in text.lines().enumerate() {
        let at = |error: &dyn std::fmt::Display| format!("line {}: {error}", n + 1);
        let mut line: Value = serde_json::from_str(line).map_err(|error| at(&error))?;
        let request = match line.get("move") {
            Some(mv) => json!({ "rules": rules, "state": state, "move": mv, "chance": line["chance"] }),
            None => {
                // A trace stays what its rules made it.
                rules.clone_from(&line["rules"]);
                json!({ "rules": rules, "state": line["state"] })
            }
        };
        let answer = referee.ask(&request).map_err(|error| at(&error))?;
        if let Some(error) = answer.get("error") {
            return Err(at(error));
        }
        moves += usize::from(line.get("move").is_some());
        for key in ["state", "legal", "view"] {
            if let Some(value) = line.get_mut(key) {
                value.clone_from(&answer[key]);
            }
        }
        written += &format!("{line}\n");
        state.clone_from(&answer["state"]);
    }
    Ok((written, moves))
}

/// A running `underdeck step GAME`.
struct Referee {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Referee {
    fn new(game: &str) -> Result<Self, String> {
        let mut command = underdeck(&["step", game]);
        let mut child = command.stdin(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("`underdeck step` has no pipes".into());
        };
        Ok(Self { child, requests, answers: BufReader::new(answers) })
    }

    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let mut answer = String::new();
        writeln!(self.requests, "{request}").map_err(|error| error.to_string())?;
        self.answers.read_line(&mut answer).map_err(|error| error.to_string())?;
        serde_json::from_str(&answer).map_err(|error| format!("`underdeck step`: {error}"))
    }

    fn finish(mut self) -> Result<(), String> {
        drop(self.requests);
        self.child.wait().map(drop).map_err(|error| error.to_string())
    }
}

/// Counts each line `seed options depth count` of `tests/perft.txt` again; options as `key=value,…` or `-`, with `%XX` for
/// special characters in a value.
fn perft(game: &str) -> Result<(), String> {
    let path = format!("games/{game}/tests/perft.txt");
    let Ok(text) = read(&path) else {
        println!("bless: {path} is not there, nothing counted");
        return Ok(());
    };
    let mut table = String::new();
    for line in text.lines() {
        if lines(line).next().is_none() {
            table += &format!("{line}\n");
            continue;
        }
        let [seed, options, depth, ..] = words(line)[..] else {
            return Err(format!("{path}: `{line}`: expected a seed, options and a depth"));
        };
        let plain = options_as_typed(options).map_err(|error| format!("{path}: `{line}`: {error}"))?;
        let mut arguments = vec!["perft", game, "--seed", seed, "--depth", depth];
        arguments.extend(plain.iter().flat_map(|option| ["--option", option.as_str()]));
        let counts = printed(&arguments)?;
        let last = counts.lines().last().and_then(|line| line.split_whitespace().last());
        let count = last.ok_or_else(|| format!("{path}: `{line}`: nothing was counted"))?;
        table += &format!("{seed} {options} {depth} {count}\n");
        println!("bless: {game}: {seed} {options} {depth} {count}");
    }
    fs::write(root().join(&path), table).map_err(|error| format!("{path}: {error}"))
}

/// Options of a perft table as they are typed: `map=..%23` is `map=..#`.
fn options_as_typed(options: &str) -> Result<Vec<String>, String> {
    let decode = |option: &str| match percent_decode_str(option).decode_utf8() {
        Ok(plain) => Ok(plain.into_owned()),
        Err(error) => Err(format!("`{option}`: {error}")),
    };
    options.split(',').filter(|option| *option != "-").map(decode).collect()
}

/// What the program prints for these arguments.
fn printed(arguments: &[&str]) -> Result<String, String> {
    let output = underdeck(arguments).output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(format!("bless: `underdeck {}` failed", arguments.join(" ")));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// The program with these arguments; what it prints is kept.
fn underdeck(arguments: &[&str]) -> Command {
    let mut command = cargo(&["run", "--quiet", "--package", "underdeck", "--"]);
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::inherit());
    command
}

/// The lines that say something: not empty, no comment.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::{options_as_typed, perft, traces};

    #[test]
    fn a_game_without_golden_files_has_nothing_to_bless() {
        assert_eq!(traces("deep-well"), Ok(()));
        assert_eq!(perft("deep-well"), Ok(()));
    }

    #[test]
    fn special_characters_of_options_are_decoded() {
        let typed = |options| options_as_typed(options).map_err(|error| error.contains("`map=%FF`"));
        assert_eq!(typed("-"), Ok(vec![]));
        assert_eq!(typed("map=..%23%2C,seats=2"), Ok(vec!["map=..#,".to_owned(), "seats=2".to_owned()]));
        assert_eq!(typed("map=%FF"), Err(true));
    }
}
