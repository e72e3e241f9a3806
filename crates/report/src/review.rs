//! The page of a review: the course of the game, its slips, and every decision.

use maud::{Markup, html};
use underdeck_coach::{Review, ReviewSummary};
use underdeck_game::prose::capitalised;
use underdeck_game::{Aim, say, text};
use underdeck_plot::Unit;

use super::curves::{Axes, Curve, Curves};
use super::digest::game_title;
use super::parts::{figure, page, same, table, tabled};

/// The most kinds of decisions in a summary.
const KINDS: usize = 20;

/// The page of one review, or of several with a summary. Each has the name of its record.
pub fn review(reviews: &[(String, Review)]) -> String {
    let all: Vec<Review> = reviews.iter().map(|(_, review)| review.clone()).collect();
    let title = match all.as_slice() {
        [one] => say!(REPORT_REVIEW_TITLE, game = game_title(&one.game), deal = one.deal),
        _ => say!(REPORT_GAMES, n = all.len()),
    };
    let body = html! {
        @if all.len() > 1 { (summary(&ReviewSummary::of(&all))) }
        @for (name, one) in reviews { (game(name, one, all.len() > 1)) }
    };
    let colophon = html! {
        h2 { (say!(REPORT_MADE)) }
        dl.facts { dt { (say!(REPORT_PAGE_PROGRAM)) } dd { "Underdeck " (env!("CARGO_PKG_VERSION")) } }
        p { (say!(REPORT_REVIEW_METHOD)) }
    };
    page(&title, &say!(REPORT_REVIEW_KICKER), &body, &colophon)
}

/// The kinds of decisions with the highest cost.
fn summary(summary: &ReviewSummary) -> Markup {
    let row = |kind: &underdeck_coach::VerbSummary| {
        let counts = [kind.decisions, kind.slips].map(|count| count.to_string());
        let head = say!(REPORT_REVIEW_VERB, verb = kind.verb, game = game_title(&kind.game));
        std::iter::once(head.to_string()).chain(counts).chain([format!("{:.0}", kind.points)]).collect()
    };
    let rows: Vec<Vec<String>> = summary.kinds.iter().take(KINDS).map(row).collect();
    let heads = [
        &text::REPORT_REVIEW_DECISION,
        &text::REPORT_HEAD_DECISIONS,
        &text::REPORT_REVIEW_SLIPS,
        &text::REPORT_REVIEW_POINTS,
    ];
    html! {
        p.lead { (capitalised(&summary.shares())) "." }
        @if rows.is_empty() { p { (say!(REPORT_REVIEW_NONE)) } } @else {
            (tabled(&say!(REPORT_REVIEW_COSTLY), "", &table(&heads, &rows)))
        }
    }
}

/// The section of one game.
fn game(name: &str, review: &Review, is_one_of_several: bool) -> Markup {
    let course = review.course();
    let points = course.iter().map(|&(ply, value)| (ply as f64, value)).collect();
    let (what, unit) = match review.aim {
        Aim::Score => (say!(REPORT_REVIEW_SCORE), Unit::Number),
        _ => (say!(REPORT_REVIEW_CHANCE), Unit::Share),
    };
    let axes = Axes { is_close: true, ..Axes::new([say!(REPORT_AXIS_MADE), what.clone()], unit) };
    let plot = Curves { curves: vec![Curve { name: what.clone(), points, ..Curve::default() }], axes }.on_page();
    let slips: Vec<_> = review.slips().collect();
    html! {
        section {
            @if is_one_of_several {
                h2 { (say!(REPORT_REVIEW_TITLE, game = game_title(&review.game), deal = review.deal)) }
            }
            p.kicker { (name) }
            p.lead { (review.verdict()) }
            p { (review.tally()) " " (review.strokes()) }
            (figure(&what, "", &plot, &[same(decisions(review))]))
            @if !slips.is_empty() {
                h2 { (say!(REPORT_REVIEW_SLIPS)) }
                ul { @for slip in slips {
                    li { (say!(REPORT_REVIEW_SLIP, n = slip.ply, slip = review.slip(slip))) }
                } }
            }
            p { (review.method()) }
        }
    }
}

/// Every decision as a row.
fn decisions(review: &Review) -> Markup {
    let row = |one: &underdeck_coach::Judged| {
        let best = if one.best == one.played { String::new() } else { one.best_words().into() };
        let cost = if one.cost > 0.0 { review.cost(one).into() } else { String::new() };
        let [before, after] = [one.before, one.played_value].map(|value| review.value(value).into());
        let (luck, word) = (review.change(one.luck).into(), one.words().into());
        vec![one.ply.to_string(), one.played_words().into(), before, after, best, cost, luck, word]
    };
    let rows: Vec<Vec<String>> = review.decisions.iter().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_MOVE,
        &text::REPORT_REVIEW_PLAYED,
        &text::REPORT_REVIEW_BEFORE,
        &text::REPORT_REVIEW_AFTER,
        &text::REPORT_REVIEW_BETTER,
        &text::REPORT_REVIEW_COST,
        &text::REPORT_REVIEW_LUCK,
        &text::REPORT_REVIEW_WORD,
    ];
    table(&heads, &rows)
}
