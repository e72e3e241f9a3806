//! The page of a simulation.

mod steps;

use maud::{Markup, html};
use underdeck_lab::{Difference, Run, Study};
use underdeck_plot::Unit;

use super::colophon::{Command, colophon, limit, max_moves};
use super::counts::{Lengths, last_drawn, scored, total, undrawn};
use super::digest::study::{losses, luck_of_players};
use super::dots::{Dot, compared, dots};
use super::histograms::{Series, spread};
use super::parts::{figure, grouped, page, percent, points, same, signed_percent, signed_points, table};
use super::sheet::Report;
use super::survival::still_playing;

/// A simulation as an HTML page.
pub fn study(study: &Study) -> String {
    let lengths: Vec<Lengths<'_>> = study.runs.iter().map(lengths).collect();
    let body = html! {
        (Report::from(study).lead())
        (facts(study))
        (results(study))
        (win_rates(study))
        @if !study.differences.is_empty() { (differences(study)) }
        @if let Some(sheet) = luck_of_players(study) { (sheet.html()) }
        @for sheet in losses(study) { (sheet.html()) }
        (scores(study))
        (moves(&lengths))
        (still_playing("Still playing", &lengths, Vec::new()))
        (decisions(study, &lengths))
        (steps::density(study))
        (steps::branching(study))
    };
    let players = players(study);
    let kicker = format!("{} games of {}", grouped(study.games()), players.join(" and "));
    page(study.title, &kicker, &body, &made(study))
}

fn players(study: &Study) -> Vec<&str> {
    study.runs.iter().map(|run| run.player.as_str()).collect()
}

fn lengths(run: &Run) -> Lengths<'_> {
    let (name, counts) = (run.player.clone(), run.detail.distributions.moves.as_slice());
    Lengths { name, counts, unfinished: run.results.unfinished }
}

fn options(study: &Study) -> String {
    let word = |value: String| if value.is_empty() { "nothing".to_owned() } else { value };
    let options = study.options.iter().map(|(key, value)| format!("{key} = {}", word(value.to_string())));
    let options: Vec<String> = options.collect();
    options.join(", ")
}

fn facts(study: &Study) -> Markup {
    html! {
        dl.facts {
            @if !study.options.is_empty() { dt { "House rules" } dd { (options(study)) } }
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

fn made(study: &Study) -> Markup {
    let moves = || study.runs.iter().map(|run| (&run.results.moves, run.results.unfinished));
    let command = Command {
        game: study.game,
        players: players(study),
        opponent: study.opponent.as_deref(),
        opening: &study.opening,
        options: study.options.iter().map(|(key, value)| (*key, value.to_string())).collect(),
        games: study.games(),
        until: study.until.map(|(until, _)| until.to_string()),
        luck: study.luck,
        seed: study.seed,
        max_moves: max_moves(moves()),
    };
    let games = format!("{}, the same for each player", grouped(study.games()));
    let facts = [
        ("Game", format!("{} ({}), rules {}", study.title, study.game, study.rules)),
        ("Games", if study.runs.len() > 1 { games } else { grouped(study.games()) }),
        ("Limit of moves", limit(moves())),
    ];
    let all: Vec<&str> = players(study).into_iter().chain(study.opponent.as_deref()).collect();
    colophon(&facts, &command.shown(), &all)
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
                    @if let Some(score) = score(run) { p { (score) } }
                }
            }
        }
    }
}

/// The score of a player as text.
fn score(run: &Run) -> Option<String> {
    let (score, games) = (run.results.score?, total(&run.detail.distributions.scores));
    let of = if games == run.results.games {
        String::new()
    } else {
        format!(" in the {} games with a score", grouped(games))
    };
    Some(match score.min == score.max {
        true if games == run.results.games => format!("score {} in every game", score.min),
        true => format!("score {}{of}", score.min),
        false => format!("mean score {}, median {}{of}", points(score.mean), score.median),
    })
}

fn win_rates(study: &Study) -> Markup {
    let dot = |run: &Run| Dot {
        name: run.player.clone(),
        note: String::new(),
        value: run.results.win_rate,
        interval: Some(run.results.win_rate_95),
        words: percent(run.results.win_rate),
        is_baseline: false,
    };
    let row = |run: &Run| {
        let results = &run.results;
        let (low, high) = (percent(results.win_rate_95.low), percent(results.win_rate_95.high));
        vec![run.player.clone(), grouped(results.games), grouped(results.wins), percent(results.win_rate), low, high]
    };
    let plot = dots(&study.runs.iter().map(dot).collect::<Vec<_>>(), "games won", Unit::Share);
    let rows: Vec<_> = study.runs.iter().map(row).collect();
    let twin = table(&["Player", "Games", "Won", "Win rate", "from", "to"], &rows);
    figure("Win rate", "The share of games won, with Wilson’s interval.", &plot, &[same(twin)])
}

