//! The page of a game at the table.

use maud::{Markup, html};
use underdeck_game::{Message, say, text};
use underdeck_play::{Guidance, History, Session, guidance, guide_of};

use crate::about::keys;
use crate::art::Style;
use crate::choice::Choice;
use crate::facts::{Facts, address};
use crate::layout::{Page, awaiting, document, hidden, token};
use crate::site::Site;
use crate::table_page::TablePage;
use crate::table_view::TableView;

/// A game at the table, with all its controls.
pub fn table(site: &Site<'_>, tree: &History, facts: &Facts<'_>) -> String {
    site.language.speak(|| said_table(site, tree, facts))
}

fn said_table(site: &Site<'_>, tree: &History, facts: &Facts<'_>) -> String {
    let session = tree.session();
    let waits = facts.waits(session);
    let laid = session.table_of(facts.seat(session));
    let table = facts.puzzle.map_or(&*laid, |puzzle| puzzle.table());
    let words = site.language_of(table);
    let hint = (facts.params.hint && !waits).then(|| session.hint()).flatten();
    let guide = guide_of(session, site.language).filter(|_| facts.puzzle.is_none());
    let guidance = guide.as_ref().and_then(|guide| guidance(guide, session));
    let step = match &guidance {
        Some(Guidance::Step(step)) => Some(step),
        _ => None,
    };
    let lit = hint.as_ref().map(|hint| &hint.offer).or(step.map(|step| &step.offer));
    let hinted = lit.and_then(|lit| table.offers.iter().find(|offer| offer.spelling == lit.spelling));
    let lights = step.map(|step| step.lit.as_slice()).unwrap_or_default();
    let choice = match facts.puzzle {
        Some(puzzle) if !puzzle.is_asked() => Choice::none(table),
        _ => Choice::new(table, facts.params, hinted).lighting(lights),
    };
    let style = Style::of(session.info(), site.settings.looks);
    let size = |step: i8| facts.params.zoom().saturating_add_signed(step).clamp(1, 5).to_string();
    let sizes = [-1, 1].map(|step| facts.address() + &facts.params.query(&choice.texts, &[("zoom", &size(step))]));
    let view = TableView {
        site,
        choice: &choice,
        words,
        style,
        zoom: facts.params.zoom(),
        sizes: Some(&sizes),
        open: facts.puzzle.is_some(),
    };
    let foreign = site.lang_of(words);
    let guidance = guidance.as_ref().zip(guide.as_ref().map(|guide| guide.language));
    let beside = TablePage { site, tree, facts, choice: &choice, foreign, hint: hint.as_ref(), guidance };
    let title = match (facts.apart.filter(|apart| !apart.is_over), title(site, session, facts)) {
        (None, title) => title,
        (Some(_), title) => {
            format!("{} · {title}", site.say(if waits { &text::APART_WAITS_SHORT } else { &text::APART_TURN_SHORT }))
        }
    };
    let over = session.outcome().is_some() && facts.puzzle.is_none();
    // No forced move is played while the page shows a guide, a hint, an explanation or a notice, or after an undo: the player reads
    // first.
    let is_guided = match guidance {
        Some((Guidance::Step(step), _)) => !step.silent,
        Some((Guidance::End { .. }, _)) => true,
        Some((Guidance::Lost { .. }, _)) | None => false,
    };
    let is_reading = is_guided || facts.params.is_reading() || site.notice.is_some();
    let may_force = facts.puzzle.is_none() && site.settings.forced.is_on(session.info()) && !is_reading;
    let forced = may_force && table.offers.len() == 1 && tree.forced_move().is_some();
    let body = html! {
        (forms(site, facts, &choice, session.is_physical()))
        h1 class="quiet" { (title) }
        div class={ "play mood-" (session.info().number % 16) @if over { " over" } } data-game=(facts.id) data-rev=(facts.rev) data-ply=(session.ply())
            data-forced=[forced.then_some("1")] data-new=[(session.ply() == 0).then_some("1")] {
            section class="felt" lang=[foreign] aria-label=(site.say(&text::TABLE)) data-choose=(site.say(&text::ZONE_CHOOSE)) data-back=(site.say(&text::ZONE_PUT_BACK)) { (style.crest()) (view.markup()) }
            (beside.markup())
        }
        dialog id="keys" aria-label=(site.say(&text::KEYS)) { (keys(site)) form method="dialog" { button class="main" type="submit" { (site.say(&text::CLOSE)) } } }
    };
    let page =
        Page { title: &title, class: "at-table", tab: if facts.puzzle.is_some() { "/records" } else { "/" }, body };
    match facts.apart.filter(|apart| !apart.is_over) {
        Some(_) => awaiting(site, page, waits),
        None => document(site, page),
    }
}

