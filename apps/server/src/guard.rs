//! Checks of every request: host and origin, cookies, form tokens, headers, proxies.

pub(crate) mod admission;
pub(crate) mod client;
pub(crate) mod cookie;
pub(crate) mod encoding;
pub(crate) mod headers;
pub(crate) mod origin;

use axum::http::StatusCode;
use underdeck_game::say;
use underdeck_site::Error;

/// The error for a body that cannot be read.
pub(crate) fn rejected(status: StatusCode, why: &str) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge(say!(REFUSED_LARGE)),
        _ => Error::Wrong(say!(REFUSED_UNREAD, why = why.to_string())),
    }
}
