//! The page of a replay, which is that of a review as well: the table as the player saw it, and one move after another.

use maud::{Markup, html};
use underdeck_chronicle::SolvedGame;
use underdeck_game::{Id, say, text};
use underdeck_play::Replayer;

use crate::art::{FORWARD, MORE, UNDO, arrow};
use crate::choice::Choice;
use crate::layout::{Page, document, hidden, reloading};
use crate::review::Reviewed;
use crate::site::Site;
use crate::table_page::{happened, latest, log_of, told};
use crate::table_view::cloth;

/// The addresses and title of a replay.
#[derive(Clone, Copy, Debug)]
pub struct ReplayFacts<'a> {
    /// Its address, to which `at=N` is added; it may have a query.
    pub base: &'a str,
    /// The address of its game's page; empty if there is none.
    pub back: &'a str,
    /// Its title, such as the game and the player.
    pub title: &'a str,
    /// The text below the title; may be empty.
    pub note: &'a str,
    /// The address of the solver's answer about a position, to which `/N` is added; `None` if there is none.
    pub solution: Option<&'a str>,
    /// The solver's answer.
    pub solved: Option<&'a SolvedGame>,
    /// The first move of the news, counted from 0; `None` for the last move alone.
    pub since: Option<usize>,
    /// The coach's review; `None` if none was requested.
    pub reviewed: Option<&'a Reviewed<'a>>,
    /// Whether the address asks for what is beside the table; otherwise small screens hide it.
    pub asked: bool,
}

impl<'a> ReplayFacts<'a> {
    /// A replay without the solver.
    pub const fn of(title: &'a str, back: &'a str, base: &'a str) -> Self {
        let (solution, solved, since, reviewed) = (None, None, None, None);
        Self { base, back, title, note: "", solution, solved, since, reviewed, asked: false }
    }

    /// The address of the position after some moves.
    pub(crate) fn at(&self, ply: usize) -> String {
        let link = if self.base.contains('?') { '&' } else { '?' };
        format!("{}{link}at={ply}", self.base)
    }
}

/// A replay at its current move: the table, the move's effect, and a scrubber.
pub fn replay(site: &Site<'_>, replay: &Replayer, facts: &ReplayFacts<'_>) -> String {
    replayed(site, replay, facts, &html! {})
}

/// The same page with `more` before the scrubber.
pub(crate) fn replayed(site: &Site<'_>, replay: &Replayer, facts: &ReplayFacts<'_>, more: &Markup) -> String {
    let session = replay.session();
    let table = session.table();
    let (at, all) = (replay.ply(), replay.len());
    let review = facts.reviewed.and_then(|reviewed| reviewed.review);
    let judged = review.and_then(|review| review.decision_at(at));
    let offer = |spelling: &str| table.offers.iter().find(|offer| offer.spelling == spelling);
    let [best, made] =
        [judged.map(|one| &one.best), judged.map(|one| &one.played)].map(|mv| mv.and_then(|mv| offer(mv)));
    let verdict = judged.map_or("", |one| one.verdict.word());
    let name = site.say(if facts.reviewed.is_some() { &text::REVIEW } else { &text::REPLAY });
    let title = format!("{}: {name}", facts.title);
    let body = html! {
        h1 class="quiet" { (title) }
        div class={ "play stepped mood-" (session.info().number % 16) @if review.is_some() { " judged is-" (verdict) } } {
            @if let Some(review) = review { (crate::review::gauge(site, review, at)) }
            (cloth(site, session.info(), &Choice::still(&table, best, made)))
            aside class={ "desk" @if facts.asked { " asked" } } aria-label=(name) {
                section class="dock" aria-label=(site.say(&text::POSITION)) {
                    @match (review, judged) {
                        (Some(review), Some(one)) => (crate::review::verdict(site, review, one)),
                        _ => p class="prompt" id="prompt" tabindex="-1" { (move_of(site, at, all)) },
                    }
                    @if let Some(reviewed) = facts.reviewed {
                        (crate::review::question(site, reviewed))
                        (crate::review::progress(site, reviewed, &facts.at(at)))
                    }
                    @if !facts.note.is_empty() { p class="note" { (facts.note) } }
                    @if let Some(solved) = facts.solved { (answer(site, facts, solved)) }
                    (more)
                    (scrubber(site, facts, at, all))
                    div class="news" data-news {
                        @if judged.is_some() { p class="note" { (move_of(site, at, all)) } }
                        @match (replay.played(), review) {
                            (Some(_), _) if facts.since.is_some() => (happened(site, &latest(site, session, facts.since), |_| false)),
                            (Some(played), _) => (told(site, played)),
                            (None, Some(review)) => p { (site.say(review.verdict())) " " (site.say(review.tally())) },
                            (None, None) => p { (site.say(&text::AT_THE_START)) },
                        }
                    }
                }
                div class="strip" { (tools(site, facts, at, all)) }
                section class="panel" aria-label=(site.say(if review.is_some() { &text::REVIEW } else { &text::HAPPENED })) tabindex="0" {
                    @if let Some(solution) = facts.solution { p class="row-of-buttons" { a class="button" href={ (solution) "/" (at) } { (site.say(&text::WINNABLE_HERE)) } } }
                    @match (review, facts.reviewed) {
                        (Some(review), Some(reviewed)) => (crate::review::summary(site, review, reviewed, facts.back, &|ply| facts.at(ply))),
                        _ => (log_of(site, session, session.seat())),
                    }
                }
            }
        }
    };
    let page = Page { title: &title, class: "at-table", tab: "/records", body };
    match facts.reviewed.and_then(|reviewed| reviewed.underway) {
        Some(_) => reloading(site, page, &facts.at(at)),
        None => document(site, page),
    }
}

