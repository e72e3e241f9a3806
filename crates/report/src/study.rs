//! The page of a simulation.

mod steps;

use maud::{Markup, html};
use underdeck_game::{Link, Message, say, text};
use underdeck_lab::{Difference, Run, Study};
use underdeck_plot::Unit;

use super::colophon::{Command, colophon, limit, max_moves};
use super::counts::{Lengths, last_drawn, scored, total, undrawn};
use super::digest::study::{losses, luck_of_players};
use super::digest::{house_rules, luck_seed};
use super::dots::{Dot, compared, dots};
use super::histograms::{Series, spread};
use super::parts::{figure, grouped, notes, page, percent, points, same, signed_percent, signed_points, table};
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
        (still_playing(&say!(REPORT_STILL_PLAYING), &lengths, Vec::new()))
        (decisions(study, &lengths))
        (steps::density(study))
        (steps::branching(study))
    };
    let players = players(study);
    let games = say!(REPORT_GAMES, n = study.games());
    let kicker = say!(REPORT_STUDY_KICKER, games, players = Message::join(players, Link::And));
    page(study.title, &kicker, &body, &made(study))
}

fn players(study: &Study) -> Vec<&str> {
    study.runs.iter().map(|run| run.player.as_str()).collect()
}

fn lengths(run: &Run) -> Lengths<'_> {
    let (name, counts) = (run.player.clone(), run.detail.distributions.moves.as_slice());
    Lengths { name, counts, unfinished: run.results.unfinished }
}

