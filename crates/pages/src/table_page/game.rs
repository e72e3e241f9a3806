//! The panel of the game: its deal, its record, and actions on it.

use maud::{Markup, html};
use underdeck_chronicle::deal_note;
use underdeck_game::{Language, say, text};
use underdeck_play::{History, Session, informed_by};

use crate::apart::{self, linked};
use crate::facts::{Facts, SealedReason, WatchSettings, address};
use crate::layout::{hidden, token};
use crate::markdown;
use crate::site::Site;

pub(super) fn panel(site: &Site<'_>, tree: &History, facts: &Facts<'_>) -> Markup {
    let session = tree.session();
    let (info, base) = (session.info(), address(facts.id));
    let summary = info.summary(&session.deal().options);
    html! {
        div class="about" {
            h2 { (info.title) }
            p { (site.say(say!(DESIGNED_BY, designer = info.designer))) " " span lang=[site.lang(&summary)] { (site.said(&summary)) } }
            @if let Some(chapter) = facts.chapter {
                section class="story" {
                    h3 lang=[site.lang_of(Language::ENGLISH)] { (chapter.chapter) }
                    div lang=[site.lang_of(Language::ENGLISH)] { (markdown::block(site, chapter.story, 4)) }
                    p { a href={ "/campaigns/" (chapter.campaign) } { (chapter.name) } }
                }
            }
            dl class="facts" {
                @if let Some(day) = facts.day { dt { (site.say(&text::DAILY)) } dd { a href={ "/daily/" (day) } { (day) } } }
                dt { (site.say(&text::DEAL)) }
                dd { (deal(site, session, facts)) }
                @if let Some(told) = deal_note(&session.record()) { dt { (site.say(&text::SOLVER)) } dd { (site.said(&told)) } }
                (house_rules(site, &session.deal()))
                @if let Some(program) = tree.program() {
                    dt { (site.say(&text::OPPONENT)) } dd { (site.say(say!(OPPONENT_PLAYER, player = program.player.to_string()))) }
                }
                dt { (site.say(&text::MOVES_LABEL)) }
                dd { (session.ply()) @if session.informed() { ", " (site.say(say!(INFORMED_BY, how = informed_by(&session.record())))) } }
                @if let Some(aids) = aids(site, session) { dt { (site.say(&text::AIDS)) } dd { (aids) } }
            }
            div class="row-of-buttons" {
                @if !facts.sealed && !session.has_secrets() {
                    a class="button" href={ (base) "/record" } download { (site.say(&text::RECORD_SAVE)) }
                    a class="button" href={ (base) "/sheet" } { (site.say(&text::RECORD_PRINT)) }
                    a class="button" href={ (base) "/replay" } { (site.say(&text::REPLAY)) }
                }
                @if facts.day.is_none() && facts.chapter.is_none() && facts.apart.is_none() {
                    form method="post" action={ (base) "/again" } { (token(site)) (hidden("deal", "new")) button type="submit" { (site.say(&text::ANOTHER_DEAL)) } }
                }
                @if session.outcome().is_none() && facts.day.is_none() && tree.refuses_peek().is_none() && facts.apart.is_none() {
                    form method="post" action={ (base) "/peek" } {
                        (token(site)) (hidden("rev", &facts.rev.to_string()))
                        button type="submit" { (site.say(&text::STILL_WINNABLE)) }
                    }
                    form method="post" action={ (base) "/eye" } {
                        (token(site)) (hidden("rev", &facts.rev.to_string()))
                        button type="submit" { (site.say(if tree.has_eye() { &text::EVALUATION_OFF } else { &text::EVALUATION_ON })) }
                    }
                }
                (apart::leaving(site, facts))
                a class="button" href={ (base) "/archive" } { (site.say(&text::ARCHIVE_GAME)) }
                @if facts.watch.is_some() { a class="button delete" href={ (base) "/delete" } { (site.say(&text::DELETE_GAME)) } }
            }
            (spectators(site, facts))
        }
    }
}

