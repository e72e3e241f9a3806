//! `host`: what the host of a server sees and changes, while the server runs.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde::Serialize;
use underdeck_game::{Link, Message, say};
use underdeck_play::moment_text;
use underdeck_server::{Administration, LogEntry, PlayerReport, StoreLocation, vacuum, verify_backup};

use crate::args::number;
use crate::commands::serve::{STORE, failure};
use crate::failure::Failure;
use crate::play::{ask, asks, is_yes};
use crate::say::{self, STRONG};
use crate::words::{decimal, grouped};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Stats(Listing),
    Largest(Largest),
    Players(Players),
    Who(Who),
    Ban(Change),
    Unban(Change),
    Rename(Rename),
    Quota(Quota),
    Purge(Purge),
    Vacuum(Vacuum),
    VerifyBackup(Backup),
    Log(Largest),
}

/// The store of the server.
#[derive(Debug, Args)]
struct Store {
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "UNDERDECK_STORE", hide_env_values = true, conflicts_with = "data")]
    store: Option<String>,
}

#[derive(Debug, Args)]
struct Listing {
    #[command(flatten)]
    place: Store,
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct Largest {
    #[command(flatten)]
    listing: Listing,
    #[arg(long, value_name = "N", default_value = "20", value_parser = number::<u32>(1, 1_000_000))]
    most: u32,
}

#[derive(Debug, Args)]
struct Players {
    #[arg(value_name = "NAME")]
    part: Option<String>,
    #[arg(long)]
    banned: bool,
    #[command(flatten)]
    which: Largest,
}

#[derive(Debug, Args)]
struct Who {
    #[arg(value_name = "WHO")]
    person: String,
    #[command(flatten)]
    listing: Listing,
}

#[derive(Debug, Args)]
struct Change {
    #[arg(value_name = "WHO")]
    person: String,
    #[command(flatten)]
    place: Store,
    #[arg(long)]
    yes: bool,
}

#[derive(Debug, Args)]
struct Rename {
    #[arg(value_name = "WHO")]
    person: String,
    #[arg(value_name = "NAME")]
    new_name: String,
    #[command(flatten)]
    place: Store,
    #[arg(long)]
    yes: bool,
}

#[derive(Debug, Args)]
struct Quota {
    #[arg(value_name = "WHO")]
    person: String,
    #[arg(long, value_name = "N", value_parser = number::<u32>(0, 1_048_576))]
    mib: Option<u32>,
    #[arg(long, value_name = "N", value_parser = number::<u32>(0, 1_000_000_000))]
    games: Option<u32>,
    #[arg(long, conflicts_with_all = ["mib", "games"])]
    default: bool,
    #[command(flatten)]
    listing: Listing,
    #[arg(long)]
    yes: bool,
}

#[derive(Debug, Args)]
struct Purge {
    #[arg(long, value_name = "N", default_value = "30", value_parser = number::<u32>(1, 36_500))]
    older_than: u32,
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    place: Store,
    #[arg(long)]
    yes: bool,
}

#[derive(Debug, Args)]
struct Vacuum {
    #[command(flatten)]
    place: Store,
    #[arg(long)]
    yes: bool,
}

#[derive(Debug, Args)]
struct Backup {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

impl Store {
    fn location(&self) -> Result<StoreLocation, Failure> {
        Ok(match (&self.store, &self.data) {
            (Some(url), _) => StoreLocation::Database(url.parse().map_err(Failure::Usage)?),
            (None, Some(data)) => StoreLocation::File(data.clone()),
            (None, None) => StoreLocation::File(underdeck_home::data_file(STORE)?),
        })
    }

