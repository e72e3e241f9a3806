//! A player's games as a file, and those of a file as a player's games.

use std::sync::Arc;

use chronicle::{Bundle, Bundled};
use site::{Error, Host as _, Which, Words, may_leave};

use crate::app::App;
use crate::shelf::Sql;
use crate::store::{games, reviews};

/// The most games of a file in either direction.
const MOST: usize = 10_000;

/// All games of a player as a file, without those whose record would tell what is secret for now.
pub(crate) async fn export(app: &Arc<App>, player: i64, name: String) -> Result<String, Error> {
    let read = app.store.read(move |conn| {
        let over = games::list(conn, player, &Which::Over, MOST)?;
        let running = games::list(conn, player, &Which::Running, MOST)?;
        let practice = reviews::practice(conn, player)?.unwrap_or_default();
        Ok((over.into_iter().chain(running).collect::<Vec<_>>(), practice))
    });
    let (mut kept, practice) = read.await?;
    kept.retain(|kept| kept.is_sound && !app.is_sealed(&kept.facts));
    kept.sort_by_key(|kept| kept.facts.created);
    let make = move || {
        let told = kept.into_iter().filter(may_leave);
        let games = told.map(|kept| Bundled { own: kept.facts.is_own(), record: kept.snapshot.record }).collect();
        Bundle::new(name, games, practice).text()
    };
    app.think(make).await?.map_err(Error::Internal)
}

/// Adds the games of a file to a player's, each once; returns what it came to, for the player.
pub(crate) async fn import(app: &Arc<App>, player: i64, file: &[u8]) -> Result<Vec<Words>, Error> {
    let bundle = Bundle::read(file).map_err(|why| Error::Wrong(why.into()))?;
    if bundle.games.len() > MOST {
        return Err(Error::TooLarge(Words::with("refused-file-games", [("most", MOST)])));
    }
    let (mut added, mut unread) = (0, Vec::new());
    for (n, game) in bundle.games.iter().enumerate() {
        match site::import(app, player, game).await {
            Ok(is_new) => added += usize::from(is_new),
            Err(Error::Wrong(why) | Error::TooLarge(why) | Error::TooMany(why)) => unread.push((n + 1, why)),
            Err(error) => return Err(error),
        }
    }
    if !bundle.practice.is_empty() && coach::Deck::read(&bundle.practice).is_ok() {
        let keep = move |conn: &_| match reviews::practice(conn, player)? {
            Some(_) => Ok(()),
            None => site::Shelf::keep_practice(&Sql(conn), player, &bundle.practice),
        };
        app.store.write(keep).await?;
    }
    let count = bundle.games.len();
    let known = count - added - unread.len();
    let mut told = vec![Words::with("import-added", [("added", added), ("count", count), ("known", known)])];
    if let Some((n, why)) = unread.first() {
        told.push(Words::with("import-left", [("count", unread.len()), ("n", *n)]));
        told.push(why.clone());
    }
    Ok(told)
}
