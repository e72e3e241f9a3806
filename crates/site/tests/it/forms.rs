//! The forms of a table.

use std::sync::Arc;

use crate::browser::{Browser, header, location, value_of};
use crate::memory::UNFINISHED;

fn ann() -> Browser {
    Browser::new(&Arc::default(), 1)
}

fn hint(browser: &Browser, table: &str) -> String {
    browser.look(table, |game| game.tree.session().hint().unwrap().offer.spelling)
}

#[test]
fn a_move_redirects_to_the_table_and_the_script_gets_the_table_directly() {
    let mut ann = ann();
    let table = ann.begin("keevorn", &[("seed", "7")]);
    let played = ann.change(&table, "move", &[("move", &hint(&ann, &table)), ("zoom", "2")]);
    assert_eq!(header(&played, "location"), Some(format!("{table}?since=0&zoom=2#lit").as_str()));
    let moves = ann.moves(&table);
    assert!(moves > 0);
    ann.by_script = true;
    let played = ann.change(&table, "move", &[("move", &hint(&ann, &table))]);
    assert_eq!(header(&played, "content-location"), Some(format!("{table}?since={moves}").as_str()));
    assert_eq!(played.status, 200);
    assert_eq!(value_of(&played.body, "rev"), value_of(&ann.get(&table).body, "rev"));
}

#[test]
fn forced_moves_follow_by_the_default_of_the_game_or_by_the_setting() {
    let ann = ann();
    // The number of moves in excess of forms in a game of each kind.
    let followed = || -> Vec<usize> {
        let of = |game: &&underdeck_catalogue::Game| {
            let table = ann.begin(game.info().id, &[("seed", "7")]);
            let before = ann.moves(&table);
            let sent = ann.follow_hints(&table, 40);
            ann.moves(&table) - before - sent
        };
        underdeck_catalogue::games().iter().map(of).collect()
    };
    let [by_default, off, on] = ["auto", "off", "on"].map(|word| {
        if word != "auto" {
            location(&ann.post("/settings", &[("forced", word)]));
        }
        followed()
    });
    assert!(off.iter().all(|more| *more == 0), "{off:?}");
    assert!(by_default.iter().any(|more| *more > 0), "{by_default:?}");
    let more_games = |more: &[usize]| more.iter().filter(|more| **more > 0).count();
    assert!(more_games(&on) > more_games(&by_default), "{on:?} {by_default:?}");
}

#[test]
fn a_walk_to_a_known_room_is_made_move_by_move_or_refused_with_a_reason() {
    let ann = ann();
    let table = ann.begin("judgement-quest", &[("seed", "7")]);
    ann.follow_hints(&table, 12);
    let (mut walked, mut refused) = (0, 0);
    for cell in (1..=7).flat_map(|row| (1..=7).map(move |column| format!("r{row}c{column}"))) {
        let (moves, before) = (ann.moves(&table), ann.get(&table).body);
        if !before.contains(&format!("name=\"walk\" value=\"{cell}\"")) {
            continue;
        }
        let answer = ann.change(&table, "move", &[("walk", &cell)]);
        match ann.moves(&table) - moves {
            0 => {
                assert_eq!(answer.status, 400, "{cell}: {}", answer.body);
                assert!(answer.body.contains("class=\"notice"), "{cell}: {}", answer.body);
                refused += 1;
            }
            made => {
                let place = header(&answer, "location").unwrap_or_default();
                assert!(place.contains(&format!("since={moves}")), "{cell}: {place}, {moves}");
                // It ends before a room in which something happens.
                walked += usize::from(made > 1);
            }
        }
    }
    assert!(walked > 1, "{walked} walks, {refused} refused");
}

#[test]
fn a_form_of_an_earlier_position_changes_nothing() {
    let ann = ann();
    let table = ann.begin("keevorn", &[("seed", "7")]);
    let rev = value_of(&ann.get(&table).body, "rev").unwrap();
    let fields = |mv: &str| [("rev".to_owned(), rev.clone()), ("move".to_owned(), mv.to_owned())];
    let send = |mv: &str| {
        let fields = fields(mv);
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        ann.post(&format!("{table}/move"), &fields)
    };
    location(&send(&hint(&ann, &table)));
    let moves = ann.moves(&table);
    let stale = send(&hint(&ann, &table));
    assert_eq!((stale.status, ann.moves(&table)), (409, moves));
    assert!(stale.body.contains("class=\"felt\""), "the table is shown: {}", stale.body);
}

#[test]
fn a_form_that_cannot_be_read_says_which_field_is_wrong() {
    let ann = ann();
    let table = ann.begin("keevorn", &[("seed", "7")]);
    let moves = ann.moves(&table);
    let wrong = [
        ("move", vec![("move", "x")], "rev"),
        ("move", vec![("rev", "far"), ("move", "x")], "far"),
        ("move", vec![("rev", "0")], "move"),
        ("undo", vec![("rev", "0"), ("steps", "-1")], "steps"),
        ("go", vec![("rev", "0")], "node"),
        ("correct", vec![("rev", "0"), ("wrong", "#1")], "move"),
        ("move", vec![("rev", "0"), ("move", "x"), ("key", "a b")], "key"),
    ];
    for (form, fields, named) in wrong {
        let answer = ann.post(&format!("{table}/{form}"), &fields);
        assert_eq!(answer.status, 400, "{form} {fields:?}: {}", answer.body);
        assert!(answer.body.contains(named), "{form} {fields:?}: {}", answer.body);
    }
    let illegal = ann.change(&table, "move", &[("move", "eat the table")]);
    assert_eq!(illegal.status, 400);
    let place = header(&illegal, "content-location").unwrap();
    assert!(place.contains("panel=rules&why=eat%20the%20table"), "{place}");
    assert_eq!(ann.moves(&table), moves);
}

