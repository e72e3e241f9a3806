//! A record to print, move by move.

use maud::html;
use underdeck_game::{Id, Language, say, text};
use underdeck_play::Replayer;
use underdeck_record::Record;

use crate::layout::{Page, document};
use crate::replay::ReplayFacts;
use crate::site::Site;
use crate::table_page::{words, words_of};

/// The displayed tags of a record, and the messages that name them.
const TAGS: [(&str, &Id); 9] = [
    ("Player", &text::PLAYER),
    ("Date", &text::DATE),
    ("Deal", &text::DEAL),
    ("Options", &text::HOUSE_RULES),
    ("Result", &text::RESULT),
    ("Cause", &text::CAUSE),
    ("Score", &text::SCORE),
    ("Aids", &text::AIDS),
    ("Daily", &text::DAILY),
];

/// A whole record for print: the facts, then every move with its effect.
///
/// # Errors
/// If the record is not a legal game of the catalogue.
pub fn sheet(site: &Site<'_>, record: &Record, facts: &ReplayFacts<'_>) -> Result<String, underdeck_catalogue::Error> {
    let mut replay = Replayer::of(record.clone())?;
    replay.go_to_ply(replay.len());
    let session = replay.session();
    let title = site.say(say!(RECORD_OF, game = facts.title));
    let body = html! {
        article class="wide record-sheet" {
            h1 { (title) }
            p class="not-printed" { (site.say(&text::PRINT_NOTE)) " " a href=(facts.back) { (site.say(&text::BACK_TO_GAME)) } }
            dl class="facts" {
                @for (tag, name) in TAGS {
                    @let says_more = |value: &&str| !value.is_empty() && (tag != "Cause" || record.tag("Result") != Some(value));
                    @if let Some(value) = record.tag(tag).filter(says_more) {
                        dt { (site.say(name)) }
                        @match tag {
                            "Result" => dd { (site.result(value)) },
                            "Aids" => dd { (site.aids(value)) },
                            "Deal" if record.is_physical() => dd { (site.say(&text::OWN_CARDS_DEAL)) },
                            "Date" | "Daily" => dd { (site.day(value)) },
                            _ => dd lang=[site.lang_of(Language::ENGLISH)] { (value) },
                        }
                    }
                }
            }
            h2 { (site.say(say!(MOVES, n = replay.len()))) }
            ol class="played" {
                @for n in 0..session.ply() {
                    @if let Some(played) = session.played(n) {
                        li lang=[site.lang_of_all(words_of(played))] { (words(site, played)) }
                    }
                }
            }
        }
    };
    Ok(document(site, Page { title: &title, class: "of-sheet", tab: "/records", body }))
}
