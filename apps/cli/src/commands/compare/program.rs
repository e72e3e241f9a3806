//! Another Underdeck program that plays the second version, as a child process.

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use std::{fs, thread};

use serde_json::Value;
use underdeck_game::{Link, Message, say};
use underdeck_lab::versions::{OtherBuild, VersionGames};
use underdeck_lab::{Loss, Shared, game_seed};
use underdeck_players::{Clock, PlayerKind};
use underdeck_record::TraceFlags;

use crate::commands::many::{self, interrupted, note};
use crate::failure::{Failure, plain};

/// How often a waiting program looks whether Ctrl-C was pressed.
const LOOK: Duration = Duration::from_millis(50);
/// The deals whose set-up is compared.
const DEALS: u64 = 8;
/// The most characters of another program's output in an error.
const SHOWN: usize = 300;

/// Another Underdeck program.
pub(super) struct Program<'a> {
    path: PathBuf,
    /// Its version.
    pub(super) version: String,
    stop: &'a AtomicBool,
}

/// The games to play.
pub(super) struct Task<'a> {
    pub(super) game: &'static str,
    /// The options of the first version, and those of the second alone.
    pub(super) shared: &'a [(String, String)],
    pub(super) own: &'a [(String, String)],
    pub(super) player: &'a str,
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) max_moves: u64,
    pub(super) jobs: usize,
}

/// The output of a finished program.
struct Output {
    status: ExitStatus,
    out: Vec<u8>,
    err: Vec<u8>,
}

impl<'a> Program<'a> {
    /// Finds the program and asks for its version.
    ///
    /// # Errors
    /// If it does not exist, cannot be run, or is not Underdeck.
    pub(super) fn open(path: &Path, stop: &'a AtomicBool) -> Result<Self, Failure> {
        // A path without a folder is searched among the programs of the system unless it is made a path.
        let path = if path.is_file() { path.canonicalize()? } else { path.to_owned() };
        let mut program = Self { path, version: String::new(), stop };
        let found = program.run(&["--version".to_owned()])?;
        let line = String::from_utf8_lossy(&found.out).lines().next().unwrap_or_default().to_owned();
        match line.strip_prefix("underdeck ").filter(|_| found.status.success()) {
            Some(version) => program.version = version.to_owned(),
            None => {
                let found = if line.is_empty() { say!(CLI_COMPARE_NOTHING) } else { Message::quote(&shown(&line)) };
                return Err(Failure::Usage(say!(CLI_COMPARE_NOT_OURS, program = program.name(), found).into()));
            }
        }
        Ok(program)
    }

    /// The path as text.
    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Plays the games of a task, and tells how it understood the task.
    ///
    /// # Errors
    /// If it cannot play them, or its answer is not that of a simulation of the same deals.
    pub(super) fn play(&self, task: &Task<'_>) -> Result<(VersionGames, OtherBuild), Failure> {
        let mut options = self.options(task)?;
        options.retain(|(key, _)| task.own.iter().all(|(own, _)| own != key));
        options.extend(task.own.iter().cloned());
        let options: Vec<String> =
            options.iter().flat_map(|(key, value)| ["--option".to_owned(), format!("{key}={value}")]).collect();
        let shared = self.shared(task, &options)?;
        note(&say!(CLI_COMPARE_PLAYS, program = self.name(), n = task.games));
        let folder = tempfile::tempdir()?;
        let rows = folder.path().join("rows.csv");
        let numbers = [
            ("--games", task.games),
            ("--seed", task.seed),
            ("--max-moves", task.max_moves),
            ("--jobs", task.jobs as u64),
        ];
        let words = ["sim", task.game, "--player", task.player, "--luck", "deal", "--json", "--csv"].map(str::to_owned);
        let numbers = numbers.into_iter().flat_map(|(flag, number)| [flag.to_owned(), number.to_string()]);
        let words: Vec<String> =
            words.into_iter().chain([rows.display().to_string()]).chain(numbers).chain(options).collect();
        let report = self.json(&words)?;
        let command = "sim --csv";
        let text = fs::read(&rows).map_err(|error| self.unreadable(command, error))?;
        let games =
            VersionGames::read(&text, task.seed, task.games).map_err(|error| self.unreadable(command, error))?;
        let facts =
            facts(&report, task, shared).ok_or_else(|| self.unreadable("sim --json", shown(&report.to_string())))?;
        Ok((games, facts))
    }

