//! The page of a day's deals.

use maud::{Markup, html};
use underdeck_chronicle::statistics::{Day, Month, WinStreak};
use underdeck_game::{GameInfo, Id, Message, say, text};

use crate::layout::{Page, document, token};
use crate::rows::{BoardRow, Running, board};
use crate::site::Site;

/// The content of the page of a day.
#[derive(Clone, Copy, Debug)]
pub struct DailyPage<'a> {
    /// The date in UTC.
    pub day: &'a str,
    /// Whether it is today.
    pub today: bool,
    /// The day before, if it has a page.
    pub previous: Option<&'a str>,
    /// The day after.
    pub next: Option<&'a str>,
    /// Its deals.
    pub games: &'a [DailyGame],
    /// The visitor's month of deals of the day, the streak, and today.
    pub calendar: Option<(&'a Month, WinStreak, &'a str)>,
    /// The coming days, each with the SHA-256 of its sealed text; empty if nothing is sealed.
    pub commitments: &'a [(String, String)],
}

/// The deal of a day in one game.
#[derive(Clone, Debug)]
pub struct DailyGame {
    /// The game.
    pub game: &'static GameInfo,
    /// The visitor's game of it, if there is one.
    pub mine: Option<Running>,
    /// Whether the deal can be won and how hard it is, if known.
    pub told: Option<Message>,
    /// The board.
    pub board: Vec<BoardRow>,
    /// The visitor's result as text without spoilers, to share.
    pub card: Option<String>,
    /// The SHA-256 published before the day; empty if nothing was sealed.
    pub commitment: String,
    /// The sealed text, once the day is over.
    pub reveal: Option<String>,
}

/// A day's deals with their boards, and the proof that they were fixed before the day.
pub fn daily(site: &Site<'_>, page: &DailyPage<'_>) -> String {
    let title = site.say(say!(DAILIES_OF, day = site.day(page.day)));
    let body = html! {
        div class="wide" {
            h1 { (title) }
            nav aria-label=(site.say(&text::DAYS)) {
                ul class="chips" {
                    @if let Some(day) = page.previous { li { a href={ "/daily/" (day) } { "‹ " (site.day(day)) } } }
                    @if !page.today { li { a href="/daily" { (site.say(&text::TODAY_LINK)) } } }
                    @if let Some(day) = page.next.filter(|_| !page.today) { li { a href={ "/daily/" (day) } { (site.day(day)) " ›" } } }
                }
            }
            p class="lead" { (site.say(&text::DAILY_LEAD)) }
            @if let Some(day) = page.next.filter(|_| page.today) {
                p { (site.say(&text::DAILY_NEXT)) " " time class="left" datetime={ (day) "T00:00Z" } data-left { (site.say(say!(UTC_TIME, when = "00:00"))) } }
            }
            @for game in page.games { (game_of(site, page, game)) }
            @if let Some((month, days, today)) = page.calendar { (calendar(site, month, days, today)) }
            @if !page.commitments.is_empty() { (proof(site, page)) }
        }
    };
    document(site, Page { title: &title, class: "of-day", tab: "/daily", body })
}

