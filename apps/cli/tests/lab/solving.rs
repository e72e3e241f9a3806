//! `solve` and `winnability`.

use serde_json::Value;

use crate::Workspace;

#[test]
fn a_solution_verifies_and_a_changed_one_does_not() {
    let bench = Workspace::new();
    let solved = bench.run(&["solve", "keevorn", "--seed", "12"]);
    assert_eq!(solved.code, Some(0), "{}", solved.err);
    assert!(solved.err.contains(": won, ") && solved.err.contains(" departure"), "{}", solved.err);
    std::fs::write(bench.path("won.udr"), &solved.out).unwrap();
    let verified = bench.ok(&["verify", "won.udr"]);
    assert!(verified.contains("won") && verified.contains("peeked"), "{verified}");
    // A changed move is refused, with and without its seal.
    let tampered = solved.out.replacen("explore", "fight KS", 1);
    assert_ne!(tampered, solved.out);
    std::fs::write(bench.path("tampered.udr"), &tampered).unwrap();
    let refused = bench.run(&["verify", "tampered.udr"]);
    assert!(refused.code == Some(1) && refused.out.contains("seal"), "{} {}", refused.out, refused.err);
    let unsealed: String =
        tampered.lines().filter(|line| !line.starts_with("seal ")).map(|l| format!("{l}\n")).collect();
    std::fs::write(bench.path("tampered.udr"), unsealed).unwrap();
    let refused = bench.run(&["verify", "tampered.udr"]);
    assert!(refused.code == Some(1) && refused.out.contains("fight KS"), "{} {}", refused.out, refused.err);
}

#[test]
fn a_finished_game_is_solved_and_an_unfinished_one_is_not() {
    let bench = Workspace::new();
    let solved = bench.ok(&["solve", "keevorn", "--seed", "12"]);
    std::fs::write(bench.path("won.udr"), &solved).unwrap();
    assert!(bench.ok(&["solve", "won.udr"]).ends_with("The game was won.\n"));
    let (played, _) = solved.split_once("20. ").unwrap();
    let running = played.replace("[Result \"won\"]", "[Result \"*\"]").replace("[Cause \"won\"]\n", "");
    std::fs::write(bench.path("running.udr"), running + "*\n").unwrap();
    let running = bench.run(&["solve", "running.udr"]);
    assert!(running.code == Some(1) && running.err.contains("the game is not over"), "{}{}", running.out, running.err);
    let clash = bench.run(&["solve", "won.udr", "--best"]);
    assert!(clash.code == Some(2) && clash.err.contains("a record has its own deal"), "{}", clash.err);
}

#[test]
fn each_of_several_deals_has_a_line() {
    let bench = Workspace::new();
    let solve =
        |more: &[&str]| bench.ok(&[&["solve", "keevorn", "-o", "edition=second", "--nodes", "1,000"], more].concat());
    let lines = solve(&["--seed", "10", "--deals", "3"]);
    assert_eq!(lines.lines().count(), 3);
    assert!(lines.contains("H1BE: won, 136 moves, found by value, 1000 positions"), "{lines}");
    let rows = solve(&["--seed", "10", "--deals", "3", "--json", "-j", "2"]);
    let rows: Vec<Value> = rows.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let keys = |n: usize| rows[n].as_object().unwrap().keys().map(String::as_str).collect::<Vec<_>>().join(" ");
    assert_eq!(keys(0), "game seed deal options result nodes departures ms moves");
    assert_eq!(keys(1), "game seed deal options result nodes departures by ms moves");
    assert_eq!((&rows[1]["by"], &rows[1]["departures"]), (&"value".into(), &Value::Null));
    // No play wins this deal, which takes a longer search to prove.
    let open = bench.ok(&["solve", "keevorn", "--seed", "35", "--nodes", "1,000"]);
    assert!(open.contains(": open: the solver reached a limit, 1000 positions"), "{open}");
    assert_eq!(rows[0]["options"]["max_health"], 20);
    let codes = bench.ok(&["solve", "keevorn", "--nodes", "1,000", "H1BE", rows[0]["deal"].as_str().unwrap()]);
    assert!(codes.starts_with("H1BE: won") && codes.lines().count() == 2, "{codes}");
}

#[test]
fn scores_and_turns_have_bounds() {
    let bench = Workspace::new();
    let solve = |game: &str, how: &str| {
        let line = bench.ok(&["solve", game, "--seed", "3", how, "--nodes", "2000", "--json"]);
        serde_json::from_str::<Value>(&line).unwrap()
    };
    let score = solve("card-crawler", "--best");
    assert!(score["score"].as_i64().unwrap() <= score["bound"].as_i64().unwrap(), "{score}");
    let turns = solve("cryptkeeper", "--par");
    assert!(turns["turns"].as_i64().unwrap() >= turns["least"].as_i64().unwrap(), "{turns}");
}

