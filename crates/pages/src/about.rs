//! Help, rules, credits and settings.

use std::borrow::Cow;
use underdeck_game::{
    GameInfo, Id, Language, OptionValue, Source, SourceClass, Switch, say, source_of, text, with_sources,
};

use maud::{Markup, html};
use underdeck_cards::{Card, Suit};
use underdeck_catalogue::{DealInfo, Game};

use crate::art::{Style, back, card};
use crate::drawings::{artists, count};
use crate::layout::{Page, document, hidden, token};
use crate::looks::{DisplaySettings, LOOKS};
use crate::markdown;
use crate::settings::{Control, LONGEST_NAME, SETTINGS};
use crate::site::Site;

/// How to use the table, as Markdown.
fn how_to_use(site: &Site<'_>) -> Cow<'static, str> {
    text::TEXT.file(site.language, "help.md").map(|(_, help)| help).unwrap_or_default()
}

/// How to use the table.
pub fn help(site: &Site<'_>) -> String {
    let body = html! { article class="text wide" { (markdown::block(site, &how_to_use(site), 1)) (keys(site)) } };
    document(site, Page { title: &site.say(&text::HELP), class: "of-help", tab: "/help", body })
}

/// Every rule of a game with its id; `rule` is shown first.
pub fn rules(site: &Site<'_>, game: &Game, rule: Option<&str>) -> String {
    let (info, reference) = (game.info(), game.reference());
    let found = rule.and_then(|id| underdeck_game::find_rule(reference, id));
    let title = site.say(say!(RULES_OF, game = info.title));
    let body = html! {
        article class="text wide" {
            @if let Some(found) = found {
                section class="notice info" lang=[site.lang_of(Language::ENGLISH)] {
                    h2 { (found.id) ": " (found.heading_in_words()) }
                    p { (found.in_words()) }
                }
                @if let Some(source) = source_of(reference, found.id) { (source_of_rule(site, info, &source)) }
            }
            p {
                a href={ "/games/" (info.id) } { (site.say(say!(HOW_TO_PLAY, game = info.title))) }
                @if game.has_tables() { " · " a href={ "/rules/" (info.id) "/tables" } { (site.say(&text::THE_TABLES)) } }
            }
            p class="note" { @for (n, class) in SourceClass::ALL.into_iter().enumerate() { @if n > 0 { " · " } (site.say(class.said())) ": " (site.say(class.meaning())) } }
            div lang=[site.lang_of(Language::ENGLISH)] { (markdown::block(site, &with_sources(reference), 1)) }
        }
    };
    document(site, Page { title: &title, class: "of-rules", tab: "/help", body })
}

/// The tables in force in a deal, each as a section with its own address; `None` if the game has none.
pub fn tables(site: &Site<'_>, game: &Game, deal: &DealInfo) -> Option<String> {
    let (info, tables) = (game.info(), game.tables(deal)?);
    let mut parts = site.said(&tables).split("\n## ");
    let first = parts.next().unwrap_or_default();
    let parts: Vec<(&str, &str)> = parts.map(|part| part.split_once('\n').unwrap_or((part, ""))).collect();
    let title = site.say(say!(TABLES_OF, game = info.title));
    let foreign = site.lang(&tables);
    let body = html! {
        article class="wide tables" {
            h1 { (title) }
            div lang=[foreign] { (markdown::block(site, first, 2)) }
            p class="not-printed" {
                a href={ "/games/" (info.id) } { (site.say(say!(HOW_TO_PLAY, game = info.title))) } " · "
                a href={ "/rules/" (info.id) } { (site.say(&text::RULES_ALL)) }
            }
            nav class="not-printed" aria-label=(title) {
                ul class="chips" lang=[foreign] {
                    @for (n, (heading, _)) in parts.iter().enumerate() { li { a href={ "#t" (n + 1) } { (heading) } } }
                }
            }
            div class="sections" lang=[foreign] {
                @for (n, (heading, part)) in parts.iter().enumerate() {
                    section id={ "t" (n + 1) } { h2 { (heading) } (markdown::block(site, part, 3)) }
                }
            }
        }
    };
    Some(document(site, Page { title: &title, class: "of-tables", tab: "/help", body }))
}

/// The source of a rule: its class, its place in the rulebook or our reason, and the options that play it otherwise.
fn source_of_rule(site: &Site<'_>, info: &GameInfo, source: &Source<'_>) -> Markup {
    let value = |key: &str, letter: &str| match letter {
        "true" | "false" => info.option_value(key, &OptionValue::Bool(letter == "true")),
        letter => info.option_value(key, &OptionValue::Text(letter.into())),
    };
    let option = |switch: Switch<'_>| match (info.option_name(switch.key), switch.letter) {
        (name, Some(letter)) => say!(SOURCE_SWITCH_LETTER, name, letter = value(switch.key, letter)),
        (name, None) => say!(SOURCE_SWITCH, name),
    };
    let english = site.lang_of(Language::ENGLISH);
    html! {
        section class="notice info" {
            h2 { (site.say(source.class().said())) }
            @match *source {
                Source::Printed { heading, words } => p { (site.say(say!(SOURCE_AT, heading, words))) },
                Source::Reading { ours, book, why, .. } => {
                    p lang=[english] { (ours) }
                    p { (site.say(say!(SOURCE_BOOK, book))) }
                    p { (site.say(say!(SOURCE_WHY, why))) }
                },
                Source::Ours { why, .. } => p lang=[english] { (why) },
            }
            @for option in source.switches().iter().map(option) { p lang=[site.lang(&option)] { (site.said(&option)) } }
        }
    }
}

