//! The drawings: cards, icons, backs, dice, scenes. Those of many pages are in two files, which browsers load once.

mod face;

pub(crate) use face::{card, card_mini};

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use underdeck_game::{Die, GameInfo};

use crate::assets::asset_url;
use crate::drawings::{Icon, PATTERNS};
use crate::looks::DisplaySettings;

/// The pattern of cards that belong to no game.
const PLAIN: &str = PATTERNS[1].0;

/// The look of cards, by the visitor's settings and the game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Style {
    /// The game, if the cards are on its table.
    pub(crate) game: Option<&'static GameInfo>,
    /// The visitor's settings.
    pub(crate) looks: DisplaySettings,
}

impl Style {
    /// The look of cards on a game's table.
    pub(crate) const fn of(game: &'static GameInfo, looks: DisplaySettings) -> Self {
        Self { game: Some(game), looks }
    }

    /// The game's emblem in the background of the table.
    pub(crate) fn crest(self) -> Markup {
        html! {
            @if let Some(game) = self.game {
                svg class="crest" viewBox="0 0 100 100" aria-hidden="true" focusable="false" { path fill-rule="evenodd" d=(game.art.emblem.trim()) {} }
            }
        }
    }
}

/// An icon of the size of the text around it.
pub(crate) fn icon(icon: &Icon) -> Markup {
    html! {
        svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false" { use href=(icon_address(icon)) {} }
    }
}

/// The address of an icon in the file of all icons.
fn icon_address(icon: &Icon) -> String {
    [asset_url("icons.svg"), "#i-", icon.name].concat()
}

/// The address of a drawing of cards.
fn address(id: &str) -> String {
    [asset_url("cards.svg"), "#", id].concat()
}

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

/// The emblem of the game at its end: between laurels, or broken above a candle that has gone out.
pub(crate) fn scene(emblem: &str, won: bool) -> Markup {
    let mut drawn = String::new();
    let emblem = format!(r#"<path fill-rule="evenodd" d="{}"/>"#, emblem.trim());
    if won {
        for n in 0..12 {
            let _ =
                write!(drawn, r#"<path class="ray" d="M120 60 112 -30H128Z" transform="rotate({} 120 60)"/>"#, n * 30);
        }
        for (side, n) in [(1, 0), (-1, 0), (1, 1), (-1, 1), (1, 2), (-1, 2), (1, 3), (-1, 3)] {
            let _ = write!(
                drawn,
                r#"<path class="leaf" d="M0 0C8 -12 22 -12 26 -6 20 4 8 6 0 0Z" transform="translate(120 60) scale({side} 1) rotate({}) translate(46 0) rotate(-70)"/>"#,
                70 - n * 32,
            );
        }
        let _ = write!(drawn, r#"<g class="crown" transform="translate(90 30) scale(.6)">{emblem}</g>"#);
    } else {
        let _ = write!(
            drawn,
            concat!(
                r#"<g class="broken" transform="translate(88 22) rotate(-8 30 35) scale(.6)">{emblem}<path class="crack" d="M56 -4 44 26 58 40 40 66 54 78 46 104"/></g>"#,
                r#"<path class="candle" d="M172 62H186V106H172Z"/><path class="smoke" d="M179 58C170 50 188 44 179 34 172 26 184 20 180 10"/>"#,
                r#"<path class="floor" d="M40 106H200V110H40Z"/>"#,
            ),
            emblem = emblem,
        );
    }
    html! { svg class="scene" viewBox="20 0 200 120" aria-hidden="true" focusable="false" { (PreEscaped(drawn)) } }
}

/// The sign of home, for [`arrow`].
pub(crate) const HOME: &str = "M3 14 12 5l9 9M6 12v11h12V12";
/// The sign of undoing and going back.
pub(crate) const UNDO: &str = "M9 5 3 11l6 6M4 11h11a6 6 0 0 1 0 12h-4";
/// The sign of a step forward.
pub(crate) const FORWARD: &str = "M8 6l10 8-10 8Z";
/// The sign of what else there is.
pub(crate) const MORE: &str = "M5 14h.01M12 14h.01M19 14h.01";

/// A sign as a drawing, because not every font has it.
pub(crate) fn arrow(path: &str) -> Markup {
    html! { svg class="sign" viewBox="0 0 24 28" aria-hidden="true" focusable="false" { path d=(path) {} } }
}
