//! A process killed at any moment loses no acknowledged move.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};

use serde_json::{Value, json};
use underdeck_game::{FastRng, below};
use underdeck_server::{Config, Server};

/// The number of kills.
const KILLS: usize = 25;
/// The variable with the store of the process to be killed: a file, or the address of a database.
const STORE: &str = "UNDERDECK_KILL_TEST_STORE";

/// A server in its own process.
struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(store: &str) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "kill::server_process", "--nocapture"]).env(STORE, store);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.split_once("listening on ")?.1.trim().parse().ok()).unwrap();
        Self { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a request; `None` if the process was killed in the meantime.
    fn ask(address: SocketAddr, method: &str, path: &str, bearer: &str, body: &Value) -> Option<(u16, Value)> {
        Self::ask_with(address, (method, path), bearer, "", body)
    }

    /// Sends a request under a key, if it has one.
    fn ask_with(
        address: SocketAddr,
        (method, path): (&str, &str),
        bearer: &str,
        key: &str,
        body: &Value,
    ) -> Option<(u16, Value)> {
        let mut stream = TcpStream::connect(address).ok()?;
        let body = body.to_string();
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {bearer}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let head = if bearer.is_empty() { head.replace("Authorization: Bearer \r\n", "") } else { head };
        let key = if key.is_empty() { String::new() } else { format!("Idempotency-Key: {key}\r\n") };
        let head = head.replacen("Content-Type", &(key + "Content-Type"), 1);
        stream.write_all(head.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        // A truncated response does not count.
        Some((status, serde_json::from_str(body).ok()?))
    }
}

/// The server process of the other tests, which set [`STORE`]. Without it this does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn server_process() {
    let Ok(store) = std::env::var(STORE) else { return };
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), store.clone().into());
    config.store = store.starts_with("postgres").then(|| store.parse().unwrap());
    // The rate limits are not under test.
    config.limits = crate::common::generous();
    let server = Server::open(config).unwrap();
    server.serve(std::future::pending(), |address| println!("\nlistening on {address}")).await.unwrap();
}

/// A client's table and its known state.
struct Known {
    id: String,
    /// The number of moves after the last acknowledged change.
    moves: u64,
    /// The change in flight when the process was killed.
    in_flight_change: Option<Change>,
}

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    kill_again_and_again(folder.path().join("games.db").to_str().unwrap(), 1);
}

#[cfg(feature = "postgres")]
#[test]
fn no_acknowledged_move_is_lost_when_one_of_two_servers_is_killed() {
    let store = crate::common::new_database()
        .expect("the address of a PostgreSQL in UNDERDECK_TEST_POSTGRES: use .ci/postgres");
    kill_again_and_again(&store, 2);
}

