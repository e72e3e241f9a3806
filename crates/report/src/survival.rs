//! The share of games still in progress, by number of moves.

use maud::Markup;
use underdeck_game::{Message, say};
use underdeck_lab::survival;
use underdeck_plot::{Scale, Unit};

use super::counts::{Lengths, last_drawn, undrawn};
use super::curves::{Axes, Curve, curves};
use super::parts::{crossed, figure, notes, percent, same};

/// The figure, with a table of the share at round numbers of moves and further tables about lengths.
pub(crate) fn still_playing(caption: &str, lengths: &[Lengths<'_>], more: Vec<(Message, Markup)>) -> Markup {
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
            Curve { name: lengths.name.clone(), points }
        })
        .collect();
    let mut marks: Vec<i64> =
        Scale::across((0.0, longest as f64)).ticks(Unit::Whole, 12).iter().map(|t| t.number as i64).collect();
    marks.retain(|moves| (1..longest).contains(moves));
    marks.push(longest);
    let rows: Vec<String> = marks.iter().map(ToString::to_string).collect();
    let names: Vec<&str> = lengths.iter().map(|lengths| lengths.name.as_str()).collect();
    let corner = [say!(REPORT_HEAD_AFTER_MOVES), say!(REPORT_HEAD_SHARE_AFTER)];
    let table = crossed(corner.each_ref().map(|head| &**head), &rows, &names, |row, n| percent(at(n, marks[row])));
    let series: Vec<_> = lengths.iter().map(Lengths::series).collect();
    let note = notes([say!(REPORT_STILL_NOTE), undrawn(&series, last, false)]);
    let title = say!(REPORT_AXIS_MADE);
    let axes = Axes { title: &title, unit: Unit::Share, is_stepped: true, is_close: false };
    let tables: Vec<(Message, Markup)> = std::iter::once(same(table)).chain(more).collect();
    figure(caption, &note, &curves(&all, axes), &tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_numbers_of_the_curve() {
        let counts = [(10, 1), (20, 2), (40, 1)];
        let lengths = [Lengths { name: "one".into(), counts: &counts, unfinished: 0 }];
        let page = still_playing("c", &lengths, Vec::new()).into_string();
        for (moves, share) in [("10", "75.00 %"), ("15", "75.00 %"), ("20", "25.00 %"), ("40", "0.00 %")] {
            assert!(page.contains(&format!("<th scope=\"row\">{moves}</th><td>{share}</td>")), "{moves} {share}");
        }
    }

    #[test]
    fn games_cut_off_keep_their_share_to_the_end() {
        let counts = [(10, 3), (1000, 1)];
        let lengths = [Lengths { name: "one".into(), counts: &counts, unfinished: 1 }];
        let page = still_playing("c", &lengths, Vec::new()).into_string();
        assert!(page.contains("<th scope=\"row\">10</th><td>25.00 %</td>") && page.contains("1 of one"));
        assert!(!page.contains("<th scope=\"row\">1000</th>"));
    }
}
