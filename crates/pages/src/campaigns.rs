//! The list of campaigns, and the page of one with its story and chapters.

use maud::{Markup, html};
use underdeck_game::{Message, say, text};
use underdeck_play::Campaign;

use crate::begin::options;
use crate::home::{CampaignRow, campaign_list};
use crate::layout::{Page, document, hidden, token};
use crate::markdown;
use crate::rows::{Running, finished, running};
use crate::site::Site;

/// The visitor's campaigns, and a form for each game that has campaigns. `error` is the fault of the last form.
pub fn campaigns(site: &Site<'_>, mine: &[CampaignRow], error: Option<&Message>) -> String {
    let body = html! {
        div class="wide" {
            h1 { (site.say(&text::CAMPAIGNS)) }
            p class="lead" { (site.say(&text::CAMPAIGNS_LEAD)) }
            (site.complaint(error))
            @if mine.is_empty() { p class="nothing" { (site.say(&text::CAMPAIGNS_NONE)) } } @else { (campaign_list(site, mine)) }
            h2 { (site.say(&text::CAMPAIGN_BEGIN)) }
            div class="columns" {
                @for game in underdeck_catalogue::games().iter().filter(|game| knows_campaigns(game)) { (begin(site, game)) }
            }
        }
    };
    document(site, Page { title: &site.say(&text::CAMPAIGNS), class: "of-campaigns", tab: "/campaigns", body })
}

/// A campaign: its status, its next chapters, its games.
pub fn campaign(site: &Site<'_>, id: &str, campaign: &Campaign, games: &[Running]) -> String {
    site.language.speak(|| said_campaign(site, id, campaign, games))
}

fn said_campaign(site: &Site<'_>, id: &str, campaign: &Campaign, games: &[Running]) -> String {
    let (info, standing) = (campaign.info(), campaign.standing());
    let foreign = site.lang_of(site.language_of(&standing));
    let (over, unfinished): (Vec<Running>, Vec<Running>) =
        games.iter().cloned().partition(|game| game.attempt.is_over());
    let body = html! {
        div class={ "banner mood-" (info.number % 16) } {
            div class="wide" {
                h1 { (campaign.name()) }
                p class="lead" { (info.title) ": " span lang=[foreign] { (standing.words) } }
            }
        }
        div class="wide" {
            @if !unfinished.is_empty() { h2 { (site.say(&text::CAMPAIGN_CONTINUE)) } (running(site, &unfinished)) }
            @if standing.next.is_empty() {
                p class="notice info" {
                    @if let Some(result) = &standing.result { (site.say(say!(CAMPAIGN_ENDED_WITH, result = site.result(&result.word())))) }
                    @else { (site.say(&text::CAMPAIGN_ENDED)) }
                }
            } @else if unfinished.is_empty() {
                h2 { (site.say(&text::CAMPAIGN_NOW)) }
                @for chapter in &standing.next {
                    section class="chapter" {
                        h3 lang=[foreign] { (chapter.name) }
                        div lang=[foreign] { (markdown::block(site, &chapter.story, 4)) }
                        form method="post" action={ "/campaigns/" (id) } {
                            (token(site)) (hidden("chapter", &chapter.id))
                            button class="main" type="submit" { (site.say(say!(CAMPAIGN_PLAY, chapter = chapter.name))) }
                        }
                    }
                }
            }
            @if !standing.progress.is_empty() {
                h2 { (site.say(&text::ACHIEVEMENTS)) }
                dl class="facts" lang=[foreign] {
                    @for entry in &standing.progress { dt { (entry.name) } dd { (entry.value) " " span class="note" { (entry.note) } } }
                }
            }
            @if !over.is_empty() { h2 { (site.say(&text::CHAPTERS_PLAYED)) } (finished(site, &over)) }
        }
    };
    document(site, Page { title: campaign.name(), class: "of-campaign", tab: "/campaigns", body })
}

/// Whether a game has campaigns.
fn knows_campaigns(game: &underdeck_catalogue::Game) -> bool {
    game.deal(&[], 0).and_then(|deal| underdeck_play::Campaign::new(game, "a name", &deal.code)).is_ok()
}

fn begin(site: &Site<'_>, game: &underdeck_catalogue::Game) -> Markup {
    let info = game.info();
    let name = format!("name-{}", info.id);
    html! {
        section class={ "tile mood-" (info.number % 16) } {
            h3 { (info.title) }
            form method="post" action="/campaigns" {
                (token(site)) (hidden("game", info.id))
                div class="field" {
                    label for=(name) { (site.say(&text::CAMPAIGN_NAME)) }
                    input id=(name) name="name" type="text" required maxlength="60" autocomplete="off";
                }
                details {
                    summary { (site.say(&text::HOUSE_RULES)) }
                    (fields_apart(info.id, options(site, game, &[])))
                }
                button class="main" type="submit" { (site.say(&text::CAMPAIGN_START)) }
            }
        }
    }
}

/// A field. Its id contains the game, because the page has several forms.
fn fields_apart(game: &str, field: Markup) -> Markup {
    let apart = field.into_string();
    let apart = apart.replace("=\"option-", &format!("=\"{game}-option-"));
    maud::PreEscaped(apart)
}
