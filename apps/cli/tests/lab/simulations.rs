//! `sim` with several players, files and widths; `measures`.

use serde_json::Value;

use crate::{Workspace, text_of};

const PAIR: [&str; 10] =
    ["sim", "card-crawler", "--player", "random", "--player", "greedy", "--games", "60", "--seed", "2"];

#[test]
fn players_play_the_same_deals_and_each_game_is_a_line() {
    let bench = Workspace::new();
    let more = ["--json", "--csv", "rows.csv", "--report", "page.html"];
    let report: Value = serde_json::from_str(&bench.ok(&[&PAIR[..], &more].concat())).unwrap();
    assert_eq!((&report["luck"], &report["games"]), (&"deal".into(), &60.into()));
    let wins = |n: usize| report["players"][n]["wins"].as_u64().unwrap();
    let csv = std::fs::read_to_string(bench.path("rows.csv")).unwrap();
    let lines: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines[0][..10].join(","), "game,seed,player,result,cause,score,moves,decisions,choices,widest");
    assert_eq!(lines.len(), 121);
    for (n, player) in ["random", "greedy"].into_iter().enumerate() {
        let won = lines.iter().filter(|line| line[2] == player && line[3] == "won").count();
        assert_eq!(won as u64, wins(n));
    }
    assert!(lines[1..].chunks(2).all(|deal| deal[0][..2] == deal[1][..2]), "both players of a deal have its seed");
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && text_of(&page).contains("greedy against random"));
    // No temporary file is left.
    assert_eq!(std::fs::read_dir(bench.folder()).unwrap().count(), 2);
    let rows = bench.ok(&[&PAIR[..], &["--csv", "-", "--jobs", "3"]].concat());
    assert_eq!(rows, csv);
    assert!(bench.ok(&[&PAIR[..], &["--report", "-"]].concat()).starts_with("<!DOCTYPE html>"));
    assert!(!bench.path("-").exists());
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let bench = Workspace::new();
    for flag in ["--csv", "--report"] {
        let mut child = bench
            .command(&["sim", "card-crawler", "--player", "random", "--games", "30000", flag, "-"])
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let ran = child.wait_with_output().unwrap();
        assert_eq!((ran.status.code(), String::from_utf8(ran.stderr).unwrap().as_str()), (Some(0), ""), "{flag}");
    }
}

#[test]
fn numbers_may_have_separators_and_exponents() {
    let bench = Workspace::new();
    let games = |number| {
        let report: Value =
            serde_json::from_str(&bench.ok(&["sim", "keevorn", "--player", "random", "--games", number, "--json"]))
                .unwrap();
        report["games"].as_u64().unwrap()
    };
    assert_eq!(["1e3", "2.5e2", "1,000", "1_000"].map(games), [1_000, 250, 1_000, 1_000]);
    for wrong in ["1.5", "1e-3", "e3", "1e99"] {
        assert_eq!(bench.run(&["sim", "keevorn", "--player", "random", "--games", wrong]).code, Some(2), "{wrong}");
    }
}

