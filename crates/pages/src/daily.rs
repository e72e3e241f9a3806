//! The page of a day's deals.

use game::GameInfo;
use maud::{Markup, html};

use crate::art::Sprite;
use crate::layout::{Page, document, token};
use crate::rows::{BoardRow, Running, board};
use crate::site::Site;

/// What the page of a day shows.
#[derive(Clone, Copy, Debug)]
pub struct DailyPage<'a> {
    /// The date in UTC.
    pub day: &'a str,
    /// Whether it is today.
    pub today: bool,
    /// The day before, if it has a page.
    pub previous: Option<&'a str>,
    /// The day after, if it has a page.
    pub next: Option<&'a str>,
    /// Its deals.
    pub games: &'a [DailyGame],
    /// The coming days, each with the SHA-256 of what will be revealed.
    pub commitments: &'a [(String, String)],
}

/// The deal of a day in one game.
#[derive(Clone, Debug)]
pub struct DailyGame {
    /// The game.
    pub game: &'static GameInfo,
    /// The visitor's game of it, if there is one.
    pub mine: Option<Running>,
    /// That the deal can be won and how hard it is, if that is known.
    pub told: Option<String>,
    /// The board.
    pub board: Vec<BoardRow>,
    /// The visitor's result, written so that it can be shared without spoiling anything.
    pub card: Option<String>,
    /// The SHA-256 published before the day.
    pub commitment: String,
    /// What the hash sealed, after the day.
    pub reveal: Option<String>,
}

/// A day's deals with their boards, and how to check that they were fixed before the day.
pub fn daily(site: &Site<'_>, page: &DailyPage<'_>) -> String {
    let sprite = Sprite::default();
    let title = format!("Deals of {}", page.day);
    let body = html! {
        div class="wide" {
            h1 { (title) }
            nav aria-label="Days" {
                ul class="chips" {
                    @if let Some(day) = page.previous { li { a href={ "/daily/" (day) } { "‹ " (day) } } }
                    @if !page.today { li { a href="/daily" { "Today" } } }
                    @if let Some(day) = page.next { li { a href={ "/daily/" (day) } { (day) " ›" } } }
                }
            }
            p class="lead" { "The same cards for everybody. The day begins and ends at midnight in UTC; the first game you finish counts." }
            @for game in page.games { (game_of(site, page, game)) }
            (proof(page))
        }
    };
    document(site, Page { title: &title, class: "of-day", tab: "/daily", body, sprite: &sprite })
}

fn game_of(site: &Site<'_>, page: &DailyPage<'_>, one: &DailyGame) -> Markup {
    let info = one.game;
    html! {
        section class={ "daily-game tile mood-" (info.number % 16) } {
            h2 { (info.title) }
            @if let Some(told) = &one.told { p class="note" { (told) } }
            @match &one.mine {
                Some(mine) if mine.result.is_some() => {
                    p { "You: " strong { (mine.result.as_deref().unwrap_or_default()) }
                        @if let Some(score) = mine.score { ", score " (score) } ", " (crate::rows::moves(mine.moves)) ". "
                        a href={ "/g/" (mine.id) } { "View" } }
                }
                Some(mine) => p { a class="button main" href={ "/g/" (mine.id) } { "Continue " (info.title) } },
                None if page.today => {
                    form method="post" action={ "/daily/" (info.id) } { (token(site)) button class="main" type="submit" { "Play " (info.title) } }
                }
                None => p class="note" { "You did not play it." },
            }
            @if let Some(card) = &one.card {
                div class="result-card" {
                    label for={ "card-" (info.id) } { "Your result to share, without spoilers" }
                    textarea id={ "card-" (info.id) } readonly rows=(card.lines().count().clamp(2, 8)) data-copy { (card) }
                }
            }
            (board(&one.board))
            details {
                summary { "Proof that the deal was sealed" }
                dl class="facts" {
                    dt { "SHA-256, published before the day" } dd { code { (one.commitment) } }
                    dt { "What it sealed" } dd { @match &one.reveal { Some(reveal) => code { (reveal) }, None => "revealed after the day" } }
                }
            }
        }
    }
}

fn proof(page: &DailyPage<'_>) -> Markup {
    html! {
        section aria-labelledby="proof" {
            h2 id="proof" { "Nobody knows the cards beforehand" }
            p {
                "The deals of each day are drawn well in advance, and their SHA-256 is published here. After the day they are revealed, so "
                "anybody can compute the same SHA-256, deal the same cards, and replay every game on the board."
            }
            p {
                code { "underdeck verify --daily" } " does this for you. For other programs: "
                a href="/daily/commitments.json" { "the sealed days" }
                @if !page.today { ", " a href={ "/daily/" (page.day) "/reveal.json" } { "this day revealed" } }
                "."
            }
            @if !page.commitments.is_empty() {
                div class="scroll" tabindex="0" role="group" aria-label="Coming days" {
                    table {
                        thead { tr { th scope="col" { "Coming day" } th scope="col" { "SHA-256 of its deals" } } }
                        tbody { @for (day, hash) in page.commitments { tr { th scope="row" { (day) } td { code { (hash) } } } } }
                    }
                }
            }
        }
    }
}
