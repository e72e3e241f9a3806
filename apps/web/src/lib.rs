//! The offline edition: the site's addresses answered from memory, with every change handed out as rows of a journal.
//!
//! Nothing here waits, reads a clock or opens anything: a request brings the time and random bytes with it, and an answer names the
//! rows that must be kept before it may be given. `apps/web/wasm` makes a WebAssembly module of it, and `apps/web/static/sw.js` the
//! service worker around that.

mod asked;
mod base;
mod days;
mod discovery;
mod file;
mod link;
mod long;
mod luck;
mod memory;
mod now;
mod offline_app;
mod own;
#[cfg(feature = "ratios")]
pub mod ratios;
mod rows;
mod seats;
mod state;
mod transfer;

pub use asked::{AppRequest, AppResponse, Environment, Place, ServerReply, ServerRequest};
pub use discovery::Discovery;
pub use file::File;
pub use offline_app::OfflineApp;
pub use rows::{Quarantined, VERSION};
