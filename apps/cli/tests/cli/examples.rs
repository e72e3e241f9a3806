//! Every example of every help runs as written.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

use crate::home::Home;

/// The repository.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// The number of examples or blocks of documents that run at the same time.
const THREADS: usize = 4;

/// The end of an example.
#[derive(Clone, Copy)]
pub(crate) enum Ending {
    /// By itself, with exit code 0.
    Done,
    /// Long work: Ctrl-C stops it once it runs. It may also end by itself.
    Stopped,
    /// It serves at a free port until SIGTERM.
    Served,
    /// With this exit code, because the test machine lacks something.
    Refused(i32),
}

/// The examples that do not end by themselves in seconds with exit code 0: a part of the line, its end, and the reason.
const ENDINGS: [(&str, Ending, &str); 25] = [
    ("underdeck calibrate ", Ending::Stopped, "reviews thousands of games"),
    ("underdeck compare ", Ending::Stopped, "plays two versions thousands of times"),
    ("underdeck decisive ", Ending::Stopped, "plays thousands of games"),
    ("underdeck lab ", Ending::Stopped, "plays thousands of games in each cell"),
    ("underdeck measures ", Ending::Stopped, "plays thousands of games"),
    ("underdeck sim ", Ending::Stopped, "plays thousands of games"),
    ("underdeck skill ", Ending::Stopped, "searches in each of hundreds of games"),
    ("underdeck train ", Ending::Stopped, "plays 100,000 games"),
    ("underdeck tune ", Ending::Stopped, "plays thousands of games for each value"),
    ("underdeck winnability ", Ending::Stopped, "solves thousands of deals"),
    ("puzzles keevorn --check", Ending::Stopped, "solves every puzzle"),
    ("puzzles keevorn --make", Ending::Stopped, "searches for 200 puzzles"),
    ("--time 60", Ending::Stopped, "reviews for a minute"),
    ("--until-stopped", Ending::Stopped, "reviews until Ctrl-C"),
    ("review *.udr", Ending::Stopped, "reviews several games"),
    ("review duel.udr", Ending::Stopped, "reviews a long game"),
    ("--best", Ending::Stopped, "proves that no play exceeds a score"),
    ("underdeck serve", Ending::Served, "serves until a signal stops it"),
    ("postgres://", Ending::Refused(2), "has no database, and is built without PostgreSQL"),
    ("3f9ac01b22de", Ending::Refused(1), "has no player with this hash"),
    ("underdeck host unban", Ending::Refused(1), "has no player"),
    ("underdeck host rename", Ending::Refused(1), "has no player"),
    ("underdeck host quota", Ending::Refused(1), "has no player"),
    ("underdeck host purge --older-than", Ending::Refused(2), "has no terminal that could be asked"),
    ("underdeck host vacuum", Ending::Refused(2), "has no terminal that could be asked"),
];

/// The commands that create the files of an example, by a part of the line.
const BEFORE: [(&str, &str); 4] = [
    ("campaigns my-campaign", "underdeck play judgement-quest --campaign my-campaign"),
    ("campaigns Arthur", "underdeck play judgement-quest --campaign Arthur"),
    ("verify game.jsonl", "underdeck trace keevorn --player greedy --seed 7 > game.jsonl"),
    ("import my-games.json", "underdeck export my-games.json"),
];

/// The examples of a command and of its subcommands.
fn examples(home: &Home, path: &[&str], found: &mut BTreeSet<String>) {
    let help = home.ok(&[path, &["--help"]].concat());
    let lines = help.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| is_call(line));
    found.extend(lines.map(|line| line.split("  ").next().unwrap_or(line).trim_end().to_owned()));
    let listed = help.split("\nCommands:\n").nth(1).unwrap_or_default().lines().take_while(|line| !line.is_empty());
    for name in listed.filter_map(|line| line.strip_prefix("  ")?.split(' ').next()) {
        if !["", "help"].contains(&name) {
            examples(home, &[path, &[name]].concat(), found);
        }
    }
}

fn is_call(line: &str) -> bool {
    line == "underdeck" || line.starts_with("underdeck ")
}

/// A home with the files of the examples, and a `man` and a browser that show nothing.
pub(crate) fn home_with_files() -> Home {
    let home = Home::new();
    let records = Path::new(ROOT).join("games");
    for (name, from) in [
        ("my-game.udr", "keevorn/tests/records/first-fight.udr"),
        ("duel.udr", "living-keep/tests/records/standard-winner-1.udr"),
    ] {
        fs::copy(records.join(from), home.path(name)).unwrap();
    }
    symlink(&records, home.path("games")).unwrap();
    symlink(Path::new(ROOT).join("docs/experiments/house-rules.toml"), home.path("editions.toml")).unwrap();
    // Copies, because `lab` writes beside an experiment.
    fs::create_dir_all(home.path("docs/experiments")).unwrap();
    for entry in fs::read_dir(Path::new(ROOT).join("docs/experiments")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            fs::copy(&path, home.path("docs/experiments").join(path.file_name().unwrap())).unwrap();
        }
    }
    let trace = home.trace(&["--player", "greedy", "--seed", "7"]);
    home.file("requests.jsonl", &format!("{}\n", serde_json::json!({ "state": trace[0]["state"] })));
    fs::create_dir(home.path("bin")).unwrap();
    for name in ["underdeck", "underdeck-old"] {
        symlink(env!("CARGO_BIN_EXE_underdeck"), home.path("bin").join(name)).unwrap();
    }
    for name in ["man", "xdg-open"] {
        let script = home.file(&format!("bin/{name}"), "#!/bin/sh\nexec cat > /dev/null < /dev/stdin\n");
        fs::set_permissions(script, fs::Permissions::from_mode(0o755)).unwrap();
    }
    home
}

