//! The meaning of a zone's numbers.

use serde::Serialize;

/// The number of rooms of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rooms {
    /// Those that are built.
    pub built: u32,
    /// The most that may be.
    pub most: u32,
}

/// Whether a high or a low number is good for the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// The more the better, as health.
    High,
    /// The less the better, as wounds.
    Low,
    /// Neither, as a depth or a turn.
    #[default]
    Neither,
}

impl Good {
    pub(crate) const fn is_neither(&self) -> bool {
        matches!(self, Self::Neither)
    }
}
