//! A card face: a large index at the left, and beside it what the card stands for.

use cards::Card;
use game::CardFace;
use maud::{Markup, html};

use super::{Sprite, court, glyph, icon_for};

/// What a card stands for, such as `weapon 9`; empty if its face says it all.
pub(crate) fn role(face: &CardFace) -> String {
    match face.value {
        Some(value) => format!("{} {value}", face.role),
        None => face.role.clone(),
    }
}

/// The face of a card.
pub(crate) fn card(card: Card, role: &str, letters: bool, sprite: &Sprite) -> Markup {
    let index = index(card, sprite);
    if sprite.looks.get("deck") == "bold" {
        return bold(card, &index, letters, sprite);
    }
    let art = art(card, role, sprite);
    html! {
        svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false" {
            (art)
            use href=(format!("#{index}")) class="rank" x="6" y="7" width="30" height="40" {}
            @if let Some(suit) = card.suit() {
                use href=(format!("#{}", suit_sign(suit, sprite))) x="8" y="52" width="26" height="26" {}
                @if letters { text class="letter" x="21" y="98" text-anchor="middle" { (suit.letter()) } }
            }
        }
    }
}

/// The face of a card as rank and suit alone, as large as can be.
fn bold(card: Card, index: &str, letters: bool, sprite: &Sprite) -> Markup {
    html! {
        svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false" {
            use href=(format!("#{index}")) class="rank" x="8" y="8" width="51" height="68" {}
            @if let Some(suit) = card.suit() {
                use href=(format!("#{}", suit_sign(suit, sprite))) class="art" x="42" y="66" width="54" height="54" {}
                @if letters { text class="letter" x="79" y="34" text-anchor="middle" { (suit.letter()) } }
            }
        }
    }
}

/// A card in a line of text, as rank and suit.
pub(crate) fn card_mini(card: Card, sprite: &Sprite) -> Markup {
    let colour = card.suit().map_or("joker", |suit| suit.name());
    let index = index(card, sprite);
    html! {
        svg class={ "mini " (colour) } viewBox="0 0 76 48" aria-hidden="true" focusable="false" {
            use href=(format!("#{index}")) class="rank" x="4" y="4" width="30" height="40" {}
            @if let Some(suit) = card.suit() {
                use href=(format!("#{}", suit_sign(suit, sprite))) x="38" y="7" width="34" height="34" {}
            }
        }
    }
}

fn index(card: Card, sprite: &Sprite) -> String {
    let id = format!("r{}", card.rank());
    sprite.draw(&id, "0 0 60 80", || format!(r#"<path d="{}"/>"#, glyph::rank(card.rank())));
    id
}

fn suit_sign(suit: cards::Suit, sprite: &Sprite) -> String {
    let id = format!("s-{}", suit.letter().to_ascii_lowercase());
    sprite.draw(&id, "0 0 100 100", || format!(r#"<path d="{}"/>"#, glyph::suit(suit)));
    id
}

/// What is drawn beside the index: the icon of the card's role, or the pips or court of a common deck.
fn art(card: Card, role: &str, sprite: &Sprite) -> Markup {
    let named = if card.is_joker() && role.is_empty() { "joker" } else { role };
    if let Some(icon) = icon_for(named, card.index().into()) {
        return html! { use href=(icon.address()) class="art" x="31" y="50" width="64" height="64" {} };
    }
    match (card.rank(), card.suit()) {
        (rank @ 11..=13, Some(suit)) => {
            let id = format!("c{rank}{}", suit.letter());
            sprite.draw(&id, "0 0 100 140", || court::ornament(rank, glyph::suit(suit)));
            html! { use href=(format!("#{id}")) class="court" x="34" y="24" width="62" height="96" {} }
        }
        (1, Some(suit)) => {
            let sign = suit_sign(suit, sprite);
            html! { use href=(format!("#{sign}")) class="art" x="36" y="46" width="54" height="54" {} }
        }
        (rank, Some(suit)) => {
            let id = format!("p{rank}{}", suit.letter());
            sprite.draw(&id, "0 0 100 140", || pips(rank, glyph::suit(suit)));
            html! { use href=(format!("#{id}")) class="art" x="34" y="22" width="64" height="98" {} }
        }
        _ => html! {},
    }
}

fn pips(rank: u8, suit: &str) -> String {
    let pip = |&(x, y, turned): &(u8, u8, bool)| {
        let turn = if turned { " rotate(180)" } else { "" };
        format!(r#"<path d="{suit}" transform="translate({x} {y}){turn} scale(.27) translate(-50 -50)"/>"#)
    };
    glyph::pips(rank).iter().map(pip).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_card_stands_for_is_its_role_and_value() {
        let face = CardFace::up("9S".parse().unwrap(), "nine of spades");
        assert_eq!(role(&face), "");
        assert_eq!(role(&face.clone().role("weapon", Some(9))), "weapon 9");
        assert_eq!(role(&face.role("Locked Door", None)), "Locked Door");
    }

    #[test]
    fn every_card_is_drawn_from_drawings_that_the_page_carries() {
        for one in Card::ALL {
            for role in ["", "weapon 9"] {
                let sprite = Sprite::default();
                let html = card(one, role, true, &sprite).into_string();
                let drawings = sprite.markup("").into_string();
                for used in html.split("href=\"#").skip(1) {
                    let id = &used[..used.find('"').unwrap()];
                    assert!(drawings.contains(&format!("id=\"{id}\"")), "{one}: {id}");
                }
                assert!(html.contains("#r"), "{one}");
            }
        }
    }
}
