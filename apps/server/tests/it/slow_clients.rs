//! Clients that hold connections open while an honest one requests a page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
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

fn page(address: SocketAddr, path: &str) -> String {
    let ask = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let mut stream = connect(address, &ask);
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
            let answer = page(address, "/help");
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
            drop(held);
        });
    }
}

/// The variable with the folder of the process that has too few descriptors.
const STARVED: &str = "UNDERDECK_STARVED_TEST_FOLDER";

/// The server process of the next test. Without its variable this does nothing.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn starved_server_process() {
    let Ok(folder) = std::env::var(STARVED) else { return };
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), std::path::Path::new(&folder).join("games.db"));
    config.limits = limits();
    let mut open = Vec::new();
    let listening = |address| {
        open.extend(std::iter::from_fn(|| std::fs::File::open("/dev/null").ok()));
        open.truncate(open.len() - PLACES / 2);
        println!("\nlistening on {address}");
    };
    Server::open(config).unwrap().serve(std::future::pending(), listening).await.unwrap();
}

#[cfg(unix)]
#[test]
fn an_idle_connection_closes_for_a_visitor_when_too_many_files_are_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 200 && exec \"$0\" --exact slow_clients::starved_server_process --nocapture"]);
    command.arg(std::env::current_exe().unwrap()).env(STARVED, folder.path());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let address = lines.find_map(|line| line.split_once("listening on ")?.1.trim().parse().ok()).unwrap();
    let held: Vec<_> = (0..2 * PLACES).map(|_| connect(address, "GET / HTTP/1.1\r\nHost: localh")).collect();
    let (answer, metrics) = (page(address, "/help"), page(address, "/metrics"));
    child.kill().unwrap();
    child.wait().unwrap();
    drop(held);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let count = |name| metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<u32>().ok()).unwrap();
    assert!(count("underdeck_accept_errors_total") > 0 && count("underdeck_evictions_total") > 0, "{metrics}");
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
        assert!(page(address, "/help").starts_with("HTTP/1.1 200"));
        // The earlier response, and the next one.
        rests.write_all(ask.replace("localhost\r\n", "localhost\r\nConnection: close\r\n").as_bytes()).unwrap();
        let mut rest = String::new();
        rests.read_to_string(&mut rest).unwrap();
        assert!(rest.contains("HTTP/1.1 200"), "{rest}");
        drop(held);
    });
}
