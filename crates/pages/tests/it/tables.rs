//! Whole games of the catalogue, each table drawn as a page.

use std::collections::HashSet;

use underdeck_catalogue::Game;
use underdeck_game::{Gesture, Language, Offer, Place};
use underdeck_pages::{Facts, PageSettings, Site, UrlParams, table};
use underdeck_play::{History, Session};

use crate::checks::{Element, check};

/// Every game, once with its defaults and once for each house rule that gives its seats secrets.
fn deals() -> Vec<(&'static Game, String)> {
    let mut deals = Vec::new();
    for game in underdeck_catalogue::games() {
        deals.push((*game, game.deal(&[], 7).unwrap().code));
        for option in game.options() {
            let underdeck_game::OptionKind::Choice(words) = option.kind else { continue };
            for word in words {
                let Ok(deal) = game.deal(&[(option.key.into(), (*word).into())], 3) else { continue };
                deals.push((*game, deal.code));
            }
        }
    }
    deals
}

fn page(tree: &History, query: &str) -> String {
    let settings = PageSettings { letters: true, ..PageSettings::default() };
    let site = Site {
        token: "secret",
        settings: &settings,
        path: "/g/1",
        notice: None,
        origin: "https://cards.example",
        language: Language::ENGLISH,
    };
    let params = UrlParams::parse(query);
    table(&site, tree, &Facts::new("1", 5, &params))
}

/// Plays a game, every second move by hint, and checks every `n`-th table.
fn walk(game: &Game, code: &str, every: usize, mut look: impl FnMut(&History, &str)) {
    let mut tree = History::new(underdeck_play::start(game, code).unwrap());
    for n in 0..160 {
        let what = format!("{} {code} move {n}", game.info().id);
        let offers = tree.session().table().offers.clone();
        if n % every == 0 || offers.is_empty() {
            look(&tree, &what);
        }
        if offers.is_empty() {
            return;
        }
        let spelling = match tree.session().hint() {
            Some(hint) if n % 2 == 0 => hint.offer.spelling,
            _ => offers[(n * 7 + 3) % offers.len()].spelling.clone(),
        };
        tree.act(underdeck_play::Command::play(&spelling)).unwrap();
    }
}

fn moves(elements: &[Element]) -> HashSet<&str> {
    let is_move =
        |one: &&Element| one.name == "button" && one.get("name") == Some("move") && one.get("form") == Some("play");
    elements.iter().filter(is_move).filter_map(|one| one.get("value")).collect()
}

#[test]
fn every_legal_move_has_a_working_button_and_nothing_else_has() {
    for (game, code) in deals() {
        walk(game, &code, 3, |tree, what| {
            let elements = check(&page(tree, ""), what);
            let table = tree.session().table();
            let offered: HashSet<&str> = table.offers.iter().map(|offer| offer.spelling.as_str()).collect();
            assert_eq!(moves(&elements), offered, "{what}");
        });
    }
}

/// The texts of the places to point at on the way to a move.
fn way(offer: &Offer) -> Vec<String> {
    let text = |place: &Place| match place {
        Place::Zone(zone) => (*zone).to_owned(),
        Place::Card(zone, card) => format!("{zone}:{card}"),
        Place::Cell(zone, cell) => format!("{zone}:{cell}"),
        Place::GridRow(zone, row) => format!("{zone}:row{row}"),
        Place::GridColumn(zone, column) => format!("{zone}:column{column}"),
        Place::Entry(zone, entry) => format!("{zone}:={entry}"),
        _ => panic!("a place that pages do not know"),
    };
    match &offer.gesture {
        Gesture::Press | Gesture::Number { target: None, .. } => Vec::new(),
        gesture => gesture.places().into_iter().map(text).collect(),
    }
}

#[test]
fn every_move_can_be_made_by_pointing_at_the_table_alone() {
    for game in underdeck_catalogue::games() {
        let code = game.deal(&[], 11).unwrap().code;
        walk(game, &code, 9, |tree, what| {
            // Moves that throw the game away have a button among the moves alone.
            for offer in tree.session().table().offers.iter().filter(|offer| offer.finality.is_open()).take(12) {
                point(tree, offer, what);
            }
        });
    }
}

/// Points at the places in turn. Each must be a button on the table until the move is made or has its own button.
fn point(tree: &History, offer: &Offer, what: &str) {
    let mut query = String::new();
    for place in way(offer) {
        let elements = check(&page(tree, &query), what);
        let control = elements.iter().find(|one| {
            one.name == "button"
                && one.get("data-place") == Some(&place)
                && one.within.iter().any(|w| w == "section felt")
        });
        let control = control.unwrap_or_else(|| panic!("{what}: {} needs {place}, after `{query}`", offer.spelling));
        if control.get("value") == Some(&offer.spelling) {
            return;
        }
        assert_eq!(control.get("name"), Some("pick"), "{what}: {place} does something else than {}", offer.spelling);
        query += &format!("&pick={}", place.replace('=', "%3D"));
    }
    let elements = check(&page(tree, &query), what);
    let ready =
        |one: &Element| one.get("value") == Some(&offer.spelling) && one.within.iter().any(|w| w == "section dock");
    assert!(elements.iter().any(ready), "{what}: {} is not ready after `{query}`", offer.spelling);
}

