//! Browsers and programs for tests, in the server's own process.

use std::path::Path;
use std::process::Command as Process;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt;
use underdeck_game::{Id, Message};
use underdeck_play::{Actor, BotReply, Command, Context, Forced, History, Played};
use underdeck_server::{Config, Limits, Server, TimeSource};

/// 2026-11-21 12:00:00 UTC.
pub(crate) const NOON: i64 = 1_795_262_400;

/// The message `id` in English, by which a test finds its place on a page.
pub(crate) fn say(id: &'static Id) -> String {
    Message::from(id).to_string()
}

/// The part of the message `id` before an argument.
pub(crate) fn before(id: &'static Id, argument: &'static str) -> String {
    sides(id, argument).0
}

/// The parts of the message `id` before and after an argument.
pub(crate) fn sides(id: &'static Id, argument: &'static str) -> (String, String) {
    let value = |name| if name == argument { "\0".into() } else { "".into() };
    let text = Message::of(id, id.arguments().iter().map(|name| (*name, value(*name))).collect()).to_string();
    let (before, after) = text.split_once('\0').expect("the message has this argument");
    (before.to_owned(), after.to_owned())
}

/// A server with its folder and a clock that tests advance.
pub(crate) struct TestSite {
    pub(crate) server: Server,
    /// A second server with the same store, if it is a database. Requests then alternate between the two.
    pub(crate) second: Option<Server>,
    pub(crate) folder: tempfile::TempDir,
    /// The address of the database, if the tests use one.
    pub(crate) store: Option<String>,
    pub(crate) time: Arc<AtomicI64>,
}

/// A response with its whole body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

/// A browser with its cookie and the token of its forms.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) router: Router,
    pub(crate) cookie: String,
    pub(crate) token: String,
    pub(crate) script: bool,
}

/// A program with a player's token.
#[derive(Clone)]
pub(crate) struct Program {
    pub(crate) router: Router,
    pub(crate) bearer: String,
    /// The idempotency key of its requests; empty for none.
    pub(crate) key: String,
}

pub(crate) fn generous() -> Limits {
    Limits { player_rate: 1e9, player_burst: 1e9, ..Limits::default() }
}

pub(crate) fn config(data: &Path, time: &Arc<AtomicI64>, limits: Limits) -> Config {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), data.to_owned());
    let time = Arc::clone(time);
    config.clock = TimeSource::of(move || jiff::Timestamp::from_second(time.load(Ordering::Relaxed)).unwrap());
    config.limits = limits;
    config
}

impl TestSite {
    pub(crate) fn new() -> Self {
        Self::with(generous())
    }

    pub(crate) fn with(limits: Limits) -> Self {
        Self::of(limits, new_database())
    }

    /// A site with a file as its store, even if the tests use a database.
    pub(crate) fn in_file(limits: Limits) -> Self {
        Self::of(limits, None)
    }

    fn of(limits: Limits, store: Option<String>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let time = Arc::new(AtomicI64::new(NOON));
        let same_limits = limits.clone();
        let mut config = config(&folder.path().join("games.db"), &time, limits);
        config.store = store.as_ref().map(|address| address.parse().unwrap());
        let site = Self { server: Server::open(config).unwrap(), second: None, folder, store, time };
        Self { second: site.store.is_some().then(|| site.another(same_limits)), ..site }
    }

    /// The same site with one server, for tests of limits that each server counts separately.
    pub(crate) fn with_one_server(self) -> Self {
        Self { second: None, ..self }
    }

    /// The router of the server, or one that alternates between both servers.
    pub(crate) fn router(&self) -> Router {
        let Some(second) = &self.second else { return self.server.router() };
        let (routers, turn) = ([self.server.router(), second.router()], Arc::new(AtomicUsize::new(0)));
        Router::new().fallback(move |request: Request<Body>| {
            let router = routers[turn.fetch_add(1, Ordering::Relaxed) % routers.len()].clone();
            async move { router.oneshot(request).await.unwrap() }
        })
    }

