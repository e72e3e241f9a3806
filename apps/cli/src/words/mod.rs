//! Tables and rules in plain words: no boxes, one thing per line; grids are drawn for those who can see them.

mod map;
mod markdown;
mod moves;
mod table;

pub(crate) use map::drawn;
pub(crate) use markdown::plain;
pub(crate) use moves::{list_offers, place_name};
pub(crate) use table::{describe, glance, items};
