//! The cookie that identifies a browser: a random token. The store has only its hash.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};

/// The name of the cookie.
const NAME: &str = "underdeck";
/// How long a browser keeps it: 400 days, the most that browsers allow.
const AGE: u32 = 400 * 24 * 60 * 60;

/// A token: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// A random one.
    pub(crate) fn new() -> Result<Self, String> {
        Ok(Self(crate::luck::hex(&crate::luck::bytes::<32>()?)))
    }

    /// A token from its text.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let is_token = text.len() == 64 && text.bytes().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c));
        is_token.then(|| Self(text.to_owned()))
    }

    /// The token in a request's cookies.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find_map(|(name, value)| (name == NAME).then(|| Self::read(value)).flatten())
    }

    /// Its hash, which is all that the store has.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }

    /// Its text, for its owner only.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// The header that gives it to a browser.
    pub(crate) fn header(&self) -> Option<HeaderValue> {
        let Self(token) = self;
        HeaderValue::from_str(&format!("{NAME}={token}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax")).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_cookies_and_nothing_else_is() {
        let token = Token::new().unwrap();
        let mut headers = HeaderMap::new();
        assert!(Token::of(&headers).is_none());
        headers.insert(header::COOKIE, format!("a=b; {NAME}={}; c", token.text()).parse().unwrap());
        assert!(Token::of(&headers) == Some(token.clone()));
        headers.insert(header::COOKIE, format!("{NAME}=short").parse().unwrap());
        assert!(Token::of(&headers).is_none());
        let header = token.header().unwrap();
        assert!(header.to_str().unwrap().ends_with("HttpOnly; SameSite=Lax"));
        assert_ne!(token.hash(), Token::new().unwrap().hash());
    }
}
