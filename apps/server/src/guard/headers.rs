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

/// Pages of one player, or for holders of a link.
const UNLISTED: [&str; 5] = ["/g/", "/watch/", "/join/", "/link/", "/account"];

/// Adds the headers that depend on the request: search engines list no page of a player, and browsers return by TLS only.
pub(crate) fn add_for(headers: &mut HeaderMap, path: &str, is_secure: bool) {
    if UNLISTED.iter().any(|start| path.starts_with(start)) {
        headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    }
    if is_secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}
