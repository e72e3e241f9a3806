//! Running a server in the foreground until a signal stops it.

use std::net::SocketAddr;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

use crate::{Server, ServerError};

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
