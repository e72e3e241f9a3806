//! Middleware for pages: identifies the visitor, checks the request, and renders errors as pages.

use std::sync::Arc;

use axum::body::HttpBody as _;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, timeout_at};
use underdeck_game::{Language, say};
use underdeck_pages::PageSettings;
use underdeck_site::{Error, RequestContext, StoredPlayer};

use super::client::Client;
use super::cookie::{self, SentToken};
use super::{client, headers, origin};
use crate::address::RequestedRoute;
use crate::app::App;
use crate::caller::{Caller, Cost, Owner};
use crate::random::hex;
use crate::token::Token;

/// A response that carries an error; a middleware renders it as a page or as JSON.
#[derive(Clone)]
pub(crate) struct ErrorResponse(pub(crate) Arc<Error>);

impl<E: Into<Error>> From<E> for ErrorResponse {
    fn from(error: E) -> Self {
        Self(Arc::new(error.into()))
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let mut response = status(&self.0).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The HTTP status of an error.
pub(crate) fn status(error: &Error) -> StatusCode {
    StatusCode::from_u16(error.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// Admits a request for a page and turns errors into pages.
pub(crate) async fn for_pages(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (client, is_get) = (client::of(&request), request.method() == Method::GET);
    let sent = SentToken::of(request.headers(), client.is_secure);
    let wanted = RequestedRoute::by(request.extensions());
    let may = check_request(&app, &request, sent.as_ref().map(|sent| sent.token.hash()));
    let end = Instant::now() + app.limits.request;
    // The player is not known yet.
    let token = sent.as_ref().map_or_else(Default::default, |sent| sent.token.hash());
    let unknown = stranger(client, token);
    let caller = Caller { owner: unknown, cost: Cost::Light };
    let (visit, may) = match may {
        Ok(()) => match with_deadline(end, caller.scope(find_visitor(&app, sent, wanted.is_move()))).await.flatten() {
            Ok(visit) => (visit, Ok(())),
            Err(error) => (Visit::default(), Err(error)),
        },
        // A refused request costs no query of the store.
        Err(error) => {
            (Visit { player: sent.and_then(|sent| app.cached_player(&sent.token)), ..Visit::default() }, Err(error))
        }
    };
    let Some(token) = visit.token.map_or_else(|| app.new_token().ok(), Some) else {
        return ErrorResponse::from(Error::Internal("the system gives no random bytes".into())).into_response();
    };
    let visitor = visitor(&app, &request, &token, visit.player);
    // The first form that a visitor sends creates a player.
    let is_first = visitor.player.is_none() && request.method() == Method::POST;
    let is_banned = visitor.player.as_ref().is_some_and(|player| player.is_banned) && !is_farewell(&visitor.path);
    let let_in = may.and_then(|()| match is_first {
        _ if is_banned => Err(Error::Banned),
        true => check_new_player(&app, client),
        false => Ok(()),
    });
    let response = match let_in {
        Ok(()) => {
            let mut request = request;
            request.extensions_mut().insert(visitor.clone());
            let owner = visitor.player.as_ref().map_or(unknown, |player| Owner::Player(player.id));
            let caller = Caller { owner, cost: wanted.cost() };
            with_deadline(end, caller.scope(next.run(request)))
                .await
                .unwrap_or_else(|error| ErrorResponse::from(error).into_response())
        }
        Err(error) => ErrorResponse::from(error).into_response(),
    };
    let mut response = as_page(response, &wanted, &visitor);
    // A form may have set another token.
    if is_get && (visit.is_new || visit.is_outdated) {
        let old = visit.is_outdated.then(|| cookie::plain_end(client.is_secure)).flatten();
        for cookie in cookie::set_token(&token, client.is_secure).into_iter().chain(old) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    response
}

/// A visitor as the store knows them.
#[derive(Default)]
struct Visit {
    /// The token that they sent, if it is valid.
    token: Option<Token>,
    /// Whether they get a new token.
    is_new: bool,
    /// Whether their token must move to the cookie for TLS.
    is_outdated: bool,
    player: Option<StoredPlayer>,
}

/// Finds the player of a token. A token is valid if it has a player, or this server has made it and its visitor has not sent a form yet.
/// Any other, which somebody else may have planted, is ignored.
async fn find_visitor(app: &App, sent: Option<SentToken>, is_move: bool) -> Result<Visit, Error> {
    let Some(SentToken { token, is_outdated }) = sent else {
        return Ok(Visit { is_new: true, ..Visit::default() });
    };
    let player =
        if is_move { app.find_cached_player(token.hash()).await } else { app.find_player(token.hash()).await }?;
    let is_valid = player.is_some() || (!is_outdated && app.has_made(&token));
    Ok(match is_valid {
        true => Visit { token: Some(token), is_new: false, is_outdated, player },
        false => Visit { is_new: true, ..Visit::default() },
    })
}

/// Admits a request for a file or about the server itself. Their limits are wide, since a page has many files.
pub(crate) async fn for_files(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let refused = match origin::check_host_header(&request) {
        Ok(()) if app.traffic.rates.may_fetch(client::of(&request).limited()) => return next.run(request).await,
        Ok(()) => Error::TooMany(say!(REFUSED_RATE)),
        Err(error) => error,
    };
    let text = refused.said().sentence(Language::ENGLISH) + "\n";
    let mut response = (status(&refused), text).into_response();
    if status(&refused) == StatusCode::TOO_MANY_REQUESTS {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
    }
    headers::add(response.headers_mut());
    response
}

/// The owner of the work for a client whose player is not known yet.
pub(crate) fn stranger(client: Client, token: [u8; 32]) -> Owner {
    client.limited().map_or(Owner::Token(token), Owner::Address)
}

/// The result of `work`, if it is done before `end`.
///
/// # Errors
/// If it is not. Work that a worker or the store has already received is still done.
pub(crate) async fn with_deadline<T>(end: Instant, work: impl Future<Output = T>) -> Result<T, Error> {
    timeout_at(end, work).await.map_err(|_| Error::Slow)
}

/// Checks any request: its host, announced size and rate, and the origin of a change.
///
/// # Errors
/// If a check fails.
pub(crate) fn check_request(app: &App, request: &Request, player: Option<[u8; 32]>) -> Result<(), Error> {
    origin::check_host(&app.networks, request)?;
    if !underdeck_site::is_encoded(request.uri().path_and_query().map_or("", |address| address.as_str())) {
        return Err(Error::Wrong(say!(REFUSED_PERCENT)));
    }
    let most = RequestedRoute::by(request.extensions()).most(&app.limits);
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    if length.is_some_and(|length| length.parse::<usize>().map_or(true, |length| length > most)) {
        return Err(Error::TooLarge(say!(REFUSED_REQUEST_SIZE, most = most / 1024)));
    }
    let (rates, address) = (&app.traffic.rates, client::of(request).limited());
    if !rates.may_pass(player, address) {
        return Err(Error::TooMany(say!(REFUSED_RATE)));
    }
    if RequestedRoute::by(request.extensions()).is_review() && !rates.may_review(address) {
        return Err(Error::TooMany(say!(REFUSED_REVIEW_RATE)));
    }
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !is_safe && !origin::is_ours(request.headers(), request.uri()) {
        return Err(Error::Forbidden(say!(REFUSED_SITE)));
    }
    if !is_safe && !RequestedRoute::by(request.extensions()).is_move() {
        // Without a length, the largest is counted.
        let exact = request.body().size_hint().exact().and_then(|bytes| usize::try_from(bytes).ok());
        let bytes = length.and_then(|length| length.parse().ok()).or(exact).unwrap_or(most);
        let today = app.clock.today();
        if !app.traffic.rates.may_add(client::of(request).limited(), &today, bytes) {
            return Err(Error::Quota(say!(REFUSED_ADDRESS_DAY, most = app.limits.address_day_bytes >> 20)));
        }
    }
    Ok(())
}

/// Checks the rate of new players from a client's network.
///
/// # Errors
/// If too many were created from there recently.
pub(crate) fn check_new_player(app: &App, client: Client) -> Result<(), Error> {
    if app.traffic.rates.may_join(client.limited()) { Ok(()) } else { Err(Error::TooMany(say!(REFUSED_PLAYERS))) }
}

/// Whether a page lets a player take their data and go, which a banned one may too.
fn is_farewell(path: &str) -> bool {
    matches!(path, "/account" | "/account/export" | "/account/delete")
}

/// The context of a visitor's request.
fn visitor(app: &App, request: &Request, token: &Token, player: Option<StoredPlayer>) -> RequestContext {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let settings =
        player.as_ref().map_or_else(PageSettings::default, |player| PageSettings::from_text(&player.settings));
    RequestContext {
        token: token.hash(),
        form_token: hex(&app.hash("form", &token.hash())[..16]),
        player,
        settings,
        path,
        origin: origin::of(request.headers(), request.uri(), client::of(request).is_secure),
        language: cookie::language(request.headers()),
        chose_language: cookie::chosen_language(request.headers()).is_some(),
        by_script: request.headers().contains_key("x-underdeck"),
    }
}

/// Adds the headers to a response, and renders an error as a page.
fn as_page(mut response: Response, wanted: &RequestedRoute, visitor: &RequestContext) -> Response {
    let carried = response.extensions_mut().remove::<ErrorResponse>();
    let is_other_method = response.status() == StatusCode::METHOD_NOT_ALLOWED;
    let error = match carried {
        Some(ErrorResponse(error)) => Some(error),
        None if is_other_method => wanted.class.clone().err(),
        None => None,
    };
    if let Some(error) = error {
        response = of_site(underdeck_site::error_response(&error, visitor));
    }
    headers::add(response.headers_mut());
    response
}

/// Converts a response of the site.
pub(crate) fn of_site(answer: underdeck_site::Response) -> Response {
    let mut response = Response::new(answer.body.into());
    *response.status_mut() = StatusCode::from_u16(answer.status).unwrap_or_default();
    for (name, value) in answer.headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().append(HeaderName::from_static(name), value);
        }
    }
    response
}
