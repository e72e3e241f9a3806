//! `stats`: statistics of the finished games.

use std::io::Write;

use clap::Args;
use underdeck_chronicle::statistics::skill::{FEW, skills};
use underdeck_chronicle::statistics::{summaries, to_csv, to_json};
use underdeck_game::say;
use underdeck_home::statistics;
use underdeck_lab::facts::FactRequest;
use underdeck_lab::own_report;

use crate::args::GAME;
use crate::commands::asked::FactArguments;
use crate::commands::output::write;
use crate::failure::Failure;
use crate::say;
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: Option<String>,
    #[arg(long, conflicts_with_all = ["by", "conditions", "over_time"])]
    csv: bool,
    #[arg(long, conflicts_with_all = ["csv", "by", "conditions", "over_time"])]
    luck: bool,
    #[command(flatten)]
    asked: FactArguments,
    #[arg(long, conflicts_with = "csv")]
    json: bool,
}

/// Prints the statistics.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let id =
        arguments.game.as_ref().map(|name| underdeck_catalogue::find(name)).transpose()?.map(|game| game.info().id);
    if arguments.luck {
        return without_luck(arguments, id);
    }
    let request = arguments.asked.request(false);
    if request.has_report() {
        return of_facts(arguments, &request);
    }
    let mut entries = statistics::entries()?;
    entries.retain(|entry| id.is_none_or(|id| entry.game == id));
    let text = match (arguments.csv, arguments.json) {
        (true, _) => to_csv(&entries),
        (_, true) => to_json(&entries),
        _ if entries.is_empty() => {
            say::note(&say!(CLI_NONE_FINISHED));
            return Ok(());
        }
        _ => {
            let mut out = say::people();
            write!(out, "{}", summaries(&entries).iter().map(words::summary).collect::<Vec<_>>().join("\n"))?;
            let others = entries.iter().filter(|entry| !entry.own).count();
            if others > 0 {
                writeln!(out, "{}", say!(CLI_STATS_ELSEWHERE, n = others))?;
            }
            return Ok(out.flush()?);
        }
    };
    let mut out = say::programs();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints what the facts of the player's own games say.
fn of_facts(arguments: &Arguments, request: &FactRequest) -> Result<(), Failure> {
    let Some(game) = &arguments.game else { return Err(Failure::Usage(say!(CLI_STATS_FACTS_GAME).into())) };
    let game = underdeck_catalogue::find(game)?;
    let report = own_report(game, &statistics::own_records(game.info().id)?, request)?;
    if report.all == 0 && !arguments.json {
        say::note(&say!(CLI_NONE_FINISHED));
        return Ok(());
    }
    write(&report, arguments.json, |report| words::digest(&underdeck_report::fact_report(game.info().id, report)))
}

/// Prints the player's skill with luck taken out.
fn without_luck(arguments: &Arguments, game: Option<&str>) -> Result<(), Failure> {
    let skills = skills(&statistics::fair_records(game)?);
    if arguments.json {
        let mut out = say::programs();
        serde_json::to_writer_pretty(&mut out, &skills).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(out.flush()?);
    }
    if skills.is_empty() {
        say::note(&say!(CLI_SKILL_NONE, few = FEW));
        return Ok(());
    }
    Ok(say::print(&skills.iter().map(words::skill).collect::<Vec<_>>().join("\n"))?)
}