#[test]
fn parquet_is_written_by_a_build_that_has_it_and_refused_by_any_other() {
    let bench = Workspace::new();
    let ran = bench.run(&[&PAIR[..], &["--parquet", "rows.parquet"]].concat());
    let path = bench.path("rows.parquet");
    if cfg!(feature = "parquet") {
        let parquet = std::fs::read(path).unwrap();
        assert!(ran.code == Some(0) && parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1"));
    } else {
        assert!(ran.code == Some(2) && ran.err.contains("--features parquet") && !path.exists(), "{}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn pipes_and_links_are_written_to_and_not_replaced() {
    let bench = Workspace::new();
    let sim = |file: &str| {
        bench.run(&["sim", "card-crawler", "--player", "random", "--games", "3", "--force", "--csv", file])
    };
    std::fs::create_dir(bench.path("there")).unwrap();
    std::fs::write(bench.path("there/old.csv"), "old").unwrap();
    std::os::unix::fs::symlink("there/old.csv", bench.path("link.csv")).unwrap();
    assert_eq!(sim("link.csv").code, Some(0));
    assert!(bench.path("link.csv").is_symlink());
    assert_eq!(std::fs::read_to_string(bench.path("there/old.csv")).unwrap().lines().count(), 4);
    let fifo = bench.path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    let reader = std::thread::spawn(move || std::fs::read_to_string(fifo).unwrap());
    assert_eq!(sim("pipe").code, Some(0));
    assert_eq!(reader.join().unwrap().lines().count(), 4);
    if cfg!(target_os = "linux") {
        let full = sim("/dev/full");
        assert!(full.code == Some(1) && full.err.contains("/dev/full: the disk is full"), "{}", full.err);
    }
    let folder = sim("there");
    assert!(folder.code == Some(1) && folder.err.contains("there: this is a folder"), "{}", folder.err);
    let nowhere = sim("no/rows.csv");
    assert!(nowhere.code == Some(1) && nowhere.err.contains("no/rows.csv"), "{}", nowhere.err);
    assert!(!nowhere.err.contains(".underdeck-"), "{}", nowhere.err);
    // No temporary file is left.
    assert_eq!(std::fs::read_dir(bench.folder()).unwrap().count(), 3);
}

#[test]
fn wrong_numbers_and_files_are_refused_with_the_accepted_ones() {
    let bench = Workspace::new();
    let sim = |more: &[&str]| bench.run(&[&["sim", "card-crawler", "--player", "random"], more].concat());
    assert!(sim(&["--games", "1_000"]).out.starts_with("1000 games of Card Crawler"));
    for (more, words) in [
        (&["--games", "many"][..], "expected a whole number from 1 to"),
        (&["--games", "9", "-j", "0"], "expected a whole number from 1 to 1024"),
        (&["--games", "9", "--max-moves", "0"], "expected a whole number of at least 1"),
        (&["--games", "9", "--opponent", "first"], "Card Crawler is played alone"),
        (&["--games", "9", "--csv", "-", "--json"], "give one of them a file"),
        (&["--games", "9", "--csv", "x", "--report", "x"], "x is named twice"),
    ] {
        let ran = sim(more);
        assert!(ran.code == Some(2) && ran.err.contains(words), "{more:?}: {:?} {}", ran.code, ran.err);
    }
}

#[test]
fn players_are_compared_with_the_first_one() {
    let bench = Workspace::new();
    let pair =
        ["sim", "living-keep", "-o", "mode=standard", "--player", "greedy", "--player", "random", "--games", "8"];
    let text = bench.ok(&pair);
    assert!(text.contains("players greedy, random against greedy"), "{text}");
    let alone = bench.ok(&[&pair[..2], &pair[4..]].concat());
    assert!(!alone.contains("against greedy,"), "{alone}");
}

#[test]
fn a_report_in_words_states_the_difference_of_players() {
    let text = Workspace::new().ok(&PAIR);
    for words in [
        "60 games each of Card Crawler, players random, greedy",
        "greedy against random",
        "won alone",
        "decisions",
        "same deals",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn scores_of_won_games_are_compared_on_the_deals_that_both_win() {
    let bench = Workspace::new();
    let sim = ["sim", "judgement-quest", "--player", "greedy", "--player", "mcts:20", "--games", "40", "--json"];
    let report: Value = serde_json::from_str(&bench.ok(&sim)).unwrap();
    let score = &report["differences"][0]["score"];
    let [before, after] = [0, 1].map(|n| score["means"][n].as_f64().unwrap());
    let text = bench.ok(&sim[..sim.len() - 1]);
    for words in [format!("{before:.2} to {after:.2}"), "fewer and easier games".into(), "mean scores there".into()] {
        assert!(text.contains(&words), "{words}: {text}");
    }
    assert!(
        score["games"].as_u64() < report["games"].as_u64() && after - before - score["mean"].as_f64().unwrap() < 1e-9
    );
}

#[test]
fn a_house_rule_that_changes_the_deck_is_not_compared_on_the_same_deals() {
    let bench = Workspace::new();
    let file = "title = \"x\"\ndeals = 20\n[[cells]]\ngame = \"keevorn\"\nplayers = \"random\"\nvary = { jokers = [0], max_health = [9] }\n";
    std::fs::write(bench.path("x.toml"), file).unwrap();
    let text = bench.ok(&["lab", "x.toml"]);
    assert!(text.contains("Not on the same deals, because the rules change what is dealt: jokers=0."), "{text}");
    let report: Value = bench.ok(&["lab", "x.toml", "--json"]).parse().unwrap();
    let shared = |n: usize| report["cells"][n]["difference"]["shared"].clone();
    assert_eq!([shared(1), shared(2)], ["deals", "seeds"], "in the order of the names");
}

#[test]
fn a_narrow_interval_ends_the_simulation() {
    let bench = Workspace::new();
    let sim = |until: &str, games: &str| {
        let ran =
            bench.run(&["sim", "card-crawler", "--player", "random", "--until", until, "--games", games, "--json"]);
        (ran.code, ran.out.parse::<Value>().unwrap_or_default(), ran.err)
    };
    let (code, report, _) = sim("±4%", "100000");
    assert_eq!((code, &report["until"]["met"]), (Some(0), &true.into()));
    let interval = &report["players"][0]["win_rate_95"];
    assert!(interval[1].as_f64().unwrap() - interval[0].as_f64().unwrap() <= 0.08);
    let (code, report, err) = sim("0.01%", "300");
    assert_eq!((code, &report["until"]["met"], &report["games"]), (Some(0), &false.into(), &300.into()));
    assert!(err.contains("was not reached in 300 games"), "{err}");
    let (code, _, err) = sim("narrow", "5");
    assert!(code == Some(2) && err.contains("±0.5%"), "{err}");
}

#[cfg(unix)]
#[test]
fn a_terminated_simulation_keeps_its_rows_and_leaves_no_temporary_file() {
    for (signal, code) in [("-TERM", 143), ("-INT", 130)] {
        let bench = Workspace::new();
        let games = ["--games", "1_000_000_000_000", "--csv", "rows.csv", "--report", "page.html"];
        let sim = [&["sim", "card-crawler", "--player", "random"][..], &games].concat();
        let mut child = bench.command(&sim).spawn().unwrap();
        let files = || std::fs::read_dir(bench.folder()).unwrap().map(Result::unwrap);
        while files().all(|file| file.metadata().map_or(0, |data| data.len()) == 0 || file.path().is_dir()) {
            assert!(child.try_wait().unwrap().is_none(), "it has more games to play");
            std::thread::yield_now();
        }
        let killed = std::process::Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(code));
        let mut names: Vec<_> = files().filter(|file| file.path().is_file()).map(|file| file.file_name()).collect();
        names.sort();
        assert_eq!(names, ["page.html", "rows.csv"]);
        let messages = String::from_utf8(output.stderr).unwrap();
        let rows = std::fs::read_to_string(bench.path("rows.csv")).unwrap().lines().count() - 1;
        assert!(rows > 0 && messages.starts_with("Interrupted after "), "{rows}: {messages}");
    }
}

#[test]
fn an_opening_is_played_in_every_game() {
    let bench = Workspace::new();
    let sim = |opening: &str| {
        bench.run(&["sim", "cryptkeeper", "--player", "random", "--games", "50", "--opening", opening, "--json"])
    };
    let report: Value = serde_json::from_str(&sim("take JS").out).unwrap();
    assert_eq!(
        (&report["opening"][0], &report["players"][0]["steps"][0]["decisions"]),
        (&"take JS".into(), &0.0.into())
    );
    let wrong = sim("dance");
    assert!(wrong.code == Some(2) && wrong.err.contains("the opening `dance`"), "{}", wrong.err);
    let illegal = sim("take JH");
    assert!(illegal.code == Some(1) && illegal.err.contains("not legal in game 0"), "{}", illegal.err);
}

#[test]
fn conflicting_arguments_are_refused() {
    let bench = Workspace::new();
    let cases: [(&[&str], &str); 5] = [
        (&["--player", "greed"], "the players are random, greedy"),
        (&["--player", "mcts"], "needs a time to think"),
        (&["--player", "greedy", "--player", "greedy"], "named twice"),
        (&["--player", "greedy", "--player", "random", "--campaign"], "a campaign has one player"),
        (&["--player", "greedy", "--campaign", "--until", "1%"], "cannot be used with"),
    ];
    for (more, words) in cases {
        let ran = bench.run(&[&["sim", "card-crawler"], more].concat());
        assert!(ran.code == Some(2) && ran.err.contains(words), "{more:?}: {}", ran.err);
    }
    let nowhere =
        bench.run(&["sim", "card-crawler", "--player", "random", "--games", "1", "--csv", "no/such/rows.csv"]);
    assert!(nowhere.code == Some(1) && nowhere.err.contains("no/such/rows.csv"), "{}", nowhere.err);
}

#[test]
fn measures_are_the_same_for_any_number_of_jobs() {
    let bench = Workspace::new();
    let measures = |jobs: &str| {
        let effort = ["--best=flat:1", "--games=3", "--tries=1", "--follow=1", "--ruling-games=1"];
        bench.ok(&[&["measures", "judgement-quest", "--json", "--jobs", jobs], &effort[..]].concat())
    };
    let one = measures("1");
    assert_eq!(one, measures("2"));
    let report: Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&report["range"]["players"][2]["player"], &report["dead"]["deals"]), (&"flat:1".into(), &3.into()));
    assert!(report["rulings"].as_array().unwrap().iter().any(|ruling| ruling["key"] == "layout"));
    let readings = bench.ok(&["measures", "keevorn", "--rulings", "--ruling-games", "60", "--seed", "3"]);
    assert!(readings.contains("Rulings of Keevorn read otherwise, 60 deals") && readings.contains("R30"), "{readings}");
    let refused = bench.run(&["measures", "judgement-quest", "--best", "random"]);
    assert!(refused.code == Some(2) && refused.err.contains("random is the weakest"), "{}", refused.err);
}

#[test]
fn the_lengths_on_the_pages_are_those_of_the_greedy_player() {
    let bench = Workspace::new();
    let table = include_str!("../../../../docs/lengths.csv");
    assert_eq!(table.lines().next(), Some("game,games,median,most"));
    for line in table.lines().skip(1) {
        let [game, games, median, most] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let report = bench.ok(&["sim", game, "--player", "greedy", "--games", games, "--json"]);
        let report: Value = serde_json::from_str(&report).unwrap();
        let found =
            ["median", "p95"].map(|figure| &report["players"][0]["moves"][figure]).map(|number| number.to_string());
        assert_eq!(found, [median, most], "{game}: `underdeck sim {game} --player greedy --games {games} --json`");
    }
}
