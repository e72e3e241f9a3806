//! Abusive players inside every documented limit, and what honest players notice of them.
//!
//! `cargo run --release -p underdeck-server --example attack -- [ABUSERS] [SECONDS] [WAIT] [STORE]`; by default 1, 12, 50 and a file.
//!
//! - Each abuser has 2,000 imported tiny games and asks 40 times a second for statistics, a finished game, exports, luck and the account,
//!   waits for `WAIT` milliseconds, and hangs up. At the start one of them asks for 30 exports at once, another address begins 40 reviews a
//!   second, and 300 connections send half a request.
//! - `STORE` is the address of a PostgreSQL database, with the feature `postgres`.
//!
//! The program starts its own server on this machine and reaches nothing else. Five honest players begin games, make moves and read pages:
//! alone for a while, then during the attack. It prints their response times and refusals, the time until the server is as fast as before,
//! and the time that it needs to stop while abandoned requests wait. Each client has an address of its own, which a proxy would name.

use std::io::{ErrorKind, Result as Done};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout};
use underdeck_chronicle::{ExportedGame, PlayerExport};
use underdeck_server::{Config, Server};

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The largest number of abusers, and of seconds.
const MOST: usize = 60;
/// The games of an abuser.
const GAMES: usize = 2000;
/// The requests of an abuser in a second.
const RATE: u64 = 40;
const HONEST: usize = 5;
const EXPORTS: usize = 30;
const HALF_OPEN: usize = 300;
/// The time without an attack.
const CALM: Duration = Duration::from_secs(4);
/// The time limit of a request, longer than the server's.
const PATIENCE: Duration = Duration::from_secs(30);
/// The response time of a server without load.
const QUICK: Duration = Duration::from_millis(100);

type Fault = Box<dyn std::error::Error + Send + Sync>;

/// A visitor with an address of their own.
#[derive(Clone)]
struct Client {
    server: SocketAddr,
    address: String,
    cookie: String,
    token: String,
}

struct Answer {
    status: u16,
    text: String,
}

/// The response times of honest players, and the statuses of their refused requests.
#[derive(Default)]
struct Report {
    taken: Vec<Duration>,
    refused: Vec<u16>,
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<usize>().ok());
    let [abusers, seconds, wait] = [1, 12, 50].map(|usual| numbers.next().flatten().unwrap_or(usual));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let done = runtime.map_err(Fault::from).and_then(|runtime| {
        let wait = Duration::from_millis(wait.min(10_000) as u64);
        runtime.block_on(run(
            abusers.clamp(1, MOST),
            Duration::from_secs(seconds.clamp(1, MOST) as u64),
            wait,
            std::env::args().nth(4),
        ))
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("attack: {fault}");
            ExitCode::FAILURE
        }
    }
}

