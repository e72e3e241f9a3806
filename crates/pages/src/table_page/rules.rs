//! The panel of the rules behind a move.

use maud::{Markup, html};
use underdeck_game::MoveError;

use super::TablePage;

impl TablePage<'_> {
    pub(super) fn rules(&self) -> Markup {
        let session = self.tree.session();
        let game = session.info();
        let asked = self.asked();
        let secret = asked.is_none() && session.is_others_move();
        let why = if secret { Ok(None) } else { session.why(asked.as_deref()) };
        html! {
            div class="rules" {
                @if let Some(asked) = self.inspected() { (asked) } @else { h2 { (self.site.say("rules-behind")) } }
                @match why {
                    _ if self.facts.params.about.is_some() => {},
                    Ok(Some(why)) => {
                        p lang="en" { strong { (why.offer.label) "." } " " (why.offer.effect) }
                        @for line in &why.says { p lang="en" { (line) } }
                        dl lang="en" {
                            @for (id, heading, text) in &why.rules {
                                dt { span class="rule-id" { (id) } " " (heading) }
                                dd { (text) }
                            }
                        }
                    }
                    Ok(None) => p class="nothing" { (self.site.say("rules-choose")) },
                    Err(MoveError { refusal: Some(refusal), .. }) => (self.explained(&refusal)),
                    Err(error) => p class="nothing" lang="en" { (error) },
                }
                (self.askable())
                p {
                    a href={ "/games/" (game.id) } { (self.site.tell("how-to-play", &[("game", game.title.into())])) } " · "
                    a href={ "/rules/" (game.id) } { (self.site.say("rules-all")) }
                }
            }
        }
    }

    /// The move in question: the one asked for, the hint, or the only one left by the picks.
    fn asked(&self) -> Option<String> {
        let picked = match self.choice.matching.as_slice() {
            [only] if !self.choice.picked.is_empty() => Some(only.spelling.clone()),
            matching if !self.choice.picked.is_empty() => matching.first().map(|offer| offer.spelling.clone()),
            _ => None,
        };
        let asked = self.facts.params.why.clone().filter(|why| !why.is_empty());
        asked.or(picked).or_else(|| self.choice.hinted.map(|offer| offer.spelling.clone()))
    }
}