#[test]
fn arguments_without_a_solution_are_refused() {
    let bench = Workspace::new();
    for (arguments, words) in [
        (&["solve", "keevorn"][..], "no deal given"),
        (&["solve", "keevorn", "--seed", "1", "--best"], "counts no scores"),
        (&["solve", "keevorn", "17B"], "17B"),
        (&["solve", "kevorn", "17A"], "did you mean `keevorn`?"),
        (&["solve", "keevorn", "--deals", "3"], "--seed"),
        (&["solve", "living-keep", "--seed", "1", "-o", "mode=draft"], "contest between two seats"),
        (&["winnability", "keevorn", "-o", "jokers=9"], "jokers"),
        (&["winnability", "keevorn", "--until", "0.5"], "±0.5%"),
    ] {
        let refused = bench.run(arguments);
        assert!(refused.code == Some(2) && refused.err.contains(words), "{arguments:?}: {}", refused.err);
    }
}

#[test]
fn winnability_resumes_where_it_stopped() {
    let bench = Workspace::new();
    let survey = |deals: &str| {
        bench.run(&["winnability", "keevorn", "-o", "edition=second", "--deals", deals, "--nodes", "1,000", "--json"])
    };
    let first: Value = serde_json::from_str(&survey("8").out).unwrap();
    assert_eq!((&first["cells"][0]["deals"], &first["cells"][0]["won"]), (&8.into(), &8.into()));
    let more: Value = serde_json::from_str(&survey("20").out).unwrap();
    let cell = &more["cells"][0];
    // The search met its limit in one deal, which a player won: its difficulty is asked for with more positions.
    assert_eq!((&cell["deals"], &cell["won"], &cell["won_by_players"]), (&20.into(), &20.into(), &1.into()), "{cell}");
    let known = |cell: &Value| cell["departures"].as_array().unwrap().iter().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!((&cell["open_deals"], known(cell)), (&serde_json::json!([]), 19));
    let again = bench.run(&[
        "winnability",
        "keevorn",
        "-o",
        "edition=second",
        "--deals",
        "20",
        "--nodes",
        "1,000,000",
        "--json",
    ]);
    let again: Value = serde_json::from_str(&again.out).unwrap();
    let cell = &again["cells"][0];
    assert_eq!((&cell["deals"], &cell["won"], &cell["won_by_players"]), (&20.into(), &20.into(), &0.into()), "{cell}");
    assert_eq!(known(cell), 20);
    // The results are one file, which is refused if a byte changes.
    let files: Vec<_> =
        std::fs::read_dir(bench.path("winnability")).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1);
    let text = std::fs::read_to_string(&files[0]).unwrap();
    std::fs::write(&files[0], text.replacen("01", "10", 1)).unwrap();
    let refused = survey("30");
    assert!(refused.code == Some(1) && refused.err.contains("the file is damaged"), "{}", refused.err);
}

#[test]
fn two_surveys_of_the_same_deals_are_the_same_bytes_and_the_time_is_a_note() {
    let bench = Workspace::new();
    let survey = |folder: &str, more: &[&str]| {
        let ran = bench.run(
            &[&["winnability", "keevorn", "--deals", "6", "--nodes", "3,000", "--out", folder][..], more].concat(),
        );
        let file = std::fs::read_dir(bench.path(folder)).unwrap().next().unwrap().unwrap().path();
        (ran.out, std::fs::read(file).unwrap(), ran.err)
    };
    let (one, other) = (survey("one", &["--json"]), survey("other", &["--json", "-j", "1"]));
    assert_eq!((&one.0, &one.1), (&other.0, &other.1));
    assert!(one.2.contains("keevorn: 6 deals solved in"), "{}", one.2);
    assert!(!survey("one", &[]).2.contains("solved in"), "nothing was left to solve");
}

#[test]
fn an_experiment_is_surveyed_once_for_each_of_its_house_rules() {
    let bench = Workspace::new();
    let text = "title = \"Editions\"\n[[cells]]\ngame = \"keevorn\"\nplayers = [\"greedy\", \"random\"]\ngrid = { edition = [\"first\", \"second\"] }\n";
    std::fs::write(bench.path("editions.toml"), text).unwrap();
    let report = bench.ok(&["winnability", "editions.toml", "--deals", "5", "--nodes", "1000"]);
    assert!(report.contains("keevorn: 5 deals") && report.contains("keevorn, edition=second: 5 deals"), "{report}");
    assert_eq!(report.matches("open deals may be either").count(), 2);
}
