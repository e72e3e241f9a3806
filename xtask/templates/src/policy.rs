//! A sensible player. The default is flat Monte Carlo.

use crate::view::View;

impl underdeck_game::Policy for View {}
