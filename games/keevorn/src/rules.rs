//! The rules, one file per heading of the rulebook.

pub(crate) mod backpack;
mod census;
pub(crate) mod combat;
pub(crate) mod equip;
mod health;
pub(crate) mod peddler;
pub(crate) mod refusal;
pub(crate) mod relics;
mod room;
pub(crate) mod scrolls;
mod setup;
pub(crate) mod skills;

pub(crate) use census::Census;
pub(crate) use scrolls::relief_targets;
pub(crate) use setup::set_up;
