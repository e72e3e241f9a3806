//! A server of the program: its log, its end, and games that move to it and on to a second home.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Child;

use crate::home::Home;
use crate::playing::finish;

/// Starts a server at a free port; returns it and its address.
fn serve(home: &Home, arguments: &[&str]) -> (Child, String) {
    let mut child = home.command(&[&["serve", "--addr", "127.0.0.1:0"], arguments].concat()).spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let line = output.lines().map_while(Result::ok).find(|line| line.contains("http://")).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
    (child, address)
}

/// A server, and a visitor's cookie.
struct Site {
    child: Child,
    address: String,
    cookie: String,
}

impl Site {
    fn start(home: &Home, data: &str) -> Self {
        let (child, address) = serve(home, &["--data", data]);
        let mut site = Self { child, address, cookie: String::new() };
        let head = site.ask("GET /account HTTP/1.1", "", "");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        site.cookie = cookie.split(';').next().unwrap().to_owned();
        site
    }

    fn ask(&self, line: &str, kind: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!(
            "{line}\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {1}\r\nContent-Type: {kind}\r\nContent-Length: {2}\r\nConnection: close\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(body.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn get(&self, path: &str) -> String {
        let answer = self.ask(&format!("GET {path} HTTP/1.0"), "", "");
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    fn import(&self, file: &str) -> String {
        let page = self.get("/account");
        let token = page.split("name=\"token\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let part = |name: &str, value: &str| {
            format!("--cut\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = part("token", &token) + &part("file", file) + "--cut--\r\n";
        self.ask("POST /account/import HTTP/1.0", "multipart/form-data; boundary=cut", &body)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // Fails if the server has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn statistics_are_the_same_after_a_round_trip_through_a_server() {
    let (home, second) = (Home::new(), Home::new());
    // Won, lost, won, and the lost game twice more, move by move.
    for seed in ["2", "1", "3", "1", "1"] {
        finish(&home, &["play", "keevorn", "--seed", seed]);
    }
    let count = |home: &Home| (home.ok(&["stats"]), home.ok(&["stats", "--csv"]), home.ok(&["stats", "--json"]));
    let before = count(&home);
    assert!(before.0.contains("5 games"), "{}", before.0);
    let results: Vec<&str> = before.1.lines().skip(1).map(|line| line.split(',').nth(4).unwrap()).collect();
    assert_eq!(results, ["won", "lost", "won", "lost", "lost"]);

    let site = Site::start(&home, &home.path("server.db").display().to_string());
    let file = home.ok(&["export"]);
    let page = site.import(&file);
    assert!(page.contains("5 of 5 games added"), "{page}");
    assert!(site.import(&file).contains("0 of 5 games added; 5 already here"));
    assert_eq!(site.get("/statistics/export.json"), before.2);
    let out = second.file("from-server.json", &site.get("/account/export"));
    drop(site);

    assert!(second.ok(&["import", &out]).contains("5 of 5 games added; 0 already here."));
    assert_eq!(count(&second), before);
    assert!(second.ok(&["import", &out]).contains("0 of 5 games added; 5 already here."));
    let first = second.file("from-home.json", &file);
    assert!(second.ok(&["import", &first]).contains("0 of 5 games added; 5 already here."));
    assert_eq!(home.feed(&["import", "-"], &second.ok(&["export"])).out, "0 of 5 games added; 5 already here.\n");
    assert_eq!((count(&home), count(&second)), (before.clone(), before));
}

#[cfg(unix)]
#[test]
fn the_log_has_a_json_object_for_each_event_and_sigterm_ends_well() {
    use serde_json::Value;

    let home = Home::new();
    let data = home.path("games.db").display().to_string();
    let (server, address) =
        serve(&home, &["--log", "json", "--public", "--trust-proxy", "10.0.0.0/8", "--data", &data]);
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /g/secret/replay HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    let kill = std::process::Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let ended = server.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(0));
    let log = String::from_utf8(ended.stderr).unwrap();
    let events: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let messages: Vec<&str> = events.iter().map(|event| event["message"].as_str().unwrap()).collect();
    assert_eq!(messages[0], "new store");
    assert_eq!(messages[2..], ["listening", "request", "stopping", "stopped"], "first a warning that it is open");
    assert_eq!((&events[3]["route"], &events[3]["status"]), (&"/g/*/replay".into(), &404.into()));
    assert!(!log.contains("secret"), "{log}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_second_program_on_the_same_store_is_refused_by_any_name() {
    let home = Home::new();
    let (mut server, _) = serve(&home, &["--data", "games.db"]);
    std::fs::hard_link(home.path("games.db"), home.path("hard.db")).unwrap();
    std::fs::remove_file(home.path("games.db-lock")).unwrap();
    for name in ["games.db", "hard.db"] {
        let ran = home.run(&["serve", "--addr", "127.0.0.1:0", "--data", name]);
        assert!(ran.code == Some(1) && ran.err.contains("another server is using this store"), "{ran:?}");
    }
    server.kill().unwrap();
    server.wait().unwrap();
    std::fs::remove_file(home.path("games.db")).unwrap();
    std::fs::remove_file(home.path("hard.db")).unwrap();
    let ran = home.run(&["serve", "--addr", "127.0.0.1:0", "--data", "games.db"]);
    assert!(ran.code == Some(1) && ran.err.contains("games.db is missing") && ran.err.contains("--init"), "{ran:?}");
}

/// Sends a program's request and returns the whole answer.
fn post(address: &str, path: &str, bearer: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {bearer}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(unix)]
#[test]
fn a_refused_import_leads_the_host_to_its_player() {
    use serde_json::Value;

    let home = Home::new();
    let data = home.path("games.db").display().to_string();
    let (server, address) = serve(&home, &["--log", "json", "--data", &data]);
    let made = post(&address, "/api/v1/players", "", "{}");
    let token = made.split("\"token\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let refused = post(&address, "/api/v1/records", &token, "{\"record\": \"no record\"}");
    assert!(refused.starts_with("HTTP/1.1 400"), "{refused}");
    // While the server runs.
    let host = |arguments: &[&str]| home.ok(&[&["host"], arguments, &["--data", data.as_str()]].concat());
    let stats: Value = serde_json::from_str(&host(&["stats", "--json"])).unwrap();
    assert_eq!(stats["players"], 1);
    assert!(host(&["ban", "1", "--yes"]).contains("Player 1 is banned"));
    assert!(home.run(&["host", "vacuum", "--yes", "--data", &data]).err.contains("another server is using this store"));
    let kill = std::process::Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let log = String::from_utf8(server.wait_with_output().unwrap().stderr).unwrap();
    let events = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let line = events.into_iter().find(|event| event["status"] == 400).unwrap_or_else(|| panic!("{log}"));
    let who = line["who"].as_str().unwrap_or_else(|| panic!("{line}"));
    assert!(who.len() == 12 && !log.contains(&token), "{log}");
    let found: Value = serde_json::from_str(&host(&["who", who, "--json"])).unwrap();
    assert_eq!((&found["id"], &found["who"]), (&1.into(), &who.into()));
    assert!(host(&["players", "--banned"]).contains("banned since"));
    assert!(host(&["log"]).contains("ban: player 1"));
    assert!(host(&["quota", who, "--mib", "7", "--yes"]).contains("own limits: 7.0 MiB, games: as all"));
    assert!(host(&["vacuum", "--yes"]).contains("MiB after"));
    assert!(host(&["purge", "--dry-run"]).contains("0 players would be deleted"));
}

#[test]
fn a_host_is_asked_before_a_change_and_told_what_is_missing() {
    let home = Home::new();
    let data = home.path("games.db").display().to_string();
    home.run(&["host", "stats", "--data", &data]).fails(1, &["there is no such file"]);
    let site = Site::start(&home, &data);
    drop(site);
    let host = |arguments: &[&str]| home.run(&[&["host"], arguments, &["--data", data.as_str()]].concat());
    host(&["ban", "1"]).fails(1, &["no player is called `1`"]);
    for change in [&["purge"][..], &["vacuum"]] {
        host(change).fails(2, &["add `--yes`"]);
    }
    assert!(host(&["log"]).err.contains("There are none"), "nothing was changed");
    home.run(&["host", "verify-backup", &home.file("no.db", "no store")]).fails(1, &["no.db", "damaged"]);
    home.run(&["host"]).fails(2, &[]);
}
