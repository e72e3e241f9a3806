//! The faces of cards: a large index at the left, and next to it a picture of the card's role.

use maud::{Markup, html};
use underdeck_cards::{Card, Suit};
use underdeck_game::Role;

use super::{Style, address};
use crate::drawings::icon_of;

/// The face of a card.
pub(crate) fn card(card: Card, role: &Role, letters: bool, style: Style) -> Markup {
    if style.looks.get("deck") == "bold" {
        return bold(card, letters);
    }
    html! {
        svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false" {
            (art(card, role))
            use href=(index(card)) class="rank" x="6" y="7" width="30" height="40" {}
            @if let Some(suit) = card.suit() {
                use href=(suit_sign(suit)) x="8" y="52" width="26" height="26" {}
                @if letters { text class="letter" x="21" y="98" text-anchor="middle" { (suit.letter()) } }
            }
        }
    }
}

/// The face of a card as rank and suit alone, drawn large.
fn bold(card: Card, letters: bool) -> Markup {
    html! {
        svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false" {
            use href=(index(card)) class="rank" x="8" y="8" width="51" height="68" {}
            @if let Some(suit) = card.suit() {
                use href=(suit_sign(suit)) class="art" x="42" y="66" width="54" height="54" {}
                @if letters { text class="letter" x="79" y="34" text-anchor="middle" { (suit.letter()) } }
            }
        }
    }
}

/// A card in a line of text, as rank and suit.
pub(crate) fn card_mini(card: Card) -> Markup {
    let colour = card.suit().map_or("joker", |suit| suit.name());
    html! {
        svg class={ "mini " (colour) } viewBox="0 0 76 48" aria-hidden="true" focusable="false" {
            use href=(index(card)) class="rank" x="4" y="4" width="30" height="40" {}
            @if let Some(suit) = card.suit() {
                use href=(suit_sign(suit)) x="38" y="7" width="34" height="34" {}
            }
        }
    }
}

fn index(card: Card) -> String {
    address(&format!("r{}", card.rank()))
}

fn suit_sign(suit: Suit) -> String {
    address(&format!("s-{}", suit.letter().to_ascii_lowercase()))
}

/// The picture next to the index: the icon of the card's role, or the pips or court of a common deck.
fn art(card: Card, role: &Role) -> Markup {
    let art = if card.is_joker() && role.name.is_empty() { "jester-hat" } else { role.icon.art };
    if let Some(icon) = icon_of(art, card.index().into()) {
        return html! { use href=(super::icon_address(&icon)) class="art" x="31" y="50" width="64" height="64" {} };
    }
    let Some(suit) = card.suit() else { return html! {} };
    let of = |kind: char| address(&format!("{kind}{}{}", card.rank(), suit.letter()));
    match card.rank() {
        11..=13 => html! { use href=(of('c')) class="court" x="34" y="24" width="62" height="96" {} },
        1 => html! { use href=(suit_sign(suit)) class="art" x="36" y="46" width="54" height="54" {} },
        _ => html! { use href=(of('p')) class="art" x="34" y="22" width="64" height="98" {} },
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::Icon;

    use super::*;

    #[test]
    fn every_card_uses_drawings_that_exist() {
        let drawn = |name| String::from_utf8(crate::assets::asset(name).unwrap().bytes.clone()).unwrap();
        let files = drawn("cards.svg") + &drawn("icons.svg");
        for one in Card::ALL {
            for icon in [Icon::default(), Icon::art("weapon")] {
                let role = Role { name: icon.art.into(), icon, ..Role::default() };
                let html = card(one, &role, true, Style::default()).into_string();
                for used in html.split("href=\"").skip(1) {
                    let (_, id) = used[..used.find('"').unwrap()].split_once('#').unwrap();
                    assert_eq!(files.matches(&format!("id=\"{id}\"")).count(), 1, "{one}: {id}");
                }
                assert!(html.contains("#r"), "{one}");
            }
        }
    }
}
