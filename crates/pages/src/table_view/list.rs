//! Lists of named entries.

use maud::{Markup, html};
use underdeck_game::{Entry, Place, Zone};

use super::{TableItem, TableView};
use crate::art::icon_of;
use crate::place;

/// From this many entries on, a list is set in columns.
const LONG: usize = 6;

impl TableView<'_> {
    pub(super) fn list(&self, zone: &Zone, entries: &[Entry]) -> (String, Markup) {
        let body = html! {
            @if entries.is_empty() {
                (self.nothing("felt-empty"))
            } @else {
                ul class="entries" { @for entry in entries { li { (self.entry(zone, entry)) @if !entry.note.is_empty() { p class="note" { (entry.note) } } } } }
            }
        };
        let size = if entries.len() >= LONG { "slate long" } else { "slate" };
        (size.into(), body)
    }

    /// What is pressed for an entry, or only read.
    pub(super) fn entry(&self, zone: &Zone, entry: &Entry) -> Markup {
        let place = place::text(&Place::Entry(zone.id, entry.id.clone()));
        let icon = icon_of(entry.icon.art, 0);
        let words = html! {
            @if let Some(icon) = &icon { (crate::art::icon(icon)) }
            span class="name" { (entry.name) }
            @if !entry.value.is_empty() { " " span class="worth" { (entry.value) } }
        };
        html! {
                @if self.choice.pointing(&place).is_some() {
                    (TableItem {
                        place: Some(place),
                        class: "entry".into(),
                        name: format!("{} {}", entry.name, entry.value),
                        bare: false,
                        card: None,
                        inner: words,
                    }
                    .markup(self))
                } @else {
                    div class={ "entry" @if self.choice.is_hinted(&place) { " hinted" } } data-place=(place) { (words) }
                }
        }
    }
}
