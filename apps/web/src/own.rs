//! The addresses of the edition alone: the page of the device, export and import, the link with a server, and shared records.

use std::sync::Arc;

use underdeck_game::{Message, say, text};
use underdeck_pages::{Confirm, DevicePage};
use underdeck_site::Method::{Get, Post};
use underdeck_site::{Address, Class, Error, Method, RequestContext, Response, Services, moment};

use crate::asked::{AppRequest, ServerRequest};
use crate::link::{self, FormResult};
use crate::memory::MemoryServices;
use crate::transfer::{self, ImportSummary};

/// The answer to a request: a page, or a request to the server that comes first.
pub(crate) enum Own {
    /// A page.
    Page(Response),
    /// A request to the server.
    ToServer(ServerRequest),
}

/// A request, with everything that its handler needs.
#[derive(Clone, Copy)]
pub(crate) struct Call<'a> {
    pub(crate) host: &'a Arc<MemoryServices>,
    /// The number of rows in quarantine.
    pub(crate) aside: usize,
    pub(crate) visitor: &'a RequestContext,
    pub(crate) asked: &'a AppRequest,
}

/// An address of the edition.
#[derive(Clone, Copy)]
struct Route {
    address: Address,
    handler: fn(Call<'_>) -> Result<Own, Error>,
}

impl Route {
    const fn new(
        method: Method,
        pattern: &'static str,
        class: Class,
        handler: fn(Call<'_>) -> Result<Own, Error>,
    ) -> Self {
        Self { address: Address { method, pattern, class }, handler }
    }
}

impl From<Route> for Address {
    fn from(route: Route) -> Self {
        route.address
    }
}

/// The addresses, a row each.
const ROUTES: [Route; 10] = [
    Route::new(Get, "/device", Class::Page, |call| Ok(show(call, None))),
    // On a device, the page of the device is the account.
    Route::new(Get, "/account", Class::Page, |_| {
        Ok(Own::Page(Response { status: 303, headers: vec![("location", "/device".into())], body: String::new() }))
    }),
    Route::new(Get, "/device/export", Class::Page, |call| Ok(Own::Page(export(call.host, call.asked)))),
    Route::new(Post, "/device/import", Class::Import, |call| Ok(show(call, Some(&import(call)?)))),
    Route::new(Post, "/device/link", Class::Form, |call| {
        let code = call.asked.form.iter().find(|(name, _)| name == "code").map_or("", |(_, code)| code);
        done(call, |_| Ok(link::ask_for(code)))
    }),
    Route::new(Post, "/device/linked", Class::Form, |call| done(call, |host| link::linked(host, call.asked))),
    Route::new(Post, "/device/sync", Class::Form, |call| done(call, |host| link::exchange(host))),
    Route::new(Post, "/device/exchanged", Class::Form, |call| done(call, |host| link::exchanged(host, call.asked))),
    Route::new(Post, "/device/unlink", Class::Form, |call| done(call, |host| Ok(link::unlink(host)))),
    Route::new(Post, "/shared", Class::Record, |call| Ok(Own::Page(shared(call.visitor, call.asked)))),
];

/// The answer, if the address is one of these.
pub(crate) fn answer(call: Call<'_>) -> Option<Result<Own, Error>> {
    let method = if call.asked.is_post { Post } else { Get };
    let route = Address::find(ROUTES.into_iter(), Some(method), &call.asked.path).ok()?;
    Some((route.handler)(call))
}

/// The answer to a form of the link with a server.
fn done(call: Call<'_>, work: impl FnOnce(&Arc<MemoryServices>) -> Result<FormResult, Error>) -> Result<Own, Error> {
    checked(call.visitor, call.asked)?;
    Ok(match work(call.host)? {
        FormResult::ToServer(request) => Own::ToServer(request),
        FormResult::Told(words) => {
            let told: Vec<_> = words.iter().map(|words| words.write(call.visitor.language)).collect();
            show(call, Some(&told.join(" ")))
        }
    })
}

/// Checks the token of a form.
fn checked(visitor: &RequestContext, asked: &AppRequest) -> Result<(), Error> {
    match asked.form.iter().any(|(name, value)| name == "token" && *value == visitor.form_token) {
        true => Ok(()),
        false => Err(Error::Forbidden(say!(REFUSED_TOKEN))),
    }
}

fn show(Call { host, aside, visitor, asked }: Call<'_>, told: Option<&str>) -> Own {
    let (games, campaigns, is_linked, synced) = {
        let state = host.state();
        (state.games.len(), state.campaigns.len(), state.players.link.is_some(), state.players.synced.map(moment))
    };
    let (bytes, is_persistent, synced) = (asked.place.bytes, asked.place.is_persistent, synced.as_deref());
    let device = DevicePage { games, campaigns, bytes, is_persistent, aside, told, is_linked, synced };
    Own::Page(html(underdeck_pages::device(&visitor.site(), &device)))
}

fn export(host: &MemoryServices, asked: &AppRequest) -> Response {
    let mut response = Response::of("application/json", transfer::export(&host.state(), asked.aside.clone()));
    let name = format!("attachment; filename=\"underdeck-{}.json\"", host.today());
    response.headers.push(("content-disposition", name));
    response
}

/// Imports a file, all of it or nothing; returns a summary for the player.
fn import(Call { host, visitor, asked, .. }: Call<'_>) -> Result<String, Error> {
    checked(visitor, asked)?;
    let before = host.state().clone();
    let taken = match transfer::bundle(&asked.file) {
        Some(bundle) => transfer::import_bundle(host, &bundle),
        None => transfer::import(&mut host.state(), &asked.file),
    };
    let ImportSummary { added, united, unread } = taken.inspect_err(|_| *host.state() = before)?;
    let mut told = say!(DEVICE_TAKEN, added, united).write(visitor.language);
    if unread > 0 {
        told = format!("{told} {}", say!(DEVICE_UNREAD, n = unread).write(visitor.language));
    }
    Ok(told)
}

/// Asks for confirmation before a shared record is opened, because another program's request has no token.
fn shared(visitor: &RequestContext, asked: &AppRequest) -> Response {
    let fields = [("text", asked.file.as_str())];
    let [title, text, label] =
        [&text::RECORD_OPEN_QUESTION, &text::RECORD_OPEN_WHAT, &text::RECORD_OPEN_BUTTON].map(Message::from);
    let confirm = Confirm { title, text, action: "/records", fields: &fields, label, back: "/records" };
    html(underdeck_pages::confirm(&visitor.site(), &confirm))
}

fn html(page: String) -> Response {
    Response::of("text/html; charset=utf-8", page)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_service_worker_knows_every_form_with_a_file() {
        let worker = include_str!("../static/sw.js");
        let list = worker.split("TAKES_A_FILE = new Set([").nth(1).and_then(|rest| rest.split("])").next()).unwrap();
        let read: BTreeSet<&str> = list.split(", ").map(|path| path.trim_matches('\'')).collect();
        let all = ROUTES.into_iter().map(Address::from).chain(underdeck_site::addresses::<MemoryServices>());
        let takes: BTreeSet<&str> = all
            .filter(|address| matches!(address.class, Class::Record | Class::Import))
            .map(|address| address.pattern)
            .collect();
        assert_eq!(read, takes);
    }
}
