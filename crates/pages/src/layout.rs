//! The parts of every page: head, navigation, notices, footer.

use maud::{DOCTYPE, Markup, html};
use underdeck_game::{Id, text};
use underdeck_play::ColourScheme;

use crate::assets::asset_url;
use crate::drawings::SIZE;
use crate::site::{Notice, NoticeKind, Site};

/// A page without head, navigation and footer.
pub(crate) struct Page<'a> {
    /// Its title.
    pub(crate) title: &'a str,
    /// The CSS class of its kind.
    pub(crate) class: &'a str,
    /// The address of the navigation entry that it belongs to.
    pub(crate) tab: &'a str,
    /// Its content.
    pub(crate) body: Markup,
}

/// The navigation: addresses and messages.
const TABS: [(&str, &Id); 7] = [
    ("/", &text::GAMES),
    ("/daily", &text::DAILY),
    ("/campaigns", &text::CAMPAIGNS),
    ("/records", &text::RECORDS),
    ("/statistics", &text::STATISTICS),
    ("/settings", &text::SETTINGS),
    ("/help", &text::HELP),
];

/// A page as a whole document.
pub(crate) fn document(site: &Site<'_>, page: Page<'_>) -> String {
    let tagline = site.say(&text::TAGLINE);
    described(site, page, &tagline)
}

/// A page as a whole document. Without scripts it loads an address after three seconds; with scripts it polls.
pub(crate) fn reloading(site: &Site<'_>, page: Page<'_>, address: &str) -> String {
    let tagline = site.say(&text::TAGLINE);
    framed(site, page, &tagline, &Head { icon: "icon.svg", reload: Reload::Soon(address) })
}

/// A page as a whole document. Its icon shows whose turn it is; without scripts it reloads every ten seconds.
pub(crate) fn awaiting(site: &Site<'_>, page: Page<'_>, waits: bool) -> String {
    let tagline = site.say(&text::TAGLINE);
    let (icon, reload) = if waits { ("icon.svg", Reload::Waiting) } else { ("icon-turn.svg", Reload::Never) };
    framed(site, page, &tagline, &Head { icon, reload })
}

/// A page as a whole document, with the description for link previews.
pub(crate) fn described(site: &Site<'_>, page: Page<'_>, description: &str) -> String {
    framed(site, page, description, &Head { icon: "icon.svg", reload: Reload::Never })
}

/// The variable parts of the head.
struct Head<'a> {
    icon: &'a str,
    reload: Reload<'a>,
}

/// When a page reloads without a script.
enum Reload<'a> {
    Never,
    /// After three seconds, from this address.
    Soon(&'a str),
    /// Every ten seconds.
    Waiting,
}

