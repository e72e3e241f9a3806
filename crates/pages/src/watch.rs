//! The page for spectators of a game.

use maud::{Markup, html};
use underdeck_game::{say, text};
use underdeck_play::{Replayer, Session};

use crate::facts::SealedReason;
use crate::layout::{Page, awaiting};
use crate::replay::{ReplayFacts, replayed};
use crate::site::Site;
use crate::table_page::{happened, house_rules, later, latest, log_of, signs, since};
use crate::table_view::still;

/// The facts about a watched game.
#[derive(Clone, Copy, Debug)]
pub struct WatchPage<'a> {
    /// The end of the link.
    pub link: &'a str,
    /// The revision of the position.
    pub rev: u64,
    /// The name of the player who began it; may be empty.
    pub from: &'a str,
    /// The first move of the news, counted from 0.
    pub since: Option<usize>,
    /// Why spectators see nothing yet; `None` if they see the table.
    pub sealed: Option<SealedReason<'a>>,
}

/// The page for spectators of a game in progress, or of a sealed one: its table without buttons. The seats of a game that is not sealed
/// must share their knowledge.
pub fn watched(site: &Site<'_>, session: &dyn Session, watched: &WatchPage<'_>) -> String {
    let info = session.info();
    let summary = info.summary(&session.deal().options);
    let title = site.say(say!(WATCH_TITLE, game = info.title));
    let body = match watched.sealed {
        Some(sealed) => html! {
            div class={ "curtain mood-" (info.number % 16) } {
                div class="sheet-of-paper" {
                    h1 { (title) }
                    p class="lead" lang=[site.lang(&summary)] { (site.said(&summary)) }
                    @if !watched.from.is_empty() { p { (site.say(say!(WATCH_FROM, name = watched.from))) } }
                    (status(site, watched, session.ply(), &later(site, sealed)))
                    p { a class="button" href={ "/games/" (info.id) } { (site.say(&text::MENU_HOW_TO_PLAY)) } }
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

fn table(site: &Site<'_>, session: &dyn Session, watched: &WatchPage<'_>, title: &str) -> Markup {
    let table = session.table();
    let last = latest(site, session, watched.since);
    let beside = html! {
        section class="dock" aria-label=(site.say(&text::NOW)) {
            (status(site, watched, session.ply(), &site.say(&text::WATCH_LIVE)))
            p class="prompt" id="prompt" tabindex="-1" lang=[site.lang(&table.prompt)] { (site.said(&table.prompt)) }
            (signs(site, session, since(site, session, watched.since, false), session.seat(), None))
            div class="news" data-news { (happened(site, &last, |_| false)) }
            dl class="facts" {
                @if !watched.from.is_empty() { dt { (site.say(&text::PLAYER)) } dd { (watched.from) } }
                (house_rules(site, &session.deal()))
            }
        }
        section class="panel" aria-label=(site.say(&text::HAPPENED)) tabindex="0" { (log_of(site, session, session.seat())) }
    };
    still(site, session.info(), &table, (title, title), &beside)
}

/// The status of the page, and the address of its events.
fn status(site: &Site<'_>, watched: &WatchPage<'_>, ply: usize, words: &str) -> Markup {
    html! {
        div class="apart waits" data-events={ "/watch/" (watched.link) "/events" } data-since=(ply) data-rev=(watched.rev) data-cut=(site.say(&text::APART_CUT)) {
            p { strong { (words) } " " span class="presence note" {} }
        }
    }
}

/// The game after one that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AfterGame {
    /// None.
    Nothing,
    /// None yet: the page waits for it, from this revision on.
    Waits(u64),
    /// Another game of the same players, by the end of its link.
    Game(String),
}

/// The page for spectators of a game that is over: its replay, and a link to the game after it. `since` is the first move of the news,
/// counted from 0; `None` for the current move alone. `asked`: small screens show what is beside the table.
pub fn watched_over(
    site: &Site<'_>,
    played: &Replayer,
    from: &str,
    link: &str,
    after: &AfterGame,
    since: Option<usize>,
    asked: bool,
) -> String {
    let session = played.session();
    let title =
        [session.info().title, from].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ");
    let mut note = match played.record().tag("Result") {
        Some(result) if result != "*" => site.say(say!(WATCH_OVER, result = site.result(result))),
        _ => site.say(&text::WATCH_LEFT),
    };
    if !session.is_shared() {
        note += " ";
        note += &site.say(say!(WATCH_SEAT, seat = (session.seat().0 + 1)));
    }
    let base = format!("/watch/{link}");
    let more = match after {
        AfterGame::Nothing => html! {},
        AfterGame::Waits(rev) => html! {
            div data-events={ (base) "/events" } data-since=(played.len()) data-rev=(rev) data-cut=(site.say(&text::APART_CUT)) {
                span class="presence note" {}
            }
        },
        AfterGame::Game(next) => html! {
            div class="apart" {
                p { (site.say(&text::WATCH_AGAIN)) }
                a class="button main" href={ "/watch/" (next) } { (site.say(&text::WATCH_NEXT)) }
            }
        },
    };
    replayed(site, played, &ReplayFacts { note: &note, since, asked, ..ReplayFacts::of(&title, "", &base) }, &more)
}
