//! Tables and rules in plain words: no boxes, one thing a line; grids are drawn where somebody looks at them.

mod map;
mod markdown;
mod moves;
mod table;

pub(crate) use map::drawn;
pub(crate) use markdown::plain;
pub(crate) use moves::{list_offers, place_name};
pub(crate) use table::{describe, glance, items};
