//! A record to print, move by move.

use maud::html;
use underdeck_play::Replayer;
use underdeck_record::Record;

use crate::layout::{Page, document};
use crate::replay::ReplayFacts;
use crate::site::Site;

/// The displayed tags of a record, and the messages that name them.
const TAGS: [(&str, &str); 9] = [
    ("Player", "player"),
    ("Date", "date"),
    ("Deal", "deal"),
    ("Options", "house-rules"),
    ("Result", "result"),
    ("Cause", "cause"),
    ("Score", "score"),
    ("Aids", "aids"),
    ("Daily", "daily"),
];

/// A whole record for print: the facts, then every move with its effect.
///
/// # Errors
/// If the record is not a legal game of the catalogue.
pub fn sheet(site: &Site<'_>, record: &Record, facts: &ReplayFacts<'_>) -> Result<String, underdeck_catalogue::Error> {
    let mut replay = Replayer::of(record.clone())?;
    replay.go_to_ply(replay.len());
    let session = replay.session();
    let title = site.tell("record-of", &[("game", facts.title.into())]);
    let body = html! {
        article class="wide record-sheet" {
            h1 { (title) }
            p class="not-printed" { (site.say("print-note")) " " a href=(facts.back) { (site.say("back-to-game")) } }
            dl class="facts" {
                @for (tag, name) in TAGS {
                    @let says_more = |value: &&str| !value.is_empty() && (tag != "Cause" || record.tag("Result") != Some(value));
                    @if let Some(value) = record.tag(tag).filter(says_more) {
                        dt { (site.say(name)) }
                        @match tag {
                            "Result" => dd { (site.result(value)) },
                            "Aids" => dd { (site.aids(value)) },
                            "Deal" if record.is_physical() => dd { (site.say("own-cards-deal")) },
                            "Date" | "Daily" => dd { (site.day(value)) },
                            _ => dd lang="en" { (value) },
                        }
                    }
                }
            }
            h2 { (site.tell("moves", &[("n", replay.len().into())])) }
            ol class="played" lang="en" {
                @for n in 0..session.ply() {
                    @if let Some(played) = session.played(n) {
                        li { strong { (played.offer.label) "." } @for line in &played.told { " " (line) } }
                    }
                }
            }
        }
    };
    Ok(document(site, Page { title: &title, class: "of-sheet", tab: "/records", body }))
}