/// Starts a line of the shell with empty standard input, unless the line redirects it.
fn start(home: &Home, line: &str) -> Child {
    let path = format!("{}:{}", home.path("bin").display(), std::env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).current_dir(home.path("")).env("UNDERDECK_HOME", home.path("")).env("PATH", path);
    shell.env("UNDERDECK_LANG", "en");
    shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn kill(child: &Child, signal: &str) {
    // Fails if it has already ended.
    Command::new("kill").args([signal, &child.id().to_string()]).stderr(Stdio::null()).status().unwrap();
}

/// Whether the program is ready for Ctrl-C. It registers SIGTERM last, so then the handler of Ctrl-C is complete.
fn is_at_work(child: &Child) -> bool {
    let process = Path::new("/proc").join(child.id().to_string());
    // Before `exec` this is the shell, which catches the signal too.
    if fs::read_link(process.join("exe")).is_ok_and(|program| !program.ends_with("underdeck")) {
        return false;
    }
    let status = fs::read_to_string(process.join("status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap_or_default();
    u64::from_str_radix(caught.trim(), 16).is_ok_and(|signals| signals & (1 << 14) != 0)
}

/// Runs a line of the shell until its end; its exit code, output and messages.
pub(crate) fn run(home: &Home, line: &str, ending: Ending) -> (i32, String, String) {
    let mut typed = line.to_owned();
    if let Ending::Served = ending {
        typed = if line.contains(":9000") { line.replace(":9000", ":0") } else { format!("{line} --addr 127.0.0.1:0") };
    }
    // With `exec` the signal reaches the program, not the shell.
    if matches!(ending, Ending::Served | Ending::Stopped) && !line.contains('|') {
        typed = format!("exec {typed}");
    }
    let mut child = start(home, &typed);
    match ending {
        Ending::Stopped => {
            while child.try_wait().unwrap().is_none() && !is_at_work(&child) {
                std::thread::yield_now();
            }
            kill(&child, "-INT");
        }
        Ending::Served => {
            let output = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
            output.into_iter().find(|line| line.contains("http://"));
            kill(&child, "-TERM");
        }
        Ending::Done | Ending::Refused(_) => {}
    }
    let output = child.wait_with_output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.code().unwrap_or(-1), out, err)
}

/// Runs an example; returns its fault, if any.
fn fault(line: &str) -> Option<String> {
    let home = home_with_files();
    for (_, before) in BEFORE.iter().filter(|(part, _)| line.contains(part)) {
        assert_eq!(run(&home, before, Ending::Done).0, 0, "{before}");
    }
    let ending = ENDINGS.iter().find(|(part, ..)| line.contains(part)).map_or(Ending::Done, |(_, ending, _)| *ending);
    if line.starts_with("underdeck host ") {
        let (code, _, err) = run(&home, "underdeck serve --data server.db", Ending::Served);
        assert_eq!(code, 0, "{err}");
        fs::copy(home.path("server.db"), home.path("backup.db")).unwrap();
    }
    let (code, out, err) = run(&home, line, ending);
    let is_well = match ending {
        Ending::Done | Ending::Served => code == 0,
        Ending::Stopped => [0, 130].contains(&code),
        Ending::Refused(expected) => code == expected && err.contains("error:"),
    };
    let is_error = !matches!(ending, Ending::Refused(_)) && (err.contains("error:") || out.contains("\"error\""));
    (!is_well || is_error).then(|| format!("{line}\n  {code}: {err}"))
}

/// What a function found in each of many items, some at the same time.
pub(crate) fn in_threads<T: Sync>(items: &[T], find: impl Fn(&T) -> Option<String> + Sync) -> Vec<String> {
    let (left, found) = (Mutex::new(items.iter()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                loop {
                    let next = left.lock().unwrap().next();
                    let Some(item) = next else { break };
                    let one = find(item);
                    found.lock().unwrap().extend(one);
                }
            });
        }
    });
    found.into_inner().unwrap()
}

#[test]
fn every_example_runs() {
    let mut found = BTreeSet::new();
    examples(&Home::new(), &[], &mut found);
    assert!(found.len() > 90, "{} examples", found.len());
    for (part, ..) in ENDINGS {
        assert!(found.iter().any(|line| line.contains(part)), "no example has {part}");
    }
    let found: Vec<String> = found.into_iter().collect();
    let faults = in_threads(&found, |line| fault(line));
    assert!(faults.is_empty(), "{} of {} examples:\n{}", faults.len(), found.len(), faults.join("\n"));
}
