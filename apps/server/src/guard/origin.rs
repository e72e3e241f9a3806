//! The host and the origin of a request: only this site's own pages may change anything, under a host name of this site.

use axum::extract::Request;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, Version, header};
use underdeck_game::say;
use underdeck_site::Error;

use crate::app::Networks;

/// Checks that a request names one host, which is one of this site.
///
/// # Errors
/// If it does not.
pub(crate) fn check_host(networks: &Networks, request: &Request) -> Result<(), Error> {
    check_host_header(request)?;
    let (headers, uri) = (request.headers(), request.uri());
    let is_ours = |host: &str| networks.hosts.iter().any(|known| known.is(host));
    match networks.hosts.first() {
        None if networks.public || is_local(headers, uri) => Ok(()),
        None => Err(Error::Forbidden(say!(REFUSED_HOST))),
        Some(_) if host(headers, uri).is_some_and(is_ours) || (!networks.public && is_local(headers, uri)) => Ok(()),
        Some(own) => Err(Error::Wrong(say!(REFUSED_HOST_NAME, own = own.to_string()))),
    }
}

/// Checks that a request has one header `Host` with a host's name (RFC 9112, 3.2). HTTP/1.0 does without.
///
/// # Errors
/// If it does not.
pub(crate) fn check_host_header(request: &Request) -> Result<(), Error> {
    let mut all = request.headers().get_all(header::HOST).iter();
    let is_name = |text: &[u8]| {
        Authority::try_from(text).is_ok_and(|host| !host.host().is_empty() && !host.as_str().contains('@'))
    };
    let is_one = match (all.next(), all.next()) {
        (Some(one), None) => is_name(one.as_bytes()),
        (None, _) => request.version() < Version::HTTP_11,
        _ => false,
    };
    if is_one { Ok(()) } else { Err(Error::Wrong(say!(REFUSED_HOST_MISSING))) }
}

/// Whether a request may come from a page of this site, by its headers. If a browser sends none, the token in the form decides.
pub(crate) fn is_ours(headers: &HeaderMap, uri: &Uri) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    match (text("origin"), host(headers, uri)) {
        (None, _) => true,
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host)),
        (Some(_), None) => false,
    }
}

/// Whether the requested host is a name that only this machine can have. Otherwise a foreign site could point its own name
/// at this machine and read along.
pub(crate) fn is_local(headers: &HeaderMap, uri: &Uri) -> bool {
    let Some(host) = host(headers, uri) else { return false };
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    let address = name.parse::<std::net::IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// The scheme and host of this site as a browser has them, such as `https://cards.example`; empty if no host was requested. A
/// trusted proxy that speaks TLS says so.
pub(crate) fn of(headers: &HeaderMap, uri: &Uri, is_secure: bool) -> String {
    let scheme = if is_secure { "https" } else { "http" };
    host(headers, uri).map_or_else(String::new, |host| format!("{scheme}://{host}"))
}

/// The requested host, with its port. An absolute address precedes the header (RFC 9112, 3.2.2).
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    let header = || headers.get(header::HOST).and_then(|host| host.to_str().ok());
    uri.authority().map(|authority| authority.as_str()).or_else(header)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn other_sites_are_recognised() {
        let ours = |pairs| is_ours(&headers(pairs), &"/g/1/move".parse().unwrap());
        assert!(ours(&[("sec-fetch-site", "same-origin")]) && ours(&[]));
        assert!(!ours(&[("sec-fetch-site", "cross-site")]) && !ours(&[("sec-fetch-site", "same-site")]));
        assert!(ours(&[("host", "localhost:8080"), ("origin", "http://localhost:8080")]));
        assert!(!ours(&[("host", "localhost:8080"), ("origin", "http://evil.example")]));
        assert!(!ours(&[("host", "localhost:8080"), ("origin", "null")]));
    }

    #[test]
    fn the_origin_is_that_of_the_browser() {
        let of = |pairs, is_secure| of(&headers(pairs), &"/daily".parse().unwrap(), is_secure);
        assert_eq!(of(&[], false), "");
        assert_eq!(of(&[("host", "localhost:8080")], false), "http://localhost:8080");
        assert_eq!(of(&[("host", "cards.example")], true), "https://cards.example");
    }

    #[test]
    fn only_names_of_this_machine_are_local() {
        let local = |host: &'static str| is_local(&headers(&[("host", host)]), &"/".parse().unwrap());
        assert!(["localhost:8080", "127.0.0.1:8080", "127.0.0.1", "[::1]:80"].into_iter().all(local));
        assert!(!["evil.example:8080", "192.0.2.1", "localhost.evil.example", ""].into_iter().any(local));
    }
}
