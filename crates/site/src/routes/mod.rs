//! What each address shows and each form does.

pub(crate) mod apart;
mod campaigns;
pub(crate) mod daily;
mod devices;
mod games;
mod home;
mod list;
pub(crate) mod lists;
mod mine;
mod moves;
pub(crate) mod practice;
mod puzzles;
mod records;
mod replay;
mod review;
pub(crate) mod route;
pub(crate) mod settings;
pub(crate) mod solution;
mod statistics;
mod table;
pub(crate) mod watch;

use std::sync::Arc;

use crate::answer::{Request, Response, html};
use crate::error::Error;
use crate::host::Host;
use crate::visitor::Visitor;
pub use list::Further;
use route::Address;

/// Answers a visitor's request for a page.
///
/// # Errors
/// If it is refused, or there is no such page; nothing was changed then.
pub async fn answer<H: Host>(app: &Arc<H>, visitor: Visitor, request: Request) -> Result<Response, Error> {
    route::answer(list::linked(app.further()), app, visitor, request).await
}

/// Every address of the site, whatever of it a program has.
pub fn addresses<H: Host>() -> impl Iterator<Item = Address> + Clone {
    list::linked(Some(Further::<H>::ALL)).map(|route| route.address)
}

/// A page that takes a while to make.
async fn drawn<H: Host>(
    app: &Arc<H>,
    make: impl FnOnce() -> Result<String, Error> + Send + 'static,
) -> Result<Response, Error> {
    Ok(html(app.think(make).await??))
}
