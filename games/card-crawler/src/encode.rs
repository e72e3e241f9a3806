//! Moves and views as numbers.

use game::Encode;

use crate::View;

impl Encode for View {}
