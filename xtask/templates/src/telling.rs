//! The words of the game. The defaults are zones from the JSON and labels from the spelling.
//!
//! Write `table` with an offer for each move, `refusal` from `rules::check_move`, and `describe_change`; put a file into `telling/` for each
//! group of moves.

use crate::view::View;

impl underdeck_game::Presentation for View {}