    /// Blocks until the requested reviews are done. Polling would delay them for minutes, because their thread pauses for every request.
    pub(crate) fn finish_reviews(&self) {
        self.server.finish_reviews();
        self.second.iter().for_each(Server::finish_reviews);
    }

    /// Another connection to the file of the store.
    pub(crate) fn conn(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.folder.path().join("games.db")).unwrap()
    }

    /// The first value of a query of the store.
    pub(crate) fn query(&self, query: &str) -> String {
        match &self.store {
            Some(address) => query_database(address, query),
            None => self.conn().query_row(query, [], |row| row.get(0)).unwrap(),
        }
    }

    /// The same site after closing and reopening the server.
    pub(crate) fn reopened(self) -> Self {
        self.reopened_with(generous())
    }

    pub(crate) fn reopened_with(self, limits: Limits) -> Self {
        self.server.close();
        self.second.iter().for_each(Server::close);
        let second = self.second.as_ref().map(|_| self.another(limits.clone()));
        Self { server: self.another(limits), second, ..self }
    }

    /// Another server with the same store.
    pub(crate) fn another(&self, limits: Limits) -> Server {
        let mut config = config(&self.folder.path().join("games.db"), &self.time, limits);
        config.store = self.store.as_ref().map(|address| address.parse().unwrap());
        Server::open(config).unwrap()
    }

    pub(crate) fn pass_days(&self, days: i64) {
        self.time.fetch_add(days * 24 * 60 * 60, Ordering::Relaxed);
    }

    pub(crate) async fn browser(&self) -> Browser {
        let mut browser = Browser { router: self.router(), cookie: String::new(), token: String::new(), script: false };
        let home = browser.get("/").await;
        let cookie = home.headers[header::SET_COOKIE].to_str().unwrap();
        browser.cookie = cookie.split(';').next().unwrap().to_owned();
        let settings = browser.get("/settings").await;
        browser.token = settings.field("token");
        browser
    }

    pub(crate) async fn program(&self) -> Program {
        let mut program = Program { router: self.router(), bearer: String::new(), key: String::new() };
        let (status, made) = program.post("/players", json!({})).await;
        assert_eq!(status, StatusCode::CREATED);
        program.bearer = made["token"].as_str().unwrap().to_owned();
        program
    }
}

pub(crate) async fn ask(router: &Router, request: Request<Body>) -> Answer {
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, 64 << 20).await.unwrap();
    Answer { status: parts.status, headers: parts.headers, body: String::from_utf8(body.to_vec()).unwrap() }
}

impl Answer {
    /// The value of the first hidden field with this name.
    pub(crate) fn field(&self, name: &str) -> String {
        let at = self.body.find(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("no field {name} in {self:?}"));
        // The attributes may be in any order.
        let start = self.body[..at].rfind('<').unwrap();
        let tag = &self.body[start..start + self.body[start..].find('>').unwrap()];
        tag.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    }

    pub(crate) fn location(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{self:?}");
        self.headers[header::LOCATION].to_str().unwrap().to_owned()
    }
}

impl Browser {
    pub(crate) fn router(&self) -> &Router {
        &self.router
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1:8080");
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if self.script {
            request = request.header("x-underdeck", "fetch");
        }
        request
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        ask(&self.router, self.request(Method::GET, path).body(Body::empty()).unwrap()).await
    }

