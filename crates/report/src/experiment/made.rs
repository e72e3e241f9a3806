//! The colophon of an experiment.

use maud::{Markup, html};
use underdeck_lab::experiment::{CellReport, ExperimentReport};

use super::distinct;
use crate::colophon::{Command, colophon, limit, max_moves};
use crate::parts::grouped;

/// The end of the page, with a command for each cell.
pub(super) fn made(report: &ExperimentReport) -> Markup {
    let games: Vec<String> =
        report.cells.iter().map(|cell| format!("{} ({}), rules {}", cell.title, cell.game, cell.rules)).collect();
    let mut deals: Vec<u64> = report.cells.iter().map(|cell| cell.games).collect();
    deals.sort_unstable();
    deals.dedup();
    let deals: Vec<String> = deals.into_iter().map(grouped).collect();
    let facts = [
        ("Games", distinct(games.iter().map(String::as_str)).join("; ")),
        ("Deals", format!("{} in each cell, {} luck, seed {}", deals.join(" or "), report.luck, report.seed)),
        ("Limit of moves", limit(report.cells.iter().map(|cell| (&cell.moves, cell.unfinished)))),
    ];
    let how = html! {
        p {
            "A cell does not keep its decisions and legal moves move by move. "
            "Its command plays the games again and writes a page that shows them."
        }
        details {
            summary { "Each cell as a command" }
            dl.commands {
                @for cell in &report.cells {
                    dt { (cell.name) " " small { "cell " (cell.fingerprint) } }
                    dd { (command(report, cell)) }
                }
            }
        }
    };
    colophon(&facts, &how, &players(report))
}

fn players(report: &ExperimentReport) -> Vec<&str> {
    let opponents = report.cells.iter().filter_map(|cell| cell.opponent.as_deref());
    distinct(report.cells.iter().map(|cell| cell.player.as_str()).chain(opponents))
}

fn command(report: &ExperimentReport, cell: &CellReport) -> Markup {
    let command = Command {
        game: cell.game,
        players: vec![&cell.player],
        opponent: cell.opponent.as_deref(),
        opening: &cell.opening,
        options: cell.options.iter().map(|(key, value)| (key.as_str(), value.clone())).collect(),
        games: cell.games,
        until: None,
        luck: report.luck,
        seed: report.seed,
        max_moves: max_moves(std::iter::once((&cell.moves, cell.unfinished))),
    };
    command.shown()
}
