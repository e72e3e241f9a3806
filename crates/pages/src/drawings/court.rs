//! The ornament of jacks, queens and kings: a crown above a field, and the same upside down.

use underdeck_cards::Rank;

/// The crown of a rank in a box of 60 by 34: the metal, then the jewels.
const fn crown(rank: Rank) -> (&'static str, &'static str) {
    match rank {
        11 => (
            "M8 30 6 20C14 8 30 4 46 8L54 4 52 14C54 18 54 24 52 30Z",
            "M44 8C50 0 58-2 60 0 58 8 52 12 46 12ZM10 24H50V27H10Z",
        ),
        12 => (
            "M6 30 2 10 15 18 22 6 30 16 38 6 45 18 58 10 54 30Z",
            "M2 9A3 3 0 1 1 2.100 9ZM22 4.500A3 3 0 1 1 22.100 4.500ZM38 4.500A3 3 0 1 1 38.100 4.500ZM58 9A3 3 0 1 1 58.100 9ZM9 24H51V27H9Z",
        ),
        _ => (
            "M5 30 1 8 14 17 21 4 30 15 39 4 46 17 59 8 55 30Z",
            "M28.500 0H31.500V5H36V8H31.500V14H28.500V8H24V5H28.500ZM8 24H52V27H8ZM20 20 23 17 26 20 23 23ZM34 20 37 17 40 20 37 23Z",
        ),
    }
}

/// The ornament in a box of 100 by 140, in two tones: gold and the colour of the suit.
pub(super) fn ornament(rank: Rank, suit: &str) -> String {
    let (metal, jewels) = crown(rank);
    let half = format!(
        concat!(
            r#"<g transform="translate(23 15) scale(.9)"><path fill="var(--gold)" d="{metal}"/><path d="{jewels}"/></g>"#,
            r#"<path d="{suit}" transform="translate(36 45) scale(.28)"/>"#,
        ),
        metal = metal,
        jewels = jewels,
        suit = suit,
    );
    format!(
        concat!(
            r#"<rect opacity=".07" x="4" y="4" width="92" height="132" rx="9"/>"#,
            r#"<rect fill="none" stroke="var(--tone)" stroke-width="2.2" x="4" y="4" width="92" height="132" rx="9"/>"#,
            r#"<rect fill="none" stroke="var(--tone)" x="9" y="9" width="82" height="122" rx="6"/>"#,
            r#"{half}<g transform="rotate(180 50 70)">{half}</g>"#,
            r#"<path fill="var(--gold)" d="M9 78 91 58V62L9 82Z"/><path fill="none" stroke="var(--tone)" d="M9 74 91 54M9 86 91 66"/>"#,
        ),
        half = half,
    )
}
