//! The table itself: its zones and everything in them that can be pointed at.

mod counter;
mod grid;
mod list;
mod pile;
mod row;
mod thing;

pub(crate) use thing::Thing;

use game::{Body, CardFace, Pointing, Zone};
use maud::{Markup, html};

use crate::art::{Sprite, icon_for};
use crate::choice::Choice;

/// A row with more cards than this, none of them usable, is drawn small.
const MOST_AT_HAND: usize = 13;

/// How a table is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Felt<'a> {
    /// The table, and what can be done on it.
    pub(crate) choice: &'a Choice<'a>,
    /// The drawings of the page.
    pub(crate) sprite: &'a Sprite,
    /// Whether each suit is marked by its letter.
    pub(crate) letters: bool,
    /// The size of grids, 1 to 5.
    pub(crate) zoom: u8,
    /// The addresses that draw grids smaller and larger.
    pub(crate) sizes: Option<&'a [String; 2]>,
}

impl Felt<'_> {
    /// All zones: counters and tracks first, then grids, rows, piles and lists, each in the order of the table.
    pub(crate) fn markup(&self) -> Markup {
        html! {
            (self.part("hud", |zone| matches!(zone.body, Body::Counter { .. } | Body::Track { .. })))
            (self.part("stage", |zone| matches!(zone.body, Body::Grid { .. })))
            (self.part("rows", |zone| matches!(zone.body, Body::Row { .. }) && !self.is_survey(zone)))
            (self.part("side", |zone| {
                matches!(zone.body, Body::Stack { .. } | Body::List(_)) || self.is_survey(zone)
            }))
        }
    }

    /// Whether a row is only for reading: many cards, none of them usable.
    fn is_survey(&self, zone: &Zone) -> bool {
        let Body::Row { cards, .. } = &zone.body else { return false };
        let idle =
            |face: &CardFace| row::card_place(zone, face).is_none_or(|place| self.choice.pointing(&place).is_none());
        cards.len() > MOST_AT_HAND && cards.iter().all(idle)
    }

    fn part(&self, class: &str, is_part: impl Fn(&Zone) -> bool) -> Markup {
        let zones: Vec<&Zone> = self.choice.table.zones.iter().filter(|zone| is_part(zone)).collect();
        html! { @if !zones.is_empty() { div class=(class) { @for zone in zones { (self.zone(zone)) } } } }
    }

    fn zone(&self, zone: &Zone) -> Markup {
        match &zone.body {
            Body::Row { cards, places } => self.row(zone, cards, *places),
            Body::Grid { first, last, tiles } => self.grid(zone, *first, *last, tiles),
            Body::Stack { cards, open } => self.pile(zone, cards, *open),
            Body::Counter { value, max } => self.counter(zone, *value, *max),
            Body::List(entries) => self.list(zone, entries),
            Body::Track { steps, now } => self.track(zone, steps, *now),
            _ => self.frame(zone, "unknown", html! { p { "This version cannot draw this." } }),
        }
    }

    /// A zone with its heading. `class` is its kind.
    fn frame(&self, zone: &Zone, class: &str, body: Markup) -> Markup {
        let control = self.choice.pointing(zone.id);
        let state = match control {
            Some(Pointing::PutDown) => " picked",
            Some(_) => " live",
            None => "",
        };
        html! {
            section class={ "zone " (class) (state) } aria-labelledby={ "z-" (zone.id) } data-zone=(zone.id) {
                div class="head" {
                    h2 id={ "z-" (zone.id) } {
                        @if let Some(icon) = icon_for(&zone.name, 0) { (self.sprite.icon(&icon)) }
                        span { (zone.name) }
                    }
                    @if !zone.note.is_empty() { p class="note" { (zone.note) } }
                    @if control.is_some() { (self.zone_button(zone)) }
                }
                (body)
            }
        }
    }

    /// The button that points at a whole zone.
    fn zone_button(&self, zone: &Zone) -> Markup {
        let words = match self.choice.pointing(zone.id) {
            Some(Pointing::Play(offer)) => offer.label.clone(),
            Some(Pointing::PutDown) => "Put back".into(),
            _ => "Choose".into(),
        };
        Thing {
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
