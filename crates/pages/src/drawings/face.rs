//! What the faces of cards are drawn from: ranks, suits, pips and courts.

use underdeck_cards::Suit;

use super::{court, glyph};

/// What every face is drawn from: id, view box, drawing.
pub(super) fn drawings() -> impl Iterator<Item = super::Drawing> {
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
