//! `winnability`: the share of deals that can be won.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;
use underdeck_game::{Aim, Link, Message, say};
use underdeck_lab::experiment::Experiment;
use underdeck_solver::{
    BatchSolve, Counts, Deals, Order, PlayersTurn, SearchLimits, SolverHost, SolverQuestion, answer, plan,
};
use underdeck_stats::Until;

use crate::args::OptionArguments;
use crate::commands::many::{
    JobsArgument, interrupted, note, progress_bar, seconds, stop_flag, whole_number, write_file,
};
use crate::commands::output;
use crate::commands::solve::LimitArguments;
use crate::failure::Failure;
use crate::say;
use crate::words::decimal;

/// Seconds between two saves of the answers.
const SAVE_INTERVAL: f64 = 10.0;
/// The most deals in a list.
const LISTED: usize = 200;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME|FILE")]
    game: String,
    #[arg(long, value_name = "±WIDTH")]
    until: Option<Until>,
    #[arg(long, visible_alias = "games", value_name = "N", value_parser = whole_number(1, 1_000_000_000))]
    deals: Option<u64>,
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole_number(0, u64::MAX))]
    seed: u64,
    #[command(flatten)]
    house: OptionArguments,
    #[command(flatten)]
    limits: LimitArguments,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long, value_name = "FOLDER", default_value = "winnability")]
    out: PathBuf,
    #[arg(long)]
    json: bool,
}

/// A game with house rules.
struct Cell {
    game: String,
    options: Vec<(String, String)>,
}

/// A finished or interrupted cell.
struct Surveyed {
    game: &'static str,
    /// The house rules that differ from the defaults.
    options: Vec<(String, String)>,
    survey: BatchSolve,
    first: u64,
}

/// Surveys each cell and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let stop = stop_flag()?;
    let most = arguments.deals.unwrap_or(if arguments.until.is_some() { 10_000_000 } else { 1_000 });
    let mut done = Vec::new();
    let mut is_cut = false;
    for Cell { game, options } in cells(arguments)? {
        let limits = arguments.limits.limits();
        let plan = plan(&game, &options, arguments.seed)?;
        let path = arguments.out.join(format!("{}.json", BatchSolve::fingerprint(&plan)));
        let mut survey = load(&path, &plan)?;
        is_cut = !extend(&mut survey, &path, arguments, (&game, &options, limits, most), &stop)?;
        let game = underdeck_catalogue::find(&game)?;
        done.push(Surveyed { game: game.info().id, options: changed(game, options), survey, first: arguments.seed });
        if is_cut {
            break;
        }
    }
    let words = text(&done)?;
    output::write(&json(&done)?, arguments.json, |_| words.clone())?;
    if is_cut {
        say::note(&say!(CLI_INTERRUPTED_FOLDER, folder = arguments.out.display().to_string()));
        return Err(interrupted());
    }
    Ok(())
}

/// The cells: the game with the typed house rules, or those of an experiment, each once.
fn cells(arguments: &Arguments) -> Result<Vec<Cell>, Failure> {
    if !arguments.game.ends_with(".toml") {
        let options = arguments.house.of(underdeck_catalogue::find(&arguments.game)?);
        return Ok(vec![Cell { game: arguments.game.clone(), options }]);
    }
    if !arguments.house.is_empty() {
        return Err(Failure::Usage(say!(CLI_WINNABLE_OPTIONS).into()));
    }
    let path = Path::new(&arguments.game);
    let source = fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
    let experiment = Experiment::read(&source, None);
    let experiment = experiment.map_err(|fault| Failure::Usage(format!("{}, {fault}", path.display())))?;
    let mut cells: Vec<Cell> = Vec::new();
    for cell in experiment.cells {
        if !cells.iter().any(|known| known.game == cell.game && known.options == cell.options) {
            cells.push(Cell { game: cell.game.into(), options: cell.options });
        }
    }
    Ok(cells)
}

