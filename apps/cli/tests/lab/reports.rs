//! Reports in every form, values that meet a target, files that are not overwritten.

use serde_json::Value;

use crate::{Workspace, assert_contains, text_of};

const EFFORT: [&str; 7] =
    ["measures", "keevorn", "--best=greedy", "--games=20", "--tries=1", "--follow=2", "--ruling-games=10"];

#[test]
fn measures_are_written_in_every_form_with_the_same_numbers() {
    let bench = Workspace::new();
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
    let [rate, low, high] = expected.map(|share| share.as_f64().unwrap() * 100.0);
    let said = format!("greedy wins {rate:.0} % ({low:.0} to {high:.0})");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("measures keevorn"));
    assert!(text_of(&page).contains(&said), "{said}: {page}");
    let markdown = bench.ok(&[&EFFORT[..], &["--markdown"]].concat());
    assert!(markdown.starts_with("- Of 20 deals, random wins") && markdown.contains("## House rules"), "{markdown}");
    assert_eq!(bench.ok(&[&EFFORT[..], &["--csv", "-"]].concat()), csv);
    let both = bench.run(&[&EFFORT[..], &["--csv", "-", "--html", "-"]].concat());
    assert!(both.code == Some(2) && both.err.contains("both write to standard output"), "{}", both.err);
}

#[test]
fn no_file_is_overwritten_without_force() {
    let bench = Workspace::new();
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
            ran.code == Some(2) && ran.err.contains("old exists: add `--force` to overwrite it"),
            "{command:?} {}",
            ran.err
        );
        assert_eq!(std::fs::read_to_string(bench.path("old")).unwrap(), "mine");
        bench.ok(&[&command[..], &["--force"]].concat());
        assert_ne!(std::fs::read_to_string(bench.path("old")).unwrap(), "mine");
    }
    let refused = bench.run(&["lab", "x.toml"]).err;
    assert!(refused.contains("The report with plots"), "{refused}");
    assert_eq!(bench.run(&["lab", "x.toml", "--quiet"]).err, "");
}

#[test]
fn a_value_that_meets_a_target_is_found_and_confirmed() {
    let bench = Workspace::new();
    let tune = ["tune", "keevorn", "jokers", "--for", "50%", "--games", "60", "--coarse", "3"];
    let report: Value = serde_json::from_str(&bench.ok(&[&tune[..], &["--json"]].concat())).unwrap();
    let answer = report["answer"].as_str().unwrap();
    let confirmed = report["confirmed"].as_array().unwrap();
    let found = confirmed.iter().find(|tried| tried["value"] == answer).unwrap();
    assert!((found["found"].as_f64().unwrap() - 0.5).abs() < 0.15 && found["games"] == 60, "{report}");
    assert_contains(&bench.ok(&tune), &["in both samples", "Jokers in the deck", "Second sample", "Not covered"]);
    let met = report["met"].as_array().unwrap();
    assert!(!met.is_empty() && met.iter().all(|value| report["open"].as_array().unwrap().contains(value)), "{report}");
    for (wrong, words) in [
        (&["tune", "keevorn", "max_health", "--for", "half"][..], "50% for a win rate"),
        (&["tune", "keevorn", "max_health", "--for", "hungry=20%"], "stuck=20% for the share"),
        (&["tune", "keevorn", "max_health", "--for", "stuck=20%"], "the endings are won, fight, pain, relic"),
        (&["tune", "keevorn", "max_health", "--for", "50%", "--for", "40%"], "two targets are about the win rate"),
        (
            &["tune", "keevorn", "jokers", "edition", "--for", "50%", "--for", "length=90"],
            "leave out an option or a target",
        ),
        (&["tune", "keevorn", "helth", "--for", "50%"], "the options are edition"),
        (&["tune", "keevorn", "jokers", "--for", "50%", "-o", "jokers=1"], "cannot be fixed"),
        (
            &["tune", "keevorn", "jokers", "--for", "score=5", "--games", "50", "--player", "random"],
            "no game of Keevorn has a score",
        ),
    ] {
        let ran = bench.run(wrong);
        assert!(ran.code == Some(2) && ran.err.contains(words), "{wrong:?}: {}", ran.err);
    }
}

