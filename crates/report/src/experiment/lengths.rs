//! The lengths of games.

use maud::{Markup, html};
use underdeck_game::{say, text};
use underdeck_lab::experiment::CellReport;

use super::Group;
use crate::counts::{Lengths, last_drawn, undrawn};
use crate::histograms::{MOST_DRAWN, spread};
use crate::parts::{notes, points, table, tabled};
use crate::survival;

fn lengths<'a>(group: &Group<'a>) -> Vec<Lengths<'a>> {
    let of =
        |cell: &&'a CellReport| Lengths { name: cell.name.clone(), counts: &cell.lengths, unfinished: cell.unfinished };
    group.cells.iter().map(of).collect()
}

/// A histogram of the lengths for each cell.
pub(super) fn histogram(group: &Group<'_>) -> Markup {
    let lengths = lengths(group);
    let (last, series) = (last_drawn(&lengths), lengths.iter().map(Lengths::series).collect::<Vec<_>>());
    let note = notes([say!(REPORT_MOVES_NOTE), undrawn(&series, last, false)]);
    spread(&group.caption(say!(REPORT_HOW_LONG)), &note, &say!(REPORT_HEAD_MOVES), &series, last)
}

/// The share of games longer than `n` moves; a table of lengths if there are too many cells to draw.
pub(super) fn still_playing(group: &Group<'_>) -> Markup {
    let row = |cell: &&CellReport| {
        let moves = &cell.moves;
        let figures = [moves.median, moves.p95, moves.max].map(|number| number.to_string());
        let means = [moves.mean, cell.decisions, cell.branching].map(points);
        [vec![cell.name.clone()], means[..1].to_vec(), figures.to_vec(), means[1..].to_vec()].concat()
    };
    let rows: Vec<_> = group.cells.iter().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_CELL,
        &text::REPORT_HEAD_MEAN_MOVES,
        &text::REPORT_HEAD_HALF_END,
        &text::REPORT_HEAD_95_END,
        &text::REPORT_HEAD_ALL_END,
        &text::REPORT_HEAD_DECISIONS,
        &text::REPORT_HEAD_LEGAL,
    ];
    let table = table(&heads, &rows);
    if group.cells.len() > MOST_DRAWN {
        let note = say!(REPORT_NOT_DRAWN, most = MOST_DRAWN);
        return tabled(&group.caption(say!(REPORT_HOW_LONG)), &note, &table);
    }
    let tables = vec![(say!(REPORT_IN_NUMBERS), table)];
    html! { (survival::still_playing(&group.caption(say!(REPORT_STILL_PLAYING)), &lengths(group), tables)) }
}
