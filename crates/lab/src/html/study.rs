//! The page of a simulation.

use maud::{Markup, html};

use super::parts::{figure, grouped, page, percent, points, signed_percent, signed_points, table};
use super::plots::{Bins, Curve, Dot, curves, dots, histograms};
use crate::{Run, Study};

/// A simulation as a page for the browser.
pub fn study(study: &Study) -> String {
    let body = html! {
        (facts(study))
        (results(study))
        (win_rates(study))
        @if !study.differences.is_empty() { (differences(study)) }
        (causes(study))
        (spread(study, "Scores", "How the scores of games that ended are spread.", "score", |run| &run.detail.distributions.scores))
        (spread(study, "Lengths", "How many moves a game has.", "moves", |run| &run.detail.distributions.moves))
        (survival(study))
        (spread(study, "Decisions", "How many moves of a game had another legal move beside.", "decisions", |run| &run.detail.distributions.decisions))
        (density(study))
        (branching(study))
    };
    let players: Vec<&str> = study.runs.iter().map(|run| run.player.as_str()).collect();
    let kicker = format!("{} games of {}", grouped(study.games()), players.join(" and "));
    page(study.title, &kicker, &body)
}

fn facts(study: &Study) -> Markup {
    let options: Vec<String> = study.options.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    html! {
        dl.facts {
            dt { "House rules" } dd { (options.join(", ")) }
            @if let Some(opponent) = &study.opponent { dt { "Opponent" } dd { (opponent) } }
            @if !study.opening.is_empty() { dt { "Opening" } dd { (study.opening.join(", ")) } }
            dt { "Luck" } dd { (study.luck) ", seed " (study.seed) }
            @if study.runs.len() > 1 { dt { "Paired by" } dd { (study.pairing()) } }
            @if let Some((until, met)) = study.until {
                dt { "Stopped at" } dd { (until) @if !met { ", which was not reached" } }
            }
        }
    }
}

fn results(study: &Study) -> Markup {
    html! {
        section.results aria-label="Results" {
            @for run in &study.runs {
                div.result {
                    h3 { (run.player) }
                    p.big { (percent(run.results.win_rate)) }
                    p { "won, " (percent(run.results.win_rate_95.low)) " to " (percent(run.results.win_rate_95.high)) }
                    p { (points(run.results.moves.mean)) " moves, " (points(run.detail.decisions.mean)) " of them decisions" }
                    @if let Some(score) = &run.results.score { p { "score " (points(score.mean)) ", half above " (score.median) } }
                }
            }
        }
    }
}

fn win_rates(study: &Study) -> Markup {
    let dot = |run: &Run| Dot {
        name: run.player.clone(),
        value: run.results.win_rate,
        interval: Some((run.results.win_rate_95.low, run.results.win_rate_95.high)),
        words: percent(run.results.win_rate),
    };
    let row = |run: &Run| {
        let results = &run.results;
        let (low, high) = (percent(results.win_rate_95.low), percent(results.win_rate_95.high));
        vec![run.player.clone(), grouped(results.games), grouped(results.wins), percent(results.win_rate), low, high]
    };
    let plot = dots(&study.runs.iter().map(dot).collect::<Vec<_>>(), "games won", true, false);
    let rows: Vec<_> = study.runs.iter().map(row).collect();
    let twin = table(&["Player", "Games", "Won", "Win rate", "from", "to"], &rows);
    figure("Win rate", "The share of games won, with Wilson’s interval.", &plot, &twin)
}

fn differences(study: &Study) -> Markup {
    let name = |difference: &crate::Difference| format!("{} − {}", difference.player, difference.against);
    let dot = |difference: &crate::Difference| Dot {
        name: name(difference),
        value: difference.win_rate,
        interval: Some((difference.win_rate_95.low, difference.win_rate_95.high)),
        words: signed_percent(difference.win_rate),
    };
    let row = |difference: &crate::Difference| {
        let (low, high) = (signed_percent(difference.win_rate_95.low), signed_percent(difference.win_rate_95.high));
        let score = difference.score.map_or_else(String::new, |score| signed_points(score.mean));
        let interval = difference.score.and_then(|score| score.mean_95).map_or_else(String::new, |interval| {
            format!("{} to {}", signed_points(interval.low), signed_points(interval.high))
        });
        let (gained, given) = (grouped(difference.gained), grouped(difference.given));
        vec![name(difference), gained, given, signed_percent(difference.win_rate), low, high, score, interval]
    };
    let plot = dots(&study.differences.iter().map(dot).collect::<Vec<_>>(), "difference of win rates", true, true);
    let rows: Vec<_> = study.differences.iter().map(row).collect();
    let heads = ["Difference", "Won alone", "Lost alone", "Win rate", "from", "to", "Score", "interval"];
    let note = "On the same deals, with Newcombe’s interval for pairs; scores with Student’s t for pairs.";
    figure("Difference", note, &plot, &table(&heads, &rows))
}

