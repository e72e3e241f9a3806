//! Two players at two devices: the link to the free seat, the turn, and the agreements.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};
use underdeck_play::Session;

use crate::facts::{Facts, TwoDevicePage, address};
use crate::layout::{hidden, token};
use crate::site::Site;

/// The time limits that a start form offers: the seconds and the message.
const PACES: [(&str, &str); 5] = [
    ("", "pace-none"),
    ("300", "pace-minutes"),
    ("86400", "pace-day"),
    ("259200", "pace-days"),
    ("604800", "pace-week"),
];

/// The fields of a start form for a game at two devices.
pub(crate) fn fields(site: &Site<'_>) -> Markup {
    html! {
        fieldset class="devices" {
            legend { (site.say("two-devices")) }
            div class="field" {
                label for="pace" { (site.say("pace")) }
                select id="pace" name="pace" aria-describedby="pace-note" {
                    @for (seconds, words) in PACES { option value=(seconds) { (site.say(words)) } }
                }
                p class="note" id="pace-note" { (site.say("pace-note")) " " (site.say("left-rule")) }
            }
            div class="field" {
                label for="seat" { (site.say("own-seat")) }
                select id="seat" name="seat" { option value="1" { (site.say("seat-first")) } option value="2" { (site.say("seat-second")) } }
            }
        }
    }
}

/// The time limit of a move.
pub(crate) fn pace(site: &Site<'_>, seconds: Option<i64>) -> String {
    match seconds {
        None => site.say("pace-none").into_owned(),
        Some(seconds) => match PACES.iter().find(|(offered, _)| *offered == seconds.to_string()) {
            Some((_, words)) => site.say(words).into_owned(),
            None => site.tell("pace-seconds", &[("n", seconds.into())]).into_owned(),
        },
    }
}

/// The status of the two players, above the prompt.
pub(crate) fn status(site: &Site<'_>, facts: &Facts<'_>, session: &dyn Session) -> Markup {
    let Some(apart) = facts.apart else { return html! {} };
    let (waits, is_duel) = (facts.waits(session), !session.is_shared());
    let words = match (apart.left, waits) {
        (Some(true), _) if is_duel => "apart-left-duel",
        (Some(true), _) => "apart-left",
        (Some(false), _) if is_duel => "apart-other-left-duel",
        (Some(false), _) => "apart-other-left",
        (None, _) if apart.is_over => "apart-over",
        (None, _) if apart.invite.is_some() => "apart-alone",
        (None, true) => "apart-waits",
        (None, false) => "apart-turn",
    };
    html! {
        div class={ "apart" @if waits { " waits" } } data-events={ (address(facts.id)) "/events" } data-since=(session.ply()) data-due=[apart.due]
            data-there=(site.say(if waits { "apart-thinks" } else { "apart-there" })) data-away=(if apart.invite.is_some() { "".into() } else { site.say("apart-away") }) data-cut=(site.say("apart-cut")) {
            p { strong { (site.say(words)) } " " span class="presence note" {} }
            @if let Some(until) = &apart.until { p class="note" { (site.tell("apart-until", &[("until", until.as_str().into())])) } }
            @if let Some(invite) = apart.invite.filter(|_| !apart.is_over) { (linked(site, "apart-link", &format!("{}/join/{invite}", site.origin))) }
            (agreements(site, facts, apart))
        }
    }
}

/// A link to copy or to share, and its QR code.
pub(crate) fn linked(site: &Site<'_>, words: &str, link: &str) -> Markup {
    html! {
        label class="invite" { (site.say(words)) input type="text" readonly value=(link) data-copy; }
        button class="send" type="button" data-send=(link) data-share=(site.say("link-share")) data-sent=(site.say("link-copied")) { (site.say("link-copy")) }
        @if let Some(code) = qr(link) {
            details class="qr" { summary { (site.say("apart-qr")) } (code) }
        }
    }
}

/// The forms for agreements: undo, rematch, claim.
fn agreements(site: &Site<'_>, facts: &Facts<'_>, apart: &TwoDevicePage<'_>) -> Markup {
    let form = |name: &str, class: &str, answers: &[(&str, &str)]| form(site, facts, name, class, answers);
    html! {
        @match apart.asks {
            Some(true) => p class="note" { (site.say("apart-asked")) },
            Some(false) => { p { (site.say("apart-asks")) } (form("answer-back", "", &[("yes", "yes"), ("no", "no")])) }
            None => {}
        }
        @if let Some(next) = apart.next { a class="button main" href=(address(next)) { (site.say("apart-next")) } }
            @else if apart.is_over && apart.invite.is_none() { (form("rematch", "main", &[("", "apart-rematch")])) }
        @else if apart.may_claim { (form("claim", "main", &[("", "apart-claim")])) }
    }
}

/// A form of a game at two devices, with a button for each answer.
fn form(site: &Site<'_>, facts: &Facts<'_>, name: &str, class: &str, answers: &[(&str, &str)]) -> Markup {
    html! {
        form method="post" action={ (address(facts.id)) "/" (name) } {
            (token(site))
            (hidden("rev", &facts.rev.to_string()))
            @for (value, words) in answers { button class=(class) type="submit" name="answer" value=(value) { (site.say(words)) } " " }
        }
    }
}

/// The button that leaves a game at two devices while it runs.
pub(crate) fn leaving(site: &Site<'_>, facts: &Facts<'_>) -> Markup {
    let may = facts.apart.is_some_and(|apart| apart.invite.is_none() && !apart.is_over);
    html! { @if may { (form(site, facts, "leave", "", &[("", "leave-game")])) } }
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
