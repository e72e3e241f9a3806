//! The import cycles that are allowed, each with its reason.

/// Modules that import each other.
pub(super) struct Cycle {
    /// The crate's directory.
    pub(super) room: &'static str,
    pub(super) modules: &'static [&'static str],
    /// Why none of them can do without the others.
    pub(super) reason: &'static str,
}

/// Every cycle that may be there.
pub(super) const ALLOWED: &[Cycle] = &[Cycle {
    room: "crates/game",
    modules: &["state", "view"],
    reason: "a state names the type of its views, and a view the type of the states that it can be dealt into",
}];

/// Crates whose modules are not in order yet.
pub(super) const UNORDERED: &[&str] = &["apps/cli", "apps/home", "apps/tui", "crates/catalogue", "games/living-keep"];
