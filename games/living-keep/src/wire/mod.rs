//! The flat JSON of the reference (state-1).

mod keys;
mod read;
mod write;
