//! What the edition keeps: one player, their games and their campaigns.

use serde::{Deserialize, Serialize};
use underdeck_site::{Players, Store, StoredGame};

/// The number of the only player.
pub(crate) const PLAYER: i64 = 1;

/// Everything that is kept.
pub(crate) type State = Store<Owner>;
/// A game with everything that is kept of it.
pub(crate) type Game = StoredGame;

/// The player: settings as `pages` writes them, the name on boards, the chosen language.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Owner {
    /// Whether a game was ever begun or a setting kept.
    pub(crate) is_known: bool,
    /// The settings.
    pub(crate) settings: String,
    /// The name.
    pub(crate) name: String,
    /// The code of the language, if one was chosen.
    pub(crate) language: Option<String>,
    /// What forms carry.
    pub(crate) token: String,
    /// The exercises as the coach writes them; empty if there are none.
    #[serde(default)]
    pub(crate) practice: String,
    /// The token for the server, if this device is linked with a player there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) link: Option<String>,
    /// When games were last exchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) synced: Option<i64>,
}

impl Players for Owner {
    fn name(&self, _: i64) -> String {
        self.name.clone()
    }

    fn practice(&mut self, _: i64) -> &mut String {
        &mut self.practice
    }
}
