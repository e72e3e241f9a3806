//! Scores: their means, differences and distributions.

use maud::{Markup, html};
use underdeck_game::{Link, Message, say, text};
use underdeck_lab::experiment::CellReport;
use underdeck_lab::{Difference, ScoreStats};
use underdeck_plot::Unit;

use super::{Group, against, span};
use crate::counts::{scored, total};
use crate::dots::{Dot, compared, dots};
use crate::histograms::{self, Series};
use crate::parts::{figure, grouped, notes, points, same, signed_points, table};

/// The mean score of each cell with scores.
pub(super) fn means(group: &Group<'_>) -> Markup {
    let scored_cells: Vec<(&CellReport, &ScoreStats)> =
        group.cells.iter().filter_map(|cell| Some((*cell, cell.score.as_ref()?))).collect();
    if scored_cells.is_empty() {
        return html! {};
    }
    let dot = |(cell, score): &(&CellReport, &ScoreStats)| Dot {
        name: cell.name.clone(),
        note: scored(&cell.scores, cell.games),
        value: score.mean,
        interval: score.mean_95,
        words: points(score.mean),
        is_baseline: false,
    };
    let row = |(cell, score): &(&CellReport, &ScoreStats)| {
        let [low, high] = span(score.mean_95, points);
        let quantiles = [score.min, score.p25, score.median, score.p75, score.max].map(|score| score.to_string());
        let games = grouped(total(&cell.scores));
        [vec![cell.name.clone(), games, points(score.mean), low, high], quantiles.to_vec()].concat()
    };
    let has_all = scored_cells.iter().all(|(cell, _)| total(&cell.scores) == cell.games);
    let plot = dots(&scored_cells.iter().map(dot).collect::<Vec<_>>(), &say!(REPORT_HEAD_MEAN_SCORE), Unit::Number);
    let rows: Vec<_> = scored_cells.iter().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_CELL,
        &text::REPORT_HEAD_SCORED,
        &text::REPORT_HEAD_MEAN,
        &text::REPORT_HEAD_FROM,
        &text::REPORT_HEAD_TO,
        &text::REPORT_HEAD_LEAST,
        &text::REPORT_HEAD_QUARTER,
        &text::REPORT_HEAD_MEDIAN,
        &text::REPORT_HEAD_THREE_QUARTERS,
        &text::REPORT_HEAD_MOST,
    ];
    let without = group.cells.iter().filter(|cell| cell.score.is_none()).map(|cell| cell.name.as_str());
    let without = match without.collect::<Vec<_>>() {
        cells if cells.is_empty() => Message::default(),
        cells => say!(REPORT_SCORE_NONE, cells = Message::join(cells, Link::Comma)),
    };
    let note = notes([say!(REPORT_SCORE_NOTE, has = if has_all { "all" } else { "some" }), without]);
    figure(&group.caption(say!(REPORT_SCORE)), &note, &plot, &[same(table(&heads, &rows))])
}

/// The differences of mean scores.
pub(super) fn differences(group: &Group<'_>) -> Markup {
    let scored = || group.differences().filter_map(|difference| Some((difference, difference.score.as_ref()?)));
    if scored().next().is_none() {
        return html! {};
    }
    let dot = |difference: &Difference| {
        let score = difference.score.as_ref()?;
        let is_all = score.games == difference.games;
        Some(Dot {
            name: difference.player.clone(),
            note: if is_all { String::new() } else { say!(REPORT_BOTH_SCORES, n = score.games).into() },
            value: score.mean,
            interval: score.mean_95,
            words: signed_points(score.mean),
            is_baseline: false,
        })
    };
    let row = |(difference, score): (&Difference, &underdeck_lab::ScoreDifference)| {
        let [low, high] = span(score.mean_95, signed_points);
        let (games, mean) = (grouped(score.games), signed_points(score.mean));
        let [from, to] = score.means.map(points);
        vec![difference.player.clone(), difference.against.clone(), games, from, to, mean, low, high]
    };
    let plot = dots(&compared(group.differences(), dot), &say!(REPORT_AXIS_SCORES), Unit::Number);
    let rows: Vec<_> = scored().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_CELL,
        &text::REPORT_HEAD_AGAINST,
        &text::REPORT_HEAD_BOTH,
        &text::REPORT_HEAD_BEFORE,
        &text::REPORT_HEAD_AFTER,
        &text::REPORT_HEAD_DIFFERENCE,
        &text::REPORT_HEAD_FROM,
        &text::REPORT_HEAD_TO,
    ];
    let note = say!(REPORT_SCORE_CHANGES_NOTE, against = against(scored().map(|(difference, _)| difference)));
    figure(&group.caption(say!(REPORT_SCORE_CHANGES)), &note, &plot, &[same(table(&heads, &rows))])
}

/// The distributions of scores.
pub(super) fn spread(group: &Group<'_>) -> Markup {
    let cells = group.cells.iter().filter(|cell| !cell.scores.is_empty());
    let series = cells.map(|cell| {
        let note = scored(&cell.scores, cell.games);
        Series { name: cell.name.clone(), note, counts: &cell.scores }
    });
    let series: Vec<Series<'_>> = series.collect();
    histograms::spread(&group.caption(say!(REPORT_HOW_SPREAD)), "", &say!(REPORT_HEAD_SCORE), &series, None)
}
