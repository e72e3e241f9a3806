//! The tools of a server's host: what players store, bans, names, quotas, purges and backups. Servers may be using the store.

use std::path::{Path, PathBuf};
use std::thread;

use tokio::runtime::Builder;
use underdeck_game::say;
use underdeck_pages::PageSettings;

use crate::app::who;
use crate::clock::TimeSource;
use crate::copy::{StoreLocation, open};
use crate::names;
use crate::serve::ServerError;
use crate::store::administration::{self, note};
pub use crate::store::administration::{BackupReport, LogEntry, PlayerReport, StoreReport};
use crate::store::file::{self, SecondConnection};
use crate::store::{Connection, Store, StoreFault, deletion};

/// A store opened by its host.
pub struct Administration {
    place: String,
    access: Access,
    secret: [u8; 32],
    clock: TimeSource,
}

/// How the store is reached.
enum Access {
    /// A second connection to a file.
    File(SecondConnection),
    /// A client of the database.
    Database(Store),
}

impl Administration {
    /// Opens an existing store. Servers that use it keep running.
    ///
    /// # Errors
    /// If it is missing, damaged, or of another version of the program.
    pub fn open(location: &StoreLocation) -> Result<Self, ServerError> {
        let place = location.to_string();
        let opened = match location {
            StoreLocation::File(path) => SecondConnection::open(path).map(|file| (*file.secret(), Access::File(file))),
            StoreLocation::Database(_) => open(location, false).map(|store| (*store.secret(), Access::Database(store))),
        };
        match opened {
            Ok((secret, access)) => Ok(Self { place, access, secret, clock: TimeSource::system() }),
            Err(fault) => Err(ServerError::Store { place, fault }),
        }
    }

    /// The same with another clock.
    #[must_use]
    pub fn with_clock(self, clock: TimeSource) -> Self {
        Self { clock, ..self }
    }

    /// The players that store the most, the largest first.
    ///
    /// # Errors
    /// If the store fails.
    pub fn largest(&self, most: u32) -> Result<Vec<PlayerReport>, ServerError> {
        let secret = self.secret;
        self.read(move |conn| administration::largest(conn, most.into(), &|id| who(&secret, id)))
    }

    /// The newest players, only those whose name has `part`, if it is given, and only banned ones, if `is_banned`.
    ///
    /// # Errors
    /// If the store fails.
    pub fn players(&self, part: Option<&str>, is_banned: bool, most: u32) -> Result<Vec<PlayerReport>, ServerError> {
        let (secret, part, most) = (self.secret, part.map(str::to_owned), usize::try_from(most).unwrap_or(usize::MAX));
        self.read(move |conn| administration::players(conn, part.as_deref(), is_banned, most, &|id| who(&secret, id)))
    }

    /// The player with an id, a hash in the log, or a name.
    ///
    /// # Errors
    /// If the store fails.
    pub fn find(&self, text: &str) -> Result<Option<PlayerReport>, ServerError> {
        let (secret, text) = (self.secret, text.to_owned());
        self.read(move |conn| {
            let who = |id| who(&secret, id);
            let is_hash = text.len() == 12 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
            let id = match text.parse::<i64>() {
                _ if is_hash => administration::called(conn, &text.to_ascii_lowercase(), &who)?,
                Ok(id) => Some(id),
                Err(_) => administration::named(conn, &text)?,
            };
            id.map_or(Ok(None), |id| administration::player(conn, id, &who))
        })
    }

    /// Bans a player, or lets the player in again.
    ///
    /// # Errors
    /// If the store fails.
    pub fn ban(&self, player: i64, is_banned: bool) -> Result<(), ServerError> {
        let now = self.clock.seconds();
        self.write(move |conn| {
            administration::ban(conn, player, is_banned.then_some(now))?;
            note(conn, now, if is_banned { "ban" } else { "unban" }, &format!("player {player}"))
        })
    }

    /// Gives a player another name on boards; an empty one takes the name away. Returns the name without invisible characters, or `None` if
    /// it belongs to another player or looks like the number of one.
    ///
    /// # Errors
    /// If the store fails.
    pub fn rename(&self, player: i64, name: &str) -> Result<Option<String>, ServerError> {
        let name = PageSettings::from_form([("player", name)]).player;
        if names::is_number(&name) {
            return Ok(None);
        }
        let now = self.clock.seconds();
        self.write(move |conn| {
            if !administration::rename(conn, player, &name)? {
                return Ok(None);
            }
            note(conn, now, "rename", &format!("player {player}"))?;
            Ok(Some(name))
        })
    }

