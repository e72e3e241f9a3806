//! Requests of the service worker to the site in memory, and their answers.

use serde::{Deserialize, Serialize};
use underdeck_site::{ReviewRequest, Reviewed};

/// The environment of the edition.
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
    /// The number of rows put into quarantine in earlier runs.
    pub aside: usize,
}

/// The browser's storage, for the page of the device.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub struct StorageEstimate {
    /// The bytes stored, and the quota.
    pub bytes: Option<(u64, u64)>,
    /// Whether the browser has promised to keep them.
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
    /// The browser's storage.
    pub place: StorageEstimate,
    /// The rows in quarantine with their keys, for an export.
    pub aside: Vec<(String, String)>,
    /// The codes of the languages that cannot be loaded, and whether a page has said so.
    pub lacks: Vec<(String, bool)>,
    /// The reply to a request to the server.
    pub brought: Option<ServerReply>,
    /// Seconds since 1970.
    pub seconds: i64,
    /// Milliseconds since then.
    pub millis: u16,
    /// Random bytes.
    pub luck: [u8; 32],
}

/// An answer. Its rows must be in the journal before the page gets it.
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
    /// The results of long work, for the other workers.
    pub found: Vec<Discovery>,
    /// The request to the server that comes first; this is not an answer then.
    pub errand: Option<ServerRequest>,
    /// The code of a language. Without a status, this is not an answer: the language must be loaded first, or be among those that the request
    /// [lacks](AppRequest::lacks). With one, the page says that the language is missing.
    pub language: Option<&'static str>,
    /// Whether the module of a first visit lacks what the request needs. This is not an answer then, and the edition must not be used
    /// again: its memory contains half of the request's effects.
    pub left_out: bool,
}

/// A request to the server of the edition. Its reply comes with a request at another path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ServerRequest {
    /// The path on the server. The method is `POST`.
    pub to: &'static str,
    /// The token of the device; empty if it has none.
    pub token: String,
    /// The body, as JSON.
    pub body: String,
    /// The path of the request that brings the reply.
    pub then: &'static str,
    /// A text that comes back unchanged with that request.
    pub state: String,
}

/// The reply to a request to the server.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ServerReply {
    /// The HTTP status; 0 if the server cannot be reached.
    pub status: u16,
    /// The body.
    pub body: String,
    /// The state of its request.
    pub state: String,
}

/// The result of a long request, for the other workers. It is not in the journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Discovery {
    /// The coach's review of a game.
    Review(ReviewRequest, Reviewed),
}