/// The answers of earlier runs; none if there is no file.
fn load(path: &Path, plan: &str) -> Result<BatchSolve, Failure> {
    match fs::read_to_string(path) {
        Ok(text) => BatchSolve::unsealed(&text, plan).ok_or_else(|| Failure::file(path, say!(CLI_WINNABLE_DAMAGED))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(BatchSolve::new(plan.to_owned())),
        Err(error) => Err(Failure::file(path, error)),
    }
}

fn save(survey: &BatchSolve, path: &Path) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    }
    write_file(path, &survey.sealed().map_err(|error| Failure::Failed(error.to_string()))?)
}

/// Whether a survey is large enough: it has the most deals, or is at a look where its interval is narrow enough.
fn is_enough(survey: &BatchSolve, until: Option<Until>, most: u64) -> bool {
    let deals = survey.deals();
    let mut looks = std::iter::successors(Some(Until::next_look(0)), |&look| Some(Until::next_look(look)));
    let is_look = looks.find(|&look| look >= deals) == Some(deals);
    deals >= most || is_look && until.is_some_and(|until| until.is_met(survey.counts().share()))
}

/// Solves the open deals of a lower limit again, then adds deals until there are enough; returns whether there are.
fn extend(
    survey: &mut BatchSolve,
    path: &Path,
    arguments: &Arguments,
    (game, options, limits, most): (&str, &[(String, String)], SearchLimits, u64),
    stop: &std::sync::atomic::AtomicBool,
) -> Result<bool, Failure> {
    let (first, known) = (arguments.seed, survey.deals());
    let (mut solved, mut took) = (0u64, 0.0);
    let open = survey.below(limits.nodes);
    let mut codes = Vec::new();
    for place in &open {
        codes.push(underdeck_catalogue::find(game)?.deal(options, first.wrapping_add(*place))?.code);
    }
    let more =
        Deals::Seeds { options: options.to_vec(), first: first.wrapping_add(known), count: most.saturating_sub(known) };
    for (deals, mut places) in
        [(Deals::Codes(codes), Box::new(open.into_iter()) as Box<dyn Iterator<Item = u64>>), (more, Box::new(known..))]
    {
        let is_again = matches!(deals, Deals::Codes(_));
        if deals.count() == 0 || !is_again && is_enough(survey, arguments.until, most) {
            continue;
        }
        let n = if is_again { deals.count() } else { most };
        let bar = progress_bar(n, say!(CLI_PROGRESS_DEALS, n));
        bar.inc(if is_again { 0 } else { known });
        let jobs = arguments.jobs.jobs();
        let (order, players) = (Order::Listed, PlayersTurn::Last);
        let question = SolverQuestion { game: game.to_owned(), deals, aim: Aim::Win, limits, order, players, jobs };
        let (mut saved, mut fault) = (seconds(), None);
        answer(&question, &SolverHost { clock: seconds, stop }, &mut |answer| {
            bar.inc(1);
            solved += 1;
            took += answer.seconds;
            survey.note(places.next().unwrap_or_default(), &answer, limits.nodes);
            if seconds() - saved > SAVE_INTERVAL {
                saved = seconds();
                fault = save(survey, path).err();
            }
            fault.is_none() && (is_again || !is_enough(survey, arguments.until, most))
        })?;
        bar.finish_and_clear();
        fault.map_or_else(|| save(survey, path), Err)?;
    }
    if solved > 0 {
        // The time is no part of the report and its files, which are the same in every run.
        let (seconds, ms) = (decimal(took, 1), decimal(took * 1e3 / solved as f64, 2));
        note(&say!(CLI_WINNABLE_TOOK, game, n = solved, seconds, ms));
    }
    Ok(survey.below(limits.nodes).is_empty() && is_enough(survey, arguments.until, most))
}

/// The house rules that differ from the defaults.
fn changed(game: &underdeck_catalogue::Game, options: Vec<(String, String)>) -> Vec<(String, String)> {
    let faces = game.options();
    let is_default =
        |key: &str, value: &str| faces.iter().any(|face| face.key == key && face.default.to_string() == value);
    options.into_iter().filter(|(key, value)| !is_default(key, value)).collect()
}

/// The codes of the deals with this mark.
fn codes(done: &Surveyed, mark: char) -> Result<Vec<String>, Failure> {
    let game = underdeck_catalogue::find(done.game)?;
    let code = |n| Ok(game.deal(&done.options, done.first.wrapping_add(n))?.code);
    done.survey.places(mark).map(code).collect()
}

