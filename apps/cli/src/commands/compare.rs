//! `compare`: two versions of a game, side by side.

use clap::Args;
use underdeck_game::{Message, say};
use underdeck_lab::experiment::{Experiment, ExperimentReport};
use underdeck_players::PlayerKind;
use underdeck_report::{DataTable, Report, ReportCell};

use crate::args::{HOUSE_RULE, PLAYER};
use crate::commands::many::{ManyArguments, played_whole, whole_number};
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long = "with", value_name = "KEY=VALUE", value_parser = HOUSE_RULE, required = true, hide_possible_values = true)]
    with: Vec<(String, String)>,
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
    second.retain(|(key, _)| arguments.with.iter().all(|(other, _)| other != key));
    second.extend(arguments.with.iter().cloned());
    let experiment = Experiment {
        title: format!("Two versions of {}", game.info().title),
        question: String::new(),
        cells: [("first version", first, None), ("second version", &second, Some(0))]
            .into_iter()
            .map(|(name, options, baseline)| {
                let request = arguments.many.request(arguments.player, arguments.games);
                let request = underdeck_lab::PlanRequest { options: options.clone(), ..request };
                Ok(underdeck_lab::experiment::ExperimentCell {
                    name: name.to_owned(),
                    baseline,
                    ..underdeck_lab::experiment::ExperimentCell::of(&request)?
                })
            })
            .collect::<Result<_, Failure>>()?,
    };
    if experiment.cells[0].options == experiment.cells[1].options {
        return Err(Failure::Usage(say!(CLI_LAB_SAME).into()));
    }
    let results = played_whole(2 * arguments.games, |host| {
        experiment.cells.iter().map(|cell| cell.play(arguments.many.jobs(), host)).collect::<Result<Vec<_>, _>>()
    })?;
    let report = ExperimentReport::new(&experiment, &results);
    let mut digest = Report::from(&report);
    digest.title = say!(CLI_COMPARE_TITLE, game = game.info().title);
    digest.put_first(versions(game, &experiment));
    files.write(&report, &digest)
}

/// The options in which the versions differ, with their effects.
fn versions(game: &underdeck_catalogue::Game, experiment: &Experiment) -> DataTable {
    let faces = game.options();
    let value = |n: usize, key: &str| {
        let found = experiment.cells[n].options.iter().find(|(known, _)| known == key);
        found.map_or_else(String::new, |(_, value)| value.clone())
    };
    let differ = faces.iter().filter(|face| value(0, face.key) != value(1, face.key));
    let rows = differ.map(|face| {
        let ruling = face.ruling.unwrap_or_default();
        let name = face.name.clone();
        let cells: [Message; 5] =
            [face.key.into(), value(0, face.key).into(), value(1, face.key).into(), ruling.into(), name];
        cells.map(ReportCell::from).to_vec()
    });
    let [first, second] = [say!(CLI_COMPARE_FIRST), say!(CLI_COMPARE_SECOND)];
    let heads = [say!(CLI_COMPARE_OPTION), first, second, say!(CLI_COMPARE_RULING), say!(CLI_COMPARE_NAME)];
    let sheet = DataTable::new(say!(CLI_COMPARE_DIFFERS), &heads);
    DataTable { rows: rows.collect(), note: say!(CLI_COMPARE_SAME), ..sheet }
}
