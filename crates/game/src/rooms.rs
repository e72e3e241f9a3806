//! Rooms, counted.

use serde::Serialize;

/// How many rooms of a kind there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rooms {
    /// Those that are built.
    pub built: u32,
    /// The most that may be.
    pub most: u32,
}
