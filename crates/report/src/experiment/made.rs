//! The colophon of an experiment.

use maud::{Markup, html};
use underdeck_game::{Link, Message, say};
use underdeck_lab::experiment::{CellReport, ExperimentReport};

use super::distinct;
use crate::colophon::{Command, colophon, limit, max_moves};
use crate::digest::luck_seed;

/// The end of the page, with a command for each cell.
pub(super) fn made(report: &ExperimentReport) -> Markup {
    let rules =
        |cell: &CellReport| say!(REPORT_GAME_RULES, game = cell.title, id = cell.game, rules = cell.rules).to_string();
    let games: Vec<String> = report.cells.iter().map(rules).collect();
    let mut deals: Vec<u64> = report.cells.iter().map(|cell| cell.games).collect();
    deals.sort_unstable();
    deals.dedup();
    let (deals, luck) = (Message::join(deals, Link::Or), luck_seed(report.luck, report.seed));
    let facts = [
        (say!(REPORT_PAGE_GAMES), distinct(games.iter().map(String::as_str)).join("; ").into()),
        (say!(REPORT_PAGE_DEALS), say!(REPORT_IN_EACH_CELL, deals, luck)),
        (say!(REPORT_PAGE_LIMIT), limit(report.cells.iter().map(|cell| (&cell.moves, cell.unfinished)))),
    ];
    let how = html! {
        p { (say!(REPORT_CELL_STEPS)) }
        details {
            summary { (say!(REPORT_COMMANDS)) }
            dl.commands {
                @for cell in &report.cells {
                    dt { (cell.name) " " small { (say!(REPORT_FINGERPRINT, id = cell.fingerprint)) } }
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
