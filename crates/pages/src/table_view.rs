//! The table itself: its zones and everything in them that can be pointed at.

mod counter;
mod grid;
mod list;
mod pile;
mod rooms;
mod row;
mod thing;

pub(crate) use thing::TableItem;

use maud::{Markup, html};
use underdeck_game::{Body, CardFace, Place, PointerAction, Zone, ZoneKind};

use crate::art::{Style, icon_of};
use crate::choice::Choice;
use crate::site::Site;
use crate::words::Language;

/// A row with more cards than this, none of them usable, is drawn small.
const MOST_AT_HAND: usize = 13;

/// How a table is drawn.
#[derive(Clone, Copy)]
pub(crate) struct TableView<'a> {
    /// The page that it is on.
    pub(crate) site: &'a Site<'a>,
    /// The table, and what can be done on it.
    pub(crate) choice: &'a Choice<'a>,
    /// The drawings of the page.
    pub(crate) style: Style,
    /// The size of grids, 1 to 5.
    pub(crate) zoom: u8,
    /// The addresses that draw grids smaller and larger.
    pub(crate) sizes: Option<&'a [String; 2]>,
}

impl TableView<'_> {
    /// All zones: counters and tracks first, then grids, rows, piles and lists, each in the order of the table.
    ///
    /// What is pinned comes in a part of its own, which stays on the screen where there is little room. The classes `o1`, `o2`, …
    /// say where each zone stands where there is more.
    pub(crate) fn markup(&self) -> Markup {
        // Beside a building, rows lie there for a moment only.
        let keeps = self.choice.table.zones.iter().any(|zone| !zone.rooms.is_empty());
        let is_row = |zone: &Zone| matches!(zone.body, Body::Row { .. }) && (keeps || !self.is_survey(zone));
        let (rows, side): (Vec<&Zone>, Vec<&Zone>) =
            self.zones(|zone| !is_above(zone)).into_iter().partition(|zone| is_row(zone));
        let (rows, tray) = if keeps { (Vec::new(), rows) } else { (rows, Vec::new()) };
        let rest: Vec<(usize, &Zone)> =
            (1..).zip(&rows).chain((rows.len() + 2..).zip(&side)).map(|(n, zone)| (n, *zone)).collect();
        let pins = self.choice.table.zones.iter().any(|zone| matches!(zone.body, Body::Grid { .. } | Body::List(_)));
        let (pinned, free): (Vec<_>, Vec<_>) = rest.into_iter().partition(|(_, zone)| pins && self.is_pinned(zone));
        html! {
            (part("hud", self.zones(|zone| matches!(zone.body, Body::Counter { .. } | Body::Track { .. })).into_iter().map(|zone| self.zone(zone, ""))))
            (part("stage", self.zones(|zone| matches!(zone.body, Body::Grid { .. })).into_iter().map(|zone| self.zone(zone, ""))))
            div class="rest" {
                (part("pinned", pinned.into_iter().map(|(n, zone)| self.zone(zone, &format!(" o{n}")))))
                @for (n, zone) in free { (self.zone(zone, &format!(" o{n}"))) }
                @if !rows.is_empty() && !side.is_empty() { div class={ "break o" (rows.len() + 1) } {} }
                (part("tray", tray.into_iter().map(|zone| self.zone(zone, ""))))
            }
        }
    }

    /// Whether a zone stays on the screen where there is little room: a hand, and whatever can be pressed beside the map.
    fn is_pinned(&self, zone: &Zone) -> bool {
        zone.kind == ZoneKind::Hand || self.is_live(zone)
    }

    /// The first zone in which something can be done.
    fn first_live(&self) -> Option<&str> {
        let zones = &self.choice.table.zones;
        zones.iter().find(|zone| self.choice.is_live(zone.id)).map(|zone| zone.id)
    }

    /// Whether a row is only for reading: many cards, none of them usable.
    fn is_survey(&self, zone: &Zone) -> bool {
        let Body::Row { cards, .. } = &zone.body else { return false };
        let idle =
            |face: &CardFace| row::card_place(zone, face).is_none_or(|place| self.choice.pointing(&place).is_none());
        cards.len() > MOST_AT_HAND && cards.iter().all(idle)
    }

    fn zones(&self, is_one: impl Fn(&Zone) -> bool) -> Vec<&Zone> {
        self.choice.table.zones.iter().filter(|zone| self.room_of(zone).is_none() && is_one(zone)).collect()
    }

    /// The room in which a zone is drawn.
    fn room_of<'z>(&self, zone: &'z Zone) -> Option<&'z Place> {
        zone.within
            .as_ref()
            .filter(|room| self.choice.table.zone(room.zone()).is_some_and(|list| !list.rooms.is_empty()))
    }

    /// Whether something can be done in a zone, or in one that lies in a room of it.
    fn is_live(&self, zone: &Zone) -> bool {
        let lies_here = |other: &&Zone| self.room_of(other).is_some_and(|room| room.zone() == zone.id);
        self.choice.is_live(zone.id)
            || self.choice.table.zones.iter().filter(lies_here).any(|one| self.choice.is_live(one.id))
    }

    /// A zone as drawn by its kind. `order` is a class that places it.
    fn zone(&self, zone: &Zone, order: &str) -> Markup {
        let (class, body) = match &zone.body {
            Body::Row { cards, places } => self.row(zone, cards, *places),
            Body::Grid { first, last, tiles } => self.grid(zone, *first, *last, tiles),
            Body::Stack { cards, open } => self.pile(zone, cards, *open),
            Body::Counter { value, max } => self.counter(zone, *value, *max),
            Body::List(entries) if !zone.rooms.is_empty() => self.building(zone, entries),
            Body::List(entries) => self.list(zone, entries),
            Body::Track { steps, now } => self.track(steps, *now),
            _ => ("unknown".into(), self.nothing("felt-unknown")),
        };
        self.frame(zone, &(class + order), body)
    }

    /// A zone with its heading. `class` is its kind and its place.
    fn frame(&self, zone: &Zone, class: &str, body: Markup) -> Markup {
        let control = self.choice.pointing(zone.id);
        let state = match control {
            Some(PointerAction::PutDown) => " picked",
            Some(_) => " live",
            None => "",
        };
        let lit = if self.choice.is_hinted(zone.id) { " hinted" } else { "" };
        html! {
            section class={ "zone " (class) (state) (lit) } id=[(self.first_live() == Some(zone.id)).then_some("lit")] aria-labelledby={ "z-" (zone.id) } data-zone=(zone.id) {
                div class="head" {
                    h2 id={ "z-" (zone.id) } {
                        @if let Some(icon) = icon_of(zone.icon.art, 0) { (crate::art::icon(&icon)) }
                        span { (zone.name) }
                    }
                    @if !zone.note.is_empty() { p class="note" { (zone.note) } }
                    @if control.is_some() { (self.zone_button(zone)) }
                }
                (body)
            }
        }
    }

    /// The attribute `lang` of the page's own words: the cloth around them is in the game's.
    fn lang(&self) -> Option<&'static str> {
        (self.site.language != Language::English).then_some(self.site.language.code())
    }

    /// That there is nothing in a zone.
    fn nothing(&self, id: &str) -> Markup {
        html! { p class="nothing" lang=[self.lang()] { (self.site.say(id)) } }
    }

    /// The button that points at a whole zone.
    fn zone_button(&self, zone: &Zone) -> Markup {
        let words = match self.choice.pointing(zone.id) {
            Some(PointerAction::Play(offer)) => offer.label.to_string(),
            Some(PointerAction::PutDown) => self.site.say("felt-put-back").into_owned(),
            _ => self.site.say("felt-choose").into_owned(),
        };
        TableItem {
            place: Some(zone.id.to_owned()),
            class: "target".into(),
            name: format!("{}: {words}", zone.name),
            bare: true,
            card: None,
            inner: html! { (words) },
        }
        .markup(self)
    }
}

/// Whether a zone stands above the others: counters, tracks and grids.
const fn is_above(zone: &Zone) -> bool {
    matches!(zone.body, Body::Counter { .. } | Body::Track { .. } | Body::Grid { .. })
}

/// A part of the table; nothing if there is no zone in it.
fn part(class: &str, zones: impl ExactSizeIterator<Item = Markup>) -> Markup {
    html! { @if zones.len() > 0 { div class=(class) { @for zone in zones { (zone) } } } }
}
