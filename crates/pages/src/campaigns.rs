//! The list of campaigns, and the page of one with its story and chapters.

use catalogue::CampaignSession;
use maud::{Markup, html};

use crate::art::Sprite;
use crate::begin::options;
use crate::home::{CampaignRow, campaign_list};
use crate::layout::{Page, document, hidden, token};
use crate::markdown;
use crate::rows::{Running, finished, running};
use crate::site::Site;

/// The visitor's campaigns, and a form for each game that has campaigns. `error` says what was wrong with the last attempt.
pub fn campaigns(site: &Site<'_>, mine: &[CampaignRow], error: Option<&str>) -> String {
    let sprite = Sprite::default();
    let body = html! {
        div class="wide" {
            h1 { (site.say("campaigns")) }
            p class="lead" { "A series of games, chapter after chapter. Every chapter's cards follow from the campaign's seed." }
            @if let Some(error) = error { p class="notice error" role="alert" { (error) } }
            @if mine.is_empty() { p class="nothing" { "You have not started one yet." } } @else { (campaign_list(site, mine)) }
            h2 { "Start one" }
            div class="columns" {
                @for game in catalogue::games().iter().filter(|game| knows_campaigns(**game)) { (begin(site, *game)) }
            }
        }
    };
    document(
        site,
        Page { title: &site.say("campaigns"), class: "of-campaigns", tab: "/campaigns", body, sprite: &sprite },
    )
}

/// A campaign: its status, what can be played next, what has been played.
pub fn campaign(site: &Site<'_>, id: &str, campaign: &dyn CampaignSession, games: &[Running]) -> String {
    let (info, standing, sprite) = (campaign.info(), campaign.standing(), Sprite::default());
    let (over, unfinished): (Vec<Running>, Vec<Running>) =
        games.iter().cloned().partition(|game| game.result.is_some());
    let body = html! {
        div class={ "banner mood-" (info.number % 16) } {
            div class="wide" {
                h1 { (campaign.name()) }
                p class="lead" { (info.title) ": " (standing.words) }
            }
        }
        div class="wide" {
            @if !unfinished.is_empty() { h2 { "Continue the chapter" } (running(site, &unfinished)) }
            @if standing.next.is_empty() {
                p class="notice info" { "The campaign has ended" @if let Some(result) = standing.result { ": " (result.word()) } "." }
            } @else if unfinished.is_empty() {
                h2 { "What you can play now" }
                @for chapter in &standing.next {
                    section class="chapter" {
                        h3 { (chapter.name) }
                        (markdown::block(&chapter.story, 4))
                        form method="post" action={ "/campaigns/" (id) } {
                            (token(site)) (hidden("chapter", &chapter.id))
                            button class="main" type="submit" { "Play " (chapter.name) }
                        }
                    }
                }
            }
            @if !standing.progress.is_empty() {
                h2 { "Achievements" }
                dl class="facts" {
                    @for entry in &standing.progress { dt { (entry.name) } dd { (entry.value) " " span class="note" { (entry.note) } } }
                }
            }
            @if !over.is_empty() { h2 { "Chapters played" } (finished(site, &over)) }
        }
    };
    document(site, Page { title: campaign.name(), class: "of-campaign", tab: "/campaigns", body, sprite: &sprite })
}

/// Whether a game has campaigns.
fn knows_campaigns(game: &dyn catalogue::Game) -> bool {
    game.deal(&[], 0).and_then(|deal| game.campaign("a name", &deal.code)).is_ok()
}

fn begin(site: &Site<'_>, game: &dyn catalogue::Game) -> Markup {
    let info = game.info();
    let name = format!("name-{}", info.id);
    html! {
        section class={ "tile mood-" (info.number % 16) } {
            h3 { (info.title) }
            form method="post" action="/campaigns" {
                (token(site)) (hidden("game", info.id))
                div class="field" {
                    label for=(name) { "Campaign name" }
                    input id=(name) name="name" type="text" required maxlength="60" autocomplete="off";
                }
                details {
                    summary { "House rules" }
                    (fields_apart(info.id, options(site, game, &[])))
                }
                button class="main" type="submit" { "Start" }
            }
        }
    }
}

/// A field whose id contains the game, because the page has several forms.
fn fields_apart(game: &str, field: Markup) -> Markup {
    let apart = field.into_string();
    let apart = apart.replace("=\"option-", &format!("=\"{game}-option-"));
    maud::PreEscaped(apart)
}