fn framed(site: &Site<'_>, page: Page<'_>, description: &str, head: &Head<'_>) -> String {
    let whole = html! {
        (DOCTYPE)
        html lang=(site.language.code()) class=(site.settings.classes()) {
            head {
                meta charset="utf-8";
                @match head.reload {
                    Reload::Never => {}
                    Reload::Soon(address) => noscript { meta http-equiv="refresh" content={ "3; url=" (address) }; }
                    Reload::Waiting => noscript { meta http-equiv="refresh" content="10"; }
                }
                title { (page.title) " · Underdeck" }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(scheme(site.settings.theme));
                meta name="referrer" content="same-origin";
                @for (media, tone) in bar_colours(site.settings.theme) { meta name="theme-color" media=[media] content=(tone); }
                meta name="description" content=(description);
                (preview(site, page.title, description))
                link rel="stylesheet" href=(asset_url("style.css"));
                link rel="icon" type="image/svg+xml" href=(asset_url(head.icon));
                link rel="apple-touch-icon" href="/assets/apple-touch-icon.png";
                link rel="manifest" href="/manifest.webmanifest";
                script type="module" src=(asset_url("app.js")) {}
            }
            body class={ "page " (page.class) } data-silent=(site.say(&text::SILENT)) data-offline=(site.say(&text::OFFLINE)) data-online=(site.say(&text::ONLINE)) data-again=(site.say(&text::TRY_AGAIN)) {
                a class="skip" href="#main" { (site.say(&text::SKIP)) }
                header class="top" { (navigation(site, page.tab)) }
                main id="main" tabindex="-1" {
                    @if let Some(notice) = site.notice { (describe(site, notice)) }
                    (page.body)
                }
                (footer(site))
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

/// The field that every form has.
pub(crate) fn token(site: &Site<'_>) -> Markup {
    hidden("token", site.token)
}

const fn scheme(theme: ColourScheme) -> &'static str {
    match theme {
        ColourScheme::Light => "light",
        ColourScheme::Dark => "dark",
        ColourScheme::Auto | ColourScheme::HighContrast | ColourScheme::Ascii => "light dark",
    }
}

/// The colour of the browser's bar, which is that of the header: one if the theme is fixed.
fn bar_colours(theme: ColourScheme) -> Vec<(Option<&'static str>, &'static str)> {
    let [light, dark] = ["#ffffff", "#1b2128"];
    match theme {
        ColourScheme::Light => vec![(None, light)],
        ColourScheme::Dark => vec![(None, dark)],
        ColourScheme::Auto | ColourScheme::HighContrast | ColourScheme::Ascii => {
            vec![(Some("(prefers-color-scheme: light)"), light), (Some("(prefers-color-scheme: dark)"), dark)]
        }
    }
}

/// The preview of a link on other sites (the Open Graph protocol).
fn preview(site: &Site<'_>, title: &str, description: &str) -> Markup {
    html! {
        meta property="og:site_name" content="Underdeck";
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(description);
        meta property="og:locale" content=(site.language.code());
        @if !site.origin.is_empty() {
            meta property="og:image" content={ (site.origin) "/assets/preview.png" };
            meta property="og:image:width" content=(SIZE.0);
            meta property="og:image:height" content=(SIZE.1);
            meta property="og:image:alt" content=(site.say(&text::TAGLINE));
        }
        meta name="twitter:card" content="summary_large_image";
    }
}

fn navigation(site: &Site<'_>, tab: &str) -> Markup {
    html! {
        nav class="tabs" aria-label="Underdeck" {
            a class="brand" href="/" aria-label={ "Underdeck, " (site.say(&text::ALL_GAMES)) } {
                svg viewBox="0 0 40 40" width="28" height="28" aria-hidden="true" focusable="false" {
                    rect class="brand-back" x="9" y="3" width="22" height="31" rx="4" transform="rotate(-12 20 20)" {}
                    rect class="brand-front" x="10" y="5" width="22" height="31" rx="4" transform="rotate(7 20 20)" {}
                    path class="brand-mark" d="M21 11C22.500 15 28 18.500 28 22.500 28 25.500 25.500 27 23.500 26.500 22.500 26.300 21.800 25.600 21.400 24.800 21.500 27 22.200 28.500 24 30H18C19.800 28.500 20.500 27 20.600 24.800 20.200 25.600 19.500 26.300 18.500 26.500 16.500 27 14 25.500 14 22.500 14 18.500 19.500 15 21 11Z" {}
                }
                span { "Underdeck" }
            }
            ul {
                @for (address, title) in TABS {
                    li { a href=(address) aria-current=[(address == tab).then_some("page")] { (site.say(title)) } }
                }
            }
        }
    }
}

fn describe(site: &Site<'_>, notice: Notice<'_>) -> Markup {
    let (class, role) = match notice.kind {
        NoticeKind::Info => ("info", "status"),
        NoticeKind::Warning => ("warning", "alert"),
        NoticeKind::Error => ("error", "alert"),
    };
    html! { p class={ "notice " (class) } role=(role) lang=[site.lang(notice.text)] { (notice.text.sentence(site.language)) } }
}

fn footer(site: &Site<'_>) -> Markup {
    html! {
        footer class="foot" {
            p {
                (site.say(&text::FOOT)) " "
                a href="/help" { (site.say(&text::HELP)) } " · " a href="/credits" { (site.say(&text::CREDITS)) }
            }
        }
    }
}
