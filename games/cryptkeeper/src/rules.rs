//! The rules, one file per heading of the rulebook.

mod build;
mod choices;
pub(crate) mod curse;
mod descent;
mod events;
mod flow;
mod inside;
mod items;
mod setup;
mod turns;
