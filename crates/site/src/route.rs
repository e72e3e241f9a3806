//! Routes, and finding the route of a request.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use underdeck_catalogue::Game;
use underdeck_chronicle::{Dealt, Winnable};
use underdeck_game::{Message, say};
use underdeck_pages::CampaignRow;
use underdeck_play::Capabilities;
use underdeck_record::Record;

use crate::answer::{Request, Response, parts};
use crate::error::Error;
use crate::fields::Fields;
use crate::kept::StoredCampaign;
use crate::request_context::RequestContext;

/// The method of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// `GET`, and `HEAD`, which has the same response without the content.
    Get,
    /// `POST`.
    Post,
}

/// The class of a route: its limits and metrics for a host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// A page or a file.
    Page,
    /// A page or a file about many games of a player.
    Report,
    /// A form.
    Form,
    /// A form that begins a review.
    Review,
    /// A form that changes a game and nothing else of the player.
    Move,
    /// A form with a file, which is a record.
    Record,
    /// A form with a file, which has all games of a player.
    Import,
}

impl Class {
    /// Whether its routes only show something.
    pub const fn is_page(self) -> bool {
        matches!(self, Self::Page | Self::Report)
    }
}

/// An address with its method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address {
    /// Its method.
    pub method: Method,
    /// Its path; a part that is `*` or in braces, such as `{id}`, matches any part.
    pub pattern: &'static str,
    /// Its class.
    pub class: Class,
}

/// A pending result of a host.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// An address of the site and its handler.
pub(crate) struct Route<H> {
    pub(crate) address: Address,
    pub(crate) handler: for<'a> fn(HandlerContext<'a, H>) -> BoxFuture<'a, Response>,
}

/// The input of a handler.
pub(crate) struct HandlerContext<'a, H> {
    pub(crate) app: &'a Arc<H>,
    pub(crate) visitor: RequestContext,
    /// The part of the path that the first `*` of the pattern matches, decoded.
    pub(crate) first: String,
    /// The same for the second one.
    pub(crate) second: String,
    /// The rest of the request, without its form.
    pub(crate) request: Request,
    /// The checked fields of the form; empty for a page.
    pub(crate) fields: Fields,
}

/// Finds a deal for a new game: [`Winnable::deal`] or [`Winnable::deal_core`].
pub(crate) type Deal =
    fn(Winnable, &Game, &[(String, String)], u64, &AtomicBool) -> Result<Dealt, underdeck_catalogue::Error>;

/// Campaigns for a list.
type Rows<'a> = BoxFuture<'a, Vec<CampaignRow>>;

/// The part of the site beyond starting and playing games. A program that does not name it does not link it.
pub struct Further<H: 'static> {
    /// The routes.
    pub(crate) routes: &'static [Route<H>],
    /// Finds winnable deals of every game.
    pub(crate) deal: Deal,
    /// Evaluates a game in progress for the coach's eye.
    pub(crate) eye: fn(&Arc<H>, Record) -> BoxFuture<'_, Option<Message>>,
    /// Prepares a player's campaigns for a list.
    pub(crate) campaigns: fn(&Arc<H>, i64, Vec<StoredCampaign>) -> Rows<'_>,
    /// The capabilities with games.
    pub(crate) capabilities: &'static Capabilities,
}

impl<H: 'static> fmt::Debug for Further<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let addresses = self.routes.iter().map(|route| route.address.pattern);
        f.debug_list().entries(addresses).finish()
    }
}

