//! Piles.

use maud::{Markup, html};
use underdeck_game::{CardFace, Zone};

use super::TableView;
use super::row::card_place;
use crate::art;

impl TableView<'_> {
    pub(super) fn pile(&self, zone: &Zone, cards: &[CardFace], open: bool) -> (String, Markup) {
        let can = |face: &CardFace| {
            card_place(zone, face)
                .is_some_and(|place| self.choice.pointing(&place).is_some() || self.choice.is_hinted(&place))
        };
        // If a card further down can be used, the pile is spread out.
        if open && cards.iter().skip(1).any(can) {
            let body = html! {
                ul class="line" { @for face in cards { li { (self.card(face, card_place(zone, face), "")) } } }
            };
            return (format!("row spread n{}", cards.len().clamp(1, 60)), body);
        }
        let depth = match cards.len() {
            0 => 0,
            1 => 1,
            2..=9 => 2,
            _ => 3,
        };
        let known: Vec<(usize, &CardFace)> =
            cards.iter().enumerate().filter(|(_, face)| face.card.is_some() && (open || !face.face_up)).collect();
        // What the guide names in a pile is read in the list of its cards.
        let is_named = known
            .iter()
            .any(|(n, face)| *n > 0 && card_place(zone, face).is_some_and(|place| self.choice.is_hinted(&place)));
        let body = html! {
            div class={ "heap deep" (depth) } {
                @match cards.first() {
                    Some(top) => (self.card(top, card_place(zone, top), &format!(", {}", self.site.tell("felt-on-top", &[("n", cards.len().into())])))),
                    None => div class="slot" role="img" aria-label={ (zone.name) ": " (self.site.say("felt-empty")) } {},
                }
                span class="count" aria-hidden="true" { (cards.len()) }
            }
            @if !known.is_empty() && (cards.len() > 1 || !open) {
                details class="through" open[is_named] {
                    summary lang=[self.lang()] { (self.site.say(if open { "felt-through" } else { "felt-known" })) }
                    ol class="minis" {
                        @for (n, face) in &known { (self.mini(zone, *n, cards.len(), face, open)) }
                    }
                }
            }
        };
        ("pile".into(), body)
    }

    fn mini(&self, zone: &Zone, n: usize, all: usize, face: &CardFace, open: bool) -> Markup {
        let place = match (open, n) {
            (true, _) => None,
            (false, 0) => Some(self.site.say("felt-top")),
            (false, n) if n + 1 == all => Some(self.site.say("felt-bottom")),
            (false, n) => Some(self.site.tell("felt-from-top", &[("n", (n + 1).into())])),
        };
        let role = face.role_in_full();
        html! {
            li class=[card_place(zone, face).is_some_and(|place| n > 0 && self.choice.is_hinted(&place)).then_some("hinted")] {
                @if let Some(place) = place { span class="where" lang=[self.lang()] { (place) " " } }
                @if let Some(card) = face.card {
                    (art::card_mini(card))
                    span class="quiet" { (card.name()) } " " span class="is" { (role) }
                }
            }
        }
    }
}
