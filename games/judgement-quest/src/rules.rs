//! The rules, one file per heading of the rulebook.

pub(crate) mod campaign;
mod damage;
mod end;
mod enemies;
mod enter;
mod hopeless;
mod reveal;
mod rooms;
mod setup;
mod tasks;
mod wizards;

pub(crate) use damage::damage;
pub(crate) use enemies::hits_up_to;
pub(crate) use reveal::roll_d12;
pub(crate) use tasks::{TASK_KINDS, category, task_card, task_kind};
pub(crate) use wizards::{ARTIFACT, SPELL};
