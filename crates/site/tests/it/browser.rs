//! A browser of a host in memory.

use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use underdeck_game::Language;
use underdeck_pages::PageSettings;
use underdeck_site::{Error, LiveGame, Request, RequestContext, Response, Services};

use crate::memory::Memory;

/// The result of a future that never waits.
pub(crate) fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("the site waited for something"),
    }
}

/// One browser of a player.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) host: Arc<Memory>,
    token: [u8; 32],
    pub(crate) by_script: bool,
    pub(crate) language: Language,
}

impl Browser {
    /// The `n`-th browser of a host, before its first request.
    pub(crate) fn new(host: &Arc<Memory>, n: u8) -> Self {
        Self { host: Arc::clone(host), token: [n; 32], by_script: false, language: Language::ENGLISH }
    }

    /// The token of its forms.
    fn form_token(&self) -> String {
        format!("token-{}", self.token[0])
    }

    fn visitor(&self, address: &str) -> RequestContext {
        let player = self.host.player(&self.token);
        RequestContext {
            token: self.token,
            form_token: self.form_token(),
            settings: player.as_ref().map(|player| PageSettings::from_text(&player.settings)).unwrap_or_default(),
            player,
            path: address.to_owned(),
            origin: "https://cards.example".to_owned(),
            language: self.language,
            chose_language: false,
            by_script: self.by_script,
        }
    }

    /// The response to a request; an error gives its error page.
    pub(crate) fn ask(&self, is_post: bool, address: &str, fields: &[(&str, &str)], file: &str) -> Response {
        let (path, query) = address.split('#').next().unwrap().split_once('?').unwrap_or((address, ""));
        let form = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let (path, query) = (path.split('#').next().unwrap().to_owned(), query.to_owned());
        let request = Request { is_post, path, query, form: Ok(form), file: file.as_bytes().to_vec() };
        self.answer(request)
    }

    /// The response to any request.
    pub(crate) fn answer(&self, request: Request) -> Response {
        let query = if request.query.is_empty() { String::new() } else { format!("?{}", request.query) };
        let visitor = self.visitor(&(request.path.clone() + &query));
        now(underdeck_site::answer(&self.host, visitor.clone(), request))
            .unwrap_or_else(|error| underdeck_site::error_response(&error, &visitor))
    }

    /// A page.
    pub(crate) fn get(&self, address: &str) -> Response {
        self.ask(false, address, &[], "")
    }

    /// The response to a form of this browser.
    pub(crate) fn post(&self, address: &str, fields: &[(&str, &str)]) -> Response {
        let token = self.form_token();
        self.ask(true, address, &[fields, &[("token", token.as_str())]].concat(), "")
    }

    /// The response to a form with a file.
    pub(crate) fn upload(&self, address: &str, file: &str) -> Response {
        self.ask(true, address, &[("token", &self.form_token())], file)
    }

    /// The response to a form of a table that shows the current position.
    pub(crate) fn change(&self, table: &str, form: &str, fields: &[(&str, &str)]) -> Response {
        let rev = value_of(&self.get(table).body, "rev").expect("the page has a form");
        self.post(&format!("{table}/{form}"), &[&[("rev", rev.as_str())], fields].concat())
    }

    /// Starts a game; returns the address of its table.
    pub(crate) fn begin(&self, game: &str, fields: &[(&str, &str)]) -> String {
        location(&self.post(&format!("/games/{game}"), fields))
    }

    /// Plays up to `most` hinted moves; returns the number of forms sent.
    pub(crate) fn follow_hints(&self, table: &str, most: usize) -> usize {
        let hinted = || self.look(table, |game| game.tree.session().hint().map(|hint| hint.offer.spelling));
        let mut sent = 0;
        while let Some(mv) = hinted().filter(|_| sent < most) {
            let done = self.change(table, "move", &[("move", &mv), ("confirm", "yes")]);
            assert!(matches!(done.status, 200 | 303), "{mv}: {} {}", done.status, done.body);
            sent += 1;
        }
        sent
    }

    /// Reads a game of this browser's player.
    pub(crate) fn look<T: Send + 'static>(&self, table: &str, look: impl FnOnce(&LiveGame) -> T + Send + 'static) -> T {
        let player = self.host.player(&self.token).expect("the player has a game").id;
        let seen: Result<T, Error> = now(self.host.look(player, table.trim_start_matches("/g/"), look));
        seen.unwrap()
    }

    /// The number of moves of a game.
    pub(crate) fn moves(&self, table: &str) -> usize {
        self.look(table, |game| game.tree.session().ply())
    }
}

/// A header of a response.
pub(crate) fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
}

/// The path to which a response redirects.
#[track_caller]
pub(crate) fn location(response: &Response) -> String {
    let main = response.body.split("<main").nth(1).unwrap_or(&response.body);
    let place = header(response, "location").unwrap_or_else(|| panic!("{}: {main}", response.status));
    assert_eq!(response.status, 303, "{place}");
    place.split(['?', '#']).next().unwrap().to_owned()
}

/// The value of the first field of this name on a page.
pub(crate) fn value_of(page: &str, name: &str) -> Option<String> {
    let field = page.split(&format!("name=\"{name}\" value=\"")).nth(1)?;
    Some(field.split('"').next()?.to_owned())
}

/// The rest of the first link on a page that begins with `start`.
pub(crate) fn link_of(page: &str, start: &str) -> String {
    let end = page.split(start).nth(1).unwrap_or_else(|| panic!("no link {start} on {page}"));
    format!("{start}{}", end.split(['"', '<', '?']).next().unwrap())
}
