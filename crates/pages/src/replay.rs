//! The page of a replay.

use maud::{Markup, html};
use underdeck_chronicle::SolvedGame;
use underdeck_game::{Id, say, text};
use underdeck_play::Replayer;

use crate::layout::{Page, document};
use crate::site::Site;
use crate::table_page::{arrow, happened, latest, log_of, told};
use crate::table_view::still;

/// The addresses and title of a replay.
#[derive(Clone, Copy, Debug)]
pub struct ReplayFacts<'a> {
    /// Its address, to which `?at=N` is added.
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
}

impl<'a> ReplayFacts<'a> {
    /// A replay without the solver.
    pub const fn of(title: &'a str, back: &'a str, base: &'a str) -> Self {
        Self { base, back, title, note: "", solution: None, solved: None, since: None }
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
    let beside = html! {
        section class="dock" aria-label=(site.say(&text::POSITION)) {
            p class="prompt" id="prompt" tabindex="-1" { (facts.title) }
            @if !facts.note.is_empty() { p class="note" { (facts.note) } }
            @if let Some(solved) = facts.solved { (answer(site, facts, solved)) }
            (more)
            (scrubber(site, facts, at, all))
            div class="news" data-news {
                p { strong { (move_of(site, at, all)) "." } }
                @match replay.played() {
                    Some(_) if facts.since.is_some() => (happened(site, &latest(site, session, facts.since), |_| false)),
                    Some(played) => (told(site, played)),
                    None => p { (site.say(&text::AT_THE_START)) },
                }
            }
            div class="row-of-buttons" {
                @if !facts.back.is_empty() { a class="button" href=(facts.back) { (site.say(&text::BACK_TO_GAME)) } }
                @if let Some(solution) = facts.solution { a class="button" href={ (solution) "/" (at) } { (site.say(&text::WINNABLE_HERE)) } }
            }
        }
        section class="panel" aria-label=(site.say(&text::HAPPENED)) tabindex="0" { (log_of(site, session, session.seat())) }
    };
    let body = still(site, session.info(), &table, (facts.title, &site.say(&text::REPLAY)), &beside);
    document(site, Page { title: facts.title, class: "at-table", tab: "/records", body })
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

fn scrubber(site: &Site<'_>, facts: &ReplayFacts<'_>, at: usize, all: usize) -> Markup {
    let link = |to: usize, words: &'static Id, sign: &str, key: &str| {
        let usable = to != at;
        html! {
            @if usable {
                a class="button" href={ (facts.base) "?at=" (to) } aria-label=(site.say(words)) data-key=(key) { (arrow(sign)) }
            } @else {
                a class="button off" role="link" aria-disabled="true" aria-label=(site.say(words)) { (arrow(sign)) }
            }
        }
    };
    html! {
        form class="scrubber" method="get" action=(facts.base) data-scrub {
            label for="at" { (site.say(&text::MOVE)) }
            input id="at" type="range" name="at" min="0" max=(all) value=(at) aria-valuetext=(move_of(site, at, all));
            button type="submit" { (site.say(&text::GO)) }
        }
        div class="row-of-buttons steps-of-replay" {
            (link(0, &text::TO_START, "M6 6v16M19 6 9 14l10 8Z", "Home"))
            (link(at.saturating_sub(1), &text::ONE_BACK, "M16 6 6 14l10 8Z", "j"))
            (link((at + 1).min(all), &text::ONE_FORWARD, "M8 6l10 8-10 8Z", "k"))
            (link(all, &text::TO_END, "M18 6v16M5 6l10 8-10 8Z", "End"))
        }
    }
}
