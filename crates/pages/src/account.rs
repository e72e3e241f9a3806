//! The page of a player's data on a server: export, more devices, deletion.

use maud::{Markup, html};
use underdeck_game::{Id, say, text};

use crate::apart::qr;
use crate::layout::{Page, document, token};
use crate::site::{Site, timed};

/// A player's data on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AccountPage<'a> {
    /// Whether the server stores anything; it stores nothing for a visitor who has changed nothing.
    pub is_kept: bool,
    /// The number of other linked devices.
    pub others: u32,
    /// What is stored of the player, and how much may be.
    pub stored: Option<Stored>,
    /// The new code, and when it expires, in UTC.
    pub code: Option<(&'a str, &'a str)>,
    /// The result of the import just made.
    pub told: Option<&'a str>,
}

/// What is stored of a player, and how much may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Stored games.
    pub games: i64,
    /// Stored games that are allowed.
    pub most_games: i64,
    /// Stored bytes.
    pub bytes: i64,
    /// Stored bytes that are allowed.
    pub most_bytes: i64,
}

/// The page of a player's data on a server.
pub fn account(site: &Site<'_>, account: &AccountPage<'_>) -> String {
    let body = html! {
        div class="wide" {
            h1 { (site.say(&text::ACCOUNT)) }
            @if let Some(told) = account.told { p class="notice info" role="status" { (told) } }
            p class="lead" { (site.say(&text::ACCOUNT_LEAD)) }
            section aria-labelledby="link-head" {
                h2 id="link-head" { (site.say(&text::ACCOUNT_LINK)) }
                p { (site.say(&text::ACCOUNT_LINK_LEAD)) }
                @if let Some((code, until)) = account.code { (shown(site, code, until)) }
                @if account.is_kept { (button(site, "/account/link", &text::ACCOUNT_LINK_MAKE)) }
                form method="post" action="/link" {
                    (token(site))
                    div class="field" {
                        label for="code" { (site.say(&text::ACCOUNT_LINK_CODE)) }
                        input id="code" name="code" type="text" maxlength="20" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required;
                    }
                    button type="submit" { (site.say(&text::ACCOUNT_LINK_TAKE)) }
                }
                @if account.others > 0 {
                    p { (site.say(say!(ACCOUNT_OTHERS, n = account.others))) }
                    (button(site, "/account/unlink", &text::ACCOUNT_UNLINK))
                }
            }
            section aria-labelledby="file" {
                h2 id="file" { (site.say(&text::DEVICE_FILE)) }
                p { (site.say(&text::ACCOUNT_FILE_LEAD)) }
                @if let Some(stored) = account.stored {
                    p {
                        (site.say(say!(
                            ACCOUNT_STORED, games = stored.games, allowed = stored.most_games, mib = stored.bytes >> 20, most = stored.most_bytes >> 20
                        )))
                    }
                }
                @if account.is_kept { p { a class="button main" href="/account/export" download { (site.say(&text::DEVICE_EXPORT)) } } }
                form method="post" action="/account/import" enctype="multipart/form-data" {
                    (token(site))
                    div class="field" {
                        label for="import" { (site.say(&text::ACCOUNT_IMPORT_FILE)) }
                        input id="import" name="file" type="file" accept=".json,application/json" required;
                    }
                    button type="submit" { (site.say(&text::DEVICE_IMPORT)) }
                }
            }
            @if account.is_kept {
                section aria-labelledby="delete" {
                    h2 id="delete" { (site.say(&text::ACCOUNT_DELETE)) }
                    p { (site.say(&text::ACCOUNT_DELETE_LEAD)) }
                    p { a class="button" href="/account/delete" { (site.say(&text::ACCOUNT_DELETE)) } }
                }
            }
        }
    };
    document(site, Page { title: &site.say(&text::ACCOUNT), class: "of-account", tab: "/settings", body })
}

/// A form of one button.
fn button(site: &Site<'_>, action: &str, words: &'static Id) -> Markup {
    html! { form method="post" action=(action) { (token(site)) button type="submit" { (site.say(words)) } } }
}

/// A code, its link, and the link as a QR code.
fn shown(site: &Site<'_>, code: &str, until: &str) -> Markup {
    let link = format!("{}/link/{code}", site.origin);
    html! {
        div class="notice info" role="status" {
            p { (timed(site, say!(ACCOUNT_CODE, code, until), until)) }
            label class="invite" { (site.say(&text::ACCOUNT_CODE_LINK)) input type="text" readonly value=(link) data-copy; }
            @if let Some(code) = qr(&link) { (code) }
        }
    }
}
