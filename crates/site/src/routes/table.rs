//! The table of a game.

use std::sync::Arc;

use underdeck_chronicle::SolvedGame;
use underdeck_coach::PositionValue;
use underdeck_game::{Message, say, text};
use underdeck_pages::{BoardPlace, ChapterLink, Facts, Notice, NoticeKind, Panel, TwoDevicePage, UrlParams};
use underdeck_play::{NEVER, Played, Session};
use underdeck_record::Record;

use super::{statistics, watch};
use crate::answer::{Response, html};
use crate::dates::moment;
use crate::error::Error;
use crate::kept::{Ended, GameMeta};
use crate::live::{ChangeRequest, LiveGame};
use crate::random;
use crate::request_context::RequestContext;
use crate::services::Services;

pub(crate) async fn table<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    id: String,
    query: String,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    draw(app, visitor, player, &id, &query, None).await.map(html)
}

/// The result of the first look at a game: its page, or the work that the page needs. Another look must wait for other games again.
pub(crate) enum First {
    /// The page.
    Page(String),
    /// The record of a finished game: its page needs its place on the board, and its comparison.
    Over(Arc<GameMeta>, String),
    /// The record of a game in progress with the coach's eye on: its evaluation takes a while.
    Seen(Record),
}

/// The page of a table for a query, with a notice if there is one.
pub(crate) async fn draw<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    player: i64,
    id: &str,
    query: &str,
    notice: Option<Message>,
) -> Result<String, Error> {
    let params = UrlParams::parse(query);
    if app.further().is_none() && (params.hint || params.why.is_some() || params.panel == Panel::Rules) {
        return Err(Error::LeftOut);
    }
    // A hint is marked in the record before it is shown. A handover page has none.
    let marked = match params.hint.then(|| ChangeRequest::hint(params.seat)) {
        Some(hint) => app.submit(player, id, hint, |_, _| ()).await,
        None => Ok(()),
    };
    match marked {
        Ok(()) | Err(Error::Withheld(_)) => {}
        Err(error) => return Err(error),
    }
    let notice = notice.map(|text| (NoticeKind::Warning, text));
    let (inside, seen, asked, told) = (Arc::clone(app), visitor.clone(), params.clone(), notice.clone());
    let look = move |game: &LiveGame| first(&inside, &seen, game, &asked, told.as_ref());
    finish_page(app, visitor, (player, id), params, notice, app.look(player, id, look).await?).await
}

/// The first look at a game. A page with a notice does not wait for the coach's eye.
pub(crate) fn first<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    game: &LiveGame,
    params: &UrlParams,
    notice: Option<&(NoticeKind, Message)>,
) -> First {
    let session = game.tree.session();
    match session.outcome().filter(|_| game.apart.is_none()) {
        Some(_) => First::Over(Arc::clone(&game.facts), game.tree.record().to_string()),
        None if notice.is_none() && game.tree.has_eye() => First::Seen(session.record()),
        None => First::Page(page(app, visitor, game, params, notice, (None, &[]))),
    }
}

/// The page, after the work that the first look requires.
pub(crate) async fn finish_page<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    (player, id): (i64, &str),
    params: UrlParams,
    mut notice: Option<(NoticeKind, Message)>,
    first: First,
) -> Result<String, Error> {
    let (mut place, mut closing) = (None, Vec::new());
    match first {
        First::Page(page) => return Ok(page),
        First::Over(facts, record) => (place, closing) = statistics::ending(app, player, facts, record).await?,
        First::Seen(record) => {
            let further = app.further().ok_or(Error::LeftOut)?;
            notice = (further.eye)(app, record).await?.map(|text| (NoticeKind::Info, text));
        }
    }
    let inside = Arc::clone(app);
    app.look_again(player, id, move |game| page(&inside, &visitor, game, &params, notice.as_ref(), (place, &closing)))
        .await
}

