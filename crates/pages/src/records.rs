//! The page of finished games and uploaded records.

use maud::html;
use underdeck_game::{Message, text};

use crate::layout::{Page, document, token};
use crate::rows::{Running, finished};
use crate::site::Site;

/// Finished games, and a form to upload a record. `error` is the fault of the last one.
pub fn records(site: &Site<'_>, games: &[Running], error: Option<&Message>) -> String {
    let body = html! {
        div class="wide" {
            h1 { (site.say(&text::RECORDS)) }
            p class="lead" { (site.say(&text::RECORDS_LEAD)) }
            p class="door" { a class="button" href="/practice" { (site.say(&text::PRACTICE)) } span { (site.say(&text::PRACTICE_LEAD)) } }
            p class="door" { a class="button" href="/puzzles" { (site.say(&text::PUZZLES)) } span { (site.say(&text::PUZZLES_LEAD)) } }
            section aria-labelledby="open" {
                h2 id="open" { (site.say(&text::RECORD_OPEN)) }
                (site.complaint(error))
                form method="post" action="/records" enctype="multipart/form-data" {
                    (token(site))
                    div class="field" {
                        label for="file" { (site.say(&text::RECORD_FILE)) }
                        input id="file" name="file" type="file" accept=".udr,text/plain";
                    }
                    div class="field" {
                        label for="text" { (site.say(&text::RECORD_TEXT)) }
                        textarea id="text" name="text" rows="6" spellcheck="false" autocomplete="off" {}
                    }
                    button class="main" type="submit" { (site.say(&text::RECORD_CHECK)) }
                }
            }
            section aria-labelledby="finished" {
                h2 id="finished" { (site.say(&text::FINISHED_GAMES)) }
                @if games.is_empty() { p class="nothing" { (site.say(&text::NONE_YET)) } } @else { (finished(site, games)) }
            }
        }
    };
    document(site, Page { title: &site.say(&text::RECORDS), class: "of-records", tab: "/records", body })
}
