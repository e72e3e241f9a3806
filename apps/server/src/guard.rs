//! Checks of every request: host and origin, cookies, form tokens, headers, proxies.

pub(crate) mod admission;
pub(crate) mod client;
pub(crate) mod cookie;
pub(crate) mod headers;
pub(crate) mod origin;

use axum::http::StatusCode;
use underdeck_site::{Error, PageText};

/// The error for a body that cannot be read.
pub(crate) fn rejected(status: StatusCode, why: &str) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge(PageText::of("refused-large")),
        _ => Error::Wrong(PageText::with("refused-unread", [("why", why.to_string())])),
    }
}