impl Address {
    /// The pattern that matches a path. A literal part has precedence over `*`. `None` if no pattern matches.
    pub fn pattern_of(addresses: impl IntoIterator<Item = Self>, path: &str) -> Option<&'static str> {
        let given = parts(path)?;
        let fits = |pattern: &&str| {
            let wanted = parts_of(pattern);
            wanted.clone().count() == given.len()
                && wanted.zip(&given).all(|(wanted, part)| is_any(wanted) || wanted == part)
        };
        let fitting = addresses.into_iter().map(|address| address.pattern).filter(fits);
        fitting.min_by_key(|pattern| parts_of(pattern).map(is_any).collect::<Vec<_>>())
    }

    /// The route that matches a method and a path, among addresses or items with an address.
    ///
    /// # Errors
    /// If no path matches, or the address has only other methods. `None` is a method that no address has.
    pub fn find<R: Copy + Into<Self>>(
        routes: impl Iterator<Item = R> + Clone,
        method: Option<Method>,
        path: &str,
    ) -> Result<R, Error> {
        let pattern = Self::pattern_of(routes.clone().map(R::into), path);
        let same = routes.map(|route| (route, route.into())).filter(|(_, address)| Some(address.pattern) == pattern);
        if let Some((found, _)) = same.clone().find(|(_, address)| Some(address.method) == method) {
            return Ok(found);
        }
        let is_asked = |wanted: Method| same.clone().any(|(_, address)| address.method == wanted);
        let allowed = match (is_asked(Method::Get), is_asked(Method::Post)) {
            (true, true) => "GET, HEAD, POST",
            (true, false) => "GET, HEAD",
            (false, true) => "POST",
            (false, false) => return Err(Error::NotFound(say!(REFUSED_NO_PAGE))),
        };
        Err(Error::Method(allowed.to_owned()))
    }
}

impl<H> From<&Route<H>> for Address {
    fn from(route: &Route<H>) -> Self {
        route.address
    }
}

/// The parts of a pattern.
pub(crate) fn parts_of(pattern: &str) -> impl Iterator<Item = &str> + Clone {
    pattern.split('/').skip(1).filter(|part| !part.is_empty())
}

/// Whether a part of a pattern matches any part.
pub(crate) fn is_any(part: &str) -> bool {
    part == "*" || part.starts_with('{')
}

/// Whether each `%` of an address encodes a byte, and the bytes are UTF-8 without a byte 0, which PostgreSQL cannot store.
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

    fn address(method: Method, pattern: &'static str) -> Address {
        Address { method, pattern, class: Class::Page }
    }

    #[test]
    fn the_most_literal_pattern_wins_in_any_order() {
        let all = ["/", "/a/*", "/a/b", "/a/{id}/c", "/a/b/*", "/a/*/*"].map(|pattern| address(Method::Get, pattern));
        let found = |path| {
            let forwards = Address::pattern_of(all, path);
            assert_eq!(Address::pattern_of(all.into_iter().rev(), path), forwards);
            forwards
        };
        assert_eq!(["/", "/a/b", "/a/x"].map(found), [Some("/"), Some("/a/b"), Some("/a/*")]);
        assert_eq!(["/a/b/c", "/a/x/c", "/a/x/y"].map(found), [Some("/a/b/*"), Some("/a/{id}/c"), Some("/a/*/*")]);
        assert_eq!(["", "/a", "/a/", "/a//c", "/a/b/c/d", "/wp-login"].map(found), [None; 6]);
        assert_eq!(["/%61/b", "/a/%62%2Fb"].map(found), [Some("/a/b"), Some("/a/*")]);
    }

    #[test]
    fn another_method_is_refused_with_those_that_are_allowed() {
        use Method::{Get, Post};
        let all =
            [(Get, "/a"), (Post, "/b"), (Post, "/c"), (Get, "/c")].map(|(method, pattern)| address(method, pattern));
        let find = |method, path| Address::find(all.into_iter(), method, path);
        assert_eq!(find(Some(Post), "/c").ok(), Some(all[2]));
        let allowed = |method, path| match find(method, path) {
            Err(Error::Method(allowed)) => allowed,
            other => panic!("{path}: {other:?}"),
        };
        assert_eq!(
            [allowed(Some(Post), "/a"), allowed(Some(Get), "/b"), allowed(None, "/c")],
            ["GET, HEAD", "POST", "GET, HEAD, POST"]
        );
        assert!(matches!(find(Some(Get), "/d"), Err(Error::NotFound(_))));
    }

    #[test]
    fn an_escape_that_is_not_text_is_not_encoded() {
        assert!(["/", "/d/17%20A", "/d/%C3%BC?x=100%25"].into_iter().all(is_encoded));
        assert!(!["/%", "/d/%zz", "/d/%a", "/d/%ff", "/?x=%c3", "/join/a%00b"].into_iter().any(is_encoded));
    }
}
