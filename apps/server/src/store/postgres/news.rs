//! Messages between the servers of a database, by LISTEN and NOTIFY.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::tokio_postgres::{AsyncMessage, Error};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{interval, sleep};

use super::session::{NOTIFY, USE, fault};
use crate::database::Database;
use crate::store::StoreListener;

/// How often a server checks for missed changes.
const ROUND: Duration = Duration::from_secs(10);
/// The pause before reconnecting.
const PAUSE: Duration = Duration::from_secs(1);

/// Sends and receives the messages between servers, as long as the server runs.
pub(super) async fn exchange(
    database: Database,
    listener: Arc<dyn StoreListener>,
    mut outgoing: UnboundedReceiver<String>,
) {
    let mut is_cut = false;
    loop {
        if let Err(error) = listen(&database, &*listener, &mut outgoing, &mut is_cut).await
            && !std::mem::replace(&mut is_cut, true)
        {
            tracing::warn!("news of other servers are late: {}", fault(&error));
        }
        sleep(PAUSE).await;
    }
}

/// Exchanges messages until the connection is lost.
async fn listen(
    database: &Database,
    listener: &dyn StoreListener,
    outgoing: &mut UnboundedReceiver<String>,
    is_cut: &mut bool,
) -> Result<(), Error> {
    let (client, mut connection) = database.config.connect(database.tls.connect()).await?;
    let (sender, mut incoming) = unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(news) = message
                && sender.send(news.payload().to_owned()).is_err()
            {
                break;
            }
        }
    });
    client.batch_execute("LISTEN underdeck").await?;
    client.batch_execute(USE).await?;
    *is_cut = false;
    let mut round = interval(ROUND);
    loop {
        tokio::select! {
            // The first check is immediate: changes may have been missed while disconnected.
            _ = round.tick() => {
                let games = listener.games();
                let kept = "SELECT id, revision FROM games WHERE id = ANY($1)";
                for row in client.query(kept, &[&games]).await? {
                    listener.moved(row.get(0), row.get(1));
                }
                listener.round();
            }
            news = incoming.recv() => match news {
                Some(news) => listener.receive(&news),
                None => return Ok(()),
            },
            Some(news) = outgoing.recv() => drop(client.execute(NOTIFY, &[&news]).await?),
        }
    }
}
