//! Which addresses there are, and how each is asked: for whoever asks in another way, and to count requests.

use crate::error::{Error, Words};

const GET: &str = "GET, HEAD";
const POST: &str = "POST";
const BOTH: &str = "GET, HEAD, POST";

/// Every address with its methods; `*` stands for any part.
const KNOWN: [(&str, &str); 64] = [
    ("/", GET),
    ("/campaigns", BOTH),
    ("/campaigns/*", BOTH),
    ("/credits", GET),
    ("/d/*", BOTH),
    ("/daily", GET),
    ("/daily/*", BOTH),
    ("/deal", POST),
    ("/g/*", GET),
    ("/g/*/again", POST),
    ("/g/*/answer-back", POST),
    ("/g/*/ask-back", POST),
    ("/g/*/auto", POST),
    ("/g/*/claim", POST),
    ("/g/*/correct", POST),
    ("/g/*/delete", BOTH),
    ("/g/*/eye", POST),
    ("/g/*/go", POST),
    ("/g/*/leave", POST),
    ("/g/*/leave-guide", POST),
    ("/g/*/move", POST),
    ("/g/*/peek", POST),
    ("/g/*/record", GET),
    ("/g/*/redo", POST),
    ("/g/*/rematch", POST),
    ("/g/*/replay", GET),
    ("/g/*/result.svg", GET),
    ("/g/*/review", GET),
    ("/g/*/sheet", GET),
    ("/g/*/solution", GET),
    ("/g/*/solution/*", GET),
    ("/g/*/undo", POST),
    ("/g/*/watch", POST),
    ("/games/*", BOTH),
    ("/help", GET),
    ("/join/*", BOTH),
    ("/mine", GET),
    ("/practice", BOTH),
    ("/puzzles", GET),
    ("/puzzles/*", GET),
    ("/puzzles/*/*", BOTH),
    ("/records", BOTH),
    ("/rules/*", GET),
    ("/settings", BOTH),
    ("/statistics", GET),
    ("/statistics/*", GET),
    ("/statistics/*/luck", GET),
    ("/statistics/export.csv", GET),
    ("/statistics/export.json", GET),
    ("/watch/*", GET),
    // What keeps to a server.
    ("/daily/*/reveal.json", GET),
    ("/daily/commitments.json", GET),
    ("/account", GET),
    ("/account/delete", BOTH),
    ("/account/export", GET),
    ("/account/import", POST),
    ("/account/link", POST),
    ("/account/unlink", POST),
    ("/g/*/events", GET),
    ("/healthz", GET),
    ("/link", POST),
    ("/link/*", GET),
    ("/metrics", GET),
    ("/watch/*/events", GET),
];

/// The pattern of an address, in which `*` stands for what differs, and its methods; `None` if there is nothing.
pub fn known(path: &str) -> Option<(&'static str, &'static str)> {
    let fits = |pattern: &str| {
        let mut parts = path.split('/');
        let is_one = pattern.split('/').all(|wanted| {
            parts.next().is_some_and(|part| if wanted == "*" { !part.is_empty() } else { part == wanted })
        });
        is_one && parts.next().is_none()
    };
    let mut found = KNOWN.into_iter().filter(|(pattern, _)| fits(pattern));
    let first = found.next()?;
    // The one with a name goes before the one that takes any.
    Some(found.next().filter(|(pattern, _)| !pattern.ends_with('*')).unwrap_or(first))
}

/// What is said of an address that is asked in a way in which nothing is there.
pub fn nothing_at(path: &str) -> Error {
    match known(path) {
        Some((_, allowed)) => Error::Method(allowed.to_owned()),
        None => Error::NotFound(Words::of("refused-no-page")),
    }
}

/// Whether each `%` of an address stands for a byte, and the bytes are text, which has no byte 0: PostgreSQL knows no such text.
pub fn is_encoded(address: &str) -> bool {
    let mut rest = address.as_bytes();
    while let Some(at) = rest.iter().position(|byte| *byte == b'%') {
        match rest.get(at + 1..at + 3) {
            Some(digits) if digits.iter().all(u8::is_ascii_hexdigit) => rest = &rest[at + 3..],
            _ => return false,
        }
    }
    percent_encoding::percent_decode_str(address).decode_utf8().is_ok_and(|text| !text.contains('\0'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::moves::FORMS;

    #[test]
    fn an_address_has_its_own_pattern() {
        let pattern = |path| known(path).map(|(pattern, _)| pattern);
        assert_eq!(pattern("/g/0123/move"), Some("/g/*/move"));
        assert_eq!(pattern("/statistics/export.csv"), Some("/statistics/export.csv"));
        assert_eq!(pattern("/statistics/keevorn"), Some("/statistics/*"));
        assert_eq!(
            (pattern("/g"), pattern("/g/"), pattern("/g/1/2/3/4"), pattern("/wp-login")),
            (None, None, None, None)
        );
        assert!(FORMS.iter().all(|form| known(&format!("/g/1/{form}")).is_some_and(|(_, allowed)| allowed == POST)));
    }

    #[test]
    fn what_stands_for_no_text_is_not_encoded() {
        assert!(["/", "/d/17%20A", "/d/%C3%BC?x=100%25"].into_iter().all(is_encoded));
        assert!(!["/%", "/d/%zz", "/d/%a", "/d/%ff", "/?x=%c3", "/join/a%00b"].into_iter().any(is_encoded));
    }
}