    /// The shared options that the program has; the others are left out and named.
    fn options(&self, task: &Task<'_>) -> Result<Vec<(String, String)>, Failure> {
        let list = self.json(&["games", "--json"].map(str::to_owned))?;
        let games = list.as_array().into_iter().flatten();
        let id = |game: &Value| game["id"].as_str().map(str::to_owned);
        let Some(game) = games.clone().find(|game| game["id"] == task.game) else {
            let known: Vec<String> = games.filter_map(id).collect();
            if known.is_empty() {
                return Err(self.unreadable("games --json", shown(&list.to_string())));
            }
            let known = Message::join(known, Link::And);
            return Err(Failure::Usage(
                say!(CLI_COMPARE_NO_GAME, program = self.name(), game = task.game, known).into(),
            ));
        };
        let keys: Vec<&str> =
            game["options"].as_array().into_iter().flatten().filter_map(|one| one["key"].as_str()).collect();
        let (kept, left): (Vec<_>, Vec<_>) =
            task.shared.iter().cloned().partition(|(key, _)| keys.contains(&key.as_str()));
        if !left.is_empty() {
            let keys = Message::join(left.into_iter().map(|(key, _)| key), Link::And);
            note(&say!(CLI_COMPARE_LEFT_OUT, program = self.name(), keys));
        }
        Ok(kept)
    }

    /// The common part of the deals of both programs: compares the lists of cards and places in the first position of a few deals.
    fn shared(&self, task: &Task<'_>, options: &[String]) -> Result<Shared, Failure> {
        let game = underdeck_catalogue::find(task.game)?;
        for n in 0..DEALS.min(task.games) {
            let seed = game_seed(task.seed, n);
            let words = ["trace", task.game, "--player", "first", "--max-moves", "0", "--seed", &seed.to_string()];
            let there =
                self.json(&words.map(str::to_owned).into_iter().chain(options.iter().cloned()).collect::<Vec<_>>())?;
            let mut here = Vec::new();
            let (player, flags) = ((PlayerKind::First, None, many::seconds as Clock), TraceFlags::default());
            underdeck_lab::trace(task.game, &game.deal(task.shared, seed)?.code, player, 0, flags, &mut here)??;
            let here: Value = serde_json::from_slice(&here).map_err(io::Error::from)?;
            if !is_same_deal(&here["state"], &there["state"]) {
                return Ok(Shared::Seeds);
            }
        }
        Ok(Shared::Deals)
    }

    /// Runs the program with arguments that print JSON.
    fn json(&self, words: &[String]) -> Result<Value, Failure> {
        let found = self.run(words)?;
        if !found.status.success() {
            let why = String::from_utf8_lossy(&found.err);
            let why = shown(plain(why.trim()).trim_start_matches("error: "));
            let why = if why.is_empty() { found.status.to_string() } else { why };
            let message = say!(CLI_COMPARE_FAILED, program = self.name(), why).into();
            return Err(if found.status.code() == Some(2) {
                Failure::Usage(message)
            } else {
                Failure::Failed(message)
            });
        }
        let command = words.iter().take(2).cloned().collect::<Vec<_>>().join(" ");
        serde_json::from_slice(&found.out).map_err(|error| self.unreadable(&command, error))
    }

    fn unreadable(&self, command: &str, why: impl ToString) -> Failure {
        Failure::Failed(say!(CLI_COMPARE_UNREADABLE, program = self.name(), command, why = why.to_string()).into())
    }

