//! Middleware and extractors for programs: they identify the player and turn errors into JSON.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::time::Instant;

use super::bodies::{ErrorBody, ErrorDetail, SeatNumber};
use crate::address::RequestedRoute;
use crate::app::App;
use crate::caller::{Caller, Owner};
use crate::guard::admission::{ErrorResponse, check_request, status, stranger, with_deadline};
use crate::guard::client;
use crate::guard::headers;
use crate::guard::rejected;
use crate::token::Token;
use underdeck_game::{Language, say};
use underdeck_site::{Error, RequestKey};

/// The initial capacity, in bytes: most tables fit.
const USUAL_SIZE: usize = 16 * 1024;

/// The player a program acts for.
pub(super) struct ApiPlayer(pub(super) i64);

/// The player a program acts for, if it names one.
pub(super) struct MaybeAsker(pub(super) Option<i64>);

/// The query of an address with a seat.
#[derive(Deserialize)]
struct SeatQuery {
    seat: Option<SeatNumber>,
}

/// The header `Idempotency-Key`, if it is sent.
pub(super) struct MaybeKey(pub(super) Option<RequestKey>);

/// The seat in the query of an address.
pub(super) struct MaybeSeat(pub(super) Option<u8>);

/// The text of a body.
pub(super) struct Text(pub(super) Bytes);

/// A JSON body, rejected with the same kind of error as everything else.
pub(super) struct Json<T>(pub(super) T);

/// JSON already serialized.
pub(super) struct PreparedJson(Vec<u8>);

impl FromRequestParts<Arc<App>> for MaybeAsker {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ErrorResponse> {
        let Some(header) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Self(None)) };
        let token = header.to_str().ok().and_then(|text| Token::read(text.strip_prefix("Bearer ")?.trim()));
        let token = token.ok_or_else(|| Error::Unknown(say!(API_HEADER)))?;
        let is_move = RequestedRoute::by(&parts.extensions).is_move();
        let found =
            if is_move { app.find_cached_player(token.hash()).await } else { app.find_player(token.hash()).await };
        let player = found?;
        let player = player.ok_or_else(|| Error::Unknown(say!(API_TOKEN)))?;
        if player.is_banned {
            return Err(Error::Banned.into());
        }
        Ok(Self(Some(player.id)))
    }
}

impl FromRequestParts<Arc<App>> for ApiPlayer {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ErrorResponse> {
        let MaybeAsker(player) = MaybeAsker::from_request_parts(parts, app).await?;
        player.map(Self).ok_or_else(|| Error::Unknown(say!(API_PLAYER)).into())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for MaybeKey {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ErrorResponse> {
        let key =
            parts.headers.get("idempotency-key").map(|value| RequestKey::read(value.to_str().unwrap_or_default()));
        Ok(Self(key.transpose()?))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for MaybeSeat {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ErrorResponse> {
        match Query::<SeatQuery>::from_request_parts(parts, state).await {
            Ok(Query(SeatQuery { seat })) => Ok(Self(seat.map(|SeatNumber(seat)| seat))),
            Err(_) => Err(Error::Wrong(say!(API_SEAT, most = SeatNumber::most())).into()),
        }
    }
}

impl FromRequest<Arc<App>> for Text {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ErrorResponse> {
        let bytes = Bytes::from_request(request, app).await;
        bytes.map(Self).map_err(|error| rejected(error.status(), &error.body_text()).into())
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ErrorResponse> {
        match axum::Json::<T>::from_request(request, app).await {
            Ok(axum::Json(value)) => Ok(Self(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Error::Wrong(say!(API_JSON)).into()),
            Err(error) => Err(rejected(error.status(), &error.body_text()).into()),
        }
    }
}

impl<T: serde::Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl PreparedJson {
    /// Serializes a response.
    ///
    /// # Errors
    /// None are known: every response can be written as JSON.
    pub(super) fn of(face: &impl serde::Serialize) -> Result<Self, ErrorResponse> {
        let mut text = Vec::with_capacity(USUAL_SIZE);
        let written = serde_json::to_writer(&mut text, face);
        written.map(|()| Self(text)).map_err(|error| Error::Internal(error.to_string()).into())
    }
}

impl IntoResponse for PreparedJson {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// Admits a program's request and turns errors into JSON.
pub(super) async fn for_programs(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let response = match check_request(&app, &request, bearer(request.headers()).map(|token| token.hash())) {
        Ok(()) => {
            let end = Instant::now() + app.limits.request;
            let cost = RequestedRoute::by(request.extensions()).cost();
            with_deadline(end, Caller { owner: owner(&app, &request), cost }.scope(next.run(request)))
                .await
                .unwrap_or_else(|error| ErrorResponse::from(error).into_response())
        }
        Err(error) => ErrorResponse::from(error).into_response(),
    };
    as_json(response)
}

/// The owner of a request's work. The player of a program's first request is not known before its handler asks the store.
fn owner(app: &App, request: &Request) -> Owner {
    let token = bearer(request.headers()).map(|token| token.hash());
    let player = token.and_then(|token| app.players.find(&token));
    let address = || stranger(client::of(request), token.unwrap_or_default());
    player.map_or_else(address, |player| Owner::Player(player.id))
}

pub(super) async fn nothing() -> ErrorResponse {
    Error::NotFound(say!(API_PATH)).into()
}

pub(super) async fn no_such_method() -> Response {
    let mut response = StatusCode::METHOD_NOT_ALLOWED.into_response();
    let error = Error::Wrong(say!(API_METHOD));
    response.extensions_mut().insert(ErrorResponse(Arc::new(error)));
    response
}

fn as_json(mut response: Response) -> Response {
    if let Some(ErrorResponse(error)) = response.extensions_mut().remove::<ErrorResponse>() {
        let face = ErrorDetail {
            word: error.word(),
            message: error.said().sentence(underdeck_game::Language::ENGLISH),
            help: error.help(Language::ENGLISH),
        };
        // Keep the headers that axum has set, such as Allow.
        let status =
            if response.status() == StatusCode::METHOD_NOT_ALLOWED { response.status() } else { status(&error) };
        let kept = response.headers().get(header::ALLOW).cloned();
        response = (status, axum::Json(ErrorBody { error: face })).into_response();
        if let StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE = status {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        kept.and_then(|allow| response.headers_mut().insert(header::ALLOW, allow));
    }
    headers::add(response.headers_mut());
    response
}

/// The token of a program, if its header is right.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Token> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Token::read(text.strip_prefix("Bearer ")?.trim())
}
