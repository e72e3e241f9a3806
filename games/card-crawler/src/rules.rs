//! The rules, one file per heading of the rulebook.

pub(crate) mod action;
pub(crate) mod attack;
pub(crate) mod end_of_game;
pub(crate) mod end_of_turn;
pub(crate) mod explore;
pub(crate) mod heal;
mod jacks;
pub(crate) mod loot;
mod setup;
pub(crate) mod trap;

pub(crate) use end_of_game::{EMPTY_TRASH, KNIGHT, LORD, MOST_HEALTH, card_score, outcome, score};
pub(crate) use setup::set_up;