    fn open(&self) -> Result<Administration, Failure> {
        Administration::open(&self.location()?).map_err(failure)
    }
}

/// Runs a task.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.task {
        Task::Stats(listing) => stats(listing),
        Task::Largest(Largest { listing, most }) => {
            list(listing, &listing.place.open()?.largest(*most).map_err(failure)?, player_line)
        }
        Task::Players(Players { part, banned, which: Largest { listing, most } }) => {
            let players = listing.place.open()?.players(part.as_deref(), *banned, *most);
            list(listing, &players.map_err(failure)?, player_line)
        }
        Task::Who(Who { person, listing }) => show(&found(&listing.place.open()?, person)?, listing.json, player_line),
        Task::Ban(change) => ban(change, true),
        Task::Unban(change) => ban(change, false),
        Task::Rename(arguments) => rename(arguments),
        Task::Quota(arguments) => quota(arguments),
        Task::Purge(arguments) => purge(arguments),
        Task::Vacuum(Vacuum { place, yes }) => {
            confirm(*yes, &say!(CLI_HOST_VACUUM_ASK))?;
            let (before, after) = vacuum(&place.location()?).map_err(failure)?;
            print(&say!(CLI_HOST_VACUUMED, before = mib(before as f64), after = mib(after as f64)))
        }
        Task::VerifyBackup(Backup { file, json }) => {
            let report = verify_backup(file).map_err(failure)?;
            show(&report, *json, |report| {
                say!(CLI_HOST_BACKUP, players = report.players, games = report.games, days = report.days).to_string()
            })
        }
        Task::Log(Largest { listing, most }) => {
            list(listing, &listing.place.open()?.log(*most).map_err(failure)?, log_line)
        }
    }
}

fn stats(listing: &Listing) -> Result<(), Failure> {
    let stats = listing.place.open()?.stats().map_err(failure)?;
    show(&stats, listing.json, |stats| {
        let lines = [
            say!(CLI_HOST_STATS_PLAYERS, players = stats.players, named = stats.named, banned = stats.banned),
            say!(CLI_HOST_STATS_GAMES, games = stats.games, unfinished = stats.unfinished, entries = stats.entries),
            say!(CLI_HOST_STATS_REVIEWS, n = stats.reviews_waiting),
            match stats.free {
                Some(free) => say!(
                    CLI_HOST_STATS_FILE,
                    size = mib(stats.size as f64),
                    free = mib(free as f64),
                    stored = mib(stats.bytes as f64)
                ),
                None => {
                    say!(CLI_HOST_STATS_DATABASE, size = mib(stats.size as f64), stored = mib(stats.bytes as f64))
                }
            },
        ];
        Message::join(lines, "\n").to_string()
    })
}

fn ban(Change { person, place, yes }: &Change, is_banned: bool) -> Result<(), Failure> {
    let tools = place.open()?;
    let player = found(&tools, person)?;
    let who = player_line(&player);
    confirm(*yes, &if is_banned { say!(CLI_HOST_BAN_ASK, who) } else { say!(CLI_HOST_UNBAN_ASK, who) })?;
    tools.ban(player.id, is_banned).map_err(failure)?;
    let id = player.id.to_string();
    print(&if is_banned { say!(CLI_HOST_BANNED, id) } else { say!(CLI_HOST_UNBANNED, id) })
}

fn rename(Rename { person, new_name, place, yes }: &Rename) -> Result<(), Failure> {
    let tools = place.open()?;
    let player = found(&tools, person)?;
    confirm(*yes, &say!(CLI_HOST_RENAME_ASK, who = player_line(&player), name = new_name.as_str()))?;
    match tools.rename(player.id, new_name).map_err(failure)? {
        Some(name) => print(&say!(CLI_HOST_RENAMED, id = player.id.to_string(), name)),
        None => Err(Failure::Failed(say!(REFUSED_NAME, name = new_name.as_str()).to_string())),
    }
}

fn quota(Quota { person, mib, games, default, listing, yes }: &Quota) -> Result<(), Failure> {
    let tools = listing.place.open()?;
    let mut player = found(&tools, person)?;
    if mib.is_some() || games.is_some() || *default {
        let bytes = if *default { None } else { mib.map(|mib| i64::from(mib) << 20).or(player.quota_bytes) };
        let most = if *default { None } else { games.map(i64::from).or(player.quota_games) };
        confirm(*yes, &say!(CLI_HOST_QUOTA_ASK, who = player_line(&player)))?;
        tools.set_quota(player.id, bytes, most).map_err(failure)?;
        player = found(&tools, &player.id.to_string())?;
    }
    show(&player, listing.json, player_line)
}

