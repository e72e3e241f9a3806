//! The tables in a browser: a local server around `pages`, with a store in one file.
//!
//! [`Server::open`] opens the store, [`Server::serve`] answers until it is told to stop. Pages are for people, with or
//! without scripts, `/api/v1` is for programs. `docs/server.md` tells limits, backup and what is kept.

mod api;
mod app;
mod begin;
mod clock;
mod config;
mod daily;
mod error;
mod guard;
mod luck;
mod routes;
mod seats;
mod serve;
mod stop;
mod store;

pub use clock::Clock;
pub use config::{Config, Limits};
pub use daily::{Revealed, verify_daily};
pub use serve::{Server, ServerError};
pub use stop::run;
pub use store::StoreFault;
