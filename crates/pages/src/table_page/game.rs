//! The panel of the game: its deal, its record, and what else can be done with it.

use maud::{Markup, html};
use underdeck_chronicle::deal_told;
use underdeck_play::informed_by;

use super::TablePage;
use crate::apart;
use crate::facts::address;
use crate::layout::{hidden, token};
use crate::markdown;

impl TablePage<'_> {
    pub(super) fn game(&self) -> Markup {
        let session = self.tree.session();
        let (info, base) = (session.info(), address(self.facts.id));
        html! {
            div class="about" {
                h2 { (info.title) }
                p { (self.site.tell("designed-by", &[("designer", info.designer.into())])) " " span lang="en" { (info.summary) } }
                @if let Some(chapter) = self.facts.chapter {
                    section class="story" {
                        h3 lang="en" { (chapter.chapter) }
                        div lang="en" { (markdown::block(chapter.story, 4)) }
                        p { a href={ "/campaigns/" (chapter.campaign) } { (chapter.name) } }
                    }
                }
                dl class="facts" {
                    @if let Some(day) = self.facts.day { dt { (self.site.say("daily")) } dd { a href={ "/daily/" (day) } { (day) } } }
                    dt { (self.site.say("deal")) }
                    dd { (self.deal()) }
                    @if let Some(told) = deal_told(&session.record()) { dt { (self.site.say("solver")) } dd { (self.site.said(&told)) } }
                    @for (key, value) in self.house_rules() { dt lang="en" { (key) } dd lang="en" { (value) } }
                    @if let Some(program) = self.tree.program() {
                        dt { (self.site.say("opponent")) } dd { (self.site.say("opponent-program")) " (" (program.player) ")" }
                    }
                    dt { (self.site.say("moves-label")) }
                    dd { (session.ply()) @if session.informed() { ", " (self.site.tell("informed-by", &[("how", self.site.said(&informed_by(&session.record())).into())])) } }
                    @if let Some(aids) = self.aids() { dt { (self.site.say("aids")) } dd { (aids) } }
                }
                div class="row-of-buttons" {
                    @if !self.facts.sealed && !session.has_secrets() {
                        a class="button" href={ (base) "/record" } download { (self.site.say("record-save")) }
                        a class="button" href={ (base) "/sheet" } { (self.site.say("record-print")) }
                        a class="button" href={ (base) "/replay" } { (self.site.say("replay")) }
                    }
                    @if self.facts.day.is_none() && self.facts.chapter.is_none() && self.facts.apart.is_none() {
                        form method="post" action={ (base) "/again" } { (token(self.site)) (hidden("deal", "new")) button type="submit" { (self.site.say("another-deal")) } }
                    }
                    @if session.outcome().is_none() && self.facts.day.is_none() && self.tree.refuses_peek().is_none() && self.facts.apart.is_none() {
                        form method="post" action={ (base) "/peek" } {
                            (token(self.site)) (hidden("rev", &self.facts.rev.to_string()))
                            button type="submit" { (self.site.say("still-winnable")) }
                        }
                        form method="post" action={ (base) "/eye" } {
                            (token(self.site)) (hidden("rev", &self.facts.rev.to_string()))
                            button type="submit" { (self.site.say(if self.tree.has_eye() { "eye-close" } else { "eye-open" })) }
                        }
                    }
                    (apart::leaving(self.site, self.facts))
                    a class="button" href={ (base) "/delete" } { (self.site.say("archive-game")) }
                }
                (self.spectators())
            }
        }
    }

    /// The aids that the record names.
    pub(super) fn aids(&self) -> Option<String> {
        let aids = self.tree.session().record().aids();
        (!aids.is_none()).then(|| self.site.aids(&aids.to_string()))
    }

    fn deal(&self) -> Markup {
        if self.facts.sealed {
            let is_of_day = self.facts.day.is_some();
            return html! { (self.site.say(if is_of_day { "code-later" } else { "code-after-game" })) };
        }
        if self.tree.session().is_physical() {
            return html! { (self.site.say("own-cards-deal")) };
        }
        let deal = self.tree.session().deal();
        html! { a class="code" href={ "/d/" (deal.code) } { (deal.code) } " " span class="note" { (self.site.say("code-share")) } }
    }

    /// The options that differ from our defaults.
    fn house_rules(&self) -> Vec<(&'static str, String)> {
        let session = self.tree.session();
        house_rules(&session.deal())
    }
}

/// The options of a deal that differ from our defaults, and older rules than today's.
pub(crate) fn house_rules(deal: &underdeck_catalogue::DealInfo) -> Vec<(&'static str, String)> {
    let Ok(game) = underdeck_catalogue::find(deal.game) else { return Vec::new() };
    let defaults = game.options();
    let is_default = |key: &str, value: &underdeck_game::OptionValue| {
        defaults.iter().any(|option| option.key == key && option.default == *value)
    };
    let older = (deal.rules != game.info().rules_version).then(|| ("rules", deal.rules.to_string()));
    let changed = deal.options.iter().filter(|(key, value)| !is_default(key, value));
    changed.map(|(key, value)| (*key, value.to_string())).chain(older).collect()
}
