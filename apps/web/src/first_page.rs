//! The page that a host serves before the worker runs.

use underdeck_game::Language;
use underdeck_pages::{Home, PageSettings, Site, Today, asset_url, for_device, home};

use crate::base;

/// The home page of a new visitor as a file: its addresses are relative, and the script of the first visit takes the place of the page's own.
pub fn first_page(language: Language) -> String {
    let settings = PageSettings::default();
    let site = Site { token: "", settings: &settings, path: "/", origin: "", language, notice: None };
    let games = underdeck_catalogue::games();
    let puzzle = games.iter().find(|game| game.has_puzzles()).map(|game| game.info());
    let today = Today { finished: 0, of: games.len(), streak: 0 };
    let content = Home { games: &[], today, puzzle, campaigns: &[], played: &[], devices: false };
    let page = base::page(for_device(&home(&site, &content), &site, &[]), ".");
    let script = |address: &str| format!(r#"<script type="module" src=".{address}"></script>"#);
    let page = page.replacen(&script("/assets/edition.js"), "", 1);
    // Before the first paint: the browser may prefer another language.
    page.replacen(&script(asset_url("app.js")), r#"<script src="first.js"></script>"#, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_page_lists_every_game_and_asks_nothing_of_the_root() {
        let page = first_page(Language::ENGLISH);
        assert!(underdeck_catalogue::games().iter().all(|game| page.contains(game.info().title)));
        assert_eq!(page.matches("<script").count(), 1);
        assert!(page.contains(r#"name="guide""#) && !page.contains("=\"/"), "{page}");
    }
}
