//! The home page: games in progress and games to start.

use maud::{Markup, PreEscaped, html};
use underdeck_catalogue::Game;
use underdeck_game::{GameInfo, Language, Message, say, text};

use crate::art::{Style, card};
use crate::layout::{Page, document, token};
use crate::rows::{Running, running};
use crate::site::Site;

/// The content of the home page.
#[derive(Clone, Copy, Debug)]
pub struct Home<'a> {
    /// The visitor's unfinished games, last played first.
    pub games: &'a [Running],
    /// Today's deals.
    pub today: Option<Today<'a>>,
    /// The visitor's campaigns.
    pub campaigns: &'a [CampaignRow],
    /// The ids of the games that the visitor has played.
    pub played: &'a [String],
}

/// The deals of today.
#[derive(Clone, Copy, Debug)]
pub struct Today<'a> {
    /// The date in UTC.
    pub day: &'a str,
    /// The number of today's deals that the visitor has finished.
    pub finished: usize,
    /// The number of today's deals.
    pub of: usize,
}

/// A campaign in a list.
#[derive(Clone, Debug)]
pub struct CampaignRow {
    /// Its name in addresses.
    pub id: String,
    /// Its title.
    pub name: String,
    /// The game.
    pub game: &'static GameInfo,
    /// Its status, in a sentence.
    pub words: Message,
    /// The number of its finished games.
    pub played: usize,
    /// Whether it has ended.
    pub over: bool,
}

/// The home page.
pub fn home(site: &Site<'_>, home: &Home<'_>) -> String {
    let body = html! {
        div class="wide" {
            @if home.games.is_empty() {
                section class="hero" {
                    div class="fan" aria-hidden="true" { (fan()) }
                    div {
                        h1 { (site.say(&text::TAGLINE)) }
                        p class="lead" { (site.say(&text::HOME_LEAD)) }
                    }
                }
            } @else {
                h1 { (site.say(&text::CONTINUE_PLAYING)) }
                (running(site, home.games))
                p { a href="/mine" { (site.say(&text::MY_GAMES)) } }
            }
            @if let Some(today) = home.today {
                section class="today" {
                    p { (site.say(say!(TODAY, day = site.day(today.day), n = today.finished, of = today.of))) }
                    a class="button main" href="/daily" { (site.say(&text::GAMES_DAILY)) }
                }
            }
            section aria-labelledby="all-games" {
                h2 id="all-games" { (site.say(&text::GAMES)) }
                ul class="games" { @for game in underdeck_catalogue::games() { (box_of(site, game, home.played)) } }
            }
            @if !home.campaigns.is_empty() {
                section aria-labelledby="my-campaigns" { h2 id="my-campaigns" { (site.say(&text::CAMPAIGNS)) } (campaign_list(site, home.campaigns)) }
            }
            section aria-labelledby="by-code" {
                h2 id="by-code" { (site.say(&text::DEAL_SENT)) }
                form class="inline" method="post" action="/deal" {
                    (token(site))
                    label for="code" { (site.say(&text::DEAL_CODE)) }
                    input id="code" name="code" type="text" required autocomplete="off" autocapitalize="characters" spellcheck="false" size="16";
                    button type="submit" { (site.say(&text::DEAL_OPEN)) }
                }
                p { a href="/records" { (site.say(&text::RECORD_OPEN_OTHER)) } }
            }
        }
    };
    document(site, Page { title: &site.say(&text::GAMES), class: "home", tab: "/", body })
}

/// Campaigns, each with its status.
pub(crate) fn campaign_list(site: &Site<'_>, campaigns: &[CampaignRow]) -> Markup {
    html! {
        ul class="games running" {
            @for one in campaigns {
                li class={ "tile mood-" (one.game.number % 16) } {
                    a class="over-tile" href={ "/campaigns/" (one.id) } { (one.name) }
                    p lang=[site.lang(&one.words)] { (one.game.title) ": " (site.said(&one.words)) }
                    p class="note" { (site.say(say!(GAMES_PLAYED, n = one.played))) @if one.over { ", " (site.say(&text::ENDED)) } }
                }
            }
        }
    }
}

/// A game to start: by its guided game if the visitor has never played it, otherwise by a new deal.
fn box_of(site: &Site<'_>, game: &Game, played: &[String]) -> Markup {
    let info = game.info();
    let learn = !played.iter().any(|id| id == info.id) && !game.guides(Language::ENGLISH).is_empty();
    html! {
        li class={ "tile box mood-" (info.number % 16) } {
            div class="art-of-box" aria-hidden="true" { (PreEscaped(info.art.picture)) }
            div {
                a class="over-tile" href={ "/games/" (info.id) } { (info.title) }
                p lang=[site.lang(&info.summary(&[]))] { (site.said(&info.summary(&[]))) }
                p class="note" { (site.say(say!(BY, designer = info.designer))) @if info.seats > 1 { ", " (site.say(say!(SEATS, n = info.seats))) } ", " span lang=[site.lang(&info.length(&[]))] { (site.said(&info.length(&[]))) } }
                form class="start-here" method="post" action={ "/games/" (info.id) } {
                    (token(site))
                    @if learn { button class="main" type="submit" name="guide" value="1" { (site.say(&text::LEARN)) } }
                    button type="submit" { (site.say(&text::DEAL_CARDS)) span class="quiet" { " " (info.title) } }
                }
            }
        }
    }
}

/// A fan of cards.
fn fan() -> Markup {
    let cards = ["QH", "7C", "AS", "TD", "KS"];
    html! {
        @for (n, text) in cards.iter().enumerate() {
            @if let Ok(one) = text.parse::<underdeck_cards::Card>() {
                span class={ "card fan" (n) " " (one.suit().map_or("", |suit| suit.name())) } {
                    span class="sheet" { (card(one, &underdeck_game::Role::default(), false, Style::default())) }
                }
            }
        }
    }
}