fn differences(study: &Study) -> Markup {
    let row = |difference: &Difference| {
        let name = format!("{} − {}", difference.player, difference.against);
        let (low, high) = (signed_percent(difference.win_rate_95.low), signed_percent(difference.win_rate_95.high));
        let (gained, given) = (grouped(difference.gained), grouped(difference.given));
        let interval = difference.score.and_then(|score| score.mean_95);
        let interval = interval.map_or_else(String::new, |interval| {
            format!("{} to {}", signed_points(interval.low), signed_points(interval.high))
        });
        let (score, games, means) = difference.score.map_or_else(Default::default, |score| {
            let [from, to] = score.means.map(points);
            (signed_points(score.mean), grouped(score.games), format!("{from} to {to}"))
        });
        vec![name, gained, given, signed_percent(difference.win_rate), low, high, score, interval, games, means]
    };
    let plot = dots(
        &compared(study.differences.iter(), |difference| Some(Dot::more_won(difference))),
        "difference of win rates",
        Unit::Share,
    );
    let rows: Vec<_> = study.differences.iter().map(row).collect();
    let heads = [
        "Difference",
        "Won alone",
        "Lost alone",
        "Win rate",
        "from",
        "to",
        "Score",
        "interval",
        "Games with both scores",
        "Mean scores there",
    ];
    let note = format!(
        "How many more games are won than by the first player, with Tango’s interval for pairs. Scores are compared where both \
         have one, with Student’s t for pairs, corrected for skewness. Paired by {}.",
        study.pairing()
    );
    figure("Difference", &note, &plot, &[same(table(&heads, &rows))])
}

fn scores(study: &Study) -> Markup {
    let with = study.runs.iter().map(|run| (run, run.detail.distributions.scores.as_slice()));
    let series = |(run, counts): (&'_ Run, _)| {
        let (name, note) = (run.player.clone(), scored(counts, run.results.games));
        Series { name, note, counts }
    };
    let series: Vec<Series<'_>> = with.filter(|(_, counts)| !counts.is_empty()).map(series).collect();
    spread("Scores", "The distribution of scores, over the games that have one.", "score", &series, None)
}

fn moves(lengths: &[Lengths<'_>]) -> Markup {
    let (last, series) = (last_drawn(lengths), lengths.iter().map(Lengths::series).collect::<Vec<_>>());
    let note = "The number of moves in a game.".to_owned() + &undrawn(&series, last, "moves");
    spread("Lengths", &note, "moves", &series, last)
}

fn decisions(study: &Study, lengths: &[Lengths<'_>]) -> Markup {
    let counts = study.runs.iter().map(|run| (run.player.clone(), run.detail.distributions.decisions.as_slice()));
    let series: Vec<_> = counts.map(|(name, counts)| Series { name, note: String::new(), counts }).collect();
    let last = last_drawn(lengths);
    let note = "The number of decisions in a game: moves made where another was legal too.".to_owned()
        + &steps::sampled(study)
        + &undrawn(&series, last, "decisions");
    spread("Decisions", &note, "decisions", &series, last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;
    use underdeck_lab::{Plan, SimulationHost, simulate};
    use underdeck_testkit::toy::Toy;

    #[test]
    fn a_score_is_put_into_words() {
        let stop = AtomicBool::new(false);
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
        let mut run =
            simulate(&Plan::<Toy>::new(underdeck_players::PlayerKind::Random, 20), &host).unwrap().runs.remove(0);
        let usual = underdeck_lab::ScoreStats::of(&[1].into_iter().collect()).unwrap();
        let stats = |min, median, max| underdeck_lab::ScoreStats { mean: 1.5, min, median, max, ..usual };
        let mut said = |score, scores: Vec<(i64, u64)>| {
            (run.results.score, run.detail.distributions.scores) = (score, scores);
            score_of(&run)
        };
        assert_eq!(said(None, vec![]), "");
        assert_eq!(said(Some(stats(0, 0, 0)), vec![(0, 20)]), "score 0 in every game");
        assert_eq!(said(Some(stats(0, 0, 0)), vec![(0, 7)]), "score 0 in the 7 games with a score");
        assert_eq!(said(Some(stats(1, 1, 2)), vec![(1, 10), (2, 10)]), "mean score 1.50, median 1");
        assert_eq!(
            said(Some(stats(1, 1, 2)), vec![(1, 5), (2, 5)]),
            "mean score 1.50, median 1 in the 10 games with a score"
        );
    }

    fn score_of(run: &Run) -> String {
        score(run).unwrap_or_default()
    }
}
