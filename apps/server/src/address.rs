//! Route tables: each row has an address and its handler, and each request carries the data of its row.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{Extensions, Method as Asked};
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::{MethodFilter, MethodRouter};
use underdeck_game::say;
use underdeck_site::{Address, Class, Error, Method};

use crate::app::App;
use crate::caller::Cost;
use crate::config::Limits;

/// An address of the server and its handler.
pub(crate) struct Route {
    pub(crate) address: Address,
    pub(crate) handler: fn(MethodFilter) -> MethodRouter<Arc<App>>,
}

impl Route {
    pub(crate) const fn new(
        method: Method,
        pattern: &'static str,
        class: Class,
        handler: fn(MethodFilter) -> MethodRouter<Arc<App>>,
    ) -> Self {
        Self { address: Address { method, pattern, class }, handler }
    }
}

impl From<&Route> for Address {
    fn from(route: &Route) -> Self {
        route.address
    }
}

/// The routes of a table, each with its limit on the request's size.
pub(crate) fn router(table: impl IntoIterator<Item = Route>, limits: &Limits) -> Router<Arc<App>> {
    table.into_iter().fold(Router::new(), |router, Route { address: Address { method, pattern, class }, handler }| {
        let handler = handler(match method {
            Method::Get => MethodFilter::GET,
            Method::Post => MethodFilter::POST,
        });
        let handler = match most(class, limits) {
            most if most == limits.body => handler,
            most => handler.layer(DefaultBodyLimit::max(most)),
        };
        router.route(&pattern.replace('*', "{part}"), handler)
    })
}

/// The maximum size of a request of a class, in bytes.
pub(crate) const fn most(class: Class, limits: &Limits) -> usize {
    match class {
        Class::Record => limits.upload(),
        Class::Import => limits.import,
        Class::Page | Class::Report | Class::Form | Class::Review | Class::Move => limits.body,
    }
}

/// The route of a request.
#[derive(Clone)]
pub(crate) struct RequestedRoute {
    /// The pattern of its address, if there is one.
    pub(crate) pattern: Option<&'static str>,
    /// The route of the address, or why the request does not fit it.
    pub(crate) class: Result<Class, Arc<Error>>,
}

impl RequestedRoute {
    /// The route among these addresses that a request matches.
    pub(crate) fn of(addresses: impl Iterator<Item = Address> + Clone, method: &Asked, path: &str) -> Self {
        let method = match *method {
            Asked::GET | Asked::HEAD => Some(Method::Get),
            Asked::POST => Some(Method::Post),
            _ => None,
        };
        let class = Address::find(addresses.clone(), method, path).map(|address| address.class).map_err(Arc::new);
        Self { pattern: Address::pattern_of(addresses, path), class }
    }

    /// The route that [`add_route`] added to a request.
    pub(crate) fn by(extensions: &Extensions) -> Self {
        let nothing = || Self { pattern: None, class: Err(Arc::new(Error::NotFound(say!(REFUSED_NO_PAGE)))) };
        extensions.get().cloned().unwrap_or_else(nothing)
    }

    /// Whether it changes only a game.
    pub(crate) fn is_move(&self) -> bool {
        matches!(self.class, Ok(Class::Move))
    }

    /// Whether it begins a review.
    pub(crate) fn is_review(&self) -> bool {
        matches!(self.class, Ok(Class::Review))
    }

    /// The cost of the work that the request causes.
    pub(crate) fn cost(&self) -> Cost {
        self.class.as_ref().map_or(Cost::Light, |class| Cost::of(*class))
    }

    /// The maximum size of the request, in bytes.
    pub(crate) fn most(&self, limits: &Limits) -> usize {
        self.class.as_ref().map_or(limits.body, |class| most(*class, limits))
    }
}

/// Middleware that adds the route found by `find` to a request.
pub(crate) async fn add_route(find: fn(&Asked, &str) -> RequestedRoute, mut request: Request, next: Next) -> Response {
    let wanted = find(request.method(), request.uri().path());
    request.extensions_mut().insert(wanted);
    next.run(request).await
}
