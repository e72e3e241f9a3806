//! Clients that abort and repeat requests, and a checker of their whole history of requests and responses.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use underdeck_game::{FastRng, below};

use crate::common::{Answer, Program, TestSite, code};

/// The number of clients at each table.
const CLIENTS: usize = 3;
/// The number of requests of each client, without repetitions.
const REQUESTS: usize = 40;

/// A response that a client received, with its times.
struct Event {
    table: usize,
    /// The times of the request and of the response, by a common counter.
    asked: u64,
    answered: u64,
    revision: u64,
    face: Value,
}

/// State shared by all clients.
#[derive(Default)]
struct History {
    count: AtomicU64,
    events: Mutex<Vec<Event>>,
    /// The keys of acknowledged changes, by table.
    done: Mutex<HashSet<(usize, String)>>,
    /// The tables of changes that were aborted and then refused: a second server may refuse the repetition before the first one applies the
    /// aborted request.
    unsure: Mutex<Vec<usize>>,
    broken: AtomicU64,
}

struct Client {
    program: Program,
    history: Arc<History>,
    tables: Arc<Vec<String>>,
    id: usize,
    rng: FastRng,
}

impl Client {
    fn dice(&mut self, n: u32) -> u64 {
        below(&mut self.rng, n).into()
    }

