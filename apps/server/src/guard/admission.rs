//! Middleware for pages: identifies the visitor, checks the request, and renders errors as pages.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, timeout_at};
use underdeck_game::say;
use underdeck_pages::PageSettings;
use underdeck_site::{Error, RequestContext};

use super::client::Client;
use super::cookie::{self, Token};
use super::{client, headers, origin};
use crate::address::RequestedRoute;
use crate::app::App;
use crate::caller::{Caller, Cost, Owner};
use crate::random::hex;

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
    let found = Token::of(request.headers());
    let is_new = found.is_none();
    let Ok(token) = found.map_or_else(Token::new, Ok) else {
        return ErrorResponse::from(Error::Internal("the system gives no random bytes".into())).into_response();
    };
    let (client, is_get) = (client::of(&request), request.method() == Method::GET);
    let unknown = unknown_visitor(&app, &request, &token);
    let wanted = RequestedRoute::by(request.extensions());
    let may = check_request(&app, &request, (!is_new).then(|| token.hash()));
    let is_move = wanted.is_move();
    let end = Instant::now() + app.limits.request;
    let stranger = Caller { owner: stranger(client, token.hash()), cost: Cost::Light };
    let found = stranger.scope(with_player(&app, unknown.clone(), is_move));
    let (visitor, let_in) = match with_deadline(end, found).await.flatten() {
        // The first form that a visitor sends creates a player.
        Ok(visitor) if visitor.player.is_none() && request.method() == Method::POST => {
            (visitor, may.and_then(|()| check_new_player(&app, client)))
        }
        Ok(visitor) => (visitor, may),
        Err(error) => (unknown, Err(error)),
    };
    let response = match let_in {
        Ok(()) => {
            let mut request = request;
            request.extensions_mut().insert(visitor.clone());
            let owner = visitor.player.as_ref().map_or(stranger.owner, |player| Owner::Player(player.id));
            let caller = Caller { owner, cost: wanted.cost() };
            with_deadline(end, caller.scope(next.run(request)))
                .await
                .unwrap_or_else(|error| ErrorResponse::from(error).into_response())
        }
        Err(error) => ErrorResponse::from(error).into_response(),
    };
    let mut response = as_page(response, &wanted, &visitor);
    if is_new
        && is_get
        && let Some(cookie) = token.header(client.is_secure)
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
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
    if !app.networks.public && !origin::is_local(request.headers(), request.uri()) {
        return Err(Error::Forbidden(say!(REFUSED_HOST)));
    }
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
        app.traffic.metrics.queues.refuse("rate");
        return Err(Error::TooMany(say!(REFUSED_RATE)));
    }
    if RequestedRoute::by(request.extensions()).is_review() && !rates.may_review(address) {
        app.traffic.metrics.queues.refuse("reviews");
        return Err(Error::TooMany(say!(REFUSED_REVIEW_RATE)));
    }
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !is_safe && !origin::is_ours(request.headers(), request.uri()) {
        return Err(Error::Forbidden(say!(REFUSED_SITE)));
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

/// A visitor with what the store knows about them.
async fn with_player(app: &App, visitor: RequestContext, is_move: bool) -> Result<RequestContext, Error> {
    let found =
        if is_move { app.find_cached_player(visitor.token).await } else { app.find_player(visitor.token).await };
    let player = found?;
    let settings =
        player.as_ref().map_or_else(PageSettings::default, |player| PageSettings::from_text(&player.settings));
    Ok(RequestContext { player, settings, ..visitor })
}

/// A visitor before the store is asked.
fn unknown_visitor(app: &App, request: &Request, token: &Token) -> RequestContext {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    RequestContext {
        token: token.hash(),
        form_token: hex(&app.hash("form", &token.hash())[..16]),
        player: None,
        settings: PageSettings::default(),
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
