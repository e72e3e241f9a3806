//! The panel of legal moves.

use maud::{Markup, html};
use underdeck_game::{Gesture, Offer, Place};

use super::TablePage;
use crate::place;

/// Up to this many moves are listed one by one.
const FEW: usize = 24;

impl TablePage<'_> {
    pub(super) fn moves(&self) -> Markup {
        let offers = &self.choice.matching;
        let is_picked = !self.choice.picked.is_empty();
        html! {
            div class="all-moves" {
                h2 {
                    (self.site.tell(if is_picked { "moves-with-this" } else { "moves-legal" }, &[("n", offers.len().into())]))
                }
                @if super::dock::is_card(offers) {
                    p class="note" { (self.site.say("cards-above")) }
                } @else if offers.len() <= FEW {
                    (self.list(offers))
                } @else {
                    @for group in grouped(offers) {
                        @if group.len() == 1 || group[0].gesture.places().is_empty() {
                            (self.list(&group))
                        } @else {
                            details {
                                summary { span lang="en" { (self.group_name(&group)) } ": " (self.site.tell("moves-legal", &[("n", group.len().into())])) }
                                (self.list(&group))
                            }
                        }
                    }
                }
            }
        }
    }

    fn list(&self, offers: &[&Offer]) -> Markup {
        html! {
            ol class="moves" {
                @for offer in offers {
                    li {
                        (self.button(offer, ""))
                        a class="why" href=(self.link(&[("panel", "rules"), ("why", &offer.spelling)]))
                            aria-label={ "§ " (self.site.say("rules")) ": " (offer.label) } title=(self.site.say("rules-behind")) { "§" }
                    }
                }
            }
        }
    }

    /// The button of a move, with its label and effect.
    pub(super) fn button(&self, offer: &Offer, class: &str) -> Markup {
        let hinted = if self.choice.hinted == Some(offer) && offer.finality.is_open() { " hinted" } else { "" };
        let gesture = match offer.gesture {
            _ if !offer.finality.is_open() => " final",
            Gesture::Press => " press",
            _ if self.is_on_table(offer) => " on-table",
            _ => "",
        };
        html! {
            button type="submit" form="play" name="move" value=(offer.spelling)
                class={ "move " (class) (hinted) (gesture) } lang="en" {
                span class="label" { (offer.label) }
                " "
                span class="effect" { (offer.effect) }
            }
        }
    }

    fn group_name(&self, group: &[&Offer]) -> String {
        group[0].gesture.places().first().map(|place| self.place_name(place)).unwrap_or_default()
    }
}

/// The moves grouped by what is picked up first, in the order of the table.
fn grouped<'a>(offers: &[&'a Offer]) -> Vec<Vec<&'a Offer>> {
    let first = |offer: &Offer| offer.gesture.places().first().map(|place: &&Place| place::text(place));
    let mut groups: Vec<Vec<&Offer>> = Vec::new();
    for offer in offers {
        match groups.iter_mut().find(|group| first(group[0]) == first(offer)) {
            Some(group) => group.push(offer),
            None => groups.push(vec![offer]),
        }
    }
    groups
}
