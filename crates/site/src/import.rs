//! Import of a file of games.

use std::collections::HashMap;
use std::sync::Arc;

use underdeck_chronicle::{ExportedGame, Marks, PlayerExport};
use underdeck_coach::ExerciseDeck;
use underdeck_game::{Message, say};
use underdeck_play::{moment_millis, take_in};
use underdeck_record::{Record, short_hash};

use crate::begin::{self, Origin, begin, resume, uploaded};
use crate::error::Error;
use crate::kept::PLAYED;
use crate::live::{Change, ChangeRequest, LiveGame};
use crate::random;
use crate::services::{HostRepository, Services};

/// The result of an import.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// The number of added games.
    pub added: usize,
    /// The number of the player's games that gained lines or comments.
    pub united: usize,
    /// The games that were not imported: their number in the file, from 1, and the reason.
    pub unread: Vec<(usize, Message)>,
}

/// The result for one game of a file.
enum ImportedGame {
    Added,
    KnownGames,
    United,
}

/// A player's games by [`GameHead::key`](crate::GameHead::key): their ids, and whether they are archived.
type KnownGames = HashMap<(bool, String, String), (String, bool)>;

/// Adds the games of a file to a player's, each once. A game that the player already has gains the missing lines and comments. Added games
/// are on no board. Exercises are imported if the player has none.
///
/// # Errors
/// If the store fails. Games that were added before remain.
pub async fn import<H: Services>(app: &Arc<H>, player: i64, bundle: &PlayerExport) -> Result<Imported, Error> {
    let heads = app.read(move |store: &HostRepository<'_, H>| store.heads(player)).await?;
    let mut known: KnownGames = heads.into_iter().map(|head| (head.key(), (head.id, head.away))).collect();
    let mut marks = Marks::new(app.millis(), bundle.games.len());
    let mut came = Imported::default();
    for (n, game) in bundle.games.iter().enumerate() {
        match take(app, player, game, &mut marks, &mut known).await {
            Ok(ImportedGame::Added) => came.added += 1,
            Ok(ImportedGame::KnownGames) => {}
            Ok(ImportedGame::United) => came.united += 1,
            // The others do not fit either.
            Err(Error::Quota(why)) => {
                came.unread.extend((n..bundle.games.len()).map(|n| (n + 1, why.clone())));
                break;
            }
            Err(Error::Wrong(why) | Error::TooLarge(why) | Error::TooMany(why)) => came.unread.push((n + 1, why)),
            Err(error) => return Err(error),
        }
    }
    if !bundle.practice.is_empty() && ExerciseDeck::read(&bundle.practice).is_ok() {
        let practice = bundle.practice.clone();
        let keep = move |store: &HostRepository<'_, H>| match store.practice(player)? {
            Some(_) => Ok(()),
            None => store.keep_practice(player, &practice),
        };
        app.write(keep).await?;
    }
    Ok(came)
}

async fn take<H: Services>(
    app: &Arc<H>,
    player: i64,
    game: &ExportedGame,
    marks: &mut Marks,
    known: &mut KnownGames,
) -> Result<ImportedGame, Error> {
    let mut record = uploaded(app, game.record.as_bytes())?;
    marks.mark(&mut record, game.own, None);
    let (record_id, deal) = (record.id().unwrap_or_default(), record.tag("Deal").unwrap_or_default());
    let own: &[u8] = if game.own { PLAYED } else { &[] };
    let source = [own, b"id ", record_id.as_bytes(), b" ", short_hash(deal).as_bytes()].concat();
    let key = (game.own, record_id.to_owned(), deal.to_owned());
    if let Some((id, away)) = known.get_mut(&key) {
        if std::mem::take(away) {
            let id = id.clone();
            app.write(move |store: &HostRepository<'_, H>| store.restore(player, &id)).await?;
        }
        return merge_into(app, player, id, record).await;
    }
    let ended = record.ended().filter(|_| record.tag("Result") != Some("*")).and_then(moment_millis);
    let changed = ended.map_or(app.seconds(), |millis| millis.div_euclid(1000).clamp(0, app.seconds()));
    let id = random::id(&**app)?;
    let origin = Origin { source: Some(source), moved: Some((id.clone(), changed)), ..Origin::default() };
    let begun = begin(app, player, String::new(), origin, move || resume(&record)).await?;
    let became = if begun == id { ImportedGame::Added } else { ImportedGame::KnownGames };
    known.insert(key, (begun, false));
    Ok(became)
}

/// Adds the lines and comments of a record to a stored game. A game that is still secret, or that belongs to two players, is unchanged.
async fn merge_into<H: Services>(app: &Arc<H>, player: i64, id: &str, record: Record) -> Result<ImportedGame, Error> {
    let kept = begin::kept(app, player, id).await?;
    if kept.snapshot.apart.is_some() || app.is_sealed(&kept.facts) {
        return Ok(ImportedGame::KnownGames);
    }
    let look = move || {
        let here: Record = kept.snapshot.record.parse().map_err(|error| Error::unreadable(&kept.facts, error))?;
        let united = take_in(&here, &record);
        let united = united.map_err(|why| Error::Wrong(say!(REFUSED_UNITE, why)))?;
        Ok::<_, Error>(united.map(|_| record))
    };
    let Some(record) = app.think(look).await?? else { return Ok(ImportedGame::KnownGames) };
    begin::check_quota(app, player).await?;
    let request = ChangeRequest::of(Change::TakeIn { record: Box::new(record) });
    app.submit(player, id, request, |_: &LiveGame, _| ()).await?;
    Ok(ImportedGame::United)
}