    /// Sends a form with the token of this browser.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let token = [("token", self.token.as_str())];
        let body = encoded(token.iter().chain(fields));
        let request = self.request(Method::POST, path).header(header::ORIGIN, "http://127.0.0.1:8080");
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        ask(&self.router, request.body(Body::from(body)).unwrap()).await
    }

    /// Uploads a record as the form does.
    pub(crate) async fn upload(&self, text: &str) -> Answer {
        let part = |name: &str, value: &str| {
            format!("--cut\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = part("token", &self.token) + &part("file", "") + &part("text", text) + "--cut--\r\n";
        let request = self.request(Method::POST, "/records");
        let request = request.header(header::CONTENT_TYPE, "multipart/form-data; boundary=cut");
        ask(&self.router, request.body(Body::from(body)).unwrap()).await
    }

    /// Starts a game of a deal; returns its address.
    pub(crate) async fn begin(&self, code: &str) -> String {
        self.post(&format!("/d/{code}"), &[]).await.location()
    }

    /// Undoes moves with a confirmation.
    pub(crate) async fn undo(&self, game: &str, steps: &str) -> Answer {
        let rev = self.rev(game).await;
        self.post(&format!("{game}/undo"), &[("rev", &rev), ("steps", steps), ("confirm", "yes")]).await
    }

    /// Plays a move in the current position.
    pub(crate) async fn play(&self, game: &str, mv: &str) -> Answer {
        let rev = self.rev(game).await;
        self.post(&format!("{game}/move"), &[("rev", &rev), ("move", mv)]).await
    }

    /// The revision of a game's page.
    pub(crate) async fn rev(&self, game: &str) -> String {
        self.get(game).await.field("rev")
    }

    /// The same player as a program.
    pub(crate) fn program(&self) -> Program {
        let bearer = self.cookie.split_once('=').unwrap().1.to_owned();
        Program { router: self.router.clone(), bearer, key: String::new() }
    }
}

impl Program {
    /// The same program with a key for its next change.
    pub(crate) fn with_key(&self, key: &str) -> Self {
        Self { key: key.to_owned(), ..self.clone() }
    }

    pub(crate) async fn send(&self, method: Method, path: &str, kind: &str, body: String) -> Answer {
        let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        let mut request = request.header(header::HOST, "127.0.0.1:8080").header(header::CONTENT_TYPE, kind);
        if !self.key.is_empty() {
            request = request.header("idempotency-key", &self.key);
        }
        if !self.bearer.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.bearer));
        }
        ask(&self.router, request.body(Body::from(body)).unwrap()).await
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        let answer = self.send(Method::GET, path, "text/plain", String::new()).await;
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let answer = self.send(Method::POST, path, "application/json", body.to_string()).await;
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
    }
}

fn encoded<'a>(fields: impl Iterator<Item = &'a (&'a str, &'a str)>) -> String {
    let plain = percent_encoding::NON_ALPHANUMERIC;
    let escaped = |text: &str| percent_encoding::utf8_percent_encode(text, plain).to_string();
    fields.map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect::<Vec<_>>().join("&")
}

/// Follows a turn that a browser plays with these settings; returns what is played in it.
pub(crate) fn follow(tree: &mut History, mv: &str, forced: Forced) -> Vec<Played> {
    let context = Context { actor: Actor::Screen, forced, reply: BotReply::Now(None) };
    tree.apply(Command::Play(mv.to_owned()), context).unwrap().into_moves()
}

/// The code of a deal with default options.
pub(crate) fn code(game: &str, seed: u64) -> String {
    underdeck_catalogue::find(game).unwrap().deal(&[], seed).unwrap().code
}

/// The address of a new schema, if the tests use a database: with the feature `postgres`, and the address of a PostgreSQL in
/// `UNDERDECK_TEST_POSTGRES`, every test of the server that is not about its file uses one instead of a file.
pub(crate) fn new_database() -> Option<String> {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let server = std::env::var("UNDERDECK_TEST_POSTGRES").ok().filter(|_| cfg!(feature = "postgres"))?;
    let schema = format!("t{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
    query_database(&server, &format!("CREATE SCHEMA {schema}"));
    Some(format!("{server}&application_name={schema}&options=-csearch_path%3D{schema}"))
}

/// The result of a statement.
pub(crate) fn query_database(address: &str, statement: &str) -> String {
    let out = Process::new("psql").args(["-XAtqc", statement, address]).output().unwrap();
    assert!(out.status.success(), "{statement}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap().trim_end_matches('\n').to_owned()
}
