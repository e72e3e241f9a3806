//! The cookie that identifies a browser by a random token, of which the store has only the hash; and the cookie of its language.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};
use underdeck_game::Language;
use underdeck_site::{AGE, LANGUAGE, kept_cookie};

use crate::random::hex;

/// The name of the cookie without TLS.
const PLAIN: &str = "underdeck";
/// Its name with TLS: no other host, and no connection without TLS, can set a cookie with this prefix.
const SECURE: &str = "__Host-underdeck";
/// The bytes of a token's random number, and of its signature.
const HALF: usize = 16;

/// A token: 64 hexadecimal digits. Those made now are a random number and the server's signature of it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

/// A token in a request's cookies.
pub(crate) struct SentToken {
    pub(crate) token: Token,
    /// Whether a request with TLS has it under the name without TLS, as all browsers did before.
    pub(crate) is_outdated: bool,
}

impl Token {
    /// A new one, signed by `sign`.
    pub(crate) fn new(sign: impl Fn(&[u8]) -> [u8; 32]) -> Result<Self, String> {
        let number = hex(&crate::random::bytes::<HALF>()?);
        let signature = hex(&sign(number.as_bytes())[..HALF]);
        Ok(Self(number + &signature))
    }

    /// Whether it was signed by `sign`.
    pub(crate) fn is_signed(&self, sign: impl Fn(&[u8]) -> [u8; 32]) -> bool {
        let (number, signature) = self.0.split_at(2 * HALF);
        hex(&sign(number.as_bytes())[..HALF]) == signature
    }

    /// A token from its text.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let is_token = text.len() == 64 && text.bytes().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c));
        is_token.then(|| Self(text.to_owned()))
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
        let name = if is_secure { SECURE } else { PLAIN };
        HeaderValue::from_str(&kept_cookie(name, &self.0, AGE, is_secure)).ok()
    }
}

impl SentToken {
    /// The token in a request's cookies.
    pub(crate) fn of(headers: &HeaderMap, is_secure: bool) -> Option<Self> {
        let named = |name| values(headers, name).find_map(Token::read);
        let current = named(if is_secure { SECURE } else { PLAIN }).map(|token| Self { token, is_outdated: false });
        let outdated = || named(PLAIN).map(|token| Self { token, is_outdated: true });
        current.or_else(|| if is_secure { outdated() } else { None })
    }
}

/// The header that removes the cookie without TLS.
pub(crate) fn plain_end(is_secure: bool) -> Option<HeaderValue> {
    HeaderValue::from_str(&kept_cookie(PLAIN, "", 0, is_secure)).ok()
}

/// The headers that remove the token from a browser.
pub(crate) fn ends(is_secure: bool) -> impl Iterator<Item = HeaderValue> {
    let secure = is_secure.then(|| HeaderValue::from_str(&kept_cookie(SECURE, "", 0, true)).ok()).flatten();
    secure.into_iter().chain(plain_end(is_secure))
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

    fn sign(number: &[u8]) -> [u8; 32] {
        Sha256::digest([b"secret", number].concat()).into()
    }

    #[test]
    fn only_a_valid_token_is_found_among_cookies() {
        let token = Token::new(sign).unwrap();
        let mut headers = HeaderMap::new();
        let found = |headers: &HeaderMap, is_secure| {
            SentToken::of(headers, is_secure).map(|sent| (sent.token.text().to_owned(), sent.is_outdated))
        };
        assert!(found(&headers, false).is_none());
        headers.insert(header::COOKIE, format!("a=b; {PLAIN}={}; c", token.text()).parse().unwrap());
        assert_eq!(found(&headers, false), Some((token.text().to_owned(), false)));
        assert_eq!(found(&headers, true), Some((token.text().to_owned(), true)));
        let secure = Token::new(sign).unwrap();
        headers.append(header::COOKIE, format!("{SECURE}={}", secure.text()).parse().unwrap());
        assert_eq!(found(&headers, true), Some((secure.text().to_owned(), false)));
        headers.insert(header::COOKIE, format!("{PLAIN}=short").parse().unwrap());
        assert!(found(&headers, false).is_none());
        let header = |is_secure| token.header(is_secure).unwrap().to_str().unwrap().to_owned();
        assert!(header(false).starts_with("underdeck=") && header(false).ends_with("HttpOnly; SameSite=Lax"));
        assert!(header(true).starts_with("__Host-underdeck=") && header(true).contains("Path=/;"));
        assert!(header(true).ends_with("; Secure") && !header(true).contains("Domain"));
        assert_ne!(token.hash(), secure.hash());
    }

    #[test]
    fn a_token_that_the_server_did_not_sign_is_recognised() {
        let token = Token::new(sign).unwrap();
        assert!(token.is_signed(sign) && !token.is_signed(|_| [0; 32]));
        assert!(!Token::read(&"0".repeat(64)).unwrap().is_signed(sign));
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
