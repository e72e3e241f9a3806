//! Pages as browsers get them.

mod checks;
mod contrast;
mod languages;
mod pages;
mod refusals;
mod tables;

use underdeck_game::text;
