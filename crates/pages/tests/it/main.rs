//! Pages as browsers get them.

mod checks;
mod pages;
mod tables;