fn facts(study: &Study) -> Markup {
    html! {
        dl.facts {
            @if !study.options.is_empty() {
                dt { (say!(HOUSE_RULES)) } dd { (house_rules(study.game, &study.options)) }
            }
            @if let Some(opponent) = &study.opponent { dt { (say!(REPORT_PAGE_OPPONENT)) } dd { (opponent) } }
            @if !study.opening.is_empty() { dt { (say!(REPORT_PAGE_OPENING)) } dd { (study.opening.join(", ")) } }
            dt { (say!(REPORT_PAGE_LUCK)) } dd { (luck_seed(study.luck, study.seed)) }
            @if study.runs.len() > 1 { dt { (say!(REPORT_PAGE_PAIRED)) } dd { (study.pairing()) } }
            @if let Some((until, met)) = study.until {
                dt { (say!(REPORT_PAGE_UNTIL)) }
                dd { @if met { (until) } @else { (say!(REPORT_UNTIL_NOT, until = until.to_string())) } }
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
    let n = study.games();
    let facts = [
        (say!(REPORT_PAGE_GAME), say!(REPORT_GAME_RULES, game = study.title, id = study.game, rules = study.rules)),
        (say!(REPORT_PAGE_GAMES), if study.runs.len() > 1 { say!(REPORT_SAME_EACH, n) } else { grouped(n).into() }),
        (say!(REPORT_PAGE_LIMIT), limit(moves())),
    ];
    let all: Vec<&str> = players(study).into_iter().chain(study.opponent.as_deref()).collect();
    colophon(&facts, &command.shown(), &all)
}

fn results(study: &Study) -> Markup {
    html! {
        section.results aria-label=(say!(REPORT_RESULTS)) {
            @for run in &study.runs {
                div.result {
                    h3 { (run.player) }
                    p.big { (percent(run.results.win_rate)) }
                    p { (won_interval(run)) }
                    p { (moves_and_decisions(run)) }
                    @if let Some(score) = score(run) { p { (score) } }
                }
            }
        }
    }
}

fn won_interval(run: &Run) -> Message {
    let interval = run.results.win_rate_95;
    say!(REPORT_WON_INTERVAL, low = percent(interval.low), high = percent(interval.high))
}

fn moves_and_decisions(run: &Run) -> Message {
    let [moves, decisions] = [run.results.moves.mean, run.detail.decisions.mean].map(points);
    say!(REPORT_MOVES_DECISIONS, moves, decisions)
}

/// The score of a player as text.
fn score(run: &Run) -> Option<Message> {
    let (score, games) = (run.results.score?, total(&run.detail.distributions.scores));
    let of = |score: Message| match games == run.results.games {
        true => score,
        false => say!(REPORT_IN_SCORED, score, n = games),
    };
    Some(match score.min == score.max {
        true if games == run.results.games => say!(REPORT_SCORE_ALWAYS, score = score.min),
        true => of(say!(REPORT_SCORE_ALL, score = score.min)),
        false => of(say!(REPORT_SCORE_MEAN, mean = points(score.mean), median = score.median)),
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
    let plot = dots(&study.runs.iter().map(dot).collect::<Vec<_>>(), &say!(REPORT_AXIS_WON), Unit::Share);
    let rows: Vec<_> = study.runs.iter().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_PLAYER,
        &text::REPORT_HEAD_GAMES,
        &text::REPORT_HEAD_WON,
        &text::REPORT_HEAD_WIN_RATE,
        &text::REPORT_HEAD_FROM,
        &text::REPORT_HEAD_TO,
    ];
    figure(&say!(REPORT_WIN_RATE), &say!(REPORT_WIN_RATE_PLAYERS), &plot, &[same(table(&heads, &rows))])
}

fn differences(study: &Study) -> Markup {
    let row = |difference: &Difference| {
        let name = say!(REPORT_MINUS, player = difference.player, against = difference.against).into();
        let (low, high) = (signed_percent(difference.win_rate_95.low), signed_percent(difference.win_rate_95.high));
        let (gained, given) = (grouped(difference.gained), grouped(difference.given));
        let interval = difference.score.and_then(|score| score.mean_95);
        let interval = interval.map_or_else(String::new, |interval| {
            say!(REPORT_SPAN, low = signed_points(interval.low), high = signed_points(interval.high)).into()
        });
        let (score, games, means) = difference.score.map_or_else(Default::default, |score| {
            let [from, to] = score.means.map(points);
            (signed_points(score.mean), grouped(score.games), say!(REPORT_CHANGE, from, to).into())
        });
        vec![name, gained, given, signed_percent(difference.win_rate), low, high, score, interval, games, means]
    };
    let plot = dots(
        &compared(study.differences.iter(), |difference| Some(Dot::more_won(difference))),
        &say!(REPORT_AXIS_DIFFERENCES),
        Unit::Share,
    );
    let rows: Vec<_> = study.differences.iter().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_DIFFERENCE,
        &text::REPORT_HEAD_WON_ALONE,
        &text::REPORT_HEAD_LOST_ALONE,
        &text::REPORT_HEAD_WIN_RATE,
        &text::REPORT_HEAD_FROM,
        &text::REPORT_HEAD_TO,
        &text::REPORT_HEAD_SCORE,
        &text::REPORT_HEAD_INTERVAL,
        &text::REPORT_HEAD_BOTH,
        &text::REPORT_HEAD_MEANS,
    ];
    let alone = if study.differences.len() > 1 { say!(REPORT_ALONE) } else { Message::default() };
    let note = notes([say!(REPORT_DIFFERENCE_NOTE), say!(REPORT_PAIRED, by = study.pairing()), alone]);
    figure(&say!(REPORT_DIFFERENCE), &note, &plot, &[same(table(&heads, &rows))])
}

fn scores(study: &Study) -> Markup {
    let with = study.runs.iter().map(|run| (run, run.detail.distributions.scores.as_slice()));
    let series = |(run, counts): (&'_ Run, _)| {
        let (name, note) = (run.player.clone(), scored(counts, run.results.games));
        Series { name, note, counts }
    };
    let series: Vec<Series<'_>> = with.filter(|(_, counts)| !counts.is_empty()).map(series).collect();
    let (caption, note) = (say!(REPORT_SCORES_FIGURE), say!(REPORT_SCORES_FIGURE_NOTE));
    spread(&caption, &note, &say!(REPORT_HEAD_SCORE), &series, None)
}

fn moves(lengths: &[Lengths<'_>]) -> Markup {
    let (last, series) = (last_drawn(lengths), lengths.iter().map(Lengths::series).collect::<Vec<_>>());
    let note = notes([say!(REPORT_MOVES_NOTE), undrawn(&series, last, false)]);
    spread(&say!(REPORT_LENGTHS_FIGURE), &note, &say!(REPORT_HEAD_MOVES), &series, last)
}

fn decisions(study: &Study, lengths: &[Lengths<'_>]) -> Markup {
    let counts = study.runs.iter().map(|run| (run.player.clone(), run.detail.distributions.decisions.as_slice()));
    let series: Vec<_> = counts.map(|(name, counts)| Series { name, note: String::new(), counts }).collect();
    let last = last_drawn(lengths);
    let note = notes([say!(REPORT_DECISIONS_NOTE), steps::sampled(study), undrawn(&series, last, true)]);
    spread(&say!(REPORT_DECISIONS_FIGURE), &note, &say!(REPORT_HEAD_DECISIONS), &series, last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;
    use underdeck_lab::{Plan, SimulationHost, simulate};
    use underdeck_stats::ScoreSums;
    use underdeck_testkit::toy::Toy;

    #[test]
    fn a_score_is_put_into_words() {
        let stop = AtomicBool::new(false);
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
        let mut run =
            simulate(&Plan::<Toy>::new(underdeck_players::PlayerKind::Random, 20), &host).unwrap().runs.remove(0);
        let usual = underdeck_lab::ScoreStats::of(&[1].into_iter().collect(), ScoreSums::default()).unwrap();
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
        score(run).unwrap_or_default().into()
    }
}
