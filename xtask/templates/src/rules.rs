//! The rules, a file for each heading of the reference.

pub(crate) mod draw;
pub(crate) mod setup;
