//! `compare`: two versions of a game, side by side.

use std::sync::atomic::AtomicBool;

use clap::Args;
use lab::Host;
use lab::experiment::{CellResult, Experiment, ExperimentReport};
use players::PlayerKind;
use report::{Digest, Sheet};

use crate::args::{GameParser, HouseRuleParser, PlayerParser};
use crate::commands::many::{ManyArguments, interrupted, note, progress_bar, seconds, stop_flag, whole_number};
use crate::commands::output::OutputArguments;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  underdeck compare keevorn --with edition=second --with jokers=3      the rulebook’s game and a version of it
  underdeck compare keevorn -o jokers=1 --with jokers=3                two versions
  underdeck compare living-keep --with peons_wait=true --html page.html    a ruling read otherwise, as a page to share";

/// Compare two versions of a game: their house rules and rulings, and what the differences do
///
/// The first version has the options of --option, the second those and, instead or besides, those of --with. Both play the same deals as far as their
/// rules allow. The report says in which rules they differ, with the rulings’ ids, and whether anything changed clearly.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME", value_parser = GameParser)]
    game: String,
    /// A house rule or ruling of the second version; may be repeated
    #[arg(long = "with", value_name = "KEY=VALUE", value_parser = HouseRuleParser, required = true, hide_possible_values = true)]
    with: Vec<(String, String)>,
    /// Who plays
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser, default_value = "greedy")]
    player: PlayerKind,
    /// The number of deals
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole_number(1, 10_000_000))]
    deals: u64,
    #[command(flatten)]
    many: ManyArguments,
    #[command(flatten)]
    output: OutputArguments,
}

/// Plays both versions and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.output.open()?;
    let first = &arguments.many.house.options;
    let mut second = first.clone();
    second.retain(|(key, _)| arguments.with.iter().all(|(other, _)| other != key));
    second.extend(arguments.with.iter().cloned());
    let game = catalogue::find(&arguments.game)?;
    let experiment = Experiment {
        title: format!("Two versions of {}", game.info().title),
        question: String::new(),
        cells: [("first version", first, None), ("second version", &second, Some(0))]
            .into_iter()
            .map(|(name, options, baseline)| {
                let request = arguments.many.request(&arguments.game, arguments.player, arguments.deals);
                let request = lab::Request { options: options.clone(), ..request };
                Ok(lab::experiment::Cell { name: name.to_owned(), baseline, ..lab::experiment::Cell::of(&request)? })
            })
            .collect::<Result<_, Failure>>()?,
    };
    if experiment.cells[0].options == experiment.cells[1].options {
        return Err(Failure::Usage("both versions have the same options: --with changes nothing".into()));
    }
    let stop = stop_flag()?;
    let results = play(&experiment, arguments, &stop)?;
    let report = ExperimentReport::new(&experiment, &results);
    let mut digest = Digest::from(&report);
    digest.sheets.insert(0, versions(game, &experiment));
    files.write(&report, &digest)
}

fn play(experiment: &Experiment, arguments: &Arguments, stop: &AtomicBool) -> Result<Vec<Option<CellResult>>, Failure> {
    let bar = progress_bar(2 * arguments.deals, "games");
    let host = Host { clock: seconds, progress: &|played| bar.inc(played), stop };
    let results =
        experiment.cells.iter().map(|cell| cell.play(arguments.many.jobs(), &host)).collect::<Result<Vec<_>, _>>();
    bar.finish_and_clear();
    let results = results?;
    if results.iter().any(Option::is_none) {
        note("Interrupted: fewer games than asked for would mislead, so nothing is shown.");
        return Err(interrupted());
    }
    Ok(results)
}

/// In which options the versions differ, with what they do.
fn versions(game: &dyn catalogue::Game, experiment: &Experiment) -> Sheet {
    let faces = game.options();
    let value = |n: usize, key: &str| {
        let found = experiment.cells[n].options.iter().find(|(known, _)| known == key);
        found.map_or_else(String::new, |(_, value)| value.clone())
    };
    let differ = faces.iter().filter(|face| value(0, face.key) != value(1, face.key));
    let rows = differ.map(|face| {
        let ruling = face.ruling.unwrap_or_default();
        [face.key, &value(0, face.key), &value(1, face.key), ruling, face.name].map(Into::into).to_vec()
    });
    let sheet = Sheet::new("What differs", &["option", "first version", "second version", "ruling", "what it is"]);
    Sheet { rows: rows.collect(), note: "Everything else is the same.".into(), ..sheet }
}
