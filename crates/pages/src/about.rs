//! Help, rules, credits and settings.

use maud::{Markup, html};
use underdeck_cards::{Card, Suit};
use underdeck_catalogue::Game;

use crate::art::{Style, back, card};
use crate::drawings::{artists, count};
use crate::layout::{Page, document, hidden, token};
use crate::looks::{DisplaySettings, LOOKS};
use crate::markdown;
use crate::settings::{Control, LONGEST_NAME, SETTINGS};
use crate::site::Site;
use crate::words::Language;

/// How to use the table.
pub fn help(site: &Site<'_>) -> String {
    let body = html! { article class="text wide" { (markdown::block(site.language.help(), 1)) (keys(site)) } };
    document(site, Page { title: &site.say("help"), class: "of-help", tab: "/help", body })
}

/// Every rule of a game with its id; `rule` is shown first.
pub fn rules(site: &Site<'_>, game: &Game, rule: Option<&str>) -> String {
    let (info, reference) = (game.info(), game.reference());
    let found = rule.and_then(|id| underdeck_game::find_rule(reference, id));
    let title = site.tell("rules-of", &[("game", info.title.into())]);
    let body = html! {
        article class="text wide" {
            @if let Some(found) = found {
                section class="notice info" lang="en" { h2 { (found.id) ": " (found.heading_in_words()) } p { (found.in_words()) } }
            }
            p { a href={ "/games/" (info.id) } { (site.tell("how-to-play", &[("game", info.title.into())])) } }
            div lang="en" { (markdown::block(reference, 1)) }
        }
    };
    document(site, Page { title: &title, class: "of-rules", tab: "/help", body })
}

/// The authors of the games, the drawings and the program.
pub fn credits(site: &Site<'_>) -> String {
    let artists: Vec<&str> = artists().into_iter().collect();
    let body = html! {
        article class="text wide" {
            h1 { (site.say("credits")) }
            h2 { (site.say("credits-games")) }
            ul { @for game in underdeck_catalogue::games() { li { strong { (game.info().title) } ": " span lang="en" { (game.info().designer) } } } }
            h2 { (site.say("credits-drawings")) }
            p { (site.say("credits-drawn")) }
            p { (site.tell("credits-icons", &[("n", count().into()), ("artists", artists.join(", ").into())])) }
            h2 { (site.say("credits-program")) }
            p { (site.say("credits-licence")) }
        }
    };
    document(site, Page { title: &site.say("credits"), class: "of-credits", tab: "/help", body })
}

/// The visitor's settings. `chosen`: whether the visitor, not the browser, chose the language.
pub fn settings(site: &Site<'_>, chosen: bool) -> String {
    let now = site.settings;
    let body = html! {
        div class="wide" {
            h1 { (site.say("settings")) }
            p { a href="/account" { (site.say("account")) } ": " (site.say("account-note")) }
            form class="settings" method="post" action="/settings" {
                (token(site)) (hidden("back", site.path))
                div class="field" {
                    label for="player" { (site.say("your-name")) }
                    input id="player" name="player" type="text" value=(now.player) maxlength=(LONGEST_NAME) autocomplete="nickname" aria-describedby="player-note";
                    p class="note" id="player-note" { (site.say("your-name-note")) }
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
                @for setting in &SETTINGS {
                    @if let Control::Choice { title, values, get, .. } = setting.control {
                        fieldset {
                            legend { (site.say(title)) }
                            @for choice in values {
                                label class="tick" {
                                    input type="radio" name=(setting.key) value=(choice.word) checked[choice.word == get(now)];
                                    span { (site.say(choice.label)) }
                                }
                            }
                        }
                    }
                }
                fieldset {
                    legend { (site.say("the-table")) }
                    @for setting in &SETTINGS {
                        @if let Control::Switch { label, note, get, .. } = setting.control {
                            label class="tick" {
                                input type="checkbox" name=(setting.key) value="on" checked[get(now)];
                                span { (site.say(label)) " " span class="note" { (site.say(note)) } }
                            }
                        }
                    }
                }
                @for look in &LOOKS {
                    fieldset class="looks" {
                        legend { (site.say(look.title)) }
                        @for (word, label) in look.values {
                            label class="tick" {
                                input type="radio" name=(look.key) value=(word) checked[now.looks.get(look.key) == *word];
                                (sample(look.key, word))
                                span { (site.say(label)) }
                            }
                        }
                    }
                }
                button class="main" type="submit" { (site.say("save")) }
            }
        }
    };
    document(site, Page { title: &site.say("settings"), class: "of-settings", tab: "/settings", body })
}

/// A sample of a value.
fn sample(key: &str, word: &str) -> Markup {
    let mut looks = DisplaySettings::default();
    looks.set(key, word);
    let style = Style { looks, game: None };
    html! {
        @match key {
            "felt" => span class={ "sample cloth felt-" (word) } aria-hidden="true" {},
            "back" => span class="sample card back" aria-hidden="true" { span class="sheet" { (back(style)) } },
            "deck" => span class={ "sample card hearts deck-" (word) } aria-hidden="true" { span class="sheet" { (card(Card::new(12, Suit::Hearts), &underdeck_game::Role::default(), false, style)) } },
            _ => {},
        }
    }
}

/// The keys and their effects.
pub(crate) fn keys(site: &Site<'_>) -> Markup {
    const KEYS: [(&str, &str); 13] = [
        ("Tab", "does-tab"),
        ("key-arrows", "does-arrows"),
        ("key-enter", "does-enter"),
        ("Esc", "does-escape"),
        ("key-one-to-nine", "does-number"),
        ("U", "does-undo"),
        ("R", "does-redo"),
        ("H", "does-hint"),
        ("M, L, W, T, G", "does-panels"),
        ("P", "does-prompt"),
        (";", "does-repeat"),
        ("I", "does-ask"),
        ("?", "does-keys"),
    ];
    html! {
        h2 { (site.say("keys")) }
        table class="keys" {
            thead { tr { th scope="col" { (site.say("key")) } th scope="col" { (site.say("key-does")) } } }
            tbody { @for (key, what) in KEYS { tr { th scope="row" { @if key.starts_with("key-") { (site.say(key)) } @else { (key) } } td { (site.say(what)) } } } }
        }
        p { (site.say("key-letters")) " " a href="/settings" { (site.say("settings")) } }
    }
}
