//! The headers of every response.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Headers and their values; a response's own headers take precedence.
const ALL: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, underdeck_pages::CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// Adds the missing headers.
pub(crate) fn add(headers: &mut HeaderMap) {
    for (name, value) in ALL {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
}
