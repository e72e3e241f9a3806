//! Underdeck in a browser: a server with its store in one file, or in a database for several servers.
//!
//! [`Server::open`] opens the store, [`Server::serve`] answers requests until it is stopped. Pages are for people, with
//! or without scripts; `/api/v1` is for programs. `docs/server.md` describes limits, guarantees and the store.

mod address;
mod administration;
mod api;
mod app;
mod caller;
mod clock;
mod codes;
mod config;
mod connection_limiter;
mod copy;
mod daily;
mod database;
mod edition;
mod fair_queue;
mod figures;
mod guard;
mod health;
mod host;
mod housekeeping;
mod job;
mod live;
mod load_shedder;
mod metrics;
mod names;
mod network;
mod player_cache;
mod process;
mod random;
mod rates;
mod reviews;
mod routes;
mod serve;
mod store;
#[cfg(feature = "postgres")]
mod tls;
mod token;
mod transfer;

use underdeck_game::text;

pub use administration::{Administration, BackupReport, LogEntry, PlayerReport, StoreReport, vacuum, verify_backup};
pub use clock::TimeSource;
pub use config::{Config, Limits};
pub use copy::{StoreLocation, copy};
pub use daily::{RevealedDay, verify_daily};
pub use database::Database;
pub use metrics::NAMES as METRICS;
pub use network::{HostName, IpRange};
pub use serve::{Server, ServerError, run};
pub use store::StoreFault;
