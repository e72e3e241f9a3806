//! The page of finished games and uploaded records.

use maud::html;

use crate::layout::{Page, document, token};
use crate::page_text::PageText;
use crate::rows::{Running, finished};
use crate::site::Site;

/// Finished games, and a form to upload a record. `error` is the fault of the last one.
pub fn records(site: &Site<'_>, games: &[Running], error: Option<&PageText>) -> String {
    let body = html! {
        div class="wide" {
            h1 { (site.say("records")) }
            p class="lead" { (site.say("records-lead")) }
            p class="door" { a class="button" href="/practice" { (site.say("practice")) } span { (site.say("practice-lead")) } }
            p class="door" { a class="button" href="/puzzles" { (site.say("puzzles")) } span { (site.say("puzzles-lead")) } }
            section aria-labelledby="open" {
                h2 id="open" { (site.say("record-open")) }
                (site.complaint(error))
                form method="post" action="/records" enctype="multipart/form-data" {
                    (token(site))
                    div class="field" {
                        label for="file" { (site.say("record-file")) }
                        input id="file" name="file" type="file" accept=".udr,text/plain";
                    }
                    div class="field" {
                        label for="text" { (site.say("record-text")) }
                        textarea id="text" name="text" rows="6" spellcheck="false" autocomplete="off" {}
                    }
                    button class="main" type="submit" { (site.say("record-check")) }
                }
            }
            section aria-labelledby="finished" {
                h2 id="finished" { (site.say("finished-games")) }
                @if games.is_empty() { p class="nothing" { (site.say("none-yet")) } } @else { (finished(site, games)) }
            }
        }
    };
    document(site, Page { title: &site.say("records"), class: "of-records", tab: "/records", body })
}
