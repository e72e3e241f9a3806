//! Two players at two devices: the link to the free seat, the turn, and the agreements.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};
use underdeck_catalogue::{Game, OptionFace};
use underdeck_game::{Id, OptionKind, OptionValue, say, text};
use underdeck_play::{Session, start_core};

use crate::facts::{Facts, TwoDevicePage, address};
use crate::layout::{hidden, token};
use crate::site::{Site, timed};

/// The time limits that a start form offers: the seconds and the message.
const PACES: [(&str, &Id); 5] = [
    ("", &text::PACE_NONE),
    ("300", &text::PACE_MINUTES),
    ("86400", &text::PACE_DAY),
    ("259200", &text::PACE_DAYS),
    ("604800", &text::PACE_WEEK),
];

/// The modes of a game for two, each as a button that starts it: the mode is the value of the field `friend`, as `KEY=WORD`.
pub(crate) fn modes_for_two(site: &Site<'_>, game: &Game) -> Markup {
    let words = |option: &OptionFace| match option.kind {
        OptionKind::Choice(words) => words.iter().map(|word| (option.key, *word)).collect(),
        _ => Vec::new(),
    };
    let deal = |(key, word): (&'static str, &'static str)| {
        let deal = game.deal(&[(key.to_owned(), word.to_owned())], 0).ok()?;
        let is_for_two = start_core(game, &deal.code).is_ok_and(|session| session.seats() > 1);
        is_for_two.then(|| {
            (game.info().option_value(key, &OptionValue::Text(word.to_owned())), deal, format!("{key}={word}"))
        })
    };
    html! {
        ul class="modes" {
            @for (name, deal, value) in game.options().iter().flat_map(words).filter_map(deal) {
                @let summary = game.info().summary(&deal.options);
                li {
                    button type="submit" name="friend" value=(value) {
                        strong lang=[site.lang(&name)] { (site.said(&name)) } " "
                        small lang=[site.lang(&summary)] { (site.said(&summary)) }
                    }
                }
            }
        }
    }
}

/// The fields of a start form for a game at two devices, and the modes for it.
pub(crate) fn fields(site: &Site<'_>, game: &Game) -> Markup {
    html! {
        fieldset class="devices" {
            legend { (site.say(&text::FRIEND)) ": " (site.say(&text::TWO_DEVICES)) }
            p class="note" { (site.say(&text::FRIEND_LINK)) }
            div class="field" {
                label for="pace" { (site.say(&text::PACE)) }
                select id="pace" name="pace" aria-describedby="pace-note" {
                    @for (seconds, words) in PACES { option value=(seconds) { (site.say(words)) } }
                }
                p class="note" id="pace-note" { (site.say(&text::PACE_NOTE)) " " (site.say(&text::LEFT_RULE)) }
            }
            div class="field" {
                label for="seat" { (site.say(&text::OWN_SEAT)) }
                select id="seat" name="seat" { option value="1" { (site.say(&text::SEAT_FIRST)) } option value="2" { (site.say(&text::SEAT_SECOND)) } }
            }
            (modes_for_two(site, game))
        }
    }
}

/// The time limit of a move.
pub(crate) fn pace(site: &Site<'_>, seconds: Option<i64>) -> String {
    match seconds {
        None => site.say(&text::PACE_NONE),
        Some(seconds) => match PACES.iter().find(|(offered, _)| *offered == seconds.to_string()) {
            Some((_, words)) => site.say(*words),
            None => site.say(say!(PACE_SECONDS, n = seconds)),
        },
    }
}

