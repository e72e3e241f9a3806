//! Things without words: signs, pictures and kinds of zone.

use serde::Serialize;

/// A kind of thing for which front ends with characters have a sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Symbol {
    /// A weapon, or an attack.
    Weapon,
    /// A defence.
    Defence,
    /// A monster, alive or slain.
    Monster,
    /// Health, healing or wounds.
    Health,
    /// A scroll or a spell.
    Magic,
    /// Gold or treasure.
    Gold,
}

/// A thing's sign and picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Icon {
    /// Its sign, where there are characters alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Symbol>,
    /// The id of its picture, such as `locked-door`, or of a set of pictures, such as `monster`; empty for none.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub art: &'static str,
}

impl Icon {
    /// A picture without a sign.
    pub const fn art(art: &'static str) -> Self {
        Self { symbol: None, art }
    }

    /// A sign and a picture.
    pub const fn new(symbol: Symbol, art: &'static str) -> Self {
        Self { symbol: Some(symbol), art }
    }

    /// Whether there is neither sign nor picture.
    pub const fn is_none(&self) -> bool {
        self.symbol.is_none() && self.art.is_empty()
    }
}

/// The purpose of a zone, where front ends treat it specially.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum ZoneKind {
    /// The player's hand: it stays in sight.
    Hand,
    /// What the player has or is under, as a list by name: what comes and goes is news.
    Possessions,
    /// A number that runs by itself, such as the turns played: its change is no news.
    Clock,
    /// Anything else.
    #[default]
    Other,
}

impl ZoneKind {
    pub(crate) const fn is_other(&self) -> bool {
        matches!(self, Self::Other)
    }
}
