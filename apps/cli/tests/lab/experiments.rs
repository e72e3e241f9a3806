//! `lab`: saved cells, an experiment that is killed and resumed, faulty files.

use std::path::Path;
use std::process::Child;
use std::sync::mpsc;
use std::time::Duration;

use serde_json::Value;

use crate::{Workspace, assert_contains};

const HANDS: &str = "\
title = \"Hands\"
question = \"How large should a hand be?\"
deals = 100
seed = 5

[[cells]]
game = \"card-crawler\"
players = [\"greedy\", \"random\"]
grid = { hand_size = [5, 3, 4, 6, 7] }
";

fn cells(folder: &Path) -> usize {
    let Ok(entries) = std::fs::read_dir(folder) else { return 0 };
    entries.filter(|entry| entry.as_ref().unwrap().path().extension().is_some_and(|ending| ending == "json")).count()
}

/// Waits until `saved` cells are saved or the program has ended; returns whether it still runs.
fn is_running_after(child: &mut Child, folder: &Path, saved: usize) -> bool {
    let (_sender, nothing) = mpsc::channel::<()>();
    while cells(folder) < saved {
        if child.try_wait().unwrap().is_some() {
            return false;
        }
        // Leaves the processor to the program.
        let _ = nothing.recv_timeout(Duration::from_millis(2));
    }
    true
}

#[test]
fn a_killed_experiment_resumes_and_ends_with_the_same_report() {
    // On a busy machine the program may finish before it is killed; then the test tries a longer experiment.
    let lengths = (0..).map(|n| HANDS.replace("deals = 100", &format!("deals = {}", 100 << n)));
    let (file, killed, kept) = lengths
        .map(|file| {
            let bench = Workspace::new();
            std::fs::write(bench.path("hands.toml"), &file).unwrap();
            let mut child = bench.command(&["lab", "hands.toml", "--json", "--jobs", "1"]).spawn().unwrap();
            is_running_after(&mut child, &bench.path("hands.cells"), 2);
            child.kill().unwrap();
            child.wait().unwrap();
            let kept = cells(&bench.path("hands.cells"));
            assert!(kept >= 2, "{kept} cells were kept");
            (file, bench, kept)
        })
        .find(|(.., kept)| *kept < 10)
        .expect("there is always a longer one");
    let listed = killed.ok(&["lab", "hands.toml", "--list"]);
    assert!(listed.contains(&format!("{kept} of 10 cells are finished")), "{listed}");
    let calm = Workspace::new();
    std::fs::write(calm.path("hands.toml"), file).unwrap();
    let expected = calm.ok(&["lab", "hands.toml", "--json", "--jobs", "2"]);
    assert_eq!(cells(&calm.path("hands.cells")), 10);
    assert_eq!(killed.ok(&["lab", "hands.toml", "--json", "--jobs", "1"]), expected);
    let page = |bench: &Workspace| std::fs::read_to_string(bench.path("hands.cells/report.html")).unwrap();
    assert_eq!(page(&killed), page(&calm));
}

#[test]
fn a_changed_file_plays_only_the_changed_cells() {
    let bench = Workspace::new();
    let write = |hands: &str| {
        let file = HANDS.replace("deals = 100", "deals = 20").replace("[5, 3, 4, 6, 7]", hands);
        std::fs::write(bench.path("hands.toml"), file).unwrap();
    };
    write("[5, 3]");
    let first: Value = bench.ok(&["lab", "hands.toml", "--json"]).parse().unwrap();
    write("[5, 4, 3]");
    let listed = bench.ok(&["lab", "hands.toml", "--list"]);
    assert!(listed.contains("4 of 6 cells are finished; 40 games are left to play."), "{listed}");
    let second: Value = bench.ok(&["lab", "hands.toml", "--json", "--csv", "cells.csv"]).parse().unwrap();
    let cell = |report: &Value, name: &str| {
        report["cells"].as_array().unwrap().iter().find(|cell| cell["name"] == name).cloned().unwrap()
    };
    assert_eq!(cell(&second, "greedy hand_size=3"), cell(&first, "greedy hand_size=3"));
    assert_eq!(cell(&second, "greedy hand_size=4")["difference"]["against"], "greedy hand_size=5");
    let csv = std::fs::read_to_string(bench.path("cells.csv")).unwrap();
    // A quoted field may have commas.
    let columns = |line: &str| line.split('"').step_by(2).collect::<String>().split(',').count();
    let heads = columns(csv.lines().next().unwrap());
    assert!(csv.lines().count() == 7 && csv.lines().all(|line| columns(line) == heads), "{csv}");
    assert!(csv.contains("won=") && csv.contains("room "), "how games end and where they are lost: {csv}");
    // A damaged cell counts as missing.
    let damaged = bench
        .path("hands.cells")
        .join(format!("{}.json", cell(&second, "random hand_size=3")["fingerprint"].as_str().unwrap()));
    let whole = std::fs::read_to_string(&damaged).unwrap();
    let won = whole.replacen('L', "W", 1);
    assert_ne!(won, whole);
    for text in [&whole[..whole.len() / 2], &won, "{\"plan\":", ""] {
        std::fs::write(&damaged, text).unwrap();
        assert!(bench.ok(&["lab", "hands.toml", "--list"]).contains("5 of 6 cells"), "{text}");
    }
    let third: Value = bench.ok(&["lab", "hands.toml", "--json"]).parse().unwrap();
    assert_eq!(third, second);
    let words = bench.ok(&["lab", "hands.toml"]);
    assert!(words.starts_with("Hands\nHow large") && words.contains("greedy hand_size=4"), "{words}");
}

#[test]
fn faults_of_a_file_are_reported_with_their_position() {
    let bench = Workspace::new();
    std::fs::write(bench.path("bad.toml"), HANDS.replace("hand_size", "handsize")).unwrap();
    let ran = bench.run(&["lab", "bad.toml"]);
    assert_eq!(ran.code, Some(2));
    for words in ["bad.toml, line 9, column 10", "did you mean `hand_size`?", "9 | grid = { handsize", "^^^^^^^^"] {
        assert!(ran.err.contains(words), "{words}: {}", ran.err);
    }
    let missing = bench.run(&["lab", "nothing.toml"]);
    assert!(missing.code == Some(1) && missing.err.contains("nothing.toml"), "{}", missing.err);
    std::fs::write(bench.path("opening.toml"), "title = \"x\"\ndeals = 200\n[[cells]]\ngame = \"card-crawler\"\nplayers = \"random\"\nopenings = [\"dance\"]\n").unwrap();
    let ran = bench.run(&["lab", "opening.toml"]);
    assert!(ran.code == Some(2) && ran.err.contains("line 6, column 13"), "{}", ran.err);
    std::fs::write(bench.path("luck.toml"), "title = \"x\"\nadjust = \"luck\"\n[[cells]]\ngame = \"keevorn\"\nplayers = \"random\"\noptions = { jokers = 1 }\n").unwrap();
    let ran = bench.run(&["lab", "luck.toml"]);
    assert!(ran.code == Some(2) && ran.err.contains("cell `jokers=1`: no luck can be taken out"), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn an_interruption_reports_the_finished_cells() {
    let bench = Workspace::new();
    // The first cell is short, the second one takes hours.
    let file = "deals = 20\n[[cells]]\ngame = \"card-crawler\"\nplayers = [\"random\"]\n\
                [[cells]]\ngame = \"card-crawler\"\nplayers = [\"greedy\"]\ndeals = 10_000_000\nname = \"long\"\n";
    std::fs::write(bench.path("hands.toml"), format!("title = \"Hands\"\n{file}")).unwrap();
    let mut child = bench.command(&["lab", "hands.toml", "--jobs", "1"]).spawn().unwrap();
    assert!(is_running_after(&mut child, &bench.path("hands.cells"), 1));
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{err}");
    assert!(err.contains("1 of 2 cells are finished and kept") && err.contains("to continue"), "{err}");
    assert_eq!(cells(&bench.path("hands.cells")), 1);
}

#[test]
fn a_grid_of_two_rules_is_drawn_with_its_neighbours_compared_and_each_game_is_a_row() {
    let bench = Workspace::new();
    let file = "title = \"x\"\ndeals = 40\n[[cells]]\ngame = \"keevorn\"\nplayers = \"greedy\"\ngrid = { jokers = \"0..8/4\", max_health = [10, 20] }\n";
    std::fs::write(bench.path("x.toml"), file).unwrap();
    let text = bench.ok(&["lab", "x.toml"]);
    let titles = ["max_health and jokers together", "Neighbours of max_health and jokers"];
    assert_contains(&text, &titles);
    assert_contains(&text, &["no clear difference", "██"]);
    assert_contains(&std::fs::read_to_string(bench.path("x.cells/report.html")).unwrap(), &titles);
    let report: serde_json::Value = serde_json::from_str(&bench.ok(&["lab", "x.toml", "--json"])).unwrap();
    let plane = &report["planes"][0];
    assert_eq!(
        (plane["values"][1].to_string(), plane["neighbours"].as_array().unwrap().len()),
        ("[\"0\",\"4\",\"8\"]".into(), 7)
    );
    let rows = bench.ok(&["lab", "x.toml", "--rows", "-"]);
    assert!(rows.starts_with("cell,game,seed,result,score,moves,decisions,cause,phase,depth,health"), "{rows:.200}");
    assert_eq!(rows.lines().count(), 1 + 6 * 40);
}

#[test]
fn facts_are_asked_of_every_cell_and_a_folder_of_records_can_be_one() {
    let bench = Workspace::new();
    let file = "title = \"x\"\ndeals = 30\n[[cells]]\ngame = \"keevorn\"\nplayers = [\"greedy\", \"random\"]\n[[cells]]\ngame = \"keevorn\"\nrecords = \"mine\"\noptions = { jokers = 7, start_depth = 8 }\n";
    std::fs::write(bench.path("x.toml"), file).unwrap();
    std::fs::create_dir(bench.path("mine")).unwrap();
    let none = bench.run(&["lab", "x.toml"]);
    assert!(none.code == Some(2) && none.err.contains("mine has no finished game of Keevorn"), "{}", none.err);
    let record = include_str!("../../../../games/keevorn/tests/records/first-fight.udr");
    std::fs::write(bench.path("mine/one.udr"), record).unwrap();
    std::fs::write(bench.path("mine/two.udr"), "no record").unwrap();
    let by = ["lab", "x.toml", "--group-by", "killer.rank", "--over-time", "health", "--plots", "plots"];
    let text = bench.ok(&by);
    let titles = ["Games by killer.rank: greedy", "Games by killer.rank: mine", "Mean health along moves: random"];
    assert_contains(&text, &titles);
    assert_contains(&text, &["mine: recorded games, on deals of their own"]);
    assert_contains(&std::fs::read_to_string(bench.path("x.cells/report.html")).unwrap(), &titles);
    assert!(std::fs::read_dir(bench.path("plots")).unwrap().count() > 8);
    let ran = bench.run(&["lab", "x.toml", "--group-by", "killre"]);
    assert!(ran.code == Some(2) && ran.err.contains("did you mean `killer`"), "{}", ran.err);
}

#[test]
fn every_first_move_is_tried_with_luck_taken_out_on_other_deals_than_the_file_says() {
    let bench = Workspace::new();
    let file = "title = \"x\"\nadjust = \"luck\"\n[[cells]]\ngame = \"cryptkeeper\"\nplayers = \"random\"\nopenings = \"all\"\n";
    std::fs::write(bench.path("x.toml"), file).unwrap();
    let lab = ["lab", "x.toml", "--games", "30", "--seed", "8"];
    let words = ["own choice", "take QS", "Luck taken out", "A first move is played on the deals on which it is legal"];
    assert_contains(&bench.ok(&lab), &words);
    assert_contains(&std::fs::read_to_string(bench.path("x.cells/report.html")).unwrap(), &words);
    let csv = bench.ok(&[&lab[..], &["--csv", "-"]].concat());
    assert!(csv.lines().count() == 15 && csv.contains("take AS,cryptkeeper,random,,"), "{csv}");
    assert!(csv.lines().skip(1).all(|line| line.contains(",deal,8,30,")), "{csv}");
}
