//! The server: listening, serving connections, stopping.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::ConnectInfo;
use axum::http::{HeaderValue, Request, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use prometheus_client::metrics::counter::Counter;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::time::timeout;
use tower::ServiceExt;
use underdeck_game::{Message, said_errors, say};

use crate::app::{App, Traffic};
use crate::config::{Config, Limits};
use crate::connection_limiter::{ConnectionLimiter, ConnectionPermit};
use crate::edition::Edition;
use crate::housekeeping;
use crate::metrics::Metrics;
use crate::process::has_no_descriptor;
use crate::store::StoreFault;

/// How long a stopping server waits for requests in transit on open connections.
const ARRIVING: Duration = Duration::from_secs(1);
/// The maximum number of connections that wait to be accepted. Further clients retry after a second.
const BACKLOG: u32 = 1024;
/// How long to wait before accepting again after a failed accept.
const PAUSE: Duration = Duration::from_millis(50);

/// The interval of warnings about too many open files.
const WARNING: Duration = Duration::from_secs(60);

/// Why a server cannot run.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServerError {
    /// The store cannot be used.
    Store {
        /// The file or the database.
        place: String,
        /// The cause.
        fault: StoreFault,
    },
    /// The address cannot be bound.
    Address {
        /// The address.
        address: SocketAddr,
        /// The cause.
        error: std::io::Error,
    },
    /// The folder of the offline edition cannot be used.
    Web(String),
    /// No threads can be started.
    System(std::io::Error),
    /// Other machines can reach the address, but the configuration does not allow that.
    NotPublic(SocketAddr),
}

said_errors!(ServerError);

impl ServerError {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::Store { place, fault } => say!(SERVER_STORE, place, fault = fault.to_string(), help = fault.help()),
            Self::Address { address, error } => {
                say!(SERVER_LISTEN, address = address.to_string(), error = error.to_string())
            }
            Self::Web(why) => why.as_str().into(),
            Self::System(error) => error.to_string().into(),
            Self::NotPublic(address) => say!(SERVER_NOT_PUBLIC, address = address.to_string()),
        }
    }
}

/// A server with its store open.
pub struct Server {
    app: Arc<App>,
    edition: Option<Edition>,
    config: Config,
}

impl Server {
    /// Opens the store.
    ///
    /// # Errors
    /// If it cannot be used, or other machines can reach the address and the configuration does not allow that.
    pub fn open(config: Config) -> Result<Self, ServerError> {
        if !config.address.ip().is_loopback() && !config.public {
            return Err(ServerError::NotPublic(config.address));
        }
        let edition = config.web.as_deref().map(Edition::read).transpose().map_err(ServerError::Web)?;
        let place = config.store.as_ref().map_or_else(|| config.data.display().to_string(), ToString::to_string);
        let app = App::open(&config).map_err(|fault| ServerError::Store { place, fault })?;
        Ok(Self { app: Arc::new(app), edition, config })
    }

    /// All pages and API paths, to use without a network.
    pub fn router(&self) -> Router {
        crate::routes::all(&self.app, self.edition.clone())
    }

    /// Answers requests until `stop` resolves, then finishes those in progress and closes the store.
    /// `listening` receives the address.
    ///
    /// # Errors
    /// If the address cannot be bound.
    pub async fn serve(
        self,
        stop: impl Future<Output = ()>,
        listening: impl FnOnce(SocketAddr),
    ) -> Result<(), ServerError> {
        let fault = |error| ServerError::Address { address: self.config.address, error };
        let listener = listen(self.config.address).map_err(fault)?;
        let address = listener.local_addr().map_err(fault)?;
        tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "listening");
        listening(address);
        // News streams would otherwise last until the drain limit.
        let stop = async {
            stop.await;
            self.app.channels.close();
            self.app.clear_heavy();
            tracing::info!(connections = self.app.traffic.connections.count(), "stopping");
        };
        let app = Arc::clone(&self.app);
        let chores = tokio::spawn(async move { housekeeping::run(&app).await });
        answer(listener, &self.router(), &self.app.traffic, &self.config.limits, stop).await;
        chores.abort();
        self.close();
        tracing::info!("stopped");
        Ok(())
    }

    /// Blocks until all waiting reviews are done, or the server is closed.
    pub fn finish_reviews(&self) {
        self.app.reviews.finish();
    }

    /// Deletes anonymous players without a move that are older than the limit; returns their number. A serving server does it every hour.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn purge(&self) -> Result<usize, StoreFault> {
        housekeeping::purge(&self.app).await
    }

    /// Closes the store after all queued changes have been written.
    pub fn close(&self) {
        self.app.clear_heavy();
        self.app.reviews.close();
        self.app.store.close();
    }
}

/// Runs a server until Ctrl-C or SIGTERM, then finishes the requests in progress. `listening` receives the address.
///
/// # Errors
/// If the address cannot be bound, or the system gives no threads or signal handlers.
pub fn run(server: Server, listening: impl FnOnce(SocketAddr)) -> Result<(), ServerError> {
    let mut signals = Signals::new([SIGINT, SIGTERM]).map_err(ServerError::System)?;
    let (end, ended) = oneshot::channel();
    let wait = move || signals.forever().next().map(|_| end.send(()));
    std::thread::Builder::new().name("signals".into()).spawn(wait).map_err(ServerError::System)?;
    let runtime = Builder::new_multi_thread().enable_all().build().map_err(ServerError::System)?;
    runtime.block_on(server.serve(async { drop(ended.await) }, listening))
}

