//! What each address shows and each form does.

pub(crate) mod apart;
mod campaigns;
pub(crate) mod daily;
mod devices;
mod games;
mod home;
pub(crate) mod known;
pub(crate) mod lists;
mod mine;
mod moves;
pub(crate) mod practice;
mod puzzles;
mod records;
mod replay;
mod review;
pub(crate) mod settings;
pub(crate) mod solution;
mod statistics;
mod table;
pub(crate) mod watch;

use std::sync::Arc;

use crate::answer::{Request, Response, html};
use crate::error::Error;
use crate::fields::Fields;
use crate::host::Host;
use crate::visitor::Visitor;

/// Answers a visitor's request for a page.
///
/// # Errors
/// If it is refused, or there is no such page; nothing was changed then.
pub async fn answer<H: Host>(app: &Arc<H>, visitor: Visitor, request: Request) -> Result<Response, Error> {
    let nothing = || known::nothing_at(&request.path);
    let parts = request.parts().ok_or_else(nothing)?;
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let at = request.value("at");
    if !request.is_post {
        return match parts[..] {
            [] => home::home(app, visitor).await,
            ["help"] => Ok(home::help(visitor)),
            ["credits"] => Ok(home::credits(visitor)),
            ["rules", game] => home::rules(visitor, game.to_owned(), request.value("rule")),
            ["games", game] => games::game(app, visitor, game.to_owned()).await,
            ["join", invite] => apart::show(app, visitor, invite).await,
            ["watch", link] => watch::show(app, visitor, link, &request).await,
            ["d", code] => games::deal(app, visitor, code.to_owned()).await,
            ["g", id] => table::table(app, visitor, id.to_owned(), request.query).await,
            ["g", id, "delete"] => moves::ask_archive(app, visitor, id.to_owned()).await,
            ["g", id, "replay"] => replay::replay(app, visitor, id.to_owned(), at).await,
            ["g", id, "review"] => {
                review::show(app, visitor, id, [request.value("games"), request.value("seat")]).await
            }
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
            ["mine"] => mine::show(app, visitor).await,
            ["daily"] => daily::today(app, visitor).await,
            ["daily", day] => daily::day(app, visitor, day.to_owned()).await,
            ["records"] => records::list(app, visitor).await,
            ["practice"] => practice::show(app, visitor).await,
            ["puzzles"] => puzzles::list(app, visitor, None).await,
            ["puzzles", game] => puzzles::list(app, visitor, Some(game)).await,
            ["puzzles", game, "daily"] => puzzles::daily(app, game),
            ["puzzles", game, number] => puzzles::show(app, visitor, game, number).await,
            ["settings"] => Ok(settings::show(visitor)),
            _ => Err(nothing()),
        };
    }
    let fields = request.form.and_then(|form| Fields::checked(form, &visitor));
    match parts[..] {
        ["games", game] => games::begin(app, visitor, game.to_owned(), fields?).await,
        ["deal"] => games::typed(fields?).await,
        ["d", code] => {
            fields?;
            games::begin_deal(app, visitor, code.to_owned()).await
        }
        ["join", invite] => {
            fields?;
            apart::join(app, visitor, invite).await
        }
        ["g", id, "rematch"] => {
            fields?;
            apart::rematch(app, visitor, id).await
        }
        ["g", id, "watch"] => watch::set(app, &visitor, id, &fields?).await,
        ["g", id, "again"] => moves::again(app, visitor, id.to_owned(), fields?).await,
        ["g", id, "delete"] => {
            fields?;
            moves::archive(app, visitor, id.to_owned()).await
        }
        ["g", id, "peek"] => solution::peek(app, visitor, id.to_owned(), fields?).await,
        ["g", id, form] if moves::FORMS.contains(&form) => {
            let fields = fields?;
            let change = moves::change(form, &visitor, &fields)?;
            moves::carry_out(app, visitor, id, &fields, change).await
        }
        ["campaigns"] => campaigns::begin(app, visitor, fields?).await,
        ["campaigns", id] => campaigns::chapter(app, visitor, id.to_owned(), fields?).await,
        ["daily", game] => {
            fields?;
            daily::begin(app, visitor, game.to_owned()).await
        }
        ["records"] => {
            fields?;
            records::upload(app, visitor, request.file).await
        }
        ["practice"] => practice::answer(app, visitor, fields?).await,
        ["puzzles", game, number] => puzzles::answer(app, visitor, game, number, fields?).await,
        ["settings"] => settings::keep(app, visitor, fields?).await,
        _ => Err(nothing()),
    }
}

/// A page that takes a while to make.
async fn drawn<H: Host>(
    app: &Arc<H>,
    make: impl FnOnce() -> Result<String, Error> + Send + 'static,
) -> Result<Response, Error> {
    Ok(html(app.think(make).await??))
}
