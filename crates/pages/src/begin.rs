//! The pages that start a game: one for each game with its house rules, one for each deal code.

use catalogue::{DealInfo, Game, OptionFace};
use chronicle::Winnable;
use game::{OptionKind, OptionValue};
use maud::{Markup, html};

use crate::art::Sprite;
use crate::layout::{Page, described, token};
use crate::markdown;
use crate::measured::measured;
use crate::rows::{BoardRow, Running, board, running};
use crate::site::Site;
use crate::table_page::house_rules;

/// What the page of a game shows.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameForm<'a> {
    /// The options as typed.
    pub values: &'a [(String, String)],
    /// The seed as typed.
    pub seed: &'a str,
    /// Which deals to deal from.
    pub winnable: Winnable,
    /// What was wrong with them.
    pub error: Option<&'a str>,
    /// The visitor's unfinished games of it.
    pub running: &'a [Running],
}

/// What the page of a deal shows.
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
pub fn game(site: &Site<'_>, game: &dyn Game, form: &GameForm<'_>) -> String {
    let (info, sprite) = (game.info(), Sprite::default());
    let body = html! {
        div class={ "banner mood-" (info.number % 16) } {
            div class="wide" {
                h1 { (info.title) }
                p class="lead" lang="en" { (info.summary) }
                p { (site.tell("designed-by", &[("designer", info.designer.into())])) }
                (measured(site, info))
            }
        }
        div class="wide columns" {
            section class="start" aria-labelledby="begin" {
                h2 id="begin" { (site.say("start")) }
                @if let Some(error) = form.error { p class="notice error" role="alert" { (error) } }
                form method="post" action={ "/games/" (info.id) } {
                    (token(site))
                    button class="main large" type="submit" { (site.say("deal-cards")) }
                    (which(form.winnable.in_game(game)))
                    details open[form.error.is_some()] {
                        summary { (site.say("house-rules-seed")) }
                        (options(site, game, form.values))
                        div class="field" {
                            label for="seed" { (site.say("seed")) }
                            input id="seed" name="seed" type="text" inputmode="numeric" value=(form.seed) aria-describedby="seed-note";
                            p class="note" id="seed-note" { (site.say("seed-note")) }
                        }
                        button type="submit" { (site.say("deal-with-rules")) }
                    }
                }
                (guides(site, game))
                @if !form.running.is_empty() { h2 { (site.say("continue")) } (running(site, form.running)) }
            }
            article class="text" lang="en" {
                (markdown::block(info.how_to_play, 2))
                p { a href={ "/rules/" (info.id) } { "Every rule of " (info.title) } }
            }
        }
    };
    described(site, Page { title: info.title, class: "of-game", tab: "/", body, sprite: &sprite }, info.summary)
}

/// The choice of deals.
fn which(chosen: Winnable) -> Markup {
    let words = |winnable| match winnable {
        Winnable::Any => "One that can be won",
        Winnable::Easy => "An easy one",
        Winnable::Fair => "A fair one",
        Winnable::Hard => "A hard one",
        _ => "Any deal",
    };
    html! {
        fieldset class="which" {
            legend { "Which deal?" }
            ul class="chips" {
                @for winnable in Winnable::ALL.into_iter().filter(|winnable| *winnable != Winnable::Auto) {
                    li { label class="tick" { input type="radio" name="winnable" value=(winnable.word()) checked[winnable == chosen]; span { (words(winnable)) } } }
                }
            }
            p class="note" { "Easy, fair and hard ones can be won as well: the solver has tried. A seed names a deal, which is dealt as it is." }
        }
    }
}

/// The guided games, each with a button.
fn guides(site: &Site<'_>, game: &dyn Game) -> Markup {
    let guides = game.guides();
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
    let sprite = Sprite::default();
    let deal = page.deal;
    let info = catalogue::find(deal.game).map(|game| game.info()).ok();
    let title = format!("Deal {} of {}", deal.code, info.map_or(deal.game, |info| info.title));
    let body = html! {
        div class="wide" {
            h1 { (title) }
            @if let Some(info) = info { p class="lead" lang="en" { (info.summary) } }
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
                "The server has replayed every game on the board, move by move. Anybody could look this deal up by its code before playing, "
                "so the board proves nothing about that; the " a href="/daily" { "deals of the day" } " cannot be looked up."
            }
        }
    };
    let page = Page { title: &title, class: "of-deal", tab: "/", body, sprite: &sprite };
    described(site, page, info.map_or("", |info| info.summary))
}

/// The form fields of all options; the rulings are folded away unless one of them is read otherwise.
pub(crate) fn options(site: &Site<'_>, game: &dyn Game, values: &[(String, String)]) -> Markup {
    let (rulings, rules): (Vec<_>, Vec<_>) = game.options().into_iter().partition(|option| option.ruling.is_some());
    let is_set = |option: &OptionFace| {
        values.iter().any(|(key, value)| key == option.key && *value != option.default.to_string())
    };
    html! {
        @for option in &rules { (field(option, values)) }
        @if !rulings.is_empty() {
            details class="rulings" open[rulings.iter().any(is_set)] {
                summary { (site.say("rulings")) }
                p class="note" { (site.say("rulings-note")) }
                @for option in &rulings { (field(option, values)) }
            }
        }
    }
}

/// The form field of an option.
pub(crate) fn field(option: &OptionFace, values: &[(String, String)]) -> Markup {
    let id = format!("option-{}", option.key);
    let name = format!("option.{}", option.key);
    let typed = values.iter().find(|(key, _)| key == option.key).map(|(_, value)| value.as_str());
    let default = option.default.to_string();
    let value = typed.unwrap_or(&default);
    let note = format!("{id}-note");
    html! {
        div class="field" {
            label for=(id) { (option.key.replace('_', " ")) }
            @match option.kind {
                OptionKind::Bool => (select(&id, &name, &["true", "false"], value)),
                OptionKind::Choice(words) => (select(&id, &name, words, value)),
                OptionKind::Int { min, max } => {
                    input id=(id) name=(name) type="number" min=(min) max=(max) value=(value) aria-describedby=(note);
                }
                _ => { input id=(id) name=(name) type="text" value=(value) aria-describedby=(note) autocomplete="off"; }
            }
            p class="note" id=(note) {
                @if let Some(ruling) = option.ruling { (ruling) ": " }
                (option.effect) (range(option))
            }
        }
    }
}

fn range(option: &OptionFace) -> String {
    match (option.kind, &option.default) {
        (OptionKind::Int { min, max }, default) => format!(" {min} to {max}; the rulebook's game has {default}."),
        (_, OptionValue::Text(text)) if text.is_empty() => String::new(),
        (_, default) => format!(" The rulebook's game has {default}."),
    }
}

fn select(id: &str, name: &str, words: &[&str], value: &str) -> Markup {
    html! {
        select id=(id) name=(name) aria-describedby={ (id) "-note" } {
            @for word in words {
                option value=(word) selected[*word == value] {
                    @match *word { "true" => "yes", "false" => "no", word => (word.replace('_', " ")) }
                }
            }
        }
    }
}
