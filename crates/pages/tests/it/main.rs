//! Pages as browsers get them.

mod checks;
mod contrast;
mod pages;
mod refusals;
mod tables;
