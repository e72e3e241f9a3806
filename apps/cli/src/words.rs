//! Tables, moves, rules, deals and results in plain words, for screen readers too; grids can also be drawn.

use underdeck_game::{Language, Message, say};

mod deals;
mod map;
mod markdown;
mod moves;
mod results;
pub(crate) mod settings;
mod sheets;
mod sources;
mod table;

pub(crate) use deals::{day, days, deal, deal_of, ending, moves, unfinished};
pub(crate) use map::drawn;
pub(crate) use markdown::{plain, rule_text};
pub(crate) use moves::{after_label, final_last, list_offers, numbered, place_name, place_sign};
pub(crate) use results::{aids, result, skill, standing, summary};
pub(crate) use sheets::digest;
pub(crate) use sources::all_sources;
pub(crate) use table::{describe, glance, introduced, items};
pub(crate) use underdeck_report::grouped;

/// A number with this many decimals, as the language of the user writes it.
pub(crate) fn decimal(number: f64, decimals: usize) -> String {
    format!("{number:.decimals$}").replace('.', &Language::current().decimal_sign())
}

/// A day, `2026-11-29`, as people write it.
pub(crate) fn date(date: &str) -> Message {
    let parts: Vec<u16> = date.split('-').map_while(|part| part.parse().ok()).collect();
    match parts[..] {
        // No digits are grouped in a year.
        [year, month, day] => say!(DAY_LONG, day, month = say!(MONTH, month), year = year.to_string()),
        _ => date.into(),
    }
}
