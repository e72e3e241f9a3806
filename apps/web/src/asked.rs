//! What passes between the service worker and the site in memory.

use serde::{Deserialize, Serialize};

use crate::discovery::Discovery;

/// What the edition knows of the place where it runs.
#[derive(Clone, Debug, Deserialize)]
pub struct Environment {
    /// The scheme and host, such as `https://cards.example`.
    pub origin: String,
    /// The folder of the host, such as `/cards`; empty for its root.
    pub base: String,
    /// The languages that the browser asks for, as in `Accept-Language`.
    pub languages: String,
    /// Whether the browser keeps a journal.
    pub keeps: bool,
    /// How many rows were set aside in earlier runs.
    pub aside: usize,
}

/// What the browser says of the room that it gives, for the page of the device.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Place {
    /// The bytes stored and the most allowed.
    pub bytes: Option<(u64, u64)>,
    /// Whether it has promised to keep them.
    pub is_persistent: bool,
}

/// A request.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AppRequest {
    /// Whether it sends a form.
    pub is_post: bool,
    /// The path below the folder, still encoded.
    pub path: String,
    /// The query, still encoded.
    pub query: String,
    /// The fields of the form.
    pub form: Vec<(String, String)>,
    /// The text of the form's file.
    pub file: String,
    /// Whether the page's script sent it.
    pub by_script: bool,
    /// The room that the browser gives.
    pub place: Place,
    /// The rows that were set aside, with their keys, for an export.
    pub aside: Vec<(String, String)>,
    /// What an errand brought.
    pub brought: Option<ServerReply>,
    /// Seconds since 1970.
    pub seconds: i64,
    /// Milliseconds since then.
    pub millis: u16,
    /// Random bytes.
    pub luck: [u8; 32],
}

/// An answer. It must not be given before its rows are kept.
#[derive(Debug, Default, Serialize)]
pub struct AppResponse {
    /// The HTTP status.
    pub status: u16,
    /// Names and values of headers.
    pub headers: Vec<(&'static str, String)>,
    /// The content.
    pub body: String,
    /// The rows that changed, with their keys.
    pub rows: Vec<(String, String)>,
    /// What long work found, for the other workers.
    pub found: Vec<Discovery>,
    /// What is to be asked of the server before there is an answer: then this is none yet.
    pub errand: Option<ServerRequest>,
    /// Whether the request needs what the module of a first visit leaves out. This is no answer then, and the edition must not be asked
    /// again: what the request did so far is in its memory.
    pub left_out: bool,
}

/// A question to the server that the edition was loaded from. What it brings comes with the same request at another path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ServerRequest {
    /// The path on the server. It is asked with `POST`.
    pub to: &'static str,
    /// The token of the device; empty if it has none.
    pub token: String,
    /// The body, as JSON.
    pub body: String,
    /// The path of the request that takes in what it brings.
    pub then: &'static str,
    /// What comes back with that request as it is.
    pub state: String,
}

/// What an errand brought.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ServerReply {
    /// The HTTP status; 0 if the server cannot be reached.
    pub status: u16,
    /// The body.
    pub body: String,
    /// The errand's state.
    pub state: String,
}
