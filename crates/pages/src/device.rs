//! Pages and notices of the offline edition alone: the data on this device, and updates.

use maud::{Markup, PreEscaped, html};
use underdeck_game::{Language, say, text};

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
    /// The language of this code could not be loaded.
    Language(&'static str),
}

impl DeviceNotice {
    fn describe(self, site: &Site<'_>) -> String {
        match self {
            Self::Forgets => site.say(&text::DEVICE_FORGETS),
            Self::Damaged => site.say(&text::DEVICE_DAMAGED),
            Self::Boards => site.say(&text::DEVICE_BOARDS),
            Self::Language(code) => {
                site.say(say!(DEVICE_LANGUAGE, language = Language::of(code).map_or(code, Language::name)))
            }
        }
    }
}

/// The page of a device: its data, export and import, the link with a server, and how to install the site.
pub fn device(site: &Site<'_>, device: &DevicePage<'_>) -> String {
    let kept = site.say(say!(DEVICE_KEPT, games = device.games, campaigns = device.campaigns));
    let body = html! {
        div class="wide" {
            h1 { (site.say(&text::DEVICE)) }
            @if let Some(told) = device.told { p class="notice info" role="status" { (told) } }
            p class="lead" { (site.say(&text::DEVICE_LEAD)) }
            section aria-labelledby="kept" {
                h2 id="kept" { (site.say(&text::DEVICE_KEEPS)) }
                p { (kept) " " @if let Some((used, most)) = device.bytes { (storage(site, used, most)) } }
                p { (site.say(if device.is_persistent { &text::DEVICE_PERSISTENT } else { &text::DEVICE_NOT_PERSISTENT })) }
                @if !device.is_persistent { p { button id="persist" type="button" hidden { (site.say(&text::DEVICE_PERSIST)) } } }
                @if device.aside > 0 { p class="notice warning" { (site.say(say!(DEVICE_ASIDE, parts = device.aside))) } }
            }
            section aria-labelledby="file" {
                h2 id="file" { (site.say(&text::DEVICE_FILE)) }
                p { (site.say(&text::DEVICE_FILE_LEAD)) }
                p { a class="button main" href="/device/export" download { (site.say(&text::DEVICE_EXPORT)) } }
                form method="post" action="/device/import" enctype="multipart/form-data" {
                    (token(site))
                    div class="field" {
                        label for="import" { (site.say(&text::DEVICE_IMPORT_FILE)) }
                        input id="import" name="file" type="file" accept=".json,application/json" required;
                    }
                    button type="submit" { (site.say(&text::DEVICE_IMPORT)) }
                }
            }
            section aria-labelledby="link-head" {
                h2 id="link-head" { (site.say(&text::DEVICE_LINK)) }
                @if device.is_linked {
                    p { (site.say(&text::DEVICE_LINKED)) " " @if let Some(at) = device.synced { (site.say(say!(DEVICE_SYNCED, at))) } }
                    form method="post" action="/device/sync" { (token(site)) button class="main" type="submit" { (site.say(&text::DEVICE_SYNC)) } }
                    form method="post" action="/device/unlink" { (token(site)) button type="submit" { (site.say(&text::DEVICE_UNLINK)) } }
                } @else {
                    p { (site.say(&text::DEVICE_LINK_LEAD)) }
                    form method="post" action="/device/link" {
                        (token(site))
                        div class="field" {
                            label for="code" { (site.say(&text::DEVICE_LINK_CODE)) }
                            input id="code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false";
                        }
                        button type="submit" { (site.say(&text::DEVICE_LINK_DO)) }
                    }
                }
            }
            section aria-labelledby="install-head" {
                h2 id="install-head" { (site.say(&text::DEVICE_INSTALL)) }
                p { button id="install" type="button" hidden { (site.say(&text::DEVICE_INSTALL_NOW)) } }
                ul {
                    li { (site.say(&text::DEVICE_INSTALL_ANDROID)) }
                    li { (site.say(&text::DEVICE_INSTALL_IOS)) }
                    li { (site.say(&text::DEVICE_INSTALL_DESKTOP)) }
                }
            }
        }
    };
    let title = site.say(&text::DEVICE);
    document(site, Page { title: &title, class: "of-device", tab: "/device", body })
}

/// The storage used, in MiB with one decimal place.
fn storage(site: &Site<'_>, used: u64, most: u64) -> Markup {
    let mib = |bytes: u64| site.number(&format!("{:.1}", bytes as f64 / f64::from(1 << 20)));
    html! { (site.say(say!(DEVICE_ROOM, used = mib(used), most = mib(most)))) }
}

/// A page of the offline edition: with its script, the bar that offers an update, notices, and a footer that says where the games are.
pub fn for_device(page: &str, site: &Site<'_>, notices: &[DeviceNotice]) -> String {
    let head = r#"<script type="module" src="/assets/edition.js"></script></head>"#;
    let main = r#"<main id="main" tabindex="-1">"#;
    let bar = html! {
        (PreEscaped(main))
        div id="update" class="notice info" role="status" hidden {
            (site.say(&text::UPDATE_READY)) " " button type="button" { (site.say(&text::UPDATE_NOW)) }
        }
        @for notice in notices { p class="notice warning" { (notice.describe(site)) } }
    };
    let (here, there) = (
        html! { (site.say(&text::FOOT)) " " },
        html! { (site.say(&text::DEVICE_FOOT)) " " a href="/device" { (site.say(&text::DEVICE)) } " · " },
    );
    page.replacen("</head>", head, 1).replacen(main, &bar.0, 1).replacen(&here.0, &there.0, 1)
}
