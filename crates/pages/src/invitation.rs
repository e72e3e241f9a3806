//! The page of a link to a free seat.

use maud::html;
use underdeck_catalogue::DealInfo;
use underdeck_game::{GameInfo, Message, say, text};

use crate::apart::pace;
use crate::layout::{Page, described, token};
use crate::site::Site;
use crate::table_page::house_rules;

/// The game to which a link to a free seat leads.
#[derive(Clone, Debug)]
pub struct Invitation<'a> {
    /// The game.
    pub game: &'static GameInfo,
    /// Its deal. The page shows its house rules and not its code.
    pub deal: &'a DealInfo,
    /// The name of the player who invites.
    pub from: &'a Message,
    /// The free seat, from 1.
    pub seat: u8,
    /// The seconds that a move may take; `None` for no limit.
    pub pace: Option<i64>,
    /// Whether the seat is still free.
    pub is_free: bool,
}

/// The page of a link to a free seat.
pub fn invitation(site: &Site<'_>, invitation: &Invitation<'_>) -> String {
    let Invitation { game, from, seat, is_free, .. } = invitation;
    let summary = game.summary(&invitation.deal.options);
    let title = site.say(say!(INVITATION, game = game.title));
    let body = html! {
        div class={ "curtain mood-" (game.number % 16) } {
            div class="sheet-of-paper" {
                h1 { (title) }
                p class="lead" lang=[site.lang(&summary)] { (site.said(&summary)) }
                @if *is_free {
                    p { (site.say(say!(INVITATION_FROM, name = *from, seat = *seat))) }
                    dl class="facts" {
                        dt { (site.say(&text::PACE)) } dd { (pace(site, invitation.pace)) }
                        (house_rules(site, invitation.deal))
                    }
                    p class="note" { (site.say(&text::LEFT_RULE)) }
                    form method="post" action=(site.path) { (token(site)) button class="main large" type="submit" { (site.say(&text::INVITATION_TAKE)) } }
                    p { a href={ "/games/" (game.id) } { (site.say(&text::MENU_HOW_TO_PLAY)) } }
                } @else {
                    p { (site.say(&text::INVITATION_TAKEN)) }
                    p { a class="button main" href={ "/games/" (game.id) } { (site.say(&text::START)) } }
                }
            }
        }
    };
    let page = Page { title: &title, class: "behind-curtain", tab: "/", body };
    described(site, page, site.said(&summary))
}
