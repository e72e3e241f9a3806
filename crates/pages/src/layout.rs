//! What all pages share: head, navigation, notices, footer.

use maud::{DOCTYPE, Markup, html};

use crate::art::Sprite;
use crate::assets::asset_url;
use crate::site::{Notice, NoticeKind, PageSettings, Site, Theme};

/// A page without its frame.
pub(crate) struct Page<'a> {
    /// Its title.
    pub(crate) title: &'a str,
    /// The CSS class of its kind.
    pub(crate) class: &'a str,
    /// The address of the navigation entry that it belongs to.
    pub(crate) tab: &'a str,
    /// Its content.
    pub(crate) body: Markup,
    /// The drawings that it uses.
    pub(crate) sprite: &'a Sprite,
}

/// The navigation: addresses and titles.
const TABS: [(&str, &str); 7] = [
    ("/", "Games"),
    ("/daily", "Daily"),
    ("/campaigns", "Campaigns"),
    ("/records", "Records"),
    ("/statistics", "Statistics"),
    ("/settings", "Settings"),
    ("/help", "Help"),
];

/// A page as a whole document.
pub(crate) fn document(site: &Site<'_>, page: Page<'_>) -> String {
    let whole = html! {
        (DOCTYPE)
        html lang="en" class=(classes(site.settings)) {
            head {
                meta charset="utf-8";
                title { (page.title) " · Underdeck" }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(scheme(site.settings.theme));
                meta name="referrer" content="same-origin";
                link rel="stylesheet" href=(asset_url("style.css"));
                link rel="icon" type="image/svg+xml" href=(asset_url("icon.svg"));
                link rel="manifest" href="/manifest.webmanifest";
                script type="module" src=(asset_url("app.js")) {}
            }
            body class={ "page " (page.class) } {
                a class="skip" href="#main" { "Skip to the page" }
                header class="top" { (navigation(page.tab)) }
                main id="main" tabindex="-1" {
                    (page.sprite.markup())
                    @if let Some(notice) = site.notice { (told(notice)) }
                    (page.body)
                }
                (footer())
                p id="live" class="quiet" role="status" aria-live="polite" {}
            }
        }
    };
    whole.into_string()
}

/// A hidden field.
pub(crate) fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

/// The fields that every form carries.
pub(crate) fn token(site: &Site<'_>) -> Markup {
    hidden("token", site.token)
}

fn classes(settings: &PageSettings) -> String {
    let mut classes = vec![settings.theme.word()];
    let switches = [
        (settings.four_colours, "four"),
        (settings.large, "large"),
        (!settings.motion, "still"),
        (settings.sound, "sound"),
        (settings.haptics, "haptics"),
        (settings.keys, "keys"),
    ];
    classes.extend(switches.iter().filter(|(on, _)| *on).map(|(_, class)| *class));
    let looks: Vec<String> = settings.looks.words().collect();
    classes.extend(looks.iter().map(String::as_str));
    classes.join(" ")
}

const fn scheme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "light dark",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

fn navigation(tab: &str) -> Markup {
    html! {
        nav class="tabs" aria-label="Underdeck" {
            a class="brand" href="/" aria-label="Underdeck, all games" {
                svg viewBox="0 0 40 40" width="28" height="28" aria-hidden="true" focusable="false" {
                    rect class="brand-back" x="9" y="3" width="22" height="31" rx="4" transform="rotate(-12 20 20)" {}
                    rect class="brand-front" x="10" y="5" width="22" height="31" rx="4" transform="rotate(7 20 20)" {}
                    path class="brand-mark" d="M21 11C22.500 15 28 18.500 28 22.500 28 25.500 25.500 27 23.500 26.500 22.500 26.300 21.800 25.600 21.400 24.800 21.500 27 22.200 28.500 24 30H18C19.800 28.500 20.500 27 20.600 24.800 20.200 25.600 19.500 26.300 18.500 26.500 16.500 27 14 25.500 14 22.500 14 18.500 19.500 15 21 11Z" {}
                }
                span { "Underdeck" }
            }
            ul {
                @for (address, title) in TABS {
                    li { a href=(address) aria-current=[(address == tab).then_some("page")] { (title) } }
                }
            }
        }
    }
}

fn told(notice: Notice<'_>) -> Markup {
    let (class, role) = match notice.kind {
        NoticeKind::Info => ("info", "status"),
        NoticeKind::Warning => ("warning", "alert"),
        NoticeKind::Error => ("error", "alert"),
    };
    html! { p class={ "notice " (class) } role=(role) { (notice.text) } }
}

fn footer() -> Markup {
    html! {
        footer class="foot" {
            p {
                "Underdeck sets the table; your moves stay on this server. "
                a href="/help" { "Help" } " · " a href="/credits" { "Credits" }
            }
        }
    }
}
