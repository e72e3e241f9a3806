//! A thing on the table: a button if something can be done with it, otherwise a picture.

use maud::{Markup, html};
use underdeck_cards::Card;
use underdeck_game::{Badge, CardFace, PointerAction};

use super::TableView;
use crate::art;

/// A badge with more characters than this has no room on a small card.
const SHORT: usize = 6;

/// A thing on the table.
pub(crate) struct TableItem {
    /// The text of its place, if it can be pointed at.
    pub(crate) place: Option<String>,
    /// Its CSS classes.
    pub(crate) class: String,
    /// Its full name.
    pub(crate) name: String,
    /// Whether its visible text is enough of a label, so that the move's label is not added.
    pub(crate) bare: bool,
    /// The card, if it is face up or known.
    pub(crate) card: Option<Card>,
    /// Its visible content.
    pub(crate) inner: Markup,
}

impl TableItem {
    /// A button that plays, picks or puts back; a picture if nothing can be done.
    pub(crate) fn markup(self, felt: &TableView<'_>) -> Markup {
        let place = self.place.as_deref();
        let control = place.and_then(|place| felt.choice.pointing(place));
        let hinted = if place.is_some_and(|place| felt.choice.is_hinted(place)) { " hinted" } else { "" };
        let card = self.card.map(|card| card.to_string());
        let drops = place.map(|place| drops(felt, place)).filter(|drops| !drops.is_empty());
        match control {
            Some(PointerAction::Play(offer)) => html! {
                button type="submit" form="play" name="move" value=(offer.spelling) class={ (self.class) " live" (hinted) }
                    data-place=[place] data-card=[card] data-drops=[drops]
                    aria-label={ (self.name) @if !self.bare { ". " (offer.label) } }
                    title={ (self.name) "\n" (offer.effect) } { (self.inner) }
            },
            Some(PointerAction::Pick) => html! {
                button type="submit" form="pick" name="pick" value=[place] class={ (self.class) " live" (hinted) }
                    data-place=[place] data-card=[card] data-drops=[drops]
                    aria-pressed="false" aria-label=(self.name) title=(self.name) { (self.inner) }
            },
            Some(PointerAction::PutDown) => html! {
                button type="submit" form="pick" name="drop" value=[place] class={ (self.class) " picked" (hinted) }
                    data-place=[place] data-card=[card] data-drops=[drops]
                    aria-pressed="true" aria-label=(self.name) title={ (self.name) "\n" (felt.site.say("felt-chosen")) } { (self.inner) }
            },
            None => html! {
                div role="img" class={ (self.class) (hinted) } data-place=[place] data-card=[card]
                    aria-label=(self.name) title=(self.name) { (self.inner) }
            },
        }
    }
}

impl TableView<'_> {
    /// A card at a place. `also` is appended to its name.
    pub(super) fn card(&self, face: &CardFace, place: Option<String>, also: &str) -> Markup {
        let role = face.role_in_full();
        let seen = face.card.filter(|_| face.face_up);
        let colour = seen.map_or("back", |card| card.suit().map_or("joker", |suit| suit.name()));
        let known = if seen.is_none() && face.card.is_some() { " known" } else { "" };
        let turned = if face.turned { " turned" } else { "" };
        let badges: Vec<_> = face.badges.iter().filter(|badge| face.is_news(badge)).map(Badge::words).collect();
        let inner = html! {
            span class="sheet" {
                @match seen {
                    Some(card) => (art::card(card, &face.role, self.site.settings.letters, self.style)),
                    None => (art::back(self.style)),
                }
                @if let (None, Some(card)) = (seen, face.card) {
                    span class="peek" { (art::card_mini(card)) }
                }
                @if seen.is_some() && !role.is_empty() { span class="role" aria-hidden="true" { (role) } }
            }
            @if !badges.is_empty() {
                span class="badges" aria-hidden="true" { @for badge in badges { span class=[(badge.chars().count() > SHORT).then_some("long")] { (badge) } } }
            }
        };
        let mut name = face.in_full();
        if face.turned {
            name = format!("{name}, {}", self.site.say("felt-sideways"));
        }
        name += also;
        let class = format!("card {colour}{known}{turned}");
        TableItem { place, class, name, bare: false, card: face.card, inner }.markup(self)
    }
}

/// Where the thing can be dropped, one place and move per line, separated by a tab.
fn drops(felt: &TableView<'_>, place: &str) -> String {
    let mut lines = String::new();
    for (to, mv) in felt.choice.drops(place).into_iter().flatten() {
        if !lines.is_empty() {
            lines.push('\n');
        }
        lines.extend([to.as_str(), "\t", mv.unwrap_or_default()]);
    }
    lines
}
