//! Running a server in the foreground until it is told to stop.

use std::net::SocketAddr;

use tokio::runtime::Builder;

use crate::{Server, ServerError};

/// Runs a server until Ctrl-C or SIGTERM, then finishes the requests in progress. `listening` receives the address.
///
/// # Errors
/// If the address cannot be bound, or no threads can be started.
pub fn run(server: Server, listening: impl FnOnce(SocketAddr)) -> Result<(), ServerError> {
    let runtime = Builder::new_multi_thread().enable_all().build().map_err(ServerError::System)?;
    runtime.block_on(server.serve(ended(), listening))
}

/// Waits for Ctrl-C or SIGTERM.
#[cfg(unix)]
async fn ended() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else { return interrupted().await };
    tokio::select! {
        () = interrupted() => {}
        _ = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
async fn ended() {
    interrupted().await;
}

/// Waits for Ctrl-C; forever if no handler can be installed.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
