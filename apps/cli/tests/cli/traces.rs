//! Traces and records, and their verification.

use crate::home::Home;

/// Plays a game to its end through a pipe; returns its record.
fn recorded(home: &Home) -> String {
    let moves = home.random_game("7");
    let ran = home.feed(&["play", "keevorn", "--seed", "7", "--record", "game.udr"], &(moves.join("\n") + "\n"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    std::fs::read_to_string(home.path("game.udr")).unwrap()
}

#[test]
fn a_trace_is_the_same_every_time_and_verifies() {
    let home = Home::new();
    for player in ["random", "greedy"] {
        let arguments =
            ["trace", "keevorn", "--seed", "11", "--player", player, "--legal", "--view", "--max-moves", "60"];
        let trace = home.ok(&arguments);
        assert_eq!(home.ok(&arguments), trace);
        let first = trace.lines().next().unwrap();
        assert!(first.starts_with(r#"{"game":"keevorn","rules":1,"options":{"#) && first.contains(r#""legal":["#));
        assert!(first.contains("\"view\":{") && first.contains("\"??\""));
        let file = home.file("trace.jsonl", &trace);
        let verdict = home.ok(&["verify", "--unfinished", &file]);
        let moves = trace.lines().count() - 1;
        assert!(verdict.starts_with(&format!("{file}: ok, {moves} moves, ")), "{verdict}");
    }
    let short = home.trace(&["--seed", "11", "--player", "random", "--max-moves", "3"]);
    assert_eq!(short.len(), 4);
    assert!(short[3]["state"]["outcome"].is_null());
    let whole = home.ok(&["trace", "keevorn", "--seed", "11", "--player", "random"]);
    let cut: String = whole.lines().take(4).map(|line| format!("{line}\n")).collect();
    let file = home.file("cut.jsonl", &cut);
    home.run(&["verify", &file]).fails(1, &["cut.jsonl: the trace stops after 3 moves", "--unfinished"]);
    assert!(home.ok(&["verify", "--unfinished", &file]).ends_with("ok, 3 moves, unfinished\n"));
    let file = home.file("whole.jsonl", &whole);
    assert!(home.ok(&["verify", &file]).contains("ok, "));
}

#[test]
fn another_seed_of_the_player_plays_the_same_deal_in_another_way() {
    let home = Home::new();
    let trace =
        |more: &[&str]| home.trace(&[&["--seed", "11", "--player", "random", "--max-moves", "20"], more].concat());
    let moves = |trace: &[serde_json::Value]| trace[1..].iter().map(|line| line["move"].clone()).collect::<Vec<_>>();
    let (own, other) = (trace(&[]), trace(&["--player-seed", "12"]));
    assert_eq!(trace(&["--player-seed", "11"]), own);
    assert_eq!(own[0], other[0], "the same deal");
    assert_ne!(moves(&own), moves(&other));
    home.run(&["trace", "keevorn", "--seed", "11", "--player-seed", "x"]).fails(2, &["--player-seed"]);
}

#[test]
fn a_tampered_trace_is_refused_with_line_move_and_key() {
    let home = Home::new();
    let trace = home.ok(&["trace", "keevorn", "--seed", "7", "--player", "random"]);
    let mut lines: Vec<String> = trace.lines().map(str::to_owned).collect();
    lines[4] = lines[4].replace("\"health\":", "\"health\":1");
    let good = home.file("good.jsonl", &trace);
    let bad = home.file("bad.jsonl", &lines.join("\n"));
    home.run(&["verify", &bad]).fails(1, &["bad.jsonl: line 5, move 4", "state.health"]);
    let both = home.run(&["verify", &good, &bad]);
    both.fails(1, &["good.jsonl: ok", "bad.jsonl: line 5", "1 of 2 files"]);
    home.feed(&["verify", "-"], "{\"game\":3}\n").fails(1, &["-: line 1"]);
    home.feed(&["verify", "-"], "").fails(1, &["-: "]);
}

#[test]
fn a_record_verifies_and_gives_its_trace() {
    let home = Home::new();
    recorded(&home);
    let verdict = home.ok(&["verify", "game.udr"]);
    assert!(verdict.starts_with("game.udr: ok, ") && !verdict.contains("unfinished"), "{verdict}");
    let trace = home.ok(&["trace", "keevorn", "--seed", "7", "--player", "random", "--legal"]);
    assert_eq!(home.ok(&["trace", "--record", "game.udr", "--legal"]), trace);
}

#[test]
fn a_tampered_record_is_refused_with_its_line() {
    let home = Home::new();
    let record = recorded(&home);
    let line = record.lines().position(|line| line.contains(" 9. equip TH;")).unwrap() + 1;
    let spoiled = record.replace(" 9. equip TH;", " 9. equip KH;");
    let column = record.lines().nth(line - 1).unwrap().find("equip TH").unwrap() + 1;
    let file = home.file("spoiled.udr", &spoiled);
    home.run(&["verify", &file]).fails(1, &[&format!("spoiled.udr: line {line}, column {column}, move 9"), "equip KH"]);
    home.run(&["trace", "--record", &file]).fails(1, &[&format!("line {line}")]);
    let result = record.replace("[Result \"lost\"]", "[Result \"won\"]");
    let file = home.file("boast.udr", &result);
    home.run(&["verify", &file]).fails(1, &["boast.udr: line", "won"]);
    home.feed(&["verify", "-"], "no record at all").fails(1, &["-: line 1"]);
}

#[test]
fn a_game_is_stepped_through_forwards_and_back() {
    let home = Home::new();
    recorded(&home);
    let moves = home.trace(&["--seed", "7", "--player", "random"]).len() - 1;
    let ran = home.feed(&["replay", "game.udr"], "n\n\np\ng 5\nl\nn\nf\np\ng 9999\ndance\nq\nn\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let titles: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("Move ") || *line == "Start").collect();
    let numbers: Vec<Option<&str>> = titles.iter().map(|title| title.split(' ').nth(1)).collect();
    let last = moves.to_string();
    let expected = [None, Some("1"), Some("2"), Some("1"), Some("5"), Some(last.as_str()), None];
    assert_eq!(numbers, expected, "{}", ran.out);
    for message in
        ["This is the last move.", "This is the start.", "There is no move 9999: ", "`dance` is not a command"]
    {
        assert!(ran.out.contains(message), "{message}");
    }
    let all = home.ok(&["replay", "game.udr", "--all"]);
    let trace = home.file("game.jsonl", &home.ok(&["trace", "--record", "game.udr"]));
    assert_eq!(home.ok(&["replay", &trace, "--all"]), all);
    assert_eq!(all.matches("Move ").count(), moves);
}