/// The report for programs.
fn json(done: &[Surveyed]) -> Result<serde_json::Value, Failure> {
    let cell = |done: &Surveyed| {
        let counts = done.survey.counts();
        let options: serde_json::Map<String, serde_json::Value> =
            done.options.iter().map(|(key, value)| (key.clone(), value.as_str().into())).collect();
        let most = counts.departures.iter().rposition(|&deals| deals > 0).map_or(0, |most| most + 1);
        Ok(json!({
            "game": done.game,
            "options": options,
            "seed": done.first,
            "deals": counts.deals(),
            "won": counts.won,
            "lost": counts.lost,
            "open": counts.open,
            "winnable_95": counts.share(),
            "won_by_players": counts.by_players,
            "departures": &counts.departures[..most],
            "nodes": done.survey.nodes,
            "lost_deals": codes(done, 'L')?,
            "open_deals": codes(done, 'O')?,
            "open_limits": done.survey.places('O').map(|place| done.survey.open.get(&place)).collect::<Vec<_>>(),
        }))
    };
    Ok(json!({ "cells": done.iter().map(cell).collect::<Result<Vec<_>, Failure>>()? }))
}

/// The report for people.
fn text(done: &[Surveyed]) -> Result<String, Failure> {
    let mut text = String::new();
    for done in done {
        let counts = done.survey.counts();
        let options: Vec<String> = done.options.iter().map(|(key, value)| format!(", {key}={value}")).collect();
        let (deals, share) = (counts.deals(), counts.share());
        let each = deals.max(1) as f64;
        let (game, seed) = (format!("{}{}", done.game, options.concat()), done.first.to_string());
        let _ = writeln!(text, "{}", say!(CLI_WINNABLE_HEAD, game, n = deals, seed));
        let names = [say!(CLI_WINNABLE_WON), say!(CLI_WINNABLE_LOST), say!(CLI_WINNABLE_OPEN)];
        let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
        for (name, n) in names.iter().zip([counts.won, counts.lost, counts.open]) {
            let share = decimal(n as f64 * 100.0 / each, 3);
            let _ = writeln!(text, "  {name:<wide$}{:>10}  {share} %", say!(DECIMAL, n));
        }
        let [low, high] = [share.low, share.high].map(|share| decimal(share * 100.0, 3));
        let positions = done.survey.nodes / deals.max(1);
        for line in [
            say!(CLI_WINNABLE_SHARE, low, high),
            say!(CLI_WINNABLE_DIFFICULTY, groups = spread(&counts)),
            say!(CLI_WINNABLE_MEAN, positions),
        ] {
            let _ = writeln!(text, "  {line}");
        }
        for (what, mark) in names[1..].iter().zip(['L', 'O']) {
            let codes = codes(done, mark)?;
            if !codes.is_empty() {
                let more = (codes.len() > LISTED).then(|| say!(CLI_WINNABLE_ALL));
                let listed = codes.iter().take(LISTED).map(|code| Message::from(code.as_str())).chain(more);
                let _ = writeln!(text, "  {}", say!(CLI_WINNABLE_CODES, what, codes = Message::join(listed, " ")));
            }
        }
    }
    Ok(text)
}

/// The won deals by departures, in groups.
fn spread(counts: &Counts) -> Message {
    let groups = [("0", 0..=0), ("1", 1..=1), ("2", 2..=2), ("3–5", 3..=5), ("6–8", 6..=8), ("", 9..=35)];
    let known = counts.won - counts.by_players;
    let share = |n: u64| decimal(n as f64 * 100.0 / known.max(1) as f64, 2);
    let group = |(name, range): (&str, std::ops::RangeInclusive<usize>)| {
        let zone = if name.is_empty() { say!(CLI_WINNABLE_MORE) } else { name.into() };
        Message::join([zone, format!("{} %", share(counts.departures[range].iter().sum())).into()], Link::Sign(": "))
    };
    Message::join(groups.into_iter().map(group), Link::Comma)
}
