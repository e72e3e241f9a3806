//! Running a server in the foreground until somebody ends it.

use std::net::SocketAddr;

use tokio::runtime::Builder;

use crate::{Server, ServerError};

/// Runs a server until Ctrl-C or SIGTERM; requests that have begun are finished then. `listening` is told the address.
///
/// # Errors
/// If the address cannot be listened on, or the system gives no threads.
pub fn run(server: Server, listening: impl FnOnce(SocketAddr)) -> Result<(), ServerError> {
    let runtime = Builder::new_multi_thread().enable_all().build().map_err(ServerError::System)?;
    runtime.block_on(server.serve(ended(), listening))
}

/// Waits until somebody ends the program.
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

/// Waits for Ctrl-C; for ever where it cannot be heard.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
