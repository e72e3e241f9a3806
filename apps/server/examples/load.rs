//! Many clients that play whole random games at once against their own server on this machine.
//!
//! `cargo run --release -p underdeck-server --example load -- [CLIENTS] [GAMES EACH] [PAUSE] [REVIEWS] [STORE]`; by default 200, 2, 0, 0 and a
//! file.
//!
//! - `PAUSE` is each client's thinking time before a move, in milliseconds.
//! - `REVIEWS` is the number of games for each decision in a review of the first game that a client played through pages; 0 for no reviews. The
//!   request for a review is not timed.
//! - `STORE` is the address of a PostgreSQL database, with the feature `postgres`: two servers share it, half of the clients use each, and switch
//!   to the other after an aborted request. Or it is the addresses of running servers, `http://ADDRESS:PORT,ADDRESS:PORT`.
//!
//! Half of the games are played through pages, like the scripts in a browser do, half through `/api/v1`. One move in 16 is aborted, half of them
//! in the middle of the request, and repeated under its key on a new connection: it must be applied once. The program prints response times, and
//! exits with 1 if a request failed, or a game has the wrong number of moves.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use memchr::memmem;
use tokio::net::TcpStream;
use underdeck_game::{FastRng, below};
use underdeck_server::{Config, Limits, Server};

/// The allocator of the program: allocation is a good part of a response's cost.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The largest number of clients and games.
const MOST: usize = 1000;
/// The time limit of the whole run.
const LONGEST: Duration = Duration::from_secs(300);
/// The largest number of moves of a game.
const MOVES: usize = 2000;
/// One move in so many is aborted and repeated.
const BROKEN: usize = 16;
/// The number of requests with which all clients begin at the same time: a page, a new game, its table.
const FIRST: usize = 3;
/// The number of servers that share a database.
const SERVERS: usize = 2;

type Fault = Box<dyn std::error::Error + Send + Sync>;