/// The card codes in a text.
fn codes(text: &str) -> HashSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| word.len() == 2);
    words.filter(|word| word.parse::<underdeck_cards::Card>().is_ok()).map(str::to_owned).collect()
}

#[test]
fn a_page_names_no_card_that_its_table_does_not() {
    for (game, code) in deals() {
        walk(game, &code, 5, |tree, what| {
            let html = page(tree, "");
            let start = html.find("<section class=\"felt\"").unwrap();
            let felt = &html[start..html[start..].find("<aside").unwrap() + start];
            let table = tree.session().table();
            let known = codes(&serde_json::to_string(&*table).unwrap());
            // Drawings contain texts such as `5H` as well, but not in `data-` attributes.
            let shown: HashSet<String> = ["data-card=\"", "value=\"", "aria-label=\"", "title=\"", "data-place=\""]
                .iter()
                .flat_map(|mark| felt.split(mark).skip(1).map(|rest| rest.split('"').next().unwrap()))
                .flat_map(codes)
                .collect();
            let strange: Vec<_> = shown.difference(&known).collect();
            assert!(strange.is_empty(), "{what}: {strange:?} came from nowhere");
            for card in underdeck_cards::Card::ALL {
                let named = felt.contains(&card.name());
                let may =
                    serde_json::to_string(&*table).unwrap().contains(&card.name()) || known.contains(&card.to_string());
                assert!(!named || may, "{what}: {card} is named");
            }
        });
    }
}

#[test]
fn seats_that_keep_secrets_see_neither_lines_nor_record_nor_the_others_moves() {
    let mut seen = 0;
    for (game, code) in deals() {
        if underdeck_play::start(game, &code).unwrap().is_shared() {
            continue;
        }
        // The words that each seat has read so far, of its own moves and the other's.
        let mut known = [HashSet::new(), HashSet::new()];
        walk(game, &code, 1, |tree, what| {
            let session: &dyn Session = tree.session();
            if let (Some(mover), Some(n)) = (session.last_seat(), session.moves().len().checked_sub(1)) {
                let (last, mover) = (session.played(n).unwrap(), usize::from(mover.0));
                known[mover].extend(last.told.iter().map(ToString::to_string));
                known[1 - mover].extend(last.overheard.iter().map(ToString::to_string));
            }
            let log = page(tree, "panel=log&seat=1");
            check(&log, what);
            if session.outcome().is_some() || session.last_seat().is_none_or(|last| last == session.seat()) {
                return;
            }
            seen += 1;
            let last = session.played(session.moves().len() - 1).unwrap();
            let (own, known) = (session.table(), &known[usize::from(session.seat().0)]);
            for line in &last.told {
                let innocent = known.iter().any(|read: &String| read.contains(line.as_str()))
                    || own.prompt.contains(line.as_str());
                assert!(innocent || !log.contains(&format!(" {line}<")), "{what}: {line}");
            }
            assert!(!log.contains("/record\"") && !log.contains("panel=tree"), "{what}");
            assert!(!page(tree, "panel=tree").contains("name=\"node\""), "{what}");
            assert!(page(tree, "seat=2").contains("name=\"seat\" value=\"2\""), "{what}");
        });
    }
    assert!(seen > 3);
}

#[test]
fn every_panel_passes_the_checks_and_lines_link_to_every_position() {
    for game in underdeck_catalogue::games() {
        let code = game.deal(&[], 5).unwrap().code;
        let mut tree = History::new(underdeck_play::start(game, &code).unwrap());
        for n in 0..12 {
            let Some(offer) = tree.session().table().offers.clone().into_iter().nth(n % 2) else { break };
            tree.act(underdeck_play::Command::play(&offer.spelling)).unwrap();
            if n % 3 == 2 {
                tree.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
            }
        }
        for panel in ["moves", "log", "rules", "tree", "game"] {
            let what = format!("{} {panel}", game.info().id);
            let elements = check(&page(&tree, &format!("panel={panel}&hint=1&zoom=5&did=undo")), &what);
            if panel == "tree" {
                let nodes = elements.iter().filter(|one| one.get("name") == Some("node")).count();
                assert_eq!(nodes, tree.nodes().len(), "{what}");
            }
        }
    }
}