/// The evaluation of a game in progress by the coach's eye, cached for each position; `None` if the coach is overloaded.
pub(super) async fn seen<H: Services>(app: &Arc<H>, record: Record) -> Option<Message> {
    let mut before = record.clone();
    let before = before.pop_move().map(|_| before);
    let mut seen: Vec<Message> = Vec::new();
    for record in before.into_iter().chain([record]) {
        let moves: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
        let question = format!("eye {} {}", record.tag("Deal").unwrap_or_default(), moves.join("; "));
        let known = app.remembered(&question).and_then(|solved| solved.words.first().cloned());
        seen.push(match known {
            Some(said) => said,
            None => {
                let glance = app.solve(move || PositionValue::of_play(&record, &NEVER)).await.ok()?.ok()?;
                let said = glance.says(None);
                app.remember(&question, Arc::new(SolvedGame { words: vec![said.clone()], ..SolvedGame::default() }));
                said
            }
        });
    }
    match seen.as_slice() {
        [now] => Some(now.clone()),
        [was, now] => {
            let is_score = now.id() == Some(&text::COACH_SCORE);
            let [now, was] = [now, was].map(|said| said.values().first().map(|(_, value)| value.clone()));
            let (now, was) = now.zip(was)?;
            Some(if is_score { say!(COACH_SCORE_BEFORE, now, was) } else { say!(COACH_WIN_BEFORE, now, was) })
        }
        _ => None,
    }
}

/// The page of a table. `end` is a finished game's entry on its board, its rank and the length of the board, and its comparison with the
/// player's other games.
pub(crate) fn page<H: Services>(
    app: &Arc<H>,
    visitor: &RequestContext,
    game: &LiveGame,
    params: &UrlParams,
    notice: Option<&(NoticeKind, Message)>,
    end: (Option<(Ended, u32, u32)>, &[Message]),
) -> String {
    let LiveGame { facts, tree, .. } = game;
    let chapter = facts.campaign.as_deref().zip(facts.chapter.as_ref()).map(|(campaign, chapter)| ChapterLink {
        campaign,
        name: &chapter.campaign,
        chapter: &chapter.name,
        story: &chapter.story,
    });
    // A page without a key works, but its buttons are not safe to press twice.
    let key = random::id(&**app).unwrap_or_default();
    let (place, closing) = end;
    let between = between(app, visitor, game);
    let watch = watch::of(app, game);
    let facts = Facts {
        id: &facts.id,
        rev: game.page_revision(),
        key: &key,
        params,
        sealed: app.is_sealed(facts) || game.hides_deal(),
        apart: between.as_ref(),
        watch,
        day: facts.day.as_deref(),
        chapter,
        place: place.as_ref().map(|(ended, rank, of)| BoardPlace {
            rank: *rank,
            of: *of,
            result: &ended.result,
            score: ended.score,
        }),
        closing,
        puzzle: None,
    };
    let mut site = visitor.site();
    site.notice = notice.map(|(kind, text)| Notice { kind: *kind, text });
    let session = tree.session();
    match params.seat == Some(session.seat().0 + 1) || !tree.has_private_tables() || game.apart.is_some() {
        true => underdeck_pages::table(&site, tree, &facts),
        false => underdeck_pages::handover(&site, tree, &facts, &overheard(session)),
    }
}

/// The data of the two players for the page of a game on two devices.
fn between<'a, H: Services>(app: &Arc<H>, visitor: &RequestContext, game: &'a LiveGame) -> Option<TwoDevicePage<'a>> {
    let apart = game.apart.as_ref()?;
    let seat = game.seat_of(visitor.player().ok()?)?;
    let own = seat.0 + 1;
    let (waits, left) = (apart.turn != own && !game.is_over(), apart.until().map(|until| until - app.seconds()));
    Some(TwoDevicePage {
        seat,
        invite: apart.guest.is_none().then_some(&apart.invite),
        is_over: game.is_over(),
        asks: apart.asks.map(|asks| asks == own),
        left: apart.left.map(|left| left == own),
        pace: apart.pace,
        until: apart.until().filter(|_| !game.is_over()).map(moment),
        due: waits.then_some(left).flatten().filter(|left| *left > 0),
        may_claim: waits && left.is_some_and(|left| left <= 0),
        next: apart.next.as_deref(),
    })
}

/// The log entries of the others' moves since the seat to move last moved.
fn overheard(session: &dyn Session) -> Vec<Message> {
    let played: Vec<&Played> = (0..session.ply()).filter_map(|n| session.played(n)).collect();
    let others = played.rsplit(|played| played.seat == session.seat()).next().unwrap_or_default();
    others.iter().flat_map(|played| played.overheard.iter().cloned()).collect()
}