async fn run(abusers: usize, seconds: Duration, wait: Duration, store: Option<String>) -> Result<(), Fault> {
    let folder = std::env::temp_dir().join(format!("underdeck-attack-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let mut config = Config::new("127.0.0.1:0".parse()?, folder.join("games.db"));
    config.store = store.as_deref().map(str::parse).transpose()?;
    config.proxies = vec!["127.0.0.1".parse()?];
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let (sender, receiver) = tokio::sync::oneshot::channel();
    let server = Server::open(config)?;
    let listening = |address| {
        // The receiver is gone only after another failure.
        let _ = sender.send(address);
    };
    let serving = tokio::spawn(server.serve(async { drop(stopped.await) }, listening));
    let server = receiver.await?;
    let done = attack(server, abusers, seconds, wait).await;
    let begun = Instant::now();
    drop(stop);
    serving.await??;
    println!("stop: {:.1} s", begun.elapsed().as_secs_f64());
    std::fs::remove_dir_all(&folder)?;
    done
}

async fn attack(server: SocketAddr, abusers: usize, seconds: Duration, wait: Duration) -> Result<(), Fault> {
    let file = tiny_games()?;
    let begun = Instant::now();
    let mut importing = JoinSet::new();
    for n in 0..abusers {
        let file = Arc::clone(&file);
        importing.spawn(async move { abuser(server, n, &file).await });
    }
    let mut all = Vec::new();
    while let Some(abuser) = importing.join_next().await {
        all.push(abuser??);
    }
    println!("{abusers} abusers with {GAMES} games each, imported in {:.1} s", begun.elapsed().as_secs_f64());
    honest(server, 0, CALM).await?.print("alone");
    let is_over = Arc::new(AtomicBool::new(false));
    let mut attacking = JoinSet::new();
    for (client, game) in &all {
        attacking.spawn(abuse(client.clone(), game.clone(), wait, Arc::clone(&is_over)));
    }
    for _ in 0..EXPORTS {
        attacking.spawn(all[0].0.clone().abandon("GET", "/account/export".to_owned(), wait));
    }
    let (client, game) = all[all.len() - 1].clone();
    let reviewing = tokio::spawn(review(client, game, Arc::clone(&is_over)));
    let mut half_open = Vec::new();
    for _ in 0..HALF_OPEN {
        let stream = TcpStream::connect(server).await?;
        write(&stream, b"GET / HTTP/1.1\r\nHost: local").await?;
        half_open.push(stream);
    }
    let report = honest(server, 1, seconds).await;
    is_over.store(true, Ordering::Relaxed);
    report?.print("attack");
    let [begun, refused] = reviewing.await?;
    println!("reviews of one address: {begun} begun, {refused} refused");
    while attacking.join_next().await.is_some() {}
    drop(half_open);
    let begun = Instant::now();
    for n in 0.. {
        let asked = Instant::now();
        let is_new = Client::new(server, format!("203.0.113.{}", 1 + n % 250)).await.is_ok();
        if is_new && asked.elapsed() < QUICK || begun.elapsed() > 4 * PATIENCE {
            break;
        }
    }
    println!("quiet again after {:.2} s", begun.elapsed().as_secs_f64());
    // The server stops while these wait.
    for (client, game) in &all {
        for n in 0..200 {
            tokio::spawn(client.clone().abandon("GET", worst(n, game), Duration::from_secs(1)));
        }
    }
    sleep(Duration::from_millis(300)).await;
    Ok(())
}

/// A file with many equal games; each counts as a game of its own.
fn tiny_games() -> Result<Arc<String>, Fault> {
    let mut smallest: Option<String> = None;
    for game in underdeck_catalogue::games() {
        let code = game.deal(&[], 1)?.code;
        let mut session = underdeck_play::start(game, &code)?;
        while session.outcome().is_none() && session.ply() < 200 {
            let Some(mv) = session.table().offers.last().map(|offer| offer.spelling.clone()) else { break };
            session.play(&mv)?;
        }
        let record = session.record().to_string();
        if session.outcome().is_some() && smallest.as_ref().is_none_or(|smallest| record.len() < smallest.len()) {
            smallest = Some(record);
        }
    }
    let record = smallest.ok_or("no game ends")?;
    let games = vec![ExportedGame { own: true, record }; GAMES];
    Ok(Arc::new(PlayerExport::new(String::new(), games, String::new()).text()?))
}

/// A player with many games, and the address of one of them.
async fn abuser(server: SocketAddr, n: usize, file: &str) -> Result<(Client, String), Fault> {
    let client = Client::new(server, format!("198.51.100.{}", 1 + n)).await?;
    let part = |name: &str, value: &str| {
        format!("--cut\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let body = part("token", &client.token) + &part("file", file) + "--cut--\r\n";
    let kind = "multipart/form-data; boundary=cut";
    let mut imported = client.ask_as("POST", "/account/import", kind, &body).await?;
    // Few imports run at a time. Another try continues where the time limit of a request ended the last one.
    for _ in 0..60 {
        if imported.status == 200 {
            break;
        }
        sleep(Duration::from_secs(1)).await;
        imported = client.ask_as("POST", "/account/import", kind, &body).await?;
    }
    let list = client.ask("GET", "/records", "").await?.text;
    let game = between(&list, "href=\"/g/", "\"").ok_or_else(|| format!("no game after {}", imported.status))?;
    Ok((client, format!("/g/{}", game.split(['?', '/']).next().unwrap_or_default())))
}

/// The requests that cost most.
fn worst(n: usize, game: &str) -> String {
    let luck = format!("/statistics/{}/luck", underdeck_catalogue::games()[0].info().id);
    ["/statistics", game, "/statistics/export.json", &luck, "/account/export"][n % 5].to_owned()
}

/// Asks for the worst and hangs up, again and again.
async fn abuse(client: Client, game: String, wait: Duration, is_over: Arc<AtomicBool>) {
    let mut turns = interval(Duration::from_millis(1000 / RATE));
    for n in 0.. {
        turns.tick().await;
        if is_over.load(Ordering::Relaxed) {
            break;
        }
        tokio::spawn(client.clone().abandon("GET", worst(n, &game), wait));
    }
}

/// Begins reviews of a game, again and again; returns how many were begun and refused.
async fn review(client: Client, game: String, is_over: Arc<AtomicBool>) -> [usize; 2] {
    let (mut turns, mut counts) = (interval(Duration::from_millis(1000 / RATE)), [0; 2]);
    let form = format!("token={}", client.token);
    for n in 0.. {
        turns.tick().await;
        if is_over.load(Ordering::Relaxed) {
            break;
        }
        let path = format!("{game}/review?games={}", 1 + n % 256);
        if let Ok(answer) = client.ask("POST", &path, &form).await {
            counts[usize::from(answer.status != 303)] += 1;
        }
    }
    counts
}

/// What honest players notice in some time.
async fn honest(server: SocketAddr, round: usize, seconds: Duration) -> Result<Report, Fault> {
    let mut playing = JoinSet::new();
    for n in 0..HONEST {
        playing.spawn(async move {
            let (end, mut report) = (Instant::now() + seconds, Report::default());
            let mut game = 0;
            while Instant::now() < end {
                let address = format!("192.0.2.{}", 1 + (round * 120 + n * 20 + game % 20) % 250);
                play(server, address, game + n, end, &mut report).await?;
                game += 1;
            }
            Ok::<_, Fault>(report)
        });
    }
    let mut all = Report::default();
    while let Some(report) = playing.join_next().await {
        let report = report??;
        all.taken.extend(report.taken);
        all.refused.extend(report.refused);
    }
    Ok(all)
}

/// A new player begins a game, makes moves, and reads pages.
async fn play(
    server: SocketAddr,
    address: String,
    number: usize,
    end: Instant,
    report: &mut Report,
) -> Result<(), Fault> {
    let begun = Instant::now();
    let client = match Client::new(server, address).await {
        Ok(client) => client,
        Err(_) => {
            report.refused.push(0);
            report.taken.push(begun.elapsed());
            return Ok(());
        }
    };
    report.taken.push(begun.elapsed());
    let games = underdeck_catalogue::games();
    let id = games[number % games.len()].info().id;
    let form = format!("token={}&seed={number}&winnable=off", client.token);
    let Some(begun) = report.ask(&client, "POST", &format!("/games/{id}"), &form).await else { return Ok(()) };
    let Some(table) = between(&begun.text, "location: ", "\r\n").map(str::to_owned) else { return Ok(()) };
    for _ in 0..8 {
        let Some(page) = report.ask(&client, "GET", &table, "").await else { return Ok(()) };
        let found =
            between(&page.text, "name=\"rev\" value=\"", "\"").zip(between(&page.text, "name=\"move\" value=\"", "\""));
        let Some((rev, mv)) = found.filter(|_| Instant::now() < end) else { break };
        let mv: String = mv.replace("&amp;", "&").bytes().map(|byte| format!("%{byte:02X}")).collect();
        let form = format!("token={}&rev={rev}&confirm=yes&move={mv}", client.token);
        report.ask(&client, "POST", &format!("{table}/move"), &form).await;
    }
    for path in ["/", "/mine", "/daily", &format!("/games/{id}"), "/settings", "/practice"] {
        if Instant::now() < end {
            report.ask(&client, "GET", path, "").await;
        }
    }
    Ok(())
}

impl Client {
    /// A new visitor, with a cookie and the token of its forms.
    async fn new(server: SocketAddr, address: String) -> Result<Self, Fault> {
        let stranger = Self { server, address, cookie: String::new(), token: String::new() };
        let Answer { status, text } = stranger.ask("GET", "/settings", "").await?;
        let cookie = between(&text, "set-cookie: ", ";").ok_or_else(|| format!("no cookie, but {status}"))?.to_owned();
        let token = between(&text, "name=\"token\" value=\"", "\"").ok_or("no token")?.to_owned();
        Ok(Self { cookie, token, ..stranger })
    }

    async fn ask(&self, method: &str, path: &str, form: &str) -> Result<Answer, Fault> {
        self.ask_as(method, path, "application/x-www-form-urlencoded", form).await
    }

    async fn ask_as(&self, method: &str, path: &str, kind: &str, body: &str) -> Result<Answer, Fault> {
        let stream = self.send(method, path, kind, body).await?;
        let mut bytes = Vec::new();
        timeout(PATIENCE, read(&stream, &mut bytes)).await??;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("no response")?;
        Ok(Answer { status, text })
    }

    /// Sends a request, waits, and hangs up.
    async fn abandon(self, method: &'static str, path: String, wait: Duration) {
        if let Ok(stream) = self.send(method, &path, "text/plain", "").await {
            sleep(wait).await;
            drop(stream);
        }
    }

    async fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> Result<TcpStream, Fault> {
        let stream = TcpStream::connect(self.server).await?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: {}\r\nCookie: {}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        write(&stream, &[head.as_bytes(), body.as_bytes()].concat()).await?;
        Ok(stream)
    }
}

impl Report {
    /// Asks, and notes the time; `None` if the request was refused.
    async fn ask(&mut self, client: &Client, method: &str, path: &str, form: &str) -> Option<Answer> {
        let begun = Instant::now();
        let answer = client.ask(method, path, form).await;
        self.taken.push(begun.elapsed());
        match answer {
            Ok(answer) if answer.status < 400 => Some(answer),
            refused => {
                self.refused.push(refused.map_or(0, |answer| answer.status));
                None
            }
        }
    }

    fn print(mut self, when: &str) {
        self.taken.sort_unstable();
        let at = |share: f64| {
            let place = (self.taken.len() as f64 * share) as usize;
            self.taken.get(place.min(self.taken.len().saturating_sub(1))).map_or(0.0, |taken| taken.as_secs_f64() * 1e3)
        };
        println!(
            "{when}: {} requests of {HONEST} honest players: p50 {:.0} ms, p99 {:.0} ms, longest {:.0} ms; {} refused {:?}",
            self.taken.len(),
            at(0.5),
            at(0.99),
            at(1.0),
            self.refused.len(),
            self.refused
        );
    }
}

/// The text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before).and_then(|(_, rest)| Some(rest.split_once(after)?.0))
}

/// Writes all bytes.
async fn write(stream: &TcpStream, mut bytes: &[u8]) -> Done<()> {
    while !bytes.is_empty() {
        stream.writable().await?;
        match stream.try_write(bytes) {
            Ok(count) => bytes = &bytes[count..],
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Reads until the other side closes the connection.
async fn read(stream: &TcpStream, bytes: &mut Vec<u8>) -> Done<()> {
    let mut part = vec![0; 64 * 1024];
    loop {
        stream.readable().await?;
        match stream.try_read(&mut part) {
            Ok(0) => return Ok(()),
            Ok(count) => bytes.extend_from_slice(&part[..count]),
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}
