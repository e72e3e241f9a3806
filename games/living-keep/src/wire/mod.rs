//! The flat JSON of the reference (state-1).

mod keys;
mod read;
mod write;

pub(crate) use keys::StateKeys;
pub(crate) use write::view;
