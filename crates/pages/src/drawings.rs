//! The file of the drawings of cards.

mod back;
mod court;
mod glyph;
mod icon;

pub(crate) use back::PATTERNS;
pub(crate) use icon::{Icon, artists, count, icon_of, symbols};

use underdeck_cards::Suit;

/// A drawing: its id, its view box, its content.
type Drawing = (String, &'static str, String);

/// The file of these drawings, each a symbol. The styles of a page do not apply in it, but inherited properties do: its colours are the
/// variables of the page.
pub(crate) fn cards() -> String {
    let symbols = faces().chain(back::drawings());
    let drawn =
        symbols.map(|(id, view_box, body)| format!(r#"<symbol id="{id}" viewBox="{view_box}">{body}</symbol>"#));
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{}</svg>"#, drawn.collect::<String>())
}

/// The ranks, suits, pips and courts of which faces consist.
fn faces() -> impl Iterator<Item = Drawing> {
    let ranks = (0..=13).map(|rank| (format!("r{rank}"), "0 0 60 80", format!(r#"<path d="{}"/>"#, glyph::rank(rank))));
    let suits = Suit::ALL.into_iter().flat_map(|suit| {
        let (letter, shape) = (suit.letter(), glyph::suit(suit));
        let sign = (format!("s-{}", letter.to_ascii_lowercase()), "0 0 100 100", format!(r#"<path d="{shape}"/>"#));
        let pips = (2..=10).map(move |rank| (format!("p{rank}{letter}"), "0 0 100 140", pips(rank, shape)));
        let courts =
            (11..=13).map(move |rank| (format!("c{rank}{letter}"), "0 0 100 140", court::ornament(rank, shape)));
        std::iter::once(sign).chain(pips).chain(courts)
    });
    ranks.chain(suits)
}

fn pips(rank: u8, suit: &str) -> String {
    let pip = |&(x, y, turned): &(u8, u8, bool)| {
        let turn = if turned { " rotate(180)" } else { "" };
        format!(r#"<path d="{suit}" transform="translate({x} {y}){turn} scale(.27) translate(-50 -50)"/>"#)
    };
    glyph::pips(rank).iter().map(pip).collect()
}
