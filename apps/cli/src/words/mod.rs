//! Tables and rules in plain words: no boxes, no pictures, one thing a line.

mod markdown;
mod moves;
mod table;

pub(crate) use markdown::plain;
pub(crate) use moves::list_offers;
pub(crate) use table::{describe, glance};
