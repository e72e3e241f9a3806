//! The home page: games in progress and games to start.

use maud::{Markup, PreEscaped, html};
use underdeck_catalogue::Game;
use underdeck_game::{GameInfo, Language, Message, say, text};

use crate::apart::modes_for_two;
use crate::art::{Style, card, icon};
use crate::drawings::icon_of;
use crate::layout::{Page, document, token};
use crate::rows::{Running, moves, running, waits};
use crate::site::Site;

/// The most games in progress in the list below the latest one.
const OTHERS: usize = 3;

/// The content of the home page.
#[derive(Clone, Copy, Debug)]
pub struct Home<'a> {
    /// The visitor's unfinished games, last played first.
    pub games: &'a [Running],
    /// Today's deals.
    pub today: Today,
    /// The game whose puzzle is today's.
    pub puzzle: Option<&'static GameInfo>,
    /// The visitor's campaigns.
    pub campaigns: &'a [CampaignRow],
    /// The ids of the games that the visitor has played.
    pub played: &'a [String],
    /// Whether this site offers games at two devices.
    pub devices: bool,
}

/// The deals of today.
#[derive(Clone, Copy, Debug)]
pub struct Today {
    /// The number of today's deals that the visitor has finished.
    pub finished: usize,
    /// The number of today's deals.
    pub of: usize,
    /// The days in a row on which the visitor has finished one.
    pub streak: u64,
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
    let (latest, others) =
        home.games.split_first().map_or((None, home.games), |(latest, others)| (Some(latest), others));
    let body = html! {
        div class="wide" {
            @if latest.is_none() {
                section class="hero" {
                    div class="fan" aria-hidden="true" { (fan()) }
                    div {
                        h1 { (site.say(&text::TAGLINE)) }
                        p class="lead" { (site.say(&text::HOME_LEAD)) }
                    }
                }
            } @else { h1 class="quiet" { (site.say(&text::TAGLINE)) } }
            (ways(site, home, latest))
            @if !others.is_empty() {
                section aria-labelledby="my-games" {
                    h2 id="my-games" { (site.say(&text::MY_GAMES)) }
                    (running(site, &others[..others.len().min(OTHERS)]))
                    @if others.len() > OTHERS { p { a href="/mine" { (site.say(&text::MY_GAMES)) " (" (home.games.len()) ")" } } }
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

/// What the page offers before the games: to continue, today's deals, the puzzle of the day, a game with a friend, and a guide.
fn ways(site: &Site<'_>, home: &Home<'_>, latest: Option<&Running>) -> Markup {
    let games = underdeck_catalogue::games();
    let is_new = |game: &&Game| !home.played.iter().any(|id| id == game.info().id);
    let guided = || games.iter().copied().filter(|game| !game.guides(Language::ENGLISH).is_empty());
    let for_two = games.iter().copied().filter(|game| game.info().seats > 1);
    let Today { finished, of, streak } = home.today;
    html! {
        ul class="ways" {
            @if let Some(one) = latest {
                li class="first-way" {
                    a class="way-in main" href={ "/g/" (one.id) } {
                        (sign("footsteps"))
                        span { (site.say(say!(CONTINUE_GAME, game = one.game.title))) small { (moves(site, one.attempt.moves)) @if one.is_physical { ", " (site.say(&text::OWN_CARDS_DEAL)) } } (waits(site, one)) }
                    }
                }
            }
            li {
                a class="way-in" href="/daily" {
                    (sign("hourglass"))
                    span {
                        (site.say(&text::GAMES_DAILY))
                        small { @if finished == 0 && streak == 0 { (site.say(&text::TODAY_SAME)) } @else { (site.say(say!(TODAY_DONE, n = finished, of))) } }
                        @if streak > 0 { small { (site.say(say!(TODAY_STREAK, days = streak))) } }
                    }
                }
            }
            @if let Some(game) = home.puzzle {
                li { a class="way-in" href={ "/puzzles/" (game.id) "/daily" } { (sign("key")) span { (site.say(&text::PUZZLE_DAILY)) small { (game.title) } } } }
            }
            @for game in for_two {
                li {
                    details class="friend" {
                        summary class="way-in" { (sign("crossed-swords")) span { (site.say(&text::FRIEND)) small { (game.info().title) } } }
                        form method="post" action={ "/games/" (game.info().id) } {
                            (token(site))
                            p class="note" { (site.say(if home.devices { &text::FRIEND_LINK } else { &text::FRIEND_HERE })) }
                            (modes_for_two(site, game))
                        }
                    }
                }
            }
            @if let Some(game) = guided().find(is_new).or_else(|| guided().next()) {
                li {
                    form method="post" action={ "/games/" (game.info().id) } {
                        (token(site))
                        button class={ "way-in" @if latest.is_none() { " main" } } type="submit" name="guide" value="1" {
                            (sign("bookshelf")) span { (site.say(&text::LEARN)) small { (game.info().title) } }
                        }
                    }
                }
            }
        }
    }
}

fn sign(id: &str) -> Markup {
    html! { @if let Some(found) = icon_of(id, 0) { (icon(&found)) } }
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
