//! What a running server does by itself from time to time.

use std::time::Duration;

use crate::app::App;
use crate::store::{StoreFault, deletion};

/// The time between two purges.
const PAUSE: Duration = Duration::from_secs(60 * 60);

/// Purges at once and then every hour.
pub(crate) async fn run(app: &App) {
    loop {
        match purge(app).await {
            Ok(0) => {}
            Ok(players) => tracing::info!(players, "deleted anonymous players without a move"),
            Err(fault) => tracing::warn!("anonymous players without a move are not deleted: {fault}"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Deletes abandoned players, a few at a time, so no move waits long; returns their number.
pub(crate) async fn purge(app: &App) -> Result<usize, StoreFault> {
    let age = i64::try_from(app.limits.abandoned.as_secs()).unwrap_or(i64::MAX);
    let before = app.clock.seconds().saturating_sub(age);
    let (mut last, mut count) = (0, 0);
    while let Some((idle, end)) = app.store.read(move |conn| deletion::abandoned(conn, last, before)).await? {
        if !idle.is_empty() {
            count += app.store.write(move |conn| deletion::purge(conn, last, before)).await?;
            for player in idle {
                app.players.forget(player);
            }
        }
        last = end;
    }
    Ok(count)
}
