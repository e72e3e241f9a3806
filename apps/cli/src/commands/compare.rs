//! `compare`: two versions of a game, or two builds of the program, side by side.

mod program;

use std::path::PathBuf;

use clap::Args;
use underdeck_game::{Message, say};
use underdeck_lab::PlanRequest;
use underdeck_lab::experiment::{Experiment, ExperimentCell, ExperimentReport};
use underdeck_lab::versions::{VersionGames, VersionsReport};
use underdeck_players::PlayerKind;
use underdeck_report::{DataTable, Report, ReportCell};

use crate::args::{HOUSE_RULE, PLAYER};
use crate::commands::many::{ManyArguments, played_whole, stop_flag, whole_number};
use crate::failure::Failure;
use program::{Program, Task};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long = "with", visible_alias = "with-option", value_name = "KEY=VALUE", value_parser = HOUSE_RULE, required_unless_present = "with_program", hide_possible_values = true)]
    with: Vec<(String, String)>,
    #[arg(long, value_name = "PROGRAM")]
    with_program: Option<PathBuf>,
    #[arg(long, value_name = "PLAYER", requires = "with_program")]
    with_player: Option<String>,
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_value = "greedy")]
    player: PlayerKind,
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 2_000, value_parser = whole_number(1, 10_000_000))]
    games: u64,
    #[command(flatten)]
    many: ManyArguments,
}

/// Plays both versions and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.many.output.open(&[])?;
    let game = underdeck_catalogue::find(&arguments.many.game)?;
    let first = &arguments.many.house.of(game);
    let mut second = first.clone();
    if arguments.with_program.is_none() {
        second.retain(|(key, _)| arguments.with.iter().all(|(other, _)| other != key));
        second.extend(arguments.with.iter().cloned());
    }
    let experiment = Experiment {
        title: format!("Two versions of {}", game.info().title),
        question: String::new(),
        cells: [("first version", first, None), ("second version", &second, Some(0))]
            .into_iter()
            .map(|(name, options, baseline)| {
                let request = arguments.many.request(arguments.player, arguments.games);
                let request = PlanRequest { options: options.clone(), ..request };
                Ok(ExperimentCell { name: name.to_owned(), baseline, ..ExperimentCell::of(&request)? })
            })
            .collect::<Result<_, Failure>>()?,
    };
    let [one, other] = [0, 1].map(|n| &experiment.cells[n]);
    if arguments.with_program.is_none() && one.options == other.options {
        return Err(Failure::Usage(say!(CLI_LAB_SAME).into()));
    }
    let jobs = arguments.many.jobs();
    let whole = |cells: &[&ExperimentCell]| -> Result<Vec<VersionGames>, Failure> {
        let played = played_whole(cells.len() as u64 * arguments.games, |host| {
            cells.iter().map(|cell| VersionGames::play(cell, jobs, host)).collect::<Result<Vec<_>, _>>()
        })?;
        // A run that was cut short has failed by now.
        Ok(played.into_iter().flatten().collect())
    };
    let (report, about) = match &arguments.with_program {
        None => {
            let games = whole(&[one, other])?.try_into().map_err(|_| Failure::Told)?;
            (VersionsReport::new(&experiment, games, None)?, Vec::new())
        }
        Some(path) => {
            let stop = stop_flag()?;
            let program = Program::open(path, &stop)?;
            let player = arguments.with_player.clone().unwrap_or_else(|| arguments.player.to_string());
            let (theirs, facts) = program.play(&Task {
                game: one.game,
                shared: first,
                own: &arguments.with,
                player: &player,
                seed: arguments.many.seed,
                games: arguments.games,
                max_moves: arguments.many.max_moves,
                jobs,
            })?;
            let games = whole(&[one])?.into_iter().chain([theirs]).collect::<Vec<_>>();
            let games = games.try_into().map_err(|_| Failure::Told)?;
            let (version, rules, player) = (env!("CARGO_PKG_VERSION"), one.rules, one.player.to_string());
            let this = say!(CLI_COMPARE_THIS, version, rules, player);
            let (version, rules, player) = (program.version.as_str(), facts.rules, facts.player.as_str());
            let that = say!(CLI_COMPARE_THAT, program = program.name(), version, rules, player);
            (VersionsReport::new(&experiment, games, Some(&facts))?, vec![this, that])
        }
    };
    let mut digest = Report::from(&report);
    digest.title = match about.is_empty() {
        true => say!(CLI_COMPARE_TITLE, game = game.info().title),
        false => say!(CLI_COMPARE_BUILDS, game = game.info().title),
    };
    digest.about.splice(0..0, about);
    let differ = versions(game, &report.experiment);
    if !differ.rows.is_empty() {
        digest.insert(0, vec![differ]);
    }
    files.write(&report, &digest)
}

/// The options in which the versions differ, with their effects. Another build may have options that this one lacks.
fn versions(game: &underdeck_catalogue::Game, report: &ExperimentReport) -> DataTable {
    let faces = game.options();
    let value = |n: usize, key: &str| {
        let found = report.cells[n].options.iter().find(|(known, _)| known == key);
        found.map_or_else(String::new, |(_, value)| value.clone())
    };
    let known = faces.iter().map(|face| face.key);
    let theirs = report.cells[1].options.iter().map(|(key, _)| key.as_str());
    let theirs = theirs.filter(|key| faces.iter().all(|face| face.key != *key));
    let differ = known.chain(theirs).filter(|key| value(0, key) != value(1, key));
    let rows = differ.map(|key| {
        let face = faces.iter().find(|face| face.key == key);
        let ruling = face.and_then(|face| face.ruling).unwrap_or_default();
        let name = face.map_or_else(Message::default, |face| face.name.clone());
        let cells: [Message; 5] = [key.into(), value(0, key).into(), value(1, key).into(), ruling.into(), name];
        cells.map(ReportCell::from).to_vec()
    });
    let [first, second] = [say!(CLI_COMPARE_FIRST), say!(CLI_COMPARE_SECOND)];
    let heads = [say!(CLI_COMPARE_OPTION), first, second, say!(CLI_COMPARE_RULING), say!(CLI_COMPARE_NAME)];
    let sheet = DataTable::new(say!(CLI_COMPARE_DIFFERS), &heads);
    DataTable { rows: rows.collect(), note: say!(CLI_COMPARE_SAME), ..sheet }
}
