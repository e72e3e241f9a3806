//! The back of a card.

use maud::{Markup, html};

use super::{Style, address};
use crate::drawings::PATTERNS;

/// The pattern of cards that belong to no game.
const PLAIN: &str = PATTERNS[1].0;

/// The back of a card, as the visitor has chosen it.
pub(crate) fn back(style: Style) -> Markup {
    let chosen = style.looks.get("back");
    let id = match style.game {
        Some(game) if chosen == "own" => game.id,
        _ => PATTERNS.iter().find(|(name, _)| *name == chosen).map_or(PLAIN, |(name, _)| name),
    };
    let address = address(&format!("back-{id}"));
    html! { svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false" { use href=(address) {} } }
}
