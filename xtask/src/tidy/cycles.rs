//! The import cycles that are allowed, each with its reason.

/// Modules that import each other.
pub(super) struct Cycle {
    /// The crate's directory.
    pub(super) room: &'static str,
    pub(super) modules: &'static [&'static str],
    /// Why none of them can do without the others.
    pub(super) reason: &'static str,
}

/// Why a game's state and view name each other.
const STATE_AND_VIEW: &str =
    "a state names the type of its views, and a view the type of the states that it can be dealt into";

/// Every cycle that may be there.
pub(super) const ALLOWED: &[Cycle] = &[
    Cycle {
        room: "apps/tui",
        modules: &["board", "highlight", "view"],
        reason: "a board gives cards the size at which the view draws their names whole, and the view draws the board",
    },
    Cycle { room: "crates/game", modules: &["state", "view"], reason: STATE_AND_VIEW },
    Cycle {
        room: "crates/messages",
        modules: &["cards", "catalogue", "message", "value"],
        reason: "a message has values, a value may be a message or a card, and a catalogue writes all of them",
    },
];
