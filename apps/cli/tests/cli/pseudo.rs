//! Every command in the pseudo-locale: what a person reads is a message of the catalogue, or it is notation.
//!
//! Left out until their texts are messages: the digests of the laboratory (`sim`, `measures`, `tune`, `decisive`, `compare`, `skill`, the report of
//! `lab`), the reviews of the coach, the list of settings, the store of the server, and line mode (`play`, `step`, `table`, `puzzles`, `practice`,
//! `campaigns`, `replay`, the table of `deal`). The rules reference is in English alone.

use std::collections::HashSet;

use underdeck_game::OptionKind;

use crate::home::{Home, Ran};
use crate::playing::finish;

/// Command lines that succeed or fail, `WON`, `TRACE`, `NEW` and `CUT` being files, and the names that their output may have.
const COMMANDS: &[(&str, &str)] = &[
    ("games", ""),
    ("games keevorn", ""),
    ("games poker", "poker"),
    ("rules living-keep --tables", "Joker"),
    ("rules keevorn --tables", ""),
    ("rules keevorn --rule nope", "nope"),
    ("rules keevorn --rule fight-33", ""),
    ("deal keevorn --option edition=third", "third"),
    ("deal keevorn --deal 17B", ""),
    ("daily", ""),
    ("daily --card", ""),
    ("daily keevorn --card", ""),
    ("stats", ""),
    ("stats --luck", ""),
    ("records", ""),
    ("records keevorn --last 1", ""),
    ("settings language", "language auto"),
    ("settings options.keevorn.jokers", ""),
    ("settings options.keevorn.jokers 1", ""),
    ("settings options.keevorn.jokers 9", ""),
    ("export NEW", ""),
    ("export WON", ""),
    ("import WON", ""),
    ("verify WON", ""),
    ("verify WON TRACE", ""),
    ("verify CUT", ""),
    ("verify nowhere.udr", ""),
    ("verify nowhere.udr WON", ""),
    ("trace keevorn --player greedy", ""),
    ("perft keevorn --depth 2", ""),
    ("perft keevorn --seed 7 --depth 1", ""),
    ("sim keevorn --player greedy --player greedy", ""),
    ("sim keevorn --player greedy --player random --campaign", ""),
    ("sim keevorn --player greedy --campaign --adjust luck", ""),
    ("sim keevorn --player greedy --parquet NEW", "cargo install --path --features parquet"),
    ("sim keevorn --player greedy --csv - --json", ""),
    ("sim keevorn --player greedy --csv WON", ""),
    ("sim keevorn --player greedy --csv NEW --html NEW", ""),
    ("sim judgement-quest --player greedy --games 2 --campaign", "to returned"),
    ("measures keevorn --best random", ""),
    ("compare keevorn --with edition=first", ""),
    ("solve keevorn", ""),
    ("solve keevorn 17A 18M", ""),
    ("solve keevorn 17A --nodes 1", ""),
    ("solve card-crawler --seed 7 --best --nodes 20000", ""),
    ("solve cryptkeeper --seed 7 --par --nodes 20000", ""),
    ("solve WON", ""),
    ("solve WON --best", ""),
    ("winnability keevorn --deals 20 --nodes 20000", ""),
    ("winnability nowhere.toml", ""),
    ("winnability nowhere.toml -o jokers=1", ""),
    ("calibrate keevorn --deals 4 --games 1", ""),
    ("train keevorn --rounds 1 --games 20", ""),
    ("train keevorn --rounds 1 --games 20", ""),
    ("lab nowhere.toml", ""),
    ("lab hands.toml --list", ""),
];

/// What no language translates: the names of games, options and their values, and units.
fn names() -> HashSet<String> {
    let mut names: HashSet<String> =
        ["greedy", "random", "mcts", "UTC", "UTF", "SHA", "ms", "ns"].map(str::to_owned).into();
    for game in underdeck_catalogue::games() {
        let info = game.info();
        let mut add = |text: &str| names.extend(text.split([' ', ',', ':', '(', ')', '@', '.']).map(str::to_owned));
        [info.id, info.title, info.designer].into_iter().for_each(&mut add);
        for option in game.options() {
            add(option.key);
            add(&option.default.to_string());
            if let OptionKind::Choice(words) = option.kind {
                words.iter().for_each(|word| add(word));
            }
        }
    }
    names
}

/// The words of an output without the accents of the pseudo-locale.
///
/// Backquotes hold notation, and a word with a digit or one of the signs of paths, keys and flags is notation too.
fn unmarked<'a>(text: &'a str, names: &HashSet<String>, own: &str) -> Vec<&'a str> {
    let words = text.split('`').step_by(2).flat_map(str::split_whitespace);
    let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric() && !"-/".contains(c)));
    let is_notation = |word: &str| word.contains(|c: char| c.is_ascii_digit() || "/._=-".contains(c));
    let is_named = |word: &str| names.contains(word) || own.split(' ').any(|name| name == word);
    words
        .filter(|word| word.contains(|c: char| "aeioucnszyAEIOU".contains(c)))
        .filter(|word| !is_notation(word) && !is_named(word))
        .collect()
}

#[test]
fn every_sentence_of_a_command_is_a_message() {
    let (home, names) = (Home::new(), names());
    home.ok(&["settings", "player", "7"]);
    finish(&home, &["play", "keevorn", "--seed", "1"]);
    finish(&home, &["play", "card-crawler", "--seed", "1"]);
    let trace = home.ok(&["trace", "keevorn", "--player", "greedy", "--seed", "7"]);
    let cut: String = trace.lines().take(3).map(|line| format!("{line}\n")).collect();
    home.file("trace.jsonl", &trace);
    home.file("cut.jsonl", &cut);
    home.file("won.udr", &home.run(&["solve", "keevorn", "17A"]).out);
    let hands = "title = \"7\"\ndeals = 20\n[[cells]]\ngame = \"card-crawler\"\nplayers = [\"greedy\"]\ngrid = { hand_size = [5, 4] }\n";
    home.file("hands.toml", hands);
    let mut faults = Vec::new();
    for (line, own) in COMMANDS {
        let file = |word: &str| match word {
            "WON" => "won.udr".to_owned(),
            "TRACE" => "trace.jsonl".to_owned(),
            "CUT" => "cut.jsonl".to_owned(),
            "NEW" => format!("{}.new", line.len()),
            word => word.to_owned(),
        };
        let mut words: Vec<String> = line.split(' ').map(file).collect();
        words.extend(["--lang", "en-XA"].map(str::to_owned).into_iter().filter(|_| !line.contains("--lang")));
        let Ran { mut out, err, .. } = home.run(&words.iter().map(String::as_str).collect::<Vec<_>>());
        // `solve` prints the win, and its answer on standard error.
        if out.starts_with("Underdeck record") {
            out.clear();
        }
        let found = unmarked(&out, &names, own).into_iter().chain(unmarked(&err, &names, own)).collect::<Vec<_>>();
        if !found.is_empty() || out.is_empty() && err.is_empty() {
            faults.push(format!("{line}: {found:?}\n{out}{err}"));
        }
    }
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), COMMANDS.len(), faults.join("\n\n"));
}
