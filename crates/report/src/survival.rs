//! The share of games still in progress, by number of moves.

use underdeck_game::{Message, say};
use underdeck_lab::survival;
use underdeck_plot::{Scale, Unit};

use super::counts::{Lengths, last_drawn, undrawn};
use super::curves::{Axes, Curve, Curves};
use super::numbers::NumberFormat;
use super::parts::notes;
use super::plot::{OwnPlot, Plot};
use super::sheet::{DataTable, ReportCell};

/// The curves, with a table of the share at round numbers of moves.
pub(crate) fn still_playing(caption: Message, lengths: &[Lengths<'_>]) -> DataTable {
    let last = last_drawn(lengths);
    let longest = last.or_else(|| lengths.iter().map(Lengths::longest).max()).unwrap_or(0);
    let steps: Vec<Vec<(i64, f64)>> = lengths.iter().map(|lengths| survival(lengths.counts)).collect();
    let at =
        |n: usize, moves: i64| steps[n].iter().take_while(|(number, _)| *number <= moves).last().map_or(1.0, |p| p.1);
    let all: Vec<Curve> = lengths
        .iter()
        .enumerate()
        .map(|(n, lengths)| {
            let drawn = steps[n].iter().filter(|(moves, _)| *moves <= longest);
            let mut points: Vec<(f64, f64)> = drawn.map(|(moves, share)| (*moves as f64, *share)).collect();
            // A curve that has not reached zero continues to the edge; the others end where they reach it.
            if lengths.longest() > longest {
                points.push((longest as f64, at(n, longest)));
            }
            Curve { name: lengths.name.as_str().into(), points, ..Curve::default() }
        })
        .collect();
    let mut marks: Vec<i64> =
        Scale::across((0.0, longest as f64)).ticks(Unit::Whole, 12).iter().map(|t| t.number as i64).collect();
    marks.retain(|moves| (1..longest).contains(moves));
    marks.push(longest);
    let row = |moves: &i64| {
        let shares = (0..lengths.len()).map(|n| ReportCell::estimate(at(n, *moves), None, NumberFormat::Share));
        std::iter::once(moves.to_string().into()).chain(shares).collect()
    };
    let names = lengths.iter().map(|lengths| lengths.name.as_str().into());
    let heads: Vec<Message> = std::iter::once(say!(REPORT_HEAD_AFTER_MOVES)).chain(names).collect();
    let series: Vec<_> = lengths.iter().map(Lengths::series).collect();
    let titles = [say!(REPORT_AXIS_MADE), say!(REPORT_AXIS_STILL)];
    let axes = Axes { is_stepped: true, ..Axes::new(titles, Unit::Share) };
    DataTable {
        rows: marks.iter().map(row).collect(),
        note: notes([say!(REPORT_STILL_NOTE), undrawn(&series, last, false)]),
        plot: Some(OwnPlot(Plot::Curves(Curves { curves: all, axes }))),
        ..DataTable::new(caption, &heads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_numbers_of_the_curve() {
        let counts = [(10, 1), (20, 2), (40, 1)];
        let lengths = [Lengths { name: "one".into(), counts: &counts, unfinished: 0 }];
        let page = still_playing("c".into(), &lengths).html().into_string();
        for (moves, share) in [("10", "75.00 %"), ("15", "75.00 %"), ("20", "25.00 %"), ("40", "0.00 %")] {
            assert!(page.contains(&format!("<th scope=\"row\">{moves}</th><td>{share}</td>")), "{moves} {share}");
        }
    }

    #[test]
    fn games_cut_off_keep_their_share_to_the_end() {
        let counts = [(10, 3), (1000, 1)];
        let lengths = [Lengths { name: "one".into(), counts: &counts, unfinished: 1 }];
        let page = still_playing("c".into(), &lengths).html().into_string();
        assert!(page.contains("<th scope=\"row\">10</th><td>25.00 %</td>") && page.contains("1 of one"));
        assert!(!page.contains("<th scope=\"row\">1000</th>"));
    }
}