fn causes(study: &Study) -> Markup {
    let mut causes: Vec<&str> =
        study.runs.iter().flat_map(|run| run.results.ends.iter().map(|(cause, _)| *cause)).collect();
    let mut seen = std::collections::HashSet::new();
    causes.retain(|cause| seen.insert(*cause));
    let mut heads = vec!["Ends by"];
    heads.extend(study.runs.iter().map(|run| run.player.as_str()));
    let share = |run: &Run, cause: &str| {
        let games = run.results.ends.iter().find(|(known, _)| *known == cause).map_or(0, |(_, games)| *games);
        percent(games as f64 / run.results.games.max(1) as f64)
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for cause in causes {
        let shares = study.runs.iter().map(|run| share(run, cause));
        rows.push(std::iter::once(cause.to_owned()).chain(shares).collect());
    }
    if study.runs.iter().any(|run| run.results.unfinished > 0) {
        let shares =
            study.runs.iter().map(|run| percent(run.results.unfinished as f64 / run.results.games.max(1) as f64));
        rows.push(std::iter::once("unfinished".to_owned()).chain(shares).collect());
    }
    html! {
        figure { figcaption { h2 { "How games end" } } (table(&heads, &rows)) }
    }
}

fn spread(study: &Study, caption: &str, note: &str, title: &str, of: impl Fn(&Run) -> &[(i64, u64)]) -> Markup {
    let series: Vec<&[(i64, u64)]> = study.runs.iter().map(&of).collect();
    let bins = Bins::of(&series);
    if bins.bins.is_empty() {
        return html! {};
    }
    let names: Vec<String> = study.runs.iter().map(|run| run.player.clone()).collect();
    let mut heads = vec![title];
    heads.extend(names.iter().map(String::as_str));
    let row = |(first, shares): &(i64, Vec<f64>)| {
        std::iter::once(bins.words(*first)).chain(shares.iter().map(|share| percent(*share))).collect()
    };
    let rows: Vec<Vec<String>> = bins.bins.iter().map(row).collect();
    figure(caption, note, &histograms(&names, &bins, title), &table(&heads, &rows))
}

fn survival(study: &Study) -> Markup {
    let curve = |run: &Run| Curve {
        name: run.player.clone(),
        points: run.detail.survival().into_iter().map(|(moves, share)| (moves as f64, share)).collect(),
    };
    let all: Vec<Curve> = study.runs.iter().map(curve).collect();
    let series: Vec<&[(i64, u64)]> = study.runs.iter().map(|run| run.detail.distributions.moves.as_slice()).collect();
    let bins = Bins::of(&series);
    let at = |run: &Run, moves: i64| {
        let last = run.detail.survival().into_iter().take_while(|(number, _)| *number <= moves).last();
        percent(last.map_or(1.0, |(_, share)| share))
    };
    let row = |(first, _): &(i64, Vec<f64>)| {
        let moves = first + bins.width - 1;
        std::iter::once(moves.to_string()).chain(study.runs.iter().map(|run| at(run, moves))).collect()
    };
    let rows: Vec<Vec<String>> = bins.bins.iter().map(row).collect();
    let mut heads = vec!["After moves"];
    heads.extend(study.runs.iter().map(|run| run.player.as_str()));
    let plot = curves(&all, "moves made", true, true);
    figure("Still playing", "The share of games that go on after so many moves.", &plot, &table(&heads, &rows))
}

fn density(study: &Study) -> Markup {
    let note = "The share of games in which the n-th move was a decision, among those that have such a move; drawn where at least one game in a hundred has.";
    by_step(study, "Decisions by move", note, true, |step| step.decisions)
}

fn branching(study: &Study) -> Markup {
    by_step(study, "Legal moves by move", "How many moves are legal at the n-th move, in the mean.", false, |step| {
        step.branching
    })
}

fn by_step(study: &Study, caption: &str, note: &str, is_share: bool, of: fn(&crate::StepStats) -> f64) -> Markup {
    // Few games make a ragged end.
    let steps = |run: &'_ Run| {
        let least = (run.detail.decisions.games / 100).max(1);
        run.detail.steps.iter().take_while(|step| step.games >= least).copied().collect::<Vec<_>>()
    };
    let curve = |run: &Run| Curve {
        name: run.player.clone(),
        points: steps(run).iter().map(|step| (step.n as f64, of(step))).collect(),
    };
    let all: Vec<Curve> = study.runs.iter().map(curve).collect();
    let longest = study.runs.iter().map(|run| steps(run).len()).max().unwrap_or(0);
    let words = |value: f64| if is_share { percent(value) } else { points(value) };
    let row = |n: usize| {
        let cell = |run: &Run| steps(run).get(n).map_or_else(String::new, |step| words(of(step)));
        std::iter::once((n + 1).to_string()).chain(study.runs.iter().map(cell)).collect()
    };
    let thin = longest.div_ceil(60).max(1);
    let rows: Vec<Vec<String>> = (0..longest).step_by(thin).map(row).collect();
    let mut heads = vec!["Move"];
    heads.extend(study.runs.iter().map(|run| run.player.as_str()));
    figure(caption, note, &curves(&all, "move", is_share, false), &table(&heads, &rows))
}
