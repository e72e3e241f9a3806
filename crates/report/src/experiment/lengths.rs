//! The lengths of games.

use maud::{Markup, html};
use underdeck_lab::experiment::CellReport;

use super::Group;
use crate::counts::{Lengths, last_drawn, undrawn};
use crate::histograms::{MOST_DRAWN, spread};
use crate::parts::{points, table, tabled};
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
    let note = "The number of moves in a game.".to_owned() + &undrawn(&series, last, "moves");
    spread(&group.caption("How long games are"), &note, "moves", &series, last)
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
    let heads = ["Cell", "Mean moves", "Half end by", "95 % end by", "All end by", "Decisions", "Legal moves"];
    let table = table(&heads, &rows);
    if group.cells.len() > MOST_DRAWN {
        let note = format!("More than {MOST_DRAWN} cells are not drawn; this table gives the lengths of their games.");
        return tabled(&group.caption("How long games are"), &note, &table);
    }
    let tables = vec![("Lengths and decisions of each cell in numbers", table)];
    html! { (survival::still_playing(&group.caption("Still playing"), &lengths(group), tables)) }
}
