//! The mark of the program and its colours, for icons and link previews.

/// The mark of the program, a spade in a box of 64 by 64: moves, lines and curves with absolute coordinates.
pub(crate) const MARK: &str = "M34 20C36.5 27 45 32 45 39C45 44 41 46.5 37.5 45.5C36 45 34.8 44 34 42.5C34.2 46.5 35.5 49 38.5 51L28.5 51C31.5 49 32.8 46.5 33 42.5C32 44 31 45 29.5 45.5C26 46.5 22 44 22 39C22 32 31.5 27 34 20Z";
/// The width and height of a picture as previews of links have them.
pub(crate) const SIZE: (u32, u32) = (1200, 630);
/// The colour of the felt behind the mark.
pub(crate) const FELT: &str = "#123c33";
/// The colour of a card.
pub(crate) const PAPER: &str = "#fbf8ef";

/// The colour of the card behind it.
pub(crate) const GOLD: &str = "#c9a24a";
/// The colour of the mark.
pub(crate) const INK: &str = "#1b1b22";

/// The icon as SVG, with a red dot where it says that it is the player's turn.
pub(crate) fn icon_svg(is_turn: bool) -> String {
    let dot = if is_turn {
        r##"<circle cx="50" cy="14" r="13" fill="#e4525c" stroke="#fff" stroke-width="3"/>"##
    } else {
        ""
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="{FELT}"/><rect x="15" y="9" width="30" height="44" rx="5" fill="{GOLD}" transform="rotate(-12 32 32)"/><rect x="19" y="10" width="30" height="44" rx="5" fill="{PAPER}" transform="rotate(7 32 32)"/><path d="{MARK}" fill="{INK}"/>{dot}</svg>"#
    )
}