/// The solver's answer, and a link to the last winnable position.
fn answer(site: &Site<'_>, facts: &ReplayFacts<'_>, solved: &SolvedGame) -> Markup {
    html! {
        div class="hint" {
            p { span class="label" { (site.say(&text::SOLVER)) } " " (site.all_said(&solved.words)) }
            @if solved.line.is_some() { p class="note" { (site.say(&text::SOLVER_LINE)) } }
            @if let Some(ended) = solved.ended {
                p { a href={ (facts.back) "/replay?at=" (ended) } { (site.say(&text::LAST_WINNABLE)) } }
            }
        }
    }
}

fn move_of(site: &Site<'_>, at: usize, all: usize) -> String {
    site.say(say!(MOVE_OF, n = at, of = all))
}

/// Every position on a line, which is the course of the values in a review.
fn scrubber(site: &Site<'_>, facts: &ReplayFacts<'_>, at: usize, all: usize) -> Markup {
    let (path, query) = facts.base.split_once('?').unwrap_or((facts.base, ""));
    let review = facts.reviewed.and_then(|reviewed| reviewed.review);
    html! {
        form class="scrubber" method="get" action=(path) data-scrub {
            @for (key, value) in query.split('&').filter_map(|pair| pair.split_once('=')) { (hidden(key, value)) }
            label class="quiet" for="at" { (site.say(&text::MOVE)) }
            div class="slide" {
                @if let Some(review) = review { (crate::review::course(review, all)) }
                input id="at" type="range" name="at" min="0" max=(all) value=(at) aria-valuetext=(move_of(site, at, all));
            }
            button type="submit" { (site.say(&text::GO)) }
        }
    }
}

/// The way back, the steps, and what is beside the table.
fn tools(site: &Site<'_>, facts: &ReplayFacts<'_>, at: usize, all: usize) -> Markup {
    let link = |to: Option<usize>, words: &'static Id, sign: &Markup, key: &str| {
        let is_end = matches!(key, "Home" | "End");
        html! {
            li class=[is_end.then_some("end")] {
                @match to.filter(|to| *to != at) {
                    Some(to) => a class="button" href=(facts.at(to)) aria-label=(site.say(words)) data-key=(key) { (sign) },
                    None => a class="button off" role="link" aria-disabled="true" aria-label=(site.say(words)) { (sign) },
                }
            }
        }
    };
    let review = facts.reviewed.and_then(|reviewed| reviewed.review);
    let (home, back) = if facts.back.is_empty() { (&text::GAMES, "/") } else { (&text::GAME, facts.back) };
    let (rest, more) = if facts.asked { ("", &text::CLOSE) } else { ("&more=1", &text::MORE) };
    html! {
        ul class="tools steps-of-replay" {
            li { a class="button" href=(back) { (arrow(UNDO)) span { (site.say(home)) } } }
            (link(Some(0), &text::TO_START, &arrow("M6 6v16M19 6 9 14l10 8Z"), "Home"))
            (link(Some(at.saturating_sub(1)), &text::ONE_BACK, &arrow("M16 6 6 14l10 8Z"), "j"))
            (link(Some((at + 1).min(all)), &text::ONE_FORWARD, &arrow(FORWARD), "k"))
            (link(Some(all), &text::TO_END, &arrow("M18 6v16M5 6l10 8-10 8Z"), "End"))
            @if let Some(review) = review {
                @let next = review.slips().map(|slip| slip.ply - 1).find(|ply| *ply > at);
                (link(next, &text::NEXT_SLIP, &html! { strong class="sign-of" { "?!" } (arrow(FORWARD)) }, ">"))
            }
        }
        nav class="panels" aria-label=(site.say(&text::BESIDE_TABLE)) {
            ul { li class="more" { a href={ (facts.at(at)) (rest) } { (arrow(MORE)) span { (site.say(more)) } } } }
        }
    }
}