#[test]
fn what_decides_a_game_has_intervals_and_leaves_noise_out() {
    let bench = Workspace::new();
    let effort = ["--games", "60", "--follow", "4", "--playouts", "1", "--openings", "12"];
    let decisive = [&["decisive", "cryptkeeper"][..], &effort].concat();
    let words =
        ["Dealt: ", "Chosen: ", "Decisions: ", "First moves: none of ", "no clear difference", "interval", "take QS"];
    assert_contains(&bench.ok(&decisive), &words);
    let report: Value = bench.ok(&[&decisive[..], &["--json", "--csv", "d.csv"]].concat()).parse().unwrap();
    let whole = report["openings"].as_array().unwrap().iter().filter(|opening| opening["level"] == "move");
    assert_eq!((whole.count(), &report["deals"], &report["by"]), (13, &12.into(), &"wins".into()));
    let csv = std::fs::read_to_string(bench.path("d.csv")).unwrap();
    assert_contains(&csv, &["First moves,take QS,more won,0,"]);
}

#[test]
fn plots_are_written_as_svg_and_png() {
    let bench = Workspace::new();
    let lost =
        ["sim", "judgement-quest", "--player", "random", "--player", "greedy", "--games", "60", "--plots", "plots"];
    bench.ok(&[&lost[..], &["--html", "page.html"]].concat());
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    let files = std::fs::read_dir(bench.path("plots")).unwrap().map(|file| file.unwrap().path());
    let drawn = files.filter(|file| file.extension().is_some_and(|end| end == "svg")).count();
    assert_eq!(page.matches("role=\"img\"").count(), drawn, "the page and the files have the same plots");
    let read =
        |name: &str| std::fs::read(bench.path("plots").join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let map = String::from_utf8(read("map-of-the-lost-games-of-random.svg")).unwrap();
    assert!(
        map.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"")
            && map.contains(">c7</text>")
            && map.contains(">r5</text>"),
        "{map}"
    );
    for name in ["mean-score", "won", "differences", "where-games-are-lost-by-room-random", "lengths"] {
        assert!(String::from_utf8(read(&format!("{name}.svg"))).unwrap().ends_with("</svg>\n"));
        let png = read(&format!("{name}.png"));
        assert!(png.starts_with(b"\x89PNG") && png.len() > 2_000, "{name}: {} bytes", png.len());
    }
    let again = bench.run(&lost);
    assert!(again.code == Some(2) && again.err.contains("add `--force` to overwrite it"), "{}", again.err);
}

#[test]
fn causes_have_sentences_rules_and_places_on_a_map() {
    let bench = Workspace::new();
    let sim = ["sim", "judgement-quest", "--player", "random", "--games", "60"];
    let words =
        ["What the causes mean", "suffer-1", "The last HP was lost.", "Map of the lost games of random", "r3", "c4"];
    assert_contains(&bench.ok(&sim), &words);
    let markdown = bench.ok(&[&sim[..], &["--markdown"]].concat());
    assert!(markdown.contains("| suffer-1 |") || markdown.contains("suffer-1"), "{markdown}");
    bench.ok(&[&sim[..], &["--html", "page.html"]].concat());
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    assert!(page.contains("The last HP was lost.") && page.contains("aria-label=\"Map of the lost games of random\""));
}

#[test]
fn two_options_are_tuned_together_and_two_versions_are_compared_rule_by_rule() {
    let bench = Workspace::new();
    let tune = ["tune", "keevorn", "jokers", "edition", "--for", "50%", "--games", "60", "--coarse", "3"];
    let title = "Tuning Keevorn: Jokers in the deck and Edition for a win rate of 50 %";
    assert_contains(&bench.ok(&tune), &[title, "Pairs", "first ", "second", "jokers and edition"]);
    let compare = ["compare", "keevorn", "--with", "decline_fortunes=true", "--with", "jokers=8", "--games", "100"];
    let rules = ["Two versions of Keevorn", "What differs", "decline_fortunes", "R30", "second version"];
    let text = bench.ok(&compare);
    assert_contains(&text, &rules);
    assert_contains(&text, &["Clearly more or fewer games won"]);
    for (wrong, words) in [
        (&["tune", "keevorn", "jokers", "jokers", "--for", "50%"][..], "named twice"),
        (&["compare", "keevorn", "--with", "jokers=2", "--games", "5"], "same options"),
    ] {
        let ran = bench.run(wrong);
        assert!(ran.code == Some(2) && ran.err.contains(words), "{}", ran.err);
    }
}

