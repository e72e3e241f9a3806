//! The page of a player's games, each with its turn.

use maud::{Markup, html};
use underdeck_game::{Id, text};

use crate::layout::{Page, awaiting, document};
use crate::rows::{Running, finished, running};
use crate::site::Site;

/// A player's games: those in progress, first those that wait for the player, and the last finished ones.
pub fn mine(site: &Site<'_>, games: &[Running], over: &[Running]) -> String {
    let those = |own: Option<bool>| -> Vec<&Running> {
        games.iter().filter(|one| one.turn.as_ref().map(|turn| turn.own && !turn.is_alone) == own).collect()
    };
    let [own, other, alone] = [Some(true), Some(false), None].map(those);
    let title = match own.len() {
        0 => site.say(&text::MY_GAMES),
        n => format!("({n}) {}", site.say(&text::MY_GAMES)),
    };
    let body = html! {
        div class="wide" {
            h1 { (site.say(&text::MY_GAMES)) }
            (list(site, "own-turn", &text::MINE_OWN, &own))
            (list(site, "other-turn", &text::MINE_OTHER, &other))
            (list(site, "alone", &text::MINE_ALONE, &alone))
            @if games.is_empty() { p class="nothing" { (site.say(&text::MINE_NONE)) } p { a class="button main" href="/" { (site.say(&text::GAMES)) } } }
            @if !over.is_empty() {
                section aria-labelledby="finished" {
                    h2 id="finished" { (site.say(&text::MINE_OVER)) }
                    (finished(site, over))
                    p { a href="/records" { (site.say(&text::RECORDS)) } }
                }
            }
        }
    };
    let page = Page { title: &title, class: "home", tab: "/", body };
    match own.is_empty() && other.is_empty() {
        true => document(site, page),
        false => awaiting(site, page, own.is_empty()),
    }
}

fn list(site: &Site<'_>, id: &str, words: &'static Id, games: &[&Running]) -> Markup {
    html! {
        @if !games.is_empty() {
            section aria-labelledby=(id) { h2 id=(id) { (site.say(words)) } (running(site, games.iter().copied())) }
        }
    }
}
