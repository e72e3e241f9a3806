//! The file of the drawings of cards.

mod back;
mod court;
mod glyph;
mod icon;

pub(crate) use back::PATTERNS;
pub(crate) use icon::{Icon, artists, count, icon_of, symbols};

use underdeck_cards::Suit;

/// The mark of the program, a spade in a box of 64 by 64: moves, lines and curves with absolute coordinates.
pub(crate) const MARK: &str = "M34 20C36.5 27 45 32 45 39C45 44 41 46.5 37.5 45.5C36 45 34.8 44 34 42.5C34.2 46.5 35.5 49 38.5 51L28.5 51C31.5 49 32.8 46.5 33 42.5C32 44 31 45 29.5 45.5C26 46.5 22 44 22 39C22 32 31.5 27 34 20Z";
/// The width and height of the picture in a link preview.
pub(crate) const SIZE: (u32, u32) = (1200, 630);
/// The background colour.
pub(crate) const FELT: &str = "#123c33";
/// The colour of a card.
pub(crate) const PAPER: &str = "#fbf8ef";
/// The colour of the card behind that card.
pub(crate) const GOLD: &str = "#c9a24a";
/// The colour of the mark.
pub(crate) const INK: &str = "#1b1b22";

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
