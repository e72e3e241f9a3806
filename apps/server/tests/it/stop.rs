//! A stopping server finishes the requests in progress.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::time::Duration;

use underdeck_server::{Config, Limits, Server};

#[test]
fn requests_in_progress_are_finished() {
    let folder = tempfile::tempdir().unwrap();
    // If possible, an address that no other test uses: at the end nothing may listen on it.
    let own = if cfg!(target_os = "linux") { "127.77.0.1:0" } else { "127.0.0.1:0" };
    let mut config = Config::new(own.parse().unwrap(), folder.path().join("games.db"));
    config.limits = Limits { drain: Duration::from_secs(20), ..Limits::default() };
    let server = Server::open(config).unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let (sender, receiver) = mpsc::channel();
    let serving = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let stop = async move { drop(stopped.await) };
        runtime.block_on(server.serve(stop, |address| sender.send(address).unwrap()))
    });
    let address = receiver.recv().unwrap();
    // The head and half of the body arrive, then the server begins to stop, then the rest arrives.
    let mut begun = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/v1/deals HTTP/1.1\r\nHost: localhost:{}\r\nContent-Type: application/json\r\nContent-Length: 14\r\n",
        address.port()
    );
    begun.write_all(format!("{head}Expect: 100-continue\r\n\r\n").as_bytes()).unwrap();
    let mut go_on = [0; 25];
    begun.read_exact(&mut go_on).unwrap();
    assert!(go_on.starts_with(b"HTTP/1.1 100"));
    begun.write_all(b"{\"deal\"").unwrap();
    stop.send(()).unwrap();
    begun.write_all(b":\"17A\"}").unwrap();
    let mut answer = String::new();
    begun.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("17A"), "{answer}");
    serving.join().unwrap().unwrap();
    assert!(TcpStream::connect(address).is_err(), "nobody listens any more");
    assert!(!folder.path().join("games.db-wal").exists(), "the log is folded into the file");
}

#[test]
fn requests_sent_before_the_stop_are_answered() {
    const HOURS: Duration = Duration::from_secs(100_000);
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().join("games.db"));
    config.limits = Limits { drain: HOURS, head: HOURS, ..Limits::default() };
    let server = Server::open(config).unwrap();
    let ask = |stream: &mut TcpStream| {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    };
    let (stop, stopped) = tokio::sync::oneshot::channel::<(TcpStream, SocketAddr)>();
    let (sender, receiver) = mpsc::channel();
    let (give, given) = mpsc::channel();
    let serving = std::thread::spawn(move || {
        // The server has only this thread, so it neither accepts nor reads until this code has sent the requests and stopped it.
        let stop = async move {
            let (rests, address) = stopped.await.unwrap();
            let new = (0..4).map(|_| TcpStream::connect(address).unwrap());
            let mut all: Vec<TcpStream> = std::iter::once(rests).chain(new).collect();
            all.iter_mut().for_each(ask);
            give.send(all).unwrap();
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(server.serve(stop, |address| sender.send(address).unwrap()))
    });
    let address = receiver.recv().unwrap();
    // A browser with an idle connection, and one with a speculative connection.
    let (mut rests, silent) = (TcpStream::connect(address).unwrap(), TcpStream::connect(address).unwrap());
    ask(&mut rests);
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\nok\n") {
        answer.push(0);
        rests.read_exact(answer.last_mut().map(std::slice::from_mut).unwrap()).unwrap();
    }
    stop.send((rests, address)).unwrap();
    for mut stream in given.recv().unwrap() {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer:?}");
    }
    serving.join().unwrap().unwrap();
    drop(silent);
}

#[test]
fn clients_that_wait_for_a_connection_at_the_stop_are_answered() {
    const HOURS: Duration = Duration::from_secs(100_000);
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().join("games.db"));
    // One connection at a time, and none may be closed for another.
    config.limits =
        Limits { connections: 1, long: HOURS, drain: HOURS, head: HOURS, request: HOURS, ..Limits::default() };
    let server = Server::open(config).unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<SocketAddr>();
    let (sender, receiver) = mpsc::channel();
    let (give, given) = mpsc::channel();
    let serving = std::thread::spawn(move || {
        let stop = async move {
            let address = stopped.await.unwrap();
            let come = || {
                let mut stream = TcpStream::connect(address).unwrap();
                stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
                stream
            };
            let waits = come();
            // The server has only this thread: it accepts that client, and no other while that one waits.
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
            give.send([waits, come()]).unwrap();
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(server.serve(stop, |address| sender.send(address).unwrap()))
    });
    let address = receiver.recv().unwrap();
    let mut begun = TcpStream::connect(address).unwrap();
    let head =
        "POST /api/v1/deals HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n";
    begun.write_all(format!("{head}Expect: 100-continue\r\n\r\n").as_bytes()).unwrap();
    let mut go_on = [0; 25];
    begun.read_exact(&mut go_on).unwrap();
    assert!(go_on.starts_with(b"HTTP/1.1 100"));
    stop.send(address).unwrap();
    for mut stream in given.recv().unwrap() {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer:?}");
    }
    begun.write_all(b"{\"deal\":\"17A\"}").unwrap();
    let mut answer = String::new();
    begun.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer:?}");
    serving.join().unwrap().unwrap();
}
