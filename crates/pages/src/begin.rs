//! The pages that start a game: one for each game with its house rules, one for each deal code.

use maud::{Markup, html};
use underdeck_catalogue::{DealInfo, Game, OptionFace};
use underdeck_chronicle::Winnable;
use underdeck_game::{GameInfo, Message, OptionKind, OptionValue, SourceClass, say, text};
use underdeck_play::BotOpponent;

use crate::apart;
use crate::layout::{Page, described, token};
use crate::markdown;
use crate::measured::measured;
use crate::rows::{BoardRow, Running, board, running};
use crate::site::{Site, class_sign};
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
    pub error: Option<&'a Message>,
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
    let chosen = game.chosen(form.values);
    let summary = info.summary(&chosen);
    let body = html! {
        div class={ "banner mood-" (info.number % 16) } {
            div class="wide" {
                h1 { (info.title) }
                p class="lead" lang=[site.lang(&summary)] { (site.said(&summary)) }
                (site.untranslated(info))
                p { (site.say(say!(DESIGNED_BY, designer = info.designer))) }
                (measured(site, game, &chosen))
            }
        }
        div class="wide columns" {
            section class="start" aria-labelledby="begin" {
                h2 id="begin" { (site.say(&text::START)) }
                (site.complaint(form.error))
                form method="post" action={ "/games/" (info.id) } {
                    (token(site))
                    button class="main large" type="submit" { (site.say(&text::DEAL_CARDS)) }
                    (difficulty(site, form.winnable.in_game(game)))
                    details open[form.error.is_some()] {
                        summary { (site.say(&text::HOUSE_RULES_SEED)) }
                        (options(site, game, form.values))
                        @if info.seats > 1 { (opponent(site)) @if form.devices { (apart::fields(site, game)) } }
                        div class="field" {
                            label for="seed" { (site.say(&text::SEED)) }
                            input id="seed" name="seed" type="text" inputmode="numeric" value=(form.seed) aria-describedby="seed-note";
                            p class="note" id="seed-note" { (site.say(&text::SEED_NOTE)) }
                        }
                        button type="submit" { (site.say(&text::DEAL_WITH_RULES)) }
                    }
                    div class="own-cards" {
                        button type="submit" name="cards" value="own" { (site.say(&text::OWN_CARDS)) }
                        p class="note" { (site.say(&text::OWN_CARDS_NOTE)) }
                    }
                }
                (guides(site, game))
                @if game.has_puzzles() {
                    p { a class="button" href={ "/puzzles/" (info.id) "/next" } { (site.say(&text::PUZZLES)) } }
                }
                @if !form.running.is_empty() { h2 { (site.say(&text::CONTINUE)) } (running(site, form.running)) }
            }
            @let (spoken, how) = info.how_to_play(site.language, &chosen);
            article class="text" lang=[site.lang_of(spoken)] {
                (markdown::block(site, &how, 2))
                p {
                    a href={ "/rules/" (info.id) } { (site.say(say!(RULES_EVERY, game = info.title))) }
                    @if game.has_tables() { " · " a href={ "/rules/" (info.id) "/tables" } { (site.say(&text::THE_TABLES)) } }
                }
            }
        }
    };
    described(site, Page { title: info.title, class: "of-game", tab: "/", body }, site.said(&summary))
}

/// The choice of the difficulty of the deal.
fn difficulty(site: &Site<'_>, chosen: Winnable) -> Markup {
    let words = |winnable| match winnable {
        Winnable::Any => &text::WHICH_WINNABLE,
        Winnable::Easy => &text::WHICH_EASY,
        Winnable::Fair => &text::WHICH_FAIR,
        Winnable::Hard => &text::WHICH_HARD,
        _ => &text::WHICH_ANY,
    };
    html! {
        fieldset class="which" {
            legend { (site.say(&text::WHICH_DEAL)) }
            ul class="chips" {
                @for winnable in Winnable::ALL.into_iter().filter(|winnable| *winnable != Winnable::Auto) {
                    li { label class="tick" { input type="radio" name="winnable" value=(winnable.word()) checked[winnable == chosen]; span { (site.say(words(winnable))) } } }
                }
            }
            p class="note" { (site.say(&text::WHICH_NOTE)) }
        }
    }
}

/// The choice of the opponent, where the house rules have a second seat.
fn opponent(site: &Site<'_>) -> Markup {
    html! {
        div class="field" {
            label for="opponent" { (site.say(&text::OPPONENT)) }
            select id="opponent" name="opponent" aria-describedby="opponent-note" {
                option value="" { (site.say(&text::OPPONENT_PERSON)) }
                @for player in BotOpponent::OFFERED { option value=(player) { (site.say(say!(OPPONENT_PLAYER, player = player.to_string()))) } }
            }
            p class="note" id="opponent-note" { (site.say(&text::OPPONENT_NOTE)) }
        }
    }
}

