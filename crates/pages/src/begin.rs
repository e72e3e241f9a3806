//! The pages that start a game: one for each game with its house rules, one for each deal code.

use maud::{Markup, html};
use underdeck_catalogue::{DealInfo, Game, OptionFace};
use underdeck_chronicle::Winnable;
use underdeck_game::{OptionKind, OptionValue};
use underdeck_play::BotOpponent;

use crate::apart;
use crate::layout::{Page, described, token};
use crate::markdown;
use crate::measured::measured;
use crate::page_text::PageText;
use crate::rows::{BoardRow, Running, board, running};
use crate::site::Site;
use crate::table_page::house_rules;

/// The content of the page of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameForm<'a> {
    /// The options as typed.
    pub values: &'a [(String, String)],
    /// The seed as typed.
    pub seed: &'a str,
    /// The difficulty of the deals.
    pub winnable: Winnable,
    /// The fault of the form.
    pub error: Option<&'a PageText>,
    /// The visitor's unfinished games of it.
    pub running: &'a [Running],
    /// Whether this site offers games at two devices.
    pub devices: bool,
}

/// The content of the page of a deal.
#[derive(Clone, Copy, Debug)]
pub struct DealPage<'a> {
    /// The deal.
    pub deal: &'a DealInfo,
    /// Its board.
    pub board: &'a [BoardRow],
    /// The visitor's games of it.
    pub mine: &'a [Running],
}

/// A game: how to play it, and a form with its house rules.
pub fn game(site: &Site<'_>, game: &Game, form: &GameForm<'_>) -> String {
    let info = game.info();
    let body = html! {
        div class={ "banner mood-" (info.number % 16) } {
            div class="wide" {
                h1 { (info.title) }
                p class="lead" lang="en" { (info.summary()) }
                p { (site.tell("designed-by", &[("designer", info.designer.into())])) }
                (measured(site, info))
            }
        }
        div class="wide columns" {
            section class="start" aria-labelledby="begin" {
                h2 id="begin" { (site.say("start")) }
                (site.complaint(form.error))
                form method="post" action={ "/games/" (info.id) } {
                    (token(site))
                    button class="main large" type="submit" { (site.say("deal-cards")) }
                    (difficulty(site, form.winnable.in_game(game)))
                    details open[form.error.is_some()] {
                        summary { (site.say("house-rules-seed")) }
                        (options(site, game, form.values))
                        @if info.seats > 1 { (opponent(site, form.devices)) }
                        div class="field" {
                            label for="seed" { (site.say("seed")) }
                            input id="seed" name="seed" type="text" inputmode="numeric" value=(form.seed) aria-describedby="seed-note";
                            p class="note" id="seed-note" { (site.say("seed-note")) }
                        }
                        button type="submit" { (site.say("deal-with-rules")) }
                    }
                    div class="own-cards" {
                        button type="submit" name="cards" value="own" { (site.say("own-cards")) }
                        p class="note" { (site.say("own-cards-note")) }
                    }
                }
                (guides(site, game))
                @if game.has_puzzles() {
                    p { a class="button" href={ "/puzzles/" (info.id) } { (site.say("puzzles")) } }
                }
                @if !form.running.is_empty() { h2 { (site.say("continue")) } (running(site, form.running)) }
            }
            article class="text" lang="en" {
                (markdown::block(&info.how_to_play(site.language.of_messages()).1, 2))
                p { a href={ "/rules/" (info.id) } { (site.tell("rules-every", &[("game", info.title.into())])) } }
            }
        }
    };
    described(site, Page { title: info.title, class: "of-game", tab: "/", body }, &info.summary())
}

/// The choice of the difficulty of the deal.
fn difficulty(site: &Site<'_>, chosen: Winnable) -> Markup {
    let words = |winnable| match winnable {
        Winnable::Any => "which-winnable",
        Winnable::Easy => "which-easy",
        Winnable::Fair => "which-fair",
        Winnable::Hard => "which-hard",
        _ => "which-any",
    };
    html! {
        fieldset class="which" {
            legend { (site.say("which-deal")) }
            ul class="chips" {
                @for winnable in Winnable::ALL.into_iter().filter(|winnable| *winnable != Winnable::Auto) {
                    li { label class="tick" { input type="radio" name="winnable" value=(winnable.word()) checked[winnable == chosen]; span { (site.say(words(winnable))) } } }
                }
            }
            p class="note" { (site.say("which-note")) }
        }
    }
}

/// The choice of the opponent, where the house rules have a second seat.
fn opponent(site: &Site<'_>, devices: bool) -> Markup {
    html! {
        div class="field" {
            label for="opponent" { (site.say("opponent")) }
            select id="opponent" name="opponent" aria-describedby="opponent-note" {
                option value="" { (site.say("opponent-person")) }
                @if devices { option value="device" { (site.say("opponent-device")) } }
                @for player in BotOpponent::OFFERED { option value=(player) { (site.say("opponent-program")) " (" (player) ")" } }
            }
            p class="note" id="opponent-note" { (site.say("opponent-note")) }
        }
        @if devices { (apart::fields(site)) }
    }
}

