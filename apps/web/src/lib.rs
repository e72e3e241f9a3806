//! The offline edition: the site in memory, whose every change is returned as rows of a journal.
//!
//! There is no I/O, no clock and no waiting: a request carries the time and random bytes, and an answer carries the rows that must be
//! in the journal before the page gets it. `apps/web/wasm` makes a WebAssembly module of it, and `apps/web/static/sw.js` is the service
//! worker around the module.

mod asked;
mod base;
mod first_page;
mod link;
mod long;
mod memory;
mod offline_app;
mod own;
#[cfg(feature = "ratios")]
pub mod ratios;
mod rows;
mod state;
mod transfer;

use underdeck_game::{Language, text};

pub use asked::{AppRequest, AppResponse, Discovery, Environment, ServerReply, ServerRequest, StorageEstimate};
pub use base::File;
pub use first_page::first_page;
pub use offline_app::OfflineApp;
pub use rows::{Quarantined, VERSION};

/// Loads a language from its pack; returns whether there are messages in it now.
pub fn load(code: &str, pack: &str) -> bool {
    underdeck_game::load(code, pack);
    Language::of(code).is_some_and(|language| text::TEXT.speaks(language))
}
