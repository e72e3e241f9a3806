//! The routes of the server that are not the site's.

use std::sync::Arc;

use axum::Router;
use axum::http::Method as Asked;
use axum::routing::{any, on};
use underdeck_site::Method::{Get, Post};
use underdeck_site::{Address, Class};

use super::{account, answer, daily, deletion, events, watch};
use crate::address::{RequestedRoute, Route, most, router};
use crate::app::App;
use crate::config::Limits;

/// The pages of the server, all of them behind the admission middleware.
const PAGES: [Route; 15] = [
    Route::new(Get, "/daily/commitments.json", Class::Page, |way| on(way, daily::commitments)),
    Route::new(Get, "/daily/*/reveal.json", Class::Page, |way| on(way, daily::reveal)),
    Route::new(Get, "/g/*/events", Class::Page, |way| on(way, events::events)),
    Route::new(Get, "/g/*/delete", Class::Page, |way| on(way, deletion::ask)),
    Route::new(Post, "/g/*/delete", Class::Form, |way| on(way, deletion::delete)),
    Route::new(Get, "/watch/*/events", Class::Page, |way| on(way, events::watched)),
    Route::new(Get, "/account", Class::Page, |way| on(way, account::show)),
    Route::new(Post, "/account/link", Class::Form, |way| on(way, account::offer)),
    Route::new(Post, "/account/unlink", Class::Form, |way| on(way, account::unlink)),
    Route::new(Get, "/account/export", Class::Report, |way| on(way, account::export)),
    Route::new(Post, "/account/import", Class::Import, |way| on(way, account::take_in)),
    Route::new(Get, "/account/delete", Class::Page, |way| on(way, account::ask_delete)),
    Route::new(Post, "/account/delete", Class::Form, |way| on(way, account::delete)),
    Route::new(Post, "/link", Class::Form, |way| on(way, account::link)),
    Route::new(Get, "/link/*", Class::Page, |way| on(way, account::ask_link)),
];

/// Pages about the server itself, for clients that may see them.
const OPEN: [Route; 2] = [
    Route::new(Get, "/healthz", Class::Page, |way| on(way, watch::health)),
    Route::new(Get, "/metrics", Class::Page, |way| on(way, watch::metrics)),
];

/// The path of the API.
pub(super) const API: &str = "/api/v1";

/// The pages of the server, and the site for everything else.
pub(super) fn pages(limits: &Limits) -> Router<Arc<App>> {
    let large = underdeck_site::addresses::<App>().filter(|address| most(address.class, limits) != limits.body);
    let large = large.map(|address| Route { address, handler: |_| any(answer) });
    router(PAGES.into_iter().chain(large), limits).fallback(answer)
}

/// The pages about the server itself.
pub(super) fn open(limits: &Limits) -> Router<Arc<App>> {
    router(OPEN, limits)
}

/// The route of a request. Files have no row.
pub(super) fn wanted(method: &Asked, path: &str) -> RequestedRoute {
    match path.strip_prefix(API) {
        Some(path) => RequestedRoute {
            pattern: None,
            ..RequestedRoute::of(crate::api::PATHS.iter().map(Address::from), method, path)
        },
        None => {
            let own = PAGES.iter().chain(&OPEN).map(Address::from);
            RequestedRoute::of(own.chain(underdeck_site::addresses::<App>()), method, path)
        }
    }
}