fn game_of(site: &Site<'_>, page: &DailyPage<'_>, one: &DailyGame) -> Markup {
    let info = one.game;
    html! {
        section class={ "daily-game tile mood-" (info.number % 16) } {
            h2 { (info.title) }
            @if let Some(told) = &one.told { p class="note" { (site.said(told)) } }
            @match &one.mine {
                Some(mine) if mine.attempt.is_over() => {
                    p { (site.say(&text::YOUR_RESULT)) " " strong { (site.result(&mine.attempt.result)) }
                        @if let Some(score) = mine.attempt.score { ", " (site.say(say!(SCORE_OF, score))) } ", " (crate::rows::moves(site, mine.attempt.moves)) ". "
                        a href={ "/g/" (mine.id) } { (site.say(&text::VIEW)) } }
                }
                Some(mine) => p { a class="button main" href={ "/g/" (mine.id) } { (site.say(say!(CONTINUE_GAME, game = info.title))) } },
                None if page.today => {
                    form method="post" action={ "/daily/" (info.id) } { (token(site)) button class="main" type="submit" { (site.say(say!(PLAY_GAME, game = info.title))) } }
                }
                None => p class="note" { (site.say(&text::NOT_PLAYED)) },
            }
            @if let Some(card) = &one.card {
                div class="result-card" {
                    label for={ "card-" (info.id) } { (site.say(&text::RESULT_TO_SHARE)) }
                    textarea id={ "card-" (info.id) } readonly rows=(card.lines().count().clamp(2, 8)) data-copy { (card) }
                }
            }
            (board(site, &one.board))
            @if !one.commitment.is_empty() {
                details {
                    summary { (site.say(&text::SEALED_PROOF)) }
                    dl class="facts" {
                        dt { (site.say(&text::SEALED_BEFORE)) } dd { code { (one.commitment) } }
                        dt { (site.say(&text::SEALED_WHAT)) } dd { @match &one.reveal { Some(reveal) => code { (reveal) }, None => (site.say(&text::SEALED_AFTER)) } }
                    }
                }
            }
        }
    }
}

fn proof(site: &Site<'_>, page: &DailyPage<'_>) -> Markup {
    html! {
        section aria-labelledby="proof" {
            h2 id="proof" { (site.say(&text::SEALED_TITLE)) }
            p { (site.say(&text::SEALED_HOW)) }
            p {
                code { "underdeck verify --daily" } " " (site.say(&text::SEALED_PROGRAM)) " "
                a href="/daily/commitments.json" { (site.say(&text::SEALED_DAYS)) }
                @if !page.today { ", " a href={ "/daily/" (page.day) "/reveal.json" } { (site.say(&text::SEALED_THIS_DAY)) } }
                "."
            }
            div class="scroll" tabindex="0" role="group" aria-label=(site.say(&text::COMING_DAYS)) {
                table {
                    thead { tr { th scope="col" { (site.say(&text::COMING_DAY)) } th scope="col" { (site.say(&text::COMING_HASH)) } } }
                    tbody { @for (day, hash) in page.commitments { tr { th class="when" scope="row" { (day) } td { code { (hash) } } } } }
                }
            }
        }
    }
}

/// A month of deals of the day: how many were finished on each day, and the streak. Days after `today` are not links.
fn calendar(site: &Site<'_>, month: &Month, days: WinStreak, today: &str) -> Markup {
    const DAYS: [&Id; 7] = [
        &text::MONDAY,
        &text::TUESDAY,
        &text::WEDNESDAY,
        &text::THURSDAY,
        &text::FRIDAY,
        &text::SATURDAY,
        &text::SUNDAY,
    ];
    html! {
        section aria-labelledby="calendar" {
            h2 id="calendar" { (site.say(say!(CALENDAR_OF, month = site.day(&month.name)))) }
            @if days.longest > 0 { p { (site.say(say!(DAILY_STREAK, current = days.current, longest = days.longest))) } }
            table class="calendar" {
                thead { tr { @for day in DAYS { th scope="col" { (site.say(day)) } } } }
                tbody {
                    @for week in &month.weeks {
                        tr { @for day in week { @match day { Some(day) => (cell(site, day, today)), None => td {} } } }
                    }
                }
            }
        }
    }
}

fn cell(site: &Site<'_>, day: &Day, today: &str) -> Markup {
    let words = site.say(say!(DAY_RESULT, day = site.day(&day.date), n = day.finished, won = day.won));
    html! {
        td class={ "day done" (day.finished.min(5)) } {
            @if day.date.as_str() <= today {
                a href={ "/daily/" (day.date) } aria-current=[(day.date == today).then_some("date")] title=(words) {
                    (day.number)
                    span class="quiet" { " " (words) }
                    @if day.finished > 0 { span class="of-day-done" aria-hidden="true" { (day.won) "/" (day.finished) } }
                }
            } @else { span class="note" { (day.number) } }
        }
    }
}