    /// Sends a request that may be aborted after some steps of the server; `None` if it was.
    async fn send(&mut self, key: &str, method: Method, path: &str, body: &Value) -> Option<Answer> {
        let steps = match self.dice(2) {
            0 => u64::MAX,
            _ => self.dice(12),
        };
        let program = self.program.with_key(key);
        let request = program.send(method, path, "application/json", body.to_string());
        let wait = async {
            for _ in 0..steps {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            biased;
            answer = request => Some(answer),
            () = wait => {
                self.history.broken.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
    }

    /// Reads or changes a table, and repeats the request until there is a response.
    async fn ask(&mut self, table: usize, key: &str, path: &str, body: &Value) -> Value {
        let path = format!("{}{path}", self.tables[table]);
        let method = if key.is_empty() { Method::GET } else { Method::POST };
        let mut was_broken = false;
        let (answer, asked) = loop {
            let asked = self.history.count.fetch_add(1, Ordering::SeqCst);
            if let Some(answer) = self.send(key, method.clone(), &path, body).await {
                break (answer, asked);
            }
            was_broken = true;
        };
        let answered = self.history.count.fetch_add(1, Ordering::SeqCst);
        let face: Value = serde_json::from_str(&answer.body).unwrap();
        if answer.status == StatusCode::OK {
            let revision = face["revision"].as_u64().unwrap();
            let event = Event { table, asked, answered, revision, face: face.clone() };
            self.history.events.lock().unwrap().push(event);
            if !key.is_empty() {
                self.history.done.lock().unwrap().insert((table, key.to_owned()));
            }
        } else {
            let refused = [StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY, StatusCode::BAD_REQUEST];
            assert!(refused.contains(&answer.status), "{answer:?}");
            if was_broken && !key.is_empty() {
                self.history.unsure.lock().unwrap().push(table);
            }
        }
        face
    }

    async fn run(mut self) {
        for n in 0..REQUESTS {
            let table = self.dice(self.tables.len() as u32) as usize;
            let face = self.ask(table, "", "", &Value::Null).await;
            let key = format!("{}-{n}", self.id);
            let offers = face["table"]["offers"].as_array().unwrap().clone();
            let (path, mut body) = match offers.is_empty() || self.dice(5) == 0 {
                true => ("/undo", json!({ "confirm": true })),
                false => {
                    let any = self.dice(offers.len() as u32) as usize;
                    ("/moves", json!({ "move": offers[any]["move"], "confirm": true }))
                }
            };
            if self.dice(2) == 0 {
                body["revision"] = face["revision"].clone();
            }
            self.ask(table, &key, path, &body).await;
            if self.dice(4) == 0 {
                // An acknowledged change is not applied again.
                self.ask(table, &key, path, &body).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn every_response_is_durable_and_no_key_is_applied_twice() {
    let site = TestSite::new();
    let program = site.program().await;
    let mut tables = Vec::new();
    for game in underdeck_catalogue::games() {
        let (_, face) = program.post("/tables", json!({ "deal": code(game.info().id, 8) })).await;
        tables.push(format!("/tables/{}", face["id"].as_str().unwrap()));
    }
    let (history, tables) = (Arc::new(History::default()), Arc::new(tables));
    let clients: Vec<_> = (0..CLIENTS * tables.len())
        .map(|n| {
            let (history, tables) = (Arc::clone(&history), Arc::clone(&tables));
            tokio::spawn(Client { program: program.clone(), history, tables, id: n, rng: FastRng::new(n as u64) }.run())
        })
        .collect();
    for client in clients {
        client.await.unwrap();
    }
    let events = std::mem::take(&mut *history.events.lock().unwrap());
    let done = std::mem::take(&mut *history.done.lock().unwrap());

    // A revision is the same position for every client.
    let mut positions: HashMap<(usize, u64), &Value> = HashMap::new();
    for event in events.iter() {
        let known = positions.entry((event.table, event.revision)).or_insert(&event.face);
        assert_eq!(*known, &event.face, "revision {} was shown in two ways", event.revision);
    }
    // A response is never older than one that arrived before its request was sent.
    for (n, event) in events.iter().enumerate() {
        let later = events.iter().skip(n).filter(|later| later.table == event.table && event.answered < later.asked);
        for later in later {
            assert!(later.revision >= event.revision, "revision {} fell back to {}", event.revision, later.revision);
        }
    }
    // Each acknowledged key changed its game once, and no other request did.
    let bearer = program.bearer.clone();
    let unsure = if site.second.is_some() { std::mem::take(&mut *history.unsure.lock().unwrap()) } else { Vec::new() };
    let site = site.reopened();
    let program = Program { bearer, ..site.program().await };
    for (table, path) in tables.iter().enumerate() {
        let (_, face) = program.get(path).await;
        let changes = done.iter().filter(|(of, _)| *of == table).count() as u64;
        let more = unsure.iter().filter(|of| **of == table).count() as u64;
        let kept = face["revision"].as_u64().unwrap();
        assert!((1 + changes..=1 + changes + more).contains(&kept), "{kept} of {path} after {changes} and {more}");
        let last = events.iter().filter(|event| event.table == table).map(|event| event.revision).max().unwrap();
        assert!(last <= kept, "revision {last} was shown and is not stored");
        if let Some(shown) = positions.get(&(table, kept)) {
            assert_eq!(**shown, face, "the store has what was shown");
        }
    }
    let broken = history.broken.load(Ordering::Relaxed);
    println!("{} answers, {} changes, {broken} requests broken off and repeated", events.len(), done.len());
    assert!(broken > 100 && done.len() > 100, "{broken} were broken off, {} changes done", done.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_twice_is_applied_once() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 5)).await;
    let page = browser.get(&table).await;
    let (rev, key) = (page.field("rev"), page.field("key"));
    let mv = page.body.split("name=\"move\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let fields = [("rev", rev.as_str()), ("key", key.as_str()), ("move", mv.as_str())];
    let path = format!("{table}/move");
    let (first, second) = tokio::join!(browser.post(&path, &fields), browser.post(&path, &fields));
    let after = format!("{table}?since=0#lit");
    assert_eq!((first.location(), second.location()), (after.clone(), after.clone()));
    let site = site.reopened();
    let browser = crate::play::browser_of(&site, &browser).await;
    let third = browser.post(&path, &fields).await;
    assert_eq!(third.location(), after, "the store remembers the key");
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    assert_eq!(face["moves"], 1);
    // Another move from the same old page is refused as stale.
    let other = browser.post(&path, &[("rev", &rev), ("key", &key), ("move", "something else")]).await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    let program = browser.program().with_key("one-key");
    let path = table.replace("/g/", "/tables/");
    let (status, _) = program.post(&format!("{path}/undo"), json!({ "confirm": true })).await;
    assert_eq!(status, StatusCode::OK);
    let (status, reply) = program.post(&format!("{path}/redo"), json!({})).await;
    assert_eq!((status, &reply["error"]["word"]), (StatusCode::BAD_REQUEST, &json!("wrong")), "{reply}");
    let (status, reply) = program.with_key("a key with spaces").post(&format!("{path}/redo"), json!({})).await;
    assert_eq!((status, &reply["error"]["word"]), (StatusCode::BAD_REQUEST, &json!("wrong")), "{reply}");
}
