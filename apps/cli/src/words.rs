//! Everything that is told in plain words: tables, moves, rules, deals, results. Grids are drawn for those who can see them.

mod campaign;
mod deals;
mod map;
mod markdown;
mod moves;
mod results;
mod rule;
pub(crate) mod settings;
mod sheets;
mod skill;
mod table;

pub(crate) use campaign::standing;
pub(crate) use deals::{day, days, deal, deal_of, ending, unfinished};
pub(crate) use map::drawn;
pub(crate) use markdown::plain;
pub(crate) use moves::{final_last, list_offers, place_name, place_sign};
pub(crate) use results::{result, summary};
pub(crate) use rule::rule_text;
pub(crate) use sheets::digest;
pub(crate) use skill::skill;
pub(crate) use table::{describe, glance, introduced, items};
pub(crate) use underdeck_report::grouped;
