//! The URL of a database that several servers share.

use std::fmt;
use std::str::FromStr;

use underdeck_game::{Message, say};

/// A PostgreSQL database with the whole store, by its URL.
#[derive(Clone, Debug)]
pub struct Database {
    #[cfg(feature = "postgres")]
    pub(crate) config: Box<deadpool_postgres::tokio_postgres::Config>,
    /// The check of its certificate, if the connection is encrypted.
    #[cfg(feature = "postgres")]
    pub(crate) tls: crate::tls::Tls,
    /// The address without the password.
    shown: Message,
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shown.fmt(f)
    }
}

#[cfg(not(feature = "postgres"))]
impl FromStr for Database {
    type Err = String;

    fn from_str(_: &str) -> Result<Self, String> {
        let how = "cargo install --path apps/cli --features postgres";
        Err(say!(SERVER_NO_POSTGRES, how).into())
    }
}

#[cfg(feature = "postgres")]
mod read {
    use std::error::Error as _;
    use std::time::Duration;

    use deadpool_postgres::tokio_postgres::Config;
    use deadpool_postgres::tokio_postgres::config::{Host, SslMode};

    use super::{Database, FromStr, Message, say};
    use crate::tls::Tls;

    /// The default time limit for connecting.
    const CONNECT: Duration = Duration::from_secs(5);
    /// The time without data after which a connection counts as broken.
    const SILENCE: Duration = Duration::from_secs(20);

    impl FromStr for Database {
        type Err = String;

        fn from_str(text: &str) -> Result<Self, String> {
            if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
                return Err(say!(SERVER_DATABASE_KIND, form = say!(SERVER_DATABASE_FORM)).into());
            }
            let (text, tls) = Tls::of(text).map_err(|why| String::from(say!(SERVER_DATABASE_WRONG, why)))?;
            let mut config: Config = text.parse().map_err(|error: deadpool_postgres::tokio_postgres::Error| {
                let why = error.source().map_or_else(|| error.to_string(), ToString::to_string);
                String::from(say!(SERVER_DATABASE_UNREAD, why, form = say!(SERVER_DATABASE_FORM)))
            })?;
            if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
                return Err(say!(SERVER_DATABASE_HOST, form = say!(SERVER_DATABASE_FORM)).into());
            }
            config.ssl_mode(if tls.is_wanted() { SslMode::Require } else { SslMode::Disable });
            if tls.is_wanted() && !config.get_hosts().iter().all(|host| matches!(host, Host::Tcp(_))) {
                return Err(say!(SERVER_DATABASE_SOCKET).into());
            }
            if config.get_connect_timeout().is_none() {
                config.connect_timeout(CONNECT);
            }
            if config.get_tcp_user_timeout().is_none() {
                config.tcp_user_timeout(SILENCE);
            }
            if config.get_application_name().is_none() {
                config.application_name("underdeck");
            }
            let shown = shown(&config);
            Ok(Self { config: Box::new(config), tls, shown })
        }
    }

    /// The address without its secrets.
    fn shown(config: &Config) -> Message {
        let hosts = config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(folder) => folder.display().to_string(),
        });
        let hosts: Vec<String> = hosts.chain(config.get_hostaddrs().iter().map(ToString::to_string)).collect();
        let hosts = hosts.join(", ");
        match config.get_dbname() {
            Some(name) => say!(SERVER_DATABASE, name, hosts),
            None => say!(SERVER_DATABASE_USER, hosts),
        }
    }
}

#[cfg(all(test, feature = "postgres"))]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let database: Database = "postgres://ann:secret@db.example:5433/cards".parse().unwrap();
        assert_eq!(database.to_string(), "the database cards at db.example");
        assert!(!format!("{database:?}").contains("secret"));
        let socket: Database = "postgresql:///cards?host=/run/postgresql".parse().unwrap();
        assert_eq!(socket.to_string(), "the database cards at /run/postgresql");
    }

    #[test]
    fn an_invalid_address_is_explained() {
        let why = |text: &str| text.parse::<Database>().unwrap_err();
        for text in ["mysql://db/cards", "games.db", ""] {
            assert!(why(text).contains("only a PostgreSQL database"), "{}", why(text));
        }
        assert!(why("postgres:///cards").contains("the host is missing"), "{}", why("postgres:///cards"));
        assert!(why("postgres://db/cards?colour=red").contains("colour"), "{}", why("postgres://db/cards?colour=red"));
        let mode = why("postgres://db/cards?sslmode=prefer");
        assert!(mode.contains("sslmode=prefer") && mode.contains("verify-full"), "{mode}");
        let none = why("postgres://db/cards?sslmode=verify-full&sslrootcert=/no/such.pem");
        assert!(none.contains("/no/such.pem"), "{none}");
        let socket = why("postgres:///cards?host=/run&sslmode=require");
        assert!(socket.contains("not for a socket"), "{socket}");
        let alone = why("postgres://db/cards?sslrootcert=/no/such.pem");
        assert!(alone.contains("sslmode=verify-full"), "{alone}");
    }
}