fn purge(Purge { older_than, dry_run, place, yes }: &Purge) -> Result<(), Failure> {
    let tools = place.open()?;
    if !dry_run {
        confirm(*yes, &say!(CLI_HOST_PURGE_ASK, days = *older_than))?;
    }
    let n = tools.purge(*older_than, *dry_run).map_err(failure)?;
    print(&if *dry_run { say!(CLI_HOST_WOULD_PURGE, n) } else { say!(CLI_HOST_PURGED, n) })
}

/// The player with a number, a hash of the log, or a name.
fn found(tools: &Administration, person: &str) -> Result<PlayerReport, Failure> {
    let found = tools.find(person).map_err(failure)?;
    found.ok_or_else(|| Failure::Failed(say!(CLI_HOST_NO_PLAYER, person).to_string()))
}

/// Asks before a change, unless `--yes` is given.
fn confirm(yes: bool, question: &Message) -> Result<(), Failure> {
    if yes {
        return Ok(());
    }
    if !asks() {
        return Err(Failure::Usage(say!(CLI_HOST_YES).into()));
    }
    match ask(question)?.is_some_and(|answer| is_yes(&answer.to_lowercase())) {
        true => Ok(()),
        false => Err(Failure::Failed(say!(CLI_HOST_UNCHANGED).into())),
    }
}

/// Prints rows, a line each, or as a JSON array.
fn list<T: Serialize>(listing: &Listing, rows: &[T], line: impl Fn(&T) -> String) -> Result<(), Failure> {
    match rows.is_empty() && !listing.json {
        true => {
            say::note(&say!(CLI_HOST_NONE));
            Ok(())
        }
        false => show(rows, listing.json, |rows| rows.iter().map(line).collect::<Vec<_>>().join("\n")),
    }
}

/// Prints a value in words or as JSON.
fn show<T: Serialize + ?Sized>(value: &T, is_json: bool, words: impl FnOnce(&T) -> String) -> Result<(), Failure> {
    if !is_json {
        return print(&words(value).into());
    }
    let mut out = say::programs();
    serde_json::to_writer_pretty(&mut out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

fn print(words: &Message) -> Result<(), Failure> {
    Ok(say::print(&format!("{words}\n"))?)
}

fn player_line(player: &PlayerReport) -> String {
    let number = |n: i64| grouped(n.unsigned_abs());
    let limits = (player.quota_bytes.is_some() || player.quota_games.is_some()).then(|| {
        let shown = |limit: Option<String>| limit.map_or_else(|| say!(CLI_HOST_DEFAULT), Message::from);
        let bytes = shown(player.quota_bytes.map(|bytes| mib(bytes as f64)));
        say!(CLI_HOST_LIMITS, mib = bytes, games = shown(player.quota_games.map(number)))
    });
    let parts = [
        (!player.name.is_empty()).then(|| player.name.as_str().into()),
        Some(say!(CLI_HOST_GAMES, n = player.games)),
        Some(say!(CLI_HOST_SIZE, mib = mib(player.bytes as f64))),
        Some(say!(CLI_HOST_SINCE, day = day(player.created))),
        limits,
        player.banned.map(|since| say!(CLI_HOST_BANNED_SINCE, day = day(since))),
    ];
    let line = Message::join(parts.into_iter().flatten(), Link::Comma);
    let head = say!(CLI_HOST_PLAYER, id = player.id.to_string(), who = player.who.as_str());
    format!("{STRONG}{head}{STRONG:#}: {line}")
}

fn log_line(entry: &LogEntry) -> String {
    let at = moment_text(entry.at.saturating_mul(1000));
    format!("{} {}  {}: {}", &at[..10], &at[11..16], entry.command, entry.what)
}

/// The day of a time in seconds since 1970.
fn day(seconds: i64) -> String {
    moment_text(seconds.saturating_mul(1000))[..10].to_owned()
}

fn mib(bytes: f64) -> String {
    decimal(bytes / f64::from(1 << 20), 1)
}