/// The guided games, each with a button.
fn guides(site: &Site<'_>, game: &Game) -> Markup {
    let guides = game.guides(site.language);
    html! {
        @if !guides.is_empty() {
            h2 { (site.say(&text::LEARN)) }
            p { (site.say(&text::LEARN_NOTE)) }
            form class="row-of-buttons" method="post" action={ "/games/" (game.info().id) } {
                (token(site))
                @for (n, guide) in guides.iter().enumerate() {
                    button type="submit" name="guide" value=(n + 1) lang=[site.lang_of(guide.language)] { (guide.title) }
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
    let summary = info.map(|info| info.summary(&deal.options));
    let title = site.say(say!(DEAL_OF_GAME, code = deal.code, game));
    let body = html! {
        div class="wide" {
            h1 { (title) }
            @if let Some(summary) = &summary { p class="lead" lang=[site.lang(summary)] { (site.said(summary)) } }
            dl class="facts" {
                dt { (site.say(&text::DEAL_CODE)) } dd { span class="code" { (deal.code) } }
                dt { (site.say(&text::SEED)) } dd { (deal.seed) }
                (house_rules(site, deal))
            }
            form method="post" action={ "/d/" (deal.code) } { (token(site)) button class="main large" type="submit" { (site.say(&text::DEAL_PLAY)) } }
            @if !page.mine.is_empty() { h2 { (site.say(&text::DEAL_MINE)) } (running(site, page.mine)) }
            h2 { (site.say(&text::BOARD)) }
            (board(site, page.board))
            p class="note" {
                (site.say(&text::BOARD_REPLAYED)) " " a href="/daily" { (site.say(&text::GAMES_DAILY)) }
            }
        }
    };
    let page = Page { title: &title, class: "of-deal", tab: "/", body };
    described(site, page, &summary.map_or_else(String::new, |summary| site.said(&summary).to_owned()))
}

/// The form fields of all options. The rulings are folded unless one of them has another value than the default.
pub(crate) fn options(site: &Site<'_>, game: &Game, values: &[(String, String)]) -> Markup {
    let (rulings, rules): (Vec<_>, Vec<_>) = game.options().into_iter().partition(|option| option.ruling.is_some());
    let is_set = |option: &OptionFace| {
        values.iter().any(|(key, value)| key == option.key && *value != option.default.to_string())
    };
    html! {
        @for option in &rules { (field(site, game.info(), option, values)) }
        @if !rulings.is_empty() {
            details class="rulings" open[rulings.iter().any(is_set)] {
                summary { (site.say(&text::RULINGS)) }
                p class="note" { (site.say(&text::RULINGS_NOTE)) }
                @for option in &rulings { (field(site, game.info(), option, values)) }
            }
        }
    }
}

/// The form field of an option.
fn field(site: &Site<'_>, info: &GameInfo, option: &OptionFace, values: &[(String, String)]) -> Markup {
    let id = format!("option-{}", option.key);
    let name = format!("option.{}", option.key);
    let typed = values.iter().find(|(key, _)| key == option.key).map(|(_, value)| value.as_str());
    let default = option.default.to_string();
    let value = typed.unwrap_or(&default);
    let note = format!("{id}-note");
    html! {
        div class="field" {
            label for=(id) lang=[site.lang(&option.name)] { (site.said(&option.name)) }
            @match option.kind {
                OptionKind::Bool => (select(site, info, option.key, &["true", "false"], value)),
                OptionKind::Choice(words) => (select(site, info, option.key, words, value)),
                OptionKind::Int { min, max } => {
                    input id=(id) name=(name) type="number" min=(min) max=(max) value=(value) aria-describedby=(note);
                }
                OptionKind::Document(_) => {
                    textarea id=(id) name=(name) rows="4" aria-describedby=(note) autocomplete="off" spellcheck="false" { (value) }
                }
                _ => { input id=(id) name=(name) type="text" value=(value) aria-describedby=(note) autocomplete="off"; }
            }
            p class="note" id=(note) {
                (class_sign(site, option.class)) " "
                @if let Some(ruling) = option.ruling { (ruling) ": " }
                span lang=[site.lang(&option.effect)] { (site.said(&option.effect)) } (range(site, info, option))
            }
        }
    }
}

fn range(site: &Site<'_>, info: &GameInfo, option: &OptionFace) -> String {
    let default = info.option_value(option.key, &option.default);
    let told = match (option.kind, &option.default) {
        (OptionKind::Int { min, max }, _) => site.say(match option.class {
            SourceClass::Printed => say!(OPTION_RANGE_PRINTED, min, max, default),
            SourceClass::Reading => say!(OPTION_RANGE, min, max, default),
            SourceClass::Ours => say!(OPTION_RANGE_OURS, min, max, default),
        }),
        (_, OptionValue::Text(text)) if text.is_empty() => return String::new(),
        _ => site.say(match option.class {
            SourceClass::Printed => say!(OPTION_DEFAULT_PRINTED, default),
            SourceClass::Reading => say!(OPTION_DEFAULT, default),
            SourceClass::Ours => say!(OPTION_DEFAULT_OURS, default),
        }),
    };
    format!(" {told}")
}

fn select(site: &Site<'_>, info: &GameInfo, key: &str, words: &[&str], value: &str) -> Markup {
    let id = format!("option-{key}");
    let named = |word: &str| match word {
        "true" => info.option_value(key, &OptionValue::Bool(true)),
        "false" => info.option_value(key, &OptionValue::Bool(false)),
        word => info.option_value(key, &OptionValue::Text(word.to_owned())),
    };
    html! {
        select id=(id) name={ "option." (key) } aria-describedby={ (id) "-note" } {
            @for (word, name) in words.iter().map(|word| (*word, named(word))) {
                option value=(word) selected[word == value] lang=[site.lang(&name)] { (site.said(&name)) }
            }
        }
    }
}
