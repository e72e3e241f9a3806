//! The page of statistics.

use chronicle::statistics::{Summary, Tally};
use maud::{Markup, html};

use crate::art::Sprite;
use crate::layout::{Page, document};
use crate::plot;
use crate::site::Site;

/// Statistics of the visitor's finished games, or of one game if its id is given.
pub fn statistics(site: &Site<'_>, summaries: &[Summary], game: Option<&str>) -> String {
    let sprite = Sprite::default();
    let shown: Vec<&Summary> = summaries.iter().filter(|one| game.is_none_or(|game| one.game == game)).collect();
    let body = html! {
        div class="wide" {
            h1 { "Statistics" }
            nav aria-label="Game" {
                ul class="chips" {
                    li { a href="/statistics" aria-current=[game.is_none().then_some("true")] { "All games" } }
                    @for one in catalogue::games() {
                        @let info = one.info();
                        li { a href={ "/statistics/" (info.id) } aria-current=[(game == Some(info.id)).then_some("true")] { (info.title) } }
                    }
                }
            }
            @if shown.is_empty() { p class="nothing" { "No game has been finished yet." } }
            @for one in &shown { (summary(one)) }
            @if !summaries.is_empty() {
                p { "Download everything as " a href="/statistics/export.csv" download { "CSV" } " or " a href="/statistics/export.json" download { "JSON" } "." }
            }
        }
    };
    document(site, Page { title: "Statistics", class: "of-statistics", tab: "/statistics", body, sprite: &sprite })
}

fn summary(one: &Summary) -> Markup {
    let title = catalogue::find(&one.game).map_or(one.game.as_str(), |game| game.info().title);
    let kinds = [
        ("Your own games", &one.own),
        ("Deals of the day", &one.daily),
        ("Informed games, counted separately", &one.informed),
    ];
    html! {
        section class="summary" {
            h2 { (title) @if !one.options.is_empty() { span class="note" { ", " (one.options) } } }
            @for (name, tally) in kinds {
                @if tally.games > 0 { h3 { (name) } (tally_of(tally)) }
            }
            @if one.again > 0 { p class="note" { (one.again) " more were repeats of a deal of the day and are not counted." } }
        }
    }
}

fn tally_of(tally: &Tally) -> Markup {
    html! {
        div class="figures" {
            dl class="facts" {
                dt { "Games" } dd { (tally.games) }
                dt { "Won" } dd { (tally.wins) }
                dt { "Lost" } dd { (tally.losses) }
                dt { "Winning streak" } dd { (tally.streak.current) ", longest " (tally.streak.longest) }
                @if let Some(scores) = &tally.scores { dt { "Best score" } dd { (scores.best) ", mean " (format!("{:.1}", scores.mean)) } }
            }
            div class="share" { (plot::rate(&tally.rate)) }
            @if let Some(scores) = &tally.scores { (plot::histogram("Score", &scores.histogram)) }
            (plot::histogram("Moves", &tally.lengths))
        }
        @if !tally.last.is_empty() {
            p class="note" {
                "Last results: "
                @for (n, entry) in tally.last.iter().enumerate() { @if n > 0 { ", " } (entry.result) }
            }
        }
    }
}