/// The guided games, each with a button.
fn guides(site: &Site<'_>, game: &Game) -> Markup {
    let guides = game.guides(site.language.of_messages());
    html! {
        @if !guides.is_empty() {
            h2 { (site.say("learn")) }
            p { (site.say("learn-note")) }
            form class="row-of-buttons" method="post" action={ "/games/" (game.info().id) } {
                (token(site))
                @for (n, guide) in guides.iter().enumerate() {
                    button type="submit" name="guide" value=(n + 1) lang="en" { (guide.title) }
                    " "
                }
            }
        }
    }
}

/// A deal, with its board and a button to play it.
pub fn deal(site: &Site<'_>, page: &DealPage<'_>) -> String {
    let deal = page.deal;
    let info = underdeck_catalogue::find(deal.game).map(|game| game.info()).ok();
    let game = info.map_or(deal.game, |info| info.title);
    let title = site.tell("deal-of-game", &[("code", deal.code.as_str().into()), ("game", game.into())]);
    let body = html! {
        div class="wide" {
            h1 { (title) }
            @if let Some(info) = info { p class="lead" lang="en" { (info.summary()) } }
            dl class="facts" {
                dt { (site.say("deal-code")) } dd { span class="code" { (deal.code) } }
                dt { (site.say("seed")) } dd { (deal.seed) }
                @for (key, value) in house_rules(deal) { dt { (key) } dd { (value) } }
            }
            form method="post" action={ "/d/" (deal.code) } { (token(site)) button class="main large" type="submit" { (site.say("deal-play")) } }
            @if !page.mine.is_empty() { h2 { (site.say("deal-mine")) } (running(site, page.mine)) }
            h2 { (site.say("board")) }
            (board(site, page.board))
            p class="note" {
                (site.say("board-replayed")) " " a href="/daily" { (site.say("games-daily")) }
            }
        }
    };
    let page = Page { title: &title, class: "of-deal", tab: "/", body };
    described(site, page, &info.map_or_else(String::new, |info| info.summary().to_string()))
}

/// The form fields of all options. The rulings are folded unless one of them has another value than the default.
pub(crate) fn options(site: &Site<'_>, game: &Game, values: &[(String, String)]) -> Markup {
    let (rulings, rules): (Vec<_>, Vec<_>) = game.options().into_iter().partition(|option| option.ruling.is_some());
    let is_set = |option: &OptionFace| {
        values.iter().any(|(key, value)| key == option.key && *value != option.default.to_string())
    };
    html! {
        @for option in &rules { (field(site, option, values)) }
        @if !rulings.is_empty() {
            details class="rulings" open[rulings.iter().any(is_set)] {
                summary { (site.say("rulings")) }
                p class="note" { (site.say("rulings-note")) }
                @for option in &rulings { (field(site, option, values)) }
            }
        }
    }
}

/// The form field of an option.
pub(crate) fn field(site: &Site<'_>, option: &OptionFace, values: &[(String, String)]) -> Markup {
    let id = format!("option-{}", option.key);
    let name = format!("option.{}", option.key);
    let typed = values.iter().find(|(key, _)| key == option.key).map(|(_, value)| value.as_str());
    let default = option.default.to_string();
    let value = typed.unwrap_or(&default);
    let note = format!("{id}-note");
    html! {
        div class="field" {
            label for=(id) lang="en" { (option.key.replace('_', " ")) }
            @match option.kind {
                OptionKind::Bool => (select(site, &id, &name, &["true", "false"], value)),
                OptionKind::Choice(words) => (select(site, &id, &name, words, value)),
                OptionKind::Int { min, max } => {
                    input id=(id) name=(name) type="number" min=(min) max=(max) value=(value) aria-describedby=(note);
                }
                _ => { input id=(id) name=(name) type="text" value=(value) aria-describedby=(note) autocomplete="off"; }
            }
            p class="note" id=(note) {
                @if let Some(ruling) = option.ruling { (ruling) ": " }
                span lang="en" { (option.effect) } (range(site, option))
            }
        }
    }
}

fn range(site: &Site<'_>, option: &OptionFace) -> String {
    let default = ("default", option.default.to_string().into());
    let told = match (option.kind, &option.default) {
        (OptionKind::Int { min, max }, _) => {
            site.tell("option-range", &[("min", min.into()), ("max", max.into()), default])
        }
        (_, OptionValue::Text(text)) if text.is_empty() => return String::new(),
        _ => site.tell("option-default", &[default]),
    };
    format!(" {told}")
}

fn select(site: &Site<'_>, id: &str, name: &str, words: &[&str], value: &str) -> Markup {
    html! {
        select id=(id) name=(name) aria-describedby={ (id) "-note" } {
            @for word in words {
                option value=(word) selected[*word == value] {
                    @match *word { "true" => (site.say("yes")), "false" => (site.say("no")), word => span lang="en" { (word.replace('_', " ")) } }
                }
            }
        }
    }
}
