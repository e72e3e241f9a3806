//! The encodings of responses that a client accepts.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};

/// The encodings that the server has besides none: gzip made on the way, Brotli of prepared files.
const ENCODINGS: [&str; 2] = ["gzip", "br"];

/// Reduces the header `Accept-Encoding` to the encodings that the server has. A client that refuses them all gets the plain response, even
/// if it refuses that as well (RFC 9110, 12.5.3): the request is carried out by then, so a status such as 406 would be wrong.
pub(crate) fn simplify(mut request: Request) -> Request {
    let accepted: Vec<&str> = ENCODINGS.into_iter().filter(|name| accepts(request.headers(), name)).collect();
    let headers = request.headers_mut();
    headers.remove(header::ACCEPT_ENCODING);
    if let Ok(accepted) = HeaderValue::from_str(&accepted.join(", "))
        && !accepted.is_empty()
    {
        headers.insert(header::ACCEPT_ENCODING, accepted);
    }
    request
}

/// Whether a client accepts an encoding, by its name or by `*`.
pub(crate) fn accepts(headers: &HeaderMap, wanted: &str) -> bool {
    let all = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let all: Vec<(&str, bool)> = all.flat_map(|value| value.split(',')).map(read).collect();
    let of = |wanted: &str| {
        all.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, is_accepted)| *is_accepted)
    };
    of(wanted).or_else(|| of("*")).unwrap_or(false)
}

/// The name of an encoding, and whether its weight is more than 0.
fn read(text: &str) -> (&str, bool) {
    let (name, weight) = text.split_once(';').unwrap_or((text, ""));
    let weight = weight.trim().strip_prefix(['q', 'Q']).and_then(|rest| rest.trim_start().strip_prefix('='));
    (name.trim(), weight.is_none_or(|weight| weight.trim().parse::<f32>().is_ok_and(|weight| weight > 0.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn simple(accepted: &'static str) -> Option<String> {
        let request = Request::get("/").header(header::ACCEPT_ENCODING, accepted).body(Body::empty()).unwrap();
        let text = |value: &HeaderValue| value.to_str().unwrap().to_owned();
        simplify(request).headers().get(header::ACCEPT_ENCODING).map(text)
    }

    #[test]
    fn only_encodings_of_the_server_remain() {
        assert_eq!(simple("gzip, deflate, br, zstd").as_deref(), Some("gzip, br"));
        assert_eq!(simple("GZIP;q=0.5, br ; q = 0.000").as_deref(), Some("gzip"));
        assert_eq!(simple("*").as_deref(), Some("gzip, br"));
        for nothing in ["", "identity;q=0", "*;q=0", "gzip;q=0, br;q=0, *", "gzip;q=nonsense"] {
            assert_eq!(simple(nothing), None, "{nothing}");
        }
    }
}