/// A persistent connection with a player's cookie and token.
///
/// It shares the processors with the server, so it is frugal: responses stay in one buffer and are searched there.
struct Client {
    stream: TcpStream,
    /// The servers. The client uses the first one until it aborts a request.
    addresses: Vec<SocketAddr>,
    cookie: String,
    token: String,
    rng: FastRng,
    pause: Duration,
    taken: Vec<Duration>,
    /// The number of moves made, and of requests aborted.
    moves: usize,
    broken: usize,
    buffer: Vec<u8>,
    /// The ends of the last response's head and body.
    ends: (usize, usize),
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<usize>().unwrap_or(0).min(MOST));
    let (clients, games) = (numbers.next().unwrap_or(200).max(1), numbers.next().unwrap_or(2).max(1));
    let pause = Duration::from_millis(numbers.next().unwrap_or(0) as u64);
    let reviews = numbers.next().unwrap_or(0);
    match load(clients, games, pause, reviews, std::env::args().nth(5)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("load: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn load(clients: usize, games: usize, pause: Duration, reviews: usize, store: Option<String>) -> Result<(), Fault> {
    let there = store.as_deref().and_then(|store| store.strip_prefix("http://"));
    let there: Vec<SocketAddr> = there.map_or(Ok(Vec::new()), |all| all.split(',').map(str::parse).collect())?;
    let store = store.filter(|_| there.is_empty());
    let folder = std::env::temp_dir().join(format!("underdeck-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let mut config = Config::new("127.0.0.1:0".parse()?, folder.join("games.db"));
    config.store = store.as_deref().map(str::parse).transpose()?;
    // A client without a pause exceeds the rate limit of a player.
    config.limits = Limits { player_rate: 1e9, player_burst: 1e9, ..Limits::default() };
    let count = if store.is_some() { SERVERS } else { 1 };
    let servers =
        (0..count).filter(|_| there.is_empty()).map(|_| Server::open(config.clone())).collect::<Result<Vec<_>, _>>()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let (mut serving, mut addresses) = (Vec::new(), there);
        for server in servers {
            let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
            let (sender, receiver) = tokio::sync::oneshot::channel();
            let listening = |address| {
                // The receiver is gone only after another failure.
                let _ = sender.send(address);
            };
            serving.push((stop, tokio::spawn(server.serve(async { drop(stopped.await) }, listening))));
            addresses.push(receiver.await?);
        }
        let (start, count) = (Instant::now(), addresses.len());
        let play = |n| {
            let mut addresses = addresses.clone();
            addresses.rotate_left(n % count);
            tokio::spawn(play(addresses, n, games, pause, reviews))
        };
        let playing: Vec<_> = (0..clients).map(play).collect();
        let (mut first, mut taken, mut moves, mut broken) = (Vec::new(), Vec::new(), 0, 0);
        for client in playing {
            let client = tokio::time::timeout(LONGEST, client).await???;
            first.extend(client.taken.iter().take(FIRST));
            taken.extend(client.taken.iter().skip(FIRST));
            moves += client.moves;
            broken += client.broken;
        }
        report(first, taken, clients * games, (moves, broken), start.elapsed());
        if let Some((coach, all)) = work().filter(|_| reviews > 0) {
            println!("the coach had {coach:.1} of {all:.1} seconds of processor time");
        }
        for (stop, serving) in serving {
            drop(stop);
            serving.await??;
        }
        Ok(())
    });
    std::fs::remove_dir_all(&folder)?;
    done
}

fn report(first: Vec<Duration>, mut later: Vec<Duration>, games: usize, counts: (usize, usize), all: Duration) {
    let (moves, broken) = counts;
    later.sort_unstable();
    let of = |taken: &[Duration], share: f64| {
        taken.get((taken.len() as f64 * share) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let mut taken = [first, later.clone()].concat();
    taken.sort_unstable();
    let at = |share| of(&taken, share);
    let rate = taken.len() as f64 / all.as_secs_f64();
    println!(
        "{games} games, {} requests, none failed, {broken} broken off and repeated, none done twice or lost, {:.1} s",
        taken.len(),
        all.as_secs_f64()
    );
    println!(
        "{rate:.0} requests a second, {:.0} of them moves; p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms; \
         p99 without the first {FIRST} of each client {:.1} ms",
        moves as f64 / all.as_secs_f64(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999_999),
        of(&later, 0.99)
    );
}

/// The processor time of the coach's thread and of the whole process in seconds, if the system reports it in hundredths.
fn work() -> Option<(f64, f64)> {
    let seconds = |stat: &str| {
        let times = stat.rsplit_once(") ")?.1.split(' ').skip(11).take(2).map(str::parse::<f64>);
        Some(times.sum::<Result<f64, _>>().ok()? / 100.0)
    };
    let threads = std::fs::read_dir("/proc/self/task").ok()?.filter_map(Result::ok);
    let coach = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("stat")).ok());
    let coach = coach.filter(|stat| stat.contains("(coach)")).find_map(|stat| seconds(&stat))?;
    Some((coach, seconds(&std::fs::read_to_string("/proc/self/stat").ok()?)?))
}

async fn play(
    addresses: Vec<SocketAddr>,
    n: usize,
    games: usize,
    pause: Duration,
    reviews: usize,
) -> Result<Client, Fault> {
    let stream = TcpStream::connect(addresses[0]).await?;
    stream.set_nodelay(true)?;
    let mut client = Client {
        stream,
        addresses,
        cookie: String::new(),
        token: String::new(),
        rng: FastRng::new(n as u64),
        pause,
        taken: Vec::new(),
        moves: 0,
        broken: 0,
        buffer: vec![0; 64 * 1024],
        ends: (0, 0),
    };
    client.ask("GET", "/settings", "", "").await?;
    let cookie = client.header("set-cookie").ok_or("no cookie")?;
    client.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    client.token = between(client.body(), "name=\"token\" value=\"", "\"").ok_or("no token")?.to_owned();
    for game in 0..games {
        let all = underdeck_catalogue::games();
        let info = all[(n + game) % all.len()].info();
        let seed = client.dice(1 << 31);
        let fields = format!("token={}&seed={seed}", client.token);
        client.ask("POST", &format!("/games/{}", info.id), "", &fields).await?;
        let table = client.header("location").ok_or("no table")?.to_owned();
        match (n + game) % 2 {
            0 => {
                by_pages(&mut client, &table).await?;
                if reviews > 0 && game < 2 {
                    let token = format!("token={}", client.token);
                    client.ask("POST", &format!("{table}/review?games={reviews}"), "", &token).await?;
                    client.taken.pop();
                }
            }
            _ => by_programs(&mut client, &table).await?,
        }
    }
    Ok(client)
}

async fn by_pages(client: &mut Client, table: &str) -> Result<(), Fault> {
    client.ask("GET", table, "", "").await?;
    let mut last: Option<u64> = None;
    for _ in 0..MOVES {
        let page = client.body();
        let rev: u64 = between(page, "name=\"rev\" value=\"", "\"").ok_or("no revision")?.parse()?;
        // The lower bits are the number of the game's load from the store.
        if last.is_some_and(|last| rev >> 16 != last + 1) || !page.ends_with(b"</html>") {
            return Err("a page is not whole, or does not show its move, once".into());
        }
        last = Some(rev >> 16);
        let key = between(page, "name=\"key\" value=\"", "\"").ok_or("no key")?.to_owned();
        let moves: Vec<usize> = ends_of(page, "name=\"move\" value=\"");
        if moves.is_empty() {
            return Ok(());
        }
        client.think().await;
        let any = moves[client.dice(moves.len())];
        let mv = field(until(&client.body()[any..], "\""));
        let fields = format!("token={}&rev={rev}&key={key}&confirm=yes&move={mv}", client.token);
        client.ask("POST", &format!("{table}/move"), &key, &fields).await?;
    }
    Err("a game does not end".into())
}

async fn by_programs(client: &mut Client, table: &str) -> Result<(), Fault> {
    let path = table.replace("/g/", "/api/v1/tables/");
    client.ask("GET", &path, "", "").await?;
    for moves in 0..MOVES {
        let face = client.body();
        let revision: u64 = between(face, "\"revision\":", ",").ok_or("no revision")?.parse()?;
        let is_next = between(face, "\"moves\":", ",") == Some(&moves.to_string()) && revision == moves as u64 + 1;
        let is_it = is_next && face.ends_with(b"}");
        let from = end_of(face, "\"offers\":[").filter(|_| is_it).ok_or("a table does not show the move")?;
        let offers = &face[from..];
        let found = ends_of(&offers[..memmem::find(offers, b"]},\"view\":").ok_or("no view")?], "{\"move\":\"");
        if found.is_empty() {
            return Ok(());
        }
        client.think().await;
        let any = from + found[client.dice(found.len())];
        // Spellings contain no characters that JSON escapes.
        let mv = until(&client.body()[any..], "\"");
        let body = format!("{{\"move\":\"{mv}\",\"revision\":{revision},\"confirm\":true}}");
        client.ask("POST", &format!("{path}/moves"), &format!("revision-{revision}"), &body).await?;
    }
    Err("a game does not end".into())
}

impl Client {
    /// A number below `n`.
    fn dice(&mut self, n: usize) -> usize {
        below(&mut self.rng, n as u32) as usize
    }

    /// The value of a header of the last response.
    fn header(&self, name: &str) -> Option<&str> {
        let mut lines =
            std::str::from_utf8(&self.buffer[..self.ends.0]).ok()?.lines().filter_map(|line| line.split_once(": "));
        lines.find_map(|(found, value)| found.eq_ignore_ascii_case(name).then_some(value))
    }

    /// The body of the last response.
    fn body(&self) -> &[u8] {
        &self.buffer[self.ends.0..self.ends.1]
    }

    /// Waits for this client's pause, if it has one.
    async fn think(&self) {
        if !self.pause.is_zero() {
            tokio::time::sleep(self.pause).await;
        }
    }

    /// Sends a request, waits for the whole response, and records the time. A change has a key, and may be aborted and repeated.
    async fn ask(&mut self, method: &str, path: &str, key: &str, body: &str) -> Result<(), Fault> {
        let (address, cookie, length) = (self.addresses[0], &self.cookie, body.len());
        let kind = if path.starts_with("/api") { "application/json" } else { "application/x-www-form-urlencoded" };
        let bearer = cookie.split_once('=').map_or("", |(_, token)| token);
        let who = match path.starts_with("/api") {
            true => format!("Authorization: Bearer {bearer}\r\n"),
            false if cookie.is_empty() => String::new(),
            false => format!("Cookie: {cookie}\r\n"),
        };
        // A form that starts a game redirects to it; a move is answered with the table, as for scripts.
        let named = if key.is_empty() { String::new() } else { format!("Idempotency-Key: {key}\r\n") };
        let script = if path.ends_with("/move") { "X-Underdeck: fetch\r\n" } else { "" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{who}{script}{named}Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        if !key.is_empty() && self.dice(BROKEN) == 0 {
            let part = request.len() / (1 + self.dice(2));
            self.write(&request.as_bytes()[..part]).await?;
            // Switch to another server, if there is one.
            self.addresses.rotate_left(1);
            self.stream = TcpStream::connect(self.addresses[0]).await?;
            self.stream.set_nodelay(true)?;
            self.broken += 1;
        }
        let start = Instant::now();
        self.write(request.as_bytes()).await?;
        let status = self.read().await?;
        self.taken.push(start.elapsed());
        self.moves += usize::from(!key.is_empty());
        match status {
            200..=399 => Ok(()),
            status => Err(format!("{method} {path}: {status} {}", String::from_utf8_lossy(self.body())).into()),
        }
    }

    async fn write(&mut self, mut bytes: &[u8]) -> Result<(), Fault> {
        while !bytes.is_empty() {
            self.stream.writable().await?;
            match self.stream.try_write(bytes) {
                Ok(written) => bytes = &bytes[written..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Reads a response into the buffer; returns its status.
    async fn read(&mut self) -> Result<u16, Fault> {
        let mut filled = 0;
        let head = loop {
            filled = self.more(filled).await?;
            if let Some(end) = end_of(&self.buffer[..filled], "\r\n\r\n") {
                break end;
            }
        };
        self.ends = (head, head);
        let length: usize = self.header("content-length").unwrap_or("0").trim().parse()?;
        let status = between(&self.buffer[..head], " ", " ").unwrap_or_default().parse()?;
        while filled < head + length {
            filled = self.more(filled).await?;
        }
        self.ends = (head, head + length);
        Ok(status)
    }

    /// Reads more into the buffer; returns its length.
    async fn more(&mut self, filled: usize) -> Result<usize, Fault> {
        if filled == self.buffer.len() {
            self.buffer.resize(2 * filled, 0);
        }
        loop {
            self.stream.readable().await?;
            match self.stream.try_read(&mut self.buffer[filled..]) {
                Ok(0) => return Err("the connection was closed".into()),
                Ok(read) => return Ok(filled + read),
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// The end of the first occurrence of a pattern. Searching bytes avoids decoding the response.
fn end_of(bytes: &[u8], pattern: &str) -> Option<usize> {
    memmem::find(bytes, pattern.as_bytes()).map(|at| at + pattern.len())
}

/// The ends of all occurrences of a pattern.
fn ends_of(bytes: &[u8], pattern: &str) -> Vec<usize> {
    memmem::find_iter(bytes, pattern).map(|at| at + pattern.len()).collect()
}

fn between<'a>(bytes: &'a [u8], before: &str, after: &str) -> Option<&'a str> {
    Some(until(&bytes[end_of(bytes, before)?..], after))
}

/// The text before a pattern; empty if it is not text.
fn until<'a>(bytes: &'a [u8], pattern: &str) -> &'a str {
    let end = memmem::find(bytes, pattern.as_bytes()).unwrap_or(bytes.len());
    std::str::from_utf8(&bytes[..end]).unwrap_or_default()
}

/// The text of a page in the encoding of a form's field.
fn field(text: &str) -> String {
    let plain = text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    percent_encoding::utf8_percent_encode(&plain, percent_encoding::NON_ALPHANUMERIC).to_string()
}
