//! What each address shows and each form does.

pub(crate) mod apart;
mod campaigns;
pub(crate) mod daily;
mod devices;
mod further;
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
    let parts = request.parts().ok_or_else(|| known::nothing_at(&request.path))?;
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    if !request.is_post {
        return match parts[..] {
            [] => home::home(app, visitor).await,
            ["games", game] => games::game(app, visitor, game.to_owned()).await,
            ["d", code] => games::deal(app, visitor, code.to_owned()).await,
            ["g", id] => table::table(app, visitor, id.to_owned(), request.query).await,
            ["g", id, "delete"] => moves::ask_archive(app, visitor, id.to_owned()).await,
            ["settings"] => Ok(settings::show(visitor)),
            _ => further::page(app, visitor, &request, &parts).await,
        };
    }
    let Request { form, file, path, .. } = request;
    let fields = form.and_then(|form| Fields::checked(form, &visitor));
    match parts[..] {
        ["games", game] => games::begin(app, visitor, game.to_owned(), fields?).await,
        ["deal"] => games::typed(fields?).await,
        ["d", code] => {
            fields?;
            games::begin_deal(app, visitor, code.to_owned()).await
        }
        ["g", id, "again"] => moves::again(app, visitor, id.to_owned(), fields?).await,
        ["g", id, "delete"] => {
            fields?;
            moves::archive(app, visitor, id.to_owned()).await
        }
        ["g", id, form] if moves::FORMS.contains(&form) => {
            let fields = fields?;
            let change = moves::change(form, &visitor, &fields)?;
            moves::carry_out(app, visitor, id, &fields, change).await
        }
        ["settings"] => settings::keep(app, visitor, fields?).await,
        _ => further::form(app, visitor, &path, &parts, (fields, file)).await,
    }
}

/// A page that takes a while to make.
async fn drawn<H: Host>(
    app: &Arc<H>,
    make: impl FnOnce() -> Result<String, Error> + Send + 'static,
) -> Result<Response, Error> {
    Ok(html(app.think(make).await??))
}
