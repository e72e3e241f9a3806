//! The offline edition as a WebAssembly module, for the service worker.
//!
//! Requests and answers are JSON. The module imports only the function that reports an error.

use wasm_bindgen::prelude::wasm_bindgen;
use underdeck_web::{Quarantined, OfflineApp, File, Environment};

/// Opens the edition. The linker takes into the module what this function names.
fn open(setup: Environment, rows: &[(String, String)]) -> (OfflineApp, Vec<Quarantined>) {
    if cfg!(feature = "first") { OfflineApp::open_first(setup, rows) } else { OfflineApp::open(setup, rows) }
}

/// The site in memory.
#[wasm_bindgen]
pub struct Underdeck {
    edition: OfflineApp,
    aside: String,
}

#[wasm_bindgen]
impl Underdeck {
    /// The site of a journal: `setup` and `rows` are JSON.
    ///
    /// # Errors
    /// If they are not valid.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str, rows: &str) -> Result<Underdeck, String> {
        let broken = |error: serde_json::Error| error.to_string();
        let setup = serde_json::from_str(setup).map_err(broken)?;
        let rows: Vec<(String, String)> = serde_json::from_str(rows).map_err(broken)?;
        let (edition, aside) = open(setup, &rows);
        Ok(Self { edition, aside: serde_json::to_string(&aside).map_err(broken)? })
    }

    /// The rows that cannot be read and why, as JSON.
    #[wasm_bindgen(getter)]
    pub fn aside(&self) -> String {
        self.aside.clone()
    }

    /// Answers a request; both as JSON.
    ///
    /// # Errors
    /// If the request is not valid.
    pub fn answer(&self, asked: &str) -> Result<String, String> {
        let asked = serde_json::from_str(asked).map_err(|error| error.to_string())?;
        serde_json::to_string(&self.edition.answer(asked)).map_err(|error| error.to_string())
    }

    /// Whether a request, as JSON, may take long.
    pub fn is_long(&self, asked: &str) -> bool {
        serde_json::from_str(asked).is_ok_and(|asked| self.edition.is_long(&asked))
    }

    /// Takes over the rows that another worker has written since, and its results, both as JSON.
    ///
    /// # Errors
    /// If they are not valid.
    pub fn take(&self, rows: &str, found: &str) -> Result<(), String> {
        self.edition.take(rows, found).map_err(|error| error.to_string())
    }

    /// The error page of a failed request, as JSON.
    pub fn failed(&self, fault: &str, why: &str) -> String {
        serde_json::to_string(&self.edition.failed(fault, why)).unwrap_or_default()
    }
}

/// The media type of a file of the pages; `None` if there is no such file.
#[wasm_bindgen]
pub fn media_type(name: &str, base: &str) -> Option<String> {
    File::find(name, base).map(|file| file.media_type.to_owned())
}

/// The bytes of a file of the pages.
#[wasm_bindgen]
pub fn bytes(name: &str, base: &str) -> Option<Vec<u8>> {
    File::find(name, base).map(|file| file.bytes)
}

/// Loads a language from its pack; returns whether there are messages in it now.
#[wasm_bindgen]
pub fn load(code: &str, pack: &str) -> bool {
    underdeck_web::load(code, pack)
}

/// The version of the journal's rows.
#[wasm_bindgen]
pub fn version() -> u32 {
    underdeck_web::VERSION
}

/// Plays some moves of a player; returns the number of games begun.
///
/// # Errors
/// If there is no such game or no such player.
#[cfg(feature = "ratios")]
#[wasm_bindgen]
pub fn play(game: &str, player: &str, moves: u32) -> Result<u32, String> {
    underdeck_web::ratios::play(game, player, moves)
}
