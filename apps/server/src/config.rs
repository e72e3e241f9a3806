//! What the server may be told before it starts.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;

/// How a server is set up. [`Config::new`] gives what a player at home wants.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file in which everything is kept.
    pub data: PathBuf,
    /// Whether other machines may ask: requests for any host are answered then, not for this machine's alone.
    pub public: bool,
    /// What a client may ask for.
    pub limits: Limits,
    /// What time it is.
    pub clock: Clock,
}

/// The most that a client may ask for, and that the server takes upon itself.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a record that is uploaded or kept.
    pub record: usize,
    /// Moves of a record that is uploaded, in all its lines.
    pub moves: usize,
    /// Bytes of any other request.
    pub body: usize,
    /// Games of one player that are not over and not put away.
    pub unfinished: i64,
    /// Requests a second of one player in the long run.
    pub player_rate: f64,
    /// Requests of one player at once.
    pub player_burst: f64,
    /// Requests a second from one address that is not this machine's, in the long run.
    pub address_rate: f64,
    /// Requests at once from one address that is not this machine's.
    pub address_burst: f64,
    /// Clients whose rate is remembered.
    pub clients: usize,
    /// Games held in memory; others are replayed from the store.
    pub seated: usize,
    /// Connections at once.
    pub connections: usize,
    /// How long a request may take.
    pub request: Duration,
    /// How long a client may take to send the head of a request, and a connection may idle.
    pub head: Duration,
    /// How long requests may go on once the server is told to stop.
    pub drain: Duration,
    /// How long a write waits for another program that has locked the store.
    pub locked: Duration,
    /// The most pages of 4 KiB that the store may have; `None` for no limit but the disk's.
    pub pages: Option<u32>,
}

impl Config {
    /// A server for this machine alone.
    pub fn new(address: SocketAddr, data: PathBuf) -> Self {
        Self { address, data, public: false, limits: Limits::default(), clock: Clock::system() }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            record: 256 * 1024,
            moves: 20_000,
            body: 64 * 1024,
            unfinished: 200,
            player_rate: 50.0,
            player_burst: 200.0,
            address_rate: 100.0,
            address_burst: 400.0,
            clients: 10_000,
            seated: 512,
            connections: 1024,
            request: Duration::from_secs(20),
            head: Duration::from_secs(15),
            drain: Duration::from_secs(10),
            locked: Duration::from_secs(3),
            pages: None,
        }
    }
}
