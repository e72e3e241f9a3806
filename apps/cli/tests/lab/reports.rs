//! Reports in every form, values that meet a target, files that are not written over.

use serde_json::Value;

use crate::Bench;

const EFFORT: [&str; 13] = [
    "measures",
    "keevorn",
    "--best",
    "greedy",
    "--deals",
    "30",
    "--tries",
    "1",
    "--follow",
    "3",
    "--playouts",
    "2",
    "--ruling-deals=20",
];

#[test]
fn measures_are_written_in_every_form_with_the_same_numbers() {
    let bench = Bench::new();
    let files = ["--csv", "m.csv", "--html", "m.html"];
    let report: Value = serde_json::from_str(&bench.ok(&[&EFFORT[..], &files, &["--json"]].concat())).unwrap();
    let greedy = &report["range"]["players"][1];
    let csv = std::fs::read_to_string(bench.path("m.csv")).unwrap();
    let line = csv.lines().find_map(|line| line.strip_prefix("Skill,greedy,won,")).unwrap();
    let numbers: Vec<f64> = line.split(',').map(|number| number.parse().unwrap()).collect();
    let expected = [&greedy["win_rate"], &greedy["win_rate_95"][0], &greedy["win_rate_95"][1]];
    let is_same = |(found, expected): (&f64, &Value)| (found - expected.as_f64().unwrap()).abs() < 1e-12;
    assert!(csv.starts_with("table,row,column,value,low,high\n") && numbers.iter().zip(expected).all(is_same), "{csv}");
    assert!(csv.contains("How games end,won,greedy,") && csv.contains("House rules,jokers=3,answer,"), "{csv}");
    let page = std::fs::read_to_string(bench.path("m.html")).unwrap();
    let percent = format!("{:.2} %", greedy["win_rate"].as_f64().unwrap() * 100.0);
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains(&percent) && page.contains("measures keevorn"));
    let markdown = bench.ok(&[&EFFORT[..], &["--markdown"]].concat());
    assert!(markdown.starts_with("- Of 30 deals, random wins") && markdown.contains("## House rules"), "{markdown}");
    assert_eq!(bench.ok(&[&EFFORT[..], &["--csv", "-"]].concat()), csv);
    let both = bench.run(&[&EFFORT[..], &["--csv", "-", "--html", "-"]].concat());
    assert!(both.code == Some(2) && both.err.contains("both write to standard output"), "{}", both.err);
}

#[test]
fn no_file_is_written_over_without_force() {
    let bench = Bench::new();
    std::fs::write(
        bench.path("x.toml"),
        "title = \"x\"\ndeals = 20\n[[cells]]\ngame = \"keevorn\"\nplayers = \"random\"\n",
    )
    .unwrap();
    let sim = ["sim", "keevorn", "--player", "random", "--games", "5"];
    let commands: [Vec<&str>; 4] = [
        [&sim[..], &["--csv", "old"]].concat(),
        [&sim[..], &["--html", "old"]].concat(),
        vec!["lab", "x.toml", "--csv", "old"],
        [&EFFORT[..], &["--csv", "old"]].concat(),
    ];
    for command in commands {
        std::fs::write(bench.path("old"), "mine").unwrap();
        let ran = bench.run(&command);
        assert!(
            ran.code == Some(2) && ran.err.contains("old exists: --force writes over it"),
            "{command:?} {}",
            ran.err
        );
        assert_eq!(std::fs::read_to_string(bench.path("old")).unwrap(), "mine");
        bench.ok(&[&command[..], &["--force"]].concat());
        assert_ne!(std::fs::read_to_string(bench.path("old")).unwrap(), "mine");
    }
    let told = bench.run(&["lab", "x.toml"]).err;
    assert!(told.contains("The report with plots"), "{told}");
    assert_eq!(bench.run(&["lab", "x.toml", "--quiet"]).err, "");
}

#[test]
fn a_value_that_meets_a_target_is_found_and_confirmed() {
    let bench = Bench::new();
    let tune =
        ["tune", "keevorn", "max_health", "--for", "20%", "--player", "greedy", "--deals", "300", "-o", "jokers=4"];
    let report: Value = serde_json::from_str(&bench.ok(&[&tune[..], &["--json"]].concat())).unwrap();
    let answer = report["answer"].as_str().unwrap();
    let confirmed = report["confirmed"].as_array().unwrap();
    let found = confirmed.iter().find(|tried| tried["value"] == answer).unwrap();
    assert!((found["found"].as_f64().unwrap() - 0.2).abs() < 0.1 && found["games"] == 300, "{report}");
    let text = bench.ok(&tune);
    let lead = format!("max_health={answer} comes nearest");
    assert!(text.contains(&lead) && text.contains("Second sample") && text.contains("Not asked"), "{text}");
    for (wrong, words) in [
        (&["tune", "keevorn", "max_health", "--for", "half"][..], "50% is a win rate"),
        (&["tune", "keevorn", "helth", "--for", "50%"], "the options are edition"),
        (&["tune", "keevorn", "jokers", "--for", "50%", "-o", "jokers=1"], "cannot be fixed"),
        (&["tune", "keevorn", "jokers", "--for", "score=5", "--deals", "50"], "no game of keevorn has a mean score"),
    ] {
        let ran = bench.run(wrong);
        assert!(ran.code == Some(2) && ran.err.contains(words), "{wrong:?}: {}", ran.err);
    }
}

#[test]
fn completions_know_games_options_and_players() {
    let script = Bench::new().ok(&["completions", "zsh"]);
    for word in ["keevorn", "living-keep", "jokers=2", "edition=first", "greedy", "value", "tune", "--force"] {
        assert!(script.contains(word), "{word}");
    }
}

#[test]
fn what_decides_a_game_is_told_with_intervals_and_without_noise() {
    let bench = Bench::new();
    let effort = ["--games", "200", "--follow", "6", "--playouts", "2", "--deals", "60"];
    let decisive = [&["decisive", "cryptkeeper"][..], &effort].concat();
    let text = bench.ok(&decisive);
    for words in ["Cards: ", "Decisions: ", "First moves: none of 13", "no clear difference", "interval", "take QS"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let report: Value = serde_json::from_str(&bench.ok(&[&decisive[..], &["--json"]].concat())).unwrap();
    assert_eq!((report["openings"].as_array().unwrap().len(), &report["deals"]), (13, &60.into()));
    let csv = bench.ok(&[&decisive[..], &["--csv", "-"]].concat());
    assert!(csv.contains("First moves,take QS,more won,0,"), "{csv}");
}
