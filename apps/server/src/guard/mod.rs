//! What stands between a request and the games: host and origin checks, cookies, form tokens, headers, proxies.

pub(crate) mod client;
pub(crate) mod cookie;
pub(crate) mod door;
pub(crate) mod headers;
pub(crate) mod origin;

use axum::http::StatusCode;
use site::Error;

/// The error for a body that cannot be read.
pub(crate) fn rejected(status: StatusCode, why: &str) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge("the request is too large".into()),
        _ => Error::Wrong(format!("the request cannot be read: {why}")),
    }
}