/// The authors of the games, the drawings and the program.
pub fn credits(site: &Site<'_>) -> String {
    let artists: Vec<&str> = artists().into_iter().collect();
    let body = html! {
        article class="text wide" {
            h1 { (site.say(&text::CREDITS)) }
            h2 { (site.say(&text::CREDITS_GAMES)) }
            ul { @for game in underdeck_catalogue::games() { li { strong { (game.info().title) } ": " span lang=[site.lang_of(Language::ENGLISH)] { (game.info().designer) } } } }
            h2 { (site.say(&text::CREDITS_DRAWINGS)) }
            p { (site.say(&text::CREDITS_DRAWN)) }
            p { (site.say(say!(CREDITS_ICONS, n = count(), artists = artists.join(", ")))) }
            h2 { (site.say(&text::CREDITS_PROGRAM)) }
            p { (site.say(&text::CREDITS_LICENCE)) }
        }
    };
    document(site, Page { title: &site.say(&text::CREDITS), class: "of-credits", tab: "/help", body })
}

/// The visitor's settings. `chosen`: whether the visitor, not the browser, chose the language.
pub fn settings(site: &Site<'_>, chosen: bool) -> String {
    let now = site.settings;
    let body = html! {
        div class="wide" {
            h1 { (site.say(&text::SETTINGS)) }
            p { a href="/account" { (site.say(&text::ACCOUNT)) } ": " (site.say(&text::ACCOUNT_NOTE)) }
            form class="settings" method="post" action="/settings" {
                (token(site)) (hidden("back", site.path))
                div class="field" {
                    label for="player" { (site.say(&text::YOUR_NAME)) }
                    input id="player" name="player" type="text" value=(now.player) maxlength=(LONGEST_NAME) autocomplete="nickname" aria-describedby="player-note";
                    p class="note" id="player-note" { (site.say(&text::YOUR_NAME_NOTE)) }
                }
                fieldset {
                    legend { (site.say(&text::LANGUAGE)) }
                    @for (code, name) in [("", site.say(&text::LANGUAGE_AUTO))].into_iter().chain(Language::all().map(|one| (one.code(), one.name().into()))) {
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
                    legend { (site.say(&text::THE_TABLE)) }
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
                                span { (site.say(*label)) }
                            }
                        }
                    }
                }
                button class="main" type="submit" { (site.say(&text::SAVE)) }
            }
        }
    };
    document(site, Page { title: &site.say(&text::SETTINGS), class: "of-settings", tab: "/settings", body })
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

/// A key or several.
#[derive(Clone, Copy)]
enum Key {
    Sign(&'static str),
    Named(&'static Id),
}

/// The keys and their effects.
pub(crate) fn keys(site: &Site<'_>) -> Markup {
    const KEYS: [(Key, &Id); 13] = [
        (Key::Sign("Tab"), &text::DOES_TAB),
        (Key::Named(&text::KEY_ARROWS), &text::DOES_ARROWS),
        (Key::Named(&text::KEY_ENTER), &text::DOES_ENTER),
        (Key::Sign("Esc"), &text::DOES_ESCAPE),
        (Key::Named(&text::KEY_ONE_TO_NINE), &text::DOES_NUMBER),
        (Key::Sign("U"), &text::DOES_UNDO),
        (Key::Sign("R"), &text::DOES_REDO),
        (Key::Sign("H"), &text::DOES_HINT),
        (Key::Sign("M, L, W, T, G"), &text::DOES_PANELS),
        (Key::Sign("P"), &text::DOES_PROMPT),
        (Key::Sign(";"), &text::DOES_REPEAT),
        (Key::Sign("I"), &text::DOES_ASK),
        (Key::Sign("?"), &text::DOES_KEYS),
    ];
    html! {
        h2 { (site.say(&text::KEYS)) }
        table class="keys" {
            thead { tr { th scope="col" { (site.say(&text::KEY)) } th scope="col" { (site.say(&text::KEY_DOES)) } } }
            tbody { @for (key, what) in KEYS { tr { th scope="row" { @match key { Key::Named(name) => (site.say(name)), Key::Sign(sign) => (sign) } } td { (site.say(what)) } } } }
        }
        p { (site.say(&text::KEY_LETTERS)) " " a href="/settings" { (site.say(&text::SETTINGS)) } }
    }
}
