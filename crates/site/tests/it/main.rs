//! Tests of the site without a server: a host in memory, and its browsers.

mod boards;
mod browser;
mod first_visit;
mod forms;
mod memory;
mod pseudo;
mod routes;
mod settings;
mod two_devices;

use underdeck_game::text;
