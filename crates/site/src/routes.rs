//! The handlers of the routes.

mod campaigns;
pub(crate) mod daily;
mod games;
mod home;
mod list;
pub(crate) mod lists;
mod moves;
pub(crate) mod practice;
mod puzzles;
mod records;
pub(crate) mod remote_seats;
mod replay;
mod review;
pub(crate) mod settings;
pub(crate) mod solution;
mod statistics;
mod table;
pub(crate) mod watch;

use std::sync::Arc;

use crate::answer::{Request, Response, html, parts, redirect};
use crate::error::Error;
use crate::fields::Fields;
use crate::request_context::RequestContext;
use crate::route::{Address, Further, HandlerContext, Method, is_any, parts_of};
use crate::services::Services;

/// Answers a visitor's request for a page.
///
/// # Errors
/// If it is refused, or there is no such page. Nothing was changed.
pub async fn answer<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    mut request: Request,
) -> Result<Response, Error> {
    let method = if request.is_post { Method::Post } else { Method::Get };
    if let (Method::Get, Some(address)) = (method, as_meant(app, &request)) {
        return Ok(redirect(&address));
    }
    let route = Address::find(list::linked(app.further()), Some(method), &request.path);
    // Another program may have the route that this one was linked without.
    let route = route.map_err(|error| if app.further().is_none() { Error::LeftOut } else { error })?;
    let form = std::mem::replace(&mut request.form, Ok(Vec::new()));
    let fields = match method {
        Method::Get => Fields::default(),
        Method::Post => Fields::checked(form?, &visitor)?,
    };
    let given = parts(&request.path).unwrap_or_default().into_iter().zip(parts_of(route.address.pattern));
    let mut any = given.filter(|(_, wanted)| is_any(wanted)).map(|(part, _)| part);
    let [first, second] = [(); 2].map(|()| any.next().unwrap_or_default());
    (route.handler)(HandlerContext { app, visitor, first, second, request, fields }).await
}

/// The address without the punctuation that a message left at the end of a shared link, if this program has it.
fn as_meant<H: Services>(app: &Arc<H>, request: &Request) -> Option<String> {
    let path = request.path.trim_end_matches(['.', ',', ';', ':', '!', ')', '/']);
    // To name every address would link every route into the module of a first visit.
    let linked = list::linked(app.further()).map(|route| route.address);
    let is_known = path != request.path && Address::pattern_of(linked, path).is_some();
    let query = if request.query.is_empty() { String::new() } else { format!("?{}", request.query) };
    is_known.then(|| path.to_owned() + &query)
}

/// Every address of the site, including those that a program left out.
pub fn addresses<H: Services>() -> impl Iterator<Item = Address> + Clone {
    list::linked(Some(Further::<H>::ALL)).map(|route| route.address)
}

/// A page that takes a while to render.
async fn rendered<H: Services>(
    app: &Arc<H>,
    make: impl FnOnce() -> Result<String, Error> + Send + 'static,
) -> Result<Response, Error> {
    Ok(html(app.think(make).await??))
}
