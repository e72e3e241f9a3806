//! Every route of the site, a row each.

use std::marker::PhantomData;

use underdeck_chronicle::Winnable;
use underdeck_play::{Capabilities, Command};

use super::{
    campaigns, daily, games, home, moves, practice, puzzles, records, remote_seats, replay, review, settings, solution,
    statistics, table, watch,
};
use crate::live::Change;
use crate::route::{Address, Class, Further, HandlerContext, Method, Route};
use crate::services::Services;

/// The rows of a table: method, address, class, and a call with the [`HandlerContext`].
macro_rules! routes {
    ($($method:ident $pattern:literal $class:ident |$($given:ident),*| $answer:expr;)*) => {
        &[$(Route {
            address: Address { method: Method::$method, pattern: $pattern, class: Class::$class },
            handler: |HandlerContext { $($given,)* .. }| Box::pin(async move { $answer }),
        }),*]
    };
}

impl<H: Services> Further<H> {
    /// The complete site.
    pub const ALL: &'static Self = &Self {
        routes: Routes::<H>::FURTHER,
        deal: Winnable::deal,
        eye: |app, record| Box::pin(async move { Ok(table::seen(app, record).await) }),
        campaigns: |app, player, all| Box::pin(campaigns::rows(app, player, all)),
        capabilities: Capabilities::WHOLE,
    };
}

/// The routes with the handlers of a host.
struct Routes<H>(PhantomData<H>);

/// The routes of a program that links this part of the site.
pub(super) fn linked<H: Services>(
    further: Option<&'static Further<H>>,
) -> impl Iterator<Item = &'static Route<H>> + Clone {
    Routes::<H>::CORE.iter().chain(further.map_or::<&[_], _>(&[], |further| further.routes))
}

