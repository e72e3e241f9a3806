//! `serve`: playing in a browser.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::{Args, ValueEnum};
use tracing::Level;
use underdeck_game::{Message, say};
use underdeck_server::{Config, Database, HostName, IpRange, Server, ServerError};

use crate::args::number;
use crate::failure::Failure;
use crate::say::{self, STRONG};

/// The server's store in the data directory.
pub(crate) const STORE: &str = "server.db";
/// Pages of the store per MiB.
const PAGES: u32 = 256;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", value_parser = address)]
    addr: SocketAddr,
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[arg(long)]
    init: bool,
    #[arg(long, value_name = "URL", env = "UNDERDECK_STORE", hide_env_values = true, conflicts_with_all = ["data", "init", "max_mib"])]
    store: Option<String>,
    #[arg(long, value_name = "N", value_parser = number::<u32>(1, 1_048_576))]
    max_mib: Option<u32>,
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
    #[arg(long)]
    open: bool,
    #[arg(long)]
    public: bool,
    #[arg(long, value_name = "ADDR/CIDR")]
    trust_proxy: Vec<IpRange>,
    #[arg(long, value_name = "HOST")]
    host: Vec<HostName>,
    #[arg(long, value_name = "ADDR/CIDR")]
    metrics_for: Vec<IpRange>,
    #[arg(long, value_enum, value_name = "FORM", default_value_t = Log::Text)]
    log: Log,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| say!(CLI_SERVE_ADDRESS).into())
}

/// A format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Log {
    Text,
    Json,
}

/// Serves until a signal stops it.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let store: Option<Database> = arguments.store.as_deref().map(str::parse).transpose().map_err(Failure::Usage)?;
    let data = match &arguments.data {
        Some(data) => data.clone(),
        None if store.is_some() => PathBuf::new(),
        None => underdeck_home::data_file(STORE)?,
    };
    begin_log(arguments.log);
    let is_new = arguments.data.is_some() && !data.exists();
    let file = data.display().to_string();
    let mut config = Config::new(arguments.addr, data);
    config.init = arguments.init;
    config.store = store;
    config.public = arguments.public;
    config.proxies.clone_from(&arguments.trust_proxy);
    config.hosts.clone_from(&arguments.host);
    config.watchers.clone_from(&arguments.metrics_for);
    config.web.clone_from(&arguments.web);
    config.limits.pages = arguments.max_mib.map(|mib| mib * PAGES);
    let server = Server::open(config).map_err(failure)?;
    if is_new && arguments.log == Log::Text {
        say::note(&say!(CLI_SERVE_NEW, file).write(say::language()));
    }
    if arguments.public {
        let warning = say!(CLI_SERVE_PUBLIC);
        match arguments.log {
            Log::Text => say::note(&warning.write(say::language())),
            // A log is in English.
            Log::Json => tracing::warn!("{}", &*warning),
        }
    }
    underdeck_server::run(server, |address| describe(address, arguments.web.is_some(), arguments.open)).map_err(failure)
}

/// Begins the log on standard error.
fn begin_log(form: Log) {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    match form {
        Log::Text => log.with_max_level(Level::WARN).without_time().compact().init(),
        Log::Json => {
            log.with_max_level(Level::INFO).json().flatten_event(true).with_current_span(false).init();
            std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
        }
    }
}

/// Prints the address of the page.
fn describe(address: SocketAddr, web: bool, open: bool) {
    let page = format!("http://{address}/");
    let mut out = say::people();
    let at = say!(CLI_SERVE_AT, page = format!("{STRONG}{page}{STRONG:#}"));
    let edition = web.then(|| say!(CLI_SERVE_WEB, page = format!("{STRONG}{page}web/{STRONG:#}")));
    let lines = Message::join([at].into_iter().chain(edition), "\n").write(say::language());
    // The server runs even if this output is closed.
    let _ = writeln!(out, "{lines}").and_then(|()| out.flush());
    if open && !opened(&page) {
        say::note(&say!(CLI_SERVE_NO_BROWSER).write(say::language()));
    }
}

/// Opens a page in the player's browser; `false` if that failed.
fn opened(page: &str) -> bool {
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("rundll32", &["url.dll,FileProtocolHandler"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(before).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

pub(crate) fn failure(error: ServerError) -> Failure {
    match error {
        ServerError::NotPublic(_) => Failure::Usage(error.to_string()),
        ServerError::Address { .. } => {
            Failure::Failed(say!(CLI_SERVE_ADDRESS_USED, why = error.to_string()).write(say::language()))
        }
        error => Failure::Failed(error.to_string()),
    }
}
