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
pub(super) const ALLOWED: &[Cycle] = &[];

/// Crates whose modules are not in order yet.
pub(super) const UNORDERED: &[&str] = &[
    "apps/cli",
    "apps/home",
    "apps/server",
    "apps/tui",
    "crates/catalogue",
    "crates/lab",
    "crates/pages",
    "crates/players",
    "crates/record",
    "crates/testkit",
    "games/living-keep",
];
