//! The interfaces for other programs: the referee, perft, simulations, closed pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::home::Home;
use serde_json::{Value, json};

/// A long game with many Jokers, which shuffle the Floor.
const STAIRS: [&str; 8] = ["--seed", "3", "--player", "random", "--option", "jokers=8", "--option", "max_health=99"];

#[test]
fn the_referee_agrees_with_every_line_of_a_trace() {
    let home = Home::new();
    let trace = home.trace(&[&STAIRS[..], &["--legal", "--view"]].concat());
    let events: usize = trace[1..].iter().map(|line| line["chance"].as_array().unwrap().len()).sum();
    let mut requests = String::new();
    for pair in trace.windows(2) {
        let (state, mv, chance) = (&pair[0]["state"], &pair[1]["move"], &pair[1]["chance"]);
        requests += &format!("{}\n", json!({ "state": state, "move": mv, "chance": chance }));
    }
    let ran = home.feed(&["step", "keevorn"], &requests);
    let answers: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((ran.code, answers.len()), (Some(0), trace.len() - 1));
    for (answer, line) in answers.iter().zip(&trace[1..]) {
        for key in ["state", "legal", "view"] {
            assert_eq!(answer[key], line[key]);
        }
    }
    let used: u64 = answers.iter().map(|answer| answer["chance_used"].as_u64().unwrap()).sum();
    assert_eq!(used as usize, events);
    assert!(events > 0);
}

