//! The site without a server: a host in memory, and browsers that ask it.

mod boards;
mod browser;
mod devices;
mod first;
mod forms;
mod memory;
mod routes;
mod settings;
