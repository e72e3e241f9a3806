//! The data of the edition: one player, their games and their campaigns.

use serde::{Deserialize, Serialize};
use underdeck_site::{Players, Store, StoredGame};

/// The number of the only player.
pub(crate) const PLAYER: i64 = 1;

/// All data.
pub(crate) type State = Store<Owner>;
/// A game with all its data.
pub(crate) type Game = StoredGame;

/// The player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Owner {
    /// Whether the player has begun a game or changed a setting.
    pub(crate) is_known: bool,
    /// The settings, as `PageSettings::to_text` writes them.
    pub(crate) settings: String,
    /// The name on boards.
    pub(crate) name: String,
    /// The code of the language, if one was chosen.
    pub(crate) language: Option<String>,
    /// The token of forms.
    pub(crate) token: String,
    /// The exercises, as the coach writes them; empty if there are none.
    #[serde(default)]
    pub(crate) practice: String,
    /// The token for the server, if this device is linked with a player there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) link: Option<String>,
    /// The time of the last exchange with the server.
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