#[test]
fn the_referee_answers_each_line_at_once_and_never_stops() {
    let home = Home::new();
    let start = home.trace(&["--seed", "7", "--player", "random", "--max-moves", "0"]).remove(0);
    let mut bad = start["state"].clone();
    bad["health"] = json!(99);
    let mut typed = start["state"].clone();
    typed["depth"] = json!("none");
    let mut twice = start["state"].clone();
    twice["room"][0] = twice["room"][1].clone();
    let asked = [
        ("nonsense".to_owned(), "not JSON"),
        (json!({ "state": start["state"] }).to_string(), "\"chance_used\":0"),
        (json!({ "state": bad }).to_string(), "`health`"),
        (json!({ "state": typed }).to_string(), "`depth`: invalid type"),
        (json!({ "state": twice }).to_string(), "error"),
        (json!({ "state": start["state"], "move": "take" }).to_string(), "not legal now"),
        (json!({ "state": start["state"], "moove": "take" }).to_string(), "`moove`"),
        (json!({ "state": start["state"], "move": "explore" }).to_string(), "\"phase\":\"explore\""),
    ];
    let mut child = home.command(&["step", "keevorn"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (request, words) in asked {
        writeln!(input, "{request}\n").unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert!(answer.contains(words), "{request}: {answer}");
    }
    drop(input);
    assert!(answers.next().is_none());
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_move_without_its_chance_events_is_refused_with_the_missing_one() {
    let home = Home::new();
    let trace = home.trace(&STAIRS);
    let shuffled = trace.iter().position(|line| line["chance"].as_array().is_some_and(|events| !events.is_empty()));
    let n = shuffled.expect("the game meets Stairs");
    let request = json!({ "state": trace[n - 1]["state"], "move": trace[n]["move"] }).to_string();
    let ran = home.feed(&["step", "keevorn"], &(request + "\n"));
    assert!(ran.out.contains("chance event 1 is missing: a shuffle of floor"), "{}", ran.out);
    assert!(ran.out.starts_with(r#"{"error":{"key":"chance","#));
}

#[test]
fn perft_counts_by_depth_and_by_move() {
    let home = Home::new();
    let counted = home.run(&["perft", "keevorn", "--seed", "7", "--depth", "3"]);
    let counts: Vec<u64> = counted.out.lines().map(|line| line.split(' ').nth(1).unwrap().parse().unwrap()).collect();
    assert_eq!((counted.code, counts[0], counts.len()), (Some(0), 1, 4));
    let legal = home.trace(&["--seed", "7", "--player", "random", "--max-moves", "0", "--legal"]);
    assert_eq!(counts[1] as usize, legal[0]["legal"].as_array().unwrap().len());
    let divided = home.run(&["perft", "keevorn", "--seed", "7", "--depth", "3", "--divide"]);
    let parts: Vec<u64> = divided.out.lines().map(|line| line.rsplit(' ').next().unwrap().parse().unwrap()).collect();
    let (total, parts) = parts.split_last().unwrap();
    assert_eq!((*total, parts.iter().sum::<u64>(), parts.len() as u64), (counts[3], counts[3], counts[1]));
    assert!(counted.err.contains("per second"));
}

#[test]
fn a_simulation_is_the_same_for_any_number_of_jobs() {
    let home = Home::new();
    let sim = |more: &[&str]| {
        let arguments = ["sim", "keevorn", "--player", "random", "--games", "600", "--seed", "5", "--json"];
        let report = home.ok(&[arguments.as_slice(), more].concat());
        serde_json::from_str::<Value>(&report).unwrap()
    };
    let (one, three) = (sim(&["--jobs", "1"]), sim(&["--jobs", "3"]));
    let without_pace = |report: &Value| {
        let mut player = report["players"][0].clone();
        player.as_object_mut().unwrap().remove("u_per_move");
        player
    };
    assert_eq!(without_pace(&one), without_pace(&three));
    assert_eq!((&one["options"], &one["seed"]), (&three["options"], &json!(5)));
    assert_eq!((&one["games"], &one["players"][0]["unfinished"]), (&json!(600), &json!(0)));
    assert!(one["players"][0]["u_per_move"].as_f64().unwrap() > 0.0);
    for key in ["floor_ns", "games_per_s", "moves_per_s"] {
        assert!(one[key].as_f64().unwrap() > 0.0, "{key}");
    }
    let moves = |report: &Value| report["players"][0]["moves"].clone();
    assert_ne!(moves(&sim(&["--luck", "deal"])), moves(&one));
    assert_eq!(sim(&["--max-moves", "2"])["players"][0]["unfinished"], 600);
    let text = home.ok(&["sim", "keevorn", "--player", "random", "--games", "50"]);
    assert!(
        text.starts_with("50 games of Keevorn, player random") && text.contains("Intervals have 95 % confidence"),
        "{text}"
    );
    assert!(!text.contains("games/s"), "{text}");
    let bench = home.ok(&["sim", "keevorn", "--player", "random", "--games", "50", "--bench"]);
    assert!(bench.contains("games/s") && bench.contains("U per move"), "{bench}");
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let home = Home::new();
    let state = &home.trace(&["--seed", "7", "--player", "random", "--max-moves", "0"])[0]["state"];
    let request = json!({ "state": state }).to_string();
    let cases: [(&[&str], &str); 4] = [
        (&["step", "keevorn"], &request),
        (&["play", "keevorn", "--seed", "7"], "explore"),
        (&["trace", "keevorn", "--seed", "7", "--player", "random", "--legal", "--view"], ""),
        (&["games"], ""),
    ];
    for (arguments, line) in cases {
        let mut child = home.command(arguments).spawn().unwrap();
        drop(child.stdout.take());
        let mut input = child.stdin.take().unwrap();
        // The closed output may have ended the program already.
        let _ = writeln!(input, "{line}");
        drop(input);
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), [].as_slice()), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn head_closes_the_pipe_without_an_error() {
    let home = Home::new();
    let mut trace =
        home.command(&["trace", "keevorn", "--seed", "7", "--player", "greedy", "--legal"]).spawn().unwrap();
    let head =
        Command::new("head").arg("-n3").stdin(trace.stdout.take().unwrap()).stdout(Stdio::piped()).output().unwrap();
    assert_eq!(String::from_utf8(head.stdout).unwrap().lines().count(), 3);
    let output = trace.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), [].as_slice()));
}
