//! The configuration of a server.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::TimeSource;
use crate::database::Database;
use crate::network::{HostName, IpRange};

/// The configuration of a server. [`Config::new`] suits a single player's own machine.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The file of the store; unused with `store`.
    pub data: PathBuf,
    /// Whether a missing file is created even if a store has been in its folder.
    pub init: bool,
    /// The database of the store, for several servers.
    pub store: Option<Database>,
    /// Whether other machines may connect. If not, the server answers only requests for a name of this machine.
    pub public: bool,
    /// The proxies whose headers `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
    pub proxies: Vec<IpRange>,
    /// The only hosts that the server answers for, if there are any. Health and metrics are for every host.
    pub hosts: Vec<HostName>,
    /// The networks that may read the metrics, in addition to this machine.
    pub watchers: Vec<IpRange>,
    /// Limits on clients and on the server's load.
    pub limits: Limits,
    /// The folder of the offline edition, if the server serves it.
    pub web: Option<PathBuf>,
    /// The clock.
    pub clock: TimeSource,
}

/// Limits on clients and on the server's load.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a record, uploaded or stored.
    pub record: usize,
    /// Bytes of a file with all games of a player.
    pub import: usize,
    /// Moves of an uploaded record, in all its lines.
    pub moves: usize,
    /// Bytes of any other request.
    pub body: usize,
    /// Unfinished games of one player, archived ones not counted.
    pub unfinished: i64,
    /// Stored bytes of one player, unless the host has set another limit for the player.
    pub stored_bytes: i64,
    /// Stored games of one player, unless the host has set another limit for the player.
    pub stored_games: i64,
    /// Bytes of the records that one player adds on a day.
    pub day_bytes: i64,
    /// Games that one player adds on a day.
    pub day_games: i64,
    /// Bytes of forms and uploads from one address other than this machine's on a day; each counts as at least 1 KiB.
    pub address_day_bytes: u64,
    /// The age at which an anonymous player without a move is deleted.
    pub abandoned: Duration,
    /// How long the server may act on what it knew of a player before the host or another server changed it.
    pub player_age: Duration,
    /// Sustained requests per second from one player.
    pub player_rate: f64,
    /// Burst of requests from one player.
    pub player_burst: f64,
    /// Sustained requests per second from one address other than this machine's.
    pub address_rate: f64,
    /// Burst of requests from one address other than this machine's.
    pub address_burst: f64,
    /// Sustained requests per second for files, health and metrics from one address other than this machine's.
    pub file_rate: f64,
    /// Burst of requests for files, health and metrics from one address other than this machine's.
    pub file_burst: f64,
    /// New players per minute from one address other than this machine's.
    pub new_players: f64,
    /// Burst of new players from one address other than this machine's.
    pub new_players_burst: f64,
    /// Reviews per minute from one address other than this machine's.
    pub reviews: f64,
    /// Burst of reviews from one address other than this machine's.
    pub reviews_burst: f64,
    /// Codes for linking a device that one address may try in a minute, also as a burst.
    pub codes: f64,
    /// Clients whose rates and players are cached.
    pub clients: NonZeroUsize,
    /// Games held in memory; the rest are replayed from the store.
    pub seated: usize,
    /// Concurrent connections. Beyond that, each new connection closes an idle one.
    pub connections: usize,
    /// Concurrent connections of one address other than this machine's and the proxies'.
    pub address_connections: usize,
    /// The age of a request at which its connection may be closed for a new one.
    pub long: Duration,
    /// The time limit of a request.
    pub request: Duration,
    /// The time limit of a request's head, and of an idle connection.
    pub head: Duration,
    /// How long requests may continue after the server begins to stop.
    pub drain: Duration,
    /// The time limit of a write while another program has locked the store.
    pub locked: Duration,
    /// Bytes of a store up to which it is checked before the server starts; a larger store is checked while it serves.
    pub check: u64,
    /// Size of the store in pages of 4 KiB; `None` for no limit but the disk's.
    pub pages: Option<u32>,
}

impl Limits {
    /// Bytes of a request that uploads a record: the form adds some to the record.
    pub(crate) const fn upload(&self) -> usize {
        self.record + 16 * 1024
    }
}

impl Config {
    /// A server for this machine only.
    pub fn new(address: SocketAddr, data: PathBuf) -> Self {
        Self {
            address,
            data,
            init: false,
            store: None,
            public: false,
            proxies: Vec::new(),
            hosts: Vec::new(),
            watchers: Vec::new(),
            web: None,
            limits: Limits::default(),
            clock: TimeSource::system(),
        }
    }
}

const CLIENTS: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

impl Default for Limits {
    fn default() -> Self {
        Self {
            record: 256 * 1024,
            import: 16 * 1024 * 1024,
            moves: 20_000,
            body: 64 * 1024,
            unfinished: 200,
            stored_bytes: 64 << 20,
            stored_games: 10_000,
            day_bytes: 32 << 20,
            day_games: 5_000,
            address_day_bytes: 128 << 20,
            abandoned: Duration::from_secs(30 * 24 * 60 * 60),
            player_age: Duration::from_secs(10),
            player_rate: 50.0,
            player_burst: 200.0,
            address_rate: 100.0,
            address_burst: 400.0,
            file_rate: 400.0,
            file_burst: 2000.0,
            new_players: 10.0,
            new_players_burst: 30.0,
            reviews: 6.0,
            reviews_burst: 16.0,
            codes: 10.0,
            clients: CLIENTS,
            seated: 512,
            connections: 1024,
            address_connections: 128,
            long: Duration::from_secs(5),
            request: Duration::from_secs(20),
            head: Duration::from_secs(15),
            drain: Duration::from_secs(8),
            locked: Duration::from_secs(3),
            check: 32 * 1024 * 1024,
            pages: None,
        }
    }
}
