//! Golden traces and perft counts, written anew by the program.

use std::fs;
use std::process::Command;

use crate::tree::{directories, read, root};

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

/// Writes `tests/traces/NAME.jsonl` for each line `NAME seed player [option=value …]` of `tests/golden.txt`.
fn traces(game: &str) -> Result<(), String> {
    let list = format!("games/{game}/tests/golden.txt");
    let Ok(text) = read(&list) else {
        println!("bless: {list} is not there, no traces written");
        return Ok(());
    };
    let dir = root().join(format!("games/{game}/tests/traces"));
    fs::create_dir_all(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    for line in lines(&text) {
        let [name, seed, player, ref options @ ..] = words(line)[..] else {
            return Err(format!("{list}: `{line}`: expected a name, a seed, a player and options"));
        };
        let mut arguments = vec!["trace", game, "--seed", seed, "--player", player, "--legal", "--view"];
        arguments.extend(options.iter().flat_map(|option| ["--option", option]));
        let trace = underdeck(&arguments)?;
        let path = dir.join(format!("{name}.jsonl"));
        fs::write(&path, &trace).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("bless: {game}: {name}, {} moves", trace.lines().count().saturating_sub(1));
    }
    Ok(())
}

/// Counts each line `seed options depth count` of `tests/perft.txt` again; options as `key=value,…` or `-`.
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
        let mut arguments = vec!["perft", game, "--seed", seed, "--depth", depth];
        let options_given = options.split(',').filter(|option| *option != "-");
        arguments.extend(options_given.flat_map(|option| ["--option", option]));
        let counts = underdeck(&arguments)?;
        let last = counts.lines().last().and_then(|line| line.split_whitespace().last());
        let count = last.ok_or_else(|| format!("{path}: `{line}`: nothing was counted"))?;
        table += &format!("{seed} {options} {depth} {count}\n");
        println!("bless: {game}: {seed} {options} {depth} {count}");
    }
    fs::write(root().join(&path), table).map_err(|error| format!("{path}: {error}"))
}

/// What the program prints for these arguments.
fn underdeck(arguments: &[&str]) -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root()).args(["run", "--quiet", "--package", "underdeck", "--"]).args(arguments);
    let output = command.stderr(std::process::Stdio::inherit()).output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(format!("bless: `underdeck {}` failed", arguments.join(" ")));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// The lines that say something: not empty, no comment.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}