    /// Sets a player's own limits on stored bytes and games; `None` is the server's.
    ///
    /// # Errors
    /// If the store fails.
    pub fn set_quota(&self, player: i64, bytes: Option<i64>, games: Option<i64>) -> Result<(), ServerError> {
        let now = self.clock.seconds();
        self.write(move |conn| {
            administration::set_quota(conn, player, bytes, games)?;
            let shown = |limit: Option<i64>| limit.map_or("default".to_owned(), |limit| limit.to_string());
            let what = format!("player {player}: bytes {}, games {}", shown(bytes), shown(games));
            note(conn, now, "quota", &what)
        })
    }

    /// Deletes anonymous players without a move that are older than some days, or only counts them. Returns their number.
    ///
    /// # Errors
    /// If the store fails.
    pub fn purge(&self, days: u32, is_dry: bool) -> Result<usize, ServerError> {
        let now = self.clock.seconds();
        let before = now - i64::from(days) * 24 * 60 * 60;
        let (mut last, mut count) = (0, 0);
        while let Some((idle, end)) = self.read(move |conn| deletion::abandoned(conn, last, before))? {
            count += match is_dry || idle.is_empty() {
                true => idle.len(),
                false => self.write(move |conn| deletion::purge(conn, last, before))?,
            };
            last = end;
        }
        if !is_dry {
            let what = format!("{count} players older than {days} days");
            self.write(move |conn| note(conn, now, "purge", &what))?;
        }
        Ok(count)
    }

    /// The numbers of what is stored.
    ///
    /// # Errors
    /// If the store fails.
    pub fn stats(&self) -> Result<StoreReport, ServerError> {
        self.read(administration::stats)
    }

    /// The last lines of the log of what hosts changed, the latest first.
    ///
    /// # Errors
    /// If the store fails.
    pub fn log(&self, most: u32) -> Result<Vec<LogEntry>, ServerError> {
        self.read(move |conn| administration::log(conn, most.into()))
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, ServerError> {
        let done = match &self.access {
            Access::File(file) => work(file.connection()),
            Access::Database(store) => wait(async || store.read(work).await),
        };
        done.map_err(|fault| self.failed(fault))
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, ServerError> {
        let done = match &self.access {
            Access::File(file) => file.write(work),
            Access::Database(store) => wait(async || store.write(work).await),
        };
        done.map_err(|fault| self.failed(fault))
    }

    fn failed(&self, fault: StoreFault) -> ServerError {
        ServerError::Store { place: self.place.clone(), fault }
    }
}

/// Waits for a client of the database, on a thread of its own: the caller's may belong to a runtime.
fn wait<T: Send>(work: impl AsyncFnOnce() -> Result<T, StoreFault> + Send) -> Result<T, StoreFault> {
    let run = || {
        let runtime = Builder::new_current_thread().build().map_err(|error| StoreFault::Other(error.to_string()))?;
        runtime.block_on(work())
    };
    let done = thread::scope(|scope| scope.spawn(run).join());
    done.unwrap_or_else(|_| Err(StoreFault::Other(say!(SERVER_WORK_FAILED).into())))
}

/// Rewrites the file of a stopped server without free pages and deleted content; from then on it shrinks by itself. Returns its bytes before and
/// after.
///
/// # Errors
/// If a server uses the file, the store is a database, the disk is full, or the file is damaged.
pub fn vacuum(location: &StoreLocation) -> Result<(u64, u64), ServerError> {
    let done = match location {
        StoreLocation::File(path) => file::vacuum(path, TimeSource::system().seconds()),
        StoreLocation::Database(_) => Err(StoreFault::Other(say!(SERVER_VACUUM_DATABASE).into())),
    };
    done.map_err(|fault| ServerError::Store { place: location.to_string(), fault })
}

/// Reads a backup of a file completely: its pages, every game and every sealed day. It changes nothing.
///
/// # Errors
/// If the backup is missing, damaged, or of another version of the program.
pub fn verify_backup(path: &Path) -> Result<BackupReport, ServerError> {
    let path: PathBuf = path.to_owned();
    file::verify(&path).map_err(|fault| ServerError::Store { place: path.display().to_string(), fault })
}
