//! A process killed at any moment loses no acknowledged move.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use server::{Config, Server};

/// How often the process is killed.
const KILLS: usize = 25;
/// Tells the process to be killed where its store is.
const DATA: &str = "UNDERDECK_KILL_TEST_DATA";

/// A server in its own process.
struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(data: &Path) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "kill::the_process_that_is_killed", "--nocapture"]).env(DATA, data);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.split_once("listening on ")?.1.trim().parse().ok()).unwrap();
        Self { child, address }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a request; `None` if the process was killed meanwhile.
    fn ask(address: SocketAddr, method: &str, path: &str, bearer: &str, body: &Value) -> Option<(u16, Value)> {
        let mut stream = TcpStream::connect(address).ok()?;
        let body = body.to_string();
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {bearer}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let head = if bearer.is_empty() { head.replace("Authorization: Bearer \r\n", "") } else { head };
        stream.write_all(head.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        // An answer cut short does not count.
        Some((status, serde_json::from_str(body).ok()?))
    }
}

/// Not a test in itself but the process that the other test starts; on its own it does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_process_that_is_killed() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let server = Server::open(Config::new("127.0.0.1:0".parse().unwrap(), data.into())).unwrap();
    server.serve(std::future::pending(), |address| println!("\nlistening on {address}")).await.unwrap();
}

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let mut victim = Victim::start(&data);
    let (_, player) = Victim::ask(victim.address, "POST", "/players", "", &json!({})).unwrap();
    let bearer = player["token"].as_str().unwrap().to_owned();
    let mut tables = Vec::new();
    for (n, game) in catalogue::games().iter().enumerate() {
        let body = json!({ "game": game.info().id, "seed": n.to_string() });
        let (status, table) = Victim::ask(victim.address, "POST", "/tables", &bearer, &body).unwrap();
        assert_eq!(status, 201, "{table}");
        tables.push((table["id"].as_str().unwrap().to_owned(), 0_u64));
    }
    let mut luck = 0x9E37_79B9_7F4A_7C15_u64;
    let mut acknowledged = 0;
    for round in 0..KILLS {
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        // Killed after this many answers, in the middle of a further request.
        let answers = luck % 12;
        let Victim { child, address } = victim;
        let mut killer = Some(Victim { child, address });
        let mut given = 0;
        // The change in flight when the process is killed: its table, and the number of moves after it.
        let flying = loop {
            let n = (round + given as usize) % tables.len();
            if given == answers
                && let Some(victim) = killer.take()
            {
                let id = tables[n].0.clone();
                let change = next(address, &id, &bearer).expect("the process lives");
                let bearer = bearer.clone();
                let flying = (n, change.leads_to);
                let flight = std::thread::spawn(move || change.make(address, &id, &bearer));
                victim.kill();
                if let Some(moves) = flight.join().unwrap() {
                    assert_eq!(moves, flying.1);
                    tables[n].1 = moves;
                }
                break flying;
            }
            let (id, moves) = &mut tables[n];
            let change = next(address, id, &bearer).expect("the process lives");
            *moves = change.make(address, id, &bearer).expect("the process lives");
            acknowledged += 1;
            given += 1;
        };
        victim = Victim::start(&data);
        for (n, (id, moves)) in tables.iter_mut().enumerate() {
            let (status, table) =
                Victim::ask(victim.address, "GET", &format!("/tables/{id}"), &bearer, &json!({})).unwrap();
            assert_eq!(status, 200, "{table}");
            let found = table["moves"].as_u64().unwrap();
            assert!(found == *moves || (n, found) == flying, "{found} moves, {moves} were acknowledged");
            *moves = found;
        }
    }
    victim.kill();
    assert!(acknowledged > KILLS, "{acknowledged} moves were acknowledged");
}

/// A change of a game: the path, the body, and the number of moves after it.
struct Change {
    path: &'static str,
    body: Value,
    leads_to: u64,
}

/// The next thing to do: the move of a hint, or an undo when the game is over.
fn next(address: SocketAddr, id: &str, bearer: &str) -> Option<Change> {
    let (_, table) = Victim::ask(address, "GET", &format!("/tables/{id}"), bearer, &json!({}))?;
    let (_, hint) = Victim::ask(address, "GET", &format!("/tables/{id}/hint"), bearer, &json!({}))?;
    let moves = table["moves"].as_u64()?;
    Some(match hint["move"].as_str() {
        Some(mv) => Change { path: "moves", body: json!({ "move": mv }), leads_to: moves + 1 },
        None => Change { path: "undo", body: json!({}), leads_to: moves - 1 },
    })
}

impl Change {
    /// Makes it; returns the number of moves after it, or nothing if the process was killed meanwhile.
    fn make(&self, address: SocketAddr, id: &str, bearer: &str) -> Option<u64> {
        let (status, table) = Victim::ask(address, "POST", &format!("/tables/{id}/{}", self.path), bearer, &self.body)?;
        assert_eq!(status, 200, "{table}");
        table["moves"].as_u64()
    }
}
