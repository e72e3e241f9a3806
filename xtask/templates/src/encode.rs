//! Moves and views as numbers.

use underdeck_game::Encode;

use crate::View;

/// Nothing yet: moves are numbered in the order of the rules.
impl Encode for View {}
