//! The words of the game. What is not said here has a default: zones from the wire form, labels from the spelling.
//!
//! Put a file beside this one for each kind of moves, with their offers, what is told of them and why they are refused.

use crate::view::View;

impl underdeck_game::Presentation for View {}
