//! The table: its zones, and the things in them that can be pointed at.

mod grid;

use maud::{Markup, html};
use underdeck_cards::Card;
use underdeck_game::{
    Badge, Body, CardFace, Entry, GameInfo, Good, Id, Language, Message, Place, PointerAction, Rooms, Sign, Table,
    Zone, ZoneKind, say, text,
};

use crate::art::{self, Style};
use crate::choice::Choice;
use crate::drawings::icon_of;
use crate::place;
use crate::site::Site;

/// The most cards of a row that is drawn large although none of them is usable.
const MOST_AT_HAND: usize = 13;
/// The fewest entries of a list in columns.
const LONG: usize = 6;
/// The most windows that are drawn for a kind of room.
const MOST_WINDOWS: u32 = 16;
/// The most letters of a word that fits on a card; longer ones are written smaller.
const WORD: usize = 11;
/// The most letters of a word that is written a little smaller.
const LONG_WORD: usize = 14;

/// How a table is drawn.
#[derive(Clone, Copy)]
pub(crate) struct TableView<'a> {
    /// The facts about the visitor.
    pub(crate) site: &'a Site<'a>,
    /// The table, and the selection on it.
    pub(crate) choice: &'a Choice<'a>,
    /// The language of its words: English if a part of them is.
    pub(crate) words: Language,
    /// The drawings of the page.
    pub(crate) style: Style,
    /// The size of grids, 1 to 5.
    pub(crate) zoom: u8,
    /// The addresses for smaller and larger grids.
    pub(crate) sizes: Option<&'a [String; 2]>,
    /// Whether known cards that are face down show their faces, with a mark.
    pub(crate) open: bool,
}

/// A table without buttons, with content beside it.
pub(crate) fn still(
    site: &Site<'_>,
    info: &'static GameInfo,
    table: &Table,
    (title, label): (&str, &str),
    beside: &Markup,
) -> Markup {
    html! {
        h1 class="quiet" { (title) }
        div class={ "play replay mood-" (info.number % 16) } {
            (cloth(site, info, &Choice::none(table)))
            aside class="desk" aria-label=(label) { (beside) }
        }
    }
}

/// The cloth of a table without buttons.
pub(crate) fn cloth(site: &Site<'_>, info: &'static GameInfo, choice: &Choice<'_>) -> Markup {
    let (words, style) = (site.language_of(choice.table), Style::of(info, site.settings.looks));
    let view = TableView { site, choice, words, style, zoom: 3, sizes: None, open: false };
    html! {
        section class="felt" tabindex="0" lang=[site.lang_of(words)] aria-label=(site.say(&text::TABLE)) { (style.crest()) (site.language.speak(|| view.markup())) }
    }
}

