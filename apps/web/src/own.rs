//! The addresses that only the edition has: the page of the device, everything as a file, and what other programs share.

use pages::{Confirm, Device};
use site::{Error, Host, Response, Visitor, Words};

use crate::asked::Asked;
use crate::memory::Memory;
use crate::transfer::{self, Taken};

/// The answer, if the address is one of these.
pub(crate) fn answer(host: &Memory, aside: usize, visitor: &Visitor, asked: &Asked) -> Option<Result<Response, Error>> {
    match (asked.is_post, asked.path.as_str()) {
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
    }
}

fn show(host: &Memory, aside: usize, visitor: &Visitor, asked: &Asked, told: Option<&str>) -> Response {
    let (games, campaigns) = {
        let state = host.state();
        (state.games.len(), state.campaigns.len())
    };
    let (bytes, is_persistent) = (asked.place.bytes, asked.place.is_persistent);
    let device = Device { games, campaigns, bytes, is_persistent, aside, told };
    html(pages::device(&visitor.site(), &device))
}

fn export(host: &Memory, asked: &Asked) -> Response {
    let mut response = Response::of("application/json", transfer::export(&host.state(), asked.aside.clone()));
    let name = format!("attachment; filename=\"underdeck-{}.json\"", host.today());
    response.headers.push(("content-disposition", name));
    response
}

/// Takes a file in, all of it or nothing; returns what it came to, for the player.
fn import(host: &Memory, visitor: &Visitor, asked: &Asked) -> Result<String, Error> {
    if !asked.form.iter().any(|(name, value)| name == "token" && *value == visitor.form_token) {
        return Err(Error::Forbidden(Words::of("refused-token")));
    }
    let mut state = host.state().clone();
    let Taken { added, united, unread } = transfer::import(&mut state, &asked.file, host.seconds())?;
    *host.state() = state;
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
