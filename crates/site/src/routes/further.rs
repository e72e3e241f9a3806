//! What goes beyond starting games and playing them. The module of a first visit to the offline edition leaves it out.

use std::sync::Arc;

use crate::answer::{Request, Response};
use crate::error::Error;
use crate::fields::Fields;
use crate::host::Host;
use crate::visitor::Visitor;

/// Shows a page.
#[cfg(not(feature = "first"))]
pub(super) async fn page<H: Host>(
    app: &Arc<H>,
    visitor: Visitor,
    request: &Request,
    parts: &[&str],
) -> Result<Response, Error> {
    use super::{
        apart, campaigns, daily, home, known, mine, practice, puzzles, records, replay, review, solution, statistics,
        watch,
    };

    let nothing = || known::nothing_at(&request.path);
    let at = request.value("at");
    match *parts {
        ["help"] => Ok(home::help(visitor)),
        ["credits"] => Ok(home::credits(visitor)),
        ["rules", game] => home::rules(visitor, game.to_owned(), request.value("rule")),
        ["join", invite] => apart::show(app, visitor, invite).await,
        ["watch", link] => watch::show(app, visitor, link, request).await,
        ["mine"] => mine::show(app, visitor).await,
        ["g", id, "replay"] => replay::replay(app, visitor, id.to_owned(), at).await,
        ["g", id, "review"] => review::show(app, visitor, id, [request.value("games"), request.value("seat")]).await,
        ["g", id, "record"] => replay::record(app, visitor, id.to_owned()).await,
        ["g", id, "solution"] => solution::show(app, visitor, id, None, at).await,
        ["g", id, "solution", from] => {
            let from = from.parse().map_err(|_| nothing())?;
            solution::show(app, visitor, id, Some(from), at).await
        }
        ["g", id, "sheet"] => replay::sheet(app, visitor, id.to_owned()).await,
        ["g", id, "result.svg"] => replay::picture(app, visitor, id.to_owned()).await,
        ["statistics"] => statistics::all(app, visitor).await,
        ["statistics", "export.csv"] => statistics::csv(app, visitor).await,
        ["statistics", "export.json"] => statistics::json(app, visitor).await,
        ["statistics", game] => statistics::game(app, visitor, game.to_owned()).await,
        ["statistics", game, "luck"] => statistics::luck(app, visitor, game).await,
        ["campaigns"] => campaigns::list(app, visitor).await,
        ["campaigns", id] => campaigns::campaign(app, visitor, id.to_owned()).await,
        ["daily"] => daily::today(app, visitor).await,
        ["daily", day] => daily::day(app, visitor, day.to_owned()).await,
        ["records"] => records::list(app, visitor).await,
        ["practice"] => practice::show(app, visitor).await,
        ["puzzles"] => puzzles::list(app, visitor, None).await,
        ["puzzles", game] => puzzles::list(app, visitor, Some(game)).await,
        ["puzzles", game, "daily"] => puzzles::daily(app, game),
        ["puzzles", game, number] => puzzles::show(app, visitor, game, number).await,
        _ => Err(nothing()),
    }
}

/// Does what a form at a path asks for; with it comes a file.
#[cfg(not(feature = "first"))]
pub(super) async fn form<H: Host>(
    app: &Arc<H>,
    visitor: Visitor,
    path: &str,
    parts: &[&str],
    (fields, file): (Result<Fields, Error>, Vec<u8>),
) -> Result<Response, Error> {
    use super::{apart, campaigns, daily, known, practice, puzzles, records, solution, watch};

    match *parts {
        ["join", invite] => {
            fields?;
            apart::join(app, visitor, invite).await
        }
        ["g", id, "rematch"] => {
            fields?;
            apart::rematch(app, visitor, id).await
        }
        ["g", id, "watch"] => watch::set(app, &visitor, id, &fields?).await,
        ["g", id, "peek"] => solution::peek(app, visitor, id.to_owned(), fields?).await,
        ["campaigns"] => campaigns::begin(app, visitor, fields?).await,
        ["campaigns", id] => campaigns::chapter(app, visitor, id.to_owned(), fields?).await,
        ["daily", game] => {
            fields?;
            daily::begin(app, visitor, game.to_owned()).await
        }
        ["records"] => {
            fields?;
            records::upload(app, visitor, file).await
        }
        ["practice"] => practice::answer(app, visitor, fields?).await,
        ["puzzles", game, number] => puzzles::answer(app, visitor, game, number, fields?).await,
        _ => Err(known::nothing_at(path)),
    }
}

#[cfg(feature = "first")]
pub(super) async fn page<H: Host>(_: &Arc<H>, _: Visitor, _: &Request, _: &[&str]) -> Result<Response, Error> {
    Err(Error::LeftOut)
}

#[cfg(feature = "first")]
pub(super) async fn form<H: Host>(
    _: &Arc<H>,
    _: Visitor,
    _: &str,
    _: &[&str],
    _: (Result<Fields, Error>, Vec<u8>),
) -> Result<Response, Error> {
    Err(Error::LeftOut)
}
