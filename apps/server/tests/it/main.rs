//! The server as browsers and programs use it.

mod api;
mod common;
mod daily;
mod fair;
mod faults;
mod guard;
mod kill;
mod pages;
mod play;
mod schema;
mod stop;
