//! Finished games go from the terminal to a server and to a second home, and count there as they counted before.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Child;

use crate::home::Home;
use crate::playing::finish;

/// A server of the program, and a visitor's cookie.
struct Site {
    child: Child,
    address: String,
    cookie: String,
}

impl Site {
    fn start(home: &Home, data: &str) -> Self {
        let mut child = home.command(&["serve", "--addr", "127.0.0.1:0", "--data", data]).spawn().unwrap();
        let said = BufReader::new(child.stdout.take().unwrap());
        let line = said.lines().map_while(Result::ok).find(|line| line.contains("http://")).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
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
        // A server that has ended already cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn statistics_are_the_same_after_a_round_trip_through_a_server() {
    let (home, second) = (Home::new(), Home::new());
    // Won, lost, won, and the lost one twice more, move for move.
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
    let told = site.import(&file);
    assert!(told.contains("5 of 5 games added"), "{told}");
    assert!(site.import(&file).contains("0 of 5 games added; 5 were here already"));
    assert_eq!(site.get("/statistics/export.json"), before.2);
    let out = second.file("from-server.json", &site.get("/account/export"));
    drop(site);

    assert!(second.ok(&["import", &out]).contains("5 games added; 0 were here already."));
    assert_eq!(count(&second), before);
    assert!(second.ok(&["import", &out]).contains("0 games added; 5 were here already."));
    let first = second.file("from-home.json", &file);
    assert!(second.ok(&["import", &first]).contains("0 games added; 5 were here already."));
    assert_eq!(home.feed(&["import", "-"], &second.ok(&["export"])).out, "0 games added; 5 were here already.\n");
    assert_eq!((count(&home), count(&second)), (before.clone(), before));
}
