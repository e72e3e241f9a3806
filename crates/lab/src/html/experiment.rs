//! The page of an experiment.

use maud::{Markup, html};

use super::parts::{figure, grouped, page, percent, points, signed_percent, signed_points, table};
use super::plots::{Bins, Curve, Dot, curves, dots, histograms};
use crate::experiment::{CellReport, ExperimentReport};
use crate::study::survival;
use crate::{Difference, Interval};

/// How many cells are drawn one below the other, or over each other; with more the plots say nothing.
const MOST_DRAWN: usize = 12;

/// An experiment as a page for the browser.
pub fn experiment(report: &ExperimentReport) -> String {
    let has_scores = report.cells.iter().any(|cell| cell.score.is_some());
    let body = html! {
        @if !report.question.is_empty() { p.lead { (report.question) } }
        (facts(report))
        (win_rates(report))
        (differences(report))
        @if has_scores { (scores(report)) (score_differences(report)) (spread(report)) }
        (lengths(report))
        (still_playing(report))
        (causes(report))
    };
    let games: u64 = report.cells.iter().map(|cell| cell.games).sum();
    page(&report.title, &format!("{} cells, {} games", report.cells.len(), grouped(games)), &body)
}

fn facts(report: &ExperimentReport) -> Markup {
    let distinct = |mut texts: Vec<&str>| {
        let mut seen = std::collections::HashSet::new();
        texts.retain(|text| seen.insert(*text));
        texts.join(", ")
    };
    let games = distinct(report.cells.iter().map(|cell| cell.title).collect());
    let players = distinct(report.cells.iter().map(|cell| cell.player.as_str()).collect());
    html! {
        dl.facts {
            dt { "Game" } dd { (games) }
            dt { "Player" } dd { (players) }
            dt { "Deals" } dd { "the same in all cells as far as their rules allow: " (report.luck) " luck, seed " (report.seed) }
        }
    }
}

fn win_rates(report: &ExperimentReport) -> Markup {
    let dot = |cell: &CellReport| Dot {
        name: cell.name.clone(),
        value: cell.win_rate,
        interval: Some((cell.win_rate_95.low, cell.win_rate_95.high)),
        words: percent(cell.win_rate),
    };
    let row = |cell: &CellReport| {
        let (low, high) = (percent(cell.win_rate_95.low), percent(cell.win_rate_95.high));
        let (games, decisions) = (grouped(cell.games), points(cell.decisions));
        vec![
            cell.name.clone(),
            games,
            percent(cell.win_rate),
            low,
            high,
            points(cell.moves.mean),
            decisions,
            points(cell.branching),
        ]
    };
    let plot = dots(&report.cells.iter().map(dot).collect::<Vec<_>>(), "games won", true, false);
    let rows: Vec<_> = report.cells.iter().map(row).collect();
    let heads = ["Cell", "Games", "Won", "from", "to", "Moves", "Decisions", "Branching"];
    figure("Win rate", "The share of games won in each cell, with Wilson’s interval.", &plot, &table(&heads, &rows))
}

/// The differences, each with the cell's name and the words of its interval.
fn compared(report: &ExperimentReport) -> impl Iterator<Item = &Difference> {
    report.cells.iter().filter_map(|cell| cell.difference.as_ref())
}

fn differences(report: &ExperimentReport) -> Markup {
    if compared(report).next().is_none() {
        return html! {};
    }
    let dot = |difference: &Difference| Dot {
        name: difference.player.clone(),
        value: difference.win_rate,
        interval: Some((difference.win_rate_95.low, difference.win_rate_95.high)),
        words: signed_percent(difference.win_rate),
    };
    let row = |difference: &Difference| {
        let (low, high) = (signed_percent(difference.win_rate_95.low), signed_percent(difference.win_rate_95.high));
        let (gained, given) = (grouped(difference.gained), grouped(difference.given));
        vec![
            difference.player.clone(),
            difference.against.clone(),
            gained,
            given,
            signed_percent(difference.win_rate),
            low,
            high,
        ]
    };
    let plot = dots(&compared(report).map(dot).collect::<Vec<_>>(), "difference of win rates", true, true);
    let rows: Vec<_> = compared(report).map(row).collect();
    let heads = ["Cell", "against", "Won alone", "Lost alone", "Difference", "from", "to"];
    let note = "How much more is won than in the cell compared with, deal by deal, with Newcombe’s interval for pairs.";
    figure("What it changes", note, &plot, &table(&heads, &rows))
}

fn span(interval: Option<Interval>, words: impl Fn(f64) -> String) -> [String; 2] {
    interval.map_or_else(Default::default, |interval| [words(interval.low), words(interval.high)])
}