/// Lets clients play on servers with one store, and kills the servers in turn. Acknowledged changes must be present on the other server, or
/// after a restart if there is only one.
fn kill_again_and_again(store: &str, servers: usize) {
    let mut victims: Vec<Victim> = (0..servers).map(|_| Victim::start(store)).collect();
    let (_, player) = Victim::ask(victims[0].address, "POST", "/players", "", &json!({})).unwrap();
    let bearer = player["token"].as_str().unwrap().to_owned();
    let mut tables = Vec::new();
    for (n, game) in (0..servers).flat_map(|_| underdeck_catalogue::games()).enumerate() {
        let body = json!({ "game": game.info().id, "seed": n.to_string() });
        let (status, table) = Victim::ask(victims[0].address, "POST", "/tables", &bearer, &body).unwrap();
        assert_eq!(status, 201, "{table}");
        tables.push(Known { id: table["id"].as_str().unwrap().to_owned(), moves: 0, in_flight_change: None });
    }
    let mut rng = FastRng::new(0);
    let (mut acknowledged, mut in_flight, mut half) = (0, 0, 0);
    for kill in 0..KILLS {
        // All clients play concurrently; a process is killed after this many responses.
        let (sender, responses) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let clients: Vec<_> = tables
            .into_iter()
            .enumerate()
            .map(|(n, known)| {
                // Each game moves to another server after each kill.
                let address = victims[(n + kill / servers) % servers].address;
                let (bearer, sender, stop) = (bearer.clone(), sender.clone(), Arc::clone(&stop));
                std::thread::spawn(move || play_on(known, address, &bearer, &sender, &stop))
            })
            .collect();
        acknowledged += responses.iter().take(1 + below(&mut rng, 30) as usize).count();
        victims[kill % servers].kill();
        stop.store(servers > 1, Ordering::Relaxed);
        tables = clients.into_iter().map(|client| client.join().unwrap()).collect();
        if servers == 1 {
            victims[0] = Victim::start(store);
        }
        let address = victims[(kill + 1) % servers].address;
        for known in &mut tables {
            let path = format!("/tables/{}", known.id);
            let (status, table) = Victim::ask(address, "GET", &path, &bearer, &json!({})).unwrap();
            assert_eq!(status, 200, "{table}");
            let (found, was) = (table["moves"].as_u64().unwrap(), known.moves);
            let Some(change) = known.in_flight_change.take() else {
                assert_eq!(found, was, "a move was acknowledged");
                continue;
            };
            assert!(found == was || found == change.leads_to, "{found} moves, {was} were acknowledged");
            in_flight += 1;
            half += usize::from(found == change.leads_to);
            // A repetition under its key applies the change exactly once.
            known.moves = change.make(address, &known.id, &bearer).expect("the process lives");
            assert_eq!(known.moves, change.leads_to);
        }
        if servers > 1 {
            victims[kill % servers] = Victim::start(store);
        }
    }
    victims.iter_mut().for_each(Victim::kill);
    println!(
        "{KILLS} kills; {acknowledged} changes acknowledged before them, {in_flight} in flight, {half} of these stored"
    );
    assert!(acknowledged > KILLS && in_flight > 0, "{acknowledged} were acknowledged, {in_flight} in flight");
}

/// Plays until its process or another one is killed; sends a message for each response.
fn play_on(mut known: Known, address: SocketAddr, bearer: &str, sender: &mpsc::Sender<()>, stop: &AtomicBool) -> Known {
    while !stop.load(Ordering::Relaxed)
        && let Some(change) = next(address, &known.id, bearer)
    {
        let Some(moves) = change.make(address, &known.id, bearer) else {
            known.in_flight_change = Some(change);
            break;
        };
        assert_eq!(moves, change.leads_to);
        known.moves = moves;
        // Sending fails once the receiver has enough messages.
        let _ = sender.send(());
    }
    known
}

/// A change of a game: the path, the body, its key, and the number of moves after it.
struct Change {
    path: &'static str,
    body: Value,
    key: String,
    leads_to: u64,
}

/// The next change: the move of a hint, or an undo when the game is over.
fn next(address: SocketAddr, id: &str, bearer: &str) -> Option<Change> {
    let (_, table) = Victim::ask(address, "GET", &format!("/tables/{id}"), bearer, &json!({}))?;
    let (_, hint) = Victim::ask(address, "GET", &format!("/tables/{id}/hint"), bearer, &json!({}))?;
    let (moves, key) = (table["moves"].as_u64()?, format!("after-{}", table["revision"]));
    Some(match hint["move"].as_str() {
        Some(mv) => Change { path: "moves", body: json!({ "move": mv, "confirm": true }), key, leads_to: moves + 1 },
        None => Change { path: "undo", body: json!({ "confirm": true }), key, leads_to: moves - 1 },
    })
}

impl Change {
    /// Makes the change; returns the number of moves after it, or `None` if the process was killed in the meantime.
    fn make(&self, address: SocketAddr, id: &str, bearer: &str) -> Option<u64> {
        let path = format!("/tables/{id}/{}", self.path);
        let (status, table) = Victim::ask_with(address, ("POST", &path), bearer, &self.key, &self.body)?;
        assert_eq!(status, 200, "{table}");
        table["moves"].as_u64()
    }
}
