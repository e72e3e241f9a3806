//! The page of a review: the course of the game, its slips, and every decision.

use maud::{Markup, html};
use underdeck_coach::{Review, ReviewSummary};
use underdeck_game::prose::capitalised;
use underdeck_game::{Aim, signed};
use underdeck_plot::Unit;

use super::curves::{Axes, Curve, curves};
use super::parts::{figure, page, same, table, tabled};

/// The most kinds of decisions in a summary.
const KINDS: usize = 20;

/// The page of one review, or of several with a summary. Each has the name of its record.
pub fn review(reviews: &[(String, Review)]) -> String {
    let all: Vec<Review> = reviews.iter().map(|(_, review)| review.clone()).collect();
    let title = match all.as_slice() {
        [one] => format!("{}, deal {}", game_title(&one.game), one.deal),
        _ => format!("{} games", all.len()),
    };
    let body = html! {
        @if all.len() > 1 { (summary(&ReviewSummary::of(&all))) }
        @for (name, one) in reviews { (game(name, one, all.len() > 1)) }
    };
    let colophon = html! {
        h2 { "How this page was made" }
        dl.facts { dt { "Program" } dd { "Underdeck " (env!("CARGO_PKG_VERSION")) } }
        p {
            "Outcome = start + luck + decisions. Every value comes from what the player knew: the hidden cards are dealt anew many times. A slip \
             is named only if a second, independent sample confirms it. Intervals have 95 % confidence."
        }
    };
    page(&title, "What each decision cost, and what was luck", &body, &colophon)
}

fn game_title(id: &str) -> String {
    underdeck_catalogue::find(id).map_or_else(|_| id.to_owned(), |game| game.info().title.to_owned())
}

/// The kinds of decisions with the highest cost.
fn summary(summary: &ReviewSummary) -> Markup {
    let row = |kind: &underdeck_coach::VerbSummary| {
        let counts = [kind.decisions, kind.slips].map(|count| count.to_string());
        let head = format!("{} of {}", kind.verb, game_title(&kind.game));
        std::iter::once(head).chain(counts).chain([format!("{:.0}", kind.points)]).collect()
    };
    let rows: Vec<Vec<String>> = summary.kinds.iter().take(KINDS).map(row).collect();
    html! {
        p.lead { (capitalised(&summary.shares())) "." }
        @if rows.is_empty() { p { "No slip was confirmed." } } @else {
            (tabled("Which decisions cost most", "", &table(&["Decision", "Decisions", "Slips", "Points"], &rows)))
        }
    }
}

/// The section of one game.
fn game(name: &str, review: &Review, is_one_of_several: bool) -> Markup {
    let course = review.course();
    let points = course.iter().map(|&(ply, value)| (ply as f64, value)).collect();
    let (what, unit) = match review.aim {
        Aim::Score => ("Score that the reference player expects", Unit::Number),
        _ => ("Chance to win", Unit::Share),
    };
    let axes = Axes { title: "moves made", unit, is_stepped: false, is_close: true };
    let plot = curves(&[Curve { name: what.to_owned(), points }], axes);
    let slips: Vec<_> = review.slips().collect();
    html! {
        section {
            @if is_one_of_several { h2 { (game_title(&review.game)) ", deal " (review.deal) } }
            p.kicker { (name) }
            p.lead { (together(&review.verdict())) }
            p { (review.tally()) " " (review.strokes()) }
            (figure(what, "", &plot, &[same(decisions(review))]))
            @if !slips.is_empty() {
                h2 { "Slips" }
                ul { @for slip in slips { li { "Move " (slip.ply) ". " (together(&signed(&review.slip(slip)))) } } }
            }
            p { (review.method()) }
        }
    }
}

/// The text with no line break between a number and its sign.
fn together(text: &str) -> String {
    text.replace(" %", "\u{a0}%")
}

/// Every decision as a row.
fn decisions(review: &Review) -> Markup {
    let row = |one: &underdeck_coach::Judged| {
        let best = if one.best == one.played { String::new() } else { signed(&one.best) };
        let cost = if one.cost > 0.0 { review.cost(one).to_string() } else { String::new() };
        let values = [one.before, one.played_value].map(|value| review.value(value).to_string());
        let [before, after] = values;
        vec![
            one.ply.to_string(),
            signed(&one.played),
            before,
            after,
            best,
            cost,
            review.change(one.luck).to_string(),
            one.words().to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = review.decisions.iter().map(row).collect();
    table(&["Move", "Played", "Before", "After", "Better", "Cost", "Luck", "In a word"], &rows)
}