#[rustfmt::skip]
impl<H: Services> Routes<H> {
    /// The routes that start and play games.
    const CORE: &'static [Route<H>] = routes! {
        Get  "/"                   Page |app, visitor| home::home(app, visitor).await;
        Get  "/games/*"            Page |app, visitor, first| games::game(app, visitor, first).await;
        Post "/games/*"            Form |app, visitor, first, fields| games::begin(app, visitor, first, fields).await;
        Post "/deal"               Form |fields| games::typed(fields).await;
        Get  "/d/*"                Page |app, visitor, first| games::deal(app, visitor, first).await;
        Post "/d/*"                Form |app, visitor, first| games::begin_deal(app, visitor, first).await;
        Get  "/g/*"                Page |app, visitor, first, request| table::table(app, visitor, first, request.query).await;
        Post "/g/*/move"           Move |app, visitor, first, fields| {
            moves::submit(app, visitor, &first, &fields, moves::played(&fields)?).await
        };
        Post "/g/*/auto"           Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, Command::Forced.into()).await;
        Post "/g/*/undo"           Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, moves::undo(&fields)?).await;
        Post "/g/*/redo"           Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, Command::Redo.into()).await;
        Post "/g/*/go"             Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, moves::go(&fields)?).await;
        Post "/g/*/correct"        Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, moves::correction(&fields)?).await;
        Post "/g/*/leave-guide"    Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, Command::LeaveGuide.into()).await;
        Post "/g/*/eye"            Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, Command::Eye.into()).await;
        Post "/g/*/ask-back"       Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, Change::AskBack).await;
        Post "/g/*/answer-back"    Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, moves::answer(&fields)).await;
        Post "/g/*/leave"          Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, Change::Leave).await;
        Post "/g/*/claim"          Form |app, visitor, first, fields| moves::submit(app, visitor, &first, &fields, Change::Claim).await;
        Post "/g/*/again"          Form |app, visitor, first, fields| moves::again(app, visitor, first, fields).await;
        Get  "/g/*/archive"        Page |app, visitor, first| moves::ask_archive(app, visitor, first).await;
        Post "/g/*/archive"        Form |app, visitor, first| moves::archive(app, visitor, first).await;
        Get  "/settings"           Page |visitor| Ok(settings::show(visitor));
        Post "/settings"           Form |app, visitor, fields| settings::keep(app, visitor, fields).await;
    };

    /// All other routes.
    const FURTHER: &'static [Route<H>] = routes! {
        Get  "/help"               Page |visitor| Ok(home::help(visitor));
        Get  "/credits"            Page |visitor| Ok(home::credits(visitor));
        Get  "/rules/*"            Page |visitor, first, request| home::rules(visitor, first, request.value("rule"));
        Get  "/rules/*/tables"     Page |visitor, first, request| home::tables(visitor, &first, request.value("deal"));
        Get  "/mine"               Page |app, visitor| home::mine(app, visitor).await;
        Get  "/join/*"             Page |app, visitor, first| remote_seats::show(app, visitor, &first).await;
        Post "/join/*"             Form |app, visitor, first| remote_seats::join(app, visitor, &first).await;
        Get  "/watch/*"            Page |app, visitor, first, request| watch::show(app, visitor, &first, &request).await;
        Post "/g/*/watch"          Form |app, visitor, first, fields| watch::set(app, &visitor, &first, &fields).await;
        Post "/g/*/rematch"        Form |app, visitor, first| remote_seats::rematch(app, visitor, &first).await;
        Post "/g/*/peek"           Form |app, visitor, first, fields| solution::peek(app, visitor, first, fields).await;
        Get  "/g/*/replay"         Page |app, visitor, first, request| review::replay(app, visitor, first, ["at", "more"].map(|name| request.value(name))).await;
        Get  "/g/*/record"         Page |app, visitor, first| replay::record(app, visitor, first).await;
        Get  "/g/*/sheet"          Page |app, visitor, first| replay::sheet(app, visitor, first).await;
        Get  "/g/*/result.svg"     Page |app, visitor, first| replay::picture(app, visitor, first).await;
        Get  "/g/*/review"         Page |app, visitor, first, request| review::show(app, visitor, &first, ["games", "seat", "at", "more"].map(|name| request.value(name))).await;
        Post "/g/*/review"         Review |app, visitor, first, request| review::start(app, visitor, &first, ["games", "seat"].map(|name| request.value(name))).await;
        Get  "/g/*/solution"       Page |app, visitor, first, request| solution::show(app, visitor, &first, None, ["at", "more"].map(|name| request.value(name))).await;
        Get  "/g/*/solution/*"     Page |app, visitor, first, second, request| solution::show(app, visitor, &first, Some(solution::position(&second)?), ["at", "more"].map(|name| request.value(name))).await;
        Get  "/statistics"         Report |app, visitor| statistics::all(app, visitor).await;
        Get  "/statistics/export.csv"  Report |app, visitor| statistics::csv(app, visitor).await;
        Get  "/statistics/export.json" Report |app, visitor| statistics::json(app, visitor).await;
        Get  "/statistics/*"       Report |app, visitor, first| statistics::game(app, visitor, first).await;
        Get  "/statistics/*/luck"  Report |app, visitor, first| statistics::luck(app, visitor, &first).await;
        Get  "/campaigns"          Page |app, visitor| campaigns::list(app, visitor).await;
        Post "/campaigns"          Form |app, visitor, fields| campaigns::begin(app, visitor, fields).await;
        Get  "/campaigns/*"        Page |app, visitor, first| campaigns::campaign(app, visitor, first).await;
        Post "/campaigns/*"        Form |app, visitor, first, fields| campaigns::chapter(app, visitor, first, fields).await;
        Get  "/daily"              Page |app, visitor| daily::today(app, visitor).await;
        Get  "/daily/*"            Page |app, visitor, first| daily::day(app, visitor, first).await;
        Post "/daily/*"            Form |app, visitor, first| daily::begin(app, visitor, first).await;
        Get  "/records"            Report |app, visitor| records::list(app, visitor).await;
        Post "/records"            Record |app, visitor, request| records::upload(app, visitor, request.file).await;
        Get  "/practice"           Page |app, visitor| practice::show(app, visitor).await;
        Post "/practice"           Form |app, visitor, fields| practice::answer(app, visitor, fields).await;
        Get  "/puzzles"            Page |app, visitor| puzzles::list(app, visitor, None).await;
        Get  "/puzzles/*"          Page |app, visitor, first| puzzles::list(app, visitor, Some(&first)).await;
        Get  "/puzzles/*/daily"    Page |app, first| puzzles::daily(app, &first);
        Get  "/puzzles/*/next"     Page |app, visitor, first, request| puzzles::next(app, visitor, &first, request.value("theme")).await;
        Get  "/puzzles/*/*"        Page |app, visitor, first, second, request| puzzles::show(app, visitor, &first, &second, &request.query).await;
        Post "/puzzles/*/*"        Form |app, visitor, first, second, fields| puzzles::answer(app, visitor, &first, &second, fields).await;
    };
}
