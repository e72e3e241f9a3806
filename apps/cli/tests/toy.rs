//! The toy game, which has only rules and notation, with the default texts and players: line mode, the browser, `sim`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};

fn program(home: &tempfile::TempDir, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_underdeck"));
    command.args(arguments).current_dir(home.path()).env("UNDERDECK_HOME", home.path()).env("NO_COLOR", "1");
    command.env("UNDERDECK_LANG", "en");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(home: &tempfile::TempDir, arguments: &[&str]) -> Output {
    program(home, arguments).output().expect("the program runs")
}

#[test]
fn line_mode_plays_it_to_its_end_on_hints_and_the_record_is_verified() {
    let home = tempfile::tempdir().expect("a folder");
    let mut child = program(&home, &["play", "toy", "--seed", "5"]).spawn().expect("the program runs");
    let mut input = child.stdin.take().expect("its input");
    let mut output = BufReader::new(child.stdout.take().expect("its output")).lines().map(|line| line.expect("text"));
    let mut moves = 0;
    while writeln!(input, "hint").is_ok() {
        let Some(hint) = output.find(|line| line.starts_with("Hint: ")) else { break };
        let spelling = hint.split('`').nth(1).expect("a move");
        writeln!(input, "{spelling}").expect("it listens");
        moves += 1;
        assert!(moves < 1_000, "the hints lead nowhere");
    }
    assert!(child.wait().expect("it ends").success() && moves > 5, "{moves} moves");
    let records = home.path().join("records");
    let record = records.read_dir().expect("the records").next().expect("a record").expect("a file").path();
    let verified = run(&home, &["verify", &record.display().to_string()]);
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn sim_plays_it_with_every_kind_of_player() {
    let home = tempfile::tempdir().expect("a folder");
    for player in ["random", "greedy", "flat:20", "mcts:50"] {
        let ran = run(&home, &["sim", "toy", "--player", player, "--games", "20", "--json"]);
        let text = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success() && text.contains("\"games\":20"), "{player}: {text} {ran:?}");
    }
}

/// A server, killed at the end of the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn the_browser_lists_it() {
    let home = tempfile::tempdir().expect("a folder");
    let mut serving = Serving(program(&home, &["serve", "--addr", "127.0.0.1:0"]).spawn().expect("the program runs"));
    let said = BufReader::new(serving.0.stdout.take().expect("its output"));
    let line = said.lines().map_while(Result::ok).find(|line| line.contains("http://")).expect("an address");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address").to_owned();
    let page = ask(&address, "GET /games/toy");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("The Well"), "{page}");
}