    /// Runs the program to its end, which Ctrl-C brings.
    fn run(&self, words: &[String]) -> Result<Output, Failure> {
        let mut command = Command::new(&self.path);
        command.args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().map_err(|error| {
            let program = self.name();
            Failure::Usage(match error.kind() {
                io::ErrorKind::NotFound => say!(CLI_COMPARE_NO_PROGRAM, program).into(),
                _ => plain(&say!(CLI_COMPARE_CANNOT_RUN, program, why = error.to_string())),
            })
        })?;
        wait(child, self.stop)
    }
}

/// Waits for the end of a program and reads its output; ends it when `stop` is set.
fn wait(mut child: Child, stop: &AtomicBool) -> Result<Output, Failure> {
    let (sender, receiver) = channel();
    let [out, err] = [child.stdout.take().map(boxed), child.stderr.take().map(boxed)].map(|pipe| {
        let done = sender.clone();
        thread::spawn(move || {
            let mut bytes = Vec::new();
            let read = pipe.map_or(Ok(0), |mut pipe| pipe.read_to_end(&mut bytes));
            // Nobody listens any more once the program has been ended.
            let _ = done.send(());
            read.map(|_| bytes)
        })
    });
    drop(sender);
    while let Ok(()) | Err(RecvTimeoutError::Timeout) = receiver.recv_timeout(LOOK) {
        if stop.load(Ordering::Relaxed) {
            child.kill()?;
            child.wait()?;
            return Err(interrupted());
        }
    }
    let status = child.wait()?;
    let bytes = |reader: thread::JoinHandle<io::Result<Vec<u8>>>| reader.join().unwrap_or_else(|_| Ok(Vec::new()));
    Ok(Output { status, out: bytes(out)?, err: bytes(err)? })
}

fn boxed(pipe: impl Read + Send + 'static) -> Box<dyn Read + Send> {
    Box::new(pipe)
}

/// The beginning of a text.
fn shown(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

/// Whether two first positions have the same cards and places in the same order: the lists of names that both have.
fn is_same_deal(here: &Value, there: &Value) -> bool {
    let (Value::Object(here), Value::Object(there)) = (here, there) else { return false };
    let is_names = |list: &[Value]| !list.is_empty() && list.iter().all(Value::is_string);
    let mut both = here.iter().filter_map(|(key, list)| Some((list.as_array()?, there.get(key)?.as_array()?)));
    both.all(|(here, there)| here == there || !(is_names(here) || is_names(there)))
}

/// How the other program understood the task, from the report of its simulation.
fn facts(report: &Value, task: &Task<'_>, shared: Shared) -> Option<OtherBuild> {
    let value = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let options = report["options"].as_object()?.iter().map(|(key, found)| (key.clone(), value(found))).collect();
    let losses = report["players"][0]["losses"].clone();
    let losses: Vec<Loss> = if losses.is_null() { Vec::new() } else { serde_json::from_value(losses).ok()? };
    let rules = u32::try_from(report["rules"].as_u64()?).ok()?;
    (report["game"] == task.game).then(|| OtherBuild { rules, options, player: task.player.to_owned(), losses, shared })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_deal_is_the_same_if_its_cards_are_whatever_else_differs() {
        let here = json!({ "health": 20, "floor": ["2C", "3C"], "known": [false, false], "room": ["KD"], "hand": [] });
        let same =
            json!({ "health": 7, "floor": ["2C", "3C"], "known": [false], "room": ["KD"], "more": ["AS"], "hand": [] });
        assert!(is_same_deal(&here, &same));
        assert!(!is_same_deal(&here, &json!({ "floor": ["3C", "2C"] })));
        assert!(!is_same_deal(&here, &json!({ "floor": [] })), "a shorter deck");
        assert!(!is_same_deal(&here, &json!("rubbish")));
    }
}
