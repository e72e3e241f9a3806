//! Clients that hold connections open while an honest one requests a page.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::time::Duration;

use underdeck_server::{Config, Limits, Server};

/// Far longer than a test may take, so a client that waits for a time-out fails the test.
const HOURS: Duration = Duration::from_secs(100_000);
const PLACES: usize = 8;

/// Serves until the test's `work` is done.
fn serving(limits: Limits, work: impl FnOnce(SocketAddr)) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().join("games.db"));
    config.limits = limits;
    let server = Server::open(config).unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let (sender, receiver) = mpsc::channel();
    let serving = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(server.serve(async move { drop(stopped.await) }, |address| sender.send(address).unwrap()))
    });
    work(receiver.recv().unwrap());
    stop.send(()).unwrap();
    serving.join().unwrap().unwrap();
}

fn limits() -> Limits {
    let drain = Duration::ZERO;
    Limits { connections: PLACES, head: HOURS, request: HOURS, long: Duration::ZERO, drain, ..Limits::default() }
}

fn connect(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(HOURS)).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

fn page(address: SocketAddr) -> String {
    let mut stream = connect(address, "GET /help HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn heads_and_bodies_that_never_end_delay_no_other_client() {
    let head = "GET / HTTP/1.1\r\nHost: localh";
    let body = "POST /api/v1/deals HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    for said in ["", head, body] {
        serving(limits(), |address| {
            let held: Vec<_> = (0..4 * PLACES).map(|_| connect(address, said)).collect();
            let answer = page(address);
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
            drop(held);
        });
    }
}

#[test]
fn an_idle_browser_is_closed_after_silent_connections() {
    serving(limits(), |address| {
        let ask = "GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\n\r\n";
        let mut rests = connect(address, ask);
        let read = |stream: &mut TcpStream| {
            let mut part = [0; 12];
            stream.read_exact(&mut part).map(|()| String::from_utf8_lossy(&part).into_owned())
        };
        assert_eq!(read(&mut rests).unwrap(), "HTTP/1.1 200");
        let held: Vec<_> = (0..4 * PLACES).map(|_| connect(address, "GET")).collect();
        assert!(page(address).starts_with("HTTP/1.1 200"));
        // The earlier response, and the next one.
        rests.write_all(ask.replace("localhost\r\n", "localhost\r\nConnection: close\r\n").as_bytes()).unwrap();
        let mut rest = String::new();
        rests.read_to_string(&mut rest).unwrap();
        assert!(rest.contains("HTTP/1.1 200"), "{rest}");
        drop(held);
    });
}