#[test]
fn a_rung_of_the_ladder_that_repeats_another_is_left_out_and_a_named_one_is_reported() {
    let bench = Workspace::new();
    let named =
        ["skill", "card-crawler", "--games", "10", "--player", "greedy", "--player", "value", "--nodes", "2000"];
    let report: Value = serde_json::from_str(&bench.ok(&[&named[..], &["--json"]].concat())).unwrap();
    let identical = &report["identical"][0];
    assert_eq!(
        (&identical["player"], &identical["to"], &identical["left_out"]),
        (&"value".into(), &"greedy".into(), &false.into())
    );
    assert_eq!((&report["by"], report["levels"][0]["players"].as_array().unwrap().len()), (&"score".into(), 2));
    assert_contains(
        &bench.ok(&named),
        &["Mean scores: greedy", "value played the same games as greedy, move for move, in all 10.", "mean score"],
    );
    assert_contains(&bench.ok(&[&named[..], &["--by", "wins"]].concat()), &["Won: greedy"]);
    let ladder = ["skill", "keevorn", "--games", "10", "--nodes", "2000", "--json"];
    let report: Value = serde_json::from_str(&bench.ok(&ladder)).unwrap();
    let players = report["levels"][0]["players"].as_array().unwrap().iter().map(|won| won["player"].as_str().unwrap());
    let expected = ["random", "careless:30", "careless:10", "careless:3", "greedy", "value", "search:8", "search:24"];
    assert!(players.eq(expected), "{report}");
    assert_eq!((&report["by"], report["identical"].as_array().map(Vec::len)), (&"wins".into(), Some(0)));
}

#[test]
fn identical_play_is_reported_where_it_is_identical() {
    let bench = Workspace::new();
    let players = ["sim", "card-crawler", "--player", "greedy", "--player", "value", "--games", "20"];
    assert_contains(
        &bench.ok(&players),
        &["The same games as greedy, move for move, in all 20: value.", "the game has no weights"],
    );
    let rules = ["compare", "keevorn", "--with", "jokers=3", "--games", "20"];
    assert!(!bench.ok(&rules).contains("The same games"));
}

#[test]
fn an_ending_is_a_target_and_two_targets_are_met_together() {
    let bench = Workspace::new();
    let tune = ["tune", "keevorn", "max_health", "--for", "fight=30%", "--for", "length=100", "--games", "60"];
    let tune = [&tune[..], &["--coarse", "5"]].concat();
    let report: Value = serde_json::from_str(&bench.ok(&[&tune[..], &["--json"]].concat())).unwrap();
    let targets = report["targets"].as_array().unwrap();
    assert_eq!(
        targets.iter().map(|one| one["target"].as_str().unwrap()).collect::<Vec<_>>(),
        ["fight=30%", "length=100"]
    );
    // A value meets both if it meets each, and both figures are of the same games.
    for value in report["values"].as_array().unwrap() {
        assert!(targets.iter().all(|one| one["open"].as_array().unwrap().contains(&value["value"])), "{report}");
        for (n, one) in targets.iter().enumerate() {
            let own = one["confirmed"].as_array().unwrap().iter().find(|tried| tried["value"] == value["value"]);
            assert!(own.is_none_or(|own| own["found"] == value["found"][n]["found"]), "{report}");
        }
    }
    assert_contains(
        &bench.ok(&tune),
        &["games that end “fight”", "a mean length of 100 moves", "Second sample: a mean length"],
    );
}

#[test]
fn skill_is_measured_by_simulations_and_by_the_difficulty_of_deals() {
    let bench = Workspace::new();
    let skill = ["skill", "keevorn", "--games", "12", "--player", "greedy", "--player", "mcts:2", "--player", "mcts:4"];
    let report: Value = serde_json::from_str(&bench.ok(&[&skill[..], &["--json"]].concat())).unwrap();
    let levels = report["levels"].as_array().unwrap();
    let deals: u64 = levels[1..].iter().map(|level| level["deals"].as_u64().unwrap()).sum();
    assert_eq!((levels[0]["deals_are"].as_str(), levels[0]["deals"].as_u64(), deals), (Some("all"), Some(12), 12));
    // No player wins a deal that the solver has proved lost.
    let lost = levels
        .iter()
        .filter(|level| level["deals_are"] == "lost")
        .flat_map(|level| level["players"].as_array().unwrap());
    assert!({ lost }.all(|won| won["wins"] == 0), "{report}");
    let all = levels[0]["players"][0]["wins"].as_u64().unwrap();
    let parts: u64 = levels[1..].iter().map(|level| level["players"][0]["wins"].as_u64().unwrap()).sum();
    assert_eq!((all, all > 0), (parts, true));
    assert_contains(
        &bench.ok(&skill),
        &["What skill is worth in Keevorn", "Skill by simulations", "Won by the difficulty of the deals"],
    );
}
