//! Dice.

use maud::{Markup, html};
use underdeck_game::Die;

/// A die that shows a number, in the outline of its kind.
pub(crate) fn die(die: Die, value: u8) -> Markup {
    let outline = match die.sides() {
        4 => "M20 3 38 36H2Z",
        6 => "M8 4H32A4 4 0 0 1 36 8V32A4 4 0 0 1 32 36H8A4 4 0 0 1 4 32V8A4 4 0 0 1 8 4Z",
        8 => "M20 1 39 20 20 39 1 20Z",
        12 => "M20 2 38 15 31 37H9L2 15Z",
        _ => "M20 1 37 11V29L20 39 3 29V11Z",
    };
    let low = if die.sides() == 4 { 33 } else { 27 };
    html! {
        svg class="die" viewBox="0 0 40 40" data-sides=(die.sides()) focusable="false" {
            path d=(outline) {}
            text x="20" y=(low) text-anchor="middle" { (value) }
        }
    }
}
