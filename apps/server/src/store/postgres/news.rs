//! What the servers of a database tell each other, with LISTEN and NOTIFY.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::tokio_postgres::{AsyncMessage, Error};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{interval, sleep};

use super::session::{TELL, USE, fault};
use crate::database::Database;
use crate::store::StoreListener;

/// How often a server looks at what it may have missed.
const ROUND: Duration = Duration::from_secs(10);
/// How long it waits before it listens again after the connection was cut.
const PAUSE: Duration = Duration::from_secs(1);

/// Tells the other servers what is to be told, and hears what they tell, as long as the server runs.
pub(super) async fn exchange(database: Database, ears: Arc<dyn StoreListener>, mut told: UnboundedReceiver<String>) {
    let mut is_cut = false;
    loop {
        if let Err(error) = listen(&database, &*ears, &mut told, &mut is_cut).await
            && !std::mem::replace(&mut is_cut, true)
        {
            tracing::warn!("news of other servers are late: {}", fault(&error));
        }
        sleep(PAUSE).await;
    }
}

/// Listens until the connection is cut.
async fn listen(
    database: &Database,
    ears: &dyn StoreListener,
    told: &mut UnboundedReceiver<String>,
    is_cut: &mut bool,
) -> Result<(), Error> {
    let (client, mut connection) = database.config.connect(database.tls.connect()).await?;
    let (sender, mut heard) = unbounded_channel();
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
            // The first comes at once: something may have happened while nobody listened.
            _ = round.tick() => {
                let games = ears.games();
                let kept = "SELECT id, revision FROM games WHERE id = ANY($1)";
                for row in client.query(kept, &[&games]).await? {
                    ears.moved(row.get(0), row.get(1));
                }
                ears.round();
            }
            news = heard.recv() => match news {
                Some(news) => ears.hear(&news),
                None => return Ok(()),
            },
            Some(news) = told.recv() => drop(client.execute(TELL, &[&news]).await?),
        }
    }
}