fn scores(report: &ExperimentReport) -> Markup {
    let scored = || report.cells.iter().filter_map(|cell| Some((cell, cell.score.as_ref()?)));
    let dot = |(cell, score): (&CellReport, &crate::ScoreStats)| Dot {
        name: cell.name.clone(),
        value: score.mean,
        interval: cell.score_95.map(|interval| (interval.low, interval.high)),
        words: points(score.mean),
    };
    let row = |(cell, score): (&CellReport, &crate::ScoreStats)| {
        let [low, high] = span(cell.score_95, points);
        let quantiles = [score.min, score.p25, score.median, score.p75, score.max].map(|score| score.to_string());
        [vec![cell.name.clone(), points(score.mean), low, high], quantiles.to_vec()].concat()
    };
    let plot = dots(&scored().map(dot).collect::<Vec<_>>(), "mean score", false, false);
    let rows: Vec<_> = scored().map(row).collect();
    let heads = ["Cell", "Mean", "from", "to", "Least", "Quarter", "Median", "Three quarters", "Most"];
    figure("Score", "The mean score, with Student’s interval.", &plot, &table(&heads, &rows))
}

fn score_differences(report: &ExperimentReport) -> Markup {
    let scored = || compared(report).filter_map(|difference| Some((difference, difference.score.as_ref()?)));
    if scored().next().is_none() {
        return html! {};
    }
    let dot = |(difference, score): (&Difference, &crate::ScoreDifference)| Dot {
        name: difference.player.clone(),
        value: score.mean,
        interval: score.mean_95.map(|interval| (interval.low, interval.high)),
        words: signed_points(score.mean),
    };
    let row = |(difference, score): (&Difference, &crate::ScoreDifference)| {
        let [low, high] = span(score.mean_95, signed_points);
        vec![
            difference.player.clone(),
            difference.against.clone(),
            grouped(score.games),
            signed_points(score.mean),
            low,
            high,
        ]
    };
    let plot = dots(&scored().map(dot).collect::<Vec<_>>(), "difference of mean scores", false, true);
    let rows: Vec<_> = scored().map(row).collect();
    let heads = ["Cell", "against", "Deals", "Difference", "from", "to"];
    figure(
        "What it changes in the score",
        "Deal by deal, with Student’s interval for pairs.",
        &plot,
        &table(&heads, &rows),
    )
}

fn spread(report: &ExperimentReport) -> Markup {
    histogram(report, "How scores are spread", "score", |cell| &cell.scores)
}

fn lengths(report: &ExperimentReport) -> Markup {
    histogram(report, "How long games are", "moves", |cell| &cell.lengths)
}

fn histogram(report: &ExperimentReport, caption: &str, title: &str, of: fn(&CellReport) -> &Vec<(i64, u64)>) -> Markup {
    let cells: Vec<&CellReport> = report.cells.iter().filter(|cell| !of(cell).is_empty()).collect();
    if cells.is_empty() || cells.len() > MOST_DRAWN {
        return html! {};
    }
    let series: Vec<&[(i64, u64)]> = cells.iter().map(|cell| of(cell).as_slice()).collect();
    let bins = Bins::of(&series);
    let names: Vec<String> = cells.iter().map(|cell| cell.name.clone()).collect();
    let mut heads = vec![title];
    heads.extend(names.iter().map(String::as_str));
    let row = |(first, shares): &(i64, Vec<f64>)| {
        std::iter::once(bins.words(*first)).chain(shares.iter().map(|share| percent(*share))).collect()
    };
    let rows: Vec<Vec<String>> = bins.bins.iter().map(row).collect();
    figure(caption, "", &histograms(&names, &bins, title), &table(&heads, &rows))
}

fn still_playing(report: &ExperimentReport) -> Markup {
    if report.cells.len() > MOST_DRAWN {
        return html! {};
    }
    let all: Vec<Curve> = report
        .cells
        .iter()
        .map(|cell| Curve {
            name: cell.name.clone(),
            points: survival(&cell.lengths).into_iter().map(|(moves, share)| (moves as f64, share)).collect(),
        })
        .collect();
    let row = |cell: &CellReport| {
        let moves = &cell.moves;
        let figures = [moves.median, moves.p95, moves.max].map(|number| number.to_string());
        [vec![cell.name.clone(), points(moves.mean)], figures.to_vec()].concat()
    };
    let rows: Vec<_> = report.cells.iter().map(row).collect();
    let heads = ["Cell", "Mean moves", "Half end by", "95 % end by", "All end by"];
    let plot = curves(&all, "moves made", true, true);
    figure("Still playing", "The share of games that go on after so many moves.", &plot, &table(&heads, &rows))
}

fn causes(report: &ExperimentReport) -> Markup {
    let mut causes: Vec<&str> =
        report.cells.iter().flat_map(|cell| cell.ends.iter().map(|(cause, _)| cause.as_str())).collect();
    let mut seen = std::collections::HashSet::new();
    causes.retain(|cause| seen.insert(*cause));
    let mut heads = vec!["Ends by"];
    heads.extend(&causes);
    heads.push("unfinished");
    let row = |cell: &CellReport| {
        let share = |games: u64| percent(games as f64 / cell.games.max(1) as f64);
        let of =
            |cause: &&str| share(cell.ends.iter().find(|(known, _)| known == cause).map_or(0, |(_, games)| *games));
        let shares = causes.iter().map(of).chain([share(cell.unfinished)]);
        std::iter::once(cell.name.clone()).chain(shares).collect()
    };
    let rows: Vec<Vec<String>> = report.cells.iter().map(row).collect();
    html! { figure { figcaption { h2 { "How games end" } } (table(&heads, &rows)) } }
}
