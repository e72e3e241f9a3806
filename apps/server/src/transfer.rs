//! Export and import of a player's games.

use std::sync::Arc;

use underdeck_chronicle::{ExportedGame, Marks, PlayerExport};
use underdeck_game::{Message, say};
use underdeck_play::SEAT;
use underdeck_record::{Record, ended_in, id_in};
use underdeck_site::{Error, Games, Imported, Kept, Reviews, Services as _, may_leave};

use crate::app::App;
use crate::store::games;

/// The maximum number of games in a file, in either direction.
const MOST: usize = 10_000;
/// The number of records that are read at once, so other readers wait for no more.
const SLICE: usize = 50;

/// All games of a player as a file, without those whose record would reveal a secret.
pub(crate) async fn export(app: &Arc<App>, player: i64, name: String) -> Result<String, Error> {
    let read =
        app.store.read(move |conn| Ok((games::ids(conn, player, MOST)?, conn.practice(player)?.unwrap_or_default())));
    let (ids, practice) = read.await?;
    let mut kept = Vec::with_capacity(ids.len());
    for slice in ids.chunks(SLICE) {
        let slice = slice.to_vec();
        kept.extend(app.store.read(move |conn| conn.games_by_id(player, &slice)).await?);
    }
    kept.retain(|kept| kept.is_sound && !app.is_sealed(&kept.facts));
    let millis = app.clock.millis();
    let make = move || {
        kept.retain(may_leave);
        kept.sort_by_cached_key(|kept| match kept.snapshot.result.as_str() {
            "*" => (true, kept.facts.created, kept.order()),
            _ => (false, 0, kept.order()),
        });
        let mut marks = Marks::new(millis, kept.len());
        PlayerExport::new(name, kept.into_iter().map(|kept| bundled(kept, player, &mut marks)).collect(), practice)
            .text()
    };
    app.think(make).await?.map_err(Error::Internal)
}

/// A stored game in the form of a player's file: with an id, its time of ending, and the player's seat in a finished game on two devices.
fn bundled(kept: Kept, player: i64, marks: &mut Marks) -> ExportedGame {
    let own = kept.facts.is_own();
    let text = &kept.snapshot.record;
    let has_end = kept.snapshot.result == "*" || ended_in(text).is_some();
    let seat = kept.snapshot.apart.as_ref().filter(|_| kept.snapshot.result != "*");
    let seat = seat.and_then(|apart| apart.seat_of(player, kept.facts.player));
    if id_in(text).is_some() && has_end && seat.is_none() {
        return ExportedGame { own, record: kept.snapshot.record };
    }
    let Ok(mut record) = text.parse::<Record>() else { return ExportedGame { own, record: kept.snapshot.record } };
    if let Some(seat) = seat {
        record.set_tag(SEAT, &seat.to_string());
    }
    record.set_tag(underdeck_record::ID, &kept.head().record_id);
    marks.mark(&mut record, own, Some(kept.changed.saturating_mul(1000)));
    ExportedGame { own, record: record.to_string() }
}

/// Adds the games of a file to a player's, each once; returns a report for the player.
pub(crate) async fn import(app: &Arc<App>, player: i64, file: &[u8]) -> Result<Vec<Message>, Error> {
    let bundle = PlayerExport::read(file).map_err(Error::Wrong)?;
    if bundle.games.len() > MOST {
        return Err(Error::TooLarge(say!(REFUSED_FILE_GAMES, most = MOST)));
    }
    let Imported { added, united, unread } = underdeck_site::import(app, player, &bundle).await?;
    let count = bundle.games.len();
    let known = count - added - unread.len();
    let mut report = vec![say!(IMPORT_ADDED, added, count, known)];
    if united > 0 {
        report.push(say!(IMPORT_UNITED, united));
    }
    if let Some((n, why)) = unread.first() {
        report.push(say!(IMPORT_LEFT, count = unread.len(), n = *n));
        report.push(why.clone());
    }
    Ok(report)
}