/// The status of the two players, above the prompt.
pub(crate) fn status(site: &Site<'_>, facts: &Facts<'_>, session: &dyn Session) -> Markup {
    let Some(apart) = facts.apart else { return html! {} };
    let (waits, is_duel) = (facts.waits(session), !session.is_shared());
    let words = match (apart.left, waits) {
        (Some(true), _) if is_duel => &text::APART_LEFT_DUEL,
        (Some(true), _) => &text::APART_LEFT,
        (Some(false), _) if is_duel => &text::APART_OTHER_LEFT_DUEL,
        (Some(false), _) => &text::APART_OTHER_LEFT,
        (None, _) if apart.is_over => &text::APART_OVER,
        (None, _) if apart.invite.is_some() => &text::APART_ALONE,
        (None, true) => &text::APART_WAITS,
        (None, false) => &text::APART_TURN,
    };
    html! {
        div class={ "apart" @if waits { " waits" } } data-events={ (address(facts.id)) "/events" } data-since=(session.ply()) data-due=[apart.due]
            data-there=(site.say(if waits { &text::APART_THINKS } else { &text::APART_THERE })) data-away=(if apart.invite.is_some() { "".into() } else { site.say(&text::APART_AWAY) }) data-cut=(site.say(&text::APART_CUT)) {
            p { strong { (site.say(words)) } " " span class="presence note" {} }
            @if let Some(until) = &apart.until { p class="note" { (timed(site, say!(APART_UNTIL, until), until)) } }
            @if let Some(invite) = apart.invite.filter(|_| !apart.is_over) { (linked(site, &text::APART_LINK, &format!("{}/join/{invite}", site.origin))) }
            (agreements(site, facts, apart))
        }
    }
}

/// A link to copy or to share, and its QR code.
pub(crate) fn linked(site: &Site<'_>, words: &'static Id, link: &str) -> Markup {
    html! {
        label class="invite" { (site.say(words)) input type="text" readonly value=(link) data-copy; }
        button class="send" type="button" data-send=(link) data-share=(site.say(&text::LINK_SHARE)) data-sent=(site.say(&text::LINK_COPIED)) { (site.say(&text::LINK_COPY)) }
        @if let Some(code) = qr(link) {
            details class="qr" { summary { (site.say(&text::APART_QR)) } (code) }
        }
    }
}

/// The forms for agreements: undo, rematch, claim.
fn agreements(site: &Site<'_>, facts: &Facts<'_>, apart: &TwoDevicePage<'_>) -> Markup {
    let form = |name: &str, class: &str, answers: &[(&str, &'static Id)]| form(site, facts, name, class, answers);
    html! {
        @match apart.asks {
            Some(true) => p class="note" { (site.say(&text::APART_ASKED)) },
            Some(false) => { p { (site.say(&text::APART_ASKS)) } (form("answer-back", "", &[("yes", &text::YES), ("no", &text::NO)])) }
            None => {}
        }
        @if let Some(next) = apart.next { a class="button main" href=(address(next)) { (site.say(&text::APART_NEXT)) } }
            @else if apart.is_over && apart.invite.is_none() { (form("rematch", "main", &[("", &text::APART_REMATCH)])) }
        @else if apart.may_claim { (form("claim", "main", &[("", &text::APART_CLAIM)])) }
    }
}

/// A form of a game at two devices, with a button for each answer.
fn form(site: &Site<'_>, facts: &Facts<'_>, name: &str, class: &str, answers: &[(&str, &'static Id)]) -> Markup {
    html! {
        form method="post" action={ (address(facts.id)) "/" (name) } {
            (token(site))
            (hidden("rev", &facts.rev.to_string()))
            @for (value, words) in answers { button class=(class) type="submit" name="answer" value=(value) { (site.say(*words)) } " " }
        }
    }
}

/// The button that leaves a game at two devices while it runs.
pub(crate) fn leaving(site: &Site<'_>, facts: &Facts<'_>) -> Markup {
    let may = facts.apart.is_some_and(|apart| apart.invite.is_none() && !apart.is_over);
    html! { @if may { (form(site, facts, "leave", "", &[("", &text::LEAVE_GAME)])) } }
}

/// A text as a QR code (ISO/IEC 18004) with the four light modules around it that readers need.
pub(crate) fn qr(text: &str) -> Option<Markup> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let (size, margin) = (code.size(), 4);
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|&(x, y)| code.get_module(x, y));
    let path: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + margin, y + margin)).collect();
    let all = size + 2 * margin;
    Some(html! {
        svg class="qr" viewBox={ "0 0 " (all) " " (all) } role="img" aria-label=(text) {
            rect width=(all) height=(all) fill="#fff" {}
            path fill="#000" d=(path) {}
        }
    })
}
