//! A list of kinds of rooms, drawn as a building: each kind a chamber with its windows, and in it whatever lies there.

use maud::{Markup, html};
use underdeck_game::{Entry, Place, Rooms, Zone};

use super::TableView;

/// More windows than this are not drawn: the number says it.
const MOST_WINDOWS: u32 = 16;

impl TableView<'_> {
    pub(super) fn building(&self, zone: &Zone, entries: &[Entry]) -> (String, Markup) {
        let body = html! {
            ul class="building" { @for (entry, rooms) in entries.iter().zip(&zone.rooms) { (self.chamber(zone, entry, *rooms)) } }
        };
        ("keep".into(), body)
    }

    fn chamber(&self, zone: &Zone, entry: &Entry, rooms: Rooms) -> Markup {
        let place = Place::Entry(zone.id, entry.id.clone());
        let inner: Vec<&Zone> =
            self.choice.table.zones.iter().filter(|other| self.room_of(other) == Some(&place)).collect();
        let text = crate::place::text(&place);
        html! {
            li class={ "chamber" @if rooms.built == 0 { " unbuilt" } @if !inner.is_empty() { " hall" } }
                data-tally=(text) data-count=(rooms.built) data-good="high" {
                (self.entry(zone, entry))
                @let (first, more) = entry.brief_and_more();
                p class="note" { (first) @if !more.is_empty() { span class="more" { " " (more) } } }
                @let most = rooms.most.max(rooms.built);
                @if most <= MOST_WINDOWS {
                    span class="windows" aria-hidden="true" {
                        @for n in 0..most { span class={ "window" @if n < rooms.built { " lit" } } {} }
                    }
                }
                @for other in inner { (self.zone(other, "")) }
            }
        }
    }
}
