//! A test for each rule of the reference, named after it or citing it.

mod build;
mod campaign;
mod components;
mod defend;
mod dig;
mod draft;
mod end;
mod examples;
mod hero;
mod json;
mod order;
mod recruit;
mod research;
mod rulings;
pub(crate) mod scene;
mod score;
mod setup;
mod shares;
mod spells;
mod state;
mod train;
mod upkeep;
mod view;
mod war;
