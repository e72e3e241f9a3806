//! The addresses that only the edition has: the page of the device, everything as a file, the link with a server, and what other programs
//! share.

use std::sync::Arc;

use pages::{Confirm, Device};
use site::{Error, Host, Response, Visitor, Words, moment};

use crate::asked::{Asked, Errand};
use crate::link::{self, Done};
use crate::memory::Memory;
use crate::transfer::{self, Taken};

/// What is answered: a page, or nothing before an errand is done.
pub(crate) enum Own {
    /// A page.
    Page(Response),
    /// An errand.
    Errand(Errand),
}

/// The answer, if the address is one of these.
pub(crate) fn answer(host: &Arc<Memory>, aside: usize, visitor: &Visitor, asked: &Asked) -> Option<Result<Own, Error>> {
    if cfg!(feature = "first") {
        let is_one = ["/device", "/account", "/shared"].iter().any(|own| asked.path.starts_with(own));
        return is_one.then_some(Err(Error::LeftOut));
    }
    if let Some(done) = linking(host, visitor, asked) {
        return Some(done.map(|done| match done {
            Done::Errand(errand) => Own::Errand(errand),
            Done::Told(words) => {
                let told: Vec<_> = words.iter().map(|words| words.told(visitor.language)).collect();
                Own::Page(show(host, aside, visitor, asked, Some(&told.join(" "))))
            }
        }));
    }
    let page = match (asked.is_post, asked.path.as_str()) {
        (false, "/device") => Some(Ok(show(host, aside, visitor, asked, None))),
        // A device keeps the player's data by itself.
        (false, "/account") => {
            Some(Ok(Response { status: 303, headers: vec![("location", "/device".into())], body: String::new() }))
        }
        (false, "/device/export") => Some(Ok(export(host, asked))),
        (true, "/device/import") => {
            Some(import(host, visitor, asked).map(|told| show(host, aside, visitor, asked, Some(&told))))
        }
        (true, "/shared") => Some(Ok(shared(visitor, asked))),
        _ => None,
    };
    page.map(|page| page.map(Own::Page))
}

/// What comes of the forms of the link with a server.
fn linking(host: &Arc<Memory>, visitor: &Visitor, asked: &Asked) -> Option<Result<Done, Error>> {
    let form = asked.path.strip_prefix("/device/").filter(|_| asked.is_post)?;
    if !["link", "linked", "sync", "exchanged", "unlink"].contains(&form) {
        return None;
    }
    let code = asked.form.iter().find(|(name, _)| name == "code").map_or("", |(_, code)| code);
    let done = checked(visitor, asked).and_then(|()| match form {
        "link" => Ok(link::ask_for(code)),
        "linked" => link::linked(host, asked),
        "sync" => link::exchange(host),
        "exchanged" => link::exchanged(host, asked),
        _ => Ok(link::unlink(host)),
    });
    Some(done)
}

/// Checks that a form is one of this browser.
fn checked(visitor: &Visitor, asked: &Asked) -> Result<(), Error> {
    match asked.form.iter().any(|(name, value)| name == "token" && *value == visitor.form_token) {
        true => Ok(()),
        false => Err(Error::Forbidden(Words::of("refused-token"))),
    }
}

fn show(host: &Memory, aside: usize, visitor: &Visitor, asked: &Asked, told: Option<&str>) -> Response {
    let (games, campaigns, is_linked, synced) = {
        let state = host.state();
        (state.games.len(), state.campaigns.len(), state.owner.link.is_some(), state.owner.synced.map(moment))
    };
    let (bytes, is_persistent, synced) = (asked.place.bytes, asked.place.is_persistent, synced.as_deref());
    let device = Device { games, campaigns, bytes, is_persistent, aside, told, is_linked, synced };
    html(pages::device(&visitor.site(), &device))
}

fn export(host: &Memory, asked: &Asked) -> Response {
    let mut response = Response::of("application/json", transfer::export(&host.state(), asked.aside.clone()));
    let name = format!("attachment; filename=\"underdeck-{}.json\"", host.today());
    response.headers.push(("content-disposition", name));
    response
}

/// Takes a file in, all of it or nothing; returns what it came to, for the player.
fn import(host: &Arc<Memory>, visitor: &Visitor, asked: &Asked) -> Result<String, Error> {
    checked(visitor, asked)?;
    let before = host.state().clone();
    let taken = match transfer::bundle(&asked.file) {
        Some(bundle) => transfer::import_bundle(host, &bundle),
        None => transfer::import(&mut host.state(), &asked.file),
    };
    let Taken { added, united, unread } = taken.inspect_err(|_| *host.state() = before)?;
    let mut told =
        Words::with("device-taken", [("added", added), ("united", united)]).told(visitor.language).into_owned();
    if unread > 0 {
        told = format!("{told} {}", Words::with("device-unread", [("n", unread)]).told(visitor.language));
    }
    Ok(told)
}

/// Asks whether a record that another program shared is to be opened: it carries no token of this browser yet.
fn shared(visitor: &Visitor, asked: &Asked) -> Response {
    let fields = [("text", asked.file.as_str())];
    let [title, text, label] = ["record-open-question", "record-open-what", "record-open-button"].map(Words::of);
    let confirm = Confirm { title, text, action: "/records", fields: &fields, label, back: "/records" };
    html(pages::confirm(&visitor.site(), &confirm))
}

fn html(page: String) -> Response {
    Response::of("text/html; charset=utf-8", page)
}
