//! A sensible player. What is not said here has a default: flat Monte Carlo.

use crate::view::View;

impl underdeck_game::Policy for View {}
