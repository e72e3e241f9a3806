//! Line mode in the pseudo-locale: every word of the program has accents, and what has none is in no catalogue.

use std::collections::BTreeSet;
use std::process::Output;

use crate::home::Home;

/// Every command of line mode that needs no other game; `json` gives the notation of the moves that may be made.
const COMMANDS: &str = "help\nlook\nlook nowhere\nmoves\nabout\nabout 5C\nabout nowhere\nchoose\nchoose 5C\nhint\nwhy\nwhy 1\nwhy 99\n\
                        tree\nbranches\ngo 77\nredo\ncomment\ncomment 1\nstory\nsave\nsave a.udr\nsave a.udr\nopen 99\nbrief\n\
                        guide\nguide off\nguide 1\ncorrect\ncorrect 1\ncorrect 5C\n\n99\n$\nrules 5C\n";

/// Words that are the same in every language: commands, notation, and what a test types.
const ALLOWED: &str = "underdeck play table resume record turned rolled joker greedy nowhere queen";

/// Runs a command in the pseudo-locale with lines on standard input.
fn run(home: &Home, arguments: &[&str], lines: &str) -> String {
    let mut child = home.command(arguments).env("UNDERDECK_LANG", "en-XA").spawn().expect("the program starts");
    let (mut stdin, lines) = (child.stdin.take().expect("a pipe"), lines.to_owned());
    let writer = std::thread::spawn(move || std::io::Write::write_all(&mut stdin, lines.as_bytes()).is_ok());
    let Output { stdout, stderr, .. } = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("output is UTF-8")).join("\n")
}

/// The words of a text for people, in small letters.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || "-/._".contains(c)));
    words.map(|word| word.trim_matches(['-', '.']).to_lowercase())
}

/// The words of a text that no catalogue has: a message has no plain vowel. Names, notation, files and codes are left out.
fn unmarked(text: &str) -> BTreeSet<String> {
    let (json, people): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("{\""));
    let mut allowed: BTreeSet<String> = words(ALLOWED).collect();
    for info in underdeck_catalogue::games().iter().map(|game| game.info()) {
        allowed.extend([info.id, info.title, info.designer].into_iter().flat_map(words));
    }
    for line in json {
        let value: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        let offers = value["table"]["offers"].as_array().into_iter().flatten();
        allowed.extend(offers.filter_map(|offer| offer["move"].as_str()).flat_map(words));
    }
    let is_plain = |word: &String| {
        let is_code = word.chars().count() < 2 || word.contains(|c: char| c.is_ascii_digit() || "/.".contains(c));
        !is_code && word.contains(['a', 'e', 'i', 'o', 'u']) && !allowed.contains(word)
    };
    people.into_iter().flat_map(words).filter(is_plain).collect()
}

#[test]
fn line_mode_says_nothing_that_is_in_no_catalogue() {
    let play = |id: &'static str| {
        let moves = "json\n1\nwhy\nlook\nmoves\ntree\n".repeat(25);
        let guided = "json\nguide\nguide next\n".repeat(30);
        let runs: [(&[&str], String); 4] = [
            (&["play", id, "--seed", "7", "--new"], format!("{COMMANDS}{moves}undo\ngo 0\nfull\nsolve\nquit\n")),
            (&["play", id, "--guide", "1"], format!("{guided}quit\n")),
            (&["table", id, "--new"], format!("{COMMANDS}QS\n7D\nqueen\n3C\n5\n4\n1\ncorrect QS KS\nundo\nlook\n")),
            (&["play", id, "--resume"], "eye\nquit\n".to_owned()),
        ];
        let home = Home::new();
        let texts: Vec<String> = runs.iter().map(|(arguments, lines)| run(&home, arguments, lines)).collect();
        let found = unmarked(&texts.join("\n"));
        assert!(found.is_empty(), "{id}: {found:?}\n{}", texts.join("\n"));
        assert!(texts.iter().all(|text| text.contains('⟦')), "{id}: the language is the pseudo-locale");
    };
    std::thread::scope(|scope| {
        for game in underdeck_catalogue::games() {
            scope.spawn(move || play(game.info().id));
        }
    });
}

#[test]
fn two_players_replays_and_the_menu_say_nothing_that_is_in_no_catalogue() {
    let home = Home::new();
    let duel = ["play", "living-keep", "--option", "mode=standard", "--seed", "7", "--record", "duel.udr"];
    let bot = ["play", "living-keep", "--option", "mode=draft", "--seed", "7", "--opponent", "greedy"];
    let moves = "json\n1\n".repeat(40);
    let replay =
        "help\nn\nn\np\np\np\nlook\nmoves\nchoose\nwhy\nwhy 1\nhint\nsolve\ntree\nbranches\njson\ng 99\n$\nq\n";
    let texts = [
        run(&home, &duel, &format!("{moves}undo\ntree\nquit\n")),
        run(&home, &bot, &format!("{moves}quit\n")),
        run(&home, &["replay", "duel.udr", "--linear"], replay),
        run(&home, &["replay", "duel.udr", "--all"], ""),
        run(&home, &["play", "keevorn", "--record", "duel.udr", "--new"], ""),
        run(&home, &["--linear"], "99\nq\n"),
        run(&home, &["puzzles", "nowhere"], ""),
    ];
    let found = unmarked(&texts.join("\n"));
    assert!(found.is_empty(), "{found:?}\n{}", texts.join("\n"));
}

#[test]
fn moves_are_notation_and_cards_have_their_names_in_german() {
    let home = Home::new();
    let ran =
        home.feed(&["play", "keevorn", "--seed", "7", "--lang", "de"], "look Herz 7\nlook 7H\nTRADE jh\nhint\nquit\n");
    let described: Vec<&str> = ran.out.lines().filter(|line| line.contains("Herz 7")).collect();
    assert!(described.len() >= 2 && described[0] == described[1], "{}", ran.out);
    ran.prints(&["\ntrade JH\n", "\nTipp: Nummer "]);
}
