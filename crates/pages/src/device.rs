//! Pages and notices of the offline edition alone: the data on this device, and updates.

use std::borrow::Cow;

use maud::{Markup, PreEscaped, html};

use crate::layout::{Page, document, token};
use crate::site::Site;

/// The data on a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DevicePage<'a> {
    /// The number of games, finished ones too.
    pub games: usize,
    /// The number of campaigns.
    pub campaigns: usize,
    /// The bytes that the browser stores for the site, and its quota; `None` if it does not report them.
    pub bytes: Option<(u64, u64)>,
    /// Whether the browser has promised to keep them when space is short.
    pub is_persistent: bool,
    /// The number of damaged rows in quarantine.
    pub aside: usize,
    /// The result of the import or exchange just made.
    pub told: Option<&'a str>,
    /// Whether it is linked with a player of its server.
    pub is_linked: bool,
    /// The time of the last exchange with that server.
    pub synced: Option<&'a str>,
}

/// A notice of the offline edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeviceNotice {
    /// The browser keeps nothing.
    Forgets,
    /// A part of the journal was damaged.
    Damaged,
    /// Boards and sealed days need a server.
    Boards,
}

impl DeviceNotice {
    fn describe(self, site: &Site<'_>) -> Cow<'static, str> {
        match self {
            Self::Forgets => site.say("device-forgets"),
            Self::Damaged => site.say("device-damaged"),
            Self::Boards => site.say("device-boards"),
        }
    }
}

/// The page of a device: its data, export and import, the link with a server, and how to install the site.
pub fn device(site: &Site<'_>, device: &DevicePage<'_>) -> String {
    let kept = site.tell("device-kept", &[("games", device.games.into()), ("campaigns", device.campaigns.into())]);
    let body = html! {
        div class="wide" {
            h1 { (site.say("device")) }
            @if let Some(told) = device.told { p class="notice info" role="status" { (told) } }
            p class="lead" { (site.say("device-lead")) }
            section aria-labelledby="kept" {
                h2 id="kept" { (site.say("device-keeps")) }
                p { (kept) " " @if let Some((used, most)) = device.bytes { (storage(site, used, most)) } }
                p { (site.say(if device.is_persistent { "device-persistent" } else { "device-not-persistent" })) }
                @if !device.is_persistent { p { button id="persist" type="button" hidden { (site.say("device-persist")) } } }
                @if device.aside > 0 { p class="notice warning" { (site.tell("device-aside", &[("parts", device.aside.into())])) } }
            }
            section aria-labelledby="file" {
                h2 id="file" { (site.say("device-file")) }
                p { (site.say("device-file-lead")) }
                p { a class="button main" href="/device/export" download { (site.say("device-export")) } }
                form method="post" action="/device/import" enctype="multipart/form-data" {
                    (token(site))
                    div class="field" {
                        label for="import" { (site.say("device-import-file")) }
                        input id="import" name="file" type="file" accept=".json,application/json" required;
                    }
                    button type="submit" { (site.say("device-import")) }
                }
            }
            section aria-labelledby="link-head" {
                h2 id="link-head" { (site.say("device-link")) }
                @if device.is_linked {
                    p { (site.say("device-linked")) " " @if let Some(at) = device.synced { (site.tell("device-synced", &[("at", at.into())])) } }
                    form method="post" action="/device/sync" { (token(site)) button class="main" type="submit" { (site.say("device-sync")) } }
                    form method="post" action="/device/unlink" { (token(site)) button type="submit" { (site.say("device-unlink")) } }
                } @else {
                    p { (site.say("device-link-lead")) }
                    form method="post" action="/device/link" {
                        (token(site))
                        div class="field" {
                            label for="code" { (site.say("device-link-code")) }
                            input id="code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false";
                        }
                        button type="submit" { (site.say("device-link-do")) }
                    }
                }
            }
            section aria-labelledby="install-head" {
                h2 id="install-head" { (site.say("device-install")) }
                p { button id="install" type="button" hidden { (site.say("device-install-now")) } }
                ul {
                    li { (site.say("device-install-android")) }
                    li { (site.say("device-install-ios")) }
                    li { (site.say("device-install-desktop")) }
                }
            }
        }
    };
    let title = site.say("device");
    document(site, Page { title: &title, class: "of-device", tab: "/device", body })
}

/// The storage used, in MiB with one decimal place.
fn storage(site: &Site<'_>, used: u64, most: u64) -> Markup {
    let mib = |bytes: u64| format!("{:.1}", bytes as f64 / f64::from(1 << 20));
    html! { (site.tell("device-room", &[("used", mib(used).into()), ("most", mib(most).into())])) }
}

/// A page of the offline edition: with its script, the bar that offers an update, notices, and a footer that says where the games are.
pub fn for_device(page: &str, site: &Site<'_>, notices: &[DeviceNotice]) -> String {
    let head = r#"<script type="module" src="/assets/edition.js"></script></head>"#;
    let main = r#"<main id="main" tabindex="-1">"#;
    let bar = html! {
        (PreEscaped(main))
        div id="update" class="notice info" role="status" hidden {
            (site.say("update-ready")) " " button type="button" { (site.say("update-now")) }
        }
        @for notice in notices { p class="notice warning" { (notice.describe(site)) } }
    };
    let (here, there) = (
        html! { (site.say("foot")) " " },
        html! { (site.say("device-foot")) " " a href="/device" { (site.say("device")) } " · " },
    );
    page.replacen("</head>", head, 1).replacen(main, &bar.0, 1).replacen(&here.0, &there.0, 1)
}
