//! Settings and languages.

use std::sync::Arc;

use underdeck_game::Language;

use crate::browser::{Browser, header, location};

#[test]
fn settings_are_kept_for_the_player_and_show_on_the_next_page() {
    let host = Arc::default();
    let [ann, bob] = [1, 2].map(|n| Browser::new(&host, n));
    assert_eq!(
        location(&ann.post("/settings", &[("theme", "dark"), ("large", "on"), ("player", "  Ann \u{7} B ")])),
        "/settings"
    );
    let page = ann.get("/settings").body;
    assert!(page.contains("value=\"Ann B\"") && page.contains("class=\"dark large"), "{page}");
    assert!(!bob.get("/settings").body.contains("Ann B"));
    // An unchecked box is not sent.
    location(&ann.post("/settings", &[("player", "Ann")]));
    assert!(!ann.get("/settings").body.contains("class=\"dark"));
}

#[test]
fn a_form_redirects_only_to_a_page_of_this_site() {
    let ann = Browser::new(&Arc::default(), 1);
    let lead = |back: &str| location(&ann.post("/settings", &[("back", back)]));
    assert_eq!(lead("/g/1"), "/g/1");
    for elsewhere in ["//evil.example/", "https://evil.example/", "/\\evil.example", ""] {
        assert_eq!(lead(elsewhere), "/settings", "{elsewhere}");
    }
}

#[test]
fn a_language_is_stored_in_a_cookie_and_used_by_every_page() {
    let mut ann = Browser::new(&Arc::default(), 1);
    let chosen = ann.post("/settings", &[("language", "de")]);
    let cookie = header(&chosen, "set-cookie").unwrap();
    assert!(
        cookie.starts_with("language=de; Path=/; Max-Age=") && cookie.ends_with("SameSite=Lax; Secure"),
        "{cookie}"
    );
    let forgotten = ann.post("/settings", &[("language", "")]);
    assert!(header(&forgotten, "set-cookie").unwrap().contains("language=; Path=/; Max-Age=0;"));
    assert!(header(&ann.post("/settings", &[]), "set-cookie").is_none());
    ann.language = Language::of("de").unwrap();
    for address in ["/", "/help", "/settings", "/daily", "/nowhere", "/g/none"] {
        let page = ann.get(address).body;
        assert!(page.contains("<html lang=\"de\""), "{address}: {page}");
    }
    let refused = ann.ask(true, "/settings", &[], "");
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("<html lang=\"de\""), "{}", refused.body);
}
