//! The cookie that identifies a browser by a token, and the cookie of its language.

use axum::http::{HeaderMap, HeaderValue, header};
use underdeck_game::Language;
use underdeck_site::{AGE, LANGUAGE, kept_cookie};

use crate::token::Token;

/// The name of the cookie without TLS.
const PLAIN: &str = "underdeck";
/// Its name with TLS: no other host, and no connection without TLS, can set a cookie with this prefix.
const SECURE: &str = "__Host-underdeck";

/// A token in a request's cookies.
pub(crate) struct SentToken {
    pub(crate) token: Token,
    /// Whether a request with TLS has it under the name without TLS, as all browsers did before.
    pub(crate) is_outdated: bool,
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

/// The header that sets a token in a browser; only for TLS if `is_secure`.
pub(crate) fn set_token(token: &Token, is_secure: bool) -> Option<HeaderValue> {
    let name = if is_secure { SECURE } else { PLAIN };
    HeaderValue::from_str(&kept_cookie(name, token.text(), AGE, is_secure)).ok()
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
        std::array::from_fn(|n| number[n])
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
        let text = |is_secure| set_token(&token, is_secure).unwrap().to_str().unwrap().to_owned();
        assert!(text(false).starts_with("underdeck=") && text(false).ends_with("HttpOnly; SameSite=Lax"));
        assert!(text(true).starts_with("__Host-underdeck=") && text(true).contains("Path=/;"));
        assert!(text(true).ends_with("; Secure") && !text(true).contains("Domain"));
        assert_ne!(token.hash(), secure.hash());
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
