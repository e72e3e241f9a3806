//! `serve`: what it tells, and how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use serde_json::Value;

#[test]
fn the_log_has_a_json_object_for_each_event_and_sigterm_ends_well() {
    let home = tempfile::tempdir().unwrap();
    let mut serving = Command::new(env!("CARGO_BIN_EXE_underdeck"))
        .args(["serve", "--addr", "127.0.0.1:0", "--log", "json", "--public", "--trust-proxy", "10.0.0.0/8", "--data"])
        .arg(home.path().join("games.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(serving.stdout.take().unwrap());
    let line = said.lines().map_while(Result::ok).find(|line| line.contains("http://")).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /g/secret/replay HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    assert!(Command::new("kill").args(["-TERM", &serving.id().to_string()]).status().unwrap().success());
    let told = serving.wait_with_output().unwrap();
    assert_eq!(told.status.code(), Some(0));
    let log = String::from_utf8(told.stderr).unwrap();
    let events: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let words: Vec<&str> = events.iter().map(|event| event["message"].as_str().unwrap()).collect();
    assert_eq!(words[1..], ["listening", "request", "stopping", "stopped"], "first a warning that it is open");
    assert_eq!((&events[2]["route"], &events[2]["status"]), (&"/g/*/replay".into(), &404.into()));
    assert!(!log.contains("secret"), "{log}");
}
