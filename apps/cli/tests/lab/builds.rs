//! Two builds of the program on the same deals. The other build is this program itself, or a script.

#[cfg(unix)]
use std::os::unix::fs::PermissionsExt as _;

use serde_json::Value;

use crate::{Ran, Workspace, assert_contains};

const PROGRAM: &str = env!("CARGO_BIN_EXE_underdeck");

impl Workspace {
    /// Compares this program with another one.
    fn with_program(&self, program: &str, arguments: &[&str]) -> Ran {
        self.run(
            &[&["compare", "keevorn", "--with-program", program, "--games", "60", "--seed", "4"], arguments].concat(),
        )
    }

    /// A program that is a script.
    #[cfg(unix)]
    fn script(&self, name: &str, lines: &str) -> String {
        let path = self.path(name);
        std::fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        path.display().to_string()
    }
}

fn report(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn another_build_gives_the_report_that_its_options_give_here() {
    let bench = Workspace::new();
    let here = ["compare", "keevorn", "--games", "60", "--seed", "4", "--with", "jokers=4", "--json"];
    let here: Value = serde_json::from_str(&bench.ok(&here)).unwrap();
    let mut there = report(&bench.with_program(PROGRAM, &["--with-option", "jokers=4", "--json"]));
    assert_eq!(there["changes"], here["changes"]);
    assert_eq!(there["cells"][0], here["cells"][0]);
    for key in ["options", "wins", "ends", "losses", "moves", "decisions", "branching", "difference"] {
        assert_eq!(there["cells"][1][key].take(), here["cells"][1][key], "{key}");
    }
}

#[test]
fn the_same_build_plays_the_same_games_and_says_so() {
    let bench = Workspace::new();
    let found = report(&bench.with_program(PROGRAM, &["--json"]));
    assert_eq!((&found["changes"]["alike"], &found["changes"]["turned_deals"]), (&60.into(), &0.into()));
    assert_eq!(found["cells"][1]["difference"]["shared"], "deals");
    let ran = bench.with_program(PROGRAM, &["--markdown"]);
    assert_contains(&ran.out, &["All 60 games are the same in both"]);
    assert_contains(&ran.err, &["plays 60 games"]);
}

#[test]
fn a_change_is_told_in_words_with_the_deals_that_turned() {
    let bench = Workspace::new();
    let ran = bench.with_program(PROGRAM, &["--with-option", "max_health=8", "--html", "page.html"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let words = [
        "Two builds of Keevorn",
        "max_health",
        "Clearly more or fewer games won than first version",
        "same in both",
        "Clear changes of play: moves per game",
        "Clearly more games are lost by fight",
        "Deals that turned",
        "First version: this program, underdeck ",
    ];
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    assert_contains(&page, &words);
    // A deal that turned is won in one version and lost in the other.
    let found = report(&bench.with_program(PROGRAM, &["--with-option", "max_health=8", "--json"]));
    let turned = &found["changes"]["turned"][0];
    let seed = turned["seed"].as_u64().unwrap().to_string();
    let end = |options: &[&str]| {
        let trace = bench.ok(&[&["trace", "keevorn", "--player", "greedy"], options].concat());
        let last: Value = serde_json::from_str(trace.lines().last().unwrap()).unwrap();
        let outcome = &last["state"]["outcome"];
        if outcome["result"] == "won" { "won".into() } else { outcome["cause"].clone() }
    };
    assert_eq!(end(&["--deal", turned["deal"].as_str().unwrap()]), turned["ends"][0]);
    assert_eq!(end(&["--seed", &seed, "-o", "max_health=8"]), turned["ends"][1]);
}

#[test]
fn a_program_that_is_not_there_or_not_underdeck_is_refused() {
    let bench = Workspace::new();
    std::fs::write(bench.path("text"), "no program").unwrap();
    for (program, words) in [("./nowhere", "there is no such program"), ("./text", "cannot be run")] {
        let ran = bench.with_program(program, &[]);
        assert_eq!(ran.code, Some(2), "{}", ran.err);
        assert_contains(&ran.err, &[words, program.trim_start_matches("./")]);
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_answers_rubbish_or_other_deals_is_refused_with_its_answer() {
    let bench = Workspace::new();
    let games = r#"[{"id":"keevorn","options":[{"key":"jokers"}]}]"#;
    let version = r#"[ "$1" = --version ] && echo underdeck 9.9.9 && exit"#;
    let state = r#"[ "$1" = trace ] && echo '{"state":{}}' && exit"#;
    let rows = |lines: &str| {
        let find = r#"while [ "$1" != --csv ]; do shift; done"#;
        format!(
            "{version}\n[ \"$1\" = games ] && echo '{games}' && exit\n{state}\n{find}\nprintf '{lines}' > \"$2\"\necho '{{\"game\":\"keevorn\",\"rules\":1,\"options\":{{}}}}'"
        )
    };
    let head = "game,seed,result,cause,score,moves,decisions,choices,widest";
    let other = version.to_owned() + "\necho '[{\"id\":\"chess\"}]'";
    for (lines, code, words) in [
        ("echo hello".to_owned(), 2, "is not Underdeck: `--version` printed `hello`"),
        ("exit 3".into(), 2, "printed nothing"),
        (version.to_owned() + "\necho rubbish", 1, "something that cannot be read"),
        (other, 2, "has no game keevorn: it has chess"),
        (version.to_owned() + "\necho 'error: no mood' >&2; exit 1", 1, "could not play: no mood"),
        (rows("rubbish"), 1, "no column `game`"),
        (rows(&format!("{head}\\n0,7,won,won,,1,1,1,1\\n")), 1, "do not play the same deals"),
        (rows(&format!("{head}\\n")), 1, "there are 0 games, not 60"),
    ] {
        let program = bench.script("stub", &lines);
        let ran = bench.with_program(&program, &[]);
        assert_eq!(ran.code, Some(code), "{lines}: {}", ran.err);
        assert_contains(&ran.err, &[words, "stub"]);
    }
}

#[cfg(unix)]
#[test]
fn an_option_that_the_other_build_lacks_is_left_out_and_named() {
    let bench = Workspace::new();
    // A build without the option `jokers`, which it would refuse.
    let lines = format!(
        "case \"$*\" in *jokers*) echo 'error: no jokers' >&2; exit 2;; esac\nif [ \"$1\" = games ]; then \"{PROGRAM}\" \"$@\" | sed 's/\"jokers\"/\"clowns\"/'; else \"{PROGRAM}\" \"$@\"; fi"
    );
    let program = bench.script("older", &lines);
    let ran = bench.with_program(&program, &["--option", "jokers=3", "--json"]);
    assert_contains(&ran.err, &["has no option jokers: it plays without"]);
    let found = report(&ran);
    assert_eq!(found["cells"][0]["options"]["jokers"], 3);
    assert_eq!(found["cells"][1]["options"]["jokers"], 2);
    assert_eq!(found["cells"][1]["difference"]["shared"], "seeds", "one Joker more is another deal");
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_other_program_too() {
    let bench = Workspace::new();
    let lines = "[ \"$1\" = --version ] && echo $$ > pid && exec tail -f /dev/null";
    let program = bench.script("slow", lines);
    let mut child = bench.command(&["compare", "keevorn", "--with-program", &program]).spawn().unwrap();
    let pid = loop {
        if let Some(pid) = std::fs::read_to_string(bench.path("pid")).ok().filter(|pid| pid.ends_with('\n')) {
            break pid.trim().to_owned();
        }
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::yield_now();
    };
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(143));
    let is_alive = std::process::Command::new("kill").args(["-0", &pid]).stderr(std::process::Stdio::null()).status();
    assert!(!is_alive.unwrap().success(), "the other program still runs");
}