/// Listens on an address, with a longer backlog than the default.
fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Elsewhere it would let two programs listen at one address.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Accepts connections until `stop` resolves, then answers requests that were sent before, up to the drain limit.
async fn answer(
    listener: TcpListener,
    router: &Router,
    traffic: &Traffic,
    limits: &Limits,
    stop: impl Future<Output = ()>,
) {
    let limiter = &traffic.connections;
    let (graceful, stopping) = (GracefulShutdown::new(), Arc::new(AtomicBool::new(false)));
    let serve = |stream: TcpStream, address, permit: ConnectionPermit| {
        // Send small responses at once instead of waiting for a full packet.
        let _ = stream.set_nodelay(true);
        let (watcher, router, head, stopping) =
            (graceful.watcher(), router.clone(), limits.head, Arc::clone(&stopping));
        tokio::spawn(async move {
            let (leave, permit) = (permit.close_signal(), Arc::new(permit));
            let service = service_fn(move |request: Request<Incoming>| {
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(ConnectInfo(address));
                permit.set_busy();
                let (permit, answer) = (Arc::clone(&permit), router.clone().oneshot(request));
                let stopping = Arc::clone(&stopping);
                async move {
                    let mut answer = answer.await?;
                    // A news stream lasts until its page closes.
                    if answer.headers().get(header::CONTENT_TYPE).is_none_or(|kind| kind != "text/event-stream") {
                        permit.set_idle();
                    }
                    if stopping.load(Ordering::Relaxed) {
                        answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
                    }
                    Ok::<_, Infallible>(answer)
                }
            });
            let mut builder = http1::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(64 * 1024);
            // A client that hangs up is not an error.
            tokio::select! {
                _ = watcher.watch(builder.serve_connection(TokioIo::new(stream), service)) => {}
                () = leave.notified() => {}
            }
        });
    };
    let (mut stop, mut come, mut failures) = (pin!(stop), None, AcceptFailures::new(&traffic.metrics));
    loop {
        tokio::select! {
            next = next(&listener, limiter, &mut come, &mut failures) => {
                if let Some((stream, address, permit)) = next {
                    serve(stream, address, permit);
                }
            }
            () = &mut stop => break,
        }
    }
    stopping.store(true, Ordering::Relaxed);
    // Clients that connected before the stop are served regardless of the limits, since no others follow. New clients are refused at once,
    // so a proxy can ask another server.
    let last = |stream, address: SocketAddr| serve(stream, address, limiter.add(address.ip(), Instant::now()));
    if let Some((stream, address)) = come {
        last(stream, address);
    }
    if let Ok(listener) = listener.into_std() {
        while let Ok((stream, address)) = listener.accept() {
            if let Ok(stream) = stream.set_nonblocking(true).and_then(|()| TcpStream::from_std(stream)) {
                last(stream, address);
            }
        }
    }
    let end = async {
        // Each connection closes after its response. A connection that stays idle for this long has no request in transit.
        let _ = timeout(ARRIVING, limiter.empty()).await;
        graceful.shutdown().await;
    };
    // Cancel requests that take longer; their stored changes remain.
    let _ = timeout(limits.drain, end).await;
}

/// Failures to accept a connection.
struct AcceptFailures {
    count: Counter,
    /// When the log last had a warning.
    warned: Option<Instant>,
}

impl AcceptFailures {
    fn new(metrics: &Metrics) -> Self {
        Self { count: metrics.accept_errors.clone(), warned: None }
    }

    /// Counts a failure; returns whether there are too many open files. The log has a warning of it, at most one a minute.
    fn is_for_descriptors(&mut self, error: &std::io::Error) -> bool {
        self.count.inc();
        let has_none = has_no_descriptor(error);
        if has_none && self.warned.is_none_or(|warned| warned.elapsed() >= WARNING) {
            self.warned = Some(Instant::now());
            tracing::warn!(
                "no connection can be accepted: {error}; idle connections are closed. Raise the limit on open files"
            );
        }
        has_none
    }
}

/// The next client, once a limit permits it; `None` if its address has too many connections, or too many files are open. While it waits,
/// it is in `come`.
async fn next(
    listener: &TcpListener,
    limiter: &Arc<ConnectionLimiter>,
    come: &mut Option<(TcpStream, SocketAddr)>,
    failures: &mut AcceptFailures,
) -> Option<(TcpStream, SocketAddr, ConnectionPermit)> {
    if come.is_none() {
        match listener.accept().await {
            Ok(new) => *come = Some(new),
            Err(error) if failures.is_for_descriptors(&error) => limiter.close_one(PAUSE).await,
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
    let permit = limiter.take(come.as_ref()?.1.ip()).await;
    let (stream, address) = come.take()?;
    Some((stream, address, permit?))
}
