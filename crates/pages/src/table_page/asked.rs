//! What a thing on the table is, for a player who asks.

use maud::{Markup, html};
use underdeck_game::prose::capitalised;
use underdeck_game::{About, Refusal};

use super::TablePage;
use crate::place;

impl TablePage<'_> {
    /// The thing that the address asks about; `None` if it asks about nothing.
    pub(super) fn inspected(&self) -> Option<Markup> {
        let text = self.facts.params.about.as_deref()?;
        let session = self.tree.session();
        let found = session.table().places().into_iter().find(|known| place::text(known) == text);
        let about = found.and_then(|found| session.about(&found)).or_else(|| session.explain(text).into_iter().next());
        Some(html! {
            div id="asked" {
                @match about {
                    Some(about) => (self.describe(&about)),
                    None => p class="nothing" { (self.site.say("ask-nothing")) },
                }
            }
        })
    }

    fn describe(&self, about: &About) -> Markup {
        let rules = format!("/rules/{}?rule=", self.tree.session().info().id);
        html! {
            h2 lang="en" { (about.name) }
            p lang="en" { (about.says) }
            @if !about.now.is_empty() { ul lang="en" { @for now in &about.now { li { (now) } } } }
            @if !about.odds.is_empty() { p lang="en" { (about.odds) } }
            @if !about.rules.is_empty() {
                p class="note" { (self.site.say("ask-rules")) " " @for (n, id) in about.rules.iter().enumerate() { @if n > 0 { ", " } a href={ (rules) (id) } { (id) } } }
            }
        }
    }

    /// Links to everything that can be asked about: what lies on the table, and words.
    pub(super) fn askable(&self) -> Markup {
        let places = self.choice.table.places();
        let named = places.iter().map(|place| (place::text(place), self.place_name(place)));
        let words = self.tree.session().glossary().iter().map(|term| (term.word.to_owned(), capitalised(term.word)));
        html! {
            details {
                summary { (self.site.say("ask-about")) }
                ul class="askable" lang="en" {
                    @for (text, name) in named.filter(|(_, name)| !name.is_empty()).chain(words) {
                        li { a href=(self.link(&[("panel", "rules"), ("about", &text)])) { (name) } }
                    }
                }
            }
        }
    }

    /// Why a move is not legal, with the rules that say so.
    pub(super) fn explained(&self, refusal: &Refusal) -> Markup {
        let reference = self.tree.session().reference();
        let rules = refusal.rules.iter().filter_map(|id| underdeck_game::find_rule(reference, id));
        html! {
            p { strong { (self.site.say("refused-because")) } " " span lang="en" { (refusal.reason) } "." }
            dl lang="en" {
                @for rule in rules {
                    dt { span class="rule-id" { (rule.id) } " " (rule.heading_in_words()) }
                    dd { (rule.in_words()) }
                }
            }
        }
    }
}
