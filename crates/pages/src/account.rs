//! The page of a player's data on a server: export, more devices, deletion.

use maud::{Markup, html};

use crate::apart::qr;
use crate::layout::{Page, document, token};
use crate::site::Site;

/// A player's data on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AccountPage<'a> {
    /// Whether the server stores anything; it stores nothing for a visitor who has changed nothing.
    pub is_kept: bool,
    /// The number of other linked devices.
    pub others: u32,
    /// The new code, and when it expires, in UTC.
    pub code: Option<(&'a str, &'a str)>,
    /// The result of the import just made.
    pub told: Option<&'a str>,
}

/// The page of a player's data on a server.
pub fn account(site: &Site<'_>, account: &AccountPage<'_>) -> String {
    let body = html! {
        div class="wide" {
            h1 { (site.say("account")) }
            @if let Some(told) = account.told { p class="notice info" role="status" { (told) } }
            p class="lead" { (site.say("account-lead")) }
            section aria-labelledby="link-head" {
                h2 id="link-head" { (site.say("account-link")) }
                p { (site.say("account-link-lead")) }
                @if let Some((code, until)) = account.code { (shown(site, code, until)) }
                @if account.is_kept { (button(site, "/account/link", "account-link-make")) }
                form method="post" action="/link" {
                    (token(site))
                    div class="field" {
                        label for="code" { (site.say("account-link-code")) }
                        input id="code" name="code" type="text" maxlength="20" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required;
                    }
                    button type="submit" { (site.say("account-link-take")) }
                }
                @if account.others > 0 {
                    p { (site.tell("account-others", &[("n", account.others.into())])) }
                    (button(site, "/account/unlink", "account-unlink"))
                }
            }
            section aria-labelledby="file" {
                h2 id="file" { (site.say("device-file")) }
                p { (site.say("account-file-lead")) }
                @if account.is_kept { p { a class="button main" href="/account/export" download { (site.say("device-export")) } } }
                form method="post" action="/account/import" enctype="multipart/form-data" {
                    (token(site))
                    div class="field" {
                        label for="import" { (site.say("account-import-file")) }
                        input id="import" name="file" type="file" accept=".json,application/json" required;
                    }
                    button type="submit" { (site.say("device-import")) }
                }
            }
            @if account.is_kept {
                section aria-labelledby="delete" {
                    h2 id="delete" { (site.say("account-delete")) }
                    p { (site.say("account-delete-lead")) }
                    p { a class="button" href="/account/delete" { (site.say("account-delete")) } }
                }
            }
        }
    };
    document(site, Page { title: &site.say("account"), class: "of-account", tab: "/settings", body })
}

/// A form of one button.
fn button(site: &Site<'_>, action: &str, words: &str) -> Markup {
    html! { form method="post" action=(action) { (token(site)) button type="submit" { (site.say(words)) } } }
}

/// A code, its link, and the link as a QR code.
fn shown(site: &Site<'_>, code: &str, until: &str) -> Markup {
    let link = format!("{}/link/{code}", site.origin);
    html! {
        div class="notice info" role="status" {
            p { (site.tell("account-code", &[("code", code.into()), ("until", until.into())])) }
            label class="invite" { (site.say("account-code-link")) input type="text" readonly value=(link) data-copy; }
            @if let Some(code) = qr(&link) { (code) }
        }
    }
}
