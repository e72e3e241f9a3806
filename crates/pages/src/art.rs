//! The drawings: cards, icons, backs, dice, scenes. Those that many pages show lie in two files, which browsers load once.

mod back;
mod die;
mod face;
mod icon;
mod scene;

pub(crate) use back::back;
pub(crate) use die::die;
pub(crate) use face::{card, card_mini};
pub(crate) use icon::{Icon, artists, count, icon_of};
pub(crate) use scene::scene;

use maud::{Markup, html};
use underdeck_game::GameInfo;

use crate::assets::asset_url;
use crate::looks::DisplaySettings;

/// How cards look: to a visitor, at the table of a game if there is one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Style {
    /// The game at whose table they lie.
    pub(crate) game: Option<&'static GameInfo>,
    /// How the visitor has them look.
    pub(crate) looks: DisplaySettings,
}

impl Style {
    /// The cards at a game's table.
    pub(crate) const fn of(game: &'static GameInfo, looks: DisplaySettings) -> Self {
        Self { game: Some(game), looks }
    }

    /// The game's emblem, as it is printed on the cloth.
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
        svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false" { use href=(icon.address()) {} }
    }
}

/// The address of a drawing of cards.
fn address(id: &str) -> String {
    [asset_url("cards.svg"), "#", id].concat()
}
