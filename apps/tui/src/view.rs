//! Drawing tables, docks and sheets: pure functions into a buffer.

pub(crate) mod board;
mod card;
pub(crate) mod dock;
pub(crate) mod sheet;
mod zone;

pub(crate) use card::{Shown, draw as draw_card, is_named};
