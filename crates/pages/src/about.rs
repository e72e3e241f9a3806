//! Help, rules, credits and settings.

use cards::{Card, Suit};
use catalogue::Game;
use chronicle::Forced;
use maud::{Markup, html};

use crate::art::{Sprite, artists, back, card, count};
use crate::layout::{Page, document, hidden, token};
use crate::looks::{LOOKS, Looks};
use crate::markdown;
use crate::site::{LONGEST_NAME, SWITCHES, Site, Theme};
use crate::words::Language;

/// How to use the table.
pub fn help(site: &Site<'_>) -> String {
    let sprite = Sprite::default();
    let body = html! { article class="text wide" { (markdown::block(include_str!("help.md"), 1)) (keys()) } };
    document(site, Page { title: "Help", class: "of-help", tab: "/help", body, sprite: &sprite })
}

/// Every rule of a game with its id; `rule` is shown first.
pub fn rules(site: &Site<'_>, game: &dyn Game, rule: Option<&str>) -> String {
    let (info, sprite) = (game.info(), Sprite::default());
    let found = rule.and_then(|id| game::find_rule(info.reference, id));
    let title = format!("Rules of {}", info.title);
    let body = html! {
        article class="text wide" {
            @if let Some(found) = found {
                section class="notice info" { h2 { (found.id) ": " (found.heading_in_words()) } p { (found.in_words()) } }
            }
            p { a href={ "/games/" (info.id) } { "How to play " (info.title) } }
            (markdown::block(info.reference, 1))
        }
    };
    document(site, Page { title: &title, class: "of-rules", tab: "/help", body, sprite: &sprite })
}

/// Who made the games, the drawings and the program.
pub fn credits(site: &Site<'_>) -> String {
    let sprite = Sprite::default();
    let body = html! {
        article class="text wide" {
            h1 { "Credits" }
            h2 { "The games" }
            ul { @for game in catalogue::games() { li { strong { (game.info().title) } " by " (game.info().designer) } } }
            h2 { "The drawings" }
            p { "The cards, rank and suit symbols, courts, backs, dice and scenes, and the pictures and emblems of the games, were drawn for Underdeck, and its sounds are made by its own program. They have the licences of the program." }
            p {
                (count()) " icons come from " span { "game-icons.net" } ", licensed under Creative Commons Attribution 3.0 (CC BY 3.0). Artists: "
                @for (n, artist) in artists().iter().enumerate() { @if n > 0 { ", " } (artist) }
                "."
            }
            h2 { "The program" }
            p { "Underdeck is free software, licensed under MIT or Apache-2.0 at your option." }
        }
    };
    document(site, Page { title: "Credits", class: "of-credits", tab: "/help", body, sprite: &sprite })
}

/// The visitor's settings. `chosen` says whether the language was chosen here rather than by the browser.
pub fn settings(site: &Site<'_>, chosen: bool) -> String {
    let sprite = Sprite::default();
    let mut now = site.settings.clone();
    let body = html! {
        div class="wide" {
            h1 { "Settings" }
            form class="settings" method="post" action="/settings" {
                (token(site)) (hidden("back", site.path))
                div class="field" {
                    label for="player" { "Your name" }
                    input id="player" name="player" type="text" value=(now.player) maxlength=(LONGEST_NAME) autocomplete="nickname" aria-describedby="player-note";
                    p class="note" id="player-note" { "Shown on your records and on boards. Optional." }
                }
                fieldset {
                    legend { (site.say("language")) }
                    @for (code, name) in [("", site.say("language-auto"))].into_iter().chain(Language::ALL.map(|one| (one.code(), one.name().into()))) {
                        @let wanted = if chosen { site.language.code() } else { "" };
                        label class="tick" {
                            input type="radio" name="language" value=(code) checked[code == wanted];
                            span lang=[(!code.is_empty()).then_some(code)] { (name) }
                        }
                    }
                }
                fieldset {
                    legend { "Theme" }
                    @for (theme, words) in [(Theme::Auto, "As in your system settings"), (Theme::Light, "Light"), (Theme::Dark, "Dark")] {
                        label class="tick" { input type="radio" name="theme" value=(theme.word()) checked[theme == now.theme]; span { (words) } }
                    }
                }
                fieldset {
                    legend { "Moves without a choice" }
                    @for (forced, words) in [
                        (Forced::Auto, "Made for you in games that have many"),
                        (Forced::On, "Made for you in every game"),
                        (Forced::Off, "Yours to make"),
                    ] {
                        label class="tick" { input type="radio" name="forced" value=(forced.word()) checked[forced == now.forced]; span { (words) } }
                    }
                }
                fieldset {
                    legend { "The table" }
                    @for switch in &SWITCHES {
                        label class="tick" {
                            input type="checkbox" name=(switch.key) value="on" checked[now.switch(switch.key).is_some_and(|on| *on)];
                            span { (switch.label) " " span class="note" { (switch.note) } }
                        }
                    }
                }
                @for look in &LOOKS {
                    fieldset class="looks" {
                        legend { (look.title) }
                        @for (word, label) in look.values {
                            label class="tick" {
                                input type="radio" name=(look.key) value=(word) checked[now.looks.get(look.key) == *word];
                                (sample(look.key, word, &sprite))
                                span { (label) }
                            }
                        }
                    }
                }
                button class="main" type="submit" { "Save" }
            }
        }
    };
    document(site, Page { title: "Settings", class: "of-settings", tab: "/settings", body, sprite: &sprite })
}

/// What a value looks like.
fn sample(key: &str, word: &str, sprite: &Sprite) -> Markup {
    let mut looks = Looks::default();
    looks.set(key, word);
    let one = sprite.with(looks);
    html! {
        @match key {
            "felt" => span class={ "sample cloth felt-" (word) } aria-hidden="true" {},
            "back" => span class="sample card back" aria-hidden="true" { span class="sheet" { (back(&one)) } },
            "deck" => span class={ "sample card hearts deck-" (word) } aria-hidden="true" { span class="sheet" { (card(Card::new(12, Suit::Hearts), "", false, &one)) } },
            _ => {},
        }
    }
}

/// What each key does.
pub(crate) fn keys() -> Markup {
    const KEYS: [(&str, &str); 13] = [
        ("Tab", "the next zone in which something can be done, then the moves"),
        ("Arrows, Home, End", "from card to card"),
        ("Enter, Space", "press, choose, put back"),
        ("Escape", "put back everything chosen"),
        ("1 to 9", "the move with this number in the list"),
        ("U", "undo"),
        ("R", "redo"),
        ("H", "hint"),
        ("M, L, W, T, G", "the panels: moves, log, rules, lines, game"),
        ("P", "read the prompt"),
        (";", "repeat what happened"),
        ("I", "what the focused thing is"),
        ("?", "these keys"),
    ];
    html! {
        h2 { "Keys" }
        table class="keys" {
            thead { tr { th scope="col" { "Key" } th scope="col" { "What it does" } } }
            tbody { @for (key, what) in KEYS { tr { th scope="row" { (key) } td { (what) } } } }
        }
        p { "Single letters can be switched off in the " a href="/settings" { "settings" } "." }
    }
}
