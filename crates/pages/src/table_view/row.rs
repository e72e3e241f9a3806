//! Rows, with their free places.

use maud::{Markup, html};
use underdeck_game::{CardFace, Place, Zone};

use super::TableView;
use crate::place;

impl TableView<'_> {
    pub(super) fn row(&self, zone: &Zone, cards: &[CardFace], places: usize) -> (String, Markup) {
        let wide = cards.len().max(places).clamp(1, 60);
        let free = places.saturating_sub(cards.len());
        let body = html! {
            @if cards.is_empty() && free == 0 {
                (self.nothing("felt-empty"))
            } @else {
                ul class="line" {
                    @for face in cards { li { (self.card(face, card_place(zone, face), "")) } }
                    @for _ in 0..free {
                        li class="free" aria-hidden="true" { span class="slot" {} }
                    }
                }
                @if free > 0 { p class="quiet" lang=[self.lang()] { (self.site.tell("felt-free", &[("n", free.into())])) } }
            }
        };
        let kind = if self.is_survey(zone) { "row survey" } else { "row" };
        (format!("{kind} n{wide}"), body)
    }
}

/// The text of a card's place.
pub(super) fn card_place(zone: &Zone, face: &CardFace) -> Option<String> {
    face.card.map(|card| place::text(&Place::Card(zone.id, card)))
}
