//! The page of a simulation.

mod steps;

use maud::{Markup, html};
use underdeck_game::{Link, Message, say};
use underdeck_lab::{Run, ScoreStats, Study};

use super::colophon::{Command, colophon, limit, max_moves};
use super::counts::{Lengths, last_drawn, scored, total, undrawn};
use super::digest::{self, house_rules, is_about_score, luck_seed};
use super::histograms::Series;
use super::numbers::NumberFormat;
use super::parts::{grouped, notes, page};
use super::plots::spread;
use super::sheet::{DataTable, Estimate, Report};
use super::survival::still_playing;

impl From<&Study> for Report {
    fn from(study: &Study) -> Self {
        digest::study::report(study, distributions(study))
    }
}

/// A simulation as an HTML page.
pub fn study(study: &Study) -> String {
    let report = Report::from(study);
    let body = html! {
        (report.lead())
        (about(study))
        (results(study))
        (report.body())
    };
    let players = players(study);
    let games = say!(REPORT_GAMES, n = study.games());
    let kicker = say!(REPORT_STUDY_KICKER, games, players = Message::join(players, Link::And));
    page(study.title, &kicker, &body, &made(study))
}

/// The distributions of scores, where games have any, and those of moves and decisions.
pub(crate) fn distributions(study: &Study) -> [Vec<DataTable>; 2] {
    let lengths: Vec<Lengths<'_>> = study.runs.iter().map(lengths).collect();
    let others = [
        moves(&lengths),
        Some(still_playing(say!(REPORT_STILL_PLAYING), &lengths)),
        decisions(study, &lengths),
        Some(steps::density(study)),
        Some(steps::branching(study)),
    ];
    [scores(study).into_iter().collect(), others.into_iter().flatten().collect()]
}

fn players(study: &Study) -> Vec<&str> {
    study.runs.iter().map(|run| run.player.as_str()).collect()
}

fn lengths(run: &Run) -> Lengths<'_> {
    let (name, counts) = (run.player.clone(), run.detail.distributions.moves.as_slice());
    Lengths { name, counts, unfinished: run.results.unfinished }
}

fn about(study: &Study) -> Markup {
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

/// A card for each player: its mean score or its win rate first, by what the game is about.
fn results(study: &Study) -> Markup {
    html! {
        section.results aria-label=(say!(REPORT_RESULTS)) {
            @for run in &study.runs {
                @let lines = [Some(won(run)), score(run)].into_iter().flatten();
                @let lines: Vec<[Message; 2]> = if is_about_score(study.game, &study.options) { lines.rev().collect() } else { lines.collect() };
                div.result {
                    h3 { (run.player) }
                    @for (n, [big, small]) in lines.iter().enumerate() {
                        @if n == 0 { p.big { (big) } p { (small) } } @else { p { (big) " " (small) } }
                    }
                    p { (moves_and_decisions(run)) }
                }
            }
        }
    }
}

fn won(run: &Run) -> [Message; 2] {
    let (value, interval) = (run.results.win_rate, Some(run.results.win_rate_95));
    let rate = Estimate { value, interval, unit: NumberFormat::Share };
    let words = rate.ends().map_or_else(Message::default, |[low, high]| say!(REPORT_WON_INTERVAL, low, high));
    let seats = run.results.winners.len() > 1;
    [rate.words(), if seats { say!(REPORT_OF_SEAT, words, seat = 1) } else { words }]
}

fn moves_and_decisions(run: &Run) -> Message {
    let (moves, unit) = (&run.results.moves, NumberFormat::Number(2));
    let mean = Estimate { value: moves.mean, interval: moves.mean_95, unit };
    // Both are means of the same games.
    let [moves, decisions] = [moves.mean, run.detail.decisions.mean].map(|value| Estimate { value, ..mean }.words());
    say!(REPORT_MOVES_DECISIONS, moves, decisions)
}

/// The score of a player: its mean, or the only score of all games, and what it is of.
fn score(run: &Run) -> Option<[Message; 2]> {
    let (score, games) = (run.results.score?, total(&run.detail.distributions.scores));
    let of = |score: Message| match games == run.results.games {
        true => score,
        false => say!(REPORT_IN_SCORED, score, n = games),
    };
    Some(match score.min == score.max {
        true if games == run.results.games => [score.min.to_string().into(), say!(REPORT_SCORE_ALWAYS)],
        true => [score.min.to_string().into(), of(say!(REPORT_SCORE_ALL))],
        false => [mean_of(score).words(), of(say!(REPORT_SCORE_MEAN, median = score.median))],
    })
}

fn mean_of(score: ScoreStats) -> Estimate {
    Estimate { value: score.mean, interval: score.mean_95, unit: NumberFormat::Number(2) }
}

fn scores(study: &Study) -> Option<DataTable> {
    let with = study.runs.iter().map(|run| (run, run.detail.distributions.scores.as_slice()));
    let series = |(run, counts): (&'_ Run, _)| {
        let (name, note) = (run.player.clone(), scored(counts, run.results.games));
        Series { name, note, counts }
    };
    let series: Vec<Series<'_>> = with.filter(|(_, counts)| !counts.is_empty()).map(series).collect();
    spread([say!(REPORT_SCORES_FIGURE), say!(REPORT_SCORES_FIGURE_NOTE), say!(REPORT_HEAD_SCORE)], &series, None)
}

fn moves(lengths: &[Lengths<'_>]) -> Option<DataTable> {
    let (last, series) = (last_drawn(lengths), lengths.iter().map(Lengths::series).collect::<Vec<_>>());
    let note = notes([say!(REPORT_MOVES_NOTE), undrawn(&series, last, false)]);
    spread([say!(REPORT_LENGTHS_FIGURE), note, say!(REPORT_HEAD_MOVES)], &series, last)
}

fn decisions(study: &Study, lengths: &[Lengths<'_>]) -> Option<DataTable> {
    let counts = study.runs.iter().map(|run| (run.player.clone(), run.detail.distributions.decisions.as_slice()));
    let series: Vec<_> = counts.map(|(name, counts)| Series { name, note: String::new(), counts }).collect();
    let last = last_drawn(lengths);
    let note = notes([say!(REPORT_DECISIONS_NOTE), steps::sampled(study), undrawn(&series, last, true)]);
    spread([say!(REPORT_DECISIONS_FIGURE), note, say!(REPORT_HEAD_DECISIONS)], &series, last)
}

#[cfg(test)]
mod tests {
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
            super::score(&run).map(|words| words.map(String::from).join(" ")).unwrap_or_default()
        };
        assert_eq!(said(None, vec![]), "");
        assert_eq!(said(Some(stats(0, 0, 0)), vec![(0, 20)]), "0 score of every game");
        assert_eq!(said(Some(stats(0, 0, 0)), vec![(0, 7)]), "0 score in the 7 games with a score");
        assert_eq!(said(Some(stats(1, 1, 2)), vec![(1, 10), (2, 10)]), "1.50 mean score, median 1");
        assert_eq!(
            said(Some(stats(1, 1, 2)), vec![(1, 5), (2, 5)]),
            "1.50 mean score, median 1 in the 10 games with a score"
        );
    }
}
