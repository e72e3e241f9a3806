//! Tables, moves, rules, deals and results in plain words, for screen readers too; grids can also be drawn.

mod deals;
mod map;
mod markdown;
mod moves;
mod results;
pub(crate) mod settings;
mod sheets;
mod table;

pub(crate) use deals::{day, days, deal, deal_of, ending, unfinished};
pub(crate) use map::drawn;
pub(crate) use markdown::{plain, rule_text};
pub(crate) use moves::{after_label, final_last, list_offers, place_name, place_sign};
pub(crate) use results::{result, skill, standing, summary};
pub(crate) use sheets::digest;
pub(crate) use table::{describe, glance, introduced, items};
pub(crate) use underdeck_report::grouped;