impl TableView<'_> {
    /// All zones: counters and tracks first, then grids, rows, piles and lists, each in the order of the table.
    ///
    /// What is not on the map or in the building is in a part that stays visible on small screens: what is at hand, cards, lists. The classes
    /// `o1`, `o2`, … order the zones on large ones.
    pub(crate) fn markup(&self) -> Markup {
        // Next to a building, rows are transient.
        let keeps = self.choice.table.zones.iter().any(|zone| !zone.rooms.is_empty());
        let is_row = |zone: &Zone| matches!(zone.body, Body::Row { .. }) && (keeps || !self.is_survey(zone));
        let (rows, side): (Vec<&Zone>, Vec<&Zone>) =
            self.zones(|zone| !is_above(zone)).into_iter().partition(|zone| is_row(zone));
        let (rows, tray) = if keeps { (Vec::new(), rows) } else { (rows, Vec::new()) };
        let rest: Vec<(usize, &Zone)> =
            (1..).zip(&rows).chain((rows.len() + 2..).zip(&side)).map(|(n, zone)| (n, *zone)).collect();
        // Rows alone fill the table.
        let pins = self.choice.table.zones.iter().any(|zone| matches!(zone.body, Body::Grid { .. } | Body::List(_)));
        let (mut pinned, free): (Vec<_>, Vec<_>) =
            rest.into_iter().partition(|(_, zone)| pins && zone.rooms.is_empty());
        pinned.sort_by_key(|(_, zone)| (!self.is_at_hand(zone), matches!(zone.body, Body::List(_))));
        html! {
            (part("hud", self.zones(|zone| matches!(zone.body, Body::Counter { .. } | Body::Track { .. })).into_iter().map(|zone| self.zone(zone, ""))))
            (part("stage", self.zones(|zone| matches!(zone.body, Body::Grid { .. })).into_iter().map(|zone| self.zone(zone, ""))))
            div class="rest" {
                @for (n, zone) in free { (self.zone(zone, &format!(" o{n}"))) }
                @if !pinned.is_empty() {
                    // What scrolls can be reached by keys, even if nothing in it can.
                    @let is_idle = !pinned.iter().any(|(_, zone)| self.choice.is_ready(zone.id));
                    div class="pinned" tabindex=[is_idle.then_some("0")] { @for (n, zone) in pinned { (self.zone(zone, &format!(" o{n}"))) } }
                }
                @if !rows.is_empty() && !side.is_empty() { div class={ "break o" (rows.len() + 1) } {} }
                (part("tray", tray.into_iter().map(|zone| self.zone(zone, ""))))
            }
        }
    }

    /// Whether a zone comes first on small screens: a hand, and zones with something to press.
    fn is_at_hand(&self, zone: &Zone) -> bool {
        zone.kind == ZoneKind::Hand || self.choice.is_live(zone.id)
    }

    /// The first zone with something to point at.
    fn first_live(&self) -> Option<&str> {
        let zones = &self.choice.table.zones;
        zones.iter().find(|zone| self.choice.is_live(zone.id)).map(|zone| zone.id)
    }

    /// Whether a row is for reading alone: many cards, none of them usable.
    fn is_survey(&self, zone: &Zone) -> bool {
        let Body::Row { cards, .. } = &zone.body else { return false };
        let idle = |face: &CardFace| card_place(zone, face).is_none_or(|place| !self.choice.is_used(&place));
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

    /// A zone, drawn by its kind. `order` is a class for its order.
    fn zone(&self, zone: &Zone, order: &str) -> Markup {
        let (class, body) = match &zone.body {
            Body::Row { cards, places } => self.row(zone, cards, *places),
            Body::Grid { first, last, tiles } => self.grid(zone, *first, *last, tiles),
            Body::Stack { cards, open } => self.pile(zone, cards, *open),
            Body::Counter { value, max } => self.counter(zone, *value, *max),
            Body::List(entries) if !zone.rooms.is_empty() => self.building(zone, entries),
            Body::List(entries) => self.list(zone, entries),
            Body::Track { steps, now } => self.track(steps, *now),
            _ => ("unknown".into(), self.nothing(&text::ZONE_UNKNOWN)),
        };
        self.frame(zone, &(class + order), body)
    }

    /// A zone with its heading. `class` is its kind and order.
    fn frame(&self, zone: &Zone, class: &str, body: Markup) -> Markup {
        let control = self.choice.pointing(zone.id);
        let absent = if self.is_absent(zone) { " quiet" } else { "" };
        let state = match control {
            Some(PointerAction::PutDown) => " picked",
            Some(_) => " live",
            None => "",
        };
        html! {
            section class={ "zone " (class) @if zone.kind == ZoneKind::Hand { " hand" } (state) (absent) (self.choice.marks(zone.id)) } id=[(self.first_live() == Some(zone.id)).then_some("lit")] aria-labelledby={ "z-" (zone.id) } data-zone=(zone.id) {
                div class="head" {
                    h2 id={ "z-" (zone.id) } {
                        @if let Some(icon) = icon_of(zone.icon.art, 0) { (art::icon(&icon)) }
                        span { (zone.name) }
                    }
                    @if !zone.note.is_empty() { p class="note" { (zone.note) } }
                    @if self.choice.is_pressed(zone.id) { (self.zone_button(zone)) }
                }
                (body)
            }
        }
    }

    /// Whether nothing of a zone is drawn: it holds nothing and nothing can be put there, or another zone shows what it says.
    fn is_absent(&self, zone: &Zone) -> bool {
        let is_bare = match &zone.body {
            Body::Row { cards, places: 0 } => cards.is_empty() && zone.kind != ZoneKind::Hand,
            Body::Stack { cards, open: true } => cards.is_empty(),
            Body::List(entries) => zone.rooms.is_empty() && entries.iter().all(|entry| self.is_elsewhere(zone, entry)),
            _ => false,
        };
        is_bare && !self.choice.is_live(zone.id) && !self.choice.is_hinted(zone.id)
    }

    /// The attribute `lang` of the page's own words, if those of the table are in another language.
    fn lang(&self) -> Option<&'static str> {
        (self.site.language != self.words).then_some(self.site.language.code())
    }

    /// The message of an empty zone.
    fn nothing(&self, id: &'static Id) -> Markup {
        html! { p class="nothing" lang=[self.lang()] { (self.site.say(id)) } }
    }

    /// The button that points at a whole zone.
    fn zone_button(&self, zone: &Zone) -> Markup {
        let words = match self.choice.pointing(zone.id) {
            Some(PointerAction::Play(offer)) => offer.label.to_string(),
            Some(PointerAction::PutDown) => self.site.say(&text::ZONE_PUT_BACK),
            _ => self.site.say(&text::ZONE_CHOOSE),
        };
        let item = TableItem::at(zone.id.to_owned(), "target", zone.name.to_string(), html! { (words) });
        TableItem { bare: true, ..item }.markup(self)
    }

    fn row(&self, zone: &Zone, cards: &[CardFace], places: usize) -> (String, Markup) {
        let wide = cards.len().max(places).clamp(1, 60);
        let free = places.saturating_sub(cards.len());
        let body = html! {
            @if cards.is_empty() && free == 0 {
                (self.nothing(&text::ZONE_EMPTY))
            } @else {
                ul class="line" {
                    @for face in cards { li { (self.card(face, card_place(zone, face), "", false)) } }
                    @for _ in 0..free {
                        li class="free" aria-hidden="true" { span class="slot" {} }
                    }
                }
                @if free > 0 { p class="quiet" lang=[self.lang()] { (self.site.say(say!(ZONE_FREE, n = free))) } }
            }
        };
        // Cards that lie aside have no places.
        let kind = match places {
            _ if self.is_survey(zone) => "row survey",
            0 => "row loose",
            _ => "row",
        };
        (format!("{kind} n{wide}"), body)
    }

    fn pile(&self, zone: &Zone, cards: &[CardFace], open: bool) -> (String, Markup) {
        let can = |face: &CardFace| {
            card_place(zone, face).is_some_and(|place| self.choice.is_used(&place) || self.choice.is_hinted(&place))
        };
        // If a lower card can be used, the pile is spread out.
        if open && cards.iter().skip(1).any(can) {
            let body = html! {
                ul class="line" { @for face in cards { li { (self.card(face, card_place(zone, face), "", false)) } } }
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
        // The list of cards opens if the guide names a card in it.
        let is_named = known
            .iter()
            .any(|(n, face)| *n > 0 && card_place(zone, face).is_some_and(|place| self.choice.is_hinted(&place)));
        let body = html! {
            div class={ "heap deep" (depth) } {
                @match cards.first() {
                    Some(top) => (self.card(top, card_place(zone, top), &format!(", {}", self.site.say(say!(ZONE_ON_TOP, n = cards.len()))), false)),
                    None => div class="slot" role="img" aria-label={ (zone.name) ": " (self.site.say(&text::ZONE_EMPTY)) } {},
                }
                span class="count" aria-hidden="true" { (cards.len()) }
            }
            @if !known.is_empty() && (cards.len() > 1 || !open) {
                details class="through" open[is_named] {
                    summary lang=[self.lang()] { (self.site.say(if open { &text::ZONE_THROUGH } else { &text::ZONE_KNOWN })) }
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
            (false, 0) => Some(self.site.say(&text::ZONE_TOP)),
            (false, n) if n + 1 == all => Some(self.site.say(&text::ZONE_BOTTOM)),
            (false, n) => Some(self.site.say(say!(ZONE_FROM_TOP, n = (n + 1)))),
        };
        let role = face.role_in_full();
        html! {
            li class=[card_place(zone, face).is_some_and(|place| n > 0 && self.choice.is_hinted(&place)).then_some("hinted")] {
                @if let Some(place) = place { span class="where" lang=[self.lang()] { (place) " " } }
                @if let Some(card) = face.card {
                    (art::card_mini(card))
                    span class="quiet" { (self.site.card(card)) } " " span class="is" { (role) }
                }
            }
        }
    }

    fn counter(&self, zone: &Zone, value: i64, max: Option<i64>) -> (String, Markup) {
        let share = max.filter(|max| *max > 0).map(|max| (value.clamp(0, max) * 100) / max);
        let good = match zone.good {
            Good::High => Some("high"),
            Good::Low => Some("low"),
            Good::Neither => None,
        };
        let body = html! {
            p class="value" data-tally=(zone.id) data-count=(value) data-good=[good] {
                strong { (value) }
                @if let Some(max) = max { " " span class="of" lang=[self.lang()] { (self.site.say(say!(ZONE_OF, most = max))) } }
            }
            @if let Some(share) = share {
                svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    rect class="all" x="0" y="0" width="100" height="6" {}
                    rect class="part" x="0" y="0" width=(share) height="6" {}
                }
            }
        };
        ("counter".into(), body)
    }

    fn track(&self, steps: &[Message], now: usize) -> (String, Markup) {
        let body = html! {
            ol class="steps" {
                @for (n, step) in steps.iter().enumerate() {
                    li class=[(n < now).then_some("past")] aria-current=[(n == now).then_some("step")] { (step) }
                }
            }
        };
        ("track".into(), body)
    }

    fn list(&self, zone: &Zone, entries: &[Entry]) -> (String, Markup) {
        let body = html! {
            @if entries.is_empty() {
                (self.nothing(&text::ZONE_EMPTY))
            } @else {
                ul class="entries" { @for entry in entries { li class=[self.is_elsewhere(zone, entry).then_some("quiet")] { (self.entry(zone, entry)) @if !entry.note.is_empty() { p class="note" { (entry.note) } } } } }
            }
        };
        let kind = match entries {
            [] => "slate",
            _ if !entries.iter().any(|entry| matches!(entry.sign, Sign::Words | Sign::Parts(_))) => "signs",
            _ if entries.len() >= LONG => "slate long",
            _ => "slate",
        };
        (kind.into(), body)
    }

    /// An entry as a button, or as text.
    fn entry(&self, zone: &Zone, entry: &Entry) -> Markup {
        let place = entry_place(zone, entry);
        let icon = icon_of(entry.icon.art, 0);
        let light = match &entry.sign {
            Sign::Lit(_) => " lit",
            Sign::Dim => " dim",
            _ => "",
        };
        let is_sign = matches!(entry.sign, Sign::Lit(_) | Sign::Dim | Sign::Parts(_));
        // Without an icon, the name says what the sign is about.
        let is_named = light.is_empty() || icon.is_none();
        let words = html! {
            @if let Some(icon) = &icon { (art::icon(icon)) }
            span class={ "name" @if !is_named { " quiet" } } { (entry.name) }
            @if !entry.value.is_empty() { " " span class={ "worth" @if is_sign { " quiet" } } { (entry.value) } }
            @match &entry.sign {
                Sign::Lit(short) if !short.is_empty() => span class="worth" aria-hidden="true" { (short) },
                Sign::Parts(parts) => span class="worth parts" aria-hidden="true" {
                    @for (icon, words) in parts { span { @if let Some(icon) = icon_of(icon.art, 0) { (art::icon(&icon)) } (words) } }
                },
                _ => {}
            }
        };
        html! {
                @if self.choice.is_pressed(&place) {
                    (TableItem::at(place, &format!("entry{light}"), format!("{} {}", entry.name, entry.value), words).markup(self))
                } @else {
                    div class={ "entry" (light) (self.choice.marks(&place)) } data-place=(place) title=[is_sign.then(|| format!("{}: {}", entry.name, entry.value))] { (words) }
                }
        }
    }

    /// Whether another zone shows what an entry says, and nothing points at it here.
    fn is_elsewhere(&self, zone: &Zone, entry: &Entry) -> bool {
        let place = entry_place(zone, entry);
        entry.sign == Sign::Elsewhere && !self.choice.is_pressed(&place) && !self.choice.is_hinted(&place)
    }

    fn building(&self, zone: &Zone, entries: &[Entry]) -> (String, Markup) {
        let body = html! {
            ul class="building" { @for (entry, rooms) in entries.iter().zip(&zone.rooms) { (self.chamber(zone, entry, *rooms)) } }
        };
        ("keep".into(), body)
    }

    fn chamber(&self, zone: &Zone, entry: &Entry, rooms: Rooms) -> Markup {
        let place = Place::Entry(zone.id, entry.id.clone());
        let inner: Vec<&Zone> =
            self.choice.table.zones.iter().filter(|other| self.room_of(other) == Some(&place)).collect();
        let text = place::text(&place);
        html! {
            li class={ "chamber" @if rooms.built == 0 { " unbuilt" } @if !inner.is_empty() { " hall" } }
                data-zone=[inner.first().map(|zone| zone.id)] data-tally=(text) data-count=(rooms.built) data-good="high" {
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

    /// A card at a place. `also` is appended to its name.
    fn card(&self, face: &CardFace, place: Option<String>, also: &str, is_way: bool) -> Markup {
        let caption = face.caption();
        let seen = face.card.filter(|_| face.face_up || self.open);
        let colour = seen.map_or("back", |card| card.suit().map_or("joker", |suit| suit.name()));
        let known = if face.is_known() { " known" } else { "" };
        let turned = if face.turned { " turned" } else { "" };
        let badges: Vec<Markup> = face.badges.iter().filter_map(|badge| mark(face, badge)).collect();
        let inner = html! {
            span class="sheet" {
                @match seen {
                    Some(card) => (art::card(card, &face.role, self.site.settings.letters, self.style)),
                    None => (art::back(self.style)),
                }
                @if let (None, Some(card)) = (seen, face.card) {
                    span class="peek" { (art::card_mini(card)) }
                }
                @if seen.is_some() && !caption.is_empty() { span class={ "role" (width(face.longest_word())) } aria-hidden="true" { (caption) } }
            }
            @if !badges.is_empty() {
                span class="badges" aria-hidden="true" { @for badge in badges { span { (badge) } } }
            }
        };
        let mut name = face.in_full(self.site.language);
        if face.turned {
            name = format!("{name}, {}", self.site.say(&text::ZONE_SIDEWAYS));
        }
        name += also;
        let class = format!("card {colour}{known}{turned}");
        TableItem { place, class, name, bare: false, card: face.card, is_way, inner }.markup(self)
    }
}

/// The text of an entry's place.
fn entry_place(zone: &Zone, entry: &Entry) -> String {
    place::text(&Place::Entry(zone.id, entry.id.clone()))
}

/// A mark at the corner of a card: a picture, or numbers; `None` if the card is drawn so that it needs none.
fn mark(face: &CardFace, badge: &Badge) -> Option<Markup> {
    let words = badge.words(Language::current());
    match badge {
        Badge::Sign(_, icon) => icon_of(icon.art, 0).map(|icon| art::icon(&icon)),
        Badge::Known | Badge::Word(_) if !face.is_brief(badge) => None,
        _ if !face.is_news(badge) => None,
        Badge::Amounts(amounts) => {
            // What the rank says needs no mark.
            let is_rank = |amount: &&i64| face.card.is_some_and(|card| i64::from(card.rank()) == **amount);
            Some(html! { (slashed(amounts.iter().filter(|amount| !is_rank(amount)))) })
        }
        Badge::Word(message) | Badge::Note(message) => Some(html! { (short(message)) }),
        _ => Some(html! { (words) }),
    }
}

/// The numbers alone, if there are any: `1/2` for *1 of 2*.
pub(crate) fn short(words: &Message) -> String {
    match &words.amounts()[..] {
        [] => words.to_string(),
        amounts => slashed(amounts),
    }
}

fn slashed<'a>(amounts: impl IntoIterator<Item = &'a i64>) -> String {
    amounts.into_iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
}

/// The class of a name whose longest word has so many letters that it is written smaller.
const fn width(letters: usize) -> &'static str {
    if letters <= WORD {
        ""
    } else if letters <= LONG_WORD {
        " long"
    } else {
        " long longest"
    }
}

/// Whether a zone is above the others: counters, tracks and grids.
const fn is_above(zone: &Zone) -> bool {
    matches!(zone.body, Body::Counter { .. } | Body::Track { .. } | Body::Grid { .. })
}

/// A part of the table; nothing if there is no zone in it.
fn part(class: &str, zones: impl ExactSizeIterator<Item = Markup>) -> Markup {
    html! { @if zones.len() > 0 { div class=(class) { @for zone in zones { (zone) } } } }
}

/// The text of a card's place.
pub(super) fn card_place(zone: &Zone, face: &CardFace) -> Option<String> {
    face.card.map(|card| place::text(&Place::Card(zone.id, card)))
}

/// A thing on the table.
struct TableItem {
    /// The text of its place, if it can be pointed at.
    place: Option<String>,
    /// Its CSS classes.
    class: String,
    /// Its full name.
    name: String,
    /// Whether its visible text says what it does.
    bare: bool,
    /// The card, if it is face up or known.
    card: Option<Card>,
    /// Whether the player may walk to it.
    is_way: bool,
    /// Its visible content.
    inner: Markup,
}

impl TableItem {
    /// Something other than a card.
    fn at(place: String, class: &str, name: String, inner: Markup) -> Self {
        Self { place: Some(place), class: class.into(), name, bare: false, card: None, is_way: false, inner }
    }

    /// A button that plays, picks or puts back, idle if pointing at it has no effect with these picks; a picture if no move points at it.
    fn markup(self, view: &TableView<'_>) -> Markup {
        let choice = view.choice;
        // What a zone's button points at is lit with the zone.
        let hinted = self.place.as_deref().filter(|_| !self.bare).map_or("", |place| choice.marks(place));
        let card = self.card.map(|card| card.to_string());
        let Some(place) = self.place.as_deref().filter(|place| self.is_way || choice.is_pressed(place)) else {
            return html! {
                div role="img" class={ (self.class) (hinted) } data-place=[self.place] data-card=[card]
                    aria-label=(self.name) title=(self.name) { (self.inner) }
            };
        };
        let does = choice.pointing(place);
        // The script pick.js does the same after a pick.
        let is_idle = does.is_none() && !self.is_way;
        let (form, name, value, state) = match does {
            _ if self.is_way => ("play", "walk", self.walk(), " way"),
            Some(PointerAction::Play(offer)) => ("play", "move", offer.spelling.as_str(), " live"),
            Some(PointerAction::Pick) => ("pick", "pick", place, " live"),
            Some(PointerAction::PutDown) => ("pick", "drop", place, " picked"),
            None => ("pick", "pick", place, " idle"),
        };
        let (pressed, offer) = match does {
            Some(PointerAction::Play(offer)) => (None, Some(offer)),
            Some(PointerAction::Pick) => (Some("false"), None),
            Some(PointerAction::PutDown) => (Some("true"), None),
            None => (None, None),
        };
        html! {
            button type=(if is_idle { "button" } else { "submit" }) form=(form) name=(name) value=(value) class={ (self.class) (state) (hinted) }
                data-place=(place) data-card=[card] data-name=(self.name) data-bare[self.bare]
                data-say=[choice.used(place).map(|place| place::name(view.site, choice.table, place))]
                aria-disabled=[is_idle.then_some("true")] aria-pressed=[pressed]
                aria-label={
                    (self.name)
                    @if self.bare { ": " (self.inner) } @else if let Some(offer) = offer { ". " (offer.label) }
                    @if self.is_way { ". " (view.site.say(&text::WALK_THERE)) }
                }
                title={ (self.name) @if let Some(offer) = offer { "\n" (offer.effect) } } { (self.inner) }
        }
    }

    /// The name of the cell to which it walks, as a player types it.
    fn walk(&self) -> &str {
        self.place.as_deref().and_then(|place| place.split(':').nth(1)).unwrap_or_default()
    }
}
