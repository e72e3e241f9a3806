//! The panel of rules: those of a move, or the explanation of a thing on the table.

use maud::{Markup, html};
use underdeck_game::{About, Language, MoveError, Refusal, Source, say, source_of, text};

use super::TablePage;
use crate::place;
use crate::site::{Site, class_sign};

pub(super) fn panel(page: &TablePage<'_>) -> Markup {
    let session = page.tree.session();
    let game = session.info();
    let asked = asked(page);
    let secret = asked.is_none() && session.is_others_move();
    let why = if secret { Ok(None) } else { session.why(asked.as_deref()) };
    html! {
        div class="rules" {
            @if let Some(asked) = inspected(page) { (asked) } @else { h2 { (page.site.say(&text::RULES_BEHIND)) } }
            @match why {
                _ if page.facts.params.about.is_some() => {},
                Ok(Some(why)) => {
                    p lang=[page.site.lang_of_all([&why.offer.label, &why.offer.effect])] { strong { (page.site.said(&why.offer.label)) "." } " " (page.site.said(&why.offer.effect)) }
                    @for line in &why.says { p lang=[page.site.lang(line)] { (page.site.said(line)) } }
                    dl lang=[page.site.lang_of(Language::ENGLISH)] {
                        @for rule in &why.rules {
                            dt { span class="rule-id" { (rule.id) } " " (rule.heading) (sign(page.site, rule.source)) }
                            dd { (rule.text) }
                        }
                    }
                }
                Ok(None) => p class="nothing" { (page.site.say(&text::RULES_CHOOSE)) },
                Err(MoveError { refusal: Some(refusal), .. }) => (explained(page, &refusal)),
                Err(error) => p class="nothing" lang=[page.site.lang(&error.said())] { (page.site.said(&error.said())) },
            }
            (askable(page))
            p {
                a href={ "/games/" (game.id) } { (page.site.say(say!(HOW_TO_PLAY, game = game.title))) } " · "
                a href={ "/rules/" (game.id) } { (page.site.say(&text::RULES_ALL)) }
                @if session.tables().is_some() { " · " a href={ "/rules/" (game.id) "/tables?deal=" (session.deal().code) } { (page.site.say(&text::THE_TABLES)) } }
            }
        }
    }
}

/// The move in question: the one asked for, the first that is left by the picks, or the hint.
fn asked(page: &TablePage<'_>) -> Option<String> {
    let picked = page.choice.matching.first().filter(|_| !page.choice.picked.is_empty());
    let asked = page.facts.params.why.clone().filter(|why| !why.is_empty());
    asked.or_else(|| picked.copied().or(page.choice.hinted).map(|offer| offer.spelling.clone()))
}

/// The thing that the address asks about; `None` if it asks about nothing.
fn inspected(page: &TablePage<'_>) -> Option<Markup> {
    let text = page.facts.params.about.as_deref()?;
    let session = page.tree.session();
    let found = session.table().places().into_iter().find(|known| place::text(known) == text);
    let about = found.and_then(|found| session.about(&found)).or_else(|| session.explain(text).into_iter().next());
    Some(html! {
        div id="asked" {
            @match about {
                Some(about) => (describe(page, &about)),
                None => p class="nothing" { (page.site.say(&text::ASK_NOTHING)) },
            }
        }
    })
}

fn describe(page: &TablePage<'_>, about: &About) -> Markup {
    let rules = format!("/rules/{}?rule=", page.tree.session().info().id);
    let foreign = page.site.lang_of(page.site.language_of(about));
    html! {
        h2 lang=[foreign] { (about.name) }
        p lang=[foreign] { (about.says) }
        @if !about.now.is_empty() { ul lang=[foreign] { @for now in &about.now { li { (now) } } } }
        @if !about.odds.is_empty() { p lang=[foreign] { (about.odds) } }
        @if !about.rules.is_empty() {
            p class="note" { (page.site.say(&text::ASK_RULES)) " " @for (n, id) in about.rules.iter().enumerate() { @if n > 0 { ", " } a href={ (rules) (id) } { (id) } (sign(page.site, source_of(page.tree.session().reference(), id))) } }
        }
    }
}

/// The sign and the class of a rule's source.
pub(crate) fn sign(site: &Site<'_>, source: Option<Source<'_>>) -> Markup {
    html! { @if let Some(source) = source { " " (class_sign(site, source.class())) } }
}

/// Links to the explanations of all things on the table and all terms.
fn askable(page: &TablePage<'_>) -> Markup {
    let places = page.choice.table.places();
    let named = places.iter().map(|place| (place::text(place), page.name_of(place)));
    let words = page.tree.session().glossary().iter().map(|term| {
        (term.id.to_owned(), page.site.said(&page.tree.session().info().term(term).capitalised()).to_owned())
    });
    html! {
        details {
            summary { (page.site.say(&text::ASK_ABOUT)) }
            ul class="askable" lang=[page.foreign] {
                @for (text, name) in named.filter(|(_, name)| !name.is_empty()).chain(words) {
                    li { a href=(page.link(&[("panel", "rules"), ("about", &text)])) { (name) } }
                }
            }
        }
    }
}

/// Why a move is not legal, with its rules.
fn explained(page: &TablePage<'_>, refusal: &Refusal) -> Markup {
    let reference = page.tree.session().reference();
    let rules = refusal.rules.iter().filter_map(|id| underdeck_game::find_rule(reference, id));
    html! {
        p { strong { (page.site.say(&text::REFUSED_BECAUSE)) } " " span lang=[page.site.lang(&refusal.reason)] { (page.site.said(&refusal.reason)) } "." }
        dl lang=[page.site.lang_of(Language::ENGLISH)] {
            @for rule in rules {
                dt { span class="rule-id" { (rule.id) } " " (rule.heading_in_words()) }
                dd { (rule.in_words()) }
            }
        }
    }
}
