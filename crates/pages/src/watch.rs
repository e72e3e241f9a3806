//! Games that others watch: the page of a link, and what the players' own page says of those who look on.

use catalogue::{Played, Session};
use chronicle::Playback;
use maud::{Markup, html};

use crate::apart::linked;
use crate::art::Style;
use crate::choice::Choice;
use crate::facts::{Facts, Watch, address};
use crate::felt::Felt;
use crate::layout::{Page, awaiting, hidden, token};
use crate::replay::{ReplayFacts, replay};
use crate::site::{Notice, NoticeKind, Site};
use crate::table_page::{MOST_NEWS, happened, house_rules, log_of};
use crate::told::Words;

/// What the page of a link to a game knows besides the game.
#[derive(Clone, Copy, Debug)]
pub struct Watched<'a> {
    /// The end of the link.
    pub link: &'a str,
    /// The revision of the position.
    pub rev: u64,
    /// Who plays.
    pub from: &'a str,
    /// The first move, counted from 0, that is told as news.
    pub since: Option<usize>,
    /// Why nothing is to be seen yet; `None` if the table is.
    pub sealed: Option<Sealed<'a>>,
}

/// Why nothing of a game is to be seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sealed<'a> {
    /// Its seats keep secrets until it is over.
    Secrets,
    /// Others play the same deal on this day.
    Day(&'a str),
}

/// The page of a link to a game that is not over, or not to be seen yet: its table without anything that can be pressed. The game's seats
/// must share what they know, unless it is sealed.
pub fn watched(site: &Site<'_>, session: &dyn Session, watched: &Watched<'_>) -> String {
    let info = session.info();
    let title = site.tell("watch-title", &[("game", info.title.into())]);
    let body = match watched.sealed {
        Some(sealed) => html! {
            div class={ "curtain mood-" (info.number % 16) } {
                div class="sheet-of-paper" {
                    h1 { (title) }
                    p class="lead" lang="en" { (info.summary) }
                    p { (site.tell("watch-from", &[("name", watched.from.into())])) }
                    (status(site, watched, session.ply(), &later(site, sealed)))
                    p { a class="button" href={ "/games/" (info.id) } { (site.say("invitation-learn")) } }
                }
            }
        },
        None => table(site, session, watched, &title),
    };
    awaiting(
        site,
        Page {
            title: &title,
            class: if watched.sealed.is_some() { "behind-curtain" } else { "at-table" },
            tab: "",
            body,
        },
        true,
    )
}

fn table(site: &Site<'_>, session: &dyn Session, watched: &Watched<'_>, title: &str) -> Markup {
    let (info, table, count) = (session.info(), session.table(), session.ply());
    let choice = Choice::none(&table);
    let style = Style::of(info, site.settings.looks);
    let felt = Felt { site, choice: &choice, style, zoom: 3, sizes: None };
    let from = watched.since.filter(|from| *from < count).unwrap_or_else(|| count.saturating_sub(1));
    let last = (from.max(count.saturating_sub(MOST_NEWS))..count).filter_map(|n| session.played(n));
    let last: Vec<&Played> = last.collect();
    html! {
        h1 class="quiet" { (title) }
        div class={ "play replay mood-" (info.number % 16) } {
            section class="felt" lang="en" aria-label=(site.say("table")) { (style.crest()) (felt.markup()) }
            aside class="desk" aria-label=(title) {
                section class="dock" aria-label=(site.say("now")) {
                    (status(site, watched, count, &site.say("watch-live")))
                    p class="prompt" id="prompt" tabindex="-1" lang="en" { (table.prompt) }
                    div class="news" data-news { (happened(&last, |_| false)) }
                    dl class="facts" {
                        dt { (site.say("player")) } dd { (watched.from) }
                        @for (key, value) in house_rules(&session.deal()) { dt lang="en" { (key) } dd lang="en" { (value) } }
                    }
                }
                section class="panel" aria-label=(site.say("happened")) { (log_of(site, session, session.seat())) }
            }
        }
    }
}

/// What the page says of itself, and where it hears of news.
fn status(site: &Site<'_>, watched: &Watched<'_>, ply: usize, words: &str) -> Markup {
    html! {
        div class="apart waits" data-events={ "/watch/" (watched.link) "/events" } data-since=(ply) data-rev=(watched.rev) data-cut=(site.say("apart-cut")) {
            p { strong { (words) } " " span class="presence note" {} }
        }
    }
}

/// When others see a game of which they see nothing yet.
fn later(site: &Site<'_>, sealed: Sealed<'_>) -> String {
    match sealed {
        Sealed::Secrets => site.say("watch-secrets").into_owned(),
        Sealed::Day(day) => site.tell("watch-day", &[("day", site.day(day).into())]).into_owned(),
    }
}

/// The page of a link to a game that is over, `base` its address: all that was played, at a move.
pub fn watched_over(site: &Site<'_>, played: &Playback, from: &str, base: &str) -> String {
    let title = format!("{}, {from}", played.session().info().title);
    let text = match played.record().tag("Result") {
        Some(result) if result != "*" => Words::with("watch-over", [("result", site.result(result).into_owned())]),
        _ => Words::of("watch-left"),
    };
    let site = Site { notice: Some(Notice { kind: NoticeKind::Info, text: &text }), ..*site };
    replay(&site, played, &ReplayFacts::of(&title, "", base))
}

/// What the dock of a game says of those who look on. Where no other player is heard of, it hears of them by itself.
pub(crate) fn count(site: &Site<'_>, facts: &Facts<'_>) -> Markup {
    let Some(Watch { link: Some(_), watchers, .. }) = facts.watch else { return html! {} };
    let events = facts.apart.is_none().then(|| address(facts.id) + "/events");
    html! {
        p class="watching note" data-events=[events] { (site.say("watch-spectators")) ": " span data-watchers { (watchers) } }
    }
}

/// The form that makes the link of a game, or the link and how it is ended.
pub(crate) fn offer(site: &Site<'_>, facts: &Facts<'_>) -> Markup {
    let Some(watch) = facts.watch else { return html! {} };
    let words = watch.later.map_or_else(|| site.say("watch-what").into_owned(), |sealed| later(site, sealed));
    let (answer, label) = if watch.link.is_some() { ("no", "watch-stop") } else { ("yes", "watch-make") };
    html! {
        section class="spectators" id="watch" aria-labelledby="spectators" {
            h3 id="spectators" { (site.say("watch-spectators")) }
            p class="note" { (words) }
            @if let Some(link) = watch.link { (linked(site, "watch-link", &format!("{}/watch/{link}", site.origin))) }
            form method="post" action={ (address(facts.id)) "/watch" } {
                (token(site))
                @if let Some(seat) = facts.params.seat { (hidden("seat", &seat.to_string())) }
                button type="submit" name="answer" value=(answer) { (site.say(label)) }
            }
        }
    }
}