/// The aids that the record names.
pub(super) fn aids(site: &Site<'_>, session: &dyn Session) -> Option<String> {
    let aids = session.record().aids();
    (!aids.is_none()).then(|| site.aids(&aids.to_string()))
}

fn deal(site: &Site<'_>, session: &dyn Session, facts: &Facts<'_>) -> Markup {
    if facts.sealed {
        let is_of_day = facts.day.is_some();
        return html! { (site.say(if is_of_day { &text::CODE_LATER } else { &text::CODE_AFTER_GAME })) };
    }
    if session.is_physical() {
        return html! { (site.say(&text::OWN_CARDS_DEAL)) };
    }
    let deal = session.deal();
    html! { a class="code" href={ "/d/" (deal.code) } { (deal.code) } " " span class="note" { (site.say(&text::CODE_SHARE)) } }
}

/// The options of a deal that differ from the defaults, and the version of the rules if it is an older one, as a list of facts.
pub(crate) fn house_rules(site: &Site<'_>, deal: &underdeck_catalogue::DealInfo) -> Markup {
    let Ok(game) = underdeck_catalogue::find(deal.game) else { return html! {} };
    let (info, defaults) = (game.info(), game.options());
    let is_default = |key: &str, value: &underdeck_game::OptionValue| {
        defaults.iter().any(|option| option.key == key && option.default == *value)
    };
    let changed = deal.options.iter().filter(|(key, value)| !is_default(key, value));
    let changed = changed.map(|(key, value)| (info.option_name(key), info.option_value(key, value)));
    let older = (deal.rules != info.rules_version).then(|| (say!(RULES), deal.rules.to_string().into()));
    html! {
        @for (name, value) in changed.chain(older) {
            dt lang=[site.lang(&name)] { (site.said(&name)) }
            dd lang=[site.lang(&value)] { (site.said(&value)) }
        }
    }
}

/// The number of spectators. In a game at one device it has its own event stream.
pub(super) fn watchers(site: &Site<'_>, facts: &Facts<'_>) -> Markup {
    let Some(WatchSettings { link: Some(_), watchers, .. }) = facts.watch else { return html! {} };
    let events = facts.apart.is_none().then(|| address(facts.id) + "/events");
    html! {
        p class="watching note" data-events=[events] { (site.say(&text::WATCH_SPECTATORS)) ": " span data-watchers { (watchers) } }
    }
}

/// The form that creates the link for spectators, or the link and the form that ends it.
fn spectators(site: &Site<'_>, facts: &Facts<'_>) -> Markup {
    let Some(watch) = facts.watch else { return html! {} };
    let words = watch.later.map_or_else(|| site.say(&text::WATCH_WHAT), |sealed| later(site, sealed));
    let (answer, label) = if watch.link.is_some() { ("no", &text::WATCH_STOP) } else { ("yes", &text::WATCH_MAKE) };
    html! {
        section class="spectators" id="watch" aria-labelledby="spectators" {
            h3 id="spectators" { (site.say(&text::WATCH_SPECTATORS)) }
            p class="note" { (words) }
            @if let Some(link) = watch.link { (linked(site, &text::WATCH_LINK, &format!("{}/watch/{link}", site.origin))) }
            form method="post" action={ (address(facts.id)) "/watch" } {
                (token(site))
                @if let Some(seat) = facts.params.seat { (hidden("seat", &seat.to_string())) }
                button type="submit" name="answer" value=(answer) { (site.say(label)) }
            }
        }
    }
}

/// When spectators will see a game that is hidden from them.
pub(crate) fn later(site: &Site<'_>, sealed: SealedReason<'_>) -> String {
    match sealed {
        SealedReason::Secrets => site.say(&text::WATCH_SECRETS),
        SealedReason::Day(day) => site.say(say!(WATCH_DAY, day = site.day(day))),
    }
}