#[test]
fn a_move_sent_twice_under_one_key_is_played_once() {
    let ann = ann();
    let table = ann.begin("keevorn", &[("seed", "7")]);
    let (mv, rev) = (hint(&ann, &table), value_of(&ann.get(&table).body, "rev").unwrap());
    let send = |mv: &str| ann.post(&format!("{table}/move"), &[("rev", &rev), ("key", "k"), ("move", mv)]);
    location(&send(&mv));
    let moves = ann.moves(&table);
    location(&send(&mv));
    assert_eq!((send("another").status, ann.moves(&table)), (409, moves));
}

#[test]
fn a_game_belongs_to_its_player_only() {
    let ann = ann();
    let bob = Browser::new(&ann.host, 2);
    let table = ann.begin("keevorn", &[("seed", "7")]);
    for page in ["", "/replay", "/record", "/sheet", "/archive", "/review", "/solution", "/result.svg"] {
        assert_eq!(bob.get(&format!("{table}{page}")).status, 404, "of nobody: {page}");
    }
    bob.begin("keevorn", &[]);
    for page in ["", "/replay", "/record", "/sheet", "/archive", "/review", "/solution", "/result.svg"] {
        assert_eq!(bob.get(&format!("{table}{page}")).status, 404, "of another: {page}");
    }
    for form in ["move", "undo", "redo", "auto", "again", "delete", "leave", "watch", "peek", "review"] {
        let answer = bob.post(&format!("{table}/{form}"), &[("rev", "0"), ("move", "x")]);
        assert_eq!(answer.status, 404, "{form}: {}", answer.body);
    }
}

#[test]
fn a_change_that_informs_needs_confirmation_and_the_question_repeats_the_form() {
    let ann = ann();
    let table = ann.begin("keevorn", &[("seed", "3")]);
    while !ann.look(&table, |game| game.tree.would_inform_back_to(game.tree.ply_before(1))) {
        assert_eq!(ann.follow_hints(&table, 1), 1, "some move shows something");
    }
    let moves = ann.moves(&table);
    let question = ann.change(&table, "undo", &[("steps", "1")]);
    assert_eq!((question.status, ann.moves(&table)), (409, moves));
    assert_eq!(header(&question, "content-location").unwrap().trim_end_matches('?'), table);
    let fields = ["rev", "steps", "confirm"].map(|name| (name, value_of(&question.body, name).unwrap()));
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    location(&ann.post(&format!("{table}/undo"), &fields));
    assert!(ann.moves(&table) < moves && ann.look(&table, |game| game.tree.session().informed()));
}

#[test]
fn an_archived_game_leaves_the_lists_and_too_many_games_are_refused() {
    let ann = ann();
    let tables: Vec<String> = (0..UNFINISHED).map(|_| ann.begin("keevorn", &[])).collect();
    let full = ann.post("/games/keevorn", &[]);
    assert_eq!(full.status, 429);
    assert_eq!(header(&full, "retry-after"), Some("2"));
    assert_eq!(location(&ann.post(&format!("{}/archive", tables[0]), &[])), "/");
    let listed = ann.get("/mine").body;
    assert!(!listed.contains(&tables[0]) && listed.contains(&tables[1]), "{listed}");
    ann.begin("keevorn", &[]);
}

#[test]
fn wrong_house_rules_are_refused_with_the_form_as_it_was_filled_in() {
    let ann = ann();
    let page = ann.post("/games/keevorn", &[("option.colour", "red"), ("seed", "7")]);
    assert_eq!(page.status, 400);
    assert!(page.body.contains("colour") && page.body.contains("value=\"7\""), "{}", page.body);
    for (path, fields, status) in [
        ("/games/chess", vec![], 404),
        ("/games/keevorn", vec![("guide", "x")], 400),
        ("/games/keevorn", vec![("opponent", "a crow")], 400),
        ("/deal", vec![], 400),
        ("/deal", vec![("code", "XXXX")], 400),
        ("/campaigns", vec![], 400),
        ("/puzzles/keevorn/1", vec![], 400),
        ("/puzzles/keevorn/99999", vec![("move", "x")], 404),
        ("/daily/chess", vec![], 404),
    ] {
        let answer = ann.post(path, &fields);
        assert_eq!(answer.status, status, "{path} {fields:?}: {}", answer.body);
    }
    assert_eq!([ann.upload("/records", "").status, ann.upload("/records", "rubbish").status], [400, 400]);
    assert_eq!(ann.upload("/records", &"x".repeat(300 * 1024)).status, 413);
}
