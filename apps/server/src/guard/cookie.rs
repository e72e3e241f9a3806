//! The cookie that identifies a browser by a random token, of which the store has only the hash; and the cookie of its language.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};
use underdeck_game::Language;
use underdeck_site::{AGE, LANGUAGE, kept_cookie};

/// The name of the cookie.
pub(crate) const NAME: &str = "underdeck";
/// A token: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// A random one.
    pub(crate) fn new() -> Result<Self, String> {
        Ok(Self(crate::random::hex(&crate::random::bytes::<32>()?)))
    }

    /// A token from its text.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let is_token = text.len() == 64 && text.bytes().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c));
        is_token.then(|| Self(text.to_owned()))
    }

    /// The token in a request's cookies.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        values(headers, NAME).find_map(Self::read)
    }

    /// Its hash, which is all that the store has.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }

    /// Its text, for its owner only.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// The header that sets it in a browser; only for TLS if `is_secure`.
    pub(crate) fn header(&self, is_secure: bool) -> Option<HeaderValue> {
        HeaderValue::from_str(&kept_cookie(NAME, &self.0, AGE, is_secure)).ok()
    }
}

/// The values of all cookies of a name.
fn values<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(known, _)| *known == name).map(|(_, value)| value)
}

/// The chosen language, or else the one that the browser prefers.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    chosen_language(headers).unwrap_or_else(|| Language::accepted(wanted))
}

/// The chosen language, if there is one.
pub(crate) fn chosen_language(headers: &HeaderMap) -> Option<Language> {
    values(headers, LANGUAGE).find_map(Language::of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_valid_token_is_found_among_cookies() {
        let token = Token::new().unwrap();
        let mut headers = HeaderMap::new();
        assert!(Token::of(&headers).is_none());
        headers.insert(header::COOKIE, format!("a=b; {NAME}={}; c", token.text()).parse().unwrap());
        assert!(Token::of(&headers) == Some(token.clone()));
        headers.insert(header::COOKIE, format!("{NAME}=short").parse().unwrap());
        assert!(Token::of(&headers).is_none());
        let header = token.header(false).unwrap();
        assert!(header.to_str().unwrap().ends_with("HttpOnly; SameSite=Lax"));
        assert!(token.header(true).unwrap().to_str().unwrap().ends_with("; Secure"));
        assert_ne!(token.hash(), Token::new().unwrap().hash());
    }

    #[test]
    fn the_chosen_language_precedes_that_of_the_browser() {
        let mut headers = HeaderMap::new();
        let german = Language::of("de").unwrap();
        assert_eq!(language(&headers), Language::ENGLISH);
        headers.insert(header::ACCEPT_LANGUAGE, "de-CH,en;q=0.5".parse().unwrap());
        assert_eq!((language(&headers), chosen_language(&headers)), (german, None));
        headers.insert(header::COOKIE, "language=en".parse().unwrap());
        assert_eq!(language(&headers), Language::ENGLISH);
        headers.insert(header::COOKIE, "language=tlh".parse().unwrap());
        assert_eq!(language(&headers), german);
    }
}
