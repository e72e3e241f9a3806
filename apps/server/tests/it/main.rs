//! The server as browsers and programs use it.

mod account;
mod apart;
mod api;
mod attacks;
mod cards;
mod common;
mod confirm;
mod copies;
mod daily;
mod edition;
mod erased;
mod expected;
mod fair;
mod faults;
mod guard;
mod history;
mod kill;
mod moved;
mod names;
#[cfg(feature = "postgres")]
mod nodes;
mod pages;
mod play;
mod proxy;
mod results;
mod review;
mod schema;
mod shared;
mod slow;
mod solution;
mod spectators;
mod stop;
mod watch;