/// The page between the turns of two seats that keep secrets from each other. It shows what the next seat was shown of the others'
/// moves, and nothing of any table.
pub fn handover(site: &Site<'_>, tree: &History, facts: &Facts<'_>, overheard: &[Message]) -> String {
    let session = tree.session();
    let (info, seat) = (session.info(), session.seat().0 + 1);
    let title = site.say(say!(TURN_OF_TITLE, seat, game = info.title));
    let body = html! {
        div class={ "curtain mood-" (info.number % 16) } {
            div class="sheet-of-paper" {
                h1 { (site.say(say!(TURN_OF, seat))) }
                p { (site.say(say!(HAND_OVER, seat))) }
                @if !overheard.is_empty() {
                    h2 { (site.say(&text::SHOWN_TO_YOU)) }
                    ul { @for line in overheard { li lang=[site.lang(line)] { (site.said(line)) } } }
                }
                p { a class="button main" href={ (address(facts.id)) "?seat=" (seat) } { (site.say(say!(SHOW_MY_TABLE, seat))) } }
            }
        }
    };
    document(site, Page { title: &title, class: "behind-curtain", tab: "/", body })
}

fn title(site: &Site<'_>, session: &dyn Session, facts: &Facts<'_>) -> String {
    let game = session.info().title;
    if let Some(puzzle) = facts.puzzle {
        return puzzle.title(site);
    }
    match (facts.day, facts.chapter) {
        (Some(day), _) => site.say(say!(DEAL_OF_DAY, game, day = site.day(day))),
        (None, Some(chapter)) => format!("{game}, {}: {}", chapter.name, chapter.chapter),
        (None, None) if session.is_physical() => format!("{game}, {}", site.say(&text::OWN_CARDS_DEAL)),
        (None, None) => game.to_owned(),
    }
}

/// The forms that the buttons of the page submit.
fn forms(site: &Site<'_>, facts: &Facts<'_>, choice: &Choice<'_>, is_physical: bool) -> Markup {
    let base = facts.address();
    let change = |id: &str, path: &str| {
        html! {
            form id=(id) method="post" action={ (base) (path) } {
                (token(site))
                (hidden("rev", &facts.rev.to_string()))
                @if !facts.key.is_empty() { (hidden("key", facts.key)) }
                @for (key, value) in facts.params.kept() { @if key != "panel" { (hidden(key, &value)) } }
            }
        }
    };
    if let Some(puzzle) = facts.puzzle {
        return html! {
            div class="forms" {
                (change("play", ""))
                (pick(&base, facts, choice))
                @if let Some(back) = puzzle.back() { form id="undo" method="get" action=(base) { (hidden("line", &back)) } }
            }
        };
    }
    html! {
        div class="forms" {
            (change("play", "/move"))
            @if is_physical {
                (change("enter", "/move"))
                (change("put-right", "/correct"))
            }
            (change("undo", "/undo"))
            @if facts.apart.is_some() { (change("ask-back", "/ask-back")) }
            (change("redo", "/redo"))
            (change("go", "/go"))
            (pick(&base, facts, choice))
        }
    }
}

/// The form that picks things.
fn pick(base: &str, facts: &Facts<'_>, choice: &Choice<'_>) -> Markup {
    html! {
        form id="pick" method="get" action={ (base) "#lit" } {
            @for text in &choice.texts { (hidden("pick", text)) }
            @for (key, value) in facts.params.kept() { (hidden(key, &value)) }
        }
    }
}
